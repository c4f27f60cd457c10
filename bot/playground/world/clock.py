"""The stand-in's own time."""

import datetime
import time


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


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="microseconds")
