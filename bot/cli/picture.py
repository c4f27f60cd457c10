"""`giants picture FILE`: a position of a record as a picture."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.words import Words
from engine import Event, State, view, walk
from engine.colours import COLOURS, Colour
from render import alt_text, board_picture, text_board

from . import Failure
from .configuration import add_language, chosen_words
from .output import write_file
from .replay import add_board, add_record, load_record, play_record


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_record(parser)
    add_board(parser)
    add_language(parser)
    parser.add_argument("--at", type=int, metavar="N", help="after N lines (decisions and dice alike)")
    parser.add_argument(
        "--as", dest="seat", choices=COLOURS, help="as this seat sees it, with its own screen"
    )
    parser.add_argument("--wide", action="store_true", help="for large screens instead of phones")
    parser.add_argument("--text", action="store_true", help="print the board in words instead")
    parser.add_argument(
        "--out", type=Path, default=Path("board.png"), metavar="FILE", help="default board.png"
    )


def run(args: argparse.Namespace) -> int:
    """Draw and write."""
    say = chosen_words(args)
    record = load_record(args.file, args.board, say)
    play_record(args.file, record, args.at, say)  # names the illegal line, if there is one
    *_, last = walk(record, args.at)
    return _show(args, last.state, last.events, say)


def _show(args: argparse.Namespace, state: State, events: Sequence[Event], say: Words) -> int:
    seat: Colour | None = args.seat
    if seat is not None and seat not in state.seats:
        raise Failure(say("cli-not-playing", seat=seat))
    seen = view(state) if seat is None else view(state, seat)
    if args.text:
        print(text_board(seen, {}, say))
        return 0
    png = board_picture(seen, {}, say, events=events, shape="wide" if args.wide else "tall")
    write_file(args.out, png)
    print(alt_text(seen, {}, say, events=events))
    return 0
