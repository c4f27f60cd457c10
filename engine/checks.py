"""Every invariant of a game. `check` names all that is broken at once; a sound state breaks none."""

import re
from collections import Counter
from collections.abc import Iterator

from .colours import COLOURS
from .state import Player, State

_STATUE = re.compile(r"([mh])([1-9][0-9]{0,3})")


def check(state: State) -> list[str]:
    """All broken invariants, a sentence each; an empty list for a sound state."""
    broken = [*_seating(state)]
    if broken:  # what follows takes the seats for granted
        return broken
    broken += _names(state)
    if broken:
        return broken
    for player in state.players.values():
        broken += _pieces(state, player)
    broken += _shared_pieces(state)
    broken += _ahus(state)
    broken += _statues(state)
    broken += _phase(state)
    broken += _auction(state)
    return broken


def _seating(state: State) -> Iterator[str]:
    if len(state.seats) not in state.box.bases:
        yield f"{len(state.seats)} seats"
    if len(set(state.seats)) != len(state.seats) or not set(state.seats) <= set(COLOURS):
        yield "a seat is no colour, or two share one"
    if tuple(state.players) != state.seats:
        yield "players and seats differ"
    for seat, player in state.players.items():
        if player.colour != seat:
            yield f"{seat}'s things are {player.colour}'s"
    named = {state.first_player, *state.order, *state.owing}
    if not named <= set(state.seats) or state.turn not in (None, *state.seats):
        yield "a turn, the pawn or an order names somebody who does not play"


def _names(state: State) -> Iterator[str]:
    """Everything that is named exists: hexes, ahus, sizes, colours."""
    board, seats = state.board, {*state.seats}
    tiles = [figure.hex for figure in state.figures] + list(state.cut)
    tiles += [tile for s in state.statues.values() for tile in (s.hex, *s.visited) if tile is not None]
    for tile in tiles:
        if tile not in board.hexes:
            yield f"there is no hex {tile}"
    for number in [*state.bases, *(n for p in state.players.values() for n in p.peeked)]:
        if number not in board.ahus:
            yield f"there is no ahu {number}"
    owners = {f.seat for f in state.figures} | {b.owner for b in state.bases.values()}
    owners |= {s.holder for s in state.statues.values() if s.holder}
    owners |= {s.marked_by for s in state.statues.values() if s.marked_by}
    if not owners <= seats:
        yield "a piece belongs to somebody who does not play"
    sizes = {*state.box.moai}
    if {*state.moai_supply} != sizes or {*state.moai_gone} != sizes or not {*state.quarry} <= sizes:
        yield "a size of Moai that the box does not have"


def _pieces(state: State, player: Player) -> Iterator[str]:
    """Each colour's pieces are all somewhere, and none twice."""
    box, seat = state.box, player.colour
    on_board = Counter(figure.piece for figure in state.figures if figure.seat == seat)
    marks = sum(statue.marked_by == seat for statue in state.statues.values())
    per_colour = box.per_colour
    totals = {
        "workers": (
            player.workers + player.spent_workers + on_board["worker"] + player.urn_workers,
            per_colour.workers,
        ),
        "sorcerer": (player.sorcerer + player.spent_sorcerer + on_board["sorcerer"], per_colour.sorcerers),
        "chief": (player.chief + player.spent_chief + on_board["chief"], per_colour.chiefs),
        "markers": (player.markers + player.spent_markers + marks + player.urn_markers, per_colour.markers),
        "bases": (
            player.bases + sum(base.owner == seat for base in state.bases.values()),
            box.bases[len(state.seats)],
        ),
    }
    for kind, (there, right) in totals.items():
        if there != right:
            yield f"{seat} has {there} {kind}, not {right}"
    counts = (
        *(player.workers, player.sorcerer, player.chief, player.markers, player.logs, player.bases),
        *(player.urn_workers, player.urn_markers, player.halves, player.score, player.sculptors),
        *(player.spent_workers, player.spent_sorcerer, player.spent_chief, player.spent_markers),
    )
    if min(counts) < 0:
        yield f"{seat} has less than nothing of something"
    bid = player.bid
    if bid is not None and state.phase == "auction":
        have = (player.markers, player.workers, player.sorcerer, player.chief)
        want = (bid.markers, bid.workers, int(bid.sorcerer), int(bid.chief))
        if any(asked > there or asked < 0 for asked, there in zip(want, have, strict=True)):
            yield f"{seat} bids what it does not have"


