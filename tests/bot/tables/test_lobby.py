"""From an empty channel to the first dice."""

import pytest

from bot.tables.model import Person, Place
from bot.tables.operations.lifecycle import End, MoveTo
from bot.tables.operations.lobby import (
    LESSON_DICE,
    AddComputer,
    Configure,
    FreeSeat,
    HandOver,
    Invite,
    Join,
    Leave,
    Start,
)
from bot.tables.service import Tables
from engine import COLOURS, Options
from tests.kit.table_games import HERE, HOST, begun, lobby, refused


async def test_a_table_opens_where_there_is_none(tables: Tables) -> None:
    outcome = await tables.open_table(HERE, HOST, options=Options.of("quick_start"), deadline=86400)
    assert outcome.table.status == "open"
    assert outcome.table.place == HERE
    assert outcome.table.options.quick_start
    assert outcome.table.settings.deadline == 86400
    assert [entry.kind for entry in outcome.entries] == ["opened"]
    assert await tables.storage.tables.at(HERE.channel) == outcome.table.id


async def test_one_running_game_a_place_and_any_number_of_places(tables: Tables) -> None:
    game = await lobby(tables)
    refusal = await refused("table-place-taken", tables.open_table(HERE, Person(9)))
    assert refusal.blanks == {"game": game}
    other = await tables.open_table(Place(100, 201), Person(9))
    assert other.table.id != game
    await refused("table-place-taken", tables.submit(other.table.id, Person(9), MoveTo(HERE)))
    await tables.submit(game, HOST, End(scored=False))
    await tables.submit(other.table.id, Person(9), MoveTo(HERE))
    assert await tables.storage.tables.at(HERE.channel) == other.table.id


async def test_people_join_with_a_colour_change_it_and_leave(tables: Tables) -> None:
    game = (await tables.open_table(HERE, HOST)).table.id
    await tables.submit(game, Person(2), Join("red"))
    await refused("table-colour-taken", tables.submit(game, Person(3), Join("red")))
    await refused("table-already-seated", tables.submit(game, Person(2), Join("red")))
    await refused("table-already-seated", tables.submit(game, Person(2), Join()))
    await tables.submit(game, Person(2), Join("blue"))
    outcome = await tables.submit(game, Person(3), Join("red"))
    assert [(seat.user, seat.colour) for seat in outcome.table.seats] == [(2, "blue"), (3, "red")]
    await tables.submit(game, Person(2), Leave())
    await refused("table-not-seated", tables.submit(game, Person(2), Leave()))
    outcome = await tables.submit(game, Person(4), Join())
    assert outcome.own.seat is not None
    assert outcome.own.seat.colour == COLOURS[0]


async def test_a_table_is_full_with_five(tables: Tables) -> None:
    game = await lobby(tables, 5)
    await refused("table-full", tables.submit(game, Person(6), Join()))
    await refused("table-full", tables.submit(game, HOST, AddComputer("easy")))


async def test_a_private_table_is_for_the_invited(tables: Tables) -> None:
    game = (await tables.open_table(HERE, HOST, private=True)).table.id
    await refused("table-private", tables.submit(game, Person(2), Join()))
    await refused("table-not-host", tables.submit(game, Person(2), Invite(3)))
    outcome = await tables.submit(game, HOST, Invite(2))
    assert [(notice.user, notice.key) for notice in outcome.notices] == [(2, "table-notice-invited")]
    await refused("table-already-invited", tables.submit(game, HOST, Invite(2)))
    await tables.submit(game, Person(2), Join())


async def test_computers_are_added_and_dismissed_by_the_host(tables: Tables) -> None:
    game = await lobby(tables, 2)
    await refused("table-no-such-level", tables.submit(game, HOST, AddComputer("genius")))
    await refused("table-not-host", tables.submit(game, Person(2), AddComputer("easy")))
    outcome = await tables.submit(game, HOST, AddComputer("easy", "purple"))
    assert outcome.table.seats[-1].computer == "easy"
    await tables.submit(game, HOST, FreeSeat("purple"))
    await refused("table-no-such-seat", tables.submit(game, HOST, FreeSeat("purple")))


