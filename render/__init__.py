"""Pictures and words of a game, made from views alone."""
