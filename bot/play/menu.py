"""What a person looks at alone: the own screen, the log, the text board, settings, and what can be undone."""

import io
import random
from collections.abc import Sequence
from typing import Final, cast

import discord

from bot.card.pages import event_lines
from bot.moderation.rights import person
from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.operations.decisions import Act, CancelOrder, LeaveOrder
from bot.tables.operations.lobby import Configure
from bot.tables.operations.standing_orders import OrderKind
from bot.tables.operations.undo import TakeBack
from bot.tables.operations.votes import Propose
from bot.tables.public_view import PersonalView, TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.escape import plain
from bot.ui.names import DisplayNames
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.ui.respond import Press, note, pages, show, tell
from bot.words import Words
from engine import Colour, Options
from engine.actions import Peek
from engine.players import computer_player

from .standing_orders import ORDERS, order_blocks, refuse_prebid

LOG_LINES: Final = 30


class Menu:
    """Ephemeral answers that decide nothing in the game, or only for oneself."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names

    async def names(self, table: TableView, say: Words) -> dict[Colour, str]:
        """What everybody at a table is called."""
        return await self._names.of_seats(table.place.server if table.place else None, table.seats, say)

    async def screen(self, interaction: Press, game: int, say: Words, *, instead: bool = False) -> None:
        """One's own screen, Moai and orders: as a picture and in words."""
        look = await self._tables.look(game, interaction.user.id)
        if look.seat is None:
            raise Refused("spectator")
        if look.view is None:
            raise Refused("table-not-started")
        names = await self.names(look.table, say)
        png, alt = await self._studio.card(look.view, names, say, ())
        picture = discord.File(io.BytesIO(png), "my-screen.png", description=alt)
        page = _screen_page(look, say)
        view = layout(page, game=game, version=look.table.version, panel="more", picture=picture)
        await show(interaction, view, [picture], instead=instead)

    async def board(self, interaction: Press, game: int, say: Words, *, wide: bool, text: bool) -> None:
        """The board as everybody sees it, as a picture or in words, to one person."""
        look = await self._tables.look(game)
        if look.table.view is None:
            raise Refused("table-not-started")
        names = await self.names(look.table, say)
        if text:
            for part in pages(await self._studio.text_board(look.table.view, names, say)):
                await tell(interaction, part)
            return
        png, alt = await self._studio.card(look.table.view, names, say, (), wide=wide)
        picture = discord.File(io.BytesIO(png), "giants.png", description=alt)
        page = Page((Preview(),))
        view = layout(page, game=game, version=look.table.version, panel="more", picture=picture)
        await show(interaction, view, [picture])

    async def log(self, interaction: Press, game: int, say: Words) -> None:
        """The last lines of the log. With hidden owners it says who erected what only once all is over."""
        look = await self._tables.look(game)
        news = await self._tables.log(game, max(0, look.table.version - 200))
        names = await self.names(look.table, say)
        open_log = look.table.options.open_owners or look.table.status == "finished"
        lines = event_lines(news, names, say, redacted=not open_log)
        text = "\n".join(lines[-LOG_LINES:]) or say("log-empty")
        await tell(interaction, f"{say('log-title')}\n{text}")

    async def more_menu(self, interaction: Press, game: int, say: Words) -> None:
        """Everything else, a tap away."""
        look = await self._tables.look(game, interaction.user.id)
        page = _more_page(look, say)
        await show(interaction, layout(page, game=game, version=look.table.version, panel="more"))

    async def more(self, interaction: Press, control: ControlId, values: Sequence[str], say: Words) -> None:
        """A control of the menu, the screen or the lobby's settings."""
        game, who = control.game, await person(interaction)
        match control.word:
            case "log":
                await self.log(interaction, game, say)
            case "text":
                await self.board(interaction, game, say, wide=False, text=True)
            case "wide":
                await self.board(interaction, game, say, wide=True, text=False)
            case "help":
                await tell(interaction, say("help"))
            case "takeback":
                await self._tables.submit(game, who, TakeBack(), press=str(interaction.id))
                await show(interaction, note(say("took-back")), instead=True)
            case "askundo":
                await self._tables.submit(game, who, Propose("undo"), press=str(interaction.id))
                await tell(interaction, say("undo-asked"))
            case "peek":
                await self.peek(interaction, game, _number(values), say)
            case "order" | "prebid" | "drop" | "cancel":
                await self._orders(interaction, control, values, say)
            case "askend":
                await self._tables.submit(game, who, Propose("end"), press=str(interaction.id))
                await tell(interaction, say("end-asked"))
            case "options" | "deadline" | "pictures" | "late":
                await self._configure(interaction, control, values, say)
            case _:
                await tell(interaction, say("unknown-control"))

    async def _orders(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Leave a standing order, or take one or all of them back."""
        game, who = control.game, await person(interaction)
        chosen = values[0] if values else ""
        look = await self._tables.look(game, who.user)
        if control.word == "order":
            if chosen not in ORDERS:
                raise Refused("table-no-such-order", order=chosen[:20])
            kind, line = ORDERS[chosen]
            await self._tables.submit(game, who, LeaveOrder(kind, line))
        elif control.word == "prebid":
            refuse_prebid(look)
            await self._tables.submit(game, who, LeaveOrder("bid", chosen))
        else:
            for given, _ in look.orders:
                if control.word == "cancel" or given == chosen:
                    await self._tables.submit(game, who, CancelOrder(cast(OrderKind, given)))
        await self.screen(interaction, game, say, instead=True)

    async def peek(self, interaction: Press, game: int, ahu: int, say: Words) -> None:
        """Break a half-tablet, look under one Moai, and be told alone whose it is."""
        outcome = await self._tables.submit(
            game, await person(interaction), Act(Peek(ahu)), press=str(interaction.id)
        )
        view = outcome.own.view
        owner = view.ahus[ahu].owner if view is not None else None
        if view is None or owner is None:
            raise Refused("table-not-seated")
        names = await self.names(outcome.table, say)
        await tell(
            interaction, say("peeked", ahu=f"{ahu} {view.board.ahus[ahu].name}", name=plain(names[owner]))
        )

    async def hint(self, interaction: Press, game: int, say: Words) -> None:
        """What a computer player would do in this seat, and why."""
        look = await self._tables.look(game, interaction.user.id)
        if look.seat is None:
            raise Refused("spectator")
        if look.view is None or look.seat.colour not in look.table.due:
            raise Refused("nothing-owed")
        view = look.view
        decision = await self._studio.run(lambda: computer_player("normal").decide(view, random.Random(game)))
        reason = say(decision.reason.key, **decision.reason.args)
        await tell(interaction, say("hint", action=str(decision.action), reason=reason))

    # Settings of a table that waits for players

    async def settings(self, interaction: Press, game: int, say: Words, *, instead: bool = False) -> None:
        """How this table will play, to be changed by its host."""
        look = await self._tables.look(game, interaction.user.id)
        page = _settings_page(look.table, say)
        view = layout(page, game=game, version=look.table.version, panel="more")
        await show(interaction, view, instead=instead)

    async def _configure(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        who, game, press = await person(interaction), control.game, str(interaction.id)
        if control.word == "options":
            chosen = [value for value in values if value in ("quick_start", "open_score", "open_owners")]
            await self._tables.submit(game, who, Configure(options=Options.of(*chosen)), press=press)
        elif control.word == "deadline":
            hours = _number(values)
            await self._tables.submit(game, who, Configure({"deadline": hours * 3600 or None}), press=press)
        elif control.word == "late":
            await self._tables.submit(
                game, who, Configure({"late": values[0] if values else ""}), press=press
            )
        else:
            await self._tables.submit(
                game, who, Configure({"pictures": values[0] if values else ""}), press=press
            )
        await self.settings(interaction, game, say, instead=True)


def _number(values: Sequence[str]) -> int:
    """The number that was chosen; 0, which nothing is called, if none was."""
    return int(values[0]) if values and values[0].isdecimal() else 0


def _screen_page(look: PersonalView, say: Words) -> Page:
    """The private picture, standing orders, and a menu to leave new ones."""
    return Page((Text(say("screen-title")), Preview(), *order_blocks(look, say)))


def _more_page(look: PersonalView, say: Words) -> Page:
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
    row = [Button("help", say("more-help"))]
    if look.seat is not None and look.table.status == "playing":
        if look.table.can_take_back == look.seat.colour:
            row.append(Button("takeback", say("take-back"), "danger"))
        else:
            row.append(Button("askundo", say("ask-undo")))
        row.append(Button("askend", say("ask-end")))
    rows.append(Buttons(tuple(row)))
    peeks = _peeks(look, say)
    if peeks:
        rows.append(Choice("peek", say("more-peek"), peeks))
    return Page(tuple(rows))


def _peeks(look: PersonalView, say: Words) -> tuple[Option, ...]:
    """The Moai whose owner this seat does not know, while it has a half-tablet to break."""
    view = look.view
    if view is None or look.table.status != "playing" or not view.players[view.seat].front.halves:
        return ()
    unknown = [ahu for ahu in view.ahus.values() if ahu.size and ahu.owner is None]
    return tuple(
        Option(str(ahu.number), say("peek-at", ahu=f"{ahu.number} {view.board.ahus[ahu.number].name}"))
        for ahu in unknown[:MOST_OPTIONS]
    )


def _settings_page(table: TableView, say: Words) -> Page:
    options = tuple(
        Option(name, say(f"option-{name}"), say(f"option-{name}-means"), chosen=name in table.options.names())
        for name in type(table.options).model_fields
    )
    hours = (table.settings.deadline or 0) // 3600
    deadlines = tuple(
        Option(str(choice), say("deadline", hours=choice), chosen=choice == hours)
        for choice in (0, 12, 24, 72, 168)
    )
    late = tuple(
        Option(policy, say(f"late-{policy}"), chosen=policy == table.settings.late)
        for policy in ("remind", "decision", "seat")
    )
    pictures = tuple(
        Option(choice, say(f"pictures-{choice}"), chosen=choice == table.settings.pictures)
        for choice in ("action", "phase", "request")
    )
    return Page(
        (
            Text(say("settings-title")),
            Choice("options", say("settings-options"), options, 0, len(options)),
            Choice("deadline", say("settings-deadline"), deadlines),
            Choice("late", say("settings-late"), late),
            Choice("pictures", say("settings-pictures"), pictures),
        )
    )