def _shared_pieces(state: State) -> Iterator[str]:
    box, players = state.box, state.players.values()
    on_way = Counter(statue.size for statue in state.statues.values())
    standing = Counter(base.size for base in state.bases.values())
    quarry = Counter(state.quarry)
    for size, right in box.moai.items():
        there = state.moai_supply[size] + state.moai_gone[size] + quarry[size] + on_way[size] + standing[size]
        if there != right:
            yield f"{there} Moai of size {size}, not {right}"
    crowned = sum(base.crowned for base in state.bases.values())
    if state.headdress_supply + on_way[0] + crowned != box.headdresses:
        yield "headdresses are lost or doubled"
    if state.moai_named != sum(on_way[size] + standing[size] for size in box.moai):
        yield f"{state.moai_named} Moai were named, which are not those on the way and standing"
    if state.headdresses_named != on_way[0] + crowned:
        yield f"{state.headdresses_named} headdresses were named, which are not those on the way and crowning"
    logs = sum(player.logs for player in players) + sum(figure.logs for figure in state.figures)
    if state.log_supply + state.logs_gone + logs != box.logs:
        yield "logs are lost or doubled"
    if state.half_supply + sum(player.halves for player in players) != box.halves:
        yield "half-tablets are lost or doubled"
    stocks = (*state.moai_supply.values(), *state.moai_gone.values(), state.headdress_supply)
    if min(*stocks, state.log_supply, state.logs_gone, state.half_supply) < 0:
        yield "less than nothing in supply"
    for figure in state.figures:
        most = 0 if figure.piece == "chief" else box.logs_per_figure
        if not 0 <= figure.logs <= most:
            yield f"{figure.logs} logs with {figure.seat}'s {figure.piece}"
    forests = {*state.board.forests}
    if not {*state.cut} <= forests or len({*state.cut}) != len(state.cut):
        yield "something was cut that is no forest, or was cut twice"


def _ahus(state: State) -> Iterator[str]:
    for number, base in state.bases.items():
        if base.size not in (0, *state.box.moai):
            yield f"a Moai of size {base.size} on ahu {number}"
        if base.crowned and not base.size:
            yield f"a headdress on the empty ahu {number}"
    for seat, player in state.players.items():
        if any(number not in state.bases or not state.bases[number].size for number in player.peeked):
            yield f"{seat} peeked where no Moai stands"


def _statues(state: State) -> Iterator[str]:
    named = {"m": state.moai_named, "h": state.headdresses_named}
    for name, statue in state.statues.items():
        parts = _STATUE.fullmatch(name)
        if name != statue.id or parts is None:
            yield f"a statue is called {name}"
            continue
        if int(parts[2]) > named[parts[1]]:
            yield f"{name} was never named"
        if (name[0] == "m") != (statue.size in state.box.moai) or (name[0] == "h") != (statue.size == 0):
            yield f"{name} has size {statue.size}"
        if statue.hex is None and (statue.holder is None or statue.marked_by or statue.visited):
            yield f"{name} is in nobody's front, or marked or moved there"
        if statue.hex is not None and statue.hex not in statue.visited:
            yield f"{name} stands where it has not been"
        if len({*statue.visited}) != len(statue.visited):
            yield f"{name} was on a hex twice in a round"
        if statue.holder and (statue.marked_by or state.phase in ("auction", "recall")):
            yield f"{name} is held by {statue.holder}, but marked, or its round is over"


def _phase(state: State) -> Iterator[str]:
    turns = state.phase in ("choose", "placement", "transport")
    if turns != (state.turn is not None):
        yield f"{state.turn} has the turn in phase {state.phase}"
    if (state.phase in ("stash", "recall")) != bool(state.owing):
        yield f"{len(state.owing)} answers owed in phase {state.phase}"
    if (state.phase == "over") != (state.ended_by is not None):
        yield "the game is over without a reason, or not over with one"
    if state.phase in ("placement", "transport"):
        if state.turn is not None and state.players[state.turn].passed:
            yield f"{state.turn} has the turn but has passed"
    elif any(player.passed for player in state.players.values()):
        yield f"somebody has passed in phase {state.phase}"
    if state.phase in ("auction", "recall") and (state.figures or any(map(_spent, state.players.values()))):
        yield f"figures or spent pieces outside the screens in phase {state.phase}"
    if state.round < 1:
        yield f"round {state.round}"


def _spent(player: Player) -> int:
    return player.spent_workers + player.spent_sorcerer + player.spent_chief + player.spent_markers


def _auction(state: State) -> Iterator[str]:
    """Dice, bids and choosing belong together; nothing of them outlasts the auction."""
    players = state.players.values()
    bids = sum(player.bid is not None for player in players)
    if state.faces is None and state.phase != "auction":
        yield f"phase {state.phase} came before the dice"
    if state.phase == "auction":
        if state.faces is None and (state.quarry or bids):
            yield "an auction goes on before the dice"
        if state.faces is not None and (not state.quarry or bids == len(state.seats)):
            yield "an auction goes on with no Moai, or with all bids in"
    elif state.phase == "choose":
        if not state.quarry or bids != len(state.seats):
            yield "choosing goes on with no Moai, or with bids missing"
        if state.turn and state.players[state.turn].declined:
            yield f"{state.turn} has the turn but has declined"
    elif state.quarry or bids:
        yield f"an auction goes on in phase {state.phase}"
    if sorted(state.order) != (sorted(state.seats) if state.phase == "choose" else []):
        yield f"an order of choosing {state.order} in phase {state.phase}"
    if state.phase != "choose" and any(player.sculptors or player.declined for player in players):
        yield f"somebody still chooses in phase {state.phase}"
