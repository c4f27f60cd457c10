"""The bot's connections to the gateway: identify, heartbeat, resume, and the events that each one gets."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Iterator
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.fault_injection import Faults
from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.sockets import write_frames
from bot.playground.validation.form import Form
from bot.playground.world import Guild, World
from bot.playground.world.snowflakes import as_snowflake

from .events import Events
from .session import HIGHEST_INTENT, MESSAGE_CONTENT, PRIVILEGED, RESUMABLE_FOR, Session
from .session_starts import SessionStarts

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.02
MOST_GUILDS = 2500
"""Servers that a shard can have."""
INVALID_SESSION = '{"op":9,"s":null,"t":null,"d":false}'


class Gateway:
    """Accepts the bot's connections and tells each what its shard and intents entitle it to."""

    def __init__(self, world: World, payloads: Payloads, faults: Faults, token: str) -> None:
        self.world = world
        self.payloads = payloads
        self.faults = faults
        self.token = token
        self.allowed_intents = ~PRIVILEGED
        """Privileged intents are off, as for a bot that never asked Discord for them."""
        self.named: str | None = None
        """Where it says that it is, if that is not where it is: as Discord does behind a proxy."""
        self.most_guilds = MOST_GUILDS
        self.shards_multiple_of = 1
        """What a very large bot's number of shards must be a multiple of, as Discord tells its owner."""
        self.starts = SessionStarts(world.clock)
        self.sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._events = Events(world, payloads, self.dispatch)
        world.subscribe(self._on_change)

    @property
    def connected(self) -> bool:
        """Whether the bot is listening."""
        return any(session.socket is not None for session in self.sessions.values())

    def _on_change(self, change: str, subject: Any) -> None:
        if self.sessions:
            self._events.send(change, subject)

    def dispatch(
        self,
        event: str,
        payload: JSON,
        guild_id: int | None,
        intent: int = 0,
        blind: JSON | None = None,
    ) -> None:
        """Send an event to every session of the right shard that asked for it.

        `blind` is what a session gets that may not read what people write.
        """
        copies = self.faults.copies(event)
        self._forget_old_sessions()
        for session in self.sessions.values():
            if session.serves(guild_id) and (not intent or session.intents & intent):
                shown = payload if blind is None or session.intents & MESSAGE_CONTENT else blind
                for _ in range(copies):
                    session.send(event, shown)

    # the bot's connection

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket of the bot until it closes."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            await socket.send_str(
                json.dumps({"op": 10, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
            )
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                started = await self._receive(socket, frame.data, session)
                if started is not None and started is not session:
                    session = started
                    writer = asyncio.create_task(write_frames(socket, session.outbox), name="gateway-writer")
        finally:
            self._sockets.discard(socket)
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.left(self.world.clock.now())
                # A client that says goodbye with 1000 or 1001 gives up its session.
                if socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                    self.sessions.pop(session.id, None)
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, text: str, session: Session | None
    ) -> Session | None:
        op, data = _parsed(text)
        if op is None:
            await socket.close(code=4002, message=b"Error while decoding payload.")
            return None
        match op:
            case 1:
                # Not at once: discord.py notes when it sent a heartbeat only after sending it, and would
                # take an answer that was faster for a late answer to the heartbeat before.
                await asyncio.sleep(ACK_AFTER)
                await self._send(socket, '{"op":11,"s":null,"t":null,"d":null}')
            case 2 if session is None:
                return await self._identify(socket, data)
            case 6 if session is None:
                return await self._resume(socket, data)
            case 2 | 6:
                await socket.close(code=4005, message=b"Already authenticated.")
            case 3 | 4 | 8 if session is None:
                await socket.close(code=4003, message=b"Not authenticated.")
            case 8:
                self._chunk(session, data)
            case 3 | 4:
                pass
            case _:
                await socket.close(code=4001, message=b"Unknown opcode.")
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: JSON) -> Session | None:
        intents = data.get("intents")
        shard, shards = _shard(data.get("shard"))
        refusal = None
        guilds: list[Guild] = []
        if data.get("token") != self.token:
            refusal = (4004, b"Authentication failed.")
        elif not 0 <= shard < shards or shards % self.shards_multiple_of:
            refusal = (4010, b"Invalid shard.")
        elif len(guilds := list(self._guilds_of(shard, shards))) > self.most_guilds:
            refusal = (4011, b"Sharding required.")
        elif not isinstance(intents, int) or not 0 <= intents < HIGHEST_INTENT:
            refusal = (4013, b"Invalid intent(s).")
        elif intents & ~self.allowed_intents:
            refusal = (4014, b"Disallowed intent(s).")
        if refusal is not None:
            await socket.close(code=refusal[0], message=refusal[1])
            return None
        if self.starts.too_early(shard):
            await self._send(socket, INVALID_SESSION)
            return None
        if not self.starts.remaining:
            await self._revoke_token()
            return None
        self.starts.count(shard)
        session = Session(secrets.token_hex(16), shard, shards, int(intents or 0), socket)
        self.sessions[session.id] = session
        ready: JSON = {
            "v": 10,
            "user": self.payloads.me(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.named or self.payloads.origin.replace("http", "ws", 1) + "/gateway",
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "private_channels": [],
        }
        if data.get("shard"):
            ready["shard"] = [shard, shards]
        session.send("READY", ready)
        for guild in guilds:
            session.send("GUILD_CREATE", self.payloads.guild_create(guild))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: JSON) -> Session | None:
        self._forget_old_sessions()
        session = self.sessions.get(data.get("session_id", ""))
        sequence = data.get("seq")
        seen = sequence if isinstance(sequence, int) else -1
        if data.get("token") != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if session is None or not session.can_resume(seen):
            await self._send(socket, INVALID_SESSION)
            return None
        session.resume(socket, seen)
        return session

    def _guilds_of(self, shard: int, shards: int) -> Iterator[Guild]:
        """The bot's servers whose events go to a shard."""
        for guild in self.world.guilds.values():
            if (guild.id >> 22) % shards == shard and self.world.bot.id in guild.members:
                yield guild

    async def _revoke_token(self) -> None:
        """What a bot gets for starting more sessions than it may: all end, and its token is worth nothing."""
        self.token = secrets.token_urlsafe(24)
        self.sessions.clear()
        await asyncio.gather(
            *(socket.close(code=4004, message=b"Authentication failed.") for socket in tuple(self._sockets))
        )

    def _forget_old_sessions(self) -> None:
        """Sessions whose client has been gone for long can't be resumed any more."""
        cutoff = self.world.clock.now() - RESUMABLE_FOR
        for session in [s for s in self.sessions.values() if s.gone_since is not None]:
            if session.gone_since is not None and session.gone_since < cutoff:
                del self.sessions[session.id]

    async def _send(self, socket: web.WebSocketResponse, frame: str) -> None:
        with contextlib.suppress(ConnectionResetError):  # the client may have left meanwhile
            await socket.send_str(frame)

    def _chunk(self, session: Session | None, data: JSON) -> None:
        guild = self.world.guilds.get(as_snowflake(data.get("guild_id")) or 0)
        if session is None or guild is None:
            return
        wanted = {as_snowflake(who) for who in Form().several(data, "user_ids", ())}
        query = data.get("query")
        found = [
            self.payloads.full_member(member)
            for member in guild.members.values()
            if member.person_id in wanted
            or (query is not None and self.world.people[member.person_id].username.startswith(query))
        ]
        payload: JSON = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        if data.get("nonce"):
            payload["nonce"] = data["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", payload)

    # breaking connections on purpose

    async def drop(self, code: int = 4000) -> None:
        """Break every connection; the bot can resume."""
        for session in list(self.sessions.values()):
            socket = session.socket
            session.left(self.world.clock.now())
            if socket is not None:
                await socket.close(code=code, message=b"")

    async def ask_to_reconnect(self) -> None:
        """Tell the bot to come back (op 7), as Discord does when it moves things around."""
        await self._broadcast('{"op":7,"s":null,"t":null,"d":null}')

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); where not resumable the bot must identify anew."""
        sockets = [s.socket for s in self.sessions.values() if s.socket is not None]
        if not resumable:
            self.sessions.clear()
        for socket in sockets:
            await socket.send_str(f'{{"op":9,"s":null,"t":null,"d":{str(resumable).lower()}}}')

    async def _broadcast(self, frame: str) -> None:
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.send_str(frame)

    async def close(self) -> None:
        """End all connections."""
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY, message=b"")


def _parsed(text: str) -> tuple[Any, Any]:
    """The op and the data of a frame; no op where it is none that could be acted upon."""
    try:
        frame = json.loads(text)
    except ValueError:
        return None, None
    op = frame.get("op") if isinstance(frame, dict) else None
    data = frame.get("d") if isinstance(frame, dict) else None
    return (None, None) if op in (2, 6, 8) and not isinstance(data, dict) else (op, data)


def _shard(sent: Any) -> tuple[int, int]:
    """Which shard of how many; what cannot be one comes out as a shard that does not exist."""
    match sent:
        case None:
            return 0, 1
        case [int(shard), int(shards)]:
            return shard, shards
    return -1, 0
