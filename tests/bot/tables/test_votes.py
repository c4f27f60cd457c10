"""Nothing that ends, rewinds or re-times a running game happens by one player's word: the table is asked."""

import pytest

from bot.tables.change import Request
from bot.tables.model import SYSTEM, Person
from bot.tables.operations.absences import Away, ComeBack
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause, Reopen, Resume
from bot.tables.operations.lobby import AddComputer, Configure, Join, Start
from bot.tables.operations.undo import UndoTo
from bot.tables.operations.votes import CastVote, NoteTold, Propose
from bot.tables.public_view import Outcome
from bot.tables.service import Tables
from engine import Options
from engine.actions import Bid, Put
from engine.scoring import accounts
from tests.kit.fake_clock import DAY, HOUR, FakeClock
from tests.kit.table_games import HERE, HOST, MODERATOR, begun, lobby, placing, play_until, refused, step

RIVAL = Person(2, moderator=True)  # who moderates here, and plays


async def count(tables: Tables, fake_clock: FakeClock, seconds: float) -> Outcome | None:
    """Let time pass, and questions be counted if that is due."""
    fake_clock.time += seconds
    outcome = None
    for due in await tables.storage.due_times.reached_by_tables(fake_clock.time, 10):
        outcome = await tables.handle_table_due(due)
    return outcome


async def told(tables: Tables, game: int, kind: str, *users: int) -> None:
    vote = next(vote for vote in (await tables.look(game)).table.votes if vote.kind == kind)
    for user in users:
        await tables.submit(game, SYSTEM, NoteTold(kind, vote.number, user))


@pytest.mark.parametrize(
    "request_", [End(scored=True), End(scored=False), Pause(), Configure({"deadline": 3600}), UndoTo(8)]
)
@pytest.mark.parametrize(
    "who", [HOST, Person(3), RIVAL, Person(77)], ids=["host", "player", "rival", "stranger"]
)
async def test_nobody_who_plays_does_it_alone(tables: Tables, request_: Request, who: Person) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid()))
    before = (await tables.look(game)).table
    key = "table-ask-the-table" if who.user != 77 else "table-not-moderator"
    await refused(key, tables.submit(game, who, request_))
    assert (await tables.look(game)).table == before


async def test_a_time_limit_is_the_tables_to_change(tables: Tables) -> None:
    game = await begun(tables, deadline=DAY)
    asked = await tables.submit(game, HOST, Propose("settings", terms={"deadline": HOUR, "late": "seat"}))
    assert asked.table.votes[0].terms == (("deadline", HOUR), ("late", "seat"))
    assert asked.table.settings.deadline == DAY
    outcome = await tables.submit(game, Person(3), CastVote("settings", True))
    assert (outcome.table.settings.deadline, outcome.table.settings.late) == (HOUR, "seat")
    assert set(outcome.table.deadlines.values()) == {tables.now() + HOUR}, "all of the new time"
    entry = outcome.entries[-1]
    assert (entry.kind, entry.actor) == ("configured", "table")
    assert (entry.blanks["user"], entry.blanks["ayes"], entry.blanks["noes"]) == (1, 2, 0)


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        ({}, "table-no-vote"),
        ({"pictures": "request"}, "table-no-vote"),
        ({"deadline": 5}, "table-bad-setting"),
        ({"late": "never"}, "table-bad-setting"),
        ({"deadline": None}, "table-settings-same"),
    ],
)
async def test_settings_that_make_no_sense_are_not_asked(
    tables: Tables, terms: dict[str, str | int | None], why: str
) -> None:
    game = await begun(tables)
    await refused(why, tables.submit(game, HOST, Propose("settings", terms=terms)))


