"""All tables of one database: the interface that Discord, timers, moderators and computers use alike.

    tables = await Tables.open(Path("giants.db"))
    opened = await tables.open_table(Place(server=1, channel=2), Person(7))
    await tables.submit(opened.table.id, Person(7), Join("green"), press="1234")

A request is queued, authorised, applied, stored and only then answered. `Outcome` says what to tell whom;
`tables.storage` has the queues of cards and notices that are still to be shown, after a crash too.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Self

from bot.computers.computer_seats import ComputerSeats, Question
from bot.computers.health import Outage
from bot.computers.players import ComputerPlayers
from bot.computers.worker_processes import WorkerProcesses
from bot.storage import Storage
from bot.storage.blocks import Share
from bot.storage.database import DatabaseAddress
from bot.storage.errors import StoreError
from engine import DEFAULT_BOARD, Action, Colour, Options, SeatView, components, view
from engine.players import seen_by

from .change import Change, Request
from .errors import Refused
from .log_entry import Entry
from .model import LIVE, SYSTEM, Due, Person, Place, Settings, Table, TableDue
from .operations.arranged import OpenSeated
from .operations.computer_turn import TakeComputerTurn
from .operations.deadlines import HandleDue
from .operations.lifecycle import CloseForGood
from .operations.lobby import Open, board_named
from .operations.moderator_ops import DecideFor, NoteExport, NoteImport, NoteInspection
from .operations.seats import Erase
from .operations.undo import before_own_last, fair_target
from .operations.votes import CountAgain
from .operations.waitlist import Expire, WarnOfExpiry
from .public_view import Outcome, PersonalView
from .queue import CAPACITY, TableQueue
from .records import import_record
from .rights import Deed, allowed_deeds, refuse_deed
from .server_rules import ServerRules, refuse_opening

log = logging.getLogger(__name__)


class Tables:
    """Every table there is. What a method returns is stored; what it raises changed nothing.

    Refused (by the table), Illegal (by the rules) and StoreError (by the disk) all carry a message key and
    its blanks. `press` is the id of the interaction: the same one is taken once (it is idempotent).
    """

    def __init__(
        self,
        storage: Storage,
        computer_players: ComputerPlayers | None = None,
        *,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = secrets.token_hex,
        capacity: int = CAPACITY,
    ) -> None:
        self.storage = storage
        self.now = now
        self._new_seed = new_seed
        self._changes: list[asyncio.Event] = []
        self._due_now: list[asyncio.Event] = []
        self._computers = ComputerSeats(
            self._question, self._take_turn, computer_players or WorkerProcesses()
        )
        self._levels = tuple(self._computers.levels)
        self._queue = TableQueue(storage, now, self._changed, self._levels, new_seed, capacity)
        self._running: set[asyncio.Task[None]] = set()
        storage.database.when_told(self._told)
        storage.database.blocks.when_gained(self._took_over)

    @classmethod
    async def open(
        cls,
        address: DatabaseAddress,
        computer_players: ComputerPlayers | None = None,
        *,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = secrets.token_hex,
        capacity: int = CAPACITY,
        serving: Share | None = None,
    ) -> Self:
        """The tables of a database; computers that were due go on at once. A bot says what it serves."""
        storage = await Storage.open(address, now=now, serving=serving)
        tables = cls(storage, computer_players, now=now, new_seed=new_seed, capacity=capacity)
        await tables.wake_computers()
        return tables

    async def wake_computers(self) -> None:
        """Let the computers go on that were due when the database was last in use."""
        try:
            for game in await self.storage.tables.with_computer_due():
                self._computers.wake(game)
        except StoreError:  # the games that can be read go on; these computers when their table changes
            log.exception("the computers that were due could not be found")

    async def close(self) -> None:
        """Finish what was begun, leave the rest for the next start."""
        await self._computers.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._queue.close()
        await self.storage.close()

    def signal(self, changed: asyncio.Event, *, due_only: bool = False) -> None:
        """Set an event after every stored change, or only after those by which something is due at once."""
        (self._due_now if due_only else self._changes).append(changed)

    def _changed(self, table: Table) -> None:
        blocks = self.storage.database.blocks
        if not blocks.complete and not blocks.serves(table.place.server if table.place else None):
            self._spawn(self.storage.database.announce(f"game {table.id}"))
            return
        now = self.now()
        times = (*(when.at for when in table.due_times.values()), *table.moments.values())
        due_now = any(at is not None and at <= now for at in times)
        for changed in (*self._changes, *(self._due_now if due_now else ())):
            changed.set()
        if table.computers_due():
            self._computers.wake(table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # Other processes

    def _told(self, note: str) -> None:
        """Another process changed something that may be known here; nothing means that it may be anything."""
        kind, _, number = note.partition(" ")
        if kind == "game":
            self._queue.forget(int(number))
            self._computers.wake(int(number))
        elif kind == "person":
            self._spawn(self._read_person(int(number)))
        else:
            self._read_all_anew()
        for changed in (*self._changes, *self._due_now):
            changed.set()

    async def _read_person(self, user: int) -> None:
        self.storage.servers.forget()
        await self.storage.people.read_language(user)

    def _took_over(self, _block: int) -> None:
        """A block is served here from now on: go on with what is to be done there."""
        self._told("")
        self._spawn(self.wake_computers())

    def _read_all_anew(self) -> None:
        self._queue.forget_all()
        self.storage.people.forget_all()
        self.storage.servers.forget_all()
        self._spawn(self.storage.people.read_languages())

    # Changing

    async def open_table(
        self,
        place: Place,
        host: Person,
        *,
        board: str = DEFAULT_BOARD,
        options: Options | None = None,
        press: str | None = None,
        practice: bool = False,
        seated: Sequence[int | str] = (),
        **settings: Any,
    ) -> Outcome:
        """Open a table in a place where there is none. Its host does not sit down by that. What `settings` do
        not say is as the server decided; a `practice` game has computers, and nobody is told of it. Where
        people, by number, and computers, by level, are `seated` already, it is for them alone.
        """
        rules, now = components(), self.now()
        chosen, title = options or rules.options, board_named(board)
        table = Table(0, place, host.user, "open", title, chosen, Settings(), 0, now, rules.version)
        request = OpenSeated(tuple(seated), settings) if seated else Open(settings, practice)
        return await self._queue.create(Change(table, now), host, request, press)

    async def require_opening(self, place: Place, who: Person) -> ServerRules:
        """The rules of a server for somebody who may open a table there; Refused if they may not.

        That is decided again when they do.
        """
        servers = self.storage.servers
        rules = (await servers.of(place.server or 0)).rules
        table = Table(0, place, who.user, "open", "", Options(), Settings(), 0, self.now(), 0)
        change = Change(table, self.now(), secret=self.storage.secret, rules=rules)
        change.barred = await servers.barred(place.server or 0)
        change.refuse_barred(who.user, who)
        refuse_opening(rules, place, who)
        await self.storage.tables.require_fewer(table, rules)
        return rules

    async def submit(self, game: int, who: Person, request: Request, *, press: str | None = None) -> Outcome:
        """Have a request of somebody, or of the SYSTEM, taken by a table."""
        return await self._queue.submit(game, who, request, press)

    async def import_record(
        self, text: str, place: Place | None, actor: str, host: int | None = None
    ) -> Outcome:
        """A game from its record: over, or paused until its seats and its place are filled."""
        change = await asyncio.to_thread(
            import_record, text, place, actor, host, self._new_seed(), self.now()
        )
        outcome = await self._queue.create(change, SYSTEM if host is None else Person(host))
        if host is not None and outcome.table.status in LIVE:
            return await self.submit(outcome.table.id, Person(host), NoteImport())
        return outcome

    async def decide_for(
        self, game: int, who: Person, colour: Colour, level: str | None = None, *, press: str | None = None
    ) -> Outcome:
        """As a moderator, have a seat's decision made: by a computer, or the harmless one without it."""
        table = await self._queue.current(game)
        refuse_deed(table, self.storage.secret, who, "decide")
        if colour not in table.due():
            raise Refused("table-seat-not-due", colour=colour)
        answer = None
        if level is not None:
            if level not in self._levels:
                raise Refused("table-no-such-level", level=level)
            answer = await self._computers.decide(question_of(table, colour, level))
        return await self.submit(game, who, DecideFor(colour, answer, table.version), press=press)

    async def handle_due(self, due: Due) -> Outcome:
        """Have a deadline or a return take its effect, once; Refused if it is no longer due."""
        table = await self._queue.current(due.game)
        answer = None
        if (
            due.kind == "decision"
            and due.seat is not None
            and table.settings.late == "decision"
            and due.seat in table.due()
        ):
            answer = await self._computers.decide(question_of(table, due.seat, table.settings.stand_in))
        return await self.submit(due.game, SYSTEM, HandleDue(due, answer))

    async def handle_table_due(self, due: TableDue) -> Outcome:
        """Have questions counted, a game closed for good, a lobby closed or its people warned of that, once;
        Refused if it is not due.

        What is carried and can't be done, as in a place that is taken meanwhile, is dropped.
        """
        if due.kind == "close":
            return await self.submit(due.game, SYSTEM, CloseForGood(due))
        if due.kind == "soon":
            return await self.submit(due.game, SYSTEM, WarnOfExpiry(due))
        if due.kind == "expire":
            return await self.submit(due.game, SYSTEM, Expire(due))
        try:
            return await self.submit(due.game, SYSTEM, CountAgain(due))
        except Refused as refusal:
            if refusal.key == "table-not-due":
                raise
            return await self.submit(due.game, SYSTEM, CountAgain(due, able=False))

    async def erase(self, user: int) -> int:
        """Forget a person: their seats are a computer's or nobody's, their name is in no log.

        The games themselves stay as they are. The number of tables that knew them.
        """
        games = await self.storage.privacy.tables_of(user)
        for game in games:
            await self.submit(game, SYSTEM, Erase(user))
        await self.storage.privacy.redact(user)
        self.storage.people.forget(user)
        self.storage.servers.forget()
        await self.storage.database.announce(f"person {user}")
        return len(games)

    # Looking

    async def look(self, game: int, user: int | None = None) -> PersonalView:
        """A table as this person may see it, or as everybody may."""
        return await self._queue.look(game, user)

    async def log(self, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
        """What happened at a table, as everybody could see it."""
        return await self.storage.tables.log(game, after, upto)

    async def undo_target(self, game: int, user: int, point: int | None = None) -> int:
        """The entry that the table would go back to if somebody asked it to go back to `point`, or to before
        their own last action; Refused if there is no such point.
        """
        table = await self._queue.current(game)
        history = await self.storage.tables.history(game)
        wanted = before_own_last(table, history, user) if point is None else point
        return fair_target(table, history, wanted)

    async def record(self, game: int) -> str:
        """A game's record, for those who may know all of it; a running one without its open bids."""
        return await self.storage.tables.record(game)

    async def require(self, game: int, who: Person, deed: Deed) -> None:
        """Refuse what somebody may not do as a moderator, before they are asked how."""
        refuse_deed(await self._queue.current(game), self.storage.secret, who, deed)

    async def allowed(self, game: int, who: Person) -> frozenset[Deed]:
        """What somebody may do as a moderator, as the table stands."""
        return allowed_deeds(await self._queue.current(game), self.storage.secret, who)

    async def inspect(self, game: int, who: Person, colour: Colour) -> SeatView:
        """As a moderator who does not play here, look behind a screen; the table is told first."""
        await self.submit(game, who, NoteInspection(colour))
        return view((await self._queue.current(game)).game(), colour)

    async def export(self, game: int, who: Person) -> str:
        """The record for a moderator: that of a running game only for one who does not play in it.

        While a game that was ended early can be taken up again, nobody gets its record.
        """
        table = await self._queue.current(game)
        if table.open_until is not None:
            raise Refused("table-not-closed", until=int(table.open_until))
        if table.live:  # what is over for good is revealed, and the table has its record
            await self.submit(game, who, NoteExport())
        return await self.record(game)

    # Computers

    @property
    def computer_outages(self) -> tuple[Outage, ...]:
        """The levels whose computer players fail at present, so that easy ones decide in their place."""
        return self._computers.health.outages

    def signal_outages(self, changed: asyncio.Event) -> None:
        """Set an event whenever such an outage begins or ends."""
        self._computers.health.signal(changed)

    async def _question(self, game: int) -> Question | None:
        """The first decision that a computer owes at a table."""
        table = await self._queue.current(game)
        for colour in table.computers_due():
            return question_of(table, colour, table.seat(colour).deciding_computer or "")
        return None

    async def _take_turn(self, question: Question, action: Action | None) -> Outcome:
        return await self.submit(question.game, SYSTEM, TakeComputerTurn(question, action))

    async def wait_for_computers(self) -> None:
        """Wait until no computer owes a decision at any table."""
        await self._computers.wait_until_idle()


def question_of(table: Table, colour: Colour, level: str) -> Question:
    """What a computer of a level is asked for a seat."""
    return Question(table.id, colour, level, table.version, seen_by(level, table.game(), colour))
