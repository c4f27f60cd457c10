"""How likely each seat wins, from the end of a round on: learned from games among computer players.

A small network with one hidden layer sees a seat's means and the table's and says what that is worth; what
the seats are worth, compared, says how likely each of them wins. `data/players/valuation.json` holds it, and
`giants train` has made it. It knows no secret: it sees a game that somebody imagined.
"""

import math
from typing import Final

from ..colours import Colour
from ..scoring import accounts, bases_to_fill
from ..state import State
from .network import Network, network
from .outlook import Outlook
from .temper import SENSIBLE

POINTS: Final = 6.0
"""So many points ahead at the end of a game count as e to one that one has won."""


def chances(state: State, judge: Network | None = None) -> dict[Colour, float]:
    """How likely each seat wins a game that stands between two rounds, or is over."""
    worth = worths(state, judge)
    most = max(worth.values())
    odds = {seat: math.exp(value - most) for seat, value in worth.items()}
    total = sum(odds.values())
    return {seat: value / total for seat, value in odds.items()}


def worths(state: State, judge: Network | None = None) -> dict[Colour, float]:
    """What each seat has made of the game and may still hope for, to be compared with the others."""
    if state.phase == "over":
        return {seat: account.total / POINTS for seat, account in accounts(state).items()}
    judge = judge or network()
    return {seat: judge.worth(row) for seat, row in zip(state.seats, features(state), strict=True)}


def features(state: State) -> list[list[float]]:
    """What the network sees of each seat, between two rounds: its own means, then the table's."""
    seats, players = state.seats, state.players
    count = len(seats)
    points = accounts(state)
    to_fill = bases_to_fill(state.box, seats, state.bases.values())
    supply = sum(state.moai_supply.values()) / len(state.box.dice.by_players[count])
    turns = state.clockwise(state.first_player)
    if state.phase == "recall":  # the pawn goes on before the next round
        turns = turns[1:] + turns[:1]
    statues = list(state.statues.values())
    abandoned = sum(statue.size > 0 and statue.abandoned for statue in statues)
    waiting = {
        seat: sum(statue.size > 0 and statue.marked_by == seat for statue in statues) for seat in seats
    }
    workers = {seat: player.workers + player.spent_workers for seat, player in players.items()}
    for figure in state.figures:
        workers[figure.seat] += figure.piece == "worker"
    rows = []
    for seat in seats:
        others = [other for other in seats if other != seat]
        table = [
            min(to_fill[other] for other in others),
            supply,
            count == 4,
            count == 5,
            max(waiting[other] for other in others),
            abandoned,
            sum(to_fill.values()) / count,
            sum(workers[other] for other in others) / (count - 1),
        ]
        own = [
            points[seat].total / 10,
            workers[seat],
            to_fill[seat],
            turns.index(seat) / (count - 1),
            *_means(state, seat, to_fill[seat]),
        ]
        rows.append([float(value) for value in own + table])
    return rows


def _means(state: State, seat: Colour, to_fill: int) -> list[float]:
    """Markers, logs and halves of a seat, its statues on their way, and what it could still crown."""
    player, outlook = state.players[seat], Outlook(state, seat, SENSIBLE)
    halves = state.box.tablet.halves
    mine = [statue for statue in state.statues.values() if statue.marked_by == seat]
    moai = sorted((outlook.prospect(statue) for statue in mine if statue.size), reverse=True)
    crowns = [outlook.prospect(statue) for statue in mine if not statue.size]
    bases = [(number, base) for number, base in state.bases.items() if base.owner == seat]
    bare = [state.board.ahus[number].headdress for number, base in bases if base.size and not base.crowned]
    return [
        player.markers + player.spent_markers + len(mine),
        player.logs,
        player.halves % halves,
        player.halves // halves,
        sum(moai[:to_fill]) / 10,
        len(moai),
        sum(statue.size for statue in mine),
        sum(crowns) / 10,
        len(crowns),
        sum(bare) / 10,
        max(bare, default=0) / 10,
        sum(not base.size for _, base in bases),
    ]
