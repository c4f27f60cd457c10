"""Before the game: options, invitations, joining and leaving, computer seats, and the start."""

import random
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from bot.tables.change import Draft, host_or_moderator, player
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
    draft: Draft, who: Person, *, board: str | None, options: Options | None, changes: dict[str, Any]
) -> None:
    """Change how this table plays. Board and rules' options are fixed once the game begins."""
    actor = host_or_moderator(draft, who)
    draft.require("open", "playing", "paused")
    table = draft.table
    if (board is not None or options is not None or "seating" in changes) and table.status != "open":
        raise Refused("table-fixed")
    table.settings = settings_with(table.settings, changes)
    table.board = table.board if board is None else board_named(board)
    table.options = options or table.options
    names = [*sorted(changes), *(["board"] if board else []), *(["options"] if options else [])]
    draft.log("configured", actor, what=",".join(names))


def invite(draft: Draft, who: Person, user: int) -> None:
    """Ask a person to join; on a private table only they may."""
    actor = host_or_moderator(draft, who)
    draft.require("open")
    if user in draft.table.invited or draft.table.seat_of(user):
        raise Refused("table-already-invited")
    if len(draft.table.invited) >= MOST_INVITED:
        raise Refused("table-too-many-invited", most=MOST_INVITED)
    draft.table.invited |= {user}
    draft.log("invited", actor, user=user)
    draft.notify(user, "table-notice-invited", host=who.user)


def join(draft: Draft, who: Person, colour: Colour | None) -> None:
    """Sit down, with a colour of one's choice or the first that is free; or change one's colour."""
    draft.require("open")
    table = draft.table
    seat = table.seat_of(who.user)
    if table.settings.private and who.user not in (table.host, *table.invited) and seat is None:
        raise Refused("table-private")
    if seat is not None:
        if colour is None or colour == seat.colour:
            raise Refused("table-already-seated")
        _refuse_colour(draft, colour)
        table.seats = tuple(s._replace(colour=colour) if s == seat else s for s in table.seats)
    else:
        colour = _free_colour(draft, colour)
        table.seats += (Seat(colour, user=who.user),)
    draft.log("joined", player(who), colour, user=who.user)


def leave(draft: Draft, who: Person) -> None:
    """Get up again before the game begins."""
    if draft.table.status in ("playing", "paused"):
        raise Refused("table-leave-running")
    draft.require("open")
    seat = draft.table.seat_of(who.user)
    if seat is None:
        raise Refused("table-not-seated")
    draft.table.seats = tuple(s for s in draft.table.seats if s != seat)
    draft.log("left", player(who), seat.colour, user=who.user)


def add_computer(draft: Draft, who: Person, level: str, colour: Colour | None) -> None:
    """Give a seat to a computer."""
    actor = host_or_moderator(draft, who)
    draft.require("open")
    colour = _free_colour(draft, colour)
    draft.table.seats += (Seat(colour, computer=level),)
    draft.log("joined", actor, colour, computer=level)


def dismiss(draft: Draft, who: Person, colour: Colour) -> None:
    """Free a seat before the game begins: a computer's, or a person's who does not come."""
    actor = host_or_moderator(draft, who)
    draft.require("open")
    seat = draft.table.seat(colour)
    draft.table.seats = tuple(s for s in draft.table.seats if s != seat)
    draft.log("left", actor, colour, **({} if seat.user is None else {"user": seat.user}))
    if seat.user != who.user:
        draft.notify(seat.user, "table-notice-dismissed", colour=colour)


def hand_over(draft: Draft, who: Person, user: int) -> None:
    """Make somebody else the host."""
    actor = host_or_moderator(draft, who)
    draft.require("open", "playing", "paused")
    if user == draft.table.host:
        raise Refused("table-already-host")
    draft.table.host = user
    draft.log("hosted", actor, user=user)


def start(draft: Draft, who: Person, new_seed: Callable[[], str]) -> None:
    """Begin: draw the seat order and the first player, or keep the order in which people sat down."""
    actor = host_or_moderator(draft, who)
    draft.require("open")
    table = draft.table
    counts = components().player_counts()
    if not counts[0] <= len(table.seats) <= counts[-1]:
        raise Refused("table-wrong-count", count=len(table.seats), least=counts[0], most=counts[-1])
    table.seed = new_seed()
    if table.settings.seating == "random":
        table.seats = tuple(random.Random(f"{table.seed}/seats").sample(table.seats, len(table.seats)))
    state = new_game(find_board(table.board), [seat.colour for seat in table.seats], table.options)
    table.state, table.rules, table.status = state, state.box.version, "playing"
    table.position = draft.log("started", actor, first=table.seats[0].colour)


def _free_colour(draft: Draft, colour: Colour | None) -> Colour:
    most = components().player_counts()[-1]
    if len(draft.table.seats) >= most:
        raise Refused("table-full", most=most)
    if colour is not None:
        _refuse_colour(draft, colour)
        return colour
    taken = {seat.colour for seat in draft.table.seats}
    return next(free for free in COLOURS if free not in taken)


def _refuse_colour(draft: Draft, colour: Colour) -> None:
    if colour not in COLOURS:
        raise Refused("table-no-such-colour", colour=str(colour))
    if any(seat.colour == colour for seat in draft.table.seats):
        raise Refused("table-colour-taken", colour=colour)
