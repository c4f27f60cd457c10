"""Computer seats: they play by themselves, after a restart too, and whatever they do the table goes on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.computers.worker_processes import NoDecisionError, Strategy, WorkerProcesses
from bot.tables.model import Person
from bot.tables.service import Tables
from engine import Action, SeatView, view
from engine.actions import Bid
from tests.kit.bad_computers import Cheating, Dying, Fair, Hanging, Raising
from tests.kit.table_games import HOST, SEED, Inline, begun, faults_of, lobby

BRAINS: dict[str, Strategy] = {
    "normal": Fair(),
    "hanging": Hanging(),
    "dying": Dying(),
    "raising": Raising(),
    "cheating": Cheating(),
}


@pytest.fixture
async def processes() -> AsyncIterator[WorkerProcesses]:
    thinkers = WorkerProcesses(BRAINS, most=1, limit=600)
    yield thinkers
    await thinkers.close()


async def test_computers_alone_play_a_whole_game(tables: Tables) -> None:
    game = await lobby(tables, 0)
    for level in ("random", "easy", "normal"):
        await tables.add_computer(game, HOST, level)
    await tables.start(game, HOST)
    await tables.quiet()
    table = (await tables.look(game)).table
    assert table.status == "finished"
    actors = {entry.actor for entry in await tables.log(game) if entry.kind == "action"}
    assert actors == {"table", "computer:random", "computer:easy", "computer:normal"}


async def test_computers_wait_while_the_game_is_paused(tables: Tables) -> None:
    game = await begun(tables)
    await tables.pause(game, HOST)
    await tables.replace(game, HOST, "green", computer="random")
    await tables.quiet()
    version = (await tables.look(game)).table.version
    await tables.resume(game, HOST)
    await tables.quiet()
    assert (await tables.look(game)).table.version > version + 1


class Interrupted(Inline):
    """Thinks for ever: the bot is ended while it does."""

    async def think(self, level: str, view: SeatView, seed: str) -> Action:
        await asyncio.Event().wait()
        raise NoDecisionError


async def test_what_was_not_thought_to_the_end_is_thought_after_a_restart(path: Path) -> None:
    tables = await Tables.open(path, Interrupted(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.add_computer(game, HOST, "random", "yellow")
    await tables.start(game, HOST)
    for user in (1, 2):
        await tables.act(game, Person(user), Bid())
    assert (await tables.look(game)).table.due == ("yellow",)
    await tables.close()
    tables = await Tables.open(path, Inline())
    await tables.quiet()
    assert (await tables.look(game)).table.due != ("yellow",)
    await tables.close()
    assert faults_of(path) == []


async def test_a_person_can_act_while_a_computer_thinks(path: Path) -> None:
    tables = await Tables.open(path, Interrupted(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.add_computer(game, HOST, "random")
    await tables.start(game, HOST)
    await asyncio.sleep(0)
    outcome = await tables.act(game, Person(2), Bid())
    assert "red" not in outcome.table.due
    await tables.close()


async def test_a_process_thinks_and_stays_for_the_next_question(
    processes: WorkerProcesses, tables: Tables
) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    actions = [await processes.think("normal", seen, f"seed {number}") for number in range(3)]
    assert all(isinstance(action, Bid) for action in actions)
    assert actions[0] == await processes.think("normal", seen, "seed 0"), "the same seed, the same answer"


@pytest.mark.parametrize("level", ["dying", "raising", "unheard-of"])
async def test_a_brain_that_fails_says_so_and_the_next_question_is_answered(
    processes: WorkerProcesses, tables: Tables, level: str
) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    with pytest.raises(NoDecisionError):
        await processes.think(level, seen, "")
    assert isinstance(await processes.think("normal", seen, ""), Bid)


async def test_a_brain_that_hangs_is_ended_at_its_limit(tables: Tables) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    thinkers = WorkerProcesses(BRAINS, limit=0.05)
    with pytest.raises(NoDecisionError, match="no answer within"):
        await thinkers.think("hanging", seen, "")
    await thinkers.close()


async def test_closing_does_not_wait_for_a_thought(tables: Tables) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    thinkers = WorkerProcesses(BRAINS, limit=3600)
    assert isinstance(await thinkers.think("normal", seen, ""), Bid), "the process is up"
    thought = asyncio.create_task(thinkers.think("hanging", seen, ""))
    await asyncio.sleep(0.2)  # it thinks by now; if not, it is told all the same
    await thinkers.close()
    with pytest.raises(NoDecisionError):
        await thought
    with pytest.raises(NoDecisionError, match="closed"):
        await thinkers.think("normal", seen, "")


async def test_no_brain_can_block_or_kill_its_table(path: Path) -> None:
    """One hangs, one dies, one raises and one cheats; each passes instead, and the game goes on."""
    thinkers = WorkerProcesses(BRAINS, limit=0.2)
    tables = await Tables.open(path, thinkers, new_seed=lambda: SEED)
    game = await lobby(tables, 1)
    for level in ("hanging", "dying", "raising", "cheating"):
        await tables.add_computer(game, HOST, level)
    await tables.start(game, HOST)
    await tables.quiet()
    table = (await tables.look(game)).table
    assert table.due == ("green",)
    assert table.view is not None
    assert all(player.sealed for seat, player in table.view.players.items() if seat != "green")
    await tables.act(game, HOST, Bid(workers=1))
    await tables.close()
    assert faults_of(path) == []


async def test_computers_get_a_seats_view_and_nothing_else(path: Path) -> None:
    asked: list[tuple[SeatView, str]] = []

    class Recording(Inline):
        async def think(self, level: str, view: SeatView, seed: str) -> Action:
            asked.append((view, seed))
            return await super().think(level, view, seed)

    tables = await Tables.open(path, Recording(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.add_computer(game, HOST, "random")
    await tables.start(game, HOST)
    await tables.quiet()
    ((seen, seed),) = asked
    async with tables._queue.hold(game) as slot:
        assert slot.table is not None
        assert slot.table.state is not None
        assert type(seen) is type(view(slot.table.state, "blue"))
    assert SEED not in seed
    await tables.close()
