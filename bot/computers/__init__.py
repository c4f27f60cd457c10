"""Computer players at tables: whose turn it is, where they decide, and what happens if they can't."""
