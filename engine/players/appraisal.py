"""How a seat stands between two rounds: points made, statues on their way, people, and the time left."""

from ..colours import Colour
from ..scoring import accounts
from ..state import State
from .outlook import Outlook, tribe
from .temper import Temper


def lead(state: State, seat: Colour, temper: Temper) -> float:
    """How far a seat is ahead: of the best rival by half, of all of them by the other half."""
    worth = worths(state, temper)
    mine = worth.pop(seat)
    rivals = worth.values()
    return mine - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


def worths(state: State, temper: Temper) -> dict[Colour, float]:
    """What everybody has made of the game so far, and what they may still hope for."""
    points = accounts(state)
    if state.phase == "over":
        return {seat: float(account.total) for seat, account in points.items()}
    return {seat: points[seat].total + _hopes(state, seat, temper) for seat in state.seats}


def _hopes(state: State, seat: Colour, temper: Temper) -> float:
    outlook = Outlook(state, seat, temper)
    player = state.players[seat]
    moai: list[float] = []
    hope = 0.0
    marks = 0
    for statue in state.statues.values():
        if statue.marked_by == seat:
            marks += 1
            if statue.size:
                moai.append(outlook.prospect(statue))
            else:
                hope += outlook.prospect(statue)
    moai.sort(reverse=True)
    hope += sum(moai[: outlook.bases_left])
    hope += outlook.scarcity * outlook.bases_left
    rounds = outlook.rounds
    hope += tribe(state, seat) * temper.worker * rounds
    hope += (player.markers + player.spent_markers + marks) * temper.marker * rounds
    hope += player.logs * temper.log * min(1.0, rounds / 2)
    if player.halves % 2:
        hope += temper.half * min(1.0, rounds)
    return hope
