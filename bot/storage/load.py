"""Loading tables, their histories and records from the database: whole or not at all."""

import json
from typing import Any, Final, NamedTuple

from bot.tables.errors import Refused
from bot.tables.log_entry import CALLING_ANEW
from bot.tables.model import DueTime, Place, Seat, Settings, Slip, Table, Witness
from bot.tables.replay import Checkpoint, History, Step, Undone, effective, record_of
from bot.tables.vote import Vote
from engine import Colour, Options, load

from .database import Db
from .due_times import OF_TABLE
from .errors import damage_reported


class _Row(NamedTuple):
    """A game's own row, in the order of _GAME."""

    server: int | None
    channel: int | None
    parent: int | None
    status: Any
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
    cooldowns: str
    open_until: float | None


LIVE_STATUSES: Final = "'open', 'playing', 'paused'"
"""The statuses of a table that is not over, as a condition lists them: in the order in which the indexes of
live games do, or SQLite would not use those.
"""
_GAME: Final = ", ".join(_Row._fields)
_MOST_LEFT: Final = 25  # of the newest games that know a person, in which it is looked for what they decided


def read_table(db: Db, game: int) -> Table:
    """A table as it was last stored; Refused if there is none, StoreDamagedError if it can't be trusted."""
    found = db.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise Refused("table-no-such-game", game=game)
    with damage_reported(db, game):
        return _table(db, game, _Row(*found))


def _table(db: Db, game: int, row: _Row) -> Table:
    table = Table(
        id=game,
        place=None if row.channel is None else Place(row.server, row.channel, row.parent),
        host=row.host,
        status=row.status,
        board=row.board,
        options=Options.of(*row.options.split()),
        settings=Settings.model_validate_json(row.settings),
        version=row.version,
        created_at=row.created_at,
        rules=row.rules,
        seed=row.seed,
        result=None if row.result is None else json.loads(row.result),
        edition=row.edition,
        missed=json.loads(row.missed),
        dozing=bool(row.asleep),
        cooldowns=json.loads(row.cooldowns),
        open_until=row.open_until,
    )
    newest = db.execute("SELECT max(seq) FROM log WHERE game = ?", (game,)).fetchone()[0]
    if newest != table.version:
        raise ValueError(f"version {table.version}, but the log ends at {newest}")
    seats = db.execute(
        "SELECT colour, user, computer, stand_in, away_until, offered, invited, invited_by FROM seats"
        " WHERE game = ? ORDER BY number",
        (game,),
    )
    found = (Seat(*seat) for seat in seats)
    table.seats = tuple(seat._replace(offered=bool(seat.offered)) for seat in found)
    table.invited = frozenset(
        user for (user,) in db.execute("SELECT user FROM invitations WHERE game = ?", (game,))
    )
    table.waitlist = tuple(
        user for (user,) in db.execute("SELECT user FROM waitlist WHERE game = ? ORDER BY number", (game,))
    )
    table.witnesses = frozenset(
        Witness(*row) for row in db.execute("SELECT mark, seat FROM witnesses WHERE game = ?", (game,))
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
        row[0]: _vote(row)
        for row in db.execute(
            "SELECT kind, target, ayes, noes, number, user, at, until, terms, told, silent FROM votes"
            " WHERE game = ?",
            (game,),
        )
    }
    for seat, kind, at, asked in db.execute(
        "SELECT seat, kind, at, asked FROM due_times WHERE game = ?", (game,)
    ):
        if seat == OF_TABLE:
            table.moments[kind] = at
        else:
            table.due_times[seat, kind] = DueTime(at, asked)
    return table


def _vote(row: tuple[Any, ...]) -> Vote:
    kind, target, ayes, noes, number, user, at, until, terms, told, silent = row
    return Vote(
        *(kind, target, tuple(json.loads(ayes)), tuple(json.loads(noes)), number, user, at, until),
        terms=tuple((name, value) for name, value in json.loads(terms)),
        told=tuple((person, when) for person, when in json.loads(told)),
        silent=tuple(json.loads(silent)),
    )


