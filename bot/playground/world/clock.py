"""The stand-in's own time, and the identifiers that Discord derives from it."""

import datetime
import time

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, from which snowflakes count."""


class Clock:
    """Wall-clock time that a test can move forward, so that the 3 s and 15 min rules need no waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        if seconds < 0:
            raise ValueError("time only moves forward")
        self._ahead += seconds


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


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="microseconds")


def made_at(snowflake: int) -> float:
    """When an identifier was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
