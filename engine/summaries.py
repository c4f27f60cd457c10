"""The summary: a state or a view as plain JSON, for tools and bug reports."""

from dataclasses import asdict
from typing import Any, TypeAlias

from .colours import Colour
from .game import due, view
from .state import State, Statue
from .views import AhuView, Front, PublicView, SeatView, screen_of

Json: TypeAlias = dict[str, Any]


def summary(state: State) -> Json:
    """The whole state, secrets included: not for players."""
    table = summary_of_view(view(state))
    for seat, player in state.players.items():
        table["players"][seat]["screen"] = asdict(screen_of(player))
    for number, base in state.bases.items():
        table["ahus"][str(number)]["owner"] = base.owner if base.size else None
    table["due"] = dict(due(state))
    return table


def summary_of_view(seen: PublicView) -> Json:
    """What a view knows, in the same shape; what the viewer may not know is null."""
    return {
        "round": seen.round,
        "phase": seen.phase,
        "first_player": seen.first_player,
        "scores": {seat: player.score for seat, player in seen.players.items()},
        "players": {
            seat: {"screen": _screen(seen, seat), "front": _front(player.front), "passed": player.passed}
            for seat, player in seen.players.items()
        },
        "ahus": {str(number): _ahu(ahu) for number, ahu in seen.ahus.items()},
        "statues_on_board": {name: _statue(s) for name, s in seen.statues.items() if s.hex is not None},
        "supply": {
            "moai": {str(size): count for size, count in seen.supply.moai.items()},
            "headdresses": seen.supply.headdresses,
            "logs": seen.supply.logs,
            "halves": seen.supply.halves,
        },
        "forests_cut": list(seen.cut),
        "due": dict.fromkeys(seen.due, seen.phase),
        "final": seen.outcome and {seat: account.total for seat, account in seen.outcome.accounts.items()},
        "ranking": seen.outcome and [list(place) for place in seen.outcome.ranking],
    }


def _screen(seen: PublicView, seat: Colour) -> Json | None:
    if not isinstance(seen, SeatView) or seen.seat != seat:
        return None
    return asdict(seen.screen)


def _front(front: Front) -> Json:
    return {
        "halves": front.halves,
        "moai": list(front.moai),
        "headdresses": list(front.headdresses),
        "spent": {
            "workers": front.workers,
            "sorcerer": front.sorcerer,
            "chief": front.chief,
            "markers": front.markers,
        },
    }


def _ahu(ahu: AhuView) -> Json:
    return {
        "owner": ahu.owner,
        "moai_size": ahu.size or None,
        "crowned": ahu.crowned,
        "reserved_by": ahu.reserved_by,
    }


def _statue(statue: Statue) -> Json:
    return {"hex": statue.hex, "marked_by": statue.marked_by, "size": statue.size}
