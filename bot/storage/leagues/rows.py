"""Leagues as rows: a league with its people, tables and log; which is at work, and what its card shows."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.leagues.model import Entry, League, LeagueSettings, LeagueTable, LogLine, Seat
from bot.storage.database import Db
from bot.tables.errors import Refused

_LEAGUE: Final = (
    "server, channel, host, name, settings, status, created_at, round, round_ends, signup_ends, previous,"
    " edition"
)
_TABLE: Final = "round, number, division, seats, game, message, tried, warned, how, total"
MOST_LISTED: Final = 25  # leagues of a server, the newest: Discord's menu takes no more
MOST_LIVE: Final = 10  # leagues of a server at a time
MOST_LINES: Final = 60  # of a log that are shown
PERSON_BLANKS: Final = ("user", "old_user", "new_user")


class LeagueOvertaken(Exception):
    """The league was changed since it was read: read it again."""


class LeagueCard(NamedTuple):
    """The message that shows a league: what it was posted for, and when the next one was first tried."""

    message: int | None
    stage: str | None
    tried: float | None


def create(db: Db, league: League, lines: Sequence[LogLine], press: str | None) -> int:
    """Store a new league, once for each press; its number."""
    if press is not None:
        row = db.execute("SELECT id FROM leagues WHERE press = ?", (press,)).fetchone()
        if row is not None:
            return int(row[0])
    live = db.execute(
        "SELECT count(*) FROM leagues WHERE server = ? AND status IN ('signup', 'playing')", (league.server,)
    ).fetchone()[0]
    if live >= MOST_LIVE:
        raise Refused("league-too-many", most=MOST_LIVE)
    number = db.execute(
        f"INSERT INTO leagues ({_LEAGUE}, press) VALUES ({', '.join('?' * 13)}) RETURNING id",
        (*_row(league), press),
    ).fetchone()[0]
    _write_parts(db, int(number), league, lines)
    return int(number)


def _row(league: League) -> tuple[Any, ...]:
    return (
        *(league.server, league.channel, league.host, league.name, league.settings.model_dump_json()),
        *(league.status, league.created_at, league.round, league.round_ends, league.signup_ends),
        *(league.previous, league.edition),
    )


def load(db: Db, number: int) -> League:
    """A league; Refused if there is none."""
    row = db.execute(f"SELECT {_LEAGUE} FROM leagues WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise Refused("league-none")
    values: list[Any] = list(row)
    values[4] = LeagueSettings.model_validate_json(values[4])
    entries = db.execute(
        "SELECT number, user, seed, division, gone, earlier FROM league_entries WHERE league = ?"
        " ORDER BY position, number",
        (number,),
    ).fetchall()
    tables = db.execute(
        f"SELECT {_TABLE} FROM league_tables WHERE league = ? ORDER BY round, number", (number,)
    ).fetchall()
    people = tuple(_entry(row) for row in entries)
    return replace(League(number, *values), entries=people, tables=tuple(_table(row) for row in tables))


def _entry(row: Sequence[Any]) -> Entry:
    number, user, seed, division, gone, earlier = row
    return Entry(number, user, seed, division, bool(gone), tuple(json.loads(earlier)))


def _table(row: Sequence[Any]) -> LeagueTable:
    round_, number, division, seats, game, message, tried, warned, how, total = row
    sat = tuple(Seat(*seat) for seat in json.loads(seats))
    return LeagueTable(round_, number, division, sat, game, message, tried, bool(warned), how, total)


def save(db: Db, league: League, lines: Sequence[LogLine]) -> None:
    """Store a league as its next edition; LeagueOvertaken if another did meanwhile."""
    changed = db.execute(
        "UPDATE leagues SET host = ?, name = ?, settings = ?, status = ?, round = ?, round_ends = ?,"
        " signup_ends = ?, edition = edition + 1 WHERE id = ? AND edition = ?",
        (
            *(league.host, league.name, league.settings.model_dump_json(), league.status, league.round),
            *(league.round_ends, league.signup_ends, league.id, league.edition),
        ),
    ).rowcount
    if not changed:
        raise LeagueOvertaken
    _write_parts(db, league.id, league, lines)


def _write_parts(db: Db, number: int, league: League, lines: Sequence[LogLine]) -> None:
    """Write people, tables and log: a league is small."""
    db.execute("DELETE FROM league_entries WHERE league = ?", (number,))
    db.executemany(
        "INSERT INTO league_entries (league, number, user, seed, division, gone, earlier, position)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (number, *entry[:4], int(entry.out), json.dumps(entry.earlier), position)
            for position, entry in enumerate(league.entries)
        ],
    )
    db.execute("DELETE FROM league_tables WHERE league = ?", (number,))
    db.executemany(
        f"INSERT INTO league_tables (league, {_TABLE}) VALUES ({', '.join('?' * 11)})",
        [
            (
                *(number, table.round, table.number, table.division, json.dumps(table.seats), table.game),
                *(table.message, table.tried, int(table.warned), table.how, table.total),
            )
            for table in league.tables
        ],
    )
    last = db.execute("SELECT coalesce(max(seq), 0) FROM league_log WHERE league = ?", (number,)).fetchone()[
        0
    ]
    db.executemany(
        "INSERT INTO league_log (league, seq, at, kind, actor, blanks) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (number, last + n, line.at, line.kind, line.actor, json.dumps(line.blanks))
            for n, line in enumerate(lines, 1)
        ],
    )
    known = {league.host, *(user for entry in league.entries for user in (entry.user, *entry.earlier))}
    _mention(db, number, known | {user for line in lines for user in named(line.actor, line.blanks)})


def named(actor: str, blanks: dict[str, Any]) -> set[int]:
    """Everybody whom a line of a log names."""
    role, _, number = actor.partition(":")
    found = {int(number)} if role in ("user", "moderator") else set()
    return found | {int(blanks[name]) for name in PERSON_BLANKS if name in blanks}


def _mention(db: Db, number: int, users: Iterable[int | None]) -> None:
    db.executemany(
        "INSERT INTO league_mentions (user, league) VALUES (?, ?) ON CONFLICT (user, league)"
        " DO UPDATE SET forgotten = 0",
        [(user, number) for user in users if user],
    )


def of_server(db: Db, server: int) -> list[tuple[int, str, str]]:
    """The newest leagues of a server, those that are not over first."""
    rows = db.execute(
        "SELECT id, name, status FROM leagues WHERE server = ? ORDER BY"
        " CASE WHEN status IN ('signup', 'playing') THEN 0 ELSE 1 END, id DESC LIMIT ?",
        (server, MOST_LISTED),
    )
    return [(int(number), str(name), str(status)) for number, name, status in rows]


def at_work(db: Db) -> list[tuple[int, int]]:
    """The leagues that are not over, each with its server."""
    return db.execute(
        "SELECT id, server FROM leagues WHERE status IN ('signup', 'playing') ORDER BY id"
    ).fetchall()


def ended(db: Db, league: int) -> list[int]:
    """The games of a league's open tables that are over for good and counted."""
    rows = db.execute(
        "SELECT g.id FROM league_tables AS t JOIN games AS g ON g.id = t.game WHERE t.league = ?"
        " AND t.how IS NULL AND g.counted = 1 ORDER BY g.id",
        (league,),
    )
    return [int(game) for (game,) in rows]


