"""What a person can see, decided here for the page and for the tests alike."""

from collections.abc import Iterator

from bot.playground.permissions import can_see
from bot.playground.world import Channel, Guild, Message, Person, World


def sees(world: World, person: Person, message: Message) -> bool:
    """Whether a message is visible to a person."""
    channel = world.channels.get(message.channel_id)
    if channel is None or not can_see(world, channel, person.id):
        return False
    return message.audience in (None, person.id)


def guilds(world: World, person: Person) -> list[Guild]:
    """The servers that a person is in."""
    return [guild for guild in world.guilds.values() if person.id in guild.members]


def channels(world: World, person: Person, guild: Guild) -> list[Channel]:
    """A server's channels and threads as a person finds them."""
    found = [c for c in world.all_channels(guild.id) if can_see(world, c, person.id)]
    return sorted(found, key=lambda channel: (channel.is_thread, channel.position, channel.id))


def dms(world: World, person: Person) -> list[Channel]:
    """A person's private channels."""
    found = world.known_dm(person)
    return [] if found is None else [found]


def messages(
    world: World, person: Person, channel: Channel, *, before: int | None = None, limit: int = 50
) -> list[Message]:
    """The latest messages that a person sees in a channel, the oldest first."""
    if not can_see(world, channel, person.id):
        return []
    found: list[Message] = []
    for message in _newest_first(world, channel):
        if (before is None or message.id < before) and message.audience in (None, person.id):
            found.append(message)
            if len(found) == limit:
                break
    return found[::-1]


def _newest_first(world: World, channel: Channel) -> Iterator[Message]:
    return reversed(world.messages[channel.id].values())
