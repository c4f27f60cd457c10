"""Who carries: the strength of a hex, and who must be paid for helping.

On every hex entered the mover's own figures and any logs carry first, free. Only for what is then
missing foreign figures help, and are paid: a worker or sorcerer 1 point, a chief what the statue
weighs. Logs alone carry nothing. How strong a figure or a log is, and what a headdress weighs, is said
by the edition of the rules that a game is played under.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from .actions import Piece, Step, carriers, payee
from .colours import COLOURS, LETTERS, Colour
from .illegal import Illegal
from .rules_data import Components
from .state import Figure

Payment: TypeAlias = tuple[str, Colour, int]
"""On which hex, to whom, how many points."""


def weight(box: Components, size: int) -> int:
    """The strength that a statue of that size (0: a headdress) needs on every hex it enters."""
    return size or box.strength.headdress


def strength(box: Components, piece: Piece) -> int:
    """What a figure carries."""
    match piece:
        case "worker":
            return box.strength.worker
        case "sorcerer":
            return box.strength.sorcerer
        case "chief":
            return box.strength.chief


@dataclass(slots=True)
class Camp:
    """What stands on one hex: what its logs carry together, per colour what each of its workers and
    its sorcerer carries, and its chiefs."""

    logs: int = 0
    helpers: dict[Colour, tuple[int, ...]] = field(default_factory=dict)
    chiefs: list[Colour] = field(default_factory=list)

    def has(self, seat: Colour) -> bool:
        """Whether a seat has any figure here."""
        return seat in self.helpers or seat in self.chiefs


EMPTY = Camp()


def camps(box: Components, figures: Iterable[Figure]) -> dict[str, Camp]:
    """The camp on every hex that has one."""
    found: dict[str, Camp] = {}
    worker, sorcerer, log = strength(box, "worker"), strength(box, "sorcerer"), box.strength.log
    for seat, piece, tile, logs in figures:
        camp = found.get(tile)
        if camp is None:
            camp = found[tile] = Camp()
        if logs:
            camp.logs += logs * log
        if piece == "chief":
            camp.chiefs.append(seat)
        else:
            carries = worker if piece == "worker" else sorcerer
            camp.helpers[seat] = (*camp.helpers[seat], carries) if seat in camp.helpers else (carries,)
    return found


def missing(box: Components, camp: Camp, seat: Colour, need: int) -> int:
    """The strength that a seat lacks on a hex: at least 1 without an own figure, 0 if it carries alone."""
    own = sum(camp.helpers[seat]) if seat in camp.helpers else 0
    if seat in camp.chiefs:
        own += box.strength.chief
    lacking = need - own - camp.logs
    if lacking <= 0:
        return 0 if own else 1
    return lacking


@cache
def _hands(available: tuple[tuple[Colour, tuple[int, ...]], ...], lacking: int) -> tuple[str, ...]:
    """Every way to pick helpers who carry what is lacking and of whom none is spare, as carriers' letters."""
    strengths = {LETTERS[colour]: sorted(each, reverse=True) for colour, each in available}
    letters = [LETTERS[colour] for colour in COLOURS if LETTERS[colour] in strengths]
    most = sum(len(each) for each in strengths.values())

    def carried(pick: Sequence[str]) -> int:
        # Of each colour the strongest help.
        return sum(sum(strengths[letter][: pick.count(letter)]) for letter in set(pick))

    def suffices(pick: Sequence[str]) -> bool:
        return carried(pick) >= lacking and all(
            carried([*pick[:index], *pick[index + 1 :]]) < lacking for index in range(len(pick))
        )

    return tuple(
        "".join(pick)
        for count in range(1, min(most, lacking) + 1)
        for pick in combinations_with_replacement(letters, count)
        if all(pick.count(letter) <= len(strengths[letter]) for letter in set(pick)) and suffices(pick)
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
        foreign = tuple([helper for helper in camp.helpers.items() if helper[0] != seat])
        found += _hands(foreign, lacking)
    if camp.chiefs and box.strength.chief >= lacking:
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


def payments(box: Components, size: int, steps: Iterable[Step]) -> tuple[Payment, ...]:
    """What carrying a statue of that size over these steps pays, in the order of the way."""
    need = weight(box, size)
    return tuple((step.hex, *share) for step in steps for share in wages(step.carriers, need))


def by_payee(paid: Iterable[Payment]) -> dict[Colour, int]:
    """Payments summed up for each payee, in the order in which they were first paid."""
    sums: dict[Colour, int] = {}
    for _, colour, points in paid:
        sums[colour] = sums.get(colour, 0) + points
    return sums


def refuse_step(box: Components, camps_at: Mapping[str, Camp], seat: Colour, need: int, step: Step) -> None:
    """Raise Illegal unless the step names exactly carriers that the rules allow there."""
    camp = camps_at.get(step.hex, EMPTY)
    known = hands(box, camp, seat, need)
    if step.carriers in known:
        return
    allowed = [carriers(letters) for letters in known]
    given = carriers(step.carriers)  # in whatever order they were named
    if given in allowed and len(given) == len(step.carriers):
        return
    if not allowed:
        raise Illegal("too-weak", hex=step.hex, need=need)
    if allowed == [""]:
        raise Illegal("no-help-needed", hex=step.hex)
    if LETTERS[seat] in step.carriers.lower():
        raise Illegal("own-carriers-unwritten", hex=step.hex)
    raise Illegal("wrong-carriers", hex=step.hex, count=_fewest(box, missing(box, camp, seat, need)))


def _fewest(box: Components, lacking: int) -> int:
    """How many workers or sorcerers it takes at least to carry what is lacking."""
    return -(-lacking // max(box.strength.worker, box.strength.sorcerer))
