"""`giants export DB GAME`: a game as a record that `giants replay` and `giants import` read."""

import argparse
from pathlib import Path

from bot.storage.load import read_record

from .databases import add_database, errors_as_failures, reading


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("game", type=int, metavar="GAME", help="its number, as 'giants games' lists it")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to a file that does not exist yet")


def run(args: argparse.Namespace) -> int:
    """Print the record, or write it."""
    with reading(args.database) as db:
        record = read_record(db, args.game)
    if args.out is None:
        print(record, end="")
        return 0
    with errors_as_failures(), args.out.open("x", encoding="utf-8") as file:
        file.write(record)
    return 0
