"""Being away from a game, with or without a stand-in, and coming back."""

from dataclasses import dataclass

from bot.tables.change import Change, Request, own_seat, player, refuse_level, without
from bot.tables.errors import Refused
from bot.tables.model import DueTime, Person
from engine import Colour

from .decisions import return_seat


@dataclass(frozen=True, slots=True)
class Away(Request):
    """Be away, until a time or until one comes back; a stand-in decides meanwhile, or the table waits."""

    until: float | None = None
    stand_in: str | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Note the absence."""
        if self.stand_in is not None:
            refuse_level(change, self.stand_in)
        change.require("playing", "paused")
        seat = own_seat(change, who)
        if self.until is not None and self.until <= change.now:
            raise Refused("table-past")
        change.reseat(seat, stand_in=self.stand_in, away_until=self.until)
        due_times = without(change.table.due_times, (seat.colour, "return"))
        if self.until is not None:
            due_times[seat.colour, "return"] = DueTime(self.until)
        change.table.due_times = due_times
        blanks: dict[str, str | int] = {"stand_in": self.stand_in} if self.stand_in else {}
        change.log("away", player(who), seat.colour, **blanks)


def end_absence(change: Change, colour: Colour, actor: str) -> None:
    """End the absence of a seat's person: the stand-in leaves. Refused if they are not away."""
    change.require("playing", "paused")
    seat = change.table.seat(colour)
    if seat.stand_in is None and seat.away_until is None:
        raise Refused("table-not-away")
    return_seat(change, seat, actor)


@dataclass(frozen=True, slots=True)
class ComeBack(Request):
    """End one's own absence."""

    def apply(self, change: Change, who: Person) -> None:
        """End the absence."""
        end_absence(change, own_seat(change, who).colour, player(who))
