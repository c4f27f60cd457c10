"""The clock: a timer that sleeps until the nearest due time (a deadline, a return, a reminder) of any table.

Each due time is handled exactly once. It stays in the database until the table has noted, in one transaction
with what came of it, that it was handled: a crash at any moment neither loses nor doubles it, and a system
clock that was stopped, set forward or set back does no harm.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.background import RETRY_SECONDS, BackgroundTask, Sleep
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Due
from bot.tables.operations.deadlines import Remind, Reschedule, TellModerators
from bot.tables.operations.seats import MemberLeft
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.timetable import REMINDER_KINDS

from .early_warnings import next_look

_log = logging.getLogger(__name__)
LONGEST_SLEEP: Final = 30.0  # seconds of sleep: clocks jump, and new due times may be nearer
SHORTEST_SLEEP: Final = 0.05
BATCH_SIZE: Final = 100

IsMember = Callable[[int, int], Awaitable[bool]]


async def _always_member(server: int, user: int) -> bool:
    """Without a Discord to ask, everybody is still there."""
    return True


def _reminds(due: Due) -> bool:
    """Whether a due time has a person reminded."""
    return due.kind in REMINDER_KINDS and due.kind != "plea"


def _urgency(due: Due) -> tuple[bool, float]:
    """What has consequences goes first; of reminders the last, which makes the earlier ones void."""
    return (True, -due.at) if due.kind in REMINDER_KINDS else (False, due.at)


class Clock(BackgroundTask):
    """One timer for all tables. `is_member` says whether a person is still on a server; `ticked` is called
    when something was handled.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        is_member: IsMember = _always_member,
        ticked: Callable[[], None] = lambda: None,
        sleep: Sleep | None = None,
    ) -> None:
        super().__init__("clock", sleep)
        self._tables = tables
        self._is_member = is_member
        self._ticked = ticked
        self._failed_at: dict[Due, float] = {}

    async def run_once(self) -> float:
        """Have handled what is due, and sleep until the next thing is."""
        try:
            await self.tick()
            nearest = await self._tables.storage.due_times.nearest()
        except StoreError as error:
            _log.warning("the clock can't read what is due: %s", error)
            return RETRY_SECONDS
        now = self._tables.now()
        rest = LONGEST_SLEEP if nearest is None else min(LONGEST_SLEEP, max(SHORTEST_SLEEP, nearest - now))
        return rest if not self._failed_at else max(rest, RETRY_SECONDS)

    async def tick(self) -> int:
        """Have every due time handled that was reached; how many they were."""
        handled = 0
        await self._bring_forward()
        self._failed_at = {
            due: since for due, since in self._failed_at.items() if time.monotonic() < since + 60
        }
        while True:
            reached = await self._tables.storage.due_times.reached(
                self._tables.now(), BATCH_SIZE + len(self._failed_at)
            )
            fresh = sorted((due for due in reached if due not in self._failed_at), key=_urgency)
            for due in fresh:
                if not _reminds(due):
                    await self._handle_or_retry([due], self._handle(due))
            for game in dict.fromkeys(due.game for due in fresh if _reminds(due)):
                dues = [due for due in fresh if due.game == game and _reminds(due)]
                await self._handle_or_retry(dues, self._remind(game, dues))
            handled += len(fresh)
            if not fresh:
                break
        handled += await self._tick_tables()
        if handled:
            self._ticked()
        return handled

    async def _tick_tables(self) -> int:
        """Have questions counted and games closed whose time has come; how many they were.

        What fails is logged and tried again in the next run.
        """
        reached = await self._tables.storage.due_times.reached_by_tables(self._tables.now(), BATCH_SIZE)
        for due in reached:
            try:
                await self._tables.handle_table_due(due)
            except Refused as refusal:
                _log.info("game %s: %s is no longer due: %s", due.game, due.kind, refusal)
            except Exception:  # noqa: BLE001 - logged for the operator; the due time stays and is retried
                _log.exception("game %s: %s could not be handled", due.game, due.kind)
        return len(reached)

    async def _bring_forward(self) -> None:
        """A warning that would come in somebody's night is due the evening before."""
        now = self._tables.now()
        for due in await self._tables.storage.due_times.consider_warnings(now, next_look):
            try:
                await self._tables.submit(due.game, SYSTEM, Reschedule(due, now))
            except (Refused, StoreError) as error:
                _log.info("game %s: the warning of %s comes at its time: %s", due.game, due.seat, error)

    async def _handle_or_retry(self, dues: list[Due], handling: Awaitable[None]) -> None:
        """Handle due times; what fails is retried later, so that one bad game does not stop the others."""
        game, kind, seat = dues[0].game, dues[0].kind, dues[0].seat
        try:
            await handling
        except Refused as refusal:
            _log.info("game %s: %s of %s is no longer due: %s", game, kind, seat, refusal)
            for due in dues:
                if await self._still_due(due):
                    self._failed_at[due] = time.monotonic()
        except Exception:  # noqa: BLE001 - logged for the operator; the due time stays and is retried
            _log.exception("game %s: %s of %s could not be handled", game, kind, seat)
            self._failed_at.update(dict.fromkeys(dues, time.monotonic()))

    async def _still_due(self, due: Due) -> bool:
        reached = await self._tables.storage.due_times.reached(due.at, BATCH_SIZE + len(self._failed_at))
        return due in reached

    async def _handle(self, due: Due) -> None:
        if due.kind == "plea":  # the note to the moderators
            await self._tables.submit(due.game, SYSTEM, TellModerators(due))
        else:
            await self._tables.handle_due(due)

    async def _remind(self, game: int, dues: list[Due]) -> None:
        """Have everybody of a game reminded together who can be now; the others later, or never."""
        table = (await self._tables.look(game)).table
        now_due = [due for due in dues if await self._can_be_reminded(due, table)]
        if now_due:
            await self._tables.submit(game, SYSTEM, Remind(tuple(now_due)))

    async def _can_be_reminded(self, due: Due, table: TableView) -> bool:
        """Whether a seat's person is to be reminded now; if not, it is noted when, if ever."""
        seat = next(seat for seat in table.seats if seat.colour == due.seat)
        if seat.user is None:
            await self._reschedule(due, None)
            return False
        preferences = await self._tables.storage.people.of(seat.user)
        now = self._tables.now()
        later = max(preferences.silent_until(now) or now, seat.away_until or now)
        if await self._left_server(table, seat.user):
            # Also of those who want no reminders: others wait for them.
            with suppress(Refused):  # it is on offer already
                await self._tables.submit(due.game, SYSTEM, MemberLeft(due.seat))
            await self._reschedule(due, None)
        elif preferences.reach == "off":
            await self._reschedule(due, None)
        elif later > now:
            await self._postpone(due, table, later)
        else:
            return True
        return False

    async def _postpone(self, due: Due, table: TableView, later: float) -> None:
        """Remind later, after the quiet hours. A warning that would come after its deadline is dropped."""
        deadline = table.deadlines.get(due.seat)
        too_late = due.kind == "warning" and deadline is not None and later >= deadline
        await self._reschedule(due, None if too_late else later)

    async def _reschedule(self, due: Due, at: float | None) -> None:
        await self._tables.submit(due.game, SYSTEM, Reschedule(due, at))

    async def _left_server(self, table: TableView, user: int) -> bool:
        if table.place is None or table.place.server is None:
            return False
        return not await self._is_member(table.place.server, user)
