"""The things of which a world consists, with Discord's own numbers for their types and flags.

Saved worlds hold these classes by the names of their fields: a field keeps its name.
"""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.json_types import JSON


class ChannelType(IntEnum):
    """Discord's channel types, as far as the stand-in has them."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15
    MEDIA = 16


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
    requires_tag: bool = False

    @property
    def is_forum(self) -> bool:
        """Whether this holds posts and nothing else: a forum, or a media channel."""
        return self.kind in (ChannelType.FORUM, ChannelType.MEDIA)

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
        return self.kind is not ChannelType.CATEGORY and not self.is_forum


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
