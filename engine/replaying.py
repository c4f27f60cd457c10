"""Games played again from their records, line by line, under the rules that they were played under."""

from collections.abc import Iterator
from typing import NamedTuple

from .carrying import by_payee
from .colours import Colour
from .events import Event, Moved
from .game import apply, view
from .illegal import Illegal
from .record import Line, Record, RecordError, result_of, result_text
from .state import State, new_game
from .views import PublicView


class Moment(NamedTuple):
    """A game after a line of its record, and what that line brought about; the set-up has no line.

    `state` is the game itself and goes on with the walk: whoever keeps something of it takes a view or a
    copy at once.
    """

    line: Line | None
    events: tuple[Event, ...]
    state: State

    @property
    def view(self) -> PublicView:
        """The table as everybody sees it now."""
        return view(self.state)


def walk(record: Record, at: int | None = None) -> Iterator[Moment]:
    """A game from its set-up through its first `at` lines, or all of them.

    A RecordError names the first line that is illegal and why.
    """
    if at is not None and not 0 <= at <= len(record.lines):
        raise RecordError("no-such-line", at=at, count=len(record.lines))
    try:
        state = new_game(record.board, record.seats, record.options, record.rules)
    except Illegal as refusal:
        raise RecordError(refusal.key, number=0, **refusal.blanks) from refusal
    yield Moment(None, (), state)
    for line in record.lines[:at]:
        try:
            events = apply(state, line.seat, line.action)
        except Illegal as refusal:
            raise RecordError(refusal.key, number=line.number, **refusal.blanks) from refusal
        yield Moment(line, tuple(events), state)


def replay(record: Record, at: int | None = None) -> State:
    """The state after a record's first `at` lines, or all of them.

    A RecordError names the first line that is illegal and why. A complete replay also compares the
    result that the record claims.
    """
    *_, last = walk(record, at)
    if at is None and record.result is not None:
        actual = result_of(last.state)
        if actual is None:
            raise RecordError("result-too-early", number=record.result_number)
        if actual != record.result:
            raise RecordError("wrong-result", number=record.result_number, result=result_text(actual))
    return last.state


def carried(record: Record) -> dict[Colour, dict[Colour, int]]:
    """What each mover paid to each payee over a whole game; who paid nothing is not listed."""
    table: dict[Colour, dict[Colour, int]] = {}
    for moment in walk(record):
        for event in moment.events:
            if isinstance(event, Moved):
                for payee, points in by_payee(event.paid).items():
                    row = table.setdefault(event.seat, {})
                    row[payee] = row.get(payee, 0) + points
    return table
