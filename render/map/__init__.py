"""The island and what stands on it: where everything goes on the map, before anything is painted."""
