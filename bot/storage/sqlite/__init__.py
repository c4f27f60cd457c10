"""SQLite: one file, one process that writes. The engine that everybody starts with."""
