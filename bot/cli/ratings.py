"""`giants ratings DB`: the ladder of a database, or all results and ratings made anew."""

import argparse
import asyncio
from pathlib import Path

from bot.results.bookkeeping import Bookkeeping
from bot.results.rating import provisional, shown
from bot.storage import Storage
from bot.storage.results import EVERYWHERE, Rating
from bot.tables.service import Tables

from .databases import add_database, errors_as_failures


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("--rebuild", action="store_true", help="make all results and ratings anew first")
    parser.add_argument(
        "--server", type=int, default=EVERYWHERE, metavar="ID", help="of one server (default: all together)"
    )
    parser.add_argument("--season", metavar="2026-Q4", help="of one season (default: the last of everybody)")


def run(args: argparse.Namespace) -> int:
    """Count what is not counted yet, or everything, and print the ladder."""
    with errors_as_failures():
        counted, ladder = asyncio.run(_ladder(args.database, args.server, args.season, rebuild=args.rebuild))
    if args.rebuild:
        print(f"{args.database}: {counted} games counted anew")
    for place, rating in enumerate(sorted(ladder, key=lambda r: (provisional(r), -shown(r), r.user)), 1):
        sure = "provisional" if provisional(rating) else ""
        figures = f"{rating.mu:9.4f} ± {rating.sigma:.4f}  {rating.number:4} games"
        print(f"{place:4}  {shown(rating):5}  {figures}  {rating.user}  {sure}".rstrip())
    return 0


async def _ladder(path: Path, server: int, season: str | None, *, rebuild: bool) -> tuple[int, list[Rating]]:
    tables = Tables(await Storage.open(path))
    try:
        books = Bookkeeping(tables)
        counted = await (books.rebuild() if rebuild else books.catch_up())
        return counted, await tables.storage.results.ladder(server, season)
    finally:
        await tables.close()
