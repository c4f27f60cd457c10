"""The private panels on which players decide: opened from a card, pressed through, confirmed.

All state of a panel is in its custom ids and in the database, so that nothing is remembered between presses.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bot.card.log_lines import event_lines
from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.undo import TakeBack
from bot.tables.public_view import Outcome, PersonalView
from bot.tables.service import Tables
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.modals import hex_form
from bot.ui.names import DisplayNames, markdown_names
from bot.ui.page import Block, Button, Buttons, Page, Preview, Text
from bot.ui.press import Press
from bot.ui.respond import expect_new_card, open_form, show_panel
from bot.words import Say, Words
from engine import PhaseName
from engine.players import legal_from

from .advice import Adviser
from .catch_up import CatchUp
from .decision_pages import (
    absent_page,
    ahead_blocks,
    confirm_page,
    hint_text,
    with_help,
    with_note,
)
from .panel_orders import PanelOrders
from .panels import PANELS
from .panels.plan import can_plan
from .sitting import Coach, Sitting


class DecisionPanels:
    """Answers every press on a panel of `PANELS`, and the commands that do the same."""

    def __init__(
        self, tables: Tables, studio: Studio, names: DisplayNames, catch_up: CatchUp, coach: Coach
    ) -> None:
        self._tables = tables
        self._coach = coach
        self._studio = studio
        self._names = names
        self._catch_up = catch_up
        self._adviser = Adviser(studio)
        self.orders: Final = PanelOrders(tables, self)

    async def sitting(self, look: PersonalView, say: Say) -> Sitting:
        """What a panel works with; Refused for who does not sit at this table or before it plays."""
        if look.seat is None:
            raise Refused("spectator")
        if look.view is None:
            raise Refused("table-not-started")
        names = await self._names.at_table(look.table, say)
        orders = tuple(kind for kind, _ in look.orders)
        return Sitting(look.view, legal_from(look.view), say, names, orders)

    @staticmethod
    def nothing_to_decide(look: PersonalView, sitting: Sitting) -> bool:
        """Whether the seat owes nothing, and can change or plan nothing; a peek is asked for elsewhere."""
        if look.table.status != "playing":
            return True
        in_auction = sitting.view.phase == "auction" and not sitting.view.dice_due
        return sitting.view.seat not in look.table.due and not in_auction and not can_plan(sitting)

    async def open(self, interaction: Press, game: int, say: Words, *, instead: bool = False) -> None:
        """Show the decision that somebody owes and what happened since their last move, or that none is."""
        look = await self._tables.look(game, interaction.user.id)
        sitting = await self.sitting(look, say)
        if look.table.asleep or (look.seat is not None and look.seat.stand_in):
            page = absent_page(look, say)
            await self._show(interaction, look, sitting, page, instead=instead, panel="card")
            return
        if self.nothing_to_decide(look, sitting):
            page = Page((Text(await self._not_due(look, say)),))
            await self._show(interaction, look, sitting, page, instead=instead, finished=True)
            return
        missed = await self._catch_up.on_panel(look, interaction.user.id, say)
        means = await self._coach.since_last_move(look, sitting)
        notes = [note for note in (missed, means) if note]
        await self.draw(interaction, look, sitting, None, *notes, instead=instead)
        if missed:
            await self._catch_up.shown(look, interaction.user.id)

    async def draw(
        self,
        interaction: Press,
        look: PersonalView,
        sitting: Sitting,
        selection: str | None,
        *notes: str,
        instead: bool = True,
    ) -> None:
        """Show the panel of a selection, or (None) as it opens, with advice and below some notes."""
        sitting = await self._adviser.advised(look, sitting)
        panel = PANELS[sitting.view.phase]
        page = panel.draw(sitting, panel.start(sitting) if selection is None else selection)
        explained = await self._coach.before(look, sitting) if selection is None else ""
        for note in reversed((*notes, *([explained] if explained else []))):
            page = with_note(page, note)
        page = with_help(page, sitting)
        await self._show(interaction, look, sitting, page, instead=instead)

    async def hint(
        self,
        interaction: Press,
        game: int,
        say: Words,
        *,
        selection: str | None = None,
        instead: bool = False,
    ) -> None:
        """The panel with what a good player would do, why, and what comes next to it.

        What was chosen there already stays as it is; where nothing was, the panel shows the advice.
        """
        look = await self._tables.look(game, interaction.user.id)
        sitting = await self.sitting(look, say)
        if look.table.status != "playing" or sitting.view.seat not in look.table.due:
            raise Refused("nothing-owed")
        sitting = await self._adviser.advised(look, sitting, well=True)
        await self.draw(interaction, look, sitting, selection, hint_text(sitting), instead=instead)

    async def _not_due(self, look: PersonalView, say: Say) -> str:
        if look.table.status != "playing":
            return say("card-asleep" if look.table.asleep else f"table-is-{look.table.status}")
        names = await self._names.at_table(look.table, say)
        return say("not-due", names=[names[seat].markdown for seat in look.table.due])

    async def pressed(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """A control of a panel was used."""
        opened = await self._reopen(interaction, control, say)
        if opened is None:
            return
        look, sitting = opened
        panel = PANELS[sitting.view.phase]
        match control.word:
            case "ask-hex":
                await open_form(interaction, hex_form(control, say))
            case "go" | "sure":
                sure = control.word == "sure"
                await self._confirm(interaction, look, sitting, control, sure=sure, instead=True)
            case "order":
                await self.orders.leave_largest(interaction, look, control.selection, values, say)
            case "plan-go":
                await self.orders.leave_plan(interaction, look, sitting, control.selection)
            case "plan-cancel":
                await self.orders.cancel_plan(interaction, control.game, say)
            case "hint":
                opening = panel.start(await self._adviser.advised(look, sitting))
                chosen = None if control.selection == opening else control.selection
                await self.hint(interaction, control.game, say, selection=chosen, instead=True)
            case "back" | "show":
                await self.draw(interaction, look, sitting, control.selection)
            case word:
                sitting = await self._adviser.advised(look, sitting)
                selection = panel.change(sitting, control.selection, word, values)
                await self.draw(interaction, look, sitting, selection)

    async def show_next(self, interaction: Press, game: int, say: Say, note: str) -> None:
        """After something that was done in a panel: say so, with what can be decided or planned now."""
        look = await self._tables.look(game, interaction.user.id)
        sitting = await self.sitting(look, say)
        if self.nothing_to_decide(look, sitting):
            page = Page((Text(note),))
            await self._show(interaction, look, sitting, page, instead=True, finished=True)
        else:
            await self.draw(interaction, look, sitting, None, note)

    async def take_back(self, interaction: Press, game: int, say: Words) -> None:
        """Undo one's own last action, and be asked again."""
        await self._tables.submit(game, Person(interaction.user.id), TakeBack(), press=str(interaction.id))
        await self.show_next(interaction, game, say, say("took-back"))

    async def _reopen(
        self, interaction: Press, control: ControlId, say: Words
    ) -> tuple[PersonalView, Sitting] | None:
        """A panel's game as it is now; None if the decision is no longer asked for, which is told."""
        look = await self._tables.look(control.game, interaction.user.id)
        sitting = await self.sitting(look, say)
        if control.panel == sitting.view.phase and not self.nothing_to_decide(look, sitting):
            return look, sitting
        await self._moved_on(interaction, look, sitting, say)
        return None

    async def typed_hex(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """A hex came in from the form that a panel opened."""
        opened = await self._reopen(interaction, control, say)
        if opened is None:
            return
        look, sitting = opened
        panel, tile = PANELS[sitting.view.phase], first_of(values).strip().upper()
        if tile in sitting.view.board.hexes:
            selection = panel.change(sitting, control.selection, "hex", [tile])
            await self.draw(interaction, look, sitting, selection)
        else:
            note = say("unknown-hex", hex=tile[:8])
            await self.draw(interaction, look, sitting, control.selection, note)

    async def submit(
        self,
        interaction: Press,
        game: int,
        phases: Sequence[PhaseName],
        selection: str,
        say: Words,
        refuse: Callable[[Sitting], None] | None = None,
    ) -> None:
        """A decision typed as a command: the same way as by panel, from its last step on.

        `refuse` raises what stands against what was typed.
        """
        look = await self._tables.look(game, interaction.user.id)
        sitting = await self.sitting(look, say)
        phase = sitting.view.phase
        if phase not in phases:
            raise Refused("wrong-phase", phase=phase)
        if self.nothing_to_decide(look, sitting):
            page = Page((Text(await self._not_due(look, say)),))
            await self._show(interaction, look, sitting, page, instead=False, finished=True)
            return
        illegal = PANELS[phase].decide(sitting, selection) not in sitting.legal
        if refuse is not None and illegal and sitting.view.seat in look.table.due:
            refuse(sitting)
        control = ControlId(game, look.table.version, phase, selection, "go")
        await self._confirm(interaction, look, sitting, control, sure=False, instead=False)

    async def _confirm(
        self,
        interaction: Press,
        look: PersonalView,
        sitting: Sitting,
        control: ControlId,
        *,
        sure: bool,
        instead: bool,
    ) -> None:
        """Take the decision that a selection amounts to; ask once where it may be regretted."""
        say, panel = sitting.say, PANELS[sitting.view.phase]
        action = panel.decide(sitting, control.selection)
        if action is None or action not in sitting.legal:
            await self.draw(
                interaction, look, sitting, control.selection, say("panel-incomplete"), instead=instead
            )
            return
        asked = [] if sure else panel.warnings(sitting, action)
        if asked:
            page = confirm_page(control.selection, asked, say)
            await self._show(interaction, look, sitting, page, instead=instead)
            return
        act = Act(action, version=control.version, orders=panel.orders(control.selection))
        await self._decide(interaction, control, act, sitting.say, instead=instead)

    async def _decide(
        self, interaction: Press, control: ControlId, act: Act, say: Say, *, instead: bool
    ) -> None:
        who, press = Person(interaction.user.id), str(interaction.id)
        try:
            outcome = await self._tables.submit(control.game, who, act, press=press)
        except Refused as refusal:
            if refusal.key != "table-stale":
                raise
            look = await self._tables.look(control.game, interaction.user.id)
            await self._moved_on(interaction, look, await self.sitting(look, say), say)
        else:
            await self.after(interaction, outcome, say, instead=instead)

    async def after(self, interaction: Press, outcome: Outcome, say: Say, *, instead: bool) -> None:
        """What happened, and whether one is due again."""
        expect_new_card(interaction)
        look = outcome.own
        sitting = await self.sitting(look, say)
        lines = event_lines(outcome.entries, markdown_names(sitting.names), say)
        lesson = look.table.settings.lesson
        means = await self._coach.after(look, sitting, outcome.entries) if lesson else ""
        done = "\n".join([say("done"), *(f"-# {line}" for line in lines[-8:]), *([means] if means else [])])
        if "plan" in sitting.orders:
            done += f"\n{say('plan-stands')}"
        if sitting.view.seat in look.table.due and look.table.status == "playing":
            await self.draw(interaction, look, sitting, None, f"{done}\n{say('due-again')}", instead=instead)
            return
        await self.show_done(interaction, look, sitting, done, instead=instead)

    async def show_done(
        self, interaction: Press, look: PersonalView, sitting: Sitting, done: str, *, instead: bool
    ) -> None:
        """Nothing more is asked now: what was done, how to take it back, and what can be said ahead."""
        blocks: list[Block] = [Text(done)]
        if look.table.can_take_back == sitting.view.seat:
            blocks.append(Buttons((Button("takeback", sitting.say("take-back")),)))
        if sitting.view.phase == "transport":
            blocks += ahead_blocks(look, sitting)
        page = Page(tuple(blocks))
        await self._show(interaction, look, sitting, page, instead=instead, panel="more", finished=True)

    async def _moved_on(self, interaction: Press, look: PersonalView, sitting: Sitting, say: Say) -> None:
        """The panel is of another moment: show what is due now instead, or that nothing is."""
        if self.nothing_to_decide(look, sitting):
            page = Page((Text(f"{say('moved-on')}\n{await self._not_due(look, say)}"),))
            await self._show(interaction, look, sitting, page, instead=True, finished=True)
        else:
            await self.draw(interaction, look, sitting, None, say("moved-on"))

    async def _show(
        self,
        interaction: Press,
        look: PersonalView,
        sitting: Sitting,
        page: Page,
        *,
        instead: bool,
        panel: str | None = None,
        finished: bool = False,
    ) -> None:
        picture = None
        preview = next((block for block in page.blocks if isinstance(block, Preview)), None)
        if preview is not None:
            picture = await self._studio.preview(sitting, preview.shows)
        where = panel or sitting.view.phase
        view = layout(page, game=look.table.id, version=look.table.version, panel=where, picture=picture)
        files = [picture] if picture else []
        await show_panel(interaction, look.table.id, view, files, instead=instead, finished=finished)
