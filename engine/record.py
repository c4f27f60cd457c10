"""Game records: a plain text that a person can read and a program can replay."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from . import rules_data
from .actions import Action, Roll
from .board import Board, BoardError, find_board
from .colours import COLOURS, Colour
from .errors import Blank, KeyedError
from .illegal import Illegal
from .notation import parse
from .rules_data import Options
from .scoring import accounts
from .state import State, refuse_seats

_HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"]*)"\]')
_HEADERS: Final = ("Game", "Board", "Rules", "Seats", "Options", "Seed", "Result")
_POINTS: Final = re.compile(r"[0-9]{1,6}")
_COLOURS: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}
GAME: Final = "Giants"
LONGEST_SEED: Final = 200


class Line(NamedTuple):
    """One decision or roll of a record, and the number of the line that it stands on (0: none)."""

    seat: Colour | None
    action: Action
    number: int = 0

    def __str__(self) -> str:
        return str(self.action) if self.seat is None else f"{self.seat} {self.action}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its setup to its last line; all chance is in its dice lines.

    `rules` is the edition that it was played under; the newest if it does not say. `seed` is what its dice
    were drawn from, and will be: it is for nobody to see who still plays.
    """

    board: Board
    seats: tuple[Colour, ...]
    options: Options
    lines: tuple[Line, ...]
    result: dict[Colour, int] | None = None
    result_number: int = field(default=0, compare=False)
    rules: int | None = None
    seed: str | None = None

    def __str__(self) -> str:
        return "\n".join([*self._headers(), *map(str, self.lines), *self._footer(), ""])

    def _headers(self) -> Iterator[str]:
        yield f'[Game "{GAME}"]'
        yield f'[Board "{self.board.title}"]'
        if self.rules is not None:
            yield f'[Rules "{self.rules}"]'
        yield f'[Seats "{" ".join(self.seats)}"]'
        yield f'[Options "{" ".join(self.options.names())}"]'
        if self.seed is not None:
            yield f'[Seed "{self.seed}"]'

    def _footer(self) -> Iterator[str]:
        if self.result is not None:
            yield f'[Result "{result_text(self.result)}"]'


class RecordError(KeyedError, ValueError):
    """A record that cannot be read or played. `number` is the line at fault, 0 for the whole text."""

    def __init__(self, key: str, /, *, number: int = 0, **blanks: Blank) -> None:
        super().__init__(key, **blanks)
        self.number = number

    def __str__(self) -> str:
        return f"line {self.number}: {super().__str__()}"


def result_text(result: dict[Colour, int]) -> str:
    """Final points as a record writes them."""
    return " ".join(f"{seat} {points}" for seat, points in result.items())


def result_of(state: State) -> dict[Colour, int] | None:
    """The final points in seat order, once the game is over."""
    if state.ended_by is None:
        return None
    return {seat: account.total for seat, account in accounts(state).items()}


def read_record(text: str, board: Board | None = None) -> Record:
    """A record from its text; a RecordError names the line that is no record's.

    Whether its lines are legal is for `replay` to say. A board of one's own can be passed in; it must
    bear the title that the record names.
    """
    headers: dict[str, tuple[int, str]] = {}
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition(";")[0].strip()
        if not line:
            continue
        if line.startswith("["):
            name, value = _header(line, number)
            if name in headers:
                raise RecordError("header-twice", number=number, name=name)
            if name in _HEADERS:
                headers[name] = (number, value)
        else:
            lines.append(_line(line, number))
    game_number, game = headers.get("Game", (0, GAME))
    if game != GAME:
        raise RecordError("other-game", number=game_number, game=game)
    for name in ("Board", "Seats"):
        if name not in headers:
            raise RecordError("header-missing", name=name)
    rules = _rules(*headers["Rules"]) if "Rules" in headers else None
    seats = _seats(*headers["Seats"], rules)
    result_number, result = headers.get("Result", (0, None))
    return Record(
        board=_board(*headers["Board"], board),
        seats=seats,
        options=_options(*headers.get("Options", (0, ""))),
        lines=tuple(lines),
        result=None if result is None else _result(result_number, result, seats),
        result_number=result_number,
        rules=rules,
        seed=_seed(*headers["Seed"]) if "Seed" in headers else None,
    )


def _header(line: str, number: int) -> tuple[str, str]:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise RecordError("bad-header", number=number)
    return found[1], found[2]


def _line(line: str, number: int) -> Line:
    try:
        return Line(*_decision(line), number)
    except Illegal as refusal:
        raise RecordError(refusal.key, number=number, **refusal.blanks) from refusal


def _decision(line: str) -> tuple[Colour | None, Action]:
    first, rest = [*line.split(None, 1), ""][:2]
    if first == "dice":
        return None, parse(line)
    if first not in _COLOURS:
        raise Illegal("unknown-colour", colour=first)
    action = parse(rest)
    if isinstance(action, Roll):
        raise Illegal("dice-are-chance")
    return _COLOURS[first], action


def _board(number: int, title: str, given: Board | None) -> Board:
    if given is not None and given.title == title:
        return given
    try:
        board = find_board(title)
    except BoardError as error:
        raise RecordError("unknown-board", number=number, title=title) from error
    if board.title != title:
        raise RecordError("unknown-board", number=number, title=title)
    return board


def _rules(number: int, text: str) -> int:
    if text.isdecimal() and len(text) <= 6 and int(text) in rules_data.editions():
        return int(text)
    raise RecordError("unknown-rules", number=number, version=text[:20])


def _seed(number: int, text: str) -> str:
    if not 0 < len(text) <= LONGEST_SEED:
        raise RecordError("bad-seed", number=number)
    return text


def _seats(number: int, text: str, rules: int | None) -> tuple[Colour, ...]:
    words = text.split()
    for word in words:
        if word not in _COLOURS:
            raise RecordError("unknown-colour", number=number, colour=word)
    seats = tuple(_COLOURS[word] for word in words)
    try:
        refuse_seats(rules_data.components(rules), seats)
    except Illegal as refusal:
        raise RecordError(refusal.key, number=number, **refusal.blanks) from refusal
    return seats


def _options(number: int, text: str) -> Options:
    names = text.split()
    for name in names:
        if name not in rules_data.Options.model_fields:
            raise RecordError("unknown-option", number=number, name=name)
    return rules_data.Options.of(*names)


def _result(number: int, text: str, seats: tuple[Colour, ...]) -> dict[Colour, int]:
    words = text.split()
    names, points = words[::2], words[1::2]
    if tuple(names) != seats or len(points) != len(seats) or not all(map(_POINTS.fullmatch, points)):
        raise RecordError("bad-result", number=number)
    return dict(zip(seats, map(int, points), strict=True))
