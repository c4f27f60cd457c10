"""Reviews of finished games that take no time: the first decisions of some kinds, as if they were dear."""

from bot.computers.reviews import Review
from engine import Colour, Record, read_record
from engine.actions import Bid, Move, Pass, Put
from engine.players import Turn
from engine.players.decision import Reason


async def first_decisions(record: str) -> Review:
    """A journey, a placement and a bid of every seat that made such."""
    found = read_record(record)
    return {
        seat: tuple(turn for kind in (Move, Put, Bid) for turn in _first(found, seat, kind))
        for seat in found.seats
    }


def _first(record: Record, seat: Colour, kind: type) -> list[Turn]:
    better = Bid() if kind is Bid else Pass()
    return [
        Turn(number, seat, line.action, better, Reason("reason-pass-transport"), 4.2)
        for number, line in enumerate(record.lines)
        if line.seat == seat and isinstance(line.action, kind)
    ][:1]
