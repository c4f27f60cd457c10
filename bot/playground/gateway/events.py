"""Changes of the world as gateway events, to whom Discord would send them."""

from collections.abc import Callable
from typing import Any, Protocol

from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.permissions import can_see
from bot.playground.world import Channel, ChannelType, Guild, Member, Message, Role, World

from .session import DIRECT_MESSAGES, GUILD_MEMBERS, GUILD_MESSAGES, GUILDS


class Dispatch(Protocol):
    """Sends an event to the sessions of a server's shard that asked for it by an intent."""

    def __call__(
        self, event: str, payload: JSON, guild_id: int | None, intent: int = 0, blind: JSON | None = None
    ) -> None:
        """Send `payload`, or `blind` to sessions that may not read what people write."""


class Events:
    """Turns changes of a world into gateway events."""

    def __init__(self, world: World, payloads: Payloads, dispatch: Dispatch) -> None:
        self.world = world
        self.payloads = payloads
        self.dispatch = dispatch
        self._handlers: dict[str, Callable[[Any], None]] = {
            "message": lambda message: self._message(message, "MESSAGE_CREATE"),
            "message_update": lambda message: self._message(message, "MESSAGE_UPDATE"),
            "message_delete": self._message_delete,
            "guild": self._guild,
            "role": self._role,
            "join": self._join,
            "leave": self._leave,
            "channel": lambda channel: self._channel(channel, "CHANNEL_CREATE"),
            "channel_update": lambda channel: self._channel(channel, "CHANNEL_UPDATE"),
            "channel_delete": lambda channel: self._channel(channel, "CHANNEL_DELETE"),
            "thread": lambda channel: self._channel(channel, "THREAD_CREATE"),
            "thread_update": lambda channel: self._channel(channel, "THREAD_UPDATE"),
            "thread_delete": lambda channel: self._channel(channel, "THREAD_DELETE"),
        }

    def send(self, change: str, subject: Any) -> None:
        """Send the event for a change, where Discord has one."""
        handler = self._handlers.get(change)
        if handler is not None:
            handler(subject)

    def _message(self, message: Message, event: str) -> None:
        channel, bot_id = self.world.channels[message.channel_id], self.world.bot.id
        # Ephemeral messages live outside the channel: nobody but their reader hears of them.
        if message.audience is not None or not can_see(self.world, channel, bot_id):
            return
        payload = self.payloads.event(message)
        blind = None
        if channel.guild_id is not None and message.author_id != bot_id and bot_id not in message.mentions:
            blind = payload | {"content": "", "embeds": [], "attachments": [], "components": []}
        self.dispatch(event, payload, channel.guild_id, _message_intent(channel), blind)

    def _message_delete(self, message: Message) -> None:
        channel = self.world.channels.get(message.channel_id)
        if message.audience is not None or channel is None:
            return
        payload = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
        self.dispatch("MESSAGE_DELETE", payload, channel.guild_id, _message_intent(channel))

    def _channel(self, channel: Channel, event: str) -> None:
        if channel.kind is ChannelType.DM or channel.guild_id is None:
            return
        gone = event.endswith("DELETE")
        if gone or can_see(self.world, channel, self.world.bot.id):
            payload = self.payloads.channel(channel)
            if event == "THREAD_CREATE":
                payload["newly_created"] = True
            self.dispatch(event, payload, channel.guild_id, GUILDS)

    def _guild(self, guild: Guild) -> None:
        self.dispatch("GUILD_CREATE", self.payloads.guild_create(guild), guild.id, GUILDS)

    def _role(self, added: tuple[Guild, Role]) -> None:
        guild, role = added
        payload = {"guild_id": str(guild.id), "role": self.payloads.role(role)}
        self.dispatch("GUILD_ROLE_CREATE", payload, guild.id, GUILDS)

    def _join(self, joined: tuple[Guild, Member]) -> None:
        guild, member = joined
        payload = self.payloads.full_member(member) | {"guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_ADD", payload, guild.id, GUILD_MEMBERS)

    def _leave(self, left: tuple[Guild, Member]) -> None:
        guild, member = left
        person = self.world.people[member.person_id]
        if person is self.world.bot:
            self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
            return
        payload = {"guild_id": str(guild.id), "user": self.payloads.user(person)}
        self.dispatch("GUILD_MEMBER_REMOVE", payload, guild.id, GUILD_MEMBERS)


def _message_intent(channel: Channel) -> int:
    return DIRECT_MESSAGES if channel.guild_id is None else GUILD_MESSAGES
