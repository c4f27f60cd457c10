"""What grows with the number of games: the CPU of what a bot does all the time, with few live games and with
many; and how long a bid waits while people ask what is stored of them.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import discord

from bot.recovery.lost_places import LostPlaces
from bot.reminders.clock import Clock
from bot.storage.tables import recheck_reminders
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.service import Tables

from .bench_tables import SEED, Decision, play, random_script, start_game
from .measuring import percentile
from .output import Figure

FEW: Final = 100
MANY: Final = 10_000
FINISHED: Final = 5_000
GAMES_A_PERSON: Final = 20
GAMES_A_SERVER: Final = 10
ROUNDS: Final = 25
ASKING: Final = 10  # people who ask what is stored of them at the same moment
BIDS: Final = 40
PARTS: Final = ("games", "log", "positions", "seats", "due_times", "witnesses", "mentions", "reminder_posts")

Work = Callable[[], Awaitable[object]]


def measure() -> dict[str, Figure]:
    """All figures of one run; few and many games take turns, so that a busy machine slows both alike."""
    with tempfile.TemporaryDirectory(prefix="giants-bench-") as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> dict[str, Figure]:
    script = random_script()
    figures = await _growth(folder)
    figures |= await _delay(folder / "finished.db", script)
    return figures


async def _growth(folder: Path) -> dict[str, Figure]:
    opened = {games: await _copied(folder / f"{games}.db", [], games) for games in (FEW, MANY)}
    work = {games: _work(tables, games) for games, tables in opened.items()}
    cpu: dict[tuple[int, str], list[float]] = {}
    for number in range(ROUNDS + 1):
        for games, tasks in work.items():
            for name, task in tasks.items():
                spent = await _cpu(task)
                if number:  # the first round reads what is not in memory yet
                    cpu.setdefault((games, name), []).append(spent)
    for tables in opened.values():
        await tables.close()
    figures: dict[str, Figure] = {"few_games": FEW, "many_games": MANY}
    for name in work[FEW]:
        few, many = (statistics.median(cpu[games, name]) for games in (FEW, MANY))
        figures |= {f"{name}_few_ms": few, f"{name}_many_ms": many, f"{name}_ratio": many / few}
    return figures


def _work(tables: Tables, games: int) -> dict[str, Work]:
    """What a bot does all the time, as far as it concerns the tables and the database."""
    storage, clock = tables.storage, Clock(tables)
    places = LostPlaces(discord.Client(intents=discord.Intents.none()), tables)
    game, person, server = games // 2, (games // 2 // GAMES_A_PERSON) * 10 + 1, games // 2 // GAMES_A_SERVER

    async def card() -> None:
        """The card of a table that changed: found, read, noted; and the reminders that stand anywhere."""
        await storage.cards.lost(game)
        await storage.database.write(partial(recheck_reminders, game=game))
        [due] = await storage.cards.behind()
        await storage.cards.due(due.game)
        table = (await tables.look(due.game)).table
        await tables.log(due.game, max(0, table.version - 40))
        await storage.cards.shown(due.game, table.version, due.game)
        if reminders := await storage.notices.to_check():
            await storage.notices.note_needed(reminders)

    async def lists() -> None:
        await storage.tables.of_user(person)
        await storage.tables.in_server(server)

    return {
        "tick": clock.run_once,
        "card": card,
        "join": lambda: places.server_back(server),
        "list": lists,
        "privacy": lambda: storage.privacy.gather(person),
    }


async def _cpu(work: Work) -> float:
    """Milliseconds of this process's CPU that something takes, its threads' included."""
    start = time.process_time()
    await work()
    return (time.process_time() - start) * 1000


async def _delay(path: Path, script: list[Decision]) -> dict[str, Figure]:
    """How much later a bid is stored while people ask what is stored of them, among many finished games."""
    tables = await _copied(path, script, FINISHED)
    entries = await tables.storage.database.read(
        lambda db: db.execute("SELECT count(*) FROM log").fetchone()[0], long=True
    )
    games = [await start_game(tables, FINISHED + number) for number in range(1, 3)]
    before = await _bids(tables, games[0], script)
    people = [10 * number + 1 for number in range(1, ASKING + 1)]
    asking = [asyncio.create_task(tables.storage.privacy.gather(person)) for person in people]
    during = await _bids(tables, games[1], script)
    asked = sum(len(stored["entries"]) for stored in await asyncio.gather(*asking))
    await tables.close()
    return {
        "finished_games": FINISHED,
        "finished_entries": int(entries),
        "bid_ms": statistics.median(before),
        "bid_during_privacy_ms": percentile(during, 0.99),
        "privacy_delay_ms": max(0.0, percentile(during, 0.99) - percentile(before, 0.99)),
        "privacy_entries": asked,
    }


async def _bids(tables: Tables, game: int, script: list[Decision]) -> list[float]:
    """How long some decisions take, in milliseconds."""
    waits = []
    for user, action in script[:BIDS]:
        start = time.perf_counter()
        await tables.submit(game, Person(user), Act(action))
        waits.append((time.perf_counter() - start) * 1000)
    return waits


async def _copied(path: Path, script: list[Decision], games: int) -> Tables:
    """Tables with so many games, all alike, of other people in other places; with deadlines and reminders."""
    tables = await Tables.open(path, new_seed=lambda: SEED)
    first = await start_game(tables, 1, deadline=3 * 86400)
    await play(tables, first, script)
    version = (await tables.look(first)).table.version
    await tables.storage.cards.shown(first, version, 1)
    await tables.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        if not script:
            db.execute(
                "INSERT INTO reminder_posts (message, channel, game, user, seat, asked, key)"
                " SELECT number, 1, game, user, colour, 1, 'table-notice-reminder' FROM seats"
            )
        for part in PARTS:
            _copy(db, part, games, first)
        db.execute(
            "INSERT INTO people (user, reach, zone, quiet_from, quiet_until)"
            " SELECT DISTINCT user, 'channel', 'Europe/Rome', 1320, 480 FROM mentions"
        )
        db.execute("INSERT INTO troubles (game, kind, since) VALUES (1, 'server', 0)")
        db.execute("COMMIT")
    return await Tables.open(path, new_seed=lambda: SEED)


def _copy(db: sqlite3.Connection, part: str, games: int, first: int) -> None:
    """Copy the rows of one game for all others."""
    others = f"(copy / {GAMES_A_PERSON}) * 10"
    fresh = {
        "id": "copy" if part == "games" else "NULL",
        "number": "NULL" if part == "reminder_posts" else "number",
        "game": "copy",
        "channel": "copy",
        "card_message": "copy",
        "message": "message + copy * 10",
        "server": f"copy / {GAMES_A_SERVER}",
        "user": f"user + {others}",
        "host": f"host + {others}",
        "actor": "CASE WHEN actor LIKE 'user:%'"
        f" THEN 'user:' || (CAST(substr(actor, 6) AS INTEGER) + {others}) ELSE actor END",
        "press": "NULL",
        "mark": "mark || copy",
    }
    names = [row[1] for row in db.execute(f"PRAGMA table_info({part})")]
    columns = ", ".join(fresh.get(name, name) for name in names)
    key = "id" if part == "games" else "game"
    db.execute(
        "WITH RECURSIVE copies(copy) AS (SELECT 2 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)"
        f" INSERT INTO {part} SELECT {columns} FROM copies, {part} WHERE {key} = ?",
        (games, first),
    )
