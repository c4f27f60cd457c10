"""Errors of the database: a message key and what fills its blanks, like every other refusal."""

from engine import KeyedError


class StoreError(KeyedError):
    """The database can't do what was asked; nothing was changed."""


class StoreBusyError(StoreError):
    """Another process holds the database; the same request may succeed later."""


class StoreFullError(StoreError):
    """The disk is full; the same request may succeed later."""


class StoreReadOnlyError(StoreError):
    """The database can be read but not written."""


class StoreDamagedError(StoreError):
    """The database, or this part of it, cannot be trusted."""


class StoreRefusedError(StoreError):
    """The file is no database of ours, or of a newer version: it is left exactly as it was."""
