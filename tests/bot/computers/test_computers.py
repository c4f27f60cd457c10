"""Computer seats: they play by themselves, after a restart too, and whatever they do the table goes on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.computers.players import NoDecisionError, Strategy
from bot.computers.worker_processes import WorkerProcesses
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause, Resume
from bot.tables.operations.lobby import AddComputer, Start
from bot.tables.operations.seats import Replace
from bot.tables.service import Tables
from engine import Action, SeatView, view
from engine.actions import Bid
from engine.events import Revealed
from tests.kit.computer_strategies import Cheating, Exiting, Fair, Hanging, Raising
from tests.kit.table_games import HOST, MODERATOR, SEED, Inline, begun, faults_of, lobby

STRATEGIES: dict[str, Strategy] = {
    "normal": Fair(),
    "hanging": Hanging(),
    "exiting": Exiting(),
    "raising": Raising(),
    "cheating": Cheating(),
}


@pytest.fixture
async def processes() -> AsyncIterator[WorkerProcesses]:
    thinkers = WorkerProcesses(STRATEGIES, most=1, limit=600)
    yield thinkers
    await thinkers.close()


async def test_computers_alone_play_a_whole_game(tables: Tables) -> None:
    game = await lobby(tables, 0)
    for level in ("random", "easy", "normal"):
        await tables.submit(game, HOST, AddComputer(level))
    await tables.submit(game, HOST, Start())
    await tables.wait_for_computers()
    table = (await tables.look(game)).table
    assert table.status == "finished"
    actors = {entry.actor for entry in await tables.log(game) if entry.kind == "action"}
    assert actors == {"table", "computer:random", "computer:easy", "computer:normal"}


async def test_computers_wait_while_the_game_is_paused(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, MODERATOR, Pause())
    await tables.submit(game, HOST, Replace("green", computer="random"))
    await tables.wait_for_computers()
    version = (await tables.look(game)).table.version
    await tables.submit(game, MODERATOR, Resume())
    await tables.wait_for_computers()
    assert (await tables.look(game)).table.version > version + 1


class Interrupted(Inline):
    """Never decides: the bot is ended meanwhile."""

    async def decide(self, level: str, view: SeatView, seed: str) -> Action:
        await asyncio.Event().wait()
        raise NoDecisionError


async def test_a_decision_that_was_not_made_is_made_after_a_restart(path: Path) -> None:
    tables = await Tables.open(path, Interrupted(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.submit(game, HOST, AddComputer("random", "yellow"))
    await tables.submit(game, HOST, Start())
    for user in (1, 2):
        await tables.submit(game, Person(user), Act(Bid()))
    assert (await tables.look(game)).table.due == ("yellow",)
    await tables.close()
    tables = await Tables.open(path, Inline())
    await tables.wait_for_computers()
    assert (await tables.look(game)).table.due != ("yellow",)
    await tables.close()
    assert faults_of(path) == []


async def test_a_person_can_act_while_a_computer_decides(path: Path) -> None:
    tables = await Tables.open(path, Interrupted(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.submit(game, HOST, AddComputer("random"))
    await tables.submit(game, HOST, Start())
    await asyncio.sleep(0)
    outcome = await tables.submit(game, Person(2), Act(Bid()))
    assert "red" not in outcome.table.due
    await tables.close()


async def test_a_process_decides_and_stays_for_the_next_request(
    processes: WorkerProcesses, tables: Tables
) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    actions = [await processes.decide("normal", seen, f"seed {number}") for number in range(3)]
    assert all(isinstance(action, Bid) for action in actions)
    assert actions[0] == await processes.decide("normal", seen, "seed 0"), "the same seed, the same answer"


@pytest.mark.parametrize("level", ["exiting", "raising", "cheating", "unheard-of"])
async def test_a_strategy_that_fails_says_so_and_the_next_request_is_answered(
    processes: WorkerProcesses, tables: Tables, level: str
) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    with pytest.raises(NoDecisionError):
        await processes.decide(level, seen, "")
    assert isinstance(await processes.decide("normal", seen, ""), Bid)


async def test_a_strategy_that_hangs_is_ended_at_its_limit(tables: Tables) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    processes = WorkerProcesses(STRATEGIES, limit=0.05)
    with pytest.raises(NoDecisionError, match="no answer within"):
        await processes.decide("hanging", seen, "")
    await processes.close()


async def test_closing_does_not_wait_for_a_decision(tables: Tables) -> None:
    game = await begun(tables)
    seen = (await tables.look(game, 1)).view
    assert seen is not None
    processes = WorkerProcesses(STRATEGIES, limit=3600)
    assert isinstance(await processes.decide("normal", seen, ""), Bid), "the process is up"
    decision = asyncio.create_task(processes.decide("hanging", seen, ""))
    await asyncio.sleep(0.2)  # it is busy by now; if not, it is ended all the same
    await processes.close()
    with pytest.raises(NoDecisionError):
        await decision
    with pytest.raises(NoDecisionError, match="closed"):
        await processes.decide("normal", seen, "")


async def test_no_strategy_can_block_or_kill_its_table(path: Path) -> None:
    """One hangs, one exits, one raises and one cheats; easy players bid instead, and the game goes on."""
    processes = WorkerProcesses(STRATEGIES, limit=0.2)
    tables = await Tables.open(path, processes, new_seed=lambda: SEED)
    game = await lobby(tables, 1)
    for level in ("hanging", "exiting", "raising", "cheating"):
        await tables.submit(game, HOST, AddComputer(level))
    await tables.submit(game, HOST, Start())
    await tables.wait_for_computers()
    table = (await tables.look(game)).table
    assert table.due == ("green",)
    assert table.view is not None
    assert all(player.sealed for seat, player in table.view.players.items() if seat != "green")
    assert {outage.level for outage in tables.computer_outages} == {
        "hanging",
        "exiting",
        "raising",
        "cheating",
    }
    await tables.submit(game, HOST, Act(Bid(workers=1)))
    events = [event for entry in await tables.log(game) for event in entry.events]
    (revealed,) = (event for event in events if isinstance(event, Revealed))
    assert any(bid != Bid() for seat, bid in revealed.bids if seat != "green"), "they play sensibly"
    await tables.close()
    assert faults_of(path) == []


async def test_computers_get_a_seats_view_and_nothing_else(path: Path) -> None:
    asked: list[tuple[SeatView, str]] = []

    class Recording(Inline):
        async def decide(self, level: str, view: SeatView, seed: str) -> Action:
            asked.append((view, seed))
            return await super().decide(level, view, seed)

    tables = await Tables.open(path, Recording(), new_seed=lambda: SEED)
    game = await lobby(tables, 2)
    await tables.submit(game, HOST, AddComputer("random"))
    await tables.submit(game, HOST, Start())
    await tables.wait_for_computers()
    ((seen, seed),) = asked
    async with tables._queue.hold(game) as slot:
        assert slot.table is not None
        assert slot.table.state is not None
        assert type(seen) is type(view(slot.table.state, "blue"))
    assert SEED not in seed
    await tables.close()
