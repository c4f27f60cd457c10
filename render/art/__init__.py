"""Everything that is painted once and kept: the island, pieces, tokens, panels."""
