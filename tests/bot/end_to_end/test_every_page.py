"""Every page, control and command in a language that is longer than others, and in all that there are."""

import logging
from pathlib import Path

import pytest

from bot.words import languages
from engine import find_board
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import DAY, FRIDAY, HOUR, FakeClock
from tests.kit.finished_games import finished_game, without_films
from tests.kit.leagues import card, league, run
from tests.kit.long_runs import ALL
from tests.kit.pseudo_language import spoken, unmarked
from tests.kit.server import CAST, Server
from tests.kit.tour import Tour

pytestmark = pytest.mark.long

PHASES = ("auction", "choose", "placement", "transport", "stash", "recall")
KNOWN = (
    *CAST,
    *("Mo", "Sam", "Olga", "Giants", "Rapa Nui", "Moderators"),
    *(ahu.name for ahu in find_board("Rapa Nui 1").ahus.values()),
)
"""Names, which are the same in every language."""


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    without_films(monkeypatch)


async def see_everything(server: Server, language: str) -> Tour:
    """Alice, Bruno and the moderator see a lobby, a game in all of its phases, reminders, and its end."""
    tour, stage = Tour(server), server.stage
    for person in stage.world.people.values():
        person.locale = language
    alice, bruno = server["Alice"], server["Bruno"]
    await alice.run("/giants new", pictures="request", language=language)
    await tour.press_everything(alice, alice.newest)
    await tour.press_everything(bruno, alice.newest)
    here = stage.demo.general
    game = await server.begun(place=server.place(here), language=language)
    alice, bruno, chloe, moderator = (server[name].at(here) for name in ("Alice", "Bruno", "Chloé", "Mo"))
    for phase in PHASES:
        table = await server.table(game)
        while table.view is not None and table.view.phase != phase:
            assert await server.step(game)
            table = await server.table(game)
        await stage.settle()
        due = [seat.user for seat in table.seats if seat.colour in table.due]
        player = next(player for player in (alice, bruno, chloe) if player.id in due)
        tour.pressed.clear()
        await tour.press_everything(player, await tour.open_card(player, game, "move"), most=12)
        if phase in ("auction", "placement"):
            await tour.press_everything(player, await tour.open_card(player, game, "screen"))
            await tour.press_everything(player, await tour.open_card(player, game, "more"))
    for hours in (9, 17, 30):
        await server.pass_time(hours * HOUR)
    await tour.type_everything(alice)
    await tour.type_everything(moderator)
    await moderator.run("/table end", scored=True, game=game)
    await stage.settle()
    await tour.press_everything(alice, alice.newest)
    over = await finished_game(server)
    await tour.press_everything(alice, (await alice.run("/replay", game=str(over))).message)
    assert {("replay", word) for word in ("next", "jump", "share", "film", "record", "log")} <= tour.pressed
    await tour.press_everything(alice, (await alice.run("/stats")).message)
    await tour.press_everything(alice, (await alice.run("/ladder", season="ever")).message)
    assert {("stats", "out"), ("ladder", "season"), ("ladder", "fame"), ("ladder", "show")} <= tour.pressed
    await see_a_league(server, tour)
    return tour


async def see_a_league(server: Server, tour: Tour) -> None:
    """Everybody signs up for a league, which is drawn, played and over; the moderator changes everything."""
    alice, moderator = server["Alice"], server["Mo"]
    await server.tables.storage.results.list_again(alice.id)
    await moderator.run("/league new", name="Giants", rounds=1, pace=24)
    number = (await server.bot.leagues.store.of_server(server.here.server or 0))[0][0]
    await run(server)
    for name in CAST:
        answer = await server[name].press(f"bg:0:0:league:{number}:join", on=card(server))
        assert f"league:{number}" not in answer.text
    for _ in range(2):
        await tour.press_everything(moderator, (await moderator.run("/league manage", league=number)).message)
        await tour.press_everything(alice, (await alice.run("/league show", league=number)).message)
        server.fake_clock.time += 60 * DAY
        await run(server)
        tour.pressed.clear()
    assert (await league(server, number)).status == "over"
    await tour.press_everything(moderator, (await moderator.run("/league manage", league=number)).message)
    assert {("league", word) for word in ("fix", "show", "next")} <= tour.pressed


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("language", sorted(languages()) if ALL else ["de", "ru"])
async def test_every_page_fits_in_every_language(
    server: Server, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    tour = await see_everything(server, language)
    assert tour.cut == []
    assert faults(caplog) == []


async def test_every_page_fits_in_a_longer_language_and_says_nothing_past_the_files(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with spoken():
        async with deployed(path, FakeClock(FRIDAY)) as made, staged(made) as stage:
            tour = await see_everything(Server(stage, made), "en")
    assert faults(caplog) == []
    assert tour.cut == []
    said = {text: where for text, where in tour.said.items() if unmarked(text, KNOWN)}
    cities = {text for text in said if text[2:3] == ":" and " · " in text}  # which CLDR names
    assert {text: where for text, where in said.items() if text not in cities} == {}
    assert len(tour.said) > 400
