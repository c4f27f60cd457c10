"""Tables read from the disk: whole or not at all. What makes no sense is called damaged, never guessed at."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from bot.tables.errors import Refused
from bot.tables.log_entry import Entry, entry
from bot.tables.model import DueTime, Place, Seat, Settings, Slip, Table, Vote
from bot.tables.replay import Mark, Past, Step, Turning, branch
from engine import Options, components, load

from .sqlite import StoreDamagedError

_ENTRY: Final = "seq, at, kind, actor, seat, blanks, events"


class _Row(NamedTuple):
    """A game's own row, in the order of _GAME."""

    server: int | None
    channel: int | None
    status: Any
    archived: int
    host: int | None
    board: str
    options: str
    settings: str
    seed: str | None
    rules: int
    version: int
    result: str | None
    created_at: float
    edition: int
    missed: str
    asleep: int


_GAME: Final = ", ".join(_Row._fields)


@contextmanager
def trusted(db: sqlite3.Connection, game: int) -> Iterator[None]:
    """Call a game damaged if what is stored of it makes no sense; it is never guessed at or mended."""
    try:
        yield
    except (ValueError, LookupError, TypeError) as error:  # every reader's way of saying so
        found = db.execute("SELECT rules FROM games WHERE id = ?", (game,)).fetchone()
        newest = components().version
        if found is not None and found[0] > newest:
            raise Refused("table-rules-newer", game=game, rules=found[0], newest=newest) from error
        raise StoreDamagedError("table-damaged", game=game, detail=str(error)) from error


def read_table(db: sqlite3.Connection, game: int) -> Table:
    """A table as it was last stored; Refused if there is none, StoreDamagedError if it can't be trusted."""
    found = db.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise Refused("table-no-such-game", game=game)
    with trusted(db, game):
        return _table(db, game, _Row(*found))


def _table(db: sqlite3.Connection, game: int, row: _Row) -> Table:
    table = Table(
        id=game,
        place=None if row.channel is None else Place(row.server, row.channel),
        host=row.host,
        status=row.status,
        board=row.board,
        options=Options.of(*row.options.split()),
        settings=Settings.model_validate_json(row.settings),
        version=row.version,
        created_at=row.created_at,
        rules=row.rules,
        archived=bool(row.archived),
        seed=row.seed,
        result=None if row.result is None else json.loads(row.result),
        edition=row.edition,
        missed=json.loads(row.missed),
        dozing=bool(row.asleep),
    )
    newest = db.execute("SELECT max(seq) FROM log WHERE game = ?", (game,)).fetchone()[0]
    if newest != table.version:
        raise ValueError(f"version {table.version}, but the log ends at {newest}")
    seats = db.execute(
        "SELECT colour, user, computer, stand_in, away_until, offered FROM seats WHERE game = ?"
        " ORDER BY number",
        (game,),
    )
    table.seats = tuple(Seat(*seat)._replace(offered=bool(offered)) for *seat, offered in seats)
    table.invited = frozenset(
        user for (user,) in db.execute("SELECT user FROM invitations WHERE game = ?", (game,))
    )
    position = db.execute(
        "SELECT seq, asked, slips, state FROM positions WHERE game = ? ORDER BY round DESC LIMIT 1", (game,)
    ).fetchone()
    if position is not None:
        table.position, table.state = position[0], load(position[3])
        table.asked = json.loads(position[1])
        table.slips = tuple(Slip(*slip) for slip in json.loads(position[2]))
        if table.state.seats != tuple(seat.colour for seat in table.seats):
            raise ValueError("the game's seats are not the table's")
    table.orders = {
        (seat, kind): line
        for seat, kind, line in db.execute("SELECT seat, kind, line FROM orders WHERE game = ?", (game,))
    }
    table.votes = {
        kind: Vote(kind, target, tuple(json.loads(ayes)), tuple(json.loads(noes)))
        for kind, target, ayes, noes in db.execute(
            "SELECT kind, target, ayes, noes FROM votes WHERE game = ?", (game,)
        )
    }
    table.due_times = {
        (seat, kind): DueTime(at, asked)
        for seat, kind, at, asked in db.execute(
            "SELECT seat, kind, at, asked FROM due_times WHERE game = ?", (game,)
        )
    }
    return table


def read_edition(db: sqlite3.Connection, game: int) -> int | None:
    """Which edition of a table is on the disk."""
    found = db.execute("SELECT edition FROM games WHERE id = ?", (game,)).fetchone()
    return None if found is None else found[0]


def read_past(db: sqlite3.Connection, game: int) -> Past:
    """The way a game came, as far as it counts."""
    with trusted(db, game):
        return _past(db, game)


def _past(db: sqlite3.Connection, game: int) -> Past:
    steps: list[Step | Turning] = []
    started = 0
    for seq, kind, seat, line, blanks in db.execute(
        "SELECT seq, kind, seat, line, blanks FROM log WHERE game = ? ORDER BY seq", (game,)
    ):
        if kind == "action":
            steps.append(Step(seq, seat, line))
        elif kind == "undone":
            steps.append(Turning(seq, json.loads(blanks)["target"]))
        elif kind in ("started", "imported"):
            started = seq
    positions = db.execute("SELECT seq, state FROM positions WHERE game = ? ORDER BY seq", (game,))
    return Past(branch(steps), [Mark(seq, load(state)) for seq, state in positions], started)


def read_log(db: sqlite3.Connection, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries of a table's log after one and up to another, as everybody may read them."""
    rows = db.execute(
        f"SELECT {_ENTRY} FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
        (game, after, upto if upto is not None else 1 << 62),
    )
    with trusted(db, game):
        return tuple(entry(row) for row in rows)


def find_press(db: sqlite3.Connection, press: str) -> tuple[int, Entry] | None:
    """The game and entry that a press was taken for."""
    row = db.execute(f"SELECT game, {_ENTRY} FROM log WHERE press = ?", (press,)).fetchone()
    if row is None:
        return None
    with trusted(db, row[0]):
        return row[0], entry(row[1:])
