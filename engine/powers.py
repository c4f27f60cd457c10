"""The five powers that hexes lend to a sorcerer, or to a chief who breaks a tablet."""

from functools import cache
from typing import TypeAlias

from .actions import Power
from .board import Board
from .events import PowerUsed
from .illegal import Illegal
from .state import Base, Player, State, Statue

Offer: TypeAlias = tuple[str, Power, int | None]
"""Where a power can be used, which one, and on which ahu."""


@cache
def _reservations(board: Board) -> tuple[Offer, ...]:
    return tuple((ahu.hex, "ahu", number) for number, ahu in board.ahus.items())


def offers(state: State, player: Player) -> list[Offer]:
    """Every power that would give this player something now."""
    board, bases, cut = state.board, state.bases, state.cut
    found: list[Offer] = []
    if player.urn_workers:
        found.append((board.village, "worker", None))
    if player.urn_markers:
        found.append((board.hut, "marker", None))
    if state.log_supply:
        found += [(tile, "logs", None) for tile in board.forests if tile not in cut]
    if state.headdress_supply:
        found.append((board.headdress_quarry, "headdress", None))
    if player.bases:
        found += [offer for offer in _reservations(board) if offer[2] not in bases]
    return found


def refuse(state: State, player: Player, tile: str, power: Power, ahu: int | None) -> None:
    """Raise Illegal, with the reason, if a power can't be used on a hex."""
    board = state.board
    homes = {"worker": board.village, "marker": board.hut, "headdress": board.headdress_quarry}
    if power in homes and tile != homes[power]:
        raise Illegal("power-elsewhere", power=power, hex=tile, home=homes[power])
    if power == "logs" and tile not in board.forests:
        raise Illegal("no-forest", hex=tile)
    if power == "ahu":
        _refuse_ahu(state, player, tile, ahu)
    elif ahu is not None:
        raise Illegal("power-without-ahu", power=power)
    if power == "worker" and not player.urn_workers:
        raise Illegal("no-worker-in-urn")
    if power == "marker" and not player.urn_markers:
        raise Illegal("no-marker-in-urn")
    if power == "logs" and tile in state.cut:
        raise Illegal("forest-cut", hex=tile)
    if power == "logs" and not state.log_supply:
        raise Illegal("no-logs-in-supply")
    if power == "headdress" and not state.headdress_supply:
        raise Illegal("no-headdress-in-supply")


def _refuse_ahu(state: State, player: Player, tile: str, ahu: int | None) -> None:
    if ahu not in state.board.ahus:
        raise Illegal("unknown-ahu", ahu=ahu or 0)
    if state.board.ahus[ahu].hex != tile:
        raise Illegal("ahu-elsewhere", ahu=ahu, hex=tile, home=state.board.ahus[ahu].hex)
    if ahu in state.bases:
        raise Illegal("ahu-taken", ahu=ahu)
    if not player.bases:
        raise Illegal("no-base")


def use(state: State, player: Player, tile: str, power: Power, ahu: int | None, *, broken: bool) -> PowerUsed:
    """Use a power that `refuse` let through, and tell what it brought."""
    gain, statue = 1, None
    match power:
        case "worker":
            player.urn_workers -= 1
            player.workers += 1
        case "marker":
            player.urn_markers -= 1
            player.markers += 1
        case "logs":
            gain = min(state.board.forests[tile], state.log_supply)
            state.log_supply -= gain
            player.logs += gain
            state.cut = tuple(sorted((*state.cut, tile)))
        case "headdress":
            state.headdress_supply -= 1
            state.headdresses_named += 1
            statue = f"h{state.headdresses_named}"
            state.statues[statue] = Statue(statue, 0, None, player.colour)
        case "ahu":
            assert ahu is not None, "refuse() lets no reservation through without an ahu"
            player.bases -= 1
            state.bases[ahu] = Base(player.colour)
    return PowerUsed(player.colour, power, tile, gain, ahu, statue, broken)
