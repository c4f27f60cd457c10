"""The engine against RULES.md and NOTATION.md."""
