"""Everything that is true on the stand-in: people, servers, channels, messages, files, commands.

`World` holds the state and announces every change to whoever subscribed (the gateway, the page, the
keeper of the world's file). It knows nothing of HTTP and refuses nothing: permissions and bodies are
judged before a change gets here.
"""

import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from .clock import Clock, Snowflakes

JSON = dict[str, Any]

MOST_PRIVATE = 100
"""Ephemeral messages that a person can have open in one channel."""

MOST_COMMAND_FILES = 20
"""Files of commands that are kept: a bot reads them at once or never."""


class ChannelType(IntEnum):
    """Discord's channel types, as far as the stand-in has them."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageFlag(IntEnum):
    """Message flags that change what happens to a message."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Person:
    """An account: somebody who plays, or the bot itself."""

    id: int
    username: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_dms: bool = True


@dataclass(slots=True)
class Role:
    """A role of a server; the one with the server's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    colour: int = 0


@dataclass(slots=True)
class Member:
    """A person's place in a server."""

    person_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Overwrite:
    """What a channel gives to or takes from a role (0) or a member (1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, category, forum, thread or DM."""

    id: int
    kind: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_changed_at: float = 0.0
    thread_members: dict[int, float] = field(default_factory=dict)
    message_count: int = 0
    tags: list[JSON] = field(default_factory=list)
    applied_tags: list[int] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread or a forum post."""
        return self.kind in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        """Whether only invited people see this thread."""
        return self.kind is ChannelType.PRIVATE_THREAD

    @property
    def takes_messages(self) -> bool:
        """Whether messages can be written here at all."""
        return self.kind not in (ChannelType.CATEGORY, ChannelType.FORUM)


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes are in `World.files`."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message. Components are kept with ids filled in and media naming attachments by id."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    type: int = 0
    flags: int = 0
    edited_at: float | None = None
    components: list[JSON] = field(default_factory=list)
    embeds: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinned: bool = False
    reference: JSON | None = None
    audience: int | None = None
    """The only person who sees it, where it is ephemeral."""
    interaction: JSON | None = None
    """How it came about, where it answers an interaction: id, type, user_id, name, …"""
    nonce: str | None = None

    @property
    def v2(self) -> bool:
        """Whether it is built from Components V2."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def loading(self) -> bool:
        """Whether it says "… is thinking" so far."""
        return bool(self.flags & MessageFlag.LOADING)


Listener = Callable[[str, Any], None]


