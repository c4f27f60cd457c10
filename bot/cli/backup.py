"""`giants backup DB FILE`: a whole copy, taken while the bot plays on."""

import argparse
from pathlib import Path

from bot.storage.sqlite.backup import back_up

from .databases import add_database, errors_as_failures


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; it must not exist yet")


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, and say where it is."""
    with errors_as_failures():
        size = back_up(args.database, args.file)
    print(f"{args.file}: {size:,} bytes, checked")
    return 0
