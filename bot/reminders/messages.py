"""Messages of reminders and notices: who, which game, what is due, and a link. All of it may be public.

They are plain messages, so that a notification says it all.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

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
    shown: dict[str, str | int | list[str]] = {
        name: (f"<@{value}>" if value else say("somebody")) if name in _PERSON_BLANKS else value
        for name, value in blanks.items()
    }
    if "colours" in shown:
        shown["colours"] = [say(f"colour-{colour}") for colour in str(shown["colours"]).split(",")]
    if "at" in shown:
        shown["at"] = f"<t:{shown['at']}:f>"
    return say(key, **shown)


def question_message(
    table: TableView, vote: Vote, users: Sequence[int], link: str, say: Words
) -> PlainMessage:
    """A ping about a question to the table, with buttons to read and answer it, and to get to the card."""
    text = say("table-notice-vote", question=vote.kind.partition("-")[0])
    buttons = plain_buttons(
        Button("question", say("question-show"), "primary", selection=f"{vote.kind}.{vote.number}"),
        game=table.id,
        version=table.version,
        link=(say("to-the-game"), link),
    )
    return PlainMessage(_addressed(table, users, text, say), buttons)


def ping_message(
    table: TableView,
    users: Sequence[int],
    text: str,
    link: str,
    say: Words,
    *buttons: Button,
    panel: str = "card",
) -> PlainMessage:
    """What some people are told together, with a button that leads to the card."""
    shown = plain_buttons(
        *buttons, game=table.id, version=table.version, panel=panel, link=(say("to-the-game"), link)
    )
    line = say("ping", who=[f"<@{user}>" for user in users], text=text)
    content = say("reminder-of", text=line, game=game_name(table.id, table.island, say))
    return PlainMessage(truncate(content, LONGEST_CONTENT), shown)


def _addressed(table: TableView, users: Sequence[int], text: str, say: Words) -> str:
    line = say("reminder", who=[f"<@{user}>" for user in users], text=text)
    return say("reminder-of", text=line, game=game_name(table.id, table.island, say))


class Reminded(NamedTuple):
    """Somebody whom a reminder mentions, and the key of what it says to them."""

    user: int
    key: str


def reminder_message(table: TableView, people: Sequence[Reminded], link: str, say: Words) -> PlainMessage:
    """A reminder of all of them together, with buttons to decide, to snooze, and to get to the card."""
    phase = "auction" if table.view is None else table.view.phase
    keys = {person.user: person.key for person in people}
    seats = [seat for seat in table.seats if seat.user in keys]
    lines = []
    for key in dict.fromkeys(keys.values()):
        told = [seat for seat in seats if seat.user and keys[seat.user] == key]
        colours = [say(f"colour-{seat.colour}") for seat in told]
        who = [f"<@{seat.user}>" for seat in told]
        lines.append(say("reminder", who=who, text=say(key, phase=phase, colours=colours)))
    lines[-1] = say("reminder-of", text=lines[-1], game=game_name(table.id, table.island, say))
    times = [table.deadlines[seat.colour] for seat in seats if seat.colour in table.deadlines]
    if times:
        lines.append(say("card-deadline", at=f"<t:{int(min(times))}:R>"))
    buttons = plain_buttons(
        Button("move", say("card-your-move"), "primary"),
        Button("snooze", say("snooze"), selection=",".join(seat.colour for seat in seats)),
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
