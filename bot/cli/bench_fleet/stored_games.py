"""A PostgreSQL database full of games that are all alike, and what became of them."""

import asyncio
import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bot.cli import UsageError
from bot.cli.bench_tables import SEATS, SEED
from bot.playground.many_servers import ManyServers
from bot.storage.database import DatabaseUrl
from bot.storage.errors import StoreError
from bot.storage.postgres.connection import Connection, connected
from bot.storage.postgres.scratch import ScratchCluster, programs
from bot.storage.tools.check import check_game
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.lobby import Join, Start
from bot.tables.service import Tables

from .game import Step

NAME: Final = "giants_bench_fleet"
SETTINGS: Final = {"max_connections": "100", "shared_buffers": "64MB"}
PARTS: Final = ("games", "log", "positions", "seats", "due_times", "witnesses", "mentions")
MOST_CHECKED: Final = 300  # games that are played again from their records


@contextmanager
def database() -> Iterator[DatabaseUrl]:
    """An empty database: on the server that GIANTS_BENCH_DATABASE names, or on one of our own."""
    server = os.environ.get("GIANTS_BENCH_DATABASE")
    if server is not None:
        yield from _created(DatabaseUrl(server))
        return
    binaries = programs()
    if binaries is None:
        raise UsageError(
            "PostgreSQL is not installed here: install it, or name a database of a server on which others"
            " may be created in GIANTS_BENCH_DATABASE"
        )
    cluster = ScratchCluster(Path(tempfile.mkdtemp(prefix="giants-bench-pg-")), binaries, SETTINGS)
    with cluster.cleared_away():
        cluster.begin()
        yield from _created(cluster.url("postgres"))


def _created(server: DatabaseUrl) -> Iterator[DatabaseUrl]:
    _administer(server, f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)", f"CREATE DATABASE {NAME}")
    try:
        yield DatabaseUrl(re.sub(r"(://[^/?]*)(/[^?]*)?", rf"\1/{NAME}", server, count=1))
    finally:
        _administer(server, f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")


def _administer(server: DatabaseUrl, *statements: str) -> None:
    with connected(server) as db:
        for statement in statements:
            db.raw.execute(statement.encode())


def fill(url: DatabaseUrl, servers: ManyServers) -> None:
    """Begin a game at the first table, and the same at all others."""
    asyncio.run(_first(url, servers))
    with connected(url) as db, db.raw.transaction():
        for part in PARTS:
            _copy(db, part, servers)
        db.execute(
            "INSERT INTO people (user, reach, zone, quiet_from, quiet_until)"
            " SELECT DISTINCT user, 'off', 'UTC', NULL::BIGINT, NULL::BIGINT FROM seats"
        )
    with connected(url) as db:
        db.raw.execute(b"ANALYZE")


async def _first(url: DatabaseUrl, servers: ManyServers) -> None:
    tables = await Tables.open(url, new_seed=lambda: SEED)
    host = Person(servers.person_at(0, 0))
    opened = await tables.open_table(
        Place(servers.guild_of(0), servers.channel_of(0)), host, seating="seated"
    )
    for seat, colour in enumerate(SEATS):
        await tables.submit(opened.table.id, Person(servers.person_at(0, seat)), Join(colour))
    started = await tables.submit(opened.table.id, host, Start())
    await tables.storage.cards.shown(opened.table.id, started.table.version, servers.card_of(0))
    # Not a restored backup, whose channels would all be searched: somebody served it until now.
    await tables.storage.facts.note_alive(tables.now())
    await tables.close()


def _copy(db: Connection, part: str, servers: ManyServers) -> None:
    """Copy the rows of the first table's game for all other tables; table n's game has the number n + 1."""
    others = f"copy % {servers.guilds} * {servers.seats}"
    fresh = {
        "id": "copy + 1" if part == "games" else "",
        "game": "copy + 1",
        "channel": "channel + copy",
        "card_message": "card_message + copy",
        "server": f"server + ((copy % {servers.guilds}) << 22)",
        "user": f"user + {others}",
        "host": f"host + {others}",
        "actor": "CASE WHEN actor LIKE 'user:%'"
        f" THEN 'user:' || (substr(actor, 6)::BIGINT + {others}) ELSE actor END",
        "press": "NULL",
        "mark": "mark || copy",
    }
    names = [
        name
        for (name,) in db.execute(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? AND is_generated = 'NEVER'",
            (part,),
        )
        if fresh.get(name) != ""
    ]
    columns = ", ".join(names)
    values = ", ".join(fresh.get(name, name) for name in names)
    key = "id" if part == "games" else "game"
    db.execute(
        f"INSERT INTO {part} ({columns}) SELECT {values}"
        f" FROM generate_series(1::BIGINT, ?) AS copies(copy), {part} WHERE {key} = 1",
        (servers.tables - 1,),
    )


class Kept(NamedTuple):
    """How what is stored compares with what people were told."""

    lost: int = 0
    doubled: int = 0
    damaged: int = 0


def compare(url: DatabaseUrl, steps: list[Step], told: Mapping[int, int], unsure: set[int]) -> Kept:
    """Hold the log against the decisions that people were told were taken, by table; at `unsure` tables one
    more may have been taken of which nobody heard.
    """
    kept = Kept()
    with connected(url) as db:
        for table in sorted(told.keys() | unsure):
            lines = [
                line
                for (line,) in db.execute(
                    "SELECT line FROM log WHERE game = ? AND kind = 'action' AND seat IS NOT NULL"
                    " ORDER BY seq",
                    (table + 1,),
                )
            ]
            least = told.get(table, 0)
            expected = [step.line for step in steps[: max(least, len(lines))]]
            if len(lines) < least or lines != expected[: len(lines)]:
                kept = kept._replace(lost=kept.lost + 1)
            if len(lines) > least + (table in unsure):
                kept = kept._replace(doubled=kept.doubled + 1)
        for table in sorted(told.keys() | unsure)[:MOST_CHECKED]:
            kept = kept._replace(damaged=kept.damaged + _is_damaged(db, table + 1))
    return kept


def _is_damaged(db: Connection, game: int) -> bool:
    """Whether a game's record does not lead to where it stands, or it can't be read."""
    try:
        return any(check_game(db, game))
    except (StoreError, Refused, ValueError, LookupError, TypeError):
        return True
