"""`giants import DB FILE`: a game from its record, into a database that may be in use."""

import argparse
import asyncio

from bot.storage import Storage
from bot.storage.database import DatabaseAddress
from bot.tables.model import Place
from bot.tables.public_view import TableView
from bot.tables.service import Tables

from . import UsageError
from .databases import add_database, errors_as_failures
from .replay import add_record, record_text


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    add_record(parser)
    parser.add_argument("--server", type=int, metavar="ID", help="the server that the game belongs to")
    parser.add_argument("--channel", type=int, metavar="ID", help="the channel or thread it is played in")


def run(args: argparse.Namespace) -> int:
    """Store the game and say its number. One that is not over is paused until its seats are filled."""
    if args.server is not None and args.channel is None:
        raise UsageError("--server needs --channel")
    text = record_text(args.file)
    place = None if args.channel is None else Place(args.server, args.channel)
    with errors_as_failures():
        table = asyncio.run(_store(args.database, text, place))
    print(f"game {table.id}, {table.status}")
    return 0


async def _store(address: DatabaseAddress, text: str, place: Place | None) -> TableView:
    tables = Tables(await Storage.open(address))
    try:
        return (await tables.import_record(text, place, "operator")).table
    finally:
        await tables.close()
