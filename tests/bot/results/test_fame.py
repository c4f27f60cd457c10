"""The hall of fame is posted once a month where a server wants it, whenever the bot dies."""

from datetime import UTC, datetime

import pytest

from bot.playground.kit import Shown
from bot.tables.model import Place
from tests.kit.results import over
from tests.kit.server import Server


def at(server: Server, year: int, month: int, day: int) -> None:
    server.fake_clock.time = datetime(year, month, day, 12, tzinfo=UTC).timestamp()


def halls(server: Server) -> list[Shown]:
    return [shown for shown in server["Sam"].messages if "The best of last month" in shown.text]


async def wanted(server: Server) -> None:
    """The server wants it in its first channel, and a game was finished in May."""
    mo = server["Mo"]
    setup = await mo.run("/table setup")
    page = await mo.choose("Change or look up…", "after", on=setup.message)
    assert "No hall of fame is posted." in page.text
    page = await mo.choose(
        "Where the hall of fame is posted (none: nowhere)", str(server.stage.channel.id), on=page.message
    )
    assert f"Every month, the hall of fame is posted in <#{server.stage.channel.id}>." in page.text
    at(server, 2027, 5, 20)
    users = (server[name].id for name in ("Alice", "Bruno", "Chloé"))
    await over(server.tables, *users, place=Place(server.here.server, 1))


async def test_it_is_posted_once_a_month(server: Server) -> None:
    await wanted(server)
    fame = server.bot.fame
    await fame.run_once()
    assert halls(server) == [], "not in the midst of a month"
    at(server, 2027, 6, 2)
    await fame.run_once()
    await fame.run_once()
    [posted] = halls(server)
    for words in (
        "Highest score: ",
        "Longest haul: ",
        "Most earned by carrying",
        "Closest finish: ",
        "Best ever",
    ):
        assert words in posted.text
    assert not posted.pinged
    assert f"<@{server['Alice'].id}>" in posted.text
    await server.stage.restart_bot()
    await server.bot.fame.run_once()
    assert len(halls(server)) == 1
    at(server, 2027, 7, 1)
    await server.bot.fame.run_once()
    assert len(halls(server)) == 1, "in June no game was finished"


async def test_it_is_found_again_if_the_bot_died_before_it_knew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wanted(server)
    at(server, 2027, 6, 1)

    async def dies(*_args: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(server.tables.storage.results, "fame_posted", dies)
        with pytest.raises(RuntimeError, match="killed"):
            await server.bot.fame.run_once()
    await server.stage.restart_bot()
    await server.bot.fame.run_once()
    assert len(halls(server)) == 1
    assert await server.tables.storage.results.fame_wanted("2027-06") == []
