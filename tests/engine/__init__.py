"""The engine against docs/rules.md and docs/notation.md."""
