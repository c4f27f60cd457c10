"""A session of the gateway: its shard, its intents, and the events that it can still be sent again."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.json_types import JSON

REPLAYABLE = 1_000
"""Events that a session keeps for a client that resumes."""
RESUMABLE_FOR = 120.0
"""Seconds for which a session waits for its client to come back."""

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
HIGHEST_INTENT = 1 << 26


@dataclass(slots=True)
class Session:
    """What the gateway remembers of one identified connection."""

    id: str
    shard: int
    shards: int
    intents: int
    socket: web.WebSocketResponse | None
    gone_since: float | None = None
    """When its client left without a goodbye; None while it is here."""
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE))
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server's events (None: those of DMs) go to this session's shard."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)

    def send(self, event: str, payload: JSON) -> None:
        """Queue an event with the next sequence number; while disconnected it is kept for a resume."""
        self.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": payload}, separators=(",", ":"))
        self.sent.append((self.sequence, frame))
        if self.socket is not None:
            self.outbox.put_nowait(frame)

    def left(self, now: float) -> None:
        """The client is gone; it may come back."""
        self.socket = None
        self.gone_since = now if self.gone_since is None else self.gone_since

    def resume(self, socket: web.WebSocketResponse, seen: int) -> None:
        """Go on over a new connection, with every event after the sequence number `seen`."""
        self.socket = socket
        self.gone_since = None
        self.outbox = asyncio.Queue()
        for number, frame in self.sent:
            if number > seen:
                self.outbox.put_nowait(frame)
        self.send("RESUMED", {})

    def can_resume(self, seen: int) -> bool:
        """Whether no event after the sequence number `seen` has been forgotten yet."""
        kept_from = self.sent[0][0] if self.sent else 0
        return 0 <= seen <= self.sequence and kept_from <= seen + 1
