"""The demo server: what a new playground starts with, a server with a few channels and people."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.words import FALLBACK, words

from .permissions import MEMBERS, MODERATORS, Permission
from .world import Channel, ChannelType, Guild, Person, Role, World

PEOPLE = (
    ("Alice", "en-US"),
    ("Bruno", "it"),
    ("Chloé", "fr"),
    ("Dmitri", "ru"),
    ("Emil", "de"),
)
"""Who plays there, and the language of their Discord."""
READERS_OF_ENGLISH = tuple((name, locale if locale.startswith("en") else "en-GB") for name, locale in PEOPLE)
"""The same people, for whoever quotes what they read."""
TABLE = "giants"  # the channel in which a newcomer plays
MODERATOR = "Mo"
STRANGER = "Sam"
OWNER = "Olga"

BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
)
"""What a server owner is asked to give the bot, and nothing more."""


class DemoServer(NamedTuple):
    """The parts of the demo server that are needed afterwards."""

    guild: Guild
    general: Channel
    table: Channel
    forum: Channel
    players: list[Person]
    moderator: Person
    stranger: Person
    bot_role: Role


def discord_locale(language: str) -> str:
    """A language of ours as Discord calls it."""
    return "en-US" if language == FALLBACK else language


def speak(world: World, language: str) -> Channel | None:
    """Have the server, and whoever opens the page first, speak a language from now on; the channel in which
    a game begins, or None where they have been speaking it.

    Whoever chose another language since keeps it, until another one is set.
    """
    guild = next(iter(world.guilds.values()), None)
    if guild is None or guild.locale == discord_locale(language):
        return None
    guild.locale = discord_locale(language)
    world.announce("guild", guild)
    for person in world.people.values():
        if person.id in guild.members and not person.bot:
            person.locale = guild.locale
            world.announce("person", person)
            break
    return next((channel for channel in world.all_channels(guild.id) if channel.name == TABLE), None)


def create_demo_server(
    world: World,
    *,
    server: str = "Rapa Nui",
    people: Sequence[tuple[str, str]] = PEOPLE,
    language: str = FALLBACK,
) -> DemoServer:
    """Create the demo server in an empty world, with these people and the languages that they speak."""
    say = words(language)
    players = [world.add_person(name, locale=locale) for name, locale in people]
    moderator, stranger, owner = (world.add_person(name) for name in (MODERATOR, STRANGER, OWNER))
    guild = world.add_guild(server, owner, MEMBERS)
    moderators = world.add_role(guild, "Moderators", MODERATORS, colour=0xE67E22)
    bot_role = world.add_role(guild, world.bot.name, BOT_PERMISSIONS, colour=0x5865F2)
    world.join(guild, moderator, moderators, quiet=True)
    for person in (*players, stranger):
        world.join(guild, person, quiet=True)
    general = world.add_text_channel(guild, "general", topic=say("playground-topic-general"))
    table = world.add_text_channel(guild, TABLE, topic=say("playground-topic-giants"))
    forum = world.add_text_channel(
        guild, "long-games", kind=ChannelType.FORUM, topic=say("playground-topic-forum")
    )
    world.join(guild, world.bot, bot_role)
    return DemoServer(guild, general, table, forum, players, moderator, stranger, bot_role)
