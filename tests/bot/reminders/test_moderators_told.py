"""Notices for moderators: a game that belongs to no server has none to be told."""

from bot.tables.model import SYSTEM, Person, Place
from bot.tables.operations.lifecycle import LosePlace
from tests.kit.server import Server


async def test_a_notice_for_the_moderators_of_no_server_is_done_with(server: Server) -> None:
    opened = await server.tables.open_table(Place(None, 5), Person(server["Alice"].id))
    await server.tables.submit(opened.table.id, SYSTEM, LosePlace("channel"))
    assert [notice.user for notice in await server.tables.storage.notices.undelivered()] != []
    await server.tick()
    assert await server.tables.storage.notices.undelivered() == []
