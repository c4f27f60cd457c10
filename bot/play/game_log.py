"""The log of a game: with times, in pages, and as much of it as somebody wants to see."""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import Final, Literal, NamedTuple, get_args

from bot.card.later_lines import LogLine, entries_about, later_lines
from bot.reminders.quiet_hours import time_zone
from bot.tables.errors import Refused
from bot.tables.log_entry import Entry
from bot.tables.model import Seat
from bot.tables.public_view import PersonalView, TableView
from bot.tables.service import Tables
from bot.ui.arguments import colour_named, first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.long_texts import fit_lines
from bot.ui.names import DisplayNames, Names, markdown_names, plain_names
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from bot.ui.press import Press
from bot.ui.respond import show_panel
from bot.words import Words
from engine import Colour
from engine.events import RoundBegan

from .ways_back import ways_back

LogPart = Literal["since", "round", "all"]
PARTS: Final[tuple[LogPart, ...]] = get_args(LogPart)
LINES_A_PAGE: Final = 15
PANEL: Final = "more"
EVERYBODY: Final = "everybody"


class _Shown(NamedTuple):
    """Which page of how many of which part of the log is shown, and whose, if not everybody's."""

    part: LogPart
    number: int
    pages: int
    about: Seat | None


class GameLog:
    """Shows a game's log to one person, as it may be told later."""

    def __init__(self, tables: Tables, names: DisplayNames) -> None:
        self._tables = tables
        self._names = names

    async def open(self, interaction: Press, game: int, say: Words) -> None:
        """What happened since one's last move; those who do not play see this round."""
        await self.show(interaction, game, None, say)

    async def open_whole(self, interaction: Press, game: int, say: Words) -> None:
        """All that ever happened."""
        await self.show(interaction, game, "all", say)

    async def turn_page(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Another page, or another part of the log."""
        part, _, rest = control.selection.partition(".")
        page, _, player = rest.partition(".")
        wanted = next((known for known in PARTS if known == part), None)
        number = int(page) if page.isdecimal() else None
        await self.show(interaction, control.game, wanted, say, page=number, player=player)

    async def choose_player(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """What concerns a player, or everybody again, of the same part of the log."""
        part = next((known for known in PARTS if known == control.selection), None)
        chosen = first_of(values)
        player = "" if chosen == EVERYBODY else chosen
        await self.show(interaction, control.game, part, say, player=player)

    async def players(self, game: int, say: Words) -> dict[Colour, str]:
        """Whom the log of a game can be searched for, by name: nobody before it is over for good."""
        table = (await self._tables.look(game)).table
        if not table.over_for_good:
            return {}
        return plain_names(await self._names.at_table(table, say))

    async def show(
        self,
        interaction: Press,
        game: int,
        part: LogPart | None,
        say: Words,
        *,
        page: int | None = None,
        player: str = "",
    ) -> None:
        """A page of a part of the log; without a number the first, of all that ever happened the last.

        A `player`, a colour, leaves only what concerns them, once the game is over for good.
        """
        user = interaction.user.id
        look = await self._tables.look(game, user)
        entries = await self._tables.log(game)
        about = _searched(look.table, player)
        part = part or ("all" if about else "round" if look.seat is None else "since")
        if part == "since" and look.seat is None:
            part = "round"
        after = 0
        if part == "since":
            after = (await self._tables.storage.seen.last_visit(game, user)).moved
        elif part == "round":
            after = _round_begins(entries) - 1
        preferences = await self._tables.storage.people.of(user)
        concerned = entries if about is None else entries_about(entries, about)
        told = [line for line in await self._lines(look, concerned, say) if line.seq > after]
        pages = [told[i : i + LINES_A_PAGE] for i in range(0, len(told), LINES_A_PAGE)] or [[]]
        number = (len(pages) - 1 if part == "all" else 0) if page is None else min(page, len(pages) - 1)
        empty = say("log-empty-since" if part == "since" else "log-empty")
        lines = _with_times(pages[number], time_zone(preferences.zone)) or [empty]
        names = await self._names.at_table(look.table, say)
        shown = _Shown(part, number, len(pages), about)
        drawn = _page(look, names, [*lines, *await self._foot(look, say)], shown, say)
        view = layout(drawn, game=game, version=look.table.version, panel=PANEL)
        await show_panel(interaction, game, view, instead=True, finished=True)

    async def _lines(self, look: PersonalView, entries: Sequence[Entry], say: Words) -> list[LogLine]:
        table = look.table
        names = await self._names.at_table(table, say)
        phase = None if table.view is None else table.view.phase
        return later_lines(entries, markdown_names(names), say, phase=phase, hidden=table.owners_hidden)

    async def _foot(self, look: PersonalView, say: Words) -> list[str]:
        """What the log leaves out while owners are hidden: who was paid is in the points."""
        table = look.table
        if table.view is None or not table.owners_hidden:
            return []
        names = await self._names.at_table(table, say)
        points = [
            say("carried-share", name=names[seat].markdown, points=player.score)
            for seat, player in table.view.players.items()
        ]
        return [say("log-points", points=points), say("log-hidden")]


def _searched(table: TableView, player: str) -> Seat | None:
    """The seat that the log is searched for; None for everybody's, Refused for nobody's and too early."""
    if not player:
        return None
    if not table.over_for_good:
        raise Refused("log-player-later")
    colour = colour_named(player)
    seat = next((seat for seat in table.seats if seat.colour == colour), None)
    if seat is None:
        raise Refused("table-no-such-seat", colour=colour)
    return seat


def _page(look: PersonalView, names: Names, lines: list[str], shown: _Shown, say: Words) -> Page:
    table, part, number, about = look.table, shown.part, shown.number, shown.about
    colour = about.colour if about is not None else ""
    text = [say("log-title", part=part, page=number + 1, pages=shown.pages), *fit_lines(lines)]
    if about is not None:
        text.insert(1, say("log-about", name=names[about.colour].markdown))
    blocks: list[Block] = [Text("\n".join(text))]
    if shown.pages > 1:
        before, after = f"{part}.{number - 1}.{colour}", f"{part}.{number + 1}.{colour}"
        older = Button("logpage", say("log-older"), selection=before, disabled=not number)
        last = number == shown.pages - 1
        newer = Button("logpage", say("log-newer"), selection=after, disabled=last)
        blocks.append(Buttons((older, newer)))
    offered = [each for each in PARTS if each != "since" or look.seat is not None]
    parts = [
        Button("logpage", say(f"log-part-{each}"), disabled=each == part, selection=f"{each}..{colour}")
        for each in offered
    ]
    if table.over_for_good and table.view is not None:
        parts.append(Button("replay", say("card-replay")))
    blocks.append(Buttons(tuple(parts)))
    if table.over_for_good:
        people = [Option(seat.colour, names[seat.colour].plain, chosen=seat == about) for seat in table.seats]
        everybody = Option(EVERYBODY, say("log-everybody"), chosen=about is None)
        blocks.append(Choice("logplayer", say("log-player"), (everybody, *people)))
    return Page((*blocks, *ways_back(look, say)), part)


def _round_begins(entries: Sequence[Entry]) -> int:
    """The entry with which the round that is going on began."""
    begun = [entry.seq for entry in entries if any(isinstance(event, RoundBegan) for event in entry.events)]
    return begun[-1] if begun else 0


def _with_times(lines: Sequence[LogLine], zone: tzinfo) -> list[str]:
    """The lines with their times, each as the reader's clock shows it, and the days where they begin."""
    shown: list[str] = []
    day, minute = None, None
    for line in lines:
        today = datetime.fromtimestamp(line.at, zone).date()
        if today != day:
            shown.append(f"**<t:{int(line.at)}:D>**")
            day, minute = today, None
        now = int(line.at) // 60
        shown.append(line.text if now == minute else f"<t:{int(line.at)}:t> {line.text}")
        minute = now
    return shown
