"""`giants check DB`: is everything in the database as it should be?"""

import argparse

from bot.storage.sqlite.file_check import check_file
from bot.storage.tables import list_games

from .databases import add_database, reading
from .output import progress


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Check the file, replay every game, print every fault; exit code 1 if there is one."""
    with reading(args.database) as db:
        faults = 0
        for fault in check_file(db, lambda games: progress(games, len(games), "games checked")):
            print(fault)
            faults += 1
        if faults:
            print(f"{args.database}: {faults} {'fault' if faults == 1 else 'faults'}")
            return 1
        print(f"{args.database}: {len(list_games(db))} games, all sound")
    return 0
