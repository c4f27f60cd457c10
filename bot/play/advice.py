"""Advice in the panels: what a good player would think of in a seat, worked out on a thread and cached."""

import random
from collections import OrderedDict
from dataclasses import replace
from typing import Final, TypeAlias

from bot.studio import Studio
from bot.tables.public_view import PersonalView
from engine import SeatView
from engine.actions import Put
from engine.players import Decision, advise, advise_placements

from .sitting import Sitting

CACHED: Final = 512  # positions: a panel that is pressed through asks for the same one again and again


_Advice: TypeAlias = tuple[tuple[Decision, ...], tuple[Put, ...]]


class Adviser:
    """Knows advice for every panel. It sees what the seat sees, so that it can tell nothing else."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._known: OrderedDict[tuple[int, int, str], _Advice] = OrderedDict()

    async def advised(self, look: PersonalView, sitting: Sitting) -> Sitting:
        """The same sitting with advice for what its seat owes or can plan."""
        table, seat = look.table, sitting.view.seat
        if table.status != "playing":
            return sitting
        key = table.id, table.version, seat
        if key not in self._known:
            seed = f"{table.id}/{table.version}"
            self._known[key] = await self._studio.run(lambda: _think(sitting.view, seed))
            while len(self._known) > CACHED:
                self._known.popitem(last=False)
        advice, planned = self._known[key]
        return replace(sitting, advice=advice, planned=planned)


def _think(view: SeatView, seed: str) -> _Advice:
    owes = view.seat in view.due
    advice = advise(view, random.Random(seed)) if owes else []
    places = view.phase == "placement" and not view.players[view.seat].passed
    return tuple(advice), tuple(advise_placements(view, random.Random(seed)) if places else [])
