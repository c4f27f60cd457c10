"""`giants backup DB FILE`: a whole copy, taken while the bot plays on."""

import argparse
from pathlib import Path

from bot.storage.database import DatabaseUrl
from bot.storage.sqlite.backup import back_up
from bot.storage.tools import copy

from .databases import add_database, errors_as_failures
from .output import progress


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; it must not exist yet")


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, and say where it is."""
    with errors_as_failures():
        size = _copy_from_server(args) if isinstance(args.database, DatabaseUrl) else _copy_file(args)
    print(f"{args.file}: {size:,} bytes, checked")
    return 0


def _copy_file(args: argparse.Namespace) -> int:
    return back_up(args.database, args.file)


def _copy_from_server(args: argparse.Namespace) -> int:
    """As a file that 'giants check' proves and 'giants copy' brings back to a server."""
    copy(args.database, args.file, lambda portions, count: progress(portions, count, "copying"))
    return int(args.file.stat().st_size)