def log(db: Db, league: int) -> list[LogLine]:
    """The newest lines of a league's log, the oldest of them first."""
    rows = db.execute(
        "SELECT at, kind, actor, blanks FROM league_log WHERE league = ? ORDER BY seq DESC LIMIT ?",
        (league, MOST_LINES),
    ).fetchall()
    return [LogLine(at, kind, actor, json.loads(blanks)) for at, kind, actor, blanks in rows[::-1]]


def hidden(db: Db, league: int) -> set[int]:
    """The people of a league who take no part in results."""
    rows = db.execute(
        "SELECT u.user FROM unlisted AS u JOIN league_mentions AS m ON m.user = u.user WHERE m.league = ?",
        (league,),
    )
    return {int(user) for (user,) in rows}


# Cards


def behind(db: Db) -> list[tuple[int, int]]:
    """The leagues whose cards show an earlier edition, each with its server."""
    return db.execute("SELECT id, server FROM leagues WHERE shown <> edition ORDER BY id").fetchall()


def card(db: Db, league: int) -> LeagueCard:
    """The message that shows a league."""
    row = db.execute("SELECT card, card_stage, card_tried FROM leagues WHERE id = ?", (league,)).fetchone()
    return LeagueCard(*row)


def try_card(db: Db, league: int, now: float) -> float | None:
    """Note that a card is about to be posted; when that was first tried, if it was before."""
    tried = card(db, league).tried
    if tried is None:
        db.execute("UPDATE leagues SET card_tried = ? WHERE id = ?", (now, league))
    return tried


def shown(db: Db, league: int, edition: int, message: int | None, stage: str) -> None:
    """Note what a league's card is and shows."""
    db.execute(
        "UPDATE leagues SET shown = ?, card = ?, card_stage = ?, card_tried = NULL WHERE id = ?",
        (edition, message, stage, league),
    )


def is_card(db: Db, message: int) -> bool:
    """Whether a message shows a league that is not over."""
    found = db.execute(
        "SELECT 1 FROM leagues WHERE card = ? AND status IN ('signup', 'playing')", (message,)
    ).fetchone()
    return found is not None


def lost(db: Db, message: int) -> None:
    """Note that a card was deleted: another is to be posted."""
    db.execute("UPDATE leagues SET card = NULL, card_stage = NULL, shown = -1 WHERE card = ?", (message,))
