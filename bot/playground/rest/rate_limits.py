"""Rate limits: the headers that discord.py steers by, and real refusals where a test asks for them."""

import hashlib
from collections import Counter
from dataclasses import dataclass, field

from bot.playground.world.clock import Clock

MAJOR = ("channel_id", "guild_id", "webhook_id")


@dataclass(slots=True)
class Rate:
    """So many requests in so many seconds."""

    limit: int
    seconds: float


@dataclass(slots=True)
class Bucket:
    """One window of one route."""

    rate: Rate
    name: str
    used: int = 0
    ends: float = 0.0


GENEROUS = Rate(10_000, 1.0)
"""The usual: headers are there, nobody is ever held up."""

IN_SUM = Rate(50, 1.0)
"""What Discord allows a bot in sum, over all of its processes; interaction endpoints do not count."""

LIFELIKE = {
    ("POST", "/channels/{channel_id}/messages"): Rate(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rate(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rate(5, 1.0),
    ("PATCH", "/channels/{channel_id}"): Rate(2, 600.0),
    ("PUT", "/applications/{application_id}/commands"): Rate(2, 60.0),
}
"""About what Discord allows on the routes that a game card strains."""


@dataclass
class RateLimits:
    """Counts requests by route and major parameter, as Discord's buckets do."""

    clock: Clock
    lifelike: bool = False
    """Hold the bot to about what Discord allows, for tests of a bot under pressure."""
    counted: Counter[str] = field(default_factory=Counter)
    """Requests that counted, by route."""
    refused: Counter[str] = field(default_factory=Counter)
    """Requests that were refused, by scope: `user` for a route's limit, `global` for that of all."""
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _in_sum: dict[str, Bucket] = field(default_factory=dict)

    def take_in_sum(self, who: str) -> float | None:
        """Count a request of a bot, known by its token or else its address: the seconds to wait where it
        asks too much, whatever it asks.
        """
        if not self.lifelike:
            return None
        now = self.clock.now()
        bucket = self._in_sum.setdefault(who, Bucket(IN_SUM, ""))
        if now >= bucket.ends:
            bucket.used, bucket.ends = 0, now + bucket.rate.seconds
        if bucket.used >= bucket.rate.limit:
            self.refused["global"] += 1
            return bucket.ends - now
        bucket.used += 1
        return None

    def take(self, method: str, template: str, params: dict[str, str]) -> tuple[dict[str, str], float | None]:
        """Count a request: the headers of its answer, and the seconds to wait where it is refused."""
        rate = LIFELIKE.get((method, template), GENEROUS) if self.lifelike else GENEROUS
        key = "|".join([method, template, *(params.get(name, "") for name in MAJOR)])
        bucket = self._buckets.get(key)
        now = self.clock.now()
        if bucket is None:
            name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
            bucket = self._buckets[key] = Bucket(rate, name)
        if now >= bucket.ends or bucket.rate is not rate:
            bucket.rate, bucket.used, bucket.ends = rate, 0, now + rate.seconds
        wait = None if bucket.used < rate.limit else bucket.ends - now
        bucket.used = min(bucket.used + 1, rate.limit)
        self.counted[f"{method} {template}"] += 1
        self.refused["user"] += wait is not None
        headers = {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(rate.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.ends:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.ends - now:.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }
        return headers, wait
