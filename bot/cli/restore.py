"""`giants restore [BACKUP]`: a backup back in place of the database."""

import argparse
from pathlib import Path

from bot.operation.backups import Backup, backups_of
from bot.storage.database import DatabaseUrl
from bot.storage.errors import StoreBusyError
from bot.storage.sqlite.restore import restore

from . import Failure, UsageError
from .configuration import configured
from .databases import errors_as_failures


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "backup", type=Path, nargs="?", metavar="BACKUP", help="which one; the newest if none is named"
    )
    parser.add_argument(
        "--database", type=Path, metavar="DB", help="in place of which file; GIANTS_DATABASE if none is named"
    )
    parser.add_argument("--list", action="store_true", help="only list the backups there are")


def run(args: argparse.Namespace) -> int:
    """Restore, and say what was done."""
    settings = configured()
    database = args.database or settings.database
    if isinstance(database, DatabaseUrl):
        raise UsageError(
            f"{database.public} is no file: 'giants copy BACKUP {database.public}' brings a backup to"
            " a server, into an empty database"
        )
    folder = settings.backup_folder(database) or database.parent
    found = backups_of(database, folder)
    if args.list:
        for backup in found:
            print(described(backup))
        return 0
    if args.backup is None and not found:
        raise Failure(f"there is no backup of {database} in {folder}: name one")
    chosen = args.backup or found[0].path
    with errors_as_failures():
        try:
            restored = restore(chosen, database)
        except StoreBusyError as error:
            raise Failure(f"{database} is in use: stop the bot first, then restore") from error
    print(f"{database}: restored from {chosen}, {restored.games} games")
    if restored.set_aside is not None:
        print(f"what was there is kept as {restored.set_aside}")
    print("Start the bot: it tells the tables that their games stand as they stood then.")
    return 0


def described(backup: Backup) -> str:
    """A backup in a line."""
    why = ", before an upgrade" if backup.before_upgrade else ""
    return f"{backup.at:%Y-%m-%d %H:%M} UTC  {backup.path.stat().st_size:>12,} bytes  {backup.path}{why}"
