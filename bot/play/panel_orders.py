"""Orders that are left on the panels of decisions: the largest Moai, a plan, stashing and recalling ahead."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.tables.model import Person
from bot.tables.operations.decisions import CancelOrder, LeaveOrder
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.arguments import first_of
from bot.ui.custom_id import ControlId
from bot.ui.press import Press
from bot.words import Words

from .panels.plan import PlanSelection
from .sitting import Sitting

if TYPE_CHECKING:
    from .decision_panels import DecisionPanels


class PanelOrders:
    """Leaves and cancels them, and shows the panel again."""

    def __init__(self, tables: Tables, panels: "DecisionPanels") -> None:
        self._tables = tables
        self._panels = panels

    async def leave_largest(
        self, interaction: Press, look: PersonalView, selection: str, values: Sequence[str], say: Words
    ) -> None:
        """Leave the order to take the largest Moai one can, or to be asked, and show the bid again."""
        game, who = look.table.id, Person(interaction.user.id)
        given = any(kind == "largest" for kind, _ in look.orders)
        if "largest" in values and not given:
            await self._tables.submit(game, who, LeaveOrder("largest"))
        elif "largest" not in values and given:
            await self._tables.submit(game, who, CancelOrder("largest"))
        look = await self._tables.look(game, interaction.user.id)
        await self._panels.draw(interaction, look, await self._panels.sitting(look, say), selection)

    async def leave_plan(
        self, interaction: Press, look: PersonalView, sitting: Sitting, selection: str
    ) -> None:
        """Keep a plan for the coming turns; its first step is taken at once by whoever is in turn."""
        order = LeaveOrder("plan", PlanSelection.read(selection).order(sitting))
        who, press = Person(interaction.user.id), str(interaction.id)
        outcome = await self._tables.submit(look.table.id, who, order, press=press)
        await self._panels.after(interaction, outcome, sitting.say, instead=True)

    async def cancel_plan(self, interaction: Press, game: int, say: Words) -> None:
        """Decide oneself again, step by step."""
        await self._tables.submit(game, Person(interaction.user.id), CancelOrder("plan"))
        await self._panels.show_next(interaction, game, say, say("plan-cancelled"))

    async def leave_ahead(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Say what becomes of one's statues and marks when this round ends, or that one wants to be asked."""
        who, kind = Person(interaction.user.id), control.word.removeprefix("ahead-")
        look = await self._tables.look(control.game, who.user)
        if first_of(values) != "ask":
            order = LeaveOrder(kind, f"{first_of(values)} round")
            look = (await self._tables.submit(control.game, who, order, press=str(interaction.id))).own
        elif any(given == kind for given, _ in look.orders):
            look = (await self._tables.submit(control.game, who, CancelOrder(kind))).own
        sitting = await self._panels.sitting(look, say)
        if self._panels.nothing_to_decide(look, sitting):
            await self._panels.show_done(interaction, look, sitting, say("ahead-noted"), instead=True)
        else:
            await self._panels.draw(interaction, look, sitting, None, say("ahead-noted"))
