"""Orders for one round: left with a decision, carried out in that round, gone with it."""

from bot.tables.model import Person
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.undo import TakeBack, UndoTo
from bot.tables.service import Tables
from engine.actions import Bid, Stash, Take
from engine.events import Recalled, Took
from tests.kit.table_games import HOST, MODERATOR, begun, play_until, refused, step


async def choosing(tables: Tables) -> tuple[int, Person, int]:
    """A game in which somebody chooses who has sculptors for more than one Moai; who, and the round."""
    game = await begun(tables)
    await play_until(tables, game, "auction")
    while True:
        table = (await tables.look(game)).table
        assert table.view is not None
        for seat in table.seats:
            if seat.user is None or seat.colour not in table.due:
                continue
            look = await tables.look(game, seat.user)
            assert look.view is not None
            if look.view.phase == "choose" and look.view.players[seat.colour].sculptors > 1:
                return game, Person(seat.user), look.view.round
            if look.view.phase == "auction":
                screen = look.view.screen
                bid = Bid(0, screen.workers, bool(screen.sorcerer), bool(screen.chief))
                await tables.submit(game, Person(seat.user), Act(bid))
                break
        else:
            assert await step(tables, game) is not None


async def test_whoever_takes_a_moai_can_have_the_largest_taken_from_then_on(tables: Tables) -> None:
    game, person, number = await choosing(tables)
    view = (await tables.look(game, person.user)).view
    assert view is not None
    act = Act(Take(min(view.quarry)), orders=(("largest", "round"),))
    await tables.submit(game, person, act)
    look = await tables.look(game, person.user)
    assert look.orders == (("largest", str(number)),)
    await play_until(tables, game, "placement")
    log = await tables.log(game)
    mine = [
        entry.actor
        for entry in log
        for event in entry.events
        if isinstance(event, Took) and event.seat == view.seat
    ]
    assert mine[0] == f"user:{person.user}"
    assert mine[1:] == ["order"] * len(mine[1:])
    assert mine[1:], "they had sculptors for a second one"
    while (await tables.look(game)).table.view.round == number:  # type: ignore[union-attr]
        await step(tables, game)
    assert (await tables.look(game, person.user)).orders == (), "the next round asks again"


async def test_taking_the_decision_back_takes_its_order_along(tables: Tables) -> None:
    game, person, _ = await choosing(tables)
    view = (await tables.look(game, person.user)).view
    assert view is not None
    before = (await tables.look(game)).table.version
    await tables.submit(game, person, Act(Take(min(view.quarry)), orders=(("largest", "round"),)))
    await tables.submit(game, MODERATOR, UndoTo(before))
    assert (await tables.look(game, person.user)).orders == ()


async def test_marks_are_kept_or_taken_back_as_was_said_ahead(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "stash")
    table = (await tables.look(game)).table
    seat = next(seat for seat in table.seats if seat.colour in table.due)
    look = await tables.look(game, seat.user)
    assert look.view is not None
    name = next(s.id for s in look.view.statues.values() if s.holder == seat.colour and s.hex is None)
    act = Act(Stash((name,)), orders=(("recall", "none round"),))
    await tables.submit(game, Person(seat.user or 0), act)
    number = look.view.round
    while (await tables.look(game)).table.view.round == number:  # type: ignore[union-attr]
        table = (await tables.look(game)).table
        assert table.view is not None
        assert table.view.phase != "recall" or seat.colour not in table.due, "they were not asked again"
        await step(tables, game)
    told = [entry for entry in await tables.log(game) if entry.seat == seat.colour and entry.actor == "order"]
    assert [event for entry in told for event in entry.events if isinstance(event, Recalled)] == [
        Recalled(seat.colour, ())
    ]
    assert (await tables.look(game, seat.user)).orders == ()


async def test_an_order_left_with_the_last_answer_of_a_round_is_not_for_the_next(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "stash")
    while True:
        table = (await tables.look(game)).table
        assert table.view is not None
        if table.view.phase != "stash":
            break
        seat = next(seat for seat in table.seats if seat.colour in table.due)
        act = Act(Stash(), orders=(("recall", "all round"),))
        await tables.submit(game, Person(seat.user or 0), act)
    await play_until(tables, game, "auction")
    for user in (1, 2, 3):
        assert (await tables.look(game, user)).orders == ()


async def test_nonsense_is_refused_and_changes_nothing(tables: Tables) -> None:
    game = await begun(tables)
    before = (await tables.look(game)).table.version
    await refused("table-no-such-order", tables.submit(game, HOST, LeaveOrder("recall", "some round")))
    await refused("table-no-such-order", tables.submit(game, HOST, Act(Bid(), orders=(("recall", "all 3"),))))
    assert (await tables.look(game)).table.version == before
    await tables.submit(game, HOST, Act(Bid()))
    await tables.submit(game, HOST, TakeBack())
