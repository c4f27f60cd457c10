"""Calling people: the plain message that says who is asked for what, before it becomes the card."""

from collections.abc import Iterable, Sequence

import discord

from bot.tables.log_entry import CALLING_ANEW
from bot.tables.model import LIVE, Seat
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.timetable import END_KEY, ENDING, called_by_card, is_called
from bot.ui.components import PlainMessage, plain_buttons
from bot.ui.page import Button
from bot.words import words
from engine import find_board


def call_message(table: TableView, users: Sequence[int]) -> PlainMessage:
    """What calls some people of a table: its content is what their notification says."""
    say, view = words(table.settings.language), table.view
    assert view is not None, "people are called in a game"
    content = say(
        "card-call",
        names=[f"<@{user}>" for user in users],
        count=len(users),
        phase=view.phase,
        game=say("game-name", game=table.id, board=find_board(table.island).file.name),
        round=view.round,
    )
    move = Button("move", say("card-your-move"), "primary")
    return PlainMessage(content, plain_buttons(move, game=table.id, version=table.version, panel="card"))


def end_message(table: TableView, users: Sequence[int]) -> PlainMessage:
    """What tells those who played that their game is over, before it becomes the final card."""
    say = words(table.settings.language)
    content = say(
        "card-call-end",
        names=[f"<@{user}>" for user in users],
        game=say("game-name", game=table.id, board=find_board(table.island).file.name),
    )
    log = Button("log", say("more-log"))
    return PlainMessage(content, plain_buttons(log, game=table.id, version=table.version, panel="more"))


def due_seats(table: TableView) -> list[Seat]:
    """The seats whose people owe a decision; not those for whom a computer decides."""
    return [
        seat
        for seat in table.seats
        if seat.user is not None and not seat.deciding_computer and seat.colour in table.due
    ]


async def newly_due(tables: Tables, table: TableView, called: int) -> list[int]:
    """Who owes a decision for which nobody was called by a version. Whoever has quiet hours now, wants to be
    told elsewhere, or was at the table a moment ago, is left to the reminders.
    """
    seats = [seat for seat in due_seats(table) if seat.colour not in table.called_later]
    users = [seat.user for seat in seats if seat.user is not None]
    entries = await tables.storage.tables.entries_of(table.id, CALLING_ANEW, after=called)
    preferences, now = await tables.storage.people.of_all(users), tables.now()
    return [
        seat.user
        for seat in seats
        if seat.user is not None
        and is_called(seat, table.asked, called, entries)
        and called_by_card(seat, preferences[seat.user], now)
    ]


async def told_of_end(tables: Tables, table: TableView, called: int) -> list[int]:
    """Everybody who played in a game that ended since people were called by a version; not those who have
    quiet hours or want to be told elsewhere, for whom a notice was left.
    """
    if table.status in LIVE or table.view is None:
        return []
    ended = await tables.storage.tables.entries_of(table.id, ENDING, after=called)
    if not ended:
        return []
    elsewhere = await tables.storage.notices.told_since(table.id, END_KEY, ended[-1].seq)
    return [seat.user for seat in table.seats if seat.user is not None and seat.user not in elsewhere]


def mentioning(users: Iterable[int | None]) -> discord.AllowedMentions:
    """Mention these people and nobody else. An edited message notifies nobody, whatever it allows."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users if user is not None]
    )
