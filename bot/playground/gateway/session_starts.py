"""How often a bot may identify: so many shards at a time, and so many sessions a day."""

from dataclasses import dataclass, field

from bot.playground.json_types import JSON
from bot.playground.world.clock import Clock

A_DAY = 24 * 3600.0
BETWEEN_IDENTIFIES = 5.0
"""Seconds between two identifies of shards that share a rate limit key."""


@dataclass
class SessionStarts:
    """Counts identifies over all shards and processes of a bot. Resuming a session is no identify."""

    clock: Clock
    lifelike: bool = False
    """Refuse an identify that comes too early; otherwise they are only counted."""
    max_concurrency: int = 16
    total: int = 1000
    refused: int = 0
    """Identifies that came too early."""
    _used: int = 0
    _resets_at: float = 0.0
    _latest: dict[int, float] = field(default_factory=dict)

    @property
    def remaining(self) -> int:
        """Sessions that may still be started today."""
        return self.total if self.clock.now() >= self._resets_at else max(0, self.total - self._used)

    def too_early(self, shard: int) -> bool:
        """Whether a shard may not identify yet, as one of the same key did a moment ago. A refused identify
        does not count.
        """
        latest = self._latest.get(shard % self.max_concurrency)
        early = self.lifelike and latest is not None and self.clock.now() - latest < BETWEEN_IDENTIFIES
        self.refused += early
        return early

    def count(self, shard: int) -> None:
        """Note that a shard identified."""
        now = self.clock.now()
        if now >= self._resets_at:
            self._used, self._resets_at = 0, now + A_DAY
        self._used += 1
        self._latest[shard % self.max_concurrency] = now

    def limit(self) -> JSON:
        """The object that says how many sessions may be started."""
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": round(max(0.0, self._resets_at - self.clock.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }
