"""All tables of one database: the interface that Discord, timers, moderators and computers use alike."""

import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.computers.computer_seats import ComputerSeats, Question
from bot.computers.health import Outage
from bot.computers.players import ComputerPlayers
from bot.computers.worker_processes import WorkerProcesses
from bot.storage import load as reading
from bot.storage.cards import Outbox
from bot.storage.sqlite import PATIENCE, Store, StoreError
from bot.tables.operations.deadlines import Times
from bot.tables.operations.moderator_ops import Stewards
from bot.tables.operations.seats import OrderKind
from engine import Action, Colour, Options, components, view

from .catalogue import Catalogue
from .change import Change, host_or_moderator, moderator, player
from .errors import Refused
from .log_entry import Entry
from .model import Person, Place, Settings, Table, VoteKind
from .operations import decisions as play
from .operations import lifecycle as ending
from .operations import lobby, undo, votes
from .operations import seats as seating
from .public_view import Outcome, PersonalView
from .queue import CAPACITY, Step, TableQueue

log = logging.getLogger(__name__)


class Tables:
    """Every table there is. What a method returns is stored; what it raises changed nothing.

    Refused (by the table), Illegal (by the rules) and StoreError (by the disk) all carry a message
    key and its blanks. Further doors: `outbox` (what is to be shown), `times` (what is due when),
    `register` (lists, records), `stewards` (moderators, offers, disasters). `press` is the id of the
    interaction: the same one is taken once. `version` is that of the panel on which somebody decided.
    """

    def __init__(
        self,
        store: Store,
        computer_players: ComputerPlayers | None = None,
        *,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = secrets.token_hex,
        capacity: int = CAPACITY,
    ) -> None:
        self.store = store
        self.outbox = Outbox(store, now)
        self._new_seed = new_seed
        self._queue = TableQueue(store, now, self._changed, capacity)
        self._computers = ComputerSeats(self._question, self._answer, computer_players or WorkerProcesses())
        self.times = Times(self._queue, self._computers)
        self.register = Catalogue(self._queue, new_seed)
        self.stewards = Stewards(self._queue, self._computers)

    @classmethod
    async def open(
        cls,
        path: Path,
        computer_players: ComputerPlayers | None = None,
        *,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = secrets.token_hex,
        capacity: int = CAPACITY,
    ) -> Self:
        """The tables of a database file; computers that were due go on at once."""
        store = await Store.open(path, patience=patience)
        tables = cls(store, computer_players, now=now, new_seed=new_seed, capacity=capacity)
        try:
            for game in await tables.register.with_computers_due():
                tables._computers.wake(game)
        except StoreError:  # the games that can be read go on; these computers when their table changes
            log.exception("the computers that were due could not be found")
        tables.outbox.wake()
        return tables

    async def close(self) -> None:
        """Finish what was begun, leave the rest for the next start."""
        await self._computers.close()
        await self._queue.close()
        await self.store.close()

    def _changed(self, table: Table) -> None:
        self.outbox.wake()
        if table.driven():
            self._computers.wake(table.id)

    async def _by(
        self, game: int, who: Person, step: Step, press: str | None, *, past: bool = False
    ) -> Outcome:
        return await self._queue.change(game, who.user, step, press, past=past)

    # Before the game

    async def open_table(
        self,
        place: Place,
        host: Person,
        *,
        board: str = "Rapa Nui",
        options: Options | None = None,
        press: str | None = None,
        **settings: Any,
    ) -> Outcome:
        """Open a table in a place where there is none. Its host does not sit down by that."""
        agreed = lobby.settings_with(Settings(), settings)
        self._refuse_level(agreed.stand_in)
        now = self._queue.now()
        rules = components()
        chosen = options or rules.options
        title = lobby.board_named(board)
        table = Table(0, place, host.user, "open", title, chosen, agreed, 0, now, rules.version)
        change = Change(table, now)
        change.log("opened", player(host))
        return await self._queue.create(change, host.user, press)

    async def configure(
        self,
        game: int,
        who: Person,
        *,
        board: str | None = None,
        options: Options | None = None,
        press: str | None = None,
        **settings: Any,
    ) -> Outcome:
        """Change settings, and before the game begins also the board and the rules' options."""
        if "stand_in" in settings:
            self._refuse_level(settings["stand_in"])
        step = partial(lobby.configure, who=who, board=board, options=options, changes=settings)
        return await self._by(game, who, step, press)

    async def invite(self, game: int, who: Person, user: int, *, press: str | None = None) -> Outcome:
        """Ask a person to join."""
        return await self._by(game, who, partial(lobby.invite, who=who, user=user), press)

    async def join(
        self, game: int, who: Person, colour: Colour | None = None, *, press: str | None = None
    ) -> Outcome:
        """Sit down with a colour, or the first that is free; seated already, change colour."""
        return await self._by(game, who, partial(lobby.join, who=who, colour=colour), press)

    async def leave(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Get up before the game begins."""
        return await self._by(game, who, partial(lobby.leave, who=who), press)

    async def add_computer(
        self, game: int, who: Person, level: str, colour: Colour | None = None, *, press: str | None = None
    ) -> Outcome:
        """Give a seat to a computer player of a level."""
        self._refuse_level(level)
        step = partial(lobby.add_computer, who=who, level=level, colour=colour)
        return await self._by(game, who, step, press)

    async def dismiss(self, game: int, who: Person, colour: Colour, *, press: str | None = None) -> Outcome:
        """Free a seat before the game begins."""
        return await self._by(game, who, partial(lobby.dismiss, who=who, colour=colour), press)

    async def hand_over(self, game: int, who: Person, user: int, *, press: str | None = None) -> Outcome:
        """Make somebody else the host."""
        return await self._by(game, who, partial(lobby.hand_over, who=who, user=user), press)

    async def start(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Begin the game and roll the first dice."""

        def step(change: Change) -> None:
            lobby.start(change, who, self._new_seed)
            play.settle(change)

        return await self._by(game, who, step, press)

    # The game

    async def act(
        self,
        game: int,
        who: Person,
        action: Action,
        *,
        seat: Colour | None = None,
        version: int | None = None,
        press: str | None = None,
    ) -> Outcome:
        """Take a decision for one's own seat, or as a moderator for another."""
        step = partial(play.act, who=who, action=action, seat=seat, version=version)
        return await self._by(game, who, step, press)

    async def take_back(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Undo one's own last action, while it has shown nothing to anybody."""

        def step(change: Change) -> None:
            undo.rewind(change, player(who), undo.slip_target(change, who))

        return await self._by(game, who, step, press, past=True)

    async def undo(self, game: int, who: Person, point: int, *, press: str | None = None) -> Outcome:
        """As a moderator, put a game back to where it stood after an entry of its log."""

        def step(change: Change) -> None:
            if not who.moderator:
                raise Refused("table-not-moderator")
            undo.reopen(change)
            undo.rewind(change, moderator(who), point)

        return await self._by(game, who, step, press, past=True)

    async def propose(
        self, game: int, who: Person, kind: VoteKind, point: int | None = None, *, press: str | None = None
    ) -> Outcome:
        """Put a question to the table: undo to a point (or one's own last action), end, or abandon."""
        step = partial(votes.propose, who=who, kind=kind, point=point)
        return await self._by(game, who, step, press, past=True)

    async def vote(
        self, game: int, who: Person, kind: VoteKind, aye: bool, *, press: str | None = None
    ) -> Outcome:
        """Answer the table's question; more than half of the people carry it."""
        return await self._by(game, who, partial(votes.vote, who=who, kind=kind, aye=aye), press, past=True)

    # Seats

    async def replace(
        self,
        game: int,
        who: Person,
        colour: Colour,
        *,
        user: int | None = None,
        computer: str | None = None,
        press: str | None = None,
    ) -> Outcome:
        """Give a seat to another person or to a computer, and back."""
        if computer is not None:
            self._refuse_level(computer)
        if user is not None:
            await self.stewards.refuse_seer(game, user)
        step = partial(seating.replace, who=who, colour=colour, user=user, computer=computer)
        return await self._by(game, who, step, press)

    async def away(
        self,
        game: int,
        who: Person,
        until: float | None = None,
        stand_in: str | None = None,
        *,
        press: str | None = None,
    ) -> Outcome:
        """Be away, until a time or until one comes back; a stand-in decides, or the table waits."""
        if stand_in is not None:
            self._refuse_level(stand_in)
        step = partial(seating.away, who=who, until=until, stand_in=stand_in)
        return await self._by(game, who, step, press)

    async def back(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Be here again."""
        return await self._by(game, who, partial(seating.come_back, who=who), press)

    async def order(self, game: int, who: Person, kind: OrderKind, line: str = "") -> Outcome:
        """Leave a standing order: "bid" with a bid, "largest", "pass", "stash" or "recall" all or none."""
        return await self._by(game, who, partial(seating.order, who=who, kind=kind, line=line), None)

    async def cancel_order(self, game: int, who: Person, kind: OrderKind) -> Outcome:
        """Take a standing order back."""
        return await self._by(game, who, partial(seating.cancel_order, who=who, kind=kind), None)

    # Interruptions and ends

    async def pause(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Stop a game where it stands."""
        return await self._by(game, who, partial(ending.pause, who=who), press)

    async def resume(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Go on with a paused game."""
        return await self._by(game, who, partial(ending.resume, who=who), press)

    async def end(self, game: int, who: Person, *, scored: bool, press: str | None = None) -> Outcome:
        """End a table now, with the points as they stand or without a result."""

        def step(change: Change) -> None:
            ending.end(change, host_or_moderator(change, who), scored=scored)

        return await self._by(game, who, step, press)

    async def archive(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Put an ended table away."""
        return await self._by(game, who, partial(ending.archive, who=who), press)

    async def move(self, game: int, who: Person, place: Place, *, press: str | None = None) -> Outcome:
        """Take a table to another channel or thread."""
        return await self._by(game, who, partial(ending.move, who=who, place=place), press)

    # Looking

    async def look(self, game: int, user: int | None = None) -> PersonalView:
        """A table as this person may see it, or as everybody may."""
        return await self._queue.look(game, user)

    async def log(self, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
        """What happened at a table, as everybody could see it."""
        return await self.store.read(partial(reading.read_log, game=game, after=after, upto=upto))

    # Computer seats

    @property
    def computer_outages(self) -> tuple[Outage, ...]:
        """The levels whose computer players fail at present, so that easy ones decide in their place."""
        return self._computers.health.outages

    def _refuse_level(self, level: str) -> None:
        if level not in self._computers.levels:
            raise Refused("table-no-such-level", level=level)

    async def _question(self, game: int) -> Question | None:
        """The first decision that a computer owes at a table."""
        async with self._queue.hold(game) as slot:
            table = await self._queue.table(game, slot)
            for colour in table.driven():
                level = table.seat(colour).driver or ""
                return Question(game, colour, level, table.version, view(table.game(), colour))
        return None

    async def _answer(self, question: Question, action: Action | None) -> Outcome:
        """Take what a computer decided, if it is still its turn."""

        def step(change: Change) -> None:
            change.require("playing")
            if change.table.seat(question.seat).driver != question.level:
                raise Refused("table-not-your-seat")
            play.refuse_stale(change.table, question.seat, question.version)
            play.take_or_safe(change, f"computer:{question.level}", question.seat, action)
            play.settle(change)

        return await self._queue.change(question.game, None, step)

    async def quiet(self) -> None:
        """Wait until no computer is due anywhere."""
        await self._computers.quiet()
