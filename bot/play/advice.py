"""Advice in the panels: what a good player would think of in a seat, worked out on a thread and cached."""

import random
from collections import OrderedDict
from dataclasses import replace
from typing import Final, NamedTuple

from bot.studio import Studio
from bot.tables.public_view import PersonalView
from engine import SeatView
from engine.actions import Put
from engine.players import Budget, Decision, advise, advise_placements, advise_well

from .sitting import Sitting

CACHED: Final = 512  # positions: a panel that is pressed through asks for the same one again and again
# So many rehearsals take part of a second, and the same position gets the same hint whatever the machine does
# besides. Only one that hardly gets on stops at the ceiling: somebody waits, and others for the same threads.
_THOUGHT: Final = Budget(rehearsals=120, seconds=5.0)


class _Advice(NamedTuple):
    """What was thought of in a position, and whether it was thought over well."""

    decisions: tuple[Decision, ...]
    planned: tuple[Put, ...]
    well: bool


class Adviser:
    """Knows advice for every panel. It sees what the seat sees, so that it can tell nothing else."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._known: OrderedDict[tuple[int, int, str], _Advice] = OrderedDict()

    async def advised(self, look: PersonalView, sitting: Sitting, *, well: bool = False) -> Sitting:
        """The same sitting with advice for what its seat owes or can plan.

        Where advice was asked for that is thought over well, all panels of that position keep it.
        """
        table, seat = look.table, sitting.view.seat
        if table.status != "playing":
            return sitting
        key = table.id, table.version, seat
        known = self._known.get(key)
        if known is None or (well and not known.well):
            seed = f"{table.id}/{table.version}"
            known = self._known[key] = await self._studio.run(lambda: _think(sitting.view, seed, well=well))
            while len(self._known) > CACHED:
                self._known.popitem(last=False)
        return replace(sitting, advice=known.decisions, planned=known.planned)


def _think(view: SeatView, seed: str, *, well: bool) -> _Advice:
    advice: list[Decision] = []
    if view.seat in view.due:
        rng = random.Random(seed)
        advice = advise_well(view, rng, _THOUGHT) if well else advise(view, rng)
    places = view.phase == "placement" and not view.players[view.seat].passed
    planned = advise_placements(view, random.Random(seed)) if places else []
    return _Advice(tuple(advice), tuple(planned), well)
