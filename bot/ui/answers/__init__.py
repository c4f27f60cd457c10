"""How an answer gets to its person: in time, once, and in place of what it replaces."""
