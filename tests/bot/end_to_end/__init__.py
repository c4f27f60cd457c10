"""The whole bot on the stand-in: games, restarts, kills, people who press anything."""
