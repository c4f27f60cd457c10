"""What moderators see of a league, and what they are asked before they change it."""

from collections.abc import Mapping
from typing import Final

from bot.tables.model import Person
from bot.ui.long_texts import fit_lines
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Pick, Text
from bot.words import Say

from .model import League, LeagueTable
from .pages import title
from .rights import may

NOTHING: Final = "0"
"""In place of a place: no points."""
SEATS: Final = "abcde"
"""The menus of a table's places, by the letter that their words end in."""
WEEK: Final = 7  # days that a press gives


def manage_page(league: League, who: Person, trouble: str | None, say: Say) -> Page:
    """What a moderator can do with a league as it stands."""
    lines = [title(league, say)]
    if trouble is not None:
        lines.append(say("league-trouble", channel=f"<#{league.channel}>", reason=trouble))
    row: list[Button] = []
    if league.status == "signup":
        lines.append(say("league-manage-signup", until=int(league.signup_ends or 0)))
        row.append(Button("draw", say("league-draw"), "primary"))
    if league.status == "playing":
        lines.append(say("league-manage-playing", until=int(league.round_ends or 0)))
    if league.live:
        row.append(Button("extend", say("league-extend", days=WEEK)))
        if may(league, who, "end"):
            label = say("league-cancel" if league.status == "signup" else "league-end")
            row.append(Button("end", label, "danger"))
    else:
        row.append(Button("next", say("league-next"), "primary"))
    blocks: list[Block] = []
    if league.live and may(league, who, "drop"):
        blocks.append(Pick("who", say("league-choose-person"), "person"))
    if may(league, who, "correct") and (choice := _results(league, say)) is not None:
        blocks.append(choice)
    row.append(Button("show", say("league-standings")))
    return Page((Text("\n".join(lines)), *blocks, Buttons(tuple(row))), str(league.id))


def _results(league: League, say: Say) -> Choice | None:
    """The newest tables, whose results can be corrected."""
    options = tuple(
        Option(
            f"{table.round}.{table.number}",
            say("league-table-name", round=table.round, table=table.number),
            say(f"league-how-{table.how or 'none'}"),
        )
        for table in [table for table in league.tables if table.seats][::-1][:MOST_OPTIONS]
    )
    return Choice("fix", say("league-choose-table"), options) if options else None


def sure_page(league: League, question: str, word: str, label: str, say: Say, selection: str = "") -> Page:
    """A question before something that can't be undone."""
    chosen = selection or str(league.id)
    row = (
        Button(word, label, "danger", selection=chosen),
        Button("manage", say("league-back")) if word != "leavesure" else Button("show", say("league-back")),
    )
    return Page((Text(question), Buttons(row)), str(league.id))


def entry_page(league: League, number: int, say: Say) -> Page:
    """Somebody's place: taken out, or given to somebody else."""
    entry = league.entry(number)
    chosen = f"{league.id}.{number}"
    lines = [say("league-entry", person=f"<@{entry.user}>", out="yes" if entry.out else "no")]
    blocks: list[Block] = []
    row = [Button("manage", say("league-back"))]
    if league.status == "playing":
        lines.append(say("league-replace-means"))
        blocks.append(Pick("sub", say("league-replace"), "person"))
    if not entry.out and league.live:
        row.insert(0, Button("drop", say("league-drop"), "danger"))
    return Page((Text("\n".join(lines)), *blocks, Buttons(tuple(row))), chosen)


def fix_page(league: League, table: LeagueTable, places: str, names: Mapping[int, str], say: Say) -> Page:
    """How a table ended, to be decided: a menu for each of its people. `places` has a digit for each."""
    chosen = f"{league.id}.{table.round}.{table.number}.{places}"
    lines = [
        say("league-fix", round=table.round, table=table.number, how=say(f"league-how-{table.how or 'none'}"))
    ]
    blocks: list[Block] = []
    for letter, seat, digit in zip(SEATS, table.seats, places, strict=False):
        options = [
            Option(str(place), say("league-place", place=place), chosen=digit == str(place))
            for place in range(1, table.size + 1)
        ]
        options.append(Option(NOTHING, say("league-nothing"), chosen=digit == NOTHING))
        blocks.append(Choice(f"seat-{letter}", names.get(seat.entry, ""), tuple(options)))
    row = (
        Button("fixed", say("league-fix-save"), "primary"),
        Button("manage", say("league-back"), selection=str(league.id)),
    )
    return Page((Text("\n".join(lines)), *blocks, Buttons(row)), chosen)


def places_of(table: LeagueTable) -> str:
    """How a table ended, a digit for each seat; one place after the other where that is not known."""
    if table.how is None:
        return "".join(str(place) for place in range(1, len(table.seats) + 1))
    return "".join(NOTHING if seat.place is None else str(seat.place) for seat in table.seats)


def log_page(league: League, lines: list[str], say: Say) -> Page:
    """The log of a league, the newest first."""
    text = "\n".join([title(league, say), *fit_lines(lines[::-1], 3300)])
    return Page((Text(text), Buttons((Button("show", say("league-standings")),))), str(league.id))
