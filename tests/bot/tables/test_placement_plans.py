"""Plans of placements: carried out turn by turn, secret, stopped when somebody is in the way."""

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act, CancelOrder, LeaveOrder
from bot.tables.operations.placement_plans import PlacementPlan
from bot.tables.operations.seats import Replace
from bot.tables.operations.undo import UndoTo
from bot.tables.service import Tables
from engine import Illegal
from engine.actions import Bid, Pass, Put
from tests.kit.table_games import MODERATOR, begun, placing, refused

PLAN = "1 | put w I5; put s H6; pass | 0"


async def test_a_plan_is_carried_out_step_by_step_as_turns_come(tables: Tables) -> None:
    game, green = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("plan", "1 | put w I5; put s H6; put c G6 | 0"))
    outcome = await tables.submit(game, green, Act(Put("worker", "F6")))
    assert [(entry.actor, entry.seat) for entry in outcome.entries] == [("user:1", "green"), ("order", "red")]
    assert outcome.table.due == ("blue",)
    assert outcome.notices == (), "a plan that goes on is told to nobody"
    await tables.submit(game, Person(3), Act(Put("worker", "A7")))
    outcome = await tables.submit(game, green, Act(Put("sorcerer", "F6")))
    assert outcome.entries[-1].actor == "order"
    look = await tables.look(game, 2)
    assert look.orders == (("plan", "1 | put c G6 | 0"),)
    assert look.view is not None
    placed = [figure.hex for figure in look.view.figures if figure.seat == "red"]
    assert placed == ["I5", "H6"]


async def test_the_first_step_is_taken_at_once_by_whoever_is_in_turn_and_once(tables: Tables) -> None:
    game, green = await placing(tables)
    order = LeaveOrder("plan", PLAN)
    outcome = await tables.submit(game, green, order, press="77")
    assert [entry.actor for entry in outcome.entries] == ["order"]
    again = await tables.submit(game, green, order, press="77")
    assert again.repeated
    assert (await tables.look(game, 1)).orders == (("plan", "1 | put s H6; pass | 0"),)


async def test_a_plan_stops_and_its_person_is_told_when_somebody_stands_in_its_way(tables: Tables) -> None:
    game, green = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("plan", PLAN))
    outcome = await tables.submit(game, green, Act(Put("worker", "I5")))
    assert outcome.table.due == ("red",), "red is asked"
    told = [(notice.user, notice.key, notice.blanks["why"]) for notice in outcome.notices]
    assert told == [(2, "table-notice-order-dropped", "plan-disturbed")]
    assert (await tables.look(game, 2)).orders == ()


async def test_a_plan_without_a_watch_goes_on_whatever_the_others_do(tables: Tables) -> None:
    game, green = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("plan", "1 | put w I5; put s H6 |"))
    outcome = await tables.submit(game, green, Act(Put("worker", "I5")))
    assert outcome.entries[-1].actor == "order"


async def test_figures_that_stood_there_before_disturb_nothing(tables: Tables) -> None:
    game, green = await placing(tables)
    await tables.submit(game, green, Act(Put("worker", "I5")))
    await tables.submit(game, Person(2), Act(Put("worker", "A7")))
    await tables.submit(game, Person(2), LeaveOrder("plan", "1 | put s I5; put c H6 | 0"))
    await tables.submit(game, Person(3), Act(Put("worker", "A7")))
    outcome = await tables.submit(game, green, Act(Put("sorcerer", "F6")))
    assert outcome.entries[-1].actor == "order"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 | put w I5; bid 1m | 0", "plan-unreadable"),
        ("1 | put w Q9 | 0", "unknown-hex"),
        ("nonsense", "plan-unreadable"),
        ("1 | pass; put w I5 | 0", "wrong-phase"),
        ("1 | " + "; ".join(["put w I5"] * 12) + " | 0", "piece-missing"),
    ],
)
async def test_a_plan_that_breaks_the_rules_is_refused_at_once(tables: Tables, line: str, key: str) -> None:
    game, _ = await placing(tables)
    with pytest.raises(Illegal) as caught:
        await tables.submit(game, Person(2), LeaveOrder("plan", line))
    assert caught.value.key == key
    assert (await tables.look(game, 2)).orders == ()


async def test_a_plan_is_for_this_placement_alone(tables: Tables) -> None:
    game, green = await placing(tables)
    await tables.submit(game, green, Act(Pass()))
    await tables.submit(game, Person(2), Act(Pass()))
    await refused("plan-not-now", tables.submit(game, Person(2), LeaveOrder("plan", PLAN)))
    too_long = "1 | " + "; ".join(["pass"] * 13) + " | 0"
    await refused("plan-too-long", tables.submit(game, Person(3), LeaveOrder("plan", too_long)))


async def test_a_plan_is_secret_goes_with_its_person_and_can_be_cancelled(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("plan", PLAN))
    for other in (1, 3, 99):
        assert (await tables.look(game, other)).orders == ()
    await tables.submit(game, MODERATOR, Replace("red", computer="easy"))
    await tables.submit(game, Person(3), LeaveOrder("plan", PLAN))
    await tables.submit(game, Person(3), CancelOrder("plan"))
    assert (await tables.look(game, 3)).orders == ()


async def test_an_undo_drops_a_plan_whose_steps_it_takes_back(tables: Tables) -> None:
    game, green = await placing(tables)
    before = (await tables.look(game)).table.version
    await tables.submit(game, Person(2), LeaveOrder("plan", "1 | put w I5; put s H6; put c G6 | 0"))
    await tables.submit(game, green, Act(Put("worker", "F6")))
    outcome = await tables.submit(game, MODERATOR, UndoTo(before))
    assert outcome.table.due == ("green",)
    assert (await tables.look(game, 2)).orders == ()
    assert (2, "table-notice-order-dropped") in [(notice.user, notice.key) for notice in outcome.notices]


async def test_passing_for_the_rest_of_a_round_ends_with_it(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("pass", "round"))
    assert (await tables.look(game, 2)).orders == (("pass", "1"),)
    for user in (1, 3):
        await tables.submit(game, Person(user), Act(Pass()))
    look = await tables.look(game, 2)
    assert look.view is not None
    assert look.view.round == 2
    for user in (1, 2, 3):
        await tables.submit(game, Person(user), LeaveOrder("bid", "bid -"))
    while (due := (await tables.look(game)).table.due) != ("red",):
        await tables.submit(game, Person({"green": 1, "blue": 3}[due[0]]), Act(Pass()))
    assert (await tables.look(game, 2)).orders == ()


def test_a_plan_reads_what_it_writes() -> None:
    for line in (PLAN, "12 | put s F6 !worker; put c A7 !ahu22; tablet | ", "3 | put w+2 I5; pass | 4"):
        assert str(PlacementPlan.read(line)) == line


async def test_a_plan_of_all_that_is_left_may_end_with_a_pass_that_nobody_will_ask_for(
    tables: Tables,
) -> None:
    game, green = await begun(tables), Person(1)
    await tables.submit(game, green, Act(Bid(markers=2)))
    for user in (2, 3):
        await tables.submit(game, Person(user), Act(Bid()))
    plan = LeaveOrder("plan", "1 | put w F6; put s H6; put c G6; pass |")
    outcome = await tables.submit(game, green, plan)
    assert outcome.own.orders == (("plan", "1 | put s H6; put c G6 | "),), (
        "who has nothing left passes anyway"
    )
