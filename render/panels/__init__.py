"""What stands around the map and on its sea: caption, track, cards, supply, roster, the final table."""
