"""What people may know. Views are the only things that leave the engine towards people.

The types have no place for a secret of another: a view holds at most one screen, the viewer's own,
and an ahu's owner only where the viewer may know it.
"""

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final

from .actions import Bid
from .board import Board
from .colours import Colour
from .events import EndReason, PhaseName
from .rules_data import Components, Options
from .scoring import Account, accounts, base_points, points_to_come, ranking
from .state import Figure, Player, State, Statue


@dataclass(frozen=True, slots=True)
class Front:
    """What lies openly before a player: half-tablets, statues won, pieces bid or spent."""

    halves: int
    moai: tuple[str, ...]
    headdresses: tuple[str, ...]
    workers: int
    sorcerer: int
    chief: int
    markers: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as everybody sees it. `bid` is open only while Moai are chosen."""

    colour: Colour
    score: int
    front: Front
    passed: bool
    sealed: bool
    bid: Bid | None
    sculptors: int
    declined: bool


@dataclass(frozen=True, slots=True)
class AhuView:
    """An ahu with a base. `owner` is whose Moai it is, where the viewer may know it."""

    number: int
    size: int
    crowned: bool
    owner: Colour | None
    reserved_by: Colour | None


@dataclass(frozen=True, slots=True)
class Supply:
    """What is left in the box. The urn is nobody's to count."""

    moai: dict[int, int]
    headdresses: int
    logs: int
    halves: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end: why, points by source, places, and what each ahu scored for whom."""

    reason: EndReason
    accounts: dict[Colour, Account]
    ranking: tuple[tuple[Colour, ...], ...]
    ahus: dict[int, tuple[Colour, int]]


@dataclass(frozen=True, slots=True)
class Screen:
    """What is behind one player's screen. Pieces in a sealed bid are still counted here."""

    workers: int
    sorcerer: int
    chief: int
    markers: int
    logs: int
    bases: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """The table as a spectator sees it."""

    board: Board
    box: Components
    options: Options
    seats: tuple[Colour, ...]
    round: int
    phase: PhaseName
    first_player: Colour
    turn: Colour | None
    due: tuple[Colour, ...]
    faces: tuple[int, ...] | None
    quarry: tuple[int, ...]
    order: tuple[Colour, ...]
    players: dict[Colour, PlayerView]
    figures: tuple[Figure, ...]
    statues: dict[str, Statue]
    ahus: dict[int, AhuView]
    cut: tuple[str, ...]
    supply: Supply
    moai_named: int
    headdresses_named: int
    moai_gone: dict[int, int]
    logs_gone: int
    arrived: bool
    erected: bool
    outcome: Outcome | None

    def known_points(self) -> dict[Colour, int]:
        """What each seat would have if the game ended now, as far as this viewer knows who owns what."""
        tablet = self.box.tablet
        points = {
            seat: player.score + player.front.halves // tablet.halves * tablet.points
            for seat, player in self.players.items()
        }
        for number, ahu in self.ahus.items():
            if ahu.owner is not None:
                points[ahu.owner] += points_to_come(self.board, self.options, number, ahu)
        return points

    @property
    def dice_due(self) -> bool:
        """The table is to roll before anybody can go on."""
        return self.phase == "auction" and self.faces is None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(PublicView):
    """The table as one seat sees it: own screen and bid, own Moai, and what it peeked at."""

    seat: Colour
    screen: Screen
    bid: Bid | None
    peeked: tuple[int, ...]


def _front(state: State, player: Player) -> Front:
    held = [s for s in state.statues.values() if s.hex is None and s.holder == player.colour]
    return Front(
        halves=player.halves,
        moai=tuple(s.id for s in held if s.size),
        headdresses=tuple(s.id for s in held if not s.size),
        workers=player.spent_workers,
        sorcerer=player.spent_sorcerer,
        chief=player.spent_chief,
        markers=player.spent_markers,
    )


def _player_view(state: State, player: Player) -> PlayerView:
    return PlayerView(
        colour=player.colour,
        score=player.score,
        front=_front(state, player),
        passed=player.passed,
        sealed=state.phase == "auction" and player.bid is not None,
        bid=player.bid if state.phase == "choose" else None,
        sculptors=player.sculptors,
        declined=player.declined,
    )


def _ahu_views(state: State, viewer: Colour | None) -> dict[int, AhuView]:
    everything = state.options.open_owners or state.phase == "over"
    peeked = state.players[viewer].peeked if viewer else ()
    seen = {}
    for number, base in sorted(state.bases.items()):
        standing = base.size > 0
        known = standing and (everything or base.owner == viewer or number in peeked)
        seen[number] = AhuView(
            number=number,
            size=base.size,
            crowned=base.crowned,
            owner=base.owner if known else None,
            reserved_by=None if standing else base.owner,
        )
    return seen


def _outcome(state: State) -> Outcome | None:
    if state.ended_by is None:
        return None
    table = accounts(state)
    return Outcome(
        reason=state.ended_by,
        accounts=table,
        ranking=ranking({seat: account.total for seat, account in table.items()}),
        ahus={
            number: (base.owner, base_points(state.board, number, base))
            for number, base in sorted(state.bases.items())
            if base.size
        },
    )


# A state changes these in place, so a view has its own copy of them.
_COPIED: Final = ("figures", "statues", "moai_gone")
SHARED: Final = tuple(
    f.name
    for f in fields(PublicView)
    if f.name in {own.name for own in fields(State)} and f.name not in ("players", *_COPIED)
)
"""The fields that a state and its views have in common, name and value alike."""

_shared_values = attrgetter(*SHARED)
_screen_values = attrgetter(*(f.name for f in fields(Screen)))


def shared(table: State | PublicView) -> dict[str, Any]:
    """What a state and its views hold alike, by field."""
    return dict(zip(SHARED, _shared_values(table), strict=True))


def screen_of(player: Player) -> Screen:
    """What is behind a player's screen."""
    return Screen(*_screen_values(player))


def _public(state: State, due: tuple[Colour, ...], viewer: Colour | None) -> dict[str, Any]:
    """The fields of a public view, ahus as one viewer knows them."""
    return shared(state) | {
        "due": due,
        "players": {seat: _player_view(state, player) for seat, player in state.players.items()},
        "figures": tuple(state.figures),
        "statues": dict(state.statues),
        "ahus": _ahu_views(state, viewer),
        "supply": Supply(
            dict(state.moai_supply), state.headdress_supply, state.log_supply, state.half_supply
        ),
        "moai_gone": dict(state.moai_gone),
        "outcome": _outcome(state),
    }


def public_view(state: State, due: tuple[Colour, ...]) -> PublicView:
    """What everybody may know. `due` is who owes a decision."""
    return PublicView(**_public(state, due, None))


def seat_view(state: State, due: tuple[Colour, ...], seat: Colour) -> SeatView:
    """What one seat may know: the public view and its own secrets."""
    player = state.player(seat)
    return SeatView(
        **_public(state, due, seat),
        seat=seat,
        screen=screen_of(player),
        bid=player.bid,
        peeked=player.peeked,
    )
