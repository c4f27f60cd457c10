"""Decisions: who may, once, from a panel that is still true; and nothing but views comes back."""

import dataclasses

import pytest

from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Join, Leave
from bot.tables.operations.moderator_ops import DecideFor
from bot.tables.service import Tables
from engine import Illegal
from engine.actions import Bid, Pass, Put, Roll, Take
from tests.kit.fake_clock import HOUR, FakeClock
from tests.kit.table_games import HERE, HOST, MODERATOR, begun, decide, play_out, play_until, refused


async def test_a_decision_is_stored_and_told(tables: Tables) -> None:
    game = await begun(tables)
    outcome = await tables.submit(game, Person(2), Act(Bid(markers=1, workers=1)))
    assert outcome.own.view is not None
    assert outcome.own.view.bid == Bid(markers=1, workers=1)
    assert outcome.table.due == ("green", "blue")
    (entry,) = outcome.entries
    assert (entry.kind, entry.actor, entry.seat) == ("action", "user:2", "red")
    assert (await tables.log(game))[-1] == entry


async def test_strangers_and_wrong_seats_are_refused(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-not-seated", tables.submit(game, Person(99), Act(Bid())))
    for somebody in (Person(2), Person(99)):
        await refused("table-not-moderator", tables.submit(game, somebody, DecideFor("blue", Bid())))
    await refused("table-no-such-seat", tables.submit(game, MODERATOR, DecideFor("purple", Bid())))
    assert (await tables.look(game)).table.due == ("green", "red", "blue")


async def test_a_moderator_acts_for_a_seat_and_its_person_is_told(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables)
    fake_clock.time += 24 * HOUR
    outcome = await tables.submit(game, MODERATOR, DecideFor("blue", Bid(), exact=True))
    assert outcome.entries[0].actor == "moderator:99"
    assert [(notice.user, notice.key) for notice in outcome.notices] == [(3, "table-notice-acted-for")]
    assert outcome.own.view is None, "a moderator sees no screen"


async def test_what_the_rules_refuse_changes_nothing(tables: Tables) -> None:
    game = await begun(tables)
    before = await tables.look(game, 2)
    with pytest.raises(Illegal, match="markers-missing"):
        await tables.submit(game, Person(2), Act(Bid(markers=7)))
    with pytest.raises(Illegal, match="wrong-phase"):
        await tables.submit(game, Person(2), Act(Take(1)))
    with pytest.raises(Illegal):
        await tables.submit(game, Person(2), Act(Roll((1, 1, 1))))
    after = await tables.look(game, 2)
    assert (after, after.view) == (before, before.view)


async def test_the_same_press_is_taken_once(tables: Tables) -> None:
    game = await begun(tables)
    first = await tables.submit(game, Person(1), Act(Bid(markers=1)), press="77")
    again = await tables.submit(game, Person(1), Act(Bid(markers=1)), press="77")
    assert not first.repeated
    assert again.repeated
    assert again.entries == first.entries
    assert again.table.version == first.table.version
    await play_until(tables, game, "placement")
    late = await tables.submit(game, Person(1), Act(Bid(markers=1)), press="77")
    assert late.repeated, "also when the decision would be refused by now"


async def test_a_press_is_taken_once_in_the_lobby_too(tables: Tables) -> None:
    game = (await tables.open_table(HERE, HOST, press="1")).table.id
    assert (await tables.open_table(HERE, HOST, press="1")).table.id == game
    await tables.submit(game, Person(2), Join(), press="2")
    assert (await tables.submit(game, Person(2), Join(), press="2")).repeated
    await tables.submit(game, Person(2), Leave())
    assert (await tables.submit(game, Person(2), Join(), press="2")).repeated, "leaving does not revive it"
    assert (await tables.look(game)).table.seats == ()


async def test_a_press_of_another_table_is_refused(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid()), press="77")
    other = await begun(tables, place=Place(1, 1))
    await refused("table-press-elsewhere", tables.submit(other, Person(1), Act(Bid(markers=9)), press="77"))


async def test_others_bids_do_not_make_a_panel_stale(tables: Tables) -> None:
    game = await begun(tables)
    version = (await tables.look(game)).table.version
    for user in (1, 2):
        await tables.submit(game, Person(user), Act(Bid(), version=version))
    outcome = await tables.submit(game, Person(3), Act(Bid(workers=1), version=version))
    assert outcome.table.view is not None
    assert outcome.table.view.phase != "auction"