async def test_pausing_and_going_on_are_questions(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-is-playing", tables.submit(game, HOST, Propose("resume")))
    await tables.submit(game, HOST, Propose("pause"))
    outcome = await tables.submit(game, Person(2), CastVote("pause", True))
    assert outcome.table.status == "paused"
    await refused("table-ask-the-table", tables.submit(game, HOST, Resume()))
    await tables.submit(game, HOST, Propose("resume"))
    outcome = await tables.submit(game, Person(3), CastVote("resume", True))
    assert outcome.table.status == "playing"


async def test_a_game_against_computers_belongs_to_its_one_person(tables: Tables) -> None:
    opened = await tables.open_table(HERE, HOST, seating="seated")
    game = opened.table.id
    await tables.submit(game, HOST, Join())
    for _ in range(2):
        await tables.submit(game, HOST, AddComputer("random"))
    await tables.submit(game, HOST, Start())
    await tables.wait_for_computers()
    outcome = await tables.submit(game, HOST, Propose("end"))
    assert outcome.table.status == "finished"
    assert outcome.notices == ()


async def test_silence_is_no_answer_before_somebody_was_told(tables: Tables, fake_clock: FakeClock) -> None:
    """Four days of silence carry nothing: nobody was pinged about this question."""
    game = await begun(tables, 4)
    asked = await tables.submit(game, HOST, Propose("end"))
    assert {notice.user for notice in asked.notices} == {2, 3, 4}
    assert await count(tables, fake_clock, 4 * DAY) is None
    assert (await tables.look(game)).table.status == "playing"
    outcome = await count(tables, fake_clock, 4 * DAY)
    assert outcome is not None
    assert [(e.kind, e.blanks["why"]) for e in outcome.entries] == [("rejected", "time")]
    assert outcome.table.status == "playing"


async def test_whoever_was_told_and_says_nothing_has_no_say(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, 4)
    await tables.submit(game, HOST, Propose("end"))
    await told(tables, game, "end", 2, 3, 4)
    assert await count(tables, fake_clock, 47 * HOUR) is None
    await tables.submit(game, Person(2), CastVote("end", False))
    outcome = await count(tables, fake_clock, HOUR)
    assert outcome is not None
    assert outcome.entries[-1].kind == "rejected", "one against one"
    await refused("table-asked-lately", tables.submit(game, HOST, Propose("end")))
    fake_clock.time += DAY
    await tables.submit(game, HOST, Propose("end"))
    await told(tables, game, "end", 2, 3, 4)
    outcome = await count(tables, fake_clock, 48 * HOUR)
    assert outcome is not None
    assert outcome.table.status == "finished"


async def test_an_announced_absence_keeps_ones_say_for_days(tables: Tables, fake_clock: FakeClock) -> None:
    """A lone vote against people who said that they are away ends nothing before days of grace."""
    game = await begun(tables)
    for user in (2, 3):
        await tables.submit(game, Person(user), Away(tables.now() + 30 * DAY))
    await tables.submit(game, HOST, Propose("end"))
    await told(tables, game, "end", 2, 3)
    await count(tables, fake_clock, 4 * DAY)
    assert (await tables.look(game)).table.status == "playing"
    await tables.submit(game, Person(3), ComeBack())
    await count(tables, fake_clock, DAY)
    table = (await tables.look(game)).table
    assert table.status == "playing"
    assert table.voters == {"end": frozenset({1, 3})}, "who is back has the full time to answer"
    await count(tables, fake_clock, DAY + HOUR)
    assert (await tables.look(game)).table.status == "finished"


async def test_a_number_tells_a_question_from_another_of_its_kind(tables: Tables) -> None:
    game = await begun(tables)
    first = (await tables.submit(game, HOST, Propose("settings", terms={"deadline": DAY}))).table.votes[0]
    for user in (2, 3):
        await tables.submit(game, Person(user), CastVote("settings", False, first.number))
    await tables.submit(game, Person(3), Propose("settings", terms={"deadline": HOUR}))
    await refused("table-no-vote", tables.submit(game, Person(2), CastVote("settings", True, first.number)))
    assert (await tables.look(game)).table.settings.deadline is None


async def test_an_early_end_is_signed_and_keeps_its_secrets(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "transport")
    await tables.submit(game, Person(2), Propose("end"))
    await tables.submit(game, Person(1), CastVote("end", False))
    outcome = await tables.submit(game, Person(3), CastVote("end", True))
    entry = outcome.entries[-1]
    assert (entry.kind, entry.actor) == ("finished", "table")
    assert (entry.blanks["user"], entry.blanks["ayes"], entry.blanks["noes"]) == (2, 2, 1)
    assert outcome.table.result is None
    assert outcome.table.owners_hidden
    assert outcome.table.view is not None
    assert outcome.table.view.outcome is None
    await refused("table-not-closed", tables.export(game, MODERATOR))


@pytest.mark.parametrize("scored", [True, False])
async def test_an_ended_game_is_taken_up_again_where_it_was(
    tables: Tables, fake_clock: FakeClock, scored: bool
) -> None:
    game, _ = await placing(tables)
    before = (await tables.look(game, 1)).view
    await tables.submit(game, MODERATOR, End(scored=scored))
    for who, key in ((HOST, "table-ask-the-table"), (RIVAL, "table-ask-the-table"), (Person(77), None)):
        await refused(key or "table-not-moderator", tables.submit(game, who, Reopen()))
    fake_clock.time += 6 * DAY
    outcome = await tables.submit(game, MODERATOR, Reopen())
    assert outcome.table.status == "playing"
    assert (await tables.look(game, 1)).view == before
    await tables.submit(game, HOST, Act(Put("worker", "F6")))
    await tables.submit(game, MODERATOR, End(scored=scored))
    await tables.submit(game, HOST, Propose("reopen"))
    outcome = await tables.submit(game, Person(2), CastVote("reopen", True))
    assert outcome.table.status == "playing"


async def test_after_a_week_it_is_over_for_good_and_everything_is_told(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables)
    await play_until(tables, game, "transport")
    await tables.submit(game, MODERATOR, End(scored=True))
    assert await count(tables, fake_clock, 7 * DAY - 1) is None
    outcome = await count(tables, fake_clock, 1)
    assert outcome is not None
    assert [entry.kind for entry in outcome.entries] == ["closed"]
    state = (await tables._queue.current(game)).game()
    assert outcome.table.result == {seat: each.total for seat, each in accounts(state).items()}
    assert outcome.table.view is not None
    assert outcome.table.view.outcome is not None
    await refused("table-over-for-good", tables.submit(game, MODERATOR, Reopen()))
    await refused("table-over-for-good", tables.submit(game, HOST, Propose("reopen")))
    assert "[Board" in await tables.export(game, MODERATOR)


async def test_everybody_can_agree_that_it_is_over_for_good(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables)
    await tables.submit(game, MODERATOR, End(scored=True))
    await tables.submit(game, HOST, Propose("close"))
    await told(tables, game, "close", 2, 3)
    await tables.submit(game, Person(2), CastVote("close", True))
    await count(tables, fake_clock, 3 * DAY)
    assert (await tables.look(game)).table.open_until is not None, "silence is no agreement to that"
    outcome = await tables.submit(game, Person(3), CastVote("close", True))
    assert outcome.table.over_for_good
    assert outcome.table.result is not None


async def test_a_place_that_is_taken_meanwhile_keeps_an_ended_game_ended(
    tables: Tables, fake_clock: FakeClock
) -> None:
    """The vote is carried by silence; what can't be done is dropped, and the clock is not stuck."""
    game = await begun(tables)
    await tables.submit(game, MODERATOR, End(scored=True))
    await tables.submit(game, HOST, Propose("reopen"))
    await told(tables, game, "reopen", 2, 3)
    await begun(tables)
    await refused("table-place-taken", tables.submit(game, Person(2), CastVote("reopen", True)))
    outcome = await count(tables, fake_clock, 2 * DAY)
    assert outcome is not None
    assert [(e.kind, e.blanks["why"]) for e in outcome.entries] == [("rejected", "void")]
    assert outcome.table.status == "finished"


@pytest.mark.parametrize("options", [(), ("open_owners",), ("open_score",), ("open_owners", "open_score")])
async def test_the_points_that_everybody_knows_are_all_but_those_of_hidden_owners(
    tables: Tables, options: tuple[str, ...]
) -> None:
    game = await lobby(tables)
    await tables.submit(game, HOST, Configure(options=Options.of(*options)))
    await tables.submit(game, HOST, Start())
    state = (await tables._queue.current(game)).game()
    while sum(base.size > 0 for base in state.bases.values()) < 3:
        assert await step(tables, game, "points") is not None
        state = (await tables._queue.current(game)).game()
    view = (await tables.look(game)).table.view
    assert view is not None
    for seat, account in accounts(state).items():
        on_track = account.moai if "open_score" in options else 0
        hidden = 0 if "open_owners" in options else account.moai - on_track + account.headdresses
        assert view.known_points()[seat] == account.total - hidden
