"""Whether the computer players can decide by themselves, and how the operator hears that they can't."""

import asyncio
import logging
import time
from typing import Final, NamedTuple

log = logging.getLogger(__name__)
PAUSE: Final = 30.0  # seconds for which a level that failed is not asked again


class Outage(NamedTuple):
    """A level whose players fail: since when, how often, and why the last time. Times are as time.time()."""

    level: str
    since: float
    failures: int
    reason: str


class Health:
    """Which levels fail at present. The log has an error when an outage begins and another when it is over.

    A level that failed is left alone for a pause: every attempt may take until its time limit, and all
    tables share the same few processes.
    """

    def __init__(self, pause: float = PAUSE) -> None:
        self._pause = pause
        self._outages: dict[str, Outage] = {}
        self._ask_again: dict[str, float] = {}
        self._signals: list[asyncio.Event] = []

    @property
    def outages(self) -> tuple[Outage, ...]:
        """The levels that fail, the longest outage first; none if all is well."""
        return tuple(self._outages.values())

    def signal(self, changed: asyncio.Event) -> None:
        """Set an event whenever an outage begins or ends."""
        self._signals.append(changed)

    def _changed(self) -> None:
        for changed in self._signals:
            changed.set()

    def paused(self, level: str) -> bool:
        """Whether a level failed so recently that it is not worth asking."""
        return time.monotonic() < self._ask_again.get(level, 0.0)

    def failed(self, level: str, reason: str) -> None:
        """Note that a level gave no decision."""
        self._ask_again[level] = time.monotonic() + self._pause
        known = self._outages.get(level)
        if known is None:
            log.error("the computer players of level %s fail, easy ones decide instead: %s", level, reason)
            self._outages[level] = Outage(level, time.time(), 1, reason)
            self._changed()
        else:
            self._outages[level] = known._replace(failures=known.failures + 1, reason=reason)

    def decided(self, level: str) -> None:
        """Note that a level gave a decision: if it failed before, that is over."""
        outage = self._outages.pop(level, None)
        if outage is not None:
            self._ask_again.pop(level, None)
            self._changed()
            minutes = (time.time() - outage.since) / 60
            log.error(
                "the computer players of level %s decide again: they failed %s times in %.1f minutes",
                level,
                outage.failures,
                minutes,
            )
