import pytest

from engine import SeatView, apply, find_board, new_game, view
from engine.actions import Roll


@pytest.fixture
def seen() -> SeatView:
    """What green sees when bids are due."""
    state = new_game(find_board("Rapa Nui 1"), ["green", "red", "blue"])
    apply(state, None, Roll((1, 1, 2)))
    return view(state, "green")
