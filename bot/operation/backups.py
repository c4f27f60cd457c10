"""Backups by themselves: every day a checked copy of the database, seven days and four weeks of them.

A copy is made on a thread while people play on: of a file by SQLite's online backup, of a database on a
server row by row into a file, compared by a digest. One that fails is logged, shown by `/healthz`, and tried
again; it never costs an older one.
"""

import asyncio
import logging
import re
import shutil
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.background import BackgroundTask, Sleep
from bot.storage.database import DatabaseAddress, DatabaseUrl
from bot.storage.errors import StoreError
from bot.storage.sqlite.backup import back_up
from bot.storage.sqlite.file_check import count_games
from bot.storage.sqlite.schema import is_outdated
from bot.storage.tools import copy

from .logs import reason_of

_log = logging.getLogger(__name__)
DAY: Final = 86400.0  # seconds
RETRY: Final = 3600.0  # seconds after a backup that failed
CHECK: Final = 600.0  # seconds after which it is looked at the latest whether one is due
LATE: Final = 2 * DAY  # seconds after which a newest backup is too old to be trusted
DAYS_KEPT: Final = 7
WEEKS_KEPT: Final = 4
UPGRADES_KEPT: Final = 2
SPARE_BYTES: Final = 16 * 1024 * 1024  # that a backup leaves free: the games need them more
ON_A_SERVER: Final = "server"  # what the names of backups begin with whose database has no file
_NAME: Final = "%Y%m%d-%H%M%S"


class Backup(NamedTuple):
    """A backup file: of when it is, and whether it was made before an upgrade."""

    path: Path
    at: datetime
    before_upgrade: bool


def _stem(database: DatabaseAddress) -> str:
    """What the names of a database's backups begin with."""
    return ON_A_SERVER if isinstance(database, DatabaseUrl) else database.stem


def backups_of(database: DatabaseAddress, folder: Path) -> list[Backup]:
    """The backups of a database in a folder, the newest first; other files are passed over."""
    pattern = re.compile(rf"{re.escape(_stem(database))}-(\d{{8}}-\d{{6}})(-before-upgrade)?\.db")
    found = []
    for file in folder.iterdir() if folder.is_dir() else ():
        named = pattern.fullmatch(file.name)
        if named is not None:
            at = datetime.strptime(named[1], _NAME).replace(tzinfo=UTC)
            found.append(Backup(file, at, named[2] is not None))
    return sorted(found, key=lambda backup: (backup.at, backup.path.name), reverse=True)


def outlived(backups: Iterable[Backup]) -> list[Backup]:
    """Which backups may go: kept are the newest of the last seven days and four weeks that have any, and of
    the last two upgrades. However long the bot was off, the newest ones stay.
    """
    newest_first = sorted(backups, key=lambda backup: backup.at, reverse=True)
    kept: set[Path] = set()
    days: set[object] = set()
    weeks: set[object] = set()
    upgrades = 0
    for backup in newest_first:
        if backup.before_upgrade:
            upgrades += 1
            if upgrades <= UPGRADES_KEPT:
                kept.add(backup.path)
            continue
        day, week = backup.at.date(), backup.at.isocalendar()[:2]
        if day not in days and len(days) < DAYS_KEPT:
            days.add(day)
            kept.add(backup.path)
        if week not in weeks and len(weeks) < WEEKS_KEPT:
            weeks.add(week)
            kept.add(backup.path)
    return [backup for backup in newest_first if backup.path not in kept]


