"""Before the game: options, invitations, joining and leaving, computer seats, and the start."""

import random
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from bot.tables.change import Change, host_or_moderator, player
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat, Settings
from engine import COLOURS, BoardError, Colour, Options, components, find_board, new_game

MOST_INVITED = 25


def board_named(name: str) -> str:
    """The title of a board; Refused if there is none of that name."""
    try:
        return find_board(name).title
    except BoardError as error:
        raise Refused("table-no-such-board", name=name) from error


def settings_with(settings: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with some of them changed; Refused names the one that makes no sense."""
    try:
        return Settings.model_validate({**settings.model_dump(), **changes})
    except ValidationError as error:
        raise Refused("table-bad-setting", name=str(error.errors()[0]["loc"][0])) from error


def configure(
    change: Change, who: Person, *, board: str | None, options: Options | None, changes: dict[str, Any]
) -> None:
    """Change how this table plays. Board and rules' options are fixed once the game begins."""
    actor = host_or_moderator(change, who)
    change.require("open", "playing", "paused")
    table = change.table
    if (board is not None or options is not None or "seating" in changes) and table.status != "open":
        raise Refused("table-fixed")
    table.settings = settings_with(table.settings, changes)
    table.board = table.board if board is None else board_named(board)
    table.options = options or table.options
    names = [*sorted(changes), *(["board"] if board else []), *(["options"] if options else [])]
    change.log("configured", actor, what=",".join(names))


def invite(change: Change, who: Person, user: int) -> None:
    """Ask a person to join; on a private table only they may."""
    actor = host_or_moderator(change, who)
    change.require("open")
    if user in change.table.invited or change.table.seat_of(user):
        raise Refused("table-already-invited")
    if len(change.table.invited) >= MOST_INVITED:
        raise Refused("table-too-many-invited", most=MOST_INVITED)
    change.table.invited |= {user}
    change.log("invited", actor, user=user)
    change.notify(user, "table-notice-invited", host=who.user)


def join(change: Change, who: Person, colour: Colour | None) -> None:
    """Sit down, with a colour of one's choice or the first that is free; or change one's colour."""
    change.require("open")
    table = change.table
    seat = table.seat_of(who.user)
    if table.settings.private and who.user not in (table.host, *table.invited) and seat is None:
        raise Refused("table-private")
    if seat is not None:
        if colour is None or colour == seat.colour:
            raise Refused("table-already-seated")
        _refuse_colour(change, colour)
        table.seats = tuple(s._replace(colour=colour) if s == seat else s for s in table.seats)
    else:
        colour = _free_colour(change, colour)
        table.seats += (Seat(colour, user=who.user),)
    change.log("joined", player(who), colour, user=who.user)


def leave(change: Change, who: Person) -> None:
    """Get up again before the game begins."""
    if change.table.status in ("playing", "paused"):
        raise Refused("table-leave-running")
    change.require("open")
    seat = change.table.seat_of(who.user)
    if seat is None:
        raise Refused("table-not-seated")
    change.table.seats = tuple(s for s in change.table.seats if s != seat)
    change.log("left", player(who), seat.colour, user=who.user)


def add_computer(change: Change, who: Person, level: str, colour: Colour | None) -> None:
    """Give a seat to a computer."""
    actor = host_or_moderator(change, who)
    change.require("open")
    colour = _free_colour(change, colour)
    change.table.seats += (Seat(colour, computer=level),)
    change.log("joined", actor, colour, computer=level)


def dismiss(change: Change, who: Person, colour: Colour) -> None:
    """Free a seat before the game begins: a computer's, or a person's who does not come."""
    actor = host_or_moderator(change, who)
    change.require("open")
    seat = change.table.seat(colour)
    change.table.seats = tuple(s for s in change.table.seats if s != seat)
    change.log("left", actor, colour, **({} if seat.user is None else {"user": seat.user}))
    if seat.user != who.user:
        change.notify(seat.user, "table-notice-dismissed", colour=colour)


def hand_over(change: Change, who: Person, user: int) -> None:
    """Make somebody else the host."""
    actor = host_or_moderator(change, who)
    change.require("open", "playing", "paused")
    if user == change.table.host:
        raise Refused("table-already-host")
    change.table.host = user
    change.log("hosted", actor, user=user)


def start(change: Change, who: Person, new_seed: Callable[[], str]) -> None:
    """Begin: draw the seat order and the first player, or keep the order in which people sat down."""
    actor = host_or_moderator(change, who)
    change.require("open")
    table = change.table
    counts = components().player_counts()
    if not counts[0] <= len(table.seats) <= counts[-1]:
        raise Refused("table-wrong-count", count=len(table.seats), least=counts[0], most=counts[-1])
    table.seed = new_seed()
    if table.settings.seating == "random":
        table.seats = tuple(random.Random(f"{table.seed}/seats").sample(table.seats, len(table.seats)))
    state = new_game(find_board(table.board), [seat.colour for seat in table.seats], table.options)
    table.state, table.rules, table.status = state, state.box.version, "playing"
    table.position = change.log("started", actor, first=table.seats[0].colour)


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