async def test_a_stale_panel_is_refused_with_the_fresh_state(tables: Tables) -> None:
    game = await begun(tables)
    version = (await tables.look(game)).table.version
    await tables.submit(game, Person(1), Act(Bid(markers=1), version=version))
    refusal = await refused(
        "table-stale", tables.submit(game, Person(1), Act(Bid(markers=2), version=version))
    )
    assert refusal.table is not None
    assert refusal.table.version > version
    await tables.submit(game, Person(1), Act(Bid(markers=2), version=refusal.table.version))
    await refused("table-stale", tables.submit(game, Person(2), Act(Bid(), version=10_000)))


async def test_a_panel_of_an_earlier_phase_is_stale(tables: Tables) -> None:
    game = await begun(tables)
    outcome = await tables.submit(game, Person(1), Act(Bid()))
    version = outcome.table.version
    for user in (2, 3):
        await tables.submit(game, Person(user), Act(Bid()))
    refusal = await refused(
        "table-stale", tables.submit(game, Person(1), Act(Bid(markers=1), version=version))
    )
    assert refusal.table is not None
    assert refusal.table.view is not None
    assert refusal.table.view.phase == "placement"


async def test_a_turn_that_came_round_again_is_another_decision(tables: Tables) -> None:
    game = await begun(tables)
    for user in (1, 2, 3):
        await tables.submit(game, Person(user), Act(Bid()))
    version = (await tables.look(game)).table.version
    for user in (1, 2, 3):
        await tables.submit(game, Person(user), Act(Put("worker", "F6")))
    assert (await tables.look(game)).table.due == ("green",)
    await refused("table-stale", tables.submit(game, Person(1), Act(Pass(), version=version)))


async def test_a_game_goes_to_its_end_and_is_kept(tables: Tables) -> None:
    game = await begun(tables)
    await play_out(tables, game)
    table = (await tables.look(game)).table
    assert table.status == "finished"
    assert table.result is not None
    assert set(table.result) == {"green", "red", "blue"}
    assert (await tables.log(game))[-1].kind == "finished"
    await refused("table-is-finished", tables.submit(game, Person(1), Act(Pass())))
    record = await tables.record(game)
    assert record.startswith('[Game "Giants"]\n[Board "Rapa Nui 2"]\n[Rules "1"]\n')
    assert "[Result " in record


async def test_what_comes_back_holds_no_secret_of_another(tables: Tables) -> None:
    """Two games that differ in a sealed bid alone look the same to everybody else."""
    seen = []
    for channel, bid in ((1, Bid(markers=2, chief=True)), (2, Bid())):
        game = await begun(tables, place=Place(1, channel))
        outcome = await tables.submit(game, Person(1), Act(bid))
        table = dataclasses.replace(outcome.table, id=0, place=None, created_at=0)
        other = await tables.look(game, 2)
        seen.append((repr(table), table.view, other.view, outcome.entries))
    assert seen[0] == seen[1]


async def test_a_running_record_keeps_open_bids_to_itself(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid(markers=1)))
    assert "bid" not in await tables.record(game)
    await tables.submit(game, Person(2), Act(Bid()))
    await tables.submit(game, Person(3), Act(Bid()))
    assert "green bid 1m" in await tables.record(game)


async def test_dice_come_from_the_secret_seed(tables: Tables) -> None:
    games = [await begun(tables, place=Place(1, channel)) for channel in (1, 2)]
    rolls = []
    for game in games:
        await play_out(tables, game)
        record = await tables.record(game)
        rolls.append([line for line in record.splitlines() if line.startswith("dice")])
    assert rolls[0] == rolls[1]


async def test_the_answer_waits_for_the_disk(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the store fails, the table is as it was, in memory too."""
    game = await begun(tables)
    before = (await tables.look(game, 1)).view

    async def broken(*_: object) -> None:
        raise Refused("table-overtaken")

    with monkeypatch.context() as patch:
        patch.setattr(tables.storage.database, "write", broken)
        await refused("table-overtaken", tables.submit(game, Person(1), Act(Bid(markers=1))))
    look = await tables.look(game, 1)
    assert look.view == before
    assert look.view is not None
    await tables.submit(game, Person(1), Act(decide(look.view, 1), version=look.table.version))
