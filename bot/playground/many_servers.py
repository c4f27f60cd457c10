"""Thousands of servers at once, with tables' channels, people and cards, for whoever measures a large bot.

All numbers follow from the counts, so that a database elsewhere can be filled with the same ones.
"""

from dataclasses import dataclass

from .demo_server import BOT_PERMISSIONS
from .permissions import MEMBERS
from .world import Channel, ChannelType, Guild, Member, Message, Person, Role, World

FIRST_GUILD = 1_000_000_000 << 22
"""The servers' numbers are a millisecond apart, so that they fall to all shards alike."""
FIRST_CHANNEL, FIRST_CARD, FIRST_PERSON = (number << 62 - 20 for number in (1, 2, 3))


@dataclass(frozen=True, slots=True)
class ManyServers:
    """So many servers with so many tables, which all have as many seats; a server's people sit at all of its
    tables. Servers, tables and seats are counted from 0.
    """

    guilds: int
    tables: int
    seats: int = 4

    def guild_of(self, table: int) -> int:
        """The number of the server that has a table."""
        return FIRST_GUILD + (table % self.guilds << 22)

    def channel_of(self, table: int) -> int:
        """The number of a table's channel."""
        return FIRST_CHANNEL + table

    def card_of(self, table: int) -> int:
        """The number of the message that is a table's card."""
        return FIRST_CARD + table

    def person_at(self, table: int, seat: int) -> int:
        """The number of whoever has a seat at a table."""
        return FIRST_PERSON + table % self.guilds * self.seats + seat

    def shard_of(self, table: int, shards: int) -> int:
        """The shard that hears what happens at a table."""
        return (self.guild_of(table) >> 22) % shards

    def fill(self, world: World) -> None:
        """Put all of it into a world, before anybody listens."""
        owner = world.add_person("Olga")
        now = world.clock.now()
        for number in range(min(self.guilds, self.tables)):
            self._add_guild(world, number, owner, now)
        for table in range(self.tables):
            channel = Channel(
                self.channel_of(table),
                ChannelType.TEXT,
                f"table-{table}",
                self.guild_of(table),
                position=table // self.guilds,
                last_message_id=self.card_of(table),
            )
            world.keep_channel(channel)
            card = Message(self.card_of(table), channel.id, world.bot.id, now, content="A card")
            world.messages[channel.id][card.id] = card

    def _add_guild(self, world: World, number: int, owner: Person, now: float) -> None:
        guild = Guild(self.guild_of(number), f"Server {number}", owner.id)
        bot_role = guild.id + 1
        guild.roles = {
            guild.id: Role(guild.id, "@everyone", MEMBERS),
            bot_role: Role(bot_role, world.bot.name, BOT_PERMISSIONS, 1),
        }
        for seat in range(self.seats):
            person = Person(self.person_at(number, seat), f"p{number}.{seat}", f"P{number} {seat}")
            world.people[person.id] = person
            guild.members[person.id] = Member(person.id, now)
        guild.members[owner.id] = Member(owner.id, now)
        guild.members[world.bot.id] = Member(world.bot.id, now, [bot_role])
        world.guilds[guild.id] = guild
