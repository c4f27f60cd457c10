"""The database: all SQL is in here. The rest of the bot speaks of tables, cards, notices, people and servers.

    storage = await Storage.open(Path("giants.db"))
    table = await storage.tables.load(7)

Each module has a class (`TableStore`, `CardStore`, …) that runs jobs, each a transaction, on a `Database`. A
database engine (the folders `sqlite` and `postgres`) is a `Database`; both run the same statements.

Some names in the schema are older than the words of the code: `keepsakes` holds facts, `troubles` lost
places, `setups` changes of a server's policy; `notices.shelved` says that a notice is held, `games.stirs`
that a computer owes a decision.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Self

from .blocks import Plan, Share, divide_anew, stored_plan
from .cards import CardStore
from .database import Database, DatabaseAddress, DatabaseUrl, Finding
from .due_times import DueTimeStore
from .errors import StoreRefusedError
from .facts import FactStore
from .leagues import LeagueStore
from .lost_places import LostPlaceStore
from .notices import NoticeStore
from .people import PeopleStore, SeenStore, WatcherStore
from .privacy import PrivacyStore
from .results import ResultStore
from .servers import ServerStore
from .sqlite import examination
from .sqlite.connection import BUSY_TIMEOUT
from .sqlite.engine import SqliteDatabase
from .tables import TableStore

__all__ = ["Storage", "examine"]
NO_PSYCOPG: Final = "Install giants with its extra, giants[postgres]."


def examine(address: DatabaseAddress) -> Iterator[Finding]:
    """What the engine of a database finds wrong or right with it, without changing it."""
    if not isinstance(address, DatabaseUrl):
        return examination.examine(address)
    try:
        from .postgres import examination as of_servers  # noqa: PLC0415 - an extra
    except ImportError as error:
        return iter([Finding("database", "error", f"psycopg is missing: {error}", NO_PSYCOPG)])
    return of_servers.examine(address)


class Storage:
    """Everything that the bot stores."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.cards = CardStore(database, now)
        self.due_times = DueTimeStore(database)
        self.notices = NoticeStore(database)
        self.people = PeopleStore(database)
        self.seen = SeenStore(database)
        self.watchers = WatcherStore(database)
        self.servers = ServerStore(database)
        self.lost_places = LostPlaceStore(database)
        self.privacy = PrivacyStore(database)
        self.facts = FactStore(database)
        self.results = ResultStore(database)
        self.leagues = LeagueStore(database)
        self.secret = b""

    @classmethod
    async def open(
        cls,
        address: DatabaseAddress,
        *,
        now: Callable[[], float] = time.time,
        busy_timeout: float = BUSY_TIMEOUT,
        serving: Share | None = None,
    ) -> Self:
        """The storage in a database, which is begun if there is none. A bot says what it is `serving`: a
        second one on the same file is refused; of a database on a server each serves blocks that no other
        does, and has none while all are taken.
        """
        if isinstance(address, DatabaseUrl):
            storage = cls(await _open_on_server(address, serving=serving), now)
        else:
            alone = serving is not None
            opened = await SqliteDatabase.open(address, busy_timeout=busy_timeout, serving=alone)
            storage = cls(opened, now)
            if await opened.read(stored_plan) != Plan():  # it is a copy of a fleet's
                await opened.write(partial(divide_anew, plan=Plan()))
        storage.secret = await storage.facts.secret()
        storage.privacy.secret = storage.servers.secret = storage.secret
        await storage.privacy.mark_witnesses()
        return storage

    async def close(self) -> None:
        """Finish what was begun and close."""
        await self.database.close()


async def _open_on_server(url: DatabaseUrl, *, serving: Share | None) -> Database:
    try:
        from .postgres.engine import PostgresDatabase  # noqa: PLC0415 - an extra: not everybody has psycopg
    except ImportError as error:
        raise StoreRefusedError("table-store-no-postgres", detail=str(error)) from error
    return await PostgresDatabase.open(url, serving=serving)
