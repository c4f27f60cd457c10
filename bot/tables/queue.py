"""Where requests are taken: one at a time for each table, stored before they are answered.

The busy tables stay in memory; any other is read when somebody asks for it.
"""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

from bot.storage import load as reading
from bot.storage import save as ledger
from bot.storage.save import AlreadyTaken, Overtaken
from bot.storage.sqlite import Job, Store
from bot.tables.operations.decisions import reckon
from engine import Illegal

from .change import Change
from .errors import Refused
from .model import Table
from .public_view import Outcome, PersonalView, personal_view

T = TypeVar("T")
CAPACITY: Final = 1024
ATTEMPTS: Final = 5

Step = Callable[[Change], None]


class Slot:
    """A table's place in memory, and the queue before it."""

    __slots__ = ("lock", "table", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.users = 0


class TableQueue:
    """Takes requests for all tables of a store."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        changed: Callable[[Table], None],
        capacity: int = CAPACITY,
    ) -> None:
        self.store = store
        self.now = now
        self._changed = changed
        self._capacity = capacity
        self._slots: OrderedDict[int, Slot] = OrderedDict()
        self._running: set[asyncio.Task[Any]] = set()

    async def change(
        self,
        game: int,
        user: int | None,
        step: Step,
        press: str | None = None,
        *,
        past: bool = False,
        also: Job[None] | None = None,
    ) -> Outcome:
        """Change a table by a step; it is stored when this returns, or nothing happened.

        A press that was taken before is not taken again. `past` hands the step the game's history; `also`
        joins the transaction.
        """
        return await self._finish(self._change(game, user, step, press, past, also))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Let work end even if whoever waits for it goes away: half a request is none of the outcomes."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has it, or went away

    async def _change(
        self,
        game: int,
        user: int | None,
        step: Step,
        press: str | None,
        past: bool,
        also: Job[None] | None,
    ) -> Outcome:
        async with self.hold(game) as slot:
            for _ in range(ATTEMPTS):
                table = await self.table(game, slot)
                change = Change(table.copy(), self.now())
                if past:
                    change.past = await self.store.read(partial(reading.read_past, game=game))
                try:
                    step(change)
                except (Refused, Illegal):
                    if await self.store.read(partial(reading.read_edition, game=game)) != table.edition:
                        slot.table = None  # another process went on: judge by what is true now
                        continue
                    taken = None if press is None else await self._taken(slot, game, user, press)
                    if taken is None:
                        raise
                    return taken
                reckon(change)
                try:
                    return await self._keep(slot, change, user, press, also)
                except Overtaken:
                    slot.table = None
                except AlreadyTaken:
                    taken = None if press is None else await self._taken(slot, game, user, press)
                    if taken is not None:
                        return taken
            raise Refused("table-overtaken")

    async def _keep(
        self, slot: Slot, change: Change, user: int | None, press: str | None, also: Job[None] | None
    ) -> Outcome:
        """Store a change; only then is it what the table is."""
        before = slot.table
        assert before is not None, "the table was read"
        prepared = ledger.prepare(before, change, press)

        def job(db: sqlite3.Connection) -> None:
            ledger.store(db, prepared)
            if also is not None:
                also(db)

        try:
            await self.store.write(job)
        except AlreadyTaken:
            raise
        except BaseException:
            slot.table = None  # what the disk holds is the truth: read it again
            raise
        slot.table = change.table
        self._changed(change.table)
        return outcome(change, user)

    async def _taken(self, slot: Slot, game: int, user: int | None, press: str) -> Outcome | None:
        """What a press came to when it was taken first; None if it never was."""
        found = await self.store.read(partial(reading.find_press, press=press))
        if found is None:
            return None
        if found[0] != game:
            raise Refused("table-press-elsewhere")
        return Outcome(personal_view(await self.table(game, slot), user), (found[1],), repeated=True)

    async def create(
        self, change: Change, user: int | None, press: str | None = None, also: Job[None] | None = None
    ) -> Outcome:
        """Store the new table that a change describes; its number is drawn now. `also` joins in."""
        return await self._finish(self._create(change, user, press, also))

    async def _create(
        self, change: Change, user: int | None, press: str | None, also: Job[None] | None
    ) -> Outcome:
        def job(db: sqlite3.Connection) -> None:
            ledger.create(db, change, press)
            if also is not None:
                also(db)

        try:
            await self.store.write(job)
        except (AlreadyTaken, Refused):
            found = None if press is None else await self.store.read(partial(reading.find_press, press=press))
            if found is None:
                raise
            return Outcome(await self.look(found[0], user), (found[1],), repeated=True)
        self._changed(change.table)
        return outcome(change, user)

    @asynccontextmanager
    async def hold(self, game: int) -> AsyncIterator[Slot]:
        """Wait for one's turn at a table and keep the others waiting."""
        slot = self._slots.get(game)
        if slot is None:
            slot = self._slots[game] = Slot()
        self._slots.move_to_end(game)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            self._trim()

    def _trim(self) -> None:
        """Forget the table that was idle longest; it is on the disk."""
        if len(self._slots) <= self._capacity:
            return
        idle = next((game for game, slot in self._slots.items() if not slot.users), None)
        if idle is not None:
            del self._slots[idle]

    async def table(self, game: int, slot: Slot) -> Table:
        """The table in a slot that is held, read if it is not in memory."""
        if slot.table is None:
            slot.table = await self.store.read(partial(reading.read_table, game=game))
        return slot.table

    async def look(self, game: int, user: int | None) -> PersonalView:
        """What one person may see of a table."""
        async with self.hold(game) as slot:
            return personal_view(await self.table(game, slot), user)

    async def close(self) -> None:
        """Finish what was begun."""
        while self._running:
            await asyncio.wait(self._running)


def outcome(change: Change, user: int | None) -> Outcome:
    """What a stored change comes to for the one who asked."""
    return Outcome(
        personal_view(change.table, user),
        tuple(written.entry for written in change.written),
        tuple(notice for _, notice in change.notices),
    )
