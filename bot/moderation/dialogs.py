"""The moderators' dialogs: pages that ask which seat, which point or which channel, and for confirmation."""

from collections.abc import Sequence
from typing import Final

from bot.card.log_lines import entry_line, person_named, table_line
from bot.tables.log_entry import Entry
from bot.tables.model import PLAYING_LEVELS
from bot.ui.names import Name
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Pick, Text
from bot.words import Words
from engine import Colour

from .pages import GameStatus

_AUDITED: Final = ("imported", "started", "finished")  # which the card does not tell in a line


def act_page(status: GameStatus, say: Words) -> Page:
    """Which decision is to be made for whom, without looking behind a screen."""
    options = []
    for colour in status.table.due:
        name = status.names[colour].plain
        options.append(Option(f"{colour}/normal", say("mod-act-computer", name=name)))
        options.append(Option(f"{colour}/safe", say("mod-act-safe", name=name), say("mod-act-safe-means")))
    return _choice("actas", say("mod-act-title"), say("mod-act"), options, say)


def likely_seat(status: GameStatus) -> Colour | None:
    """The seat that most likely needs somebody else: an empty one, one on offer, or the slowest."""
    offered = [seat.colour for seat in status.table.seats if seat.offered]
    return next(iter((*status.empty, *offered, *status.waited_for)), None)


def replace_page(status: GameStatus, chosen: Colour | None, say: Words) -> Page:
    """Which seat, and who takes over: a person of this server, or a computer."""
    colour = chosen or likely_seat(status)
    options = tuple(
        Option(
            seat.colour,
            say("mod-seat", name=status.names[seat.colour].plain, colour=seat.colour),
            say("mod-seat-state", state=_seat_state(status, seat.colour)),
            chosen=seat.colour == colour,
        )
        for seat in status.table.seats
    )
    blocks: list[Block] = [Text(say("mod-replace-title")), Choice("seat", say("mod-replace-seat"), options)]
    if colour is not None:
        now = status.seat(colour)
        row = tuple(
            Button(
                "computer",
                say("mod-replace-level", level=level),
                disabled=now.computer == level,
                selection=f"{colour}/{level}",
            )
            for level in PLAYING_LEVELS
        )
        blocks += [Pick("person", say("mod-replace-person", colour=colour), "person"), Buttons(row)]
    return Page((*blocks, _back(say)), colour or "")


def _seat_state(status: GameStatus, colour: Colour) -> str:
    seat = status.seat(colour)
    if seat.vacant:
        return "empty"
    if seat.offered:
        return "offered"
    if seat.computer or seat.deciding_computer:
        return "computer"
    return "waited" if colour in status.waited_for else "idle"


def confirm_page(status: GameStatus, colour: Colour, value: str, name: Name, say: Words) -> Page:
    """Whether to give a seat away: it takes somebody out of a game, so it is asked."""
    old = "none" if status.seat(colour).vacant else status.names[colour].markdown
    asks = value.startswith("u")  # a person
    key = "mod-replace-ask" if asks else "mod-replace-sure"
    text = say(key, new=name.markdown, old=old, colour=colour)
    yes = say("mod-replace-ask-yes" if asks else "mod-replace-yes")
    row = (
        Button("reseat", yes, "success", selection=f"{colour}/{value}"),
        Button("replace", say("mod-not"), selection=colour),
    )
    return Page((Text(text), Buttons(row)))


def move_page(status: GameStatus, say: Words, *, there: bool) -> Page:
    """Where the game shall go on: here, or in a channel of Discord's menu."""
    blocks: list[Block] = [Text(say("mod-move-title"))]
    if not there:
        blocks.append(Buttons((Button("move", say("mod-move"), "success"),)))
    return Page((*blocks, Pick("channel", say("mod-move-where"), "channel"), _back(say)))


def look_page(status: GameStatus, say: Words) -> Page:
    """Behind whose screen to look; the table will read of it."""
    options = [Option(seat.colour, status.names[seat.colour].plain) for seat in status.table.seats]
    return _choice("inspect", say("mod-look-title"), say("mod-look"), options, say)


def undo_page(undo_points: Sequence[tuple[int, str]], say: Words, skipped: int, step: int) -> Page:
    """How far to go back; where there may be more points than a menu holds, buttons to earlier and later."""
    options = [Option(str(seq), say("mod-undo-before", what=what)) for seq, what in undo_points]
    page = _choice("undoto", say("mod-undo-title"), say("mod-undo"), options, say)
    row = [Button("undo", say("ask-point-later"), selection=str(max(0, skipped - step)))] if skipped else []
    if len(undo_points) == step:
        row.append(Button("undo", say("ask-point-earlier"), selection=str(skipped + step)))
    return Page((*page.blocks, Buttons(tuple(row)))) if row else page


def end_page(status: GameStatus, say: Words, only: str | None = None) -> Page:
    """How to end, or `only` one way, which is also the question whether to."""
    row = (
        Button("score", say("mod-end-scored"), "danger", disabled=status.table.status == "open"),
        Button("abandon", say("mod-end-unscored"), "danger"),
        Button("show", say("mod-not")),
    )
    ways = tuple(button for button in row if only in (None, button.word) or button.word == "show")
    return Page((Text(say("mod-end-title")), Buttons(ways)))


def audit_page(game: int, lines: Sequence[str], say: Words, *, panel: bool) -> Page:
    """Everything that was done to a game from outside, newest last."""
    text = "\n".join([say("mod-audit-title", game=game), *(lines or [say("log-empty")])])
    return Page((Text(text), _back(say)) if panel else (Text(text),))


def _back(say: Words) -> Buttons:
    return Buttons((Button("show", say("mod-not")),))


def _choice(word: str, title: str, placeholder: str, options: Sequence[Option], say: Words) -> Page:
    blocks: list[Block] = [Text(title)]
    if options:
        blocks.append(Choice(word, placeholder, tuple(options[:MOST_OPTIONS])))
    return Page((*blocks, _back(say)))


def audit_lines(entries: Sequence[Entry], say: Words, *, interested: bool = False) -> list[str]:
    """What moderators did and what happened to the table, oldest first, with time and name.

    Nothing that needed a moderator's right is left out, whether or not the table's card shows it. An
    `interested` reader is not told for whom a decision was made: it may have erected a Moai.
    """
    lines = []
    for entry in entries:
        right, _, user = entry.actor.partition(":")
        line = table_line(entry, say)
        if entry.kind != "action" and (line is not None or right == "moderator" or entry.kind in _AUDITED):
            line = entry_line(entry, say)
        elif line is not None and interested:
            line = say("mod-audit-acted")
        if line is None:
            continue
        if right in ("user", "moderator"):
            who = person_named(user, say)
        else:
            who = say("mod-by-operator" if right == "operator" else "mod-by-itself")
        role = "mod-as-playing-moderator" if "plays" in entry.blanks else "mod-as-moderator"
        by = say(role, who=who) if right == "moderator" else who
        lines.append(f"<t:{int(entry.at)}:f> {by}: {line}")
    return lines