def make_backup(database: DatabaseAddress, folder: Path, now: float, *, before_upgrade: bool = False) -> Path:
    """Copy a database into a folder, checked; raises StoreError or OSError, and then there is no copy."""
    folder.mkdir(parents=True, exist_ok=True)
    size, free = _size(database, folder), shutil.disk_usage(folder).free
    if free < size + SPARE_BYTES:
        raise OSError(
            f"no room for a backup in {folder}: {free:,} bytes are free, {size + SPARE_BYTES:,} needed"
        )
    ending = "-before-upgrade" if before_upgrade else ""
    stamp = datetime.fromtimestamp(now, UTC).strftime(_NAME)
    target = folder / f"{_stem(database)}-{stamp}{ending}.db"
    if isinstance(database, DatabaseUrl):
        copy(database, target)
    else:
        back_up(database, target)
    return target


def _size(database: DatabaseAddress, folder: Path) -> int:
    """How large a backup will be: as the file, or about as the last one of a database on a server."""
    if not isinstance(database, DatabaseUrl):
        return database.stat().st_size
    return next((backup.path.stat().st_size for backup in backups_of(database, folder)), 0)


def back_up_before_upgrade(database: Path, folder: Path, now: float) -> Path | None:
    """Keep a copy of a database that is about to be brought up to date, as there is no other way back."""
    if not database.exists() or database.stat().st_size == 0 or not is_outdated(database):
        return None
    made = make_backup(database, folder, now, before_upgrade=True)
    _log.info("kept a copy before the upgrade of the database: %s", made)
    return made


def way_back(database: Path, folder: Path | None) -> str:
    """What an operator can do whose database is lost or damaged."""
    backups = [] if folder is None else backups_of(database, folder)
    if not backups:
        return "There is no backup of it; if there never were games in it, move it away and start again."
    newest = backups[0]
    return (
        f"The newest backup is {newest.path}, of {newest.at:%Y-%m-%d %H:%M} UTC: "
        f"'giants restore' brings it back and keeps the file that is there."
    )


class DailyBackups(BackgroundTask):
    """Makes the backups of a database for as long as it runs; what it did last is in `report`."""

    def __init__(
        self,
        database: DatabaseAddress,
        folder: Path,
        now: Callable[[], float] = time.time,
        sleep: Sleep | None = None,
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__("backups", sleep)
        self._database, self._folder, self._now = database, folder, now
        self.ours = ours
        """Whether it is for this process to make them."""
        self.error: str | None = None
        """Why the last attempt failed; None if it did not."""

    @property
    def newest(self) -> Backup | None:
        """The newest backup that was not made for an upgrade."""
        found = (backup for backup in backups_of(self._database, self._folder) if not backup.before_upgrade)
        return next(found, None)

    def report(self) -> dict[str, Any]:
        """How backups stand, as JSON: well if there is a fresh one and the last try succeeded."""
        newest = self.newest
        return {
            "ok": self.error is None and newest is not None and self._age(newest) < LATE,
            "newest": None if newest is None else str(newest.path),
            "age_seconds": None if newest is None else round(self._age(newest)),
            "error": self.error,
        }

    def _age(self, backup: Backup) -> float:
        return self._now() - backup.at.timestamp()

    async def run_once(self) -> float:
        """Make a backup if one is due; sleeps until the next may be."""
        if not self.ours():
            return CHECK
        newest = await asyncio.to_thread(lambda: self.newest)
        if newest is not None and 0 <= self._age(newest) < DAY:
            return min(CHECK, DAY - self._age(newest))
        try:
            await asyncio.to_thread(self._make)
        except (StoreError, OSError) as error:
            self.error = reason_of(error)
            _log.error("no backup could be made, the next try is in an hour: %s", self.error)
            return RETRY
        self.error = None
        return CHECK

    def _make(self) -> None:
        began = time.perf_counter()
        made = make_backup(self._database, self._folder, self._now())
        games, size = count_games(made), made.stat().st_size
        spent = time.perf_counter() - began
        _log.info("backed up to %s: %s games, %s bytes, checked, %.1f s", made, games, f"{size:,}", spent)
        for old in outlived(backups_of(self._database, self._folder)):
            old.path.unlink(missing_ok=True)
            _log.info("deleted the backup %s: newer ones take its place", old.path)
