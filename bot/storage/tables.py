"""Saving and finding tables. A change is one transaction under an optimistic lock, the table's `edition`.

The edition is compared and increased by the same UPDATE (compare-and-swap): if another process stored a
change of the table since it was loaded, nothing is written and `EditionConflict` is raised.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from bot.tables.change import Change, newly_mentioned
from bot.tables.errors import Refused
from bot.tables.log_entry import Entry, Kind
from bot.tables.model import Settings, Status, Table
from bot.tables.replay import History
from bot.tables.server_rules import ServerRules
from engine import Options, dump, dump_events

from . import load, log
from .blocks import Plan, write_block
from .database import Database, Db
from .due_times import OF_TABLE
from .load import LIVE_STATUSES, FinishedGame
from .lost_places import note_lost
from .people import tell_watchers
from .servers import refuse_too_many

T = TypeVar("T")
_LISTED: Final = "id, server, channel, status, host, board, version, created_at, changed_at"


class EditionConflict(Exception):
    """The table was changed since it was loaded: load it again."""


class DuplicatePress(Exception):
    """This press was taken before: its entry is in a log."""


class Listed(NamedTuple):
    """A table in a list, without the game itself."""

    id: int
    server: int | None
    channel: int | None
    status: Status
    host: int | None
    board: str
    version: int
    created_at: float
    changed_at: float


class TableStore:
    """Reads and writes whole tables, and finds them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, game: int) -> Table:
        """A table as it was last stored; Refused if there is none."""
        return await self._database.read(partial(load.read_table, game=game))

    async def edition(self, game: int) -> int | None:
        """Which edition of a table is stored."""
        return await self._database.read(partial(load.read_edition, game=game))

    async def history(self, game: int) -> History:
        """The history of a table's game."""
        return await self._database.read(partial(load.read_history, game=game))

    async def survey(self, game: int, made: Callable[[Table, tuple[Entry, ...]], T]) -> T:
        """What is made of a table and its log, on the thread of what takes long."""
        return await self._database.read(
            lambda db: made(load.read_table(db, game), log.read_log(db, game)), long=True
        )

    async def record(self, game: int) -> str:
        """A game's record as text; a running one's without its open bids."""
        return await self._database.read(partial(load.read_record, game=game))

    async def save(self, before: Table, change: Change, press: str | None) -> None:
        """Store a change of a table; EditionConflict or DuplicatePress if that can't be done any more."""
        await self._database.write(_prepare(before, change, press, self._database.blocks.plan).write)

    async def create(self, change: Change, press: str | None) -> None:
        """Store a new table; the change's table gets its number."""
        plan = self._database.blocks.plan
        await self._database.write(partial(create, change=change, press=press, plan=plan))

    async def require_fewer(self, table: Table, rules: ServerRules) -> None:
        """Refuse a new table that would be one too many for its host or its channel."""
        await self._database.read(partial(refuse_too_many, table=table, rules=rules))

    async def log(self, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
        """What happened at a table, as everybody could see it."""
        return await self._database.read(partial(log.read_log, game=game, after=after, upto=upto))

    async def entries_of(self, game: int, kinds: Sequence[Kind], *, after: int) -> tuple[Entry, ...]:
        """The entries of some kinds after one of them."""
        return await self._database.read(partial(log.entries_of, game=game, kinds=kinds, after=after))

    async def find_press(self, press: str) -> tuple[int, Entry] | None:
        """The game and entry that a press was taken for."""
        return await self._database.read(partial(log.find_press, press=press))

    async def last_change(self, game: int) -> float:
        """When the newest entry of a table was made."""
        return await self._database.read(partial(log.last_change, game=game))

    async def lost_version(self, game: int) -> int:
        """The latest version that a table was told to have lost by a restored copy."""
        return await self._database.read(partial(log.lost_version, game=game))

    async def at(self, channel: int) -> int | None:
        """The table that is open or being played in a channel."""
        found = await self._live("channel = ?", channel)
        return found[0].id if found else None

    async def last_at(self, channel: int) -> int | None:
        """The newest table that was ever in a channel."""
        found = await self._database.read(partial(list_games, where="channel = ?", values=(channel,)))
        return found[-1].id if found else None

    async def in_server(self, server: int) -> tuple[Listed, ...]:
        """All tables of a server that are not over, however many there ever were."""
        return await self._live("server = ?", server)

    async def of_user(self, user: int) -> tuple[Listed, ...]:
        """All tables that are not over and at which a person sits."""
        return await self._live("id IN (SELECT game FROM seats WHERE user = ?)", user)

    async def finished(self, server: int, channel: int, user: int, most: int) -> list[FinishedGame]:
        """The newest games that are over for good and were played in a server, in a channel, or by a person:
        so many of each.
        """
        job = partial(load.read_finished, server=server, channel=channel, user=user, most=most)
        return await self._database.read(job)

    async def decided(self, game: int, user: int) -> bool:
        """Whether a person decided anything in a game, wherever they sit now."""
        return await self._database.read(partial(load.decided, game=game, user=user))

    async def placed(self) -> tuple[Listed, ...]:
        """All tables that are not over, have a channel and are served here."""
        found, blocks = await self._live("channel IS NOT NULL"), self._database.blocks
        return tuple(listed for listed in found if blocks.serves(listed.server))

    async def with_computer_due(self) -> list[int]:
        """The tables that are served here at which a computer owes a decision."""
        return await self._database.read(partial(_computers_due, held=self._database.blocks.held))

    async def _live(self, where: str, *values: int) -> tuple[Listed, ...]:
        condition = f"{where} AND status IN ({LIVE_STATUSES})"
        return await self._database.read(partial(list_games, where=condition, values=values))


def list_games(db: Db, where: str = "1 = 1", values: tuple[int, ...] = ()) -> tuple[Listed, ...]:
    """Tables that fit a condition, in the order of their numbers."""
    rows = db.execute(f"SELECT {_LISTED} FROM games WHERE {where} ORDER BY id", values)
    return tuple(Listed(*row) for row in rows)


def _computers_due(db: Db, held: tuple[int, ...]) -> list[int]:
    statement = "SELECT id FROM games WHERE block = ? AND stirs = 1 ORDER BY id"
    return [game for block in held for (game,) in db.execute(statement, (block,))]


class _Prepared(NamedTuple):
    """A change as rows, so that the database's thread has only to write them."""

    before: Table
    change: Change
    press: str | None
    log: list[tuple[Any, ...]]
    positions: list[tuple[Any, ...]]
    mentioned: set[int]
    plan: Plan

    def write(self, db: Db) -> None:
        """Write all of it, if nobody else changed the table meanwhile."""
        before, change, game = self.before, self.change, self.change.table.id
        _write_game(db, before, change, self.press, self.plan)
        db.executemany(
            "INSERT INTO log (game, seq, at, kind, actor, seat, line, blanks, events, press)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            self.log,
        )
        if change.rewound is not None:
            db.execute("DELETE FROM positions WHERE game = ? AND seq > ?", (game, change.rewound))
        if self.positions:
            db.executemany(
                "INSERT INTO positions (game, round, seq, asked, slips, state) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (game, round) DO UPDATE SET"
                " seq = excluded.seq, asked = excluded.asked, slips = excluded.slips, state = excluded.state",
                self.positions,
            )
        _write_parts(db, before, change.table)
        _write_notices(db, change)
        if self.mentioned:
            log.note_mentions(db, game, self.mentioned)
        recheck_reminders(db, game)
        if change.lost is not None:
            note_lost(db, game, change.lost, change.now)


def _prepare(before: Table, change: Change, press: str | None, plan: Plan) -> _Prepared:
    """Everything that will be written, as text."""
    table = change.table
    table.edition = before.edition + 1
    entries = []
    for number, (entry, line) in enumerate(change.written):
        entries.append(
            (
                *(table.id, entry.seq, entry.at, entry.kind, entry.actor, entry.seat, line),
                *(_blanks(entry.blanks), dump_events(entry.events)),
                press if number == 0 else None,
            )
        )
    positions = [_position(table.id, checkpoint) for checkpoint in change.checkpoints]
    if table.state is not None and table.position != before.position:
        positions.append(_position(table.id, table))
    return _Prepared(before, change, press, entries, positions, newly_mentioned(before, change), plan)


_AS_WRITTEN: Final = json.JSONEncoder(ensure_ascii=False)


def _blanks(blanks: dict[str, str | int]) -> str:
    return _AS_WRITTEN.encode(blanks) if blanks else "{}"


def _position(game: int, table: Table) -> tuple[Any, ...]:
    """A position of a game as a row: game, round, seq, asked, slips, state."""
    state = table.game()
    asked, slips = json.dumps(table.asked), json.dumps(table.slips)
    return game, state.round, table.position, asked, slips, dump(state)


def _write_game(db: Db, before: Table, change: Change, press: str | None, plan: Plan) -> None:
    table = change.table

    def taken() -> Exception:
        return DuplicatePress() if press is not None and log.press_taken(db, press) else EditionConflict()

    server, channel, parent = table.place or (None, None, None)
    if table.live and channel is not None and (table.place != before.place or not before.live):
        refuse_occupied(db, channel, table.id)
        if change.limited:
            refuse_too_many(db, table, change.rules)
    standing, columns = _standing(table), ""
    if before.version and standing == _standing(before):
        standing = ()
    else:  # indexes hang on these, and each of them would be written anew
        standing = (*standing[:-1], json.dumps(table.missed))
        columns = ", status = ?, stirs = ?, asleep = ?, open_until = ?, missed = ?"
    db.change_one(
        f"UPDATE games SET version = ?, edition = ?, changed_at = ?{columns}"
        " WHERE id = ? AND version = ? AND edition = ? AND NOT EXISTS (SELECT 1 FROM log WHERE press = ?)",
        (
            *(table.version, table.edition, change.now, *standing),
            *(table.id, before.version, before.edition, press),
        ),
        otherwise=taken,
    )
    if not before.version or _seldom_changed(table) != _seldom_changed(before):
        db.execute(
            "UPDATE games SET server = ?, channel = ?, parent = ?, host = ?, board = ?, options = ?,"
            " settings = ?, seed = ?, rules = ?, result = ?, cooldowns = ? WHERE id = ?",
            (
                *(server, channel, parent, table.host, table.board, " ".join(table.options.names())),
                *(table.settings.model_dump_json(), table.seed, table.rules),
                *(None if table.result is None else json.dumps(table.result), json.dumps(table.cooldowns)),
                table.id,
            ),
        )
    if table.place != before.place:
        write_block(db, table.id, plan.block_of(server))


def _standing(table: Table) -> tuple[object, ...]:
    """The part of a game's row that says how it stands with the table: few decisions change it."""
    return table.status, bool(table.computers_due()), table.asleep, table.open_until, table.missed


def _seldom_changed(table: Table) -> tuple[object, ...]:
    """The part of a game's row that seldom changes."""
    agreed = (table.place, table.host, table.board, table.options, table.settings)
    return *agreed, table.seed, table.rules, table.result, table.cooldowns


def refuse_occupied(db: Db, channel: int, game: int) -> None:
    """Refuse a place in which another table is open or being played."""
    taken = db.execute(
        f"SELECT id FROM games WHERE channel = ? AND id != ? AND status IN ({LIVE_STATUSES})",
        (channel, game),
    ).fetchone()
    if taken is not None:
        raise Refused("table-place-taken", game=taken[0])


_PARTS: Final = {
    "seats": "number, colour, user, computer, stand_in, away_until, offered, invited, invited_by",
    "invitations": "user",
    "waitlist": "number, user",
    "witnesses": "mark, seat",
    "orders": "seat, kind, line",
    "votes": "kind, target, ayes, noes, number, user, at, until, terms, told, silent",
}
"""The small lists of a table, and their columns beside the game."""


def _write_parts(db: Db, before: Table, table: Table) -> None:
    """Rewrite the small lists that changed."""
    if table.seats != before.seats:
        _rewrite(db, table.id, "seats", ((n, *seat) for n, seat in enumerate(table.seats)))
    if table.invited != before.invited:
        _rewrite(db, table.id, "invitations", ((user,) for user in sorted(table.invited)))
    if table.waitlist != before.waitlist:
        _rewrite(db, table.id, "waitlist", enumerate(table.waitlist))
    if table.witnesses != before.witnesses:
        _rewrite(db, table.id, "witnesses", table.witnesses)
    if table.orders != before.orders:
        _rewrite(db, table.id, "orders", ((*key, line) for key, line in table.orders.items()))
    if table.votes != before.votes:
        rows = (
            (
                *(v.kind, v.target, json.dumps(v.ayes), json.dumps(v.noes), v.number, v.user, v.at, v.until),
                *(json.dumps(v.terms), json.dumps(v.told), json.dumps(v.silent)),
            )
            for v in table.votes.values()
        )
        _rewrite(db, table.id, "votes", rows)
    _write_due_times(db, before, table)


def _write_due_times(db: Db, before: Table, table: Table) -> None:
    """Write the due times of a table that a change made different; the others stay as they are.

    All warnings of the table are considered anew where somebody sits elsewhere, or is away or back.
    """
    if table.due_times != before.due_times or table.moments != before.moments:
        old, new = _due_rows(before), _due_rows(table)
        gone = [(table.id, *key) for key in old if key not in new]
        if gone:
            db.executemany("DELETE FROM due_times WHERE game = ? AND seat = ? AND kind = ?", gone)
        changed = {key for key, when in new.items() if old.get(key) != when}
        seats = {seat for seat, _ in changed}  # whose warnings are considered anew, with what they warn of
        fresh = [
            (table.id, *key, *when, table.id)
            for key, when in new.items()
            if key in changed or (key[1] == "warning" and key[0] in seats)
        ]
        if fresh:
            db.executemany(
                "INSERT INTO due_times (game, seat, kind, at, asked, block)"
                " VALUES (?, ?, ?, ?, ?, (SELECT block FROM games WHERE id = ?))"
                " ON CONFLICT (game, seat, kind) DO UPDATE"
                " SET at = excluded.at, asked = excluded.asked, consider_at = 0",
                fresh,
            )
    if table.seats != before.seats:
        db.execute("UPDATE due_times SET consider_at = 0 WHERE game = ? AND kind = 'warning'", (table.id,))


def _due_rows(table: Table) -> dict[tuple[str, str], tuple[float | None, int | None]]:
    """What is due of a table's seats and of itself: when, and of which decision, by seat and kind."""
    rows: dict[tuple[str, str], tuple[float | None, int | None]]
    rows = {(seat, kind): when for (seat, kind), when in table.due_times.items()}
    return rows | {(OF_TABLE, kind): (at, None) for kind, at in table.moments.items()}


def _rewrite(db: Db, game: int, part: str, rows: Iterable[tuple[Any, ...]]) -> None:
    columns = _PARTS[part]
    marks = "?" + ", ?" * len(columns.split(", "))
    db.execute(f"DELETE FROM {part} WHERE game = ?", (game,))
    db.executemany(f"INSERT INTO {part} (game, {columns}) VALUES ({marks})", [(game, *row) for row in rows])


def _write_notices(db: Db, change: Change) -> None:
    game = change.table.id
    for seq, notice in change.notices:
        db.execute(
            "INSERT INTO notices (game, seq, number, user, key, blanks, block) VALUES (?, ?,"
            " (SELECT coalesce(max(number), 0) + 1 FROM notices WHERE game = ? AND seq = ?), ?, ?, ?,"
            " (SELECT block FROM games WHERE id = ?))",
            (game, seq, game, seq, notice.user, notice.key, _blanks(notice.blanks), game),
        )


def recheck_reminders(db: Db, game: int) -> None:
    """Have the reminders of a table checked again: it changed."""
    db.execute("UPDATE reminder_posts SET checked = 0 WHERE game = ? AND checked = 1", (game,))


def create(db: Db, change: Change, press: str | None, plan: Plan) -> None:
    """Store a new table; the change's table gets its number."""
    table = change.table
    table.id = db.execute(
        "INSERT INTO games (status, board, options, settings, rules, version, created_at, changed_at)"
        " VALUES ('open', ?, '', '{}', ?, 0, ?, ?) RETURNING id",
        (table.board, table.rules, change.now, change.now),
    ).fetchone()[0]
    blank = Table(
        table.id, None, None, "open", table.board, Options(), Settings(), 0, change.now, table.rules
    )
    _prepare(blank, change, press, plan).write(db)
    if change.announced:
        tell_watchers(db, change)