class World:
    """The state, with a way to look things up and to change it so that everybody hears of it."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, bytes] = {}
        self.command_files: dict[int, tuple[int, Attachment]] = {}
        """Files that were handed to a command and stand in no message: with the channel they came from."""
        self.commands: dict[int | None, list[JSON]] = {None: []}
        """Application commands by server; None holds the global ones."""
        self.nonces: dict[str, tuple[float, int, int]] = {}
        """When and where the bot's messages of late were posted, by the nonces that they came with."""
        self.secret = secrets.token_bytes(32)
        self.bot = self.add_person("Giants", username="giants", bot=True)
        self._listeners: list[Listener] = []
        self._private: dict[tuple[int, int], deque[int]] = {}

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(event, subject)` on every change; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, event: str, subject: Any) -> None:
        """Announce a change."""
        for listener in tuple(self._listeners):
            listener(event, subject)

    # people and servers

    def add_person(
        self, name: str, *, username: str | None = None, locale: str = "en-US", bot: bool = False
    ) -> Person:
        """A new account."""
        handle = username or "".join(c for c in name.lower() if c.isalnum() or c in "._")
        person = Person(self.snowflakes.next(), handle or "someone", name, locale, bot)
        self.people[person.id] = person
        if not bot:
            self.tell("person", person)
        return person

    def add_guild(self, name: str, owner: Person, permissions: int, *, locale: str = "en-US") -> Guild:
        """A new server with its owner as the only member; `permissions` are those of @everyone."""
        guild = Guild(self.snowflakes.next_tick(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions)
        self.guilds[guild.id] = guild
        self.join(guild, owner, quiet=True)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: int, colour: int = 0) -> Role:
        """A new role at the top of a server's list."""
        role = Role(self.snowflakes.next(), name, permissions, len(guild.roles), colour)
        guild.roles[role.id] = role
        self.tell("role", (guild, role))
        return role

    def join(self, guild: Guild, person: Person, *roles: Role, quiet: bool = False) -> Member:
        """Make a person a member. The bot's own joining announces the whole server to it."""
        member = Member(person.id, self.clock.now(), [role.id for role in roles])
        guild.members[person.id] = member
        if person is self.bot:
            self.tell("guild", guild)
        elif not quiet:
            self.tell("join", (guild, member))
        return member

    def leave(self, guild: Guild, person_id: int) -> None:
        """End a membership."""
        member = guild.members.pop(person_id, None)
        if member is not None:
            self.tell("leave", (guild, member))

    # channels

    def add_channel(self, channel: Channel) -> Channel:
        """Put a finished channel, thread or DM into the world."""
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        self.tell("thread" if channel.is_thread else "channel", channel)
        return channel

    def add_text_channel(
        self, guild: Guild, name: str, *, kind: ChannelType = ChannelType.TEXT, topic: str | None = None
    ) -> Channel:
        """A new channel at the bottom of a server's list."""
        position = sum(1 for _ in self.guild_channels(guild.id))
        return self.add_channel(
            Channel(self.snowflakes.next(), kind, name, guild.id, topic=topic, position=position)
        )

    def dm(self, person: Person) -> Channel:
        """The private channel between the bot and a person, made on first use."""
        for channel in self.channels.values():
            if channel.kind is ChannelType.DM and person.id in channel.recipients:
                return channel
        return self.add_channel(
            Channel(self.snowflakes.next(), ChannelType.DM, recipients=[self.bot.id, person.id])
        )

    def change_channel(self, channel: Channel) -> None:
        """Announce that a channel's settings were changed."""
        self.tell("thread_update" if channel.is_thread else "channel_update", channel)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in [t for t in self.channels.values() if t.parent_id == channel.id and t.is_thread]:
            self.remove_channel(thread)
        del self.channels[channel.id]
        for message in self.messages.pop(channel.id).values():
            self._forget_files(message.attachments)
        self.tell("thread_delete" if channel.is_thread else "channel_delete", channel)

    def guild_channels(self, guild_id: int) -> Iterator[Channel]:
        """A server's channels without its threads."""
        return (c for c in self.channels.values() if c.guild_id == guild_id and not c.is_thread)

    def threads(self, guild_id: int, parent_id: int | None = None) -> Iterator[Channel]:
        """A server's threads, of one parent where that is given."""
        return (
            c
            for c in self.channels.values()
            if c.is_thread and c.guild_id == guild_id and parent_id in (None, c.parent_id)
        )

    # messages

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """A message by channel and id, ephemeral ones included."""
        return self.messages.get(channel_id, {}).get(message_id)

    def post(self, message: Message) -> Message:
        """Put a finished message into its channel."""
        self.messages[message.channel_id][message.id] = message
        channel = self.channels[message.channel_id]
        if message.audience is None:
            channel.last_message_id = message.id
            channel.message_count += 1
            if channel.is_thread and message.author_id not in channel.thread_members:
                channel.thread_members[message.author_id] = self.clock.now()
        self.tell("message", message)
        if message.audience is not None:
            self._forget_old_private(message.channel_id, message.audience, message.id)
        return message

    def _forget_old_private(self, channel_id: int, audience: int, newest: int) -> None:
        """Ephemeral messages end when their reader's client does; as nobody says when, the oldest go."""
        kept = self._private.setdefault((channel_id, audience), deque())
        kept.append(newest)
        if len(kept) > MOST_PRIVATE:
            oldest = self.message(channel_id, kept.popleft())
            if oldest is not None:
                self.remove(oldest)

    def change(self, message: Message) -> None:
        """Announce that a message was changed."""
        self.tell("message_update", message)

    def remove(self, message: Message) -> None:
        """Delete a message and its files."""
        del self.messages[message.channel_id][message.id]
        self._forget_files(message.attachments)
        self.tell("message_delete", message)

    def drop_attachments(self, message: Message, kept: list[Attachment]) -> None:
        """Replace a message's list of files, forgetting the bytes of those that left it."""
        ids = {attachment.id for attachment in kept}
        self._forget_files([a for a in message.attachments if a.id not in ids])
        message.attachments = kept

    def add_command_file(self, channel_id: int, attachment: Attachment, content: bytes) -> None:
        """Keep a file that belongs to no message for as long as a command may want to read it."""
        while len(self.command_files) >= MOST_COMMAND_FILES:
            oldest = next(iter(self.command_files))
            self._forget_files([self.command_files.pop(oldest)[1]])
        self.command_files[attachment.id] = channel_id, attachment
        self.files[attachment.id] = content

    def _forget_files(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.files.pop(attachment.id, None)

    # commands

    def set_commands(self, guild_id: int | None, commands: list[JSON]) -> None:
        """Replace the application commands of a server, or the global ones."""
        self.commands[guild_id] = commands
        self.tell("commands", guild_id)
