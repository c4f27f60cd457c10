"""Tables: games that nothing can lose, from the lobby to the final result. No Discord and no SQL in here."""
