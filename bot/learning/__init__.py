"""Learning the game: the rules by topic, a coach, a first game that teaches, and an example to watch."""
