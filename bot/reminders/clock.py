"""The clock: sleeps until the nearest due time, and has each one handled exactly once.

It remembers nothing. What is due stands in the database until the table itself has noted, in one
transaction with what came of it, that it was handled: a crash at any moment neither loses nor doubles it,
and a clock that was stopped, set forward or set back simply looks again.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.background import RETRY_SECONDS, BackgroundTask, Sleep
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Due
from bot.tables.operations.deadlines import Remind, Reschedule, TellModerators
from bot.tables.operations.seats import MemberLeft
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.timetable import REMINDERS

from .early_warnings import AHEAD, brought_forward

_log = logging.getLogger(__name__)
LONGEST: Final = 30.0  # seconds of sleep: clocks jump, and new due times may be nearer
SHORTEST: Final = 0.05
AT_ONCE: Final = 100

Present = Callable[[int, int], Awaitable[bool]]


async def _everybody(server: int, user: int) -> bool:
    """Without a Discord to ask, everybody is still there."""
    return True


def _urgency(due: Due) -> tuple[bool, float]:
    """What has consequences goes first; of reminders the last, which makes the earlier ones void."""
    return (True, -due.at) if due.kind in REMINDERS else (False, due.at)


class Clock(BackgroundTask):
    """One sleeper for all tables. `present` says whether a person is still on a server."""

    def __init__(
        self,
        tables: Tables,
        *,
        present: Present = _everybody,
        ticked: Callable[[], None] = lambda: None,
        sleep: Sleep | None = None,
    ) -> None:
        super().__init__("clock", sleep)
        self._tables = tables
        self._present = present
        self._ticked = ticked
        self._stuck: dict[Due, float] = {}

    async def run_once(self) -> float:
        """Have handled what is due, and sleep until the next thing is."""
        try:
            await self.tick()
            nearest = await self._tables.storage.due_times.next()
        except StoreError as error:
            _log.warning("the clock can't read what is due: %s", error)
            return RETRY_SECONDS
        now = self._tables.now()
        rest = LONGEST if nearest is None else min(LONGEST, max(SHORTEST, nearest.at - now))
        return rest if not self._stuck else max(rest, RETRY_SECONDS)

    async def tick(self) -> int:
        """Have everything handled that has come; how many due times that were."""
        handled = 0
        await self._bring_forward()
        self._stuck = {due: since for due, since in self._stuck.items() if time.monotonic() < since + 60}
        while True:
            come = await self._tables.storage.due_times.come(self._tables.now(), AT_ONCE + len(self._stuck))
            fresh = sorted((due for due in come if due not in self._stuck), key=_urgency)
            for due in fresh:
                await self._try(due)
            handled += len(fresh)
            if not fresh:
                break
        if handled:
            self._ticked()
        return handled

    async def _bring_forward(self) -> None:
        """A warning that would come in somebody's night is due the evening before."""
        now = self._tables.now()
        plans = await self._tables.storage.due_times.warnings(now, now + AHEAD)
        for due in brought_forward(plans, now):
            try:
                await self._tables.submit(due.game, SYSTEM, Reschedule(due, now))
            except (Refused, StoreError) as error:
                _log.info("game %s: the warning of %s comes at its time: %s", due.game, due.seat, error)

    async def _try(self, due: Due) -> None:
        """One bad game must not stop the others' time: what can't be handled now is left for later."""
        try:
            await self._meet(due)
        except Refused as refusal:
            _log.info("game %s: %s of %s no longer stands: %s", due.game, due.kind, due.seat, refusal)
            if await self._still_there(due):
                self._stuck[due] = time.monotonic()
        except Exception:  # noqa: BLE001 - told to the operator; the due time stands and is tried again
            _log.exception("game %s: %s of %s could not be handled", due.game, due.kind, due.seat)
            self._stuck[due] = time.monotonic()

    async def _still_there(self, due: Due) -> bool:
        come = await self._tables.storage.due_times.come(due.at, AT_ONCE + len(self._stuck))
        return due in come

    async def _meet(self, due: Due) -> None:
        if due.kind not in REMINDERS:
            await self._tables.handle_due(due)
            return
        if due.kind == "plea":
            await self._tables.submit(due.game, SYSTEM, TellModerators(due))
            return
        table = (await self._tables.look(due.game)).table
        seat = next(seat for seat in table.seats if seat.colour == due.seat)
        if seat.user is None:
            await self._tables.submit(due.game, SYSTEM, Reschedule(due, None))
            return
        preferences = await self._tables.storage.people.of(seat.user)
        now = self._tables.now()
        later = max(preferences.silent_until(now) or now, seat.away_until or now)
        if await self._left(table, seat.user):  # also of those who want no reminders: others wait for them
            if not seat.offered:
                await self._tables.submit(due.game, SYSTEM, MemberLeft(due.seat))
            await self._tables.submit(due.game, SYSTEM, Reschedule(due, None))
        elif preferences.reach == "off":
            await self._tables.submit(due.game, SYSTEM, Reschedule(due, None))
        elif later > now:
            await self._postpone(due, table, later)
        else:
            await self._tables.submit(due.game, SYSTEM, Remind(due))

    async def _postpone(self, due: Due, table: TableView, later: float) -> None:
        """Let somebody sleep. A warning that would come after its deadline is none."""
        deadline = table.deadlines.get(due.seat)
        too_late = due.kind == "warning" and deadline is not None and later >= deadline
        await self._tables.submit(due.game, SYSTEM, Reschedule(due, None if too_late else later))

    async def _left(self, table: TableView, user: int) -> bool:
        if table.place is None or table.place.server is None:
            return False
        return not await self._present(table.place.server, user)
