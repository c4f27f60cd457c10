"""Dice and sealed bids."""

from functools import cache

from ..actions import Action, Bid, Roll
from ..colours import Colour
from ..events import Event, PhaseName, Revealed, Rolled, RoundBegan, Sealed, SupplyEmpty
from ..illegal import Illegal
from ..sculpting import choosing_order, sculptors
from ..state import Player, State, Statue


def begin(state: State, events: list[Event]) -> None:
    """A new round: the pawn goes to the left, statues begin it where they stand."""
    state.round += 1
    state.first_player = state.clockwise(state.first_player)[1]
    state.faces = None
    state.arrived = state.erected = False
    state.statues = {
        name: statue if statue.visited == (here := _round_begun(statue)) else statue._replace(visited=here)
        for name, statue in state.statues.items()
    }
    events.append(RoundBegan(state.round, state.first_player))


def _round_begun(statue: Statue) -> tuple[str, ...]:
    """The hexes that a statue has been on when a round begins."""
    return (statue.hex,) if statue.hex else ()


def roll(state: State, action: Roll, events: list[Event]) -> None:
    """The dice fall: each puts a Moai of its size in the quarry tile while there is one."""
    if state.phase != "auction" or state.faces is not None:
        raise Illegal("dice-not-due")
    dice = state.box.dice.by_players[len(state.seats)]
    if len(action.faces) != len(dice):
        raise Illegal("dice-count", count=len(action.faces), right=len(dice))
    for die, face in zip(dice, action.faces, strict=True):
        if face not in state.box.dice.faces[die]:
            raise Illegal("dice-face", face=face, die=die)
    sizes = []
    for face in action.faces:
        size = state.box.dice.size(face, state.round)
        if state.moai_supply.get(size):
            state.moai_supply[size] -= 1
            sizes.append(size)
    state.faces = action.faces
    state.quarry = tuple(sorted(sizes))
    state.arrived = bool(sizes)
    events.append(Rolled(action.faces, state.quarry))
    if sizes and not any(state.moai_supply.values()):
        events.append(SupplyEmpty())


def due(state: State) -> tuple[Colour, ...]:
    """Everybody whose bid is not in, once the dice are rolled."""
    if state.faces is None:
        return ()
    return tuple(seat for seat in state.seats if state.players[seat].bid is None)


@cache
def _bids(markers: int, workers: int, sorcerer: int, chief: int) -> tuple[Bid, ...]:
    return tuple(
        Bid(m, w, bool(s), bool(c))
        for m in range(markers + 1)
        for w in range(workers + 1)
        for s in range(sorcerer + 1)
        for c in range(chief + 1)
    )


def legal(state: State, seat: Colour) -> list[Action]:
    """Any markers and any figures behind the screen. A bid may be replaced until the last is in."""
    if state.faces is None:
        return []
    player = state.players[seat]
    return list(_bids(player.markers, player.workers, player.sorcerer, player.chief))


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Seal a bid, or seal it anew."""
    if not isinstance(action, Bid):
        raise Illegal("wrong-phase", phase="auction")
    if state.faces is None:
        raise Illegal("dice-first")
    player = state.players[seat]
    _refuse_bid(player, action)
    events.append(Sealed(seat, player.bid is not None))
    player.bid = action


def _refuse_bid(player: Player, bid: Bid) -> None:
    if bid.markers < 0 or bid.workers < 0:
        raise Illegal("negative-bid")
    if bid.markers > player.markers:
        raise Illegal("markers-missing", asked=bid.markers, there=player.markers)
    if bid.workers > player.workers:
        raise Illegal("workers-missing", asked=bid.workers, there=player.workers)
    if bid.sorcerer and not player.sorcerer:
        raise Illegal("piece-missing", piece="sorcerer")
    if bid.chief and not player.chief:
        raise Illegal("piece-missing", piece="chief")


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """With no Moai there is no auction; when the last bid is in, all are revealed at once."""
    if state.faces is None:
        return None
    if not state.quarry:
        return "placement"
    if due(state):
        return None
    _reveal(state, events)
    return "choose"


def _reveal(state: State, events: list[Event]) -> None:
    """Bids open: everything bid lies in the fronts, and the order of choosing is fixed."""
    bids: dict[Colour, Bid] = {}
    for seat, player in state.players.items():
        bid = player.bid
        assert bid is not None, "all bids are in"
        bids[seat] = bid
        sorcerer, chief = int(bid.sorcerer), int(bid.chief)
        player.markers -= bid.markers
        player.workers -= bid.workers
        player.sorcerer -= sorcerer
        player.chief -= chief
        player.spent_markers += bid.markers
        player.spent_workers += bid.workers
        player.spent_sorcerer += sorcerer
        player.spent_chief += chief
        player.sculptors = sculptors(state.box, bid)
    halves = {seat: player.halves for seat, player in state.players.items()}
    state.order = choosing_order(state.clockwise(state.first_player), bids, halves)
    worth = tuple(state.players[seat].sculptors for seat in state.order)
    events.append(Revealed(tuple((seat, bids[seat]) for seat in state.order), worth))
