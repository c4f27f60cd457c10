"""`giants check DB`: is everything in the database as it should be?"""

import argparse

from bot.storage.database import shown
from bot.storage.tables import list_games
from bot.storage.tools import tools_for

from .databases import add_database, reading
from .output import progress


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Check the file, replay every game, print every fault; exit code 1 if there is one."""
    with reading(args.database) as db:
        faults = 0
        found = tools_for(args.database).faults(
            db, lambda games: progress(games, len(games), "games checked")
        )
        for fault in found:
            print(fault)
            faults += 1
        if faults:
            print(f"{shown(args.database)}: {faults} {'fault' if faults == 1 else 'faults'}")
            return 1
        print(f"{shown(args.database)}: {len(list_games(db))} games, all sound")
    return 0
