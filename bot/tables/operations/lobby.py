"""Requests of the lobby: settings, invitations, joining and leaving, computer seats, and the start."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from pydantic import ValidationError

from bot.tables.change import Change, Request, host_or_moderator, player, refuse_level
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat, Settings
from bot.tables.rights import as_host_or_moderator, as_outside_moderator
from bot.tables.server_rules import refuse_opening
from engine import COLOURS, BoardError, Colour, Options, components, find_board, new_game
from engine.chance import seeded_dice

from .decisions import settle
from .waitlist import drop_waitlist, free_seat, keep_open, refuse_uninvited

MOST_INVITED: Final = 25
LESSON_DICE: Final = (1, 2, 3)
"""What the first dice of a lesson show: a Moai of size 1, one of size 2, and a 3 that counts as a 2."""
LESSON_TRIES: Final = 2000  # a few dozen are usually enough
TIMING: Final = frozenset({"deadline", "late", "reminder", "stand_in"})
"""Settings that say how much time people have and what happens then: in play, the table's to agree on."""


def board_named(name: str) -> str:
    """The title of a board; Refused if there is none of that name."""
    try:
        return find_board(name).title
    except BoardError as error:
        raise Refused("table-no-such-board", name=name) from error


def settings_with(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """Settings with some of them changed; Refused names the one that makes no sense."""
    try:
        return Settings.model_validate({**settings.model_dump(), **changes})
    except ValidationError as error:
        raise Refused("table-bad-setting", name=str(error.errors()[0]["loc"][0])) from error


@dataclass(frozen=True, slots=True)
class Open(Request):
    """Open a table as the server's rules allow. Its host does not sit down by that.

    For `practice` it is for one person and computers: nobody else is told.
    """

    needs_server: ClassVar[bool] = True
    settings: Mapping[str, Any] = field(default_factory=dict)
    practice: bool = False

    def apply(self, change: Change, who: Person) -> None:
        """Agree on settings; what nobody chose is as the server decided."""
        table, rules = change.table, change.rules
        change.refuse_barred(who.user, who)
        if table.place is not None:
            refuse_opening(rules, table.place, who)
        if self.practice:
            refuse_computers(change)
        table.settings = settings_with(Settings(), {**rules.new_table(), **self.settings})
        refuse_level(change, table.settings.stand_in)
        agreed = table.settings
        change.limited, change.announced = True, not (self.practice or agreed.private or agreed.rematch_of)
        change.log("opened", player(who))
        keep_open(change)


@dataclass(frozen=True, slots=True)
class Configure(Request):
    """Change how a table plays. Board and rules' options are fixed once the game begins."""

    settings: Mapping[str, Any] = field(default_factory=dict)
    board: str | None = None
    options: Options | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Change some settings; the time limits of a running game only as a moderator who does not play."""
        change.require("open", "playing", "paused")
        table = change.table
        timing = table.status != "open" and not TIMING.isdisjoint(self.settings)
        actor = (
            as_outside_moderator(change, who, "settings")
            if timing
            else as_host_or_moderator(change, who, "lead")
        )
        rules = self.board is not None or self.options is not None or "seating" in self.settings
        if rules and table.status != "open":
            raise Refused("table-fixed")
        board = table.board if self.board is None else board_named(self.board)
        named = [*(["board"] if self.board else []), *(["options"] if self.options else [])]
        change_settings(change, actor, self.settings, named)
        table.board, table.options = board, self.options or table.options


def change_settings(
    change: Change, actor: str, settings: Mapping[str, Any], besides: Sequence[str] = (), /, **signed: int
) -> None:
    """Let other settings hold. Whoever is waited for has the whole of a new time limit."""
    table, old = change.table, change.table.settings
    if "stand_in" in settings:
        refuse_level(change, settings["stand_in"])
    table.settings = settings_with(old, settings)
    if table.settings.deadline != old.deadline:
        table.due_times = {
            key: when for key, when in table.due_times.items() if key[1] not in ("decision", "warning")
        }
    change.log("configured", actor, what=",".join([*sorted(settings), *besides]), **signed)
    if table.status != "open" and (table.settings.deadline, table.settings.late) != (old.deadline, old.late):
        hours = (table.settings.deadline or 0) // 3600
        for user in table.people():
            change.notify(user, "table-notice-configured", hours=hours, late=table.settings.late)


@dataclass(frozen=True, slots=True)
class Invite(Request):
    """Ask a person to join; at a private table only invited people may."""

    needs_server: ClassVar[bool] = True
    user: int

    def apply(self, change: Change, who: Person) -> None:
        """Put somebody on the list, and tell them."""
        actor = host_or_moderator(change, who)
        change.require("open")
        change.refuse_barred(self.user, who)
        if self.user in change.table.invited or change.table.seat_of(self.user):
            raise Refused("table-already-invited")
        if len(change.table.invited) >= MOST_INVITED:
            raise Refused("table-too-many-invited", most=MOST_INVITED)
        change.table.invited |= {self.user}
        change.log("invited", actor, user=self.user)
        change.notify(self.user, "table-notice-invited", host=who.user)


@dataclass(frozen=True, slots=True)
class Join(Request):
    """Sit down with a colour, or the first that is free; seated already, change colour."""

    needs_server: ClassVar[bool] = True
    colour: Colour | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Take a seat."""
        change.require("open")
        table = change.table
        seat = table.seat_of(who.user)
        if seat is None:
            refuse_uninvited(change, who)
        colour = self.colour
        if seat is not None:
            if colour is None or colour == seat.colour:
                raise Refused("table-already-seated")
            _refuse_colour(change, colour)
            table.seats = tuple(s._replace(colour=colour) if s == seat else s for s in table.seats)
        else:
            colour = _free_colour(change, colour)
            table.seats += (Seat(colour, user=who.user),)
            table.waitlist = tuple(user for user in table.waitlist if user != who.user)
            keep_open(change)
        change.log("joined", player(who), colour, user=who.user)


@dataclass(frozen=True, slots=True)
class Leave(Request):
    """Get up again before the game begins, or off the waiting list."""

    needs_server: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Free one's seat."""
        table = change.table
        if table.status in ("playing", "paused"):
            raise Refused("table-leave-running")
        change.require("open")
        seat = table.seat_of(who.user)
        if seat is None and who.user in table.waitlist:
            table.waitlist = tuple(user for user in table.waitlist if user != who.user)
            change.log("queued", player(who), user=who.user, waits="no")
            return
        if seat is None:
            raise Refused("table-not-seated")
        change.log("left", player(who), seat.colour, user=who.user)
        free_seat(change, seat)


@dataclass(frozen=True, slots=True)
class AddComputer(Request):
    """Give a seat to a computer player of a level."""

    needs_server: ClassVar[bool] = True
    level: str
    colour: Colour | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Let it sit down."""
        refuse_level(change, self.level)
        actor = host_or_moderator(change, who)
        change.require("open")
        refuse_computers(change)
        colour = _free_colour(change, self.colour)
        change.table.seats += (Seat(colour, computer=self.level),)
        change.log("joined", actor, colour, computer=self.level)


@dataclass(frozen=True, slots=True)
class FreeSeat(Request):
    """Free a seat before the game begins: a computer's, or a person's who does not come."""

    needs_server: ClassVar[bool] = True
    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Take somebody off their seat, and tell them."""
        actor = host_or_moderator(change, who)
        change.require("open")
        seat = change.table.seat(self.colour)
        change.log("left", actor, self.colour, **({} if seat.user is None else {"user": seat.user}))
        if seat.user != who.user:
            change.notify(seat.user, "table-notice-dismissed", colour=self.colour)
        free_seat(change, seat)


@dataclass(frozen=True, slots=True)
class HandOver(Request):
    """Make somebody else the host."""

    needs_server: ClassVar[bool] = True
    user: int

    def apply(self, change: Change, who: Person) -> None:
        """Give the lead away."""
        actor = as_host_or_moderator(change, who, "lead")
        change.require("open", "playing", "paused")
        change.refuse_barred(self.user, who)
        if self.user == change.table.host:
            raise Refused("table-already-host")
        change.table.host = self.user
        change.log("hosted", actor, user=self.user)


@dataclass(frozen=True, slots=True)
class Start(Request):
    """Begin: draw the seat order and the first player, or keep the order in which people sat down."""

    def apply(self, change: Change, who: Person) -> None:
        """Set the game up and roll the first dice."""
        actor = as_host_or_moderator(change, who, "lead")
        change.require("open")
        table = change.table
        counts = components().player_counts()
        if not counts[0] <= len(table.seats) <= counts[-1]:
            raise Refused("table-wrong-count", count=len(table.seats), least=counts[0], most=counts[-1])
        if change.new_seed is None:
            raise Refused("table-no-seed")
        table.seed = _lesson_seed(change) if table.settings.lesson else change.new_seed()
        if table.settings.seating == "random":
            table.seats = tuple(random.Random(f"{table.seed}/seats").sample(table.seats, len(table.seats)))
        state = new_game(find_board(table.board), [seat.colour for seat in table.seats], table.options)
        table.state, table.rules, table.status = state, state.box.version, "playing"
        table.position = change.log("started", actor, first=table.seats[0].colour)
        drop_waitlist(change, "table-notice-began")
        settle(change)


def refuse_computers(change: Change) -> None:
    """Refuse computer players where the server wants none at its tables."""
    if not change.rules.computers:
        raise Refused("table-no-computers")


def _lesson_seed(change: Change) -> str:
    """A new seed, drawn until it rolls the dice with which a lesson begins; what comes later is chance.

    Where more sit down than a lesson is made for there are other dice, and any seed will do.
    """
    assert change.new_seed is not None, "asked before"
    seed, table = change.new_seed(), change.table
    state = new_game(find_board(table.board), [seat.colour for seat in table.seats], table.options)
    tries = (f"{seed}-{number}" for number in range(LESSON_TRIES))
    fitting = (tried for tried in tries if tuple(sorted(seeded_dice(state, tried).faces)) == LESSON_DICE)
    return next(fitting, seed) if len(table.seats) == len(LESSON_DICE) else seed


def _free_colour(change: Change, colour: Colour | None) -> Colour:
    most = components().player_counts()[-1]
    if len(change.table.seats) >= most:
        raise Refused("table-full", most=most)
    if colour is not None:
        _refuse_colour(change, colour)
        return colour
    taken = {seat.colour for seat in change.table.seats}
    return next(free for free in COLOURS if free not in taken)


def _refuse_colour(change: Change, colour: Colour) -> None:
    if colour not in COLOURS:
        raise Refused("table-no-such-colour", colour=str(colour))
    if any(seat.colour == colour for seat in change.table.seats):
        raise Refused("table-colour-taken", colour=colour)
