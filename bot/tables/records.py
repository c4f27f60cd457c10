"""Importing a game's record into a new table."""

import re
from typing import Final

from bot.tables.operations.decisions import take
from engine import Record, RecordError, State, components, new_game, read_record, replay
from engine.actions import Roll
from engine.chance import rolled_from

from .change import Change
from .errors import Refused
from .model import Place, Seat, Settings, Table

_RULES: Final = re.compile(r'^\[Rules "([0-9]{1,9})"\]\s*$', re.MULTILINE)


def import_record(
    text: str, place: Place | None, actor: str, host: int | None, seed: str, now: float
) -> Change:
    """A change that makes a new table hold a record's game: over, or paused until its seats are filled.

    Its dice go on with the seed that the record has, else with a new one.
    """
    record = _read(text)
    rules = record.rules or components().version
    seats = tuple(Seat(colour) for colour in record.seats)
    title = record.board.title
    table = Table(0, place, host, "paused", title, record.options, Settings(), 0, now, rules, seats=seats)
    table.seed, table.state = seed, new_game(record.board, record.seats, record.options, rules)
    change = Change(table, now)
    table.position = change.log("imported", actor, lines=len(record.lines))
    for line in record.lines:
        before = table.copy()
        take(change, actor, line.seat, line.action)
        if table.game().round != before.game().round:
            change.checkpoints.append(before)
    if record.seed is not None:
        table.seed = _seed_of(record, record.seed, table.game())
    return change


def _seed_of(record: Record, seed: str, state: State) -> str:
    """The seed of a record; Refused if its dice are not from it."""
    rolls = [line.action for line in record.lines if isinstance(line.action, Roll)]
    if not rolled_from(seed, state, rolls):
        raise Refused("table-record-dice")
    return seed


def _read(text: str) -> Record:
    """A record that replays to its end; Refused says which line does not."""
    found, newest = _RULES.search(text), components().version
    if found is not None and int(found[1]) > newest:
        raise Refused("table-record-newer", rules=int(found[1]), newest=newest)
    try:
        record = read_record(text)
        replay(record)
    except RecordError as error:
        raise Refused("table-bad-record", line=error.number, why=error.key) from error
    return record