def read_edition(db: Db, game: int) -> int | None:
    """Which edition of a table is on the disk."""
    found = db.execute("SELECT edition FROM games WHERE id = ?", (game,)).fetchone()
    return None if found is None else found[0]


def read_history(db: Db, game: int) -> History:
    """The steps of a game that count, and its stored positions."""
    with damage_reported(db, game):
        return _history(db, game)


def _history(db: Db, game: int) -> History:
    steps: list[Step | Undone] = []
    started = 0
    times: dict[int, float] = {}
    calls: list[tuple[int, Colour | None]] = []
    for seq, at, kind, seat, line, blanks in db.execute(
        "SELECT seq, at, kind, seat, line, blanks FROM log WHERE game = ? ORDER BY seq", (game,)
    ):
        times[seq] = at
        if kind in CALLING_ANEW:
            calls.append((seq, seat))
        if kind == "action":
            steps.append(Step(seq, seat, line))
        elif kind == "undone":
            steps.append(Undone(seq, json.loads(blanks)["target"]))
        elif kind in ("started", "imported"):
            started = seq
    positions = db.execute("SELECT seq, state FROM positions WHERE game = ? ORDER BY seq", (game,))
    checkpoints = [Checkpoint(seq, load(state)) for seq, state in positions]
    return History(effective(steps), checkpoints, started, times, tuple(calls))


def read_record(db: Db, game: int, *, seed: bool = False) -> str:
    """A game's record as text, with the version of the rules that it was begun under; with the `seed` of its
    dice only for whoever may know those to come, or once there are none.
    """
    return str(record_of(read_table(db, game), read_history(db, game).path, seed=seed))


class FinishedGame(NamedTuple):
    """A game that is over for good, in a list: where and on what it was played, when it last changed, who
    sat there at its end, and whether it is `own`: played by whoever asks, at its end or before.
    """

    id: int
    server: int | None
    channel: int | None
    board: str
    changed_at: float
    seats: tuple[Seat, ...]
    own: bool


def decided(db: Db, game: int, user: int) -> bool:
    """Whether a person decided anything in a game, wherever they sit now."""
    found = db.execute(
        "SELECT 1 FROM log WHERE game = ? AND kind = 'action' AND actor = ? LIMIT 1", (game, f"user:{user}")
    )
    return next(iter(found), None) is not None


def read_finished(db: Db, *, server: int, channel: int, user: int, most: int) -> list[FinishedGame]:
    """The newest games that were begun, are over for good, and were played in a server, in a channel of it,
    or by a person.
    """
    over = (
        "SELECT id, server, channel, board, changed_at FROM games WHERE status IN ('finished', 'abandoned')"
        " AND open_until IS NULL AND EXISTS (SELECT 1 FROM positions WHERE game = games.id)"
    )
    found: dict[int, tuple[int, int | None, int | None, str, float]] = {}
    for where, value in (
        ("server = ? AND archived = 0", server),  # as the index has it
        ("channel = ?", channel),
        ("id IN (SELECT game FROM seats WHERE user = ?)", user),
    ):
        rows = db.execute(f"{over} AND {where} ORDER BY id DESC LIMIT ?", (value, most))
        found |= {game: (game, *rest) for game, *rest in rows}
    known = db.execute(
        f"{over} AND id IN (SELECT game FROM mentions WHERE user = ?) AND id NOT IN"
        " (SELECT game FROM seats WHERE user = ?) ORDER BY id DESC LIMIT ?",
        (user, user, _MOST_LEFT),
    )
    left = {game: (game, *rest) for game, *rest in known if decided(db, game, user)}
    found |= left
    newest = sorted(found, reverse=True)
    marks = ", ".join("?" * len(newest))
    seats: dict[int, list[Seat]] = {}
    for game, colour, person, computer in db.execute(
        f"SELECT game, colour, user, computer FROM seats WHERE game IN ({marks}) ORDER BY game, number",
        tuple(newest),
    ):
        seats.setdefault(game, []).append(Seat(colour, person, computer))
    games = []
    for game in newest:
        people = tuple(seats.get(game, ()))
        own = game in left or any(seat.user == user for seat in people)
        games.append(FinishedGame(*found[game], people, own))
    return games
