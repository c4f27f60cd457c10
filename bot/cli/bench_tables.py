"""The tables' speed: durable actions beside plain inserts, latency over many live games, start-up, memory."""

import asyncio
import gc
import random
import sqlite3
import statistics
import tempfile
import time
import tracemalloc
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Join, Start
from bot.tables.queue import CAPACITY
from bot.tables.service import Tables
from bot.warmup import take_short_turns
from engine import Action, Colour, apply, dice_due, due, find_board, legal, new_game
from engine.chance import seeded_dice

from .measuring import median_ratio
from .output import Figure

SEED: Final = "bench"
SEATS: Final[tuple[Colour, ...]] = ("green", "red", "blue", "yellow")
SLICES: Final = 9
SLICE_ACTIONS: Final = 400
CONCURRENT: Final = 8
LIVE_GAMES: Final = 1000
FEW_GAMES: Final = 10
MANY_GAMES: Final = 10_000
BOOTS: Final = 31


class Decision(NamedTuple):
    """One decision of the game that every table of the bench plays."""

    user: int
    action: Action


def measure() -> dict[str, Figure]:
    """All figures of one run; tables and floor take turns, so that a busy machine slows both alike."""
    take_short_turns()  # as the bot does
    with tempfile.TemporaryDirectory(prefix="giants-bench-") as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> dict[str, Figure]:
    script = random_script()
    figures = await _speed(folder, script)
    figures |= await _live_latency(folder, script)
    figures |= await _boot(folder)
    return figures


def random_script() -> list[Decision]:
    """A whole game of random decisions under the bench's seed, dice aside: the table rolls those itself."""
    rng = random.Random(SEED)
    state = new_game(find_board("Rapa Nui 1"), SEATS)
    script = []
    while state.phase != "over":
        if dice_due(state):
            apply(state, None, seeded_dice(state, SEED))
            continue
        seat = rng.choice(tuple(due(state)))
        action = rng.choice(legal(state, seat))
        apply(state, seat, action)
        script.append(Decision(SEATS.index(seat) + 1, action))
    return script


async def start_game(tables: Tables, channel: int, **settings: Any) -> int:
    """A table at which the script can be played."""
    opened = await tables.open_table(Place(1, channel), Person(1), seating="seated", **settings)
    game = opened.table.id
    for user, colour in enumerate(SEATS, start=1):
        await tables.submit(game, Person(user), Join(colour))
    await tables.submit(game, Person(1), Start())
    return game


async def play(tables: Tables, game: int, decisions: list[Decision]) -> None:
    """Take decisions one after another."""
    for number, (user, action) in enumerate(decisions):
        await tables.submit(game, Person(user), Act(action), press=f"{game}/{number}/{action}")


