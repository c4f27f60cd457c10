"""`giants export DB GAME`: a game as a record that `giants replay` and `giants import` read."""

import argparse
import asyncio
from pathlib import Path

from bot.storage import Storage
from bot.storage.database import DatabaseAddress
from bot.storage.load import read_record, read_table
from bot.tables.model import SYSTEM
from bot.tables.operations.moderator_ops import NoteOperatorExport
from bot.tables.service import Tables

from .databases import add_database, errors_as_failures, reading


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("game", type=int, metavar="GAME", help="its number, as 'giants games' lists it")
    parser.add_argument(
        "--seed",
        action="store_true",
        help="with the seed of the dice, so that an import rolls on as this game would:"
        " whoever reads it knows all dice to come",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to a file that does not exist yet")


def run(args: argparse.Namespace) -> int:
    """Print the record, or write it. Of a game that is being played, its table is told before."""
    with reading(args.database) as db:
        record = read_record(db, args.game, seed=args.seed)
        secret = read_table(db, args.game).status in ("playing", "paused")
    if secret:
        with errors_as_failures():
            asyncio.run(_note(args.database, args.game))
    if args.out is None:
        print(record, end="")
        return 0
    with errors_as_failures(), args.out.open("x", encoding="utf-8") as file:
        file.write(record)
    return 0


async def _note(address: DatabaseAddress, game: int) -> None:
    """Put it into the audit: the record says who erected what."""
    tables = Tables(await Storage.open(address))
    try:
        await tables.submit(game, SYSTEM, NoteOperatorExport())
    finally:
        await tables.close()
