"""Discord without the game: pages, components, custom ids, and answers that always arrive."""
