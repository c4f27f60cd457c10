"""How somebody stands, and how near the end is, as far as a view knows."""

from typing import Literal, NamedTuple

from .colours import Colour
from .scoring import bases_to_fill, points_to_come, standing
from .views import PublicView, SeatView


class Standing(NamedTuple):
    """A seat's points if the game ended now, and its bases: with a Moai, only reserved, and all."""

    track: int
    to_come: int
    tablets: int
    erected: int
    reserved: int
    bases: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.track + self.to_come + self.tablets

    @property
    def to_fill(self) -> int:
        """How many Moai it still takes to end the game."""
        return self.bases - self.erected


def standing_of(view: SeatView) -> Standing:
    """How the viewer stands: points on the track, points that only the viewer knows of, tablets, bases."""
    seat, box = view.seat, view.box
    own = [ahu for ahu in view.ahus.values() if ahu.owner == seat]
    return Standing(
        track=view.players[seat].score,
        to_come=sum(points_to_come(view.board, view.options, ahu.number, ahu) for ahu in own),
        tablets=view.players[seat].front.halves // box.tablet.halves * box.tablet.points,
        erected=sum(ahu.size > 0 for ahu in own),
        reserved=sum(ahu.reserved_by == seat for ahu in view.ahus.values()),
        bases=box.bases[len(view.seats)],
    )


class EndSign(NamedTuple):
    """A sign that the end is near: a seat that lacks one Moai ("bases"), somebody who must lack no more than
    one ("somebody"), or a supply without Moai ("supply").
    """

    kind: Literal["bases", "somebody", "supply"]
    seat: Colour | None = None


def end_signs(view: PublicView) -> tuple[EndSign, ...]:
    """Every sign that the game may end with this round or the next that the view knows of."""
    if view.phase == "over":
        return ()
    to_fill = bases_to_fill(view.box, view.seats, view.ahus.values())
    signs = [EndSign("bases", seat) for seat, left in to_fill.items() if left <= 1]
    erected = sum(ahu.size > 0 for ahu in view.ahus.values())
    # Where all have two to fill at least, so many Moai stand at most.
    most = sum(max(0, view.box.bases[len(view.seats)] - 2) for _ in view.seats)
    if not signs and erected > most and standing(view.ahus.values()).total() < erected:
        signs.append(EndSign("somebody"))
    if not any(view.supply.moai.values()):
        signs.append(EndSign("supply"))
    return tuple(signs)
