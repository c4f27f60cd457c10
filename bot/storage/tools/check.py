"""Checking a database: reads it, changes nothing, and names everything in it that is not as it should be."""

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache

from bot.storage.database import Db
from bot.storage.errors import StoreError
from bot.storage.load import read_table
from bot.storage.tables import list_games
from bot.tables.errors import Refused
from bot.tables.log_entry import KINDS
from bot.tables.model import Table
from bot.tables.replay import initial_state
from engine import State, apply, load, load_events, parse, result_of
from engine.actions import Roll
from engine.chance import seeded_dice

Watched = Callable[[Sequence[int]], Iterable[int]]
"""Goes through the numbers of games, and may tell somebody how far it is."""
_parsed, _read = lru_cache(maxsize=1 << 16)(parse), lru_cache(maxsize=1 << 16)(load_events)
"""Many lines and events of one game are those of others as well."""


def check_games(
    db: Db,
    translated_errors: Callable[[], AbstractContextManager[None]] = nullcontext,
    watched: Watched = lambda games: games,
) -> Iterator[str]:
    """Every fault of the games of a database, a sentence each. One bad game does not hide the others'."""
    for game in watched([listed.id for listed in list_games(db)]):
        try:
            with translated_errors():
                for problem in check_game(db, game):
                    yield f"game {game}: {problem}"
        except (StoreError, Refused, ValueError, LookupError, TypeError) as error:
            yield f"game {game}: {error}"


def check_game(db: Db, game: int) -> Iterator[str]:
    """Every fault of one game: its log, its record against its positions, its seats and its status.

    Reading a position proves its invariants: nothing is lost or doubled on board, screens and supply.
    """
    table = read_table(db, game)
    yield from _log(db, table)
    yield from _status(table)
    if table.waitlist and (table.status != "open" or set(table.waitlist) & set(table.people())):
        yield "somebody waits for a seat who can't get one, or has one"
    if table.state is None:
        return
    positions = dict(_positions(db, game))
    replayed = _replay(db, table, positions.keys())
    for seq, state in positions.items():
        if seq not in replayed:
            yield f"a position is kept for entry {seq}, which no longer counts"
        elif replayed[seq] != state:
            yield f"the record does not replay to the position of entry {seq}"
    if replayed[max(replayed)] != table.state:
        yield "the record does not replay to where the game stands"


def _log(db: Db, table: Table) -> Iterator[str]:
    rows = db.execute("SELECT seq, kind, line, events FROM log WHERE game = ? ORDER BY seq", (table.id,))
    number = 0
    for number, (seq, kind, line, events) in enumerate(rows, start=1):
        if seq != number:
            yield f"the log goes from {number - 1} to {seq}"
            return
        if kind not in KINDS or (kind == "action") != (line is not None):
            yield f"entry {seq} is no entry"
        try:
            _read(events)
        except ValueError as error:
            yield f"entry {seq}: {error}"
    if number != table.version:
        yield f"version {table.version}, but {number} entries"


def _status(table: Table) -> Iterator[str]:
    over = table.state is not None and table.state.phase == "over"
    if table.status == "open" and table.state is not None:
        yield "a game in an open table"
    if table.status in ("playing", "paused", "finished") and table.state is None:
        yield f"{table.status} without a game"
    if over and table.status != "finished":
        yield f"the game is over, but the table is {table.status}"
    if over and table.state is not None and table.result != result_of(table.state):
        yield "the result is not what the game says"
    if (table.status == "finished") != (table.result is not None):
        yield f"{table.status} with the result {table.result}"
    people = table.people()
    if len(set(people)) != len(people):
        yield "one person in two seats"
    if table.status == "playing" and any(seat.vacant for seat in table.seats):
        yield "an empty seat in a running game"
    colours = {seat.colour for seat in table.seats}
    if not {seat for seat, _ in (*table.orders, *table.due_times)} <= colours:
        yield "an order or a due time of a seat that does not exist"
    if table.state is not None and table.seed is None:
        yield "a game without a seed"
    if not table.live and (table.due_times or table.orders):
        yield f"{table.status}, but something is still asked or due"
    if table.open_until is not None and (table.live or over or table.state is None):
        yield f"{table.status}, but to be taken up again"
    if table.over_for_good and (table.votes or table.moments):
        yield f"{table.status} for good, but something is still asked"


def _positions(db: Db, game: int) -> Iterator[tuple[int, State]]:
    for seq, state in db.execute("SELECT seq, state FROM positions WHERE game = ? ORDER BY seq", (game,)):
        yield seq, load(state)


def _replay(db: Db, table: Table, wanted: Set[int]) -> dict[int, State]:
    """The states after those `wanted` of the entries that count, and after the last of them, which has the
    highest number; Illegal where a line does not fit, also one that was taken back.
    """
    rows = db.execute(
        "SELECT seq, kind, actor, seat, line, blanks FROM log WHERE game = ? AND kind IN"
        " ('started', 'imported', 'undone', 'action') ORDER BY seq",
        (table.id,),
    ).fetchall()
    targets = sorted(json.loads(row[5])["target"] for row in rows if row[1] == "undone")
    following = [row[0] for row in rows[1:]] + [table.version + 1]
    kept: dict[int, State] = {}
    state: State | None = None
    for (seq, kind, actor, seat, line, blanks), next_seq in zip(rows, following, strict=True):
        if kind in ("started", "imported"):
            state = initial_state(table)
        elif kind == "undone":
            target = json.loads(blanks)["target"]
            kept = {number: known for number, known in kept.items() if number <= target}
            state = kept[max(kept)].copy()
        elif state is None:
            raise ValueError(f"entry {seq} is an action before the game began")
        else:
            action = _parsed(line)
            _check_dice(table, state, actor, action, seq)
            apply(state, seat, action)
        returned_to = bisect_left(targets, next_seq) > bisect_left(targets, seq)
        if seq in wanted or returned_to or kind == "undone" or seq == rows[-1][0]:
            kept[seq] = state.copy()
    return kept


def _check_dice(table: Table, state: State, actor: str, action: object, seq: int) -> None:
    """Dice that the table rolled are those of its seed."""
    if isinstance(action, Roll) and actor == "table" and table.seed is not None:
        right = seeded_dice(state, table.seed)
        if action != right:
            raise Refused("table-dice-forged", seq=seq, line=str(action))
