"""The queue of requests: one at a time for each table (a lock each), stored before they are answered.

A press is idempotent: its id is stored with its entry, and a second time it returns the first outcome. A
change is stored only if the table's edition is still the one it was made from (an optimistic lock);
otherwise the table is read again and the request retried. An LRU cache keeps the busy tables in memory.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from bot.storage import Storage
from bot.storage.tables import DuplicatePress, EditionConflict
from engine import Illegal

from .change import Change, Request
from .errors import Refused
from .model import SYSTEM, Person, Table
from .public_view import Outcome, PersonalView, personal_view
from .timetable import PRESENT, newly_called, newly_ended, tell_of_end, update_due_times
from .witnesses import watch_seats

T = TypeVar("T")
CAPACITY: Final = 1024
ATTEMPTS: Final = 5


class Slot:
    """A table in the cache, and the lock that its requests queue for."""

    __slots__ = ("lock", "outdated", "table", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.users = 0
        self.outdated = False
        """Whether another process changed the table since it was read."""


class TableQueue:
    """Takes requests for all tables of a storage."""

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], float],
        changed: Callable[[Table], None],
        levels: Collection[str],
        new_seed: Callable[[], str],
        capacity: int = CAPACITY,
    ) -> None:
        self.storage = storage
        self.now = now
        self._changed = changed
        self._levels = levels
        self._new_seed = new_seed
        self._capacity = capacity
        self._slots: OrderedDict[int, Slot] = OrderedDict()
        # By game and person, when they last decided something here: a cache.
        self._acted: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._running: set[asyncio.Task[Any]] = set()

    async def submit(self, game: int, who: Person, request: Request, press: str | None = None) -> Outcome:
        """Change a table by a request; it is stored when this returns, or nothing happened.

        A press that was taken before is not taken again.
        """
        return await self._finish(self._submit(game, who, request, press))

    async def create(
        self, change: Change, who: Person, request: Request | None = None, press: str | None = None
    ) -> Outcome:
        """Store the new table that a change describes, and a request on it; its number is drawn now."""
        return await self._finish(self._create(change, who, request, press))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Let a request end even if the task that waits for it is cancelled."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the task that waited has it, or was cancelled

    async def _submit(self, game: int, who: Person, request: Request, press: str | None) -> Outcome:
        async with self.hold(game) as slot:
            for _ in range(ATTEMPTS):
                table = await self.table(game, slot)
                change = self._change(table.copy())
                if request.needs_history:
                    change.history = await self.storage.tables.history(game)
                if request.needs_server:
                    await self._add_server(change)
                try:
                    request.apply(change, who)
                    await self._watch_seats(table, change, who)
                except (Refused, Illegal):
                    if await self.storage.tables.edition(game) != table.edition:
                        slot.table = None  # another process changed the table: retry on what is stored now
                        continue
                    taken = await self._first_outcome(slot, game, who, press)
                    if taken is None:
                        raise
                    return taken
                try:
                    return await self._store(slot, change, who, press)
                except EditionConflict:
                    slot.table = None
                except DuplicatePress:
                    taken = await self._first_outcome(slot, game, who, press)
                    if taken is not None:
                        return taken
            raise Refused("table-overtaken")

    def _change(self, table: Table) -> Change:
        secret = self.storage.secret
        return Change(table, self.now(), levels=self._levels, new_seed=self._new_seed, secret=secret)

    async def _add_server(self, change: Change) -> None:
        """Let a change know its server's rules, and who is barred there."""
        server = change.table.place.server if change.table.place else None
        if server is not None:
            servers = self.storage.servers
            change.rules, change.barred = (await servers.of(server)).rules, await servers.barred(server)

    async def _watch_seats(self, before: Table, change: Change, who: Person) -> None:
        """However somebody came to a seat, they may have it, and it is remembered that they had."""
        began = before.state is None and change.table.state is not None
        if not began and change.table.seats == before.seats:
            return
        watch_seats(before, change)
        sat = () if began else before.people()
        if newcomers := [user for user in change.table.people() if user not in sat]:
            await self._add_server(change)
            for user in newcomers:
                change.refuse_barred(user, who)

    async def _store(self, slot: Slot, change: Change, who: Person, press: str | None) -> Outcome:
        """Store a change; the cached table is replaced only once that succeeded."""
        before = slot.table
        assert before is not None, "the table was read"
        self._note_presence(change, who)
        await self._plan(change)
        try:
            await self.storage.tables.save(before, change, press)
        except DuplicatePress:
            raise
        except BaseException:
            slot.table = None  # whether it was stored is not known: read the table again
            raise
        slot.table = change.table
        self._changed(change.table)
        return outcome(change, who)

    async def _plan(self, change: Change) -> None:
        """Set the times at which what is due now comes due, and who is called when."""
        called = newly_called(change)
        users = [seat.user for seat in called if seat.user is not None]
        acted = {user: self._acted.get((change.table.id, user)) for user in users}
        present = [user for user, at in acted.items() if at is not None and change.now - at < PRESENT]
        preferences = await self.storage.people.of_all(users) if users else {}
        update_due_times(change, called, preferences, present)
        if newly_ended(change):
            tell_of_end(change, await self.storage.people.of_all(change.table.people()))

    def _note_presence(self, change: Change, who: Person) -> None:
        """Whoever decides something is at the table."""
        actor, key = f"user:{who.user}", (change.table.id, who.user)
        if any(written.entry.kind == "action" and written.entry.actor == actor for written in change.written):
            self._acted[key] = change.now
            self._acted.move_to_end(key)
            while len(self._acted) > CAPACITY:
                self._acted.popitem(last=False)

    async def _first_outcome(self, slot: Slot, game: int, who: Person, press: str | None) -> Outcome | None:
        """What a press came to when it was taken first; None if it never was."""
        found = None if press is None else await self.storage.tables.find_press(press)
        if found is None:
            return None
        if found[0] != game:
            raise Refused("table-press-elsewhere")
        view = personal_view(await self.table(game, slot), _user(who))
        return Outcome(view, (found[1],), repeated=True)

    async def _create(
        self, change: Change, who: Person, request: Request | None, press: str | None
    ) -> Outcome:
        if request is not None:
            change.levels, change.secret = self._levels, self.storage.secret
            if request.needs_server:
                await self._add_server(change)
            request.apply(change, who)
        try:
            await self.storage.tables.create(change, press)
        except (DuplicatePress, Refused):
            found = None if press is None else await self.storage.tables.find_press(press)
            if found is None:
                raise
            return Outcome(await self.look(found[0], _user(who)), (found[1],), repeated=True)
        self._changed(change.table)
        return outcome(change, who)

    @asynccontextmanager
    async def hold(self, game: int) -> AsyncIterator[Slot]:
        """Hold the lock of a table."""
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
            if slot.outdated or not self._may_keep(slot.table):
                slot.table, slot.outdated = None, False
            self._trim()

    def _may_keep(self, table: Table | None) -> bool:
        """Whether nobody else changes a table without telling: it is served here."""
        blocks = self.storage.database.blocks
        return blocks.complete or blocks.serves(table.place.server if table and table.place else None)

    def forget(self, game: int) -> None:
        """Read a table anew: another process changed it."""
        slot = self._slots.get(game)
        if slot is not None and slot.users:
            slot.outdated = True
        elif slot is not None:
            slot.table = None

    def forget_all(self) -> None:
        """Read all tables anew."""
        for game in self._slots:
            self.forget(game)

    def _trim(self) -> None:
        """Evict the table that was unused longest."""
        if len(self._slots) <= self._capacity:
            return
        idle = next((game for game, slot in self._slots.items() if not slot.users), None)
        if idle is not None:
            del self._slots[idle]

    async def table(self, game: int, slot: Slot) -> Table:
        """The table in a slot that is held, read if it is not in memory, or is another process's by now."""
        if slot.table is None or not self._may_keep(slot.table):
            slot.table = await self.storage.tables.load(game)
        return slot.table

    async def current(self, game: int) -> Table:
        """A table as it stands, secrets included."""
        async with self.hold(game) as slot:
            return await self.table(game, slot)

    async def look(self, game: int, user: int | None) -> PersonalView:
        """What one person may see of a table."""
        return personal_view(await self.current(game), user)

    async def close(self) -> None:
        """Finish what was begun."""
        while self._running:
            await asyncio.wait(self._running)


def _user(who: Person) -> int | None:
    return None if who is SYSTEM else who.user


def outcome(change: Change, who: Person) -> Outcome:
    """What a stored change comes to for the one who asked."""
    return Outcome(
        personal_view(change.table, _user(who)),
        tuple(written.entry for written in change.written),
        tuple(notice for _, notice in change.notices),
    )
