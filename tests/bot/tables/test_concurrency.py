"""Many at one table: exactly the legal presses are taken, once, in one order."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.public_view import Outcome
from bot.tables.service import Tables
from engine import Action, Illegal
from engine.actions import Bid, Pass, Take
from tests.kit.table_games import SEED, Inline, begun, decide, faults_of, play_out, refused, step

PLAYERS = 50
PRESSES = 40


class Crowd:
    """Fifty people at one table of five: the seated press sense and nonsense, the others just press."""

    def __init__(self, tables: Tables, game: int) -> None:
        self.tables, self.game = tables, game
        self.taken: dict[str, Outcome] = {}
        self.refused: list[str] = []
        self.repeats = 0

    async def press(self, user: int, number: int, rng: random.Random) -> None:
        """One press, and sometimes the same one again at the same moment."""
        look = await self.tables.look(self.game, user)
        version: int | None = look.table.version
        action: Action = rng.choice((Bid(), Bid(markers=9), Take(3), Pass()))
        if look.view is not None and look.view.seat in look.view.due and rng.random() < 0.8:
            action = decide(look.view, rng.random().hex())
        if rng.random() < 0.2:
            version = rng.choice((None, 0, 1, look.table.version - 3, look.table.version + 5))
        await asyncio.sleep(rng.random() / 1000)
        press = f"{user}/{number}"
        times = 1 if rng.random() < 0.7 else 3
        who = Person(user)
        requests = [
            self.tables.submit(self.game, who, Act(action, version=version), press=press)
            for _ in range(times)
        ]
        answers = await asyncio.gather(*requests, return_exceptions=True)
        outcomes = [answer for answer in answers if isinstance(answer, Outcome)]
        for answer in answers:
            if isinstance(answer, Refused | Illegal):
                self.refused.append(answer.key)
            elif not isinstance(answer, Outcome):
                raise answer
        fresh = [outcome for outcome in outcomes if not outcome.repeated]
        assert len(fresh) <= 1, "taken once"
        if fresh:
            assert len(outcomes) == times, "a repetition of what was taken is not refused"
            assert all(outcome.entries[0] == fresh[0].entries[0] for outcome in outcomes)
            self.taken[press] = fresh[0]
            self.repeats += times - 1

    async def person(self, user: int) -> None:
        rng = random.Random(user)
        for number in range(PRESSES):
            await self.press(user, number, rng)


async def test_fifty_players_hammer_one_table(tables: Tables) -> None:
    game = await begun(tables, 5)
    crowd = Crowd(tables, game)
    await asyncio.gather(*(crowd.person(user) for user in range(1, PLAYERS + 1)))
    log = await tables.log(game)
    by_people = [entry for entry in log if entry.kind == "action" and entry.actor != "table"]
    assert len(by_people) == len(crowd.taken), "what was taken is in the log, and nothing else"
    assert sorted(outcome.entries[0].seq for outcome in crowd.taken.values()) == [e.seq for e in by_people]
    for press, outcome in crowd.taken.items():
        assert outcome.entries[0].actor == f"user:{press.split('/')[0]}"
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "one order"
    assert len(crowd.taken) > 20
    assert crowd.repeats > 0
    assert {"table-stale", "table-not-seated"} <= set(crowd.refused)


async def test_presses_queue_and_none_is_dropped(tables: Tables) -> None:
    game = await begun(tables, 5)
    outcomes = await asyncio.gather(*(tables.submit(game, Person(user), Act(Bid())) for user in range(1, 6)))
    assert [outcome.entries[0].seq for outcome in outcomes] == list(range(9, 14))


async def test_many_tables_do_not_wait_for_each_other(tables: Tables) -> None:
    games = [await begun(tables, place=Place(1, channel)) for channel in range(3)]
    await asyncio.gather(*(play_out(tables, game, game) for game in games))
    faces = [(await tables.look(game)).table for game in games]
    assert {table.status for table in faces} == {"finished"}


async def test_a_second_bot_notices_that_it_was_overtaken(path: Path) -> None:
    """Both have the table in memory; what one stored, the other does not store over."""
    first = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    second = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    game = await begun(first)
    version = (await second.look(game)).table.version
    await first.submit(game, Person(1), Act(Bid(markers=1), version=version))
    refusal = await refused("table-stale", second.submit(game, Person(1), Act(Bid(), version=version)))
    assert refusal.table is not None
    assert refusal.table.version > version
    outcome = await second.submit(game, Person(2), Act(Bid(), version=version))
    assert outcome.table.due == ("blue",), "it read the table again and went on from there"
    await first.submit(game, Person(3), Act(Bid()), press="5")
    assert (await second.submit(game, Person(3), Act(Bid()), press="5")).repeated
    for number in range(60):
        with suppress(Refused):  # decided on what was true before the other went on
            await step((first, second)[number % 2], game, number)
    assert (await first.look(game)).table.version > 30
    await first.close()
    await second.close()
    assert faults_of(path) == []


async def test_idle_tables_leave_memory_and_come_back_as_they_were(path: Path) -> None:
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED, capacity=2)
    games = [await begun(tables, place=Place(1, channel)) for channel in range(6)]
    seen = {}
    for game in games:
        await tables.submit(game, Person(1), Act(Bid(markers=1)))
        look = await tables.look(game, 1)
        seen[game] = (look, look.view)
    assert len(tables._queue._slots) <= 2
    for game in games:
        look = await tables.look(game, 1)
        assert (look, look.view) == seen[game]
    await tables.close()
