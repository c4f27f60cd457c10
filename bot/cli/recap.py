"""`giants recap FILE`: a whole game as an animated picture."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from engine import Record, walk
from render import Scene, recap

from . import UsageError
from .configuration import add_language, chosen_words
from .output import write_file
from .replay import add_board, add_record, load_record, play_record


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_record(parser)
    add_board(parser)
    add_language(parser)
    parser.add_argument(
        "--out", type=Path, default=Path("recap.webp"), metavar="FILE", help="x.webp or x.gif"
    )


def scenes(record: Record) -> Iterator[Scene]:
    """Everything that happened, as everybody saw it."""
    return (Scene(moment.view, moment.events) for moment in walk(record))


def run(args: argparse.Namespace) -> int:
    """Film and write."""
    if args.out.suffix not in (".webp", ".gif"):
        raise UsageError(f"{args.out}: a film is a .webp or a .gif")
    say = chosen_words(args)
    record = load_record(args.file, args.board, say)
    play_record(args.file, record, None, say)  # names the illegal line, if there is one
    film = recap(scenes(record), {}, say, "gif" if args.out.suffix == ".gif" else "webp")
    write_file(args.out, film)
    print(say("cli-written", file=str(args.out), size=len(film) // 1000))
    return 0
