"""`giants recap FILE`: a whole game as an animated picture."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.words import words
from engine import Record, walk
from render import Scene, recap

from . import Failure
from .replay import load_record, play_record


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")
    parser.add_argument(
        "--out", type=Path, default=Path("recap.webp"), metavar="FILE", help="x.webp or x.gif"
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help="a board file of your own")


def scenes(record: Record) -> Iterator[Scene]:
    """Everything that happened, as everybody saw it."""
    return (Scene(moment.view, moment.events) for moment in walk(record))


def run(args: argparse.Namespace) -> int:
    """Film and write."""
    kinds = {".webp": "webp", ".gif": "gif"}
    if args.out.suffix not in kinds:
        raise Failure(f"{args.out}: a film is a .webp or a .gif", 2)
    record = load_record(args.file, args.board)
    play_record(args.file, record, None)  # names the illegal line, if there is one
    film = recap(scenes(record), {}, words(), "gif" if args.out.suffix == ".gif" else "webp")
    try:
        args.out.write_bytes(film)
    except OSError as error:
        raise Failure(f"{args.out}: {error.strerror}") from error
    print(f"{args.out}: {len(film) / 1e6:.1f} MB")
    return 0
