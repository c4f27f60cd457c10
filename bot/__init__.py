"""Discord, durability and the command line around the engine."""
