"""Who carries: the strength of a hex, and who must be paid for helping.

On every hex entered the mover's own figures and any logs carry first, free. Only for what is then
missing foreign figures help, and are paid: a worker or sorcerer 1 point, a chief what the statue
weighs. Logs alone carry nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement

from .actions import Step, carriers, payee
from .colours import COLOURS, LETTERS, Colour
from .illegal import Illegal
from .rules_data import Components
from .state import Figure, Statue


@dataclass(slots=True)
class Camp:
    """What stands on one hex: logs, and per colour its workers and sorcerer, and its chief."""

    logs: int = 0
    helpers: dict[Colour, int] = field(default_factory=dict)
    chiefs: list[Colour] = field(default_factory=list)

    def has(self, seat: Colour) -> bool:
        """Whether a seat has any figure here."""
        return seat in self.helpers or seat in self.chiefs


EMPTY = Camp()


def camps(figures: Iterable[Figure]) -> dict[str, Camp]:
    """The camp on every hex that has one."""
    found: dict[str, Camp] = {}
    for seat, piece, tile, logs in figures:
        camp = found.get(tile)
        if camp is None:
            camp = found[tile] = Camp()
        camp.logs += logs
        if piece == "chief":
            camp.chiefs.append(seat)
        else:
            camp.helpers[seat] = camp.helpers.get(seat, 0) + 1
    return found


def weight(box: Components, statue: Statue) -> int:
    """The strength that a statue needs on every hex it enters."""
    return statue.size or box.strength.headdress


def missing(box: Components, camp: Camp, seat: Colour, need: int) -> int:
    """How many foreign workers or sorcerers a seat needs on a hex; 0 if it carries alone."""
    own = camp.helpers.get(seat, 0) + (box.strength.chief if seat in camp.chiefs else 0)
    lacking = need - own - camp.logs
    if lacking <= 0:
        return 0 if own else 1
    return lacking


@cache
def _hands(available: tuple[tuple[Colour, int], ...], count: int) -> tuple[str, ...]:
    """Every way to pick so many helpers out of those available, as carriers' letters."""
    limits = {LETTERS[colour]: number for colour, number in available}
    letters = [LETTERS[colour] for colour in COLOURS if LETTERS[colour] in limits]
    return tuple(
        "".join(pick)
        for pick in combinations_with_replacement(letters, count)
        if all(pick.count(letter) <= limits[letter] for letter in set(pick))
    )


def hands(box: Components, camp: Camp, seat: Colour, need: int) -> list[str]:
    """Every set of foreign carriers with which a seat may enter a hex; none if it can't.

    An empty set means that the seat's own figures and the logs suffice: then nobody else may be paid.
    """
    lacking = missing(box, camp, seat, need)
    if not lacking:
        return [""]
    found: list[str] = []
    if camp.helpers:
        foreign = tuple((colour, number) for colour, number in camp.helpers.items() if colour != seat)
        found += _hands(foreign, lacking)
    if camp.chiefs:
        found += [LETTERS[colour].upper() for colour in COLOURS if colour in camp.chiefs and colour != seat]
    return found


@cache
def wages(letters: str, need: int) -> tuple[tuple[Colour, int], ...]:
    """What the carriers on one hex are paid, by payee."""
    pay: dict[Colour, int] = {}
    for letter in letters:
        colour = payee(letter)
        pay[colour] = pay.get(colour, 0) + (need if letter.isupper() else 1)
    return tuple(pay.items())


def refuse_step(box: Components, camps_at: Mapping[str, Camp], seat: Colour, need: int, step: Step) -> None:
    """Raise Illegal unless the step names exactly carriers that the rules allow there."""
    camp = camps_at.get(step.hex, EMPTY)
    allowed = [carriers(letters) for letters in hands(box, camp, seat, need)]
    given = carriers(step.carriers)  # in whatever order they were named
    if given in allowed and len(given) == len(step.carriers):
        return
    if not allowed:
        raise Illegal("too-weak", hex=step.hex, need=need)
    if allowed == [""]:
        raise Illegal("no-help-needed", hex=step.hex)
    if LETTERS[seat] in step.carriers.lower():
        raise Illegal("own-carriers-unwritten", hex=step.hex)
    raise Illegal("wrong-carriers", hex=step.hex, count=missing(box, camp, seat, need))
