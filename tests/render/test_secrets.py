"""Nothing that a viewer may not know reaches a picture or its words."""

import random

import pytest

from bot.words import words
from engine import Colour, State, view
from engine.actions import Bid
from engine.views import PublicView
from render import alt_text, board_picture, text_board
from tests.kit.drawn_positions import NAMES, crowded, in_phase


def _shuffled(state: State, but: Colour | None) -> State:
    """The same game for one viewer: everything that it can't know is different."""
    rng = random.Random(7)
    twin = state.copy()
    hidden = [player for seat, player in twin.players.items() if seat != but]
    for player in hidden:
        player.workers, player.markers, player.logs = rng.randint(0, 5), rng.randint(0, 5), rng.randint(0, 9)
        player.sorcerer, player.chief, player.bases = rng.randint(0, 1), rng.randint(0, 1), rng.randint(0, 7)
        player.urn_workers, player.urn_markers = rng.randint(0, 5), rng.randint(0, 5)
        player.peeked = (1, 2)
        if state.phase == "auction" and player.bid is not None:
            player.bid = Bid(rng.randint(0, 4), rng.randint(0, 4), True, True)
    known = twin.players[but].peeked if but else ()
    others = [player.colour for player in hidden]
    for number, base in twin.bases.items():
        if base.size and base.owner != but and number not in known:
            twin.bases[number] = base._replace(owner=rng.choice(others))
    return twin


def _shown(seen: PublicView) -> tuple[bytes, str, str]:
    say = words()
    return board_picture(seen, NAMES, say), alt_text(seen, NAMES, say), text_board(seen, NAMES, say)


def _seen(state: State, seat: Colour | None) -> PublicView:
    return view(state) if seat is None else view(state, seat)


@pytest.mark.parametrize("seat", [None, "blue"])
def test_pictures_and_words_are_equal_byte_by_byte_when_only_secrets_differ(seat: Colour | None) -> None:
    state = crowded(11)
    state.players["blue"].peeked = tuple(sorted(state.bases))[:1]
    twin = _shuffled(state, seat)
    assert twin != state
    assert _shown(_seen(state, seat)) == _shown(_seen(twin, seat))


def test_a_sealed_bid_looks_like_any_other() -> None:
    state, _ = in_phase(4, "sealed", "auction", 2)
    state.faces, state.quarry = (1, 2, 3, 1), (1, 1, 2, 3)
    state.players[state.seats[0]].bid = Bid(1, 1, False, False)
    twin = _shuffled(state, state.seats[1])
    assert twin.players[state.seats[0]].bid != state.players[state.seats[0]].bid
    assert _shown(_seen(state, state.seats[1])) == _shown(_seen(twin, state.seats[1]))
    assert _shown(_seen(state, None)) == _shown(_seen(twin, None))


def test_ones_own_secrets_do_show_to_oneself() -> None:
    state = crowded(11)
    twin = state.copy()
    twin.players["blue"].logs += 3
    assert _shown(view(state, "blue")) != _shown(view(twin, "blue"))
    assert _shown(view(state)) == _shown(view(twin))


def test_the_same_view_gives_the_same_bytes_again() -> None:
    seen = view(crowded(4))
    assert _shown(seen) == _shown(seen)
