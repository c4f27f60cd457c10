"""The private menu: one's own screen, the text board, standing orders, peeks, and undoing."""

import io
from collections.abc import Sequence
from typing import Final, cast

import discord

from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.decisions import Act, CancelOrder, LeaveOrder
from bot.tables.operations.standing_orders import OrderKind
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.arguments import first_of, number_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.long_texts import split_text
from bot.ui.names import DisplayNames, Names
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.ui.press import Press
from bot.ui.respond import show_panel
from bot.words import Words
from engine.actions import Peek

from .standing_orders import ORDERS, order_blocks, refuse_prebid
from .standings import standing_lines
from .votes import question_menu
from .ways_back import ways_back

PANEL: Final = "more"


class Menu:
    """Ephemeral answers that decide nothing in the game, or only for oneself."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names

    async def show(self, interaction: Press, game: int, say: Words) -> None:
        """Everything that is not on the card, a tap away."""
        await self._show_menu(interaction, game, "", say)

    async def _show_menu(self, interaction: Press, game: int, note: str, say: Words) -> None:
        look = await self._tables.look(game, interaction.user.id)
        coach = (await self._tables.storage.people.of(interaction.user.id)).coach
        coached = look.table.settings.lesson if coach is None else bool(coach)
        page = _menu_page(look, say, coached=coached)
        await self._show(interaction, look, Page((Text(note), *page.blocks)) if note else page)

    async def choose_coach(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Have one's decisions explained from now on, or not, as the button says."""
        wanted = control.selection == "on"
        await self._tables.storage.people.change(interaction.user.id, coach=int(wanted))
        note = say("coach-set", on="yes" if wanted else "no")
        await self._show_menu(interaction, control.game, note, say)

    async def _show(
        self, interaction: Press, look: PersonalView, page: Page, picture: discord.File | None = None
    ) -> None:
        """Show a page in the panel of its game, instead of the page on which it was asked for."""
        table, files = look.table, [picture] if picture else []
        view = layout(page, game=table.id, version=table.version, panel=PANEL, picture=picture)
        await show_panel(interaction, table.id, view, files, instead=True, finished=True)

    # Looking

    async def screen(self, interaction: Press, game: int, say: Words) -> None:
        """One's own screen, Moai and orders: as a picture and in words."""
        look = await self._tables.look(game, interaction.user.id)
        if look.seat is None:
            raise Refused("spectator")
        if look.view is None:
            raise Refused("table-not-started")
        names = await self._names.at_table(look.table, say)
        png, alt = await self._studio.board(look.view, names, say)
        picture = discord.File(io.BytesIO(png), "my-screen.png", description=alt)
        await self._show(interaction, look, _screen_page(look, names, say), picture)

    async def board(self, interaction: Press, game: int, say: Words, *, wide: bool = False) -> None:
        """The board as everybody sees it, as a picture, to one person."""
        look = await self._tables.look(game, interaction.user.id)
        if look.table.view is None:
            raise Refused("table-not-started")
        names = await self._names.at_table(look.table, say)
        png, alt = await self._studio.board(look.table.view, names, say, wide=wide)
        picture = discord.File(io.BytesIO(png), "giants.png", description=alt)
        await self._show(interaction, look, Page((Preview(), *ways_back(look, say))), picture)

    async def wide_board(self, interaction: Press, game: int, say: Words) -> None:
        """The same, for a wide display."""
        await self.board(interaction, game, say, wide=True)

    async def text_board(self, interaction: Press, game: int, say: Words, *, part: int = 0) -> None:
        """The same in words, in as many parts as it takes."""
        look = await self._tables.look(game, interaction.user.id)
        if look.table.view is None:
            raise Refused("table-not-started")
        names = await self._names.at_table(look.table, say)
        parts = split_text(await self._studio.text_board(look.table.view, names, say))
        part = min(part, len(parts) - 1)
        turns = (
            Button("textpart", say("text-before"), disabled=not part, selection=str(part - 1)),
            Button("textpart", say("text-after"), disabled=part == len(parts) - 1, selection=str(part + 1)),
        )
        turning = (Buttons(turns),) if len(parts) > 1 else ()
        await self._show(interaction, look, Page((Text(parts[part]), *turning, *ways_back(look, say))))

    async def turn_text(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Another part of the board in words."""
        await self.text_board(interaction, control.game, say, part=number_of([control.selection]))

    # Peeking

    async def pick_peek(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Be asked whether to look under the Moai that was chosen."""
        await self.ask_peek(interaction, control.game, number_of(values), say)

    async def ask_peek(self, interaction: Press, game: int, ahu: int, say: Words) -> None:
        """Ask once whether to break a half-tablet; what can't be done is refused at once."""
        look = await self._tables.look(game, interaction.user.id)
        option = next((each for each in _peek_options(look, say) if each.value == str(ahu)), None)
        if option is None:
            await self._peek(interaction, game, ahu, say)
            return
        row = (
            Button("look", say("peek-yes"), "danger", selection=option.value),
            Button("keep", say("sure-no")),
        )
        page = Page((Text(say("peek-sure", what=option.label)), Buttons(row)))
        await self._show(interaction, look, page)

    async def peek(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Break a half-tablet, having been asked."""
        await self._peek(interaction, control.game, number_of([control.selection]), say)

    async def keep(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Keep the half-tablet after all."""
        look = await self._tables.look(control.game, interaction.user.id)
        await self._show(interaction, look, Page((Text(say("peek-kept")), *ways_back(look, say))))

    async def _peek(self, interaction: Press, game: int, ahu: int, say: Words) -> None:
        """Look under one Moai, and be told alone whose it is."""
        who, press = Person(interaction.user.id), str(interaction.id)
        outcome = await self._tables.submit(game, who, Act(Peek(ahu)), press=press)
        view = outcome.own.view
        owner = view.ahus[ahu].owner if view is not None else None
        if view is None or owner is None:
            raise Refused("table-not-seated")
        names = await self._names.at_table(outcome.table, say)
        title = f"{ahu} {view.board.ahus[ahu].name}"
        told = Text(say("peeked", ahu=title, name=names[owner].markdown))
        await self._show(interaction, outcome.own, Page((told, *ways_back(outcome.own, say))))

    # Standing orders

    async def leave_order(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Leave the standing order that was chosen."""
        await self.order(interaction, control.game, first_of(values), say)

    async def order(self, interaction: Press, game: int, word: str, say: Words) -> None:
        """Leave a standing order, and show one's screen with it."""
        if word not in ORDERS:
            raise Refused("table-no-such-order", order=word[:20])
        kind, line = ORDERS[word]
        await self._tables.submit(game, Person(interaction.user.id), LeaveOrder(kind, line))
        await self.screen(interaction, game, say)

    async def leave_bid(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Leave the bid that was chosen for the next auction."""
        await self.prebid(interaction, control.game, first_of(values), say)

    async def prebid(self, interaction: Press, game: int, bid: str, say: Words) -> None:
        """Leave a bid for the next auction, and show one's screen with it."""
        refuse_prebid(await self._tables.look(game, interaction.user.id))
        await self._tables.submit(game, Person(interaction.user.id), LeaveOrder("bid", bid))
        await self.screen(interaction, game, say)

    async def cancel_orders(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Take back the order that was chosen in a menu, or all of them by the button."""
        game, who = control.game, Person(interaction.user.id)
        look = await self._tables.look(game, who.user)
        for kind, _ in look.orders:
            if control.word == "cancel" or kind == first_of(values):
                await self._tables.submit(game, who, CancelOrder(cast(OrderKind, kind)))
        await self.screen(interaction, game, say)


def _screen_page(look: PersonalView, names: Names, say: Words) -> Page:
    """How one stands, the private picture, standing orders, and a menu to leave new ones."""
    lines = [say("screen-title"), *standing_lines(look, names, say)]
    return Page((Text("\n".join(lines)), Preview(), *order_blocks(look, say), *ways_back(look, say)))


def _menu_page(look: PersonalView, say: Words, *, coached: bool) -> Page:
    rows: list[Block] = [
        Text(say("more-title")),
        Buttons(
            (
                Button("log", say("more-log")),
                Button("text", say("more-text")),
                Button("wide", say("more-wide")),
            )
        ),
    ]
    row = [Button("screen", say("card-my-screen"))] if look.seat is not None and look.view is not None else []
    row.append(Button("help", say("more-help")))
    if look.seat is not None:
        other = "off" if coached else "on"
        row.append(Button("coach", say(f"more-coach-{other}"), selection=other))
    if look.seat is not None and look.table.can_take_back == look.seat.colour:
        row.append(Button("takeback", say("take-back"), "danger"))
    rows.append(Buttons(tuple(row)))
    if look.seat is not None and look.table.status in ("playing", "paused"):
        rows.append(question_menu(look.table, say))
    peeks = _peek_options(look, say)
    if peeks:
        rows.append(Choice("peek", say("more-peek"), peeks))
    return Page((*rows, *ways_back(look, say, to_menu=False)))


def _peek_options(look: PersonalView, say: Words) -> tuple[Option, ...]:
    """The Moai whose owner this seat does not know, while it has a half-tablet to break."""
    view = look.view
    if view is None or look.table.status != "playing" or not view.players[view.seat].front.halves:
        return ()
    unknown = [ahu for ahu in view.ahus.values() if ahu.size and ahu.owner is None]
    return tuple(
        Option(str(ahu.number), say("peek-at", ahu=f"{ahu.number} {view.board.ahus[ahu.number].name}"))
        for ahu in unknown[:MOST_OPTIONS]
    )
