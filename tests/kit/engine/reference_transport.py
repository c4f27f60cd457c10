"""Transport told a second time, straight from the rules page and slowly: every path, every payment.

Nothing here is taken from the engine's own search; it reads positions and nothing else.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from engine import COLOURS, Colour, State
from engine.actions import Ending, Move, Step
from engine.state import Figure, Statue

Pay = tuple[int, ...]
"""Points paid, by seat."""


def need_of(state: State, statue: Statue) -> int:
    return statue.size if statue.id.startswith("m") else state.box.strength.headdress


def carried(state: State, figures: Iterable[Figure]) -> int:
    """What figures carry together, logs aside."""
    each = state.box.strength
    by_piece = {"worker": each.worker, "sorcerer": each.sorcerer, "chief": each.chief}
    return sum(by_piece[figure.piece] for figure in figures)


def start_of(state: State, statue: Statue) -> str:
    if statue.hex is not None:
        return statue.hex
    return state.board.moai_quarry if statue.id.startswith("m") else state.board.headdress_quarry


def carriers_allowed(state: State, seat: Colour, tile: str, need: int) -> set[str]:
    """Every way to write the carriers of a hex; an empty set if it cannot be entered."""
    here = [figure for figure in state.figures if figure.hex == tile]
    own = carried(state, (figure for figure in here if figure.seat == seat))
    logs = sum(figure.logs for figure in here) * state.box.strength.log
    if own >= 1 and own + logs >= need:
        return {""}
    foreign = [figure for figure in here if figure.seat != seat]
    missing = need - own - logs
    if own == 0:
        missing = max(missing, 1)
    chiefs = [figure for figure in foreign if figure.piece == "chief"]
    capitals = {chief.seat[0].upper() for chief in chiefs if carried(state, [chief]) >= missing}
    helpers = [figure for figure in foreign if figure.piece != "chief"]
    order = [colour[0] for colour in COLOURS]
    enough: set[str] = set()
    for count in range(1, len(helpers) + 1):
        for hand in combinations(helpers, count):
            if carried(state, hand) >= missing:
                enough.add("".join(sorted((figure.seat[0] for figure in hand), key=order.index)))
    spare = {written for written in enough if any(Counter(less) < Counter(written) for less in enough)}
    return capitals | (enough - spare)


def price(state: State, step: Step, need: int) -> Pay:
    return tuple(
        step.carriers.count(seat[0]) + need * step.carriers.count(seat[0].upper()) for seat in state.seats
    )


def total(state: State, steps: tuple[Step, ...], need: int) -> Pay:
    prices = [price(state, step, need) for step in steps]
    return tuple(sum(column) for column in zip(*prices, strict=True)) or (0,) * len(state.seats)


def paths(state: State, seat: Colour, statue: Statue) -> Iterator[tuple[Step, ...]]:
    """Every path of at least one step that the statue may take, with every way to pay for it."""
    need, start = need_of(state, statue), start_of(state, statue)
    entries = {tile: carriers_allowed(state, seat, tile, need) for tile in state.board.hexes}

    def onward(here: str, been: frozenset[str], steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
        for tile in state.board.neighbours[here]:
            if tile not in been:
                for written in entries[tile]:
                    longer = (*steps, Step(tile, written))
                    yield longer
                    yield from onward(tile, been | {tile}, longer)

    yield from onward(start, frozenset(statue.visited) | {start}, ())


def payments(state: State, seat: Colour, statue: Statue) -> dict[str, set[Pay]]:
    """Every hex that the statue can be moved to, with every payment that any simple path there costs."""
    need, start = need_of(state, statue), start_of(state, statue)
    entries = {
        tile: {price(state, Step(tile, hand), need) for hand in carriers_allowed(state, seat, tile, need)}
        for tile in state.board.hexes
    }
    found: dict[str, set[Pay]] = {}

    def onward(here: str, been: frozenset[str], costs: set[Pay]) -> None:
        for tile in state.board.neighbours[here]:
            if tile not in been and entries[tile]:
                further = {
                    tuple(map(sum, zip(cost, entry, strict=True)))
                    for cost in costs
                    for entry in entries[tile]
                }
                found.setdefault(tile, set()).update(further)
                onward(tile, been | {tile}, further)

    onward(start, frozenset(statue.visited) | {start}, {(0,) * len(state.seats)})
    return found


def mine(statue: Statue, seat: Colour) -> bool:
    """In my front, under my marker, moved by me this round, or abandoned."""
    if statue.marked_by:
        return statue.marked_by == seat
    return statue.holder in (None, seat)


def finishes(state: State, seat: Colour, statue: Statue, tile: str) -> set[tuple[Ending | None, int | None]]:
    """Erecting and crowning that a statue on a hex allows."""
    if not any(figure.seat == seat and figure.hex == tile for figure in state.figures):
        return set()
    found: set[tuple[Ending | None, int | None]] = set()
    for number, ahu in state.board.ahus.items():
        if ahu.hex != tile:
            continue
        base = state.bases.get(number)
        if statue.id.startswith("m"):
            free = base is None and state.players[seat].bases > 0
            reserved = base is not None and base.size == 0 and base.owner == seat
            if free or reserved:
                found.add(("erect", number))
        elif base is not None and base.size > 0 and not base.crowned:
            found.add(("crown", number))
    return found


def endings(state: State, seat: Colour, statue: Statue, tile: str) -> set[tuple[Ending | None, int | None]]:
    """Everything that may end a move of at least one step on a hex."""
    found = finishes(state, seat, statue, tile)
    if statue.marked_by is None and state.players[seat].markers:
        found.add(("mark", None))
    if statue.marked_by is not None or statue.holder is not None:
        found.add((None, None))
    return found


def moves(state: State, seat: Colour, statue: Statue) -> Iterator[Move]:
    """Every legal move of a statue."""
    for then, ahu in finishes(state, seat, statue, start_of(state, statue)):
        yield Move(statue.id, (), then, ahu)
    for steps in paths(state, seat, statue):
        for then, ahu in endings(state, seat, statue, steps[-1].hex):
            yield Move(statue.id, steps, then, ahu)


def undominated(payments: set[Pay]) -> set[Pay]:
    """Those than which no other pays every payee at most as much."""
    return {
        pay
        for pay in payments
        if not any(
            other != pay and all(a <= b for a, b in zip(other, pay, strict=True)) for other in payments
        )
    }
