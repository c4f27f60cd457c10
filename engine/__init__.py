"""The game of Giants: pure Python, no I/O but its data files, no knowledge of Discord or pictures.

    state = new_game(find_board("Rapa Nui"), ["green", "red", "blue"])
    apply(state, None, Roll((1, 1, 2)))
    apply(state, "green", Bid(markers=1, workers=1))

`due` says who owes a decision, `legal` lists what is open to a seat, `apply` takes a decision or raises
`Illegal`, `view` is what a seat may know, `check` names every broken invariant, `replay` rebuilds a game
from its record and `walk` shows it line by line.
"""

from .actions import Action
from .board import (
    DEFAULT_BOARD,
    Board,
    BoardError,
    boards,
    boards_on_offer,
    find_board,
    load_board,
    read_board,
)
from .checks import check
from .colours import COLOURS, Colour
from .errors import KeyedError
from .events import Event, PhaseName
from .game import apply, dice_due, due, ended_view, legal, view
from .illegal import Illegal
from .notation import parse
from .record import Line, Record, RecordError, read_record, result_of
from .replaying import Moment, carried, replay, walk
from .rules_data import Options, components
from .snapshot import SnapshotError, dump, dump_events, load, load_events
from .state import State, new_game
from .summaries import summary, summary_of_view
from .views import PublicView, SeatView

__all__ = [
    "COLOURS",
    "DEFAULT_BOARD",
    "Action",
    "Board",
    "BoardError",
    "Colour",
    "Event",
    "Illegal",
    "KeyedError",
    "Line",
    "Moment",
    "Options",
    "PhaseName",
    "PublicView",
    "Record",
    "RecordError",
    "SeatView",
    "SnapshotError",
    "State",
    "apply",
    "boards",
    "boards_on_offer",
    "carried",
    "check",
    "components",
    "dice_due",
    "due",
    "dump",
    "dump_events",
    "ended_view",
    "find_board",
    "legal",
    "load",
    "load_board",
    "load_events",
    "new_game",
    "parse",
    "read_board",
    "read_record",
    "replay",
    "result_of",
    "summary",
    "summary_of_view",
    "view",
    "walk",
]
