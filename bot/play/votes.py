"""Buttons of the card besides decisions: votes, seats on offer, and coming back."""

from collections.abc import Sequence

from bot.moderation.rights import person
from bot.reminders.service import Reminders
from bot.tables.model import Person
from bot.tables.operations.lifecycle import Resume
from bot.tables.operations.seats import ComeBack
from bot.tables.operations.votes import AskForSeat, CastVote
from bot.tables.service import Tables
from bot.ui.arguments import colour_named
from bot.ui.custom_id import ControlId
from bot.ui.respond import Press, show, tell, text_view
from bot.words import Words

from .catch_up import CatchUp


class Votes:
    """Answers those presses; each is checked against the table as it is now."""

    def __init__(self, tables: Tables, reminders: Reminders, catch_up: CatchUp) -> None:
        self._tables = tables
        self._reminders = reminders
        self._catch_up = catch_up

    async def vote(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Answer the table's question that the button names, with yes or no."""
        aye = control.word == "aye"
        who, press = Person(interaction.user.id), str(interaction.id)
        await self._tables.submit(control.game, who, CastVote(control.selection, aye), press=press)
        await tell(interaction, say("voted"))

    async def take_over(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Ask for the seat on offer that the button names."""
        await self.ask_for_seat(interaction, control.game, control.selection, say)

    async def ask_for_seat(self, interaction: Press, game: int, colour: str, say: Words) -> None:
        """Ask the table for a seat; where nobody is left to ask, it is theirs at once."""
        outcome = await self._tables.submit(
            game, await person(interaction), AskForSeat(colour_named(colour)), press=str(interaction.id)
        )
        self._reminders.wake()
        await tell(interaction, say("seat-asked" if outcome.own.seat is None else "seat-yours"))

    async def wake_game(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Go on with a game that fell asleep."""
        await self._tables.submit(
            control.game, await person(interaction), Resume(), press=str(interaction.id)
        )
        await tell(interaction, say("woken"))
        await self._catch_up.summarise(interaction, control.game)

    async def come_back(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Take one's own seat back from the computer that held it."""
        await self._tables.submit(
            control.game, Person(interaction.user.id), ComeBack(), press=str(interaction.id)
        )
        await show(interaction, text_view(say("seat-home")), instead=True)
        await self._catch_up.summarise(interaction, control.game)
