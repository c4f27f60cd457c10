"""The place that a fresh playground starts with: a server, a few channels, and people to be."""

from typing import NamedTuple

from .permissions import MEMBERS, MODERATORS, Allow
from .world import Channel, Guild, Kind, Person, Role, World

PEOPLE = (
    ("Alice", "en-US"),
    ("Bruno", "it"),
    ("Chloé", "fr"),
    ("Dmitri", "ru"),
    ("Emil", "de"),
)
MODERATOR = "Mo"
STRANGER = "Sam"
OWNER = "Olga"

BOT_PERMISSIONS = (
    Allow.VIEW_CHANNEL
    | Allow.SEND_MESSAGES
    | Allow.SEND_MESSAGES_IN_THREADS
    | Allow.ATTACH_FILES
    | Allow.READ_MESSAGE_HISTORY
    | Allow.CREATE_PUBLIC_THREADS
)
"""What a server owner is asked to give the bot, and nothing more."""


class Village(NamedTuple):
    """The handles that one needs afterwards."""

    guild: Guild
    general: Channel
    table: Channel
    forum: Channel
    players: list[Person]
    moderator: Person
    stranger: Person
    bot_role: Role


def settle(world: World, *, server: str = "Rapa Nui") -> Village:
    """Build the village in an empty world."""
    players = [world.add_person(name, locale=locale) for name, locale in PEOPLE]
    moderator, stranger, owner = (world.add_person(name) for name in (MODERATOR, STRANGER, OWNER))
    guild = world.add_guild(server, owner, MEMBERS)
    moderators = world.add_role(guild, "Moderators", MODERATORS, colour=0xE67E22)
    bot_role = world.add_role(guild, world.bot.name, BOT_PERMISSIONS, colour=0x5865F2)
    world.join(guild, moderator, moderators, quiet=True)
    for person in (*players, stranger):
        world.join(guild, person, quiet=True)
    general = world.add_text_channel(guild, "general", topic="Everything but the games")
    table = world.add_text_channel(guild, "giants", topic="Moai, ahus and hidden owners")
    forum = world.add_text_channel(guild, "long-games", kind=Kind.FORUM, topic="One post a game")
    world.join(guild, world.bot, bot_role)
    return Village(guild, general, table, forum, players, moderator, stranger, bot_role)
