"""Who may do what where: Discord's permission bits and the rule that combines roles and overwrites."""

from enum import IntEnum

from .world import Channel, Guild, World


class Permission(IntEnum):
    """The permissions that the stand-in looks at, with Discord's bit values; sets are plain numbers."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = (1 << 53) - 1

MEMBERS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What @everyone gets in a new server."""

MODERATORS = (
    MEMBERS
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.KICK_MEMBERS
    | Permission.MANAGE_GUILD
)

IN_DMS = MEMBERS | Permission.MENTION_EVERYONE


def in_guild(guild: Guild, person_id: int) -> int:
    """What a member may do in a server before channels have their say; nothing for a stranger."""
    member = guild.members.get(person_id)
    if member is None:
        return 0
    if guild.owner_id == person_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return EVERYTHING if granted & Permission.ADMINISTRATOR else granted


def in_channel(world: World, channel: Channel, person_id: int) -> int:
    """What a person may do in a channel, a thread or a DM."""
    if channel.guild_id is None:
        return IN_DMS if person_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id]
    granted = in_guild(guild, person_id)
    if granted & Permission.ADMINISTRATOR or person_id not in guild.members:
        return granted
    # A thread has no overwrites of its own: its parent's decide.
    ruling = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    roles = guild.members[person_id].roles
    granted = _overwritten(granted, ruling, [guild.id])
    granted = _overwritten(granted, ruling, roles)
    granted = _overwritten(granted, ruling, [person_id])
    if (
        channel.is_private_thread
        and person_id not in channel.thread_members
        and not (granted & Permission.MANAGE_THREADS)
    ):
        return 0
    return granted if granted & Permission.VIEW_CHANNEL else 0


def _overwritten(granted: int, channel: Channel, targets: list[int]) -> int:
    allow = deny = 0
    for target in targets:
        overwrite = channel.overwrites.get(target)
        if overwrite is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    return (granted & ~deny) | allow


def can_see(world: World, channel: Channel, person_id: int) -> bool:
    """Whether a channel exists at all for a person."""
    return bool(in_channel(world, channel, person_id) & Permission.VIEW_CHANNEL)


def can_send(world: World, channel: Channel, person_id: int) -> bool:
    """Whether a person may write there."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return bool(in_channel(world, channel, person_id) & needed)
