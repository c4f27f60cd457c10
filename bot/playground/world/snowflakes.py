"""Snowflakes: Discord's identifiers, which carry the time at which they were made."""

from typing import Any

from .clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, from which snowflakes count."""


class Snowflakes:
    """Gives out identifiers that are unique, rising, and carry the time of their making."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A fresh identifier, greater than every earlier one."""
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH_MS) << 22)
        return self._last

    def next_tick(self) -> int:
        """A fresh identifier in a millisecond of its own: two of these can fall to different shards."""
        self._last = max(((self._last >> 22) + 1) << 22, (int(self._clock.now() * 1000) - EPOCH_MS) << 22)
        return self._last

    def skip_past(self, used: int) -> None:
        """Never give out `used` or anything before it."""
        self._last = max(self._last, used)


def made_at(snowflake: int) -> float:
    """When an identifier was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def as_snowflake(value: Any) -> int | None:
    """An identifier as a number, or None where it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int) and 0 <= value < 1 << 63:
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
        return int(value)
    return None
