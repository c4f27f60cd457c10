"""Pairs of games that differ in secrets alone, and everything that is sent about them."""
