"""Finished games, played again step by step."""
