"""The gateway: sessions of the bot, what each is told, resuming after a break."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.validation.form import Form, as_snowflake

from .fault_injection import Faults
from .payloads import Payloads
from .permissions import can_see
from .world import Channel, ChannelType, Guild, Message, World

JSON = dict[str, Any]

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.02
REPLAYABLE = 1_000
"""Events that a session keeps for a client that comes back."""

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
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE))
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server's events (None: those of DMs) go to this session's shard."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)


class Gateway:
    """Accepts the bot's connections and tells each what its shard and intents entitle it to."""

    def __init__(self, world: World, payloads: Payloads, faults: Faults, token: str) -> None:
        self.world = world
        self.payloads = payloads
        self.faults = faults
        self.token = token
        self.allowed_intents = ~PRIVILEGED
        """Privileged intents are off, as for a bot that never asked Discord for them."""
        self.sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._tellers: dict[str, Callable[[Any], None]] = {
            "message": self._on_message,
            "message_update": lambda message: self._on_message(message, "MESSAGE_UPDATE"),
            "message_delete": self._on_message_delete,
            "guild": lambda guild: self.dispatch(
                "GUILD_CREATE", self.payloads.guild_create(guild), guild.id, GUILDS
            ),
            "role": self._on_role,
            "join": self._on_join,
            "leave": self._on_leave,
            "channel": lambda channel: self._on_channel(channel, "CHANNEL_CREATE"),
            "channel_update": lambda channel: self._on_channel(channel, "CHANNEL_UPDATE"),
            "channel_delete": lambda channel: self._on_channel(channel, "CHANNEL_DELETE"),
            "thread": lambda channel: self._on_channel(channel, "THREAD_CREATE"),
            "thread_update": lambda channel: self._on_channel(channel, "THREAD_UPDATE"),
            "thread_delete": lambda channel: self._on_channel(channel, "THREAD_DELETE"),
        }
        world.subscribe(self.tell)

    @property
    def connected(self) -> bool:
        """Whether the bot is listening."""
        return any(session.socket is not None for session in self.sessions.values())

    # what happens in the world

    def tell(self, event: str, subject: Any) -> None:
        """Pass a change of the world on to the bot, where Discord would."""
        teller = self._tellers.get(event)
        if teller is not None and self.sessions:
            teller(subject)

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
        for session in self.sessions.values():
            if session.serves(guild_id) and (not intent or session.intents & intent):
                seeing = blind is None or session.intents & MESSAGE_CONTENT
                for _ in range(copies):
                    self._send(session, event, payload if seeing or blind is None else blind)

    def _send(self, session: Session, event: str, payload: JSON) -> None:
        session.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": session.sequence, "d": payload}, separators=(",", ":"))
        session.sent.append((session.sequence, frame))
        if session.socket is not None:
            session.outbox.put_nowait(frame)

    def _on_message(self, message: Message, event: str = "MESSAGE_CREATE") -> None:
        channel = self.world.channels[message.channel_id]
        # Ephemeral messages live outside the channel: nobody but their reader hears of them.
        if message.audience is not None or not can_see(self.world, channel, self.world.bot.id):
            return
        intent = DIRECT_MESSAGES if channel.guild_id is None else GUILD_MESSAGES
        payload = self.payloads.event(message)
        bot_id = self.world.bot.id
        blind = None
        if channel.guild_id is not None and message.author_id != bot_id and bot_id not in message.mentions:
            blind = payload | {"content": "", "embeds": [], "attachments": [], "components": []}
        self.dispatch(event, payload, channel.guild_id, intent, blind)

    def _on_message_delete(self, message: Message) -> None:
        channel = self.world.channels.get(message.channel_id)
        if message.audience is not None or channel is None:
            return
        payload = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
        intent = DIRECT_MESSAGES if channel.guild_id is None else GUILD_MESSAGES
        self.dispatch("MESSAGE_DELETE", payload, channel.guild_id, intent)

    def _on_channel(self, channel: Channel, event: str) -> None:
        if channel.kind is ChannelType.DM or channel.guild_id is None:
            return
        gone = event.endswith("DELETE")
        if gone or can_see(self.world, channel, self.world.bot.id):
            payload = self.payloads.channel(channel)
            if event == "THREAD_CREATE":
                payload["newly_created"] = True
            self.dispatch(event, payload, channel.guild_id, GUILDS)

    def _on_role(self, change: tuple[Guild, Any]) -> None:
        guild, role = change
        payload = {"guild_id": str(guild.id), "role": self.payloads.role(role)}
        self.dispatch("GUILD_ROLE_CREATE", payload, guild.id, GUILDS)

    def _on_join(self, change: tuple[Guild, Any]) -> None:
        guild, member = change
        payload = self.payloads.full_member(member) | {"guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_ADD", payload, guild.id, GUILD_MEMBERS)

    def _on_leave(self, change: tuple[Guild, Any]) -> None:
        guild, member = change
        person = self.world.people[member.person_id]
        if person is self.world.bot:
            self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
            return
        payload = {"guild_id": str(guild.id), "user": self.payloads.user(person)}
        self.dispatch("GUILD_MEMBER_REMOVE", payload, guild.id, GUILD_MEMBERS)

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
                    writer = asyncio.create_task(_write(socket, session.outbox), name="gateway-writer")
        finally:
            self._sockets.discard(socket)
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
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
                with contextlib.suppress(ConnectionResetError):  # the client may have left meanwhile
                    await socket.send_str('{"op":11,"s":null,"t":null,"d":null}')
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
        if data.get("token") != self.token:
            refusal = (4004, b"Authentication failed.")
        elif not 0 <= shard < shards:
            refusal = (4010, b"Invalid shard.")
        elif not isinstance(intents, int) or not 0 <= intents < HIGHEST_INTENT:
            refusal = (4013, b"Invalid intent(s).")
        elif intents & ~self.allowed_intents:
            refusal = (4014, b"Disallowed intent(s).")
        if refusal is not None:
            await socket.close(code=refusal[0], message=refusal[1])
            return None
        session = Session(secrets.token_hex(16), shard, shards, int(intents or 0), socket)
        self.sessions[session.id] = session
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if self.world.bot.id in guild.members and session.serves(guild.id)
        ]
        ready: JSON = {
            "v": 10,
            "user": self.payloads.me(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.payloads.origin.replace("http", "ws", 1) + "/gateway",
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "private_channels": [],
        }
        if data.get("shard"):
            ready["shard"] = [shard, shards]
        self._send(session, "READY", ready)
        for guild in guilds:
            self._send(session, "GUILD_CREATE", self.payloads.guild_create(guild))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: JSON) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        seen = data.get("seq")
        sequence = seen if isinstance(seen, int) else -1
        if data.get("token") != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        known = session is not None and 0 <= sequence <= session.sequence
        # The oldest frame kept must join up with the last one that the client saw.
        if not known or session is None or (session.sent and session.sent[0][0] > sequence + 1):
            with contextlib.suppress(ConnectionResetError):  # the client may have left meanwhile
                await socket.send_str('{"op":9,"s":null,"t":null,"d":false}')
            return None
        session.socket = socket
        session.outbox = asyncio.Queue()
        for number, frame in session.sent:
            if number > sequence:
                session.outbox.put_nowait(frame)
        self._send(session, "RESUMED", {})
        return session

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
        self._send(session, "GUILD_MEMBERS_CHUNK", payload)

    # troubles

    async def drop(self, code: int = 4000) -> None:
        """Break every connection; the bot can resume."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
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
        """End all connections, as at the end of the world."""
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


def _shard(told: Any) -> tuple[int, int]:
    """Which shard of how many; what cannot be one comes out as a shard that does not exist."""
    match told:
        case None:
            return 0, 1
        case [int(shard), int(shards)]:
            return shard, shards
    return -1, 0


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    while True:
        frame = await outbox.get()
        try:
            await socket.send_str(frame)
        except ConnectionError:
            return  # the client is gone; what it missed is kept for its resume