async def _speed(folder: Path, script: list[Decision]) -> dict[str, Figure]:
    """Actions a second at several tables at once and at one, beside plain INSERTs of the same bytes."""
    path, channels = folder / "speed.db", count(1)
    tables = await Tables.open(path, new_seed=lambda: SEED)
    together, alone, floors = [], [], []
    share = script[: SLICE_ACTIONS // CONCURRENT]
    size = 0
    for _ in range(SLICES):
        games = [await start_game(tables, next(channels)) for _ in range(CONCURRENT + 1)]
        start = time.perf_counter()
        await asyncio.gather(*(play(tables, game, share) for game in games[1:]))
        together.append(len(share) * CONCURRENT / (time.perf_counter() - start))
        start = time.perf_counter()
        await play(tables, games[0], share)
        alone.append(len(share) / (time.perf_counter() - start))
        size = size or _bytes_an_action(path)
        floors.append(await asyncio.to_thread(_insert_rate, folder / "floor.db", size))
    await tables.close()
    return {
        "actions_per_second": round(statistics.median(together)),
        "actions_per_second_at_one_table": round(statistics.median(alone)),
        "floor_inserts_per_second": round(statistics.median(floors)),
        "bytes_an_action": size,
        "ratio_to_floor": median_ratio(together, floors),
        "ratio_to_floor_at_one_table": median_ratio(alone, floors),
    }


def _bytes_an_action(path: Path) -> int:
    """What an action leaves in the database: its entry and the position after it."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(
            "SELECT (SELECT avg(length(line) + length(events)) FROM log WHERE kind = 'action')"
            " + (SELECT avg(length(state)) FROM positions)"
        ).fetchone()
        return round(float(found[0]))


def _insert_rate(path: Path, size: int) -> float:
    """INSERTs a second of so many bytes, one transaction each, with the same pragmas."""
    content = "x" * size
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE IF NOT EXISTS floor (id INTEGER PRIMARY KEY, content TEXT NOT NULL)")
        start = time.perf_counter()
        for _ in range(SLICE_ACTIONS):
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO floor (content) VALUES (?)", (content,))
            db.execute("COMMIT")
        return SLICE_ACTIONS / (time.perf_counter() - start)


async def _store_copies(path: Path, games: int) -> None:
    """A database with so many games, all at the start of the same game."""
    tables = await Tables.open(path, new_seed=lambda: SEED)
    first = await start_game(tables, 1)
    await tables.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        for part in ("games", "log", "positions", "seats"):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({part})")]
            fresh = {"id": "copy" if part == "games" else "NULL", "game": "copy", "channel": "copy"}
            fresh |= {"card_version": "version", "told": "version"}  # all was shown: these games are at rest
            columns = ", ".join(fresh.get(name, name) for name in names)
            key = "id" if part == "games" else "game"
            db.execute(
                "WITH copies(copy) AS (SELECT 2 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)"
                f" INSERT INTO {part} SELECT {columns} FROM copies, {part} WHERE {key} = ?",
                (games, first),
            )
        db.execute("COMMIT")


async def _live_latency(folder: Path, script: list[Decision]) -> dict[str, Figure]:
    """How long an action takes when a thousand games are live and any of them may be next."""
    path = folder / "live.db"
    await _store_copies(path, LIVE_GAMES)
    tables = await Tables.open(path, new_seed=lambda: SEED)
    order = [game for game in range(1, LIVE_GAMES + 1) for _ in range(3)]
    random.Random(SEED).shuffle(order)
    progress = dict.fromkeys(order, 0)
    waits: list[float] = []
    queue = iter(order)
    locks = {game: asyncio.Lock() for game in progress}

    async def client() -> None:
        for game in queue:
            async with locks[game]:
                user, action = script[progress[game]]
                progress[game] += 1
                start = time.perf_counter()
                await tables.submit(game, Person(user), Act(action), press=f"{game}/{progress[game]}")
                waits.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(CONCURRENT)))
    seconds = time.perf_counter() - start
    await tables.close()
    cuts = statistics.quantiles(waits, n=100)
    return {
        "live_games": LIVE_GAMES,
        "live_actions_per_second": round(len(waits) / seconds),
        "live_p50_ms": cuts[49] * 1000,
        "live_p99_ms": cuts[98] * 1000,
    }


async def _boot(folder: Path) -> dict[str, Figure]:
    """Opening a database with few and with many games, and what a game at rest costs in memory."""
    paths = {FEW_GAMES: folder / "few.db", MANY_GAMES: folder / "many.db"}
    for games, path in paths.items():
        await _store_copies(path, games)
    times: dict[int, list[float]] = {FEW_GAMES: [], MANY_GAMES: []}
    for _ in range(BOOTS):
        for games, path in paths.items():
            start = time.perf_counter()
            tables = await Tables.open(path)
            await tables.look(games)
            times[games].append(time.perf_counter() - start)
            await tables.close()
    few, many = (statistics.median(times[games]) for games in paths)
    return {
        "boot_few_ms": few * 1000,
        "boot_many_ms": many * 1000,
        "boot_few_games": FEW_GAMES,
        "boot_many_games": MANY_GAMES,
        "boot_ratio": median_ratio(times[MANY_GAMES], times[FEW_GAMES]),
        **await _memory(paths[MANY_GAMES]),
    }


async def _memory(path: Path) -> dict[str, Figure]:
    """Bytes of a table that is kept in memory, and of one that was in use but no longer is."""
    tables = await Tables.open(path)
    await tables.look(MANY_GAMES)
    tracemalloc.start()
    memory = []
    for last in (1, CAPACITY, MANY_GAMES // 4):
        for game in range(1, last + 1):
            await tables.look(game)
        gc.collect()
        memory.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    await tables.close()
    begun, full, after = memory
    return {
        "memory_busy_table_bytes": round((full - begun) / (CAPACITY - 1)),
        "memory_idle_game_bytes": round(max(0, after - full) / (MANY_GAMES // 4 - CAPACITY)),
        "tables_in_memory_at_most": CAPACITY,
    }
