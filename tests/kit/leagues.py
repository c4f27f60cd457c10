"""A league on a server: signed up for, drawn, and its games brought to an end."""

from bot.leagues.model import League
from bot.playground.kit import Shown
from bot.tables.model import Person, TableDue
from bot.tables.operations.lifecycle import CloseForGood, End
from tests.kit.fake_clock import DAY
from tests.kit.server import Server

PEOPLE = ("Alice", "Bruno", "Chloé", "Dmitri", "Emil", "Sam")


async def opened(server: Server, *people: str, **options: object) -> int:
    """A league that Mo opened, for which these people signed up on its card."""
    answer = await server["Mo"].run("/league new", **{"name": "Winter league", "days": 14, **options})  # type: ignore[arg-type]
    assert "The league is open" in answer.text
    await server.bot.league_runner.run_once()
    for name in people:
        joined = await server[name].press("Sign up", on=card(server))
        assert "You are in!" in joined.text
    return (await server.bot.leagues.store.of_server(server.here.server or 0))[0][0]


def card(server: Server) -> Shown:
    """The card of the league, as it stands in its channel."""
    found = [shown for shown in server["Mo"].messages if "🏆" in shown.text and not shown.ephemeral]
    assert found, [shown.text for shown in server["Mo"].messages]
    return found[-1]


async def run(server: Server) -> None:
    """Let the bot do what is to be done in leagues, now; the cards of games are not waited for."""
    await server.bot.league_runner.run_once()


async def league(server: Server, number: int) -> League:
    return await server.bot.leagues.look(number)


async def drawn(server: Server, number: int) -> League:
    """The league after its sign-up, with the tables of its first round."""
    server.fake_clock.time += 8 * DAY
    await run(server)
    return await league(server, number)


async def ended(server: Server, game: int, *, scored: bool = True) -> None:
    """End a game for good, as a moderator who does not play."""
    moderator = Person(server["Mo"].id, moderator=True)
    await server.tables.submit(game, moderator, End(scored=scored))
    due = (await server.tables._queue.current(game)).moments["close"]
    await server.tables.submit(game, moderator, CloseForGood(TableDue(game, "close", due)))


async def all_ended(server: Server, number: int) -> League:
    """End every game of the round for good, and let the league go on."""
    for table in (await league(server, number)).unsettled():
        assert table.game is not None
        await ended(server, table.game)
    await run(server)
    return await league(server, number)
