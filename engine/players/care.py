"""How much care a searching player takes: what it tries, how sure it must be, and by what it judges."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Care:
    """Ideas that are tried in earnest, and what it takes to leave the first of them for another one."""

    bids: int
    moves: int
    """Moves of statues, besides the one that needs no search."""

    doubt: float
    """By how many standard errors a better idea must have shown itself."""
    inertia: float
    """And by how many points."""
    inertia_of_placements: float
    """The same for placements: a plan is good enough that only a greater difference speaks against it."""

    judge: str
    """The network that says where a round leads, by the name of its file."""


QUICK: Final = Care(bids=5, moves=4, doubt=0.8, inertia=0.2, inertia_of_placements=0.6, judge="valuation")
"""For whoever has a second: a few ideas, and luck must not choose among them."""

THOROUGH: Final = Care(
    bids=9, moves=7, doubt=0.5, inertia=0.0, inertia_of_placements=0.2, judge="valuation_of_experts"
)
"""For whoever has several: rehearsals enough to tell more ideas apart."""
