"""`giants copy SOURCE TARGET`: everything from one database into an empty one, a file or on a server."""

import argparse
import time

from bot.storage.database import address_of, shown
from bot.storage.tools import copy

from .databases import errors_as_failures
from .output import progress


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    what = "a database file, or the address of one on a server: postgresql://…"
    parser.add_argument("source", type=address_of, metavar="SOURCE", help=f"from where: {what}")
    parser.add_argument("target", type=address_of, metavar="TARGET", help="where to: likewise, and empty")


def run(args: argparse.Namespace) -> int:
    """Copy, compare, and say what arrived."""
    start = time.monotonic()
    with errors_as_failures():
        copied = copy(args.source, args.target, lambda portions, count: progress(portions, count, "copying"))
    seconds = time.monotonic() - start
    print(f"{shown(args.target)}: {copied.rows:,} rows in {seconds:.1f} s, digest {copied.digest} in both")
    return 0
