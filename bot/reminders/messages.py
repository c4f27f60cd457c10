"""Messages of reminders and notices: who, which game, what is due, and a link. All of it may be public.

They are plain messages, so that a notification says it all.
"""

from typing import Final

from bot.tables.public_view import TableView
from bot.tables.vote import Vote
from bot.ui.components import PlainMessage, plain_buttons, truncate
from bot.ui.page import Button
from bot.words import Words
from engine import find_board

LONGEST_CONTENT: Final = 2000  # characters of a plain message
_PERSON_BLANKS: Final = ("user", "host", "moderator", "old_user", "new_user")


def game_link(server: int | None, channel: int, message: int | None) -> str:
    """Where a game's card is, or at least its channel."""
    parts = [str(server or "@me"), str(channel), *([str(message)] if message else [])]
    return "https://discord.com/channels/" + "/".join(parts)


def game_name(game: int, board: str, say: Words) -> str:
    """How a message names a game."""
    return say("game-name", game=game, board=find_board(board).file.name)


def notice_line(key: str, blanks: dict[str, str | int], say: Words) -> str:
    """A notice in words, people in it as mentions that ping nobody, times as everybody's own."""
    shown = {
        name: (f"<@{value}>" if value else say("somebody")) if name in _PERSON_BLANKS else value
        for name, value in blanks.items()
    }
    if "at" in shown:
        shown["at"] = f"<t:{shown['at']}:f>"
    return say(key, **shown)


def question_message(
    table: TableView, vote: Vote, user: int, text: str, link: str, say: Words
) -> PlainMessage:
    """A ping about a question to the table, with buttons to read and answer it, and to get to the card."""
    game = game_name(table.id, table.island, say)
    buttons = plain_buttons(
        Button("question", say("question-show"), "primary", selection=f"{vote.kind}.{vote.number}"),
        game=table.id,
        version=table.version,
        link=(say("to-the-game"), link),
    )
    return PlainMessage(say("reminder", who=f"<@{user}>", text=text, game=game), buttons)


def reminder_message(
    table: TableView, user: int, text: str, link: str, deadline: float | None, say: Words
) -> PlainMessage:
    """A reminder with buttons to decide, to snooze, and to get to the card."""
    seat = next(seat.colour for seat in table.seats if seat.user == user)
    lines = [say("reminder", who=f"<@{user}>", text=text, game=game_name(table.id, table.island, say))]
    if deadline is not None:
        lines.append(say("card-deadline", at=f"<t:{int(deadline)}:R>"))
    buttons = plain_buttons(
        Button("move", say("card-your-move"), "primary"),
        Button("snooze", say("snooze"), selection=seat),
        game=table.id,
        version=table.version,
        link=(say("to-the-game"), link),
    )
    return PlainMessage("\n".join(lines), buttons)


def notice_message(table: TableView, text: str, link: str, say: Words, who: str = "") -> PlainMessage:
    """What one person, or the moderators, are told, with a button that leads to the card."""
    game = game_name(table.id, table.island, say)
    line = say("moderators-note", who=who, text=text, game=game) if who else f"{text}\n-# {game}"
    return PlainMessage(truncate(line, LONGEST_CONTENT), plain_buttons(link=(say("to-the-game"), link)))
