"""Advice in the panels: what a good player would think of in a seat, worked out on a thread and cached."""

import random
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from bot.studio import Studio
from bot.tables.public_view import PersonalView
from engine.players import Decision, advise

from .sitting import Sitting

CACHED: Final = 512  # positions: a panel that is pressed through asks for the same one again and again


class Adviser:
    """Knows advice for every panel. It sees what the seat sees, so that it can tell nothing else."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._known: OrderedDict[tuple[int, int, str], tuple[Decision, ...]] = OrderedDict()

    async def advised(self, look: PersonalView, sitting: Sitting) -> Sitting:
        """The same sitting with advice, if its seat owes a decision."""
        view, table = sitting.view, look.table
        if view.seat not in view.due or table.status != "playing":
            return sitting
        key = table.id, table.version, view.seat
        if key not in self._known:
            rng = random.Random(f"{table.id}/{table.version}")
            self._known[key] = tuple(await self._studio.run(lambda: advise(view, rng)))
            while len(self._known) > CACHED:
                self._known.popitem(last=False)
        return replace(sitting, advice=self._known[key])
