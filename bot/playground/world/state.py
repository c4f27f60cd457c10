"""The world itself: its state, and every way to change it.

`World` announces every change to whoever subscribed (the gateway, the page, the file in which it is saved).
It knows nothing of HTTP and refuses nothing: permissions and bodies are checked before a change gets here.
"""

import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.playground.json_types import JSON

from .clock import Clock
from .models import Attachment, Channel, ChannelType, Guild, Member, Message, MessageFlag, Person, Role
from .snowflakes import Snowflakes

MOST_PRIVATE = 100
"""Ephemeral messages that a person can have open in one channel."""

MOST_COMMAND_FILES = 20
"""Files of commands that are kept: a bot reads them at once or never."""

Listener = Callable[[str, Any], None]


class World:
    """The state, ways to look things up in it, and ways to change it that announce the change."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, bytes] = {}
        self.command_files: dict[int, tuple[int, Attachment]] = {}
        """Files that came as options of commands and are in no message, with the channels they came from."""
        self.commands: dict[int | None, list[JSON]] = {None: []}
        """Application commands by server; None holds the global ones."""
        self.command_roles: dict[tuple[int, str], set[int]] = {}
        """Roles to which a server's settings give a command, whatever permissions it asks for."""
        self.nonces: dict[str, tuple[float, int, int]] = {}
        """When and where the bot's latest messages were posted, by the nonces that they came with."""
        self.secret = secrets.token_bytes(32)
        self.bot = self.add_person("Giants", username="giants", bot=True)
        self._listeners: list[Listener] = []
        self._of_guild: dict[int, dict[int, Channel]] = {}
        self._dms: dict[int, Channel] = {}
        self._private: dict[tuple[int, int], deque[int]] = {}

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(event, subject)` on every change; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def announce(self, event: str, subject: Any) -> None:
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
            self.announce("person", person)
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
        self.announce("role", (guild, role))
        return role

    def join(self, guild: Guild, person: Person, *roles: Role, quiet: bool = False) -> Member:
        """Make a person a member. The bot's own joining announces the whole server to it."""
        member = Member(person.id, self.clock.now(), [role.id for role in roles])
        guild.members[person.id] = member
        if person is self.bot:
            self.announce("guild", guild)
        elif not quiet:
            self.announce("join", (guild, member))
        return member

    def leave(self, guild: Guild, person_id: int) -> None:
        """End a membership."""
        member = guild.members.pop(person_id, None)
        if member is not None:
            self.announce("leave", (guild, member))

    # channels

    def add_channel(self, channel: Channel) -> Channel:
        """Put a finished channel, thread or DM into the world."""
        self.keep_channel(channel)
        self.announce("thread" if channel.is_thread else "channel", channel)
        return channel

    def keep_channel(self, channel: Channel) -> None:
        """Have a channel that was there before anybody listened: nothing is announced."""
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        if channel.guild_id is not None:
            self._of_guild.setdefault(channel.guild_id, {})[channel.id] = channel
        for person_id in channel.recipients:
            if person_id != self.bot.id:
                self._dms[person_id] = channel

    def add_text_channel(
        self, guild: Guild, name: str, *, kind: ChannelType = ChannelType.TEXT, topic: str | None = None
    ) -> Channel:
        """A new channel at the bottom of a server's list."""
        position = sum(1 for _ in self.guild_channels(guild.id))
        return self.add_channel(
            Channel(self.snowflakes.next(), kind, name, guild.id, topic=topic, position=position)
        )

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        *,
        kind: ChannelType = ChannelType.PUBLIC_THREAD,
        message: Message | None = None,
        slowmode: int = 0,
        auto_archive: int = 1440,
        tags: Iterable[int] = (),
    ) -> Channel:
        """A new thread or forum post, on a message where one is given."""
        now = self.clock.now()
        thread = Channel(
            id=self.snowflakes.next() if message is None else message.id,
            kind=kind,
            name=name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            slowmode=slowmode,
            owner_id=owner_id,
            auto_archive=auto_archive,
            archive_changed_at=now,
            thread_members={owner_id: now},
            applied_tags=list(tags),
        )
        self.add_channel(thread)
        if message is not None:
            message.flags |= MessageFlag.HAS_THREAD
            self.change(message)
        return thread

    def dm(self, person: Person) -> Channel:
        """The private channel between the bot and a person, made on first use."""
        found = self._dms.get(person.id)
        return found or self.add_channel(
            Channel(self.snowflakes.next(), ChannelType.DM, recipients=[self.bot.id, person.id])
        )

    def known_dm(self, person: Person) -> Channel | None:
        """The private channel between the bot and a person, if there is one."""
        return self._dms.get(person.id)

    def change_channel(self, channel: Channel) -> None:
        """Announce that a channel's settings were changed."""
        self.announce("thread_update" if channel.is_thread else "channel_update", channel)

    def unarchive(self, channel: Channel) -> None:
        """Bring an archived thread back, as a new message in it does."""
        if channel.archived:
            channel.archived = False
            channel.archive_changed_at = self.clock.now()
            self.change_channel(channel)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in [t for t in self.all_channels(channel.guild_id) if t.parent_id == channel.id]:
            if thread.is_thread:
                self.remove_channel(thread)
        del self.channels[channel.id]
        self._of_guild.get(channel.guild_id or 0, {}).pop(channel.id, None)
        for person_id in channel.recipients:
            self._dms.pop(person_id, None)
        for message in self.messages.pop(channel.id).values():
            self._forget_files(message.attachments)
        self.announce("thread_delete" if channel.is_thread else "channel_delete", channel)

    def guild_channels(self, guild_id: int) -> Iterator[Channel]:
        """A server's channels without its threads."""
        return (c for c in self.all_channels(guild_id) if not c.is_thread)

    def all_channels(self, guild_id: int | None) -> Iterable[Channel]:
        """A server's channels and threads; of no server none."""
        return self._of_guild.get(guild_id or 0, {}).values()

    def threads(self, guild_id: int, parent_id: int | None = None) -> Iterator[Channel]:
        """A server's threads, of one parent where that is given."""
        return (c for c in self.all_channels(guild_id) if c.is_thread and parent_id in (None, c.parent_id))

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
        self.announce("message", message)
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
        self.announce("message_update", message)

    def remove(self, message: Message) -> None:
        """Delete a message and its files."""
        del self.messages[message.channel_id][message.id]
        self._forget_files(message.attachments)
        self.announce("message_delete", message)

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

    def give_command(self, guild: Guild, command: str, role_id: int | None = None) -> None:
        """Let a role, or everybody, use a command, as a server's settings can (under Integrations)."""
        self.command_roles.setdefault((guild.id, command), set()).add(role_id or guild.id)

    def set_commands(self, guild_id: int | None, commands: list[JSON]) -> None:
        """Replace the application commands of a server, or the global ones."""
        self.commands[guild_id] = commands
        self.announce("commands", guild_id)
