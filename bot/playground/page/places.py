"""What a tab of the page lists beside the messages: people, servers, channels, threads and DMs."""

from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.people import visibility
from bot.playground.permissions import Permission, can_send, in_guild
from bot.playground.world import Channel, ChannelType, Guild, Person, World


def list_people(world: World) -> list[JSON]:
    """Everybody whom the one at the page can be."""
    return [_person(world, person) for person in world.people.values() if not person.bot]


def _person(world: World, person: Person) -> JSON:
    guilds = visibility.guilds(world, person)
    return {
        "id": str(person.id),
        "name": person.name,
        "username": person.username,
        "locale": person.locale,
        "takes_dms": person.takes_dms,
        "guilds": [guild.name for guild in guilds],
        "moderator": any(_moderates(guild, person.id) for guild in guilds),
    }


def list_places(world: World, payloads: Payloads, person: Person) -> JSON:
    """Where a person can go, and who is there."""
    return {
        "me": payloads.user(person) | {"locale": person.locale, "takes_dms": person.takes_dms},
        "bot": payloads.user(world.bot),
        "users": [payloads.user(each) for each in world.people.values()],
        "guilds": [_server(world, payloads, guild, person) for guild in visibility.guilds(world, person)],
        "dms": [place(world, payloads, channel, person) for channel in visibility.dms(world, person)],
    }


def _server(world: World, payloads: Payloads, guild: Guild, person: Person) -> JSON:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [place(world, payloads, c, person) for c in visibility.channels(world, person, guild)],
        "roles": [payloads.role(role) for role in guild.roles.values()],
        "members": [
            payloads.full_member(member) | {"power": _moderates(guild, member.person_id)}
            for member in guild.members.values()
        ],
    }


def place(world: World, payloads: Payloads, channel: Channel, person: Person) -> JSON:
    """A channel, thread or DM as a person finds it."""
    payload = payloads.channel(channel)
    payload["can_send"] = channel.takes_messages and can_send(world, channel, person.id)
    payload["joined"] = person.id in channel.thread_members
    if channel.kind is ChannelType.DM:
        others = [who for who in channel.recipients if who != person.id]
        payload["recipients"] = [payloads.user(world.people[who]) for who in others]
    return payload


def _moderates(guild: Guild, person_id: int) -> bool:
    return bool(in_guild(guild, person_id) & Permission.MANAGE_GUILD)
