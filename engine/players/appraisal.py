"""How everybody stands when a round is over: points made, statues on their way, people, the time left."""

from ..colours import Colour
from ..scoring import accounts
from ..state import State
from .outlook import Outlook, tribe
from .temper import Temper


class Yardstick:
    """Measures what a round has brought, for all its possible ends alike.

    How long the game will still go and how scarce bases are is taken from the position before: else
    an end of the round would look better only because it makes everything worth more.
    """

    def __init__(self, state: State, temper: Temper) -> None:
        self.temper = temper
        self._before = {seat: Outlook(state, seat, temper) for seat in state.seats}

    def lead(self, state: State, seat: Colour) -> float:
        """How far a seat is ahead: of the best rival by half, of all of them by the other half."""
        worth = self.worths(state)
        mine = worth.pop(seat)
        rivals = worth.values()
        return mine - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)

    def worths(self, state: State) -> dict[Colour, float]:
        """What everybody has made of the game so far, and what they may still hope for."""
        points = accounts(state)
        if state.phase == "over":
            return {seat: float(account.total) for seat, account in points.items()}
        return {seat: account.total + self._hopes(state, seat) for seat, account in points.items()}

    def _hopes(self, state: State, seat: Colour) -> float:
        temper = self.temper
        outlook = Outlook(state, seat, temper, self._before[seat])
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
        if player.halves % state.box.tablet.halves:
            hope += temper.half * min(1.0, rounds)
        return hope
