"""`giants games DB`: the tables of a database."""

import argparse
import json
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

from bot.storage.tables import Listed, list_games

from .databases import add_database, reading


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON list")


def run(args: argparse.Namespace) -> int:
    """List them."""
    with reading(args.database) as db:
        games = list_games(db)
    if args.json:
        print(json.dumps([game._asdict() for game in games]))
    else:
        _print(games)
    return 0


def _print(games: tuple[Listed, ...]) -> None:
    table = Table("game", "status", "server", "channel", "board", "entries", "last change")
    for game in games:
        changed = datetime.fromtimestamp(game.changed_at, UTC).strftime("%Y-%m-%d %H:%M")
        where = (str(game.server or "-"), str(game.channel or "-"))
        table.add_row(str(game.id), game.status, *where, game.board, str(game.version), changed)
    Console().print(table)
