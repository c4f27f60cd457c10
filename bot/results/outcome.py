"""What a finished game came to: the points of each seat and where they are from, and whose each seat was.

A seat is whoever's who made at least half of its decisions, whoever sits there at the end. So nobody answers
for what others played in their place, and nobody leaves a lost game behind by leaving it.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.storage.results import EVERYWHERE, GameResult, SeatResult
from bot.tables.log_entry import Entry
from bot.tables.model import Seat
from bot.tables.public_view import TableView
from bot.tables.replay import Step, Undone, effective
from engine import Colour
from engine.board import EDGE_ANGLES, Board
from engine.carrying import by_payee
from engine.events import Erected, Moved

COASTS: Final = ("north", "east", "south", "west")
_FORGOTTEN: Final = 0  # the number that stands for whoever was forgotten


class Decider(NamedTuple):
    """Who decides for a seat: a person, by number, or a computer, by its level if that is known."""

    user: int | None = None
    level: str | None = None


@dataclass(slots=True)
class _Deeds:
    """What a seat did over a whole game."""

    longest: int = 0
    coasts: Counter[str] = field(default_factory=Counter)
    carried: Counter[Colour] = field(default_factory=Counter)


def result_of(table: TableView, entries: Sequence[Entry]) -> GameResult | None:
    """What a game came to that is over for good; None for one that was given up without a count."""
    view = table.view
    if table.status != "finished" or view is None or view.outcome is None:
        return None
    counted = list(_counted(entries))
    deeds = _deeds(table, view.board, counted)
    places = _places(view.outcome.ranking)
    seats = []
    for seat in table.seats:
        owner, did, account = _owner(seat, entries, counted), deeds[seat.colour], view.outcome.accounts
        points = account[seat.colour]
        seats.append(
            SeatResult(
                seat.colour,
                owner.user is not None,
                owner.user or None,
                owner.level,
                points.total,
                places[seat.colour],
                points.moai,
                points.headdresses,
                points.carrying,
                points.tablets,
                did.longest,
                dict(did.coasts),
                dict(did.carried),
            )
        )
    seats.sort(key=lambda seat: (seat.place, seat.colour))
    server = (table.place.server if table.place else None) or EVERYWHERE
    return GameResult(table.id, server, _ended_at(entries, counted), tuple(seats))


def _places(ranking: Sequence[Sequence[Colour]]) -> dict[Colour, int]:
    """The place of each seat: whoever comes after two that share the first is third."""
    places: dict[Colour, int] = {}
    for shared in ranking:
        places |= dict.fromkeys(shared, len(places) + 1)
    return places


def _counted(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The decisions that count once every undo has been followed."""
    steps: list[Step | Undone] = []
    for entry in entries:
        if entry.kind == "action":
            steps.append(Step(entry.seq, entry.seat, ""))
        elif entry.kind == "undone":
            steps.append(Undone(entry.seq, int(entry.blanks["target"])))
    kept = {step.seq for step in effective(steps)}
    return (entry for entry in entries if entry.seq in kept)


def _ended_at(entries: Sequence[Entry], counted: Sequence[Entry]) -> float:
    """When a game was over for good: with its last decision, or when its early end was final."""
    closed = [entry.at for entry in entries if entry.kind == "closed"]
    return closed[-1] if closed else counted[-1].at if counted else entries[-1].at


def _deeds(table: TableView, board: Board, counted: Sequence[Entry]) -> dict[Colour, _Deeds]:
    deeds = {seat.colour: _Deeds() for seat in table.seats}
    for entry in counted:
        for event in entry.events:
            match event:
                case Moved(seat=mover, steps=steps, paid=paid):
                    deeds[mover].longest = max(deeds[mover].longest, len(steps))
                    for payee, points in by_payee(paid).items():
                        if payee != mover:
                            deeds[payee].carried[mover] += points
                case Erected(seat=seat, ahu=ahu):
                    deeds[seat].coasts[coast_of(board, ahu)] += 1
                case _:
                    pass
    return deeds


def coast_of(board: Board, ahu: int) -> str:
    """The coast that an ahu is on: the side of the island that it looks to from the middle."""
    place, file = board.ahus[ahu], board.file
    spots = {tile.id: file.spot(tile) for tile in file.hexes}
    across, along = zip(*spots.values(), strict=True)
    angle, (x, y) = math.radians(EDGE_ANGLES[place.edge]), spots[place.hex]
    right = (2 * (x + file.hex_radius * math.cos(angle)) - min(across) - max(across)) / _span(across)
    down = (2 * (y + file.hex_radius * math.sin(angle)) - min(along) - max(along)) / _span(along)
    if abs(right) > abs(down):
        return "east" if right > 0 else "west"
    return "south" if down > 0 else "north"


def _span(values: Sequence[float]) -> float:
    return (max(values) - min(values)) or 1.0


# Whose a seat was


def _owner(seat: Seat, entries: Sequence[Entry], counted: Sequence[Entry]) -> Decider:
    """Whose result a seat's is."""
    now = _seated(seat)
    deciders = list(_deciders(seat, entries, counted))
    if not deciders:
        return now
    counts = Counter(deciders)
    most = max(counts.values())
    people = [who for who, count in counts.items() if who.user is not None and 2 * count >= len(deciders)]
    if people:
        return now if now in people else max(people, key=lambda who: counts[who])
    computers = {who: count for who, count in counts.items() if who.user is None}
    return max(computers, key=lambda who: computers[who]) if computers and most else Decider()


def _deciders(seat: Seat, entries: Sequence[Entry], counted: Sequence[Entry]) -> Iterator[Decider]:
    """Who made each decision of a seat that counts; those of an imported game are nobody's."""
    changes = [entry for entry in entries if entry.kind == "replaced" and entry.seat == seat.colour]
    for entry in counted:
        if entry.seat != seat.colour or entry.actor == "operator":
            continue
        role, _, name = entry.actor.partition(":")
        match role:
            case "user":
                yield Decider(int(name))
            case "computer":
                yield Decider(level=name)
            case "order" | "table":  # by order of whoever sat there
                yield _sitting(seat, changes, entry.seq)
            case _:  # the clock, or a moderator, in that person's place
                yield Decider()


def _sitting(seat: Seat, changes: Sequence[Entry], at: int) -> Decider:
    """Who sat somewhere when an entry was made."""
    earlier = [entry for entry in changes if entry.seq < at]
    if earlier:
        return _named("new", earlier[-1])
    return _named("old", changes[0]) if changes else _seated(seat)


def _named(prefix: str, entry: Entry) -> Decider:
    user, level = entry.blanks.get(f"{prefix}_user"), entry.blanks.get(f"{prefix}_computer")
    return Decider(int(user)) if user is not None else Decider(level=str(level) if level else None)


def _seated(seat: Seat) -> Decider:
    return Decider(seat.user) if seat.user is not None else Decider(level=seat.computer)
