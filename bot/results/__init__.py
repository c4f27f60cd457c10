"""After the game: what it came to, ratings, ladders, statistics and halls of fame."""
