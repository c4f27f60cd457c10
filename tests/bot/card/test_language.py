"""A table whose language is gone is shown all the same."""

from bot.playground.kit import Stage
from bot.tables.model import Person, Place
from tests.kit.deployment import Deployment


async def test_a_table_whose_language_is_gone_shows_its_card(stage: Stage, deployment: Deployment) -> None:
    alice = stage["Alice"]
    where = Place(stage.demo.guild.id, stage.channel.id)
    await deployment.tables.open_table(where, Person(alice.id), language="xx")
    card = await alice.until_sees("Nobody sits here yet")
    await alice.choose("Join as…", "Red", on=card)
    await alice.until_sees("One player so far")