@pytest.mark.parametrize("people", [0, 1, 2])
async def test_too_few_can_not_start(tables: Tables, people: int) -> None:
    game = await lobby(tables, people)
    refusal = await refused("table-wrong-count", tables.submit(game, HOST, Start()))
    assert refusal.blanks == {"count": people, "least": 3, "most": 5}


async def test_only_the_host_or_a_moderator_starts(tables: Tables) -> None:
    game = await lobby(tables)
    await refused("table-not-host", tables.submit(game, Person(2), Start()))
    outcome = await tables.submit(game, Person(77, moderator=True), Start())
    assert outcome.entries[0].actor == "moderator:77"


async def test_as_seated_keeps_the_order_and_rolls_the_first_dice(tables: Tables) -> None:
    game = await lobby(tables, 4)
    outcome = await tables.submit(game, HOST, Start())
    view = outcome.table.view
    assert view is not None
    assert view.seats == ("green", "red", "blue", "yellow")
    assert view.first_player == "green"
    assert not view.dice_due
    assert outcome.table.due == view.seats
    assert [entry.kind for entry in outcome.entries] == ["started", "action"]


async def test_random_seating_depends_on_the_seed_alone(tables: Tables) -> None:
    orders = []
    for channel in (1, 2):
        game = await begun(tables, 5, Place(1, channel), seating="random")
        orders.append([seat.colour for seat in (await tables.look(game)).table.seats])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == sorted(COLOURS)
    assert orders[0] != ["green", "red", "blue", "yellow", "purple"]


async def test_the_lobby_is_closed_once_the_game_runs(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-is-playing", tables.submit(game, Person(9), Join()))
    await refused("table-leave-running", tables.submit(game, Person(2), Leave()))
    await refused("table-is-playing", tables.submit(game, HOST, Start()))
    await refused("table-is-playing", tables.submit(game, HOST, Invite(9)))
    await refused("table-fixed", tables.submit(game, HOST, Configure(options=Options())))
    outcome = await tables.submit(game, HOST, Configure({"pictures": "request"}))
    assert outcome.table.settings.pictures == "request"


async def test_settings_are_checked(tables: Tables) -> None:
    assert (await refused("table-bad-setting", tables.open_table(HERE, HOST, deadline=5))).blanks == {
        "name": "deadline"
    }
    await refused("table-no-such-board", tables.open_table(HERE, HOST, board="Atlantis"))
    game = await lobby(tables)
    await refused("table-bad-setting", tables.submit(game, HOST, Configure({"colour_scheme": "dark"})))
    await refused("table-no-such-level", tables.submit(game, HOST, Configure({"stand_in": "genius"})))
    outcome = await tables.submit(
        game, HOST, Configure({"language": "fr"}, options=Options.of("open_owners"))
    )
    assert outcome.table.options.open_owners
    assert outcome.table.settings.language == "fr"


async def test_the_host_can_hand_the_table_over(tables: Tables) -> None:
    game = await lobby(tables)
    await refused("table-already-host", tables.submit(game, HOST, HandOver(1)))
    await tables.submit(game, HOST, HandOver(2))
    await refused("table-not-host", tables.submit(game, HOST, Start()))
    await tables.submit(game, Person(2), Start())


async def test_a_game_that_does_not_exist_is_named(tables: Tables) -> None:
    refusal = await refused("table-no-such-game", tables.look(4711))
    assert refusal.blanks == {"game": 4711}
    await refused("table-no-such-game", tables.submit(4711, HOST, Join()))


@pytest.mark.parametrize("people", [3, 4, 5])
async def test_a_lesson_begins_with_any_number_of_people(tables: Tables, people: int) -> None:
    """Somebody may sit down beside whoever learns; the dice are prepared for three."""
    game = await lobby(tables, people, lesson=True)
    table = (await tables.submit(game, HOST, Start())).table
    assert table.view is not None
    assert table.status == "playing"
    assert (tuple(sorted(table.view.faces or ())) == LESSON_DICE) == (people == 3)
