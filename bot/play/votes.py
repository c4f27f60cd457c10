"""Questions to the table: asked on a private page that says what would happen, answered on the card; and
seats on offer, coming back.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.card.questions import Decision, asked_blocks, decisions_at, question_lines, undone_by
from bot.moderation.rights import person
from bot.reminders.service import Reminders
from bot.tables.errors import Refused
from bot.tables.model import LATE_POLICIES, Person
from bot.tables.operations.absences import ComeBack
from bot.tables.operations.lifecycle import Reopen, Resume
from bot.tables.operations.seats import AcceptSeat, RefuseSeat
from bot.tables.operations.votes import AskForSeat, CastVote, Propose
from bot.tables.public_view import PersonalView, TableView
from bot.tables.service import Tables
from bot.tables.vote import PROPOSALS, Term, Vote
from bot.ui.arguments import colour_named, first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.names import DisplayNames
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from bot.ui.press import Press
from bot.ui.respond import show_panel, tell
from bot.words import Words

from .catch_up import CatchUp
from .decision_panels import DecisionPanels
from .ways_back import ways_back

PANEL: Final = "ask"
POINTS_SHOWN: Final = 20  # points to go back to, in one menu


class Votes:
    """Answers those presses; each is checked against the table as it is now."""

    def __init__(
        self,
        tables: Tables,
        reminders: Reminders,
        names: DisplayNames,
        catch_up: CatchUp,
        decisions: DecisionPanels,
    ) -> None:
        self._tables = tables
        self._reminders = reminders
        self._names = names
        self._catch_up = catch_up
        self._decisions = decisions

    # Asking

    async def ask(
        self,
        interaction: Press,
        game: int,
        kind: str,
        say: Words,
        *,
        point: int | None = None,
        steps: int | None = None,
        terms: Sequence[Term] = (),
        skipped: int = 0,
    ) -> None:
        """Show somebody what exactly the table would be asked, to be confirmed: nothing is asked yet.

        An undo goes back to before the entry after `point`, or so many `steps`, or to before their own last
        action; `skipped` is how many points its menu leaves out.
        """
        look = await self._tables.look(game, interaction.user.id)
        table = look.table
        if look.seat is None and table.host != interaction.user.id:
            raise Refused("table-not-seated")
        names = await self._names.at_table(table, say)
        undone: Sequence[Decision] = ()
        offered: Sequence[Decision] = ()
        target = 0
        if kind == "undo":
            offered = await decisions_at(self._tables, table, names, say)
            if steps is not None:
                if not 0 < steps <= len(offered):
                    raise Refused("table-no-such-point", point=steps)
                point = offered[-steps].seq - 1
            target = await self._tables.undo_target(game, interaction.user.id, point)
            undone = [each for each in offered if each.seq > target]
        vote = Vote(kind, target, (), terms=tuple(terms))
        alone = sum(seat.user is not None for seat in table.seats) <= 1
        lines = [say("question-asked-of-yourself" if alone else "question-draft")]
        lines += question_lines(vote, table, names, say, undone)
        blocks: list[Block] = [Text("\n".join(lines))]
        if len(offered) > 1:
            blocks.append(_point_choice(offered, skipped, say))
        row = (
            Button("go", say("ask-sure" if alone else "ask-go"), "danger" if alone else "success"),
            Button("no", say("ask-no")),
        )
        page = Page((*blocks, Buttons(row)), _selection(vote))
        view = layout(page, game=game, version=table.version, panel=PANEL)
        await show_panel(interaction, game, view, instead=True)

    async def choose_point(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Another point to go back to, or more of them."""
        chosen = first_of(values)
        kind, target, _ = _read_selection(control.selection)
        if chosen.startswith("skip"):
            skipped = int(chosen[4:]) if chosen[4:].isdecimal() else 0
            await self.ask(interaction, control.game, kind, say, point=target, skipped=skipped)
            return
        point = int(chosen) if chosen.isdecimal() else -1
        await self.ask(interaction, control.game, kind, say, point=point)

    async def put(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Put the question of a private page to the table."""
        kind, target, terms = _read_selection(control.selection)
        request = Propose(kind, target if kind == "undo" else None, terms)
        who, press = Person(interaction.user.id), str(interaction.id)
        outcome = await self._tables.submit(control.game, who, request, press=press)
        self._reminders.wake()
        asked = any(vote.kind == kind for vote in outcome.table.votes)
        await self._say(interaction, outcome.own, say("vote-asked" if asked else "vote-done"), say)

    async def drop(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Ask nothing after all."""
        look = await self._tables.look(control.game, interaction.user.id)
        await self._say(interaction, look, say("ask-dropped"), say)

    async def _say(self, interaction: Press, look: PersonalView, text: str, say: Words) -> None:
        """Say something on the private page that was pressed, with a way back."""
        page = Page((Text(text), *ways_back(look, say)))
        view = layout(page, game=look.table.id, version=look.table.version, panel=PANEL)
        await show_panel(interaction, look.table.id, view, instead=True, finished=True)

    async def ask_undo(self, interaction: Press, game: int, say: Words) -> None:
        """About to ask the table to go back to before one's last action."""
        await self.ask(interaction, game, "undo", say)

    async def ask_end(self, interaction: Press, game: int, say: Words) -> None:
        """About to ask the table to end the game with the points as they stand."""
        await self.ask(interaction, game, "end", say)

    async def ask_reopen(self, interaction: Press, game: int, say: Words) -> None:
        """Take a game up again as a moderator who did not play; whoever played asks the table."""
        who = await person(interaction)
        if not who.moderator or (await self._tables.look(game, who.user)).seat is not None:
            await self.ask(interaction, game, "reopen", say)
            return
        await self._tables.submit(game, who, Reopen(), press=str(interaction.id))
        await tell(interaction, say("reopened"))

    async def ask_close(self, interaction: Press, game: int, say: Words) -> None:
        """About to ask the table to close a game for good."""
        await self.ask(interaction, game, "close", say)

    async def ask_chosen(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """About to ask the table what was chosen in the menu."""
        await self.ask(interaction, control.game, first_of(values), say)

    # Answering

    async def show_question(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Show somebody a question that was put to the table, to be answered."""
        table = (await self._tables.look(control.game)).table
        number = control.selection.partition(".")[2]
        vote = next((vote for vote in table.votes if str(vote.number) == number), None)
        if vote is None:
            raise Refused("table-no-vote")
        names = await self._names.at_table(table, say)
        undone = await undone_by(self._tables, table, names, say)
        page = Page(tuple(asked_blocks(vote, table, names, say, undone)))
        view = layout(page, game=table.id, version=table.version, panel=PANEL)
        await show_panel(interaction, table.id, view, instead=True)

    async def vote(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Answer the table's question that the button names, with yes or no.

        Cards of earlier versions named its kind alone: such a question has the number 0.
        """
        kind, _, number = control.selection.partition(".")
        cast = CastVote(kind, control.word == "aye", int(number) if number.isdecimal() else 0)
        who, press = Person(interaction.user.id), str(interaction.id)
        outcome = await self._tables.submit(control.game, who, cast, press=press)
        self._reminders.wake()
        if control.panel == PANEL:
            await self._say(interaction, outcome.own, say("voted"), say)
        else:
            await tell(interaction, say("voted"))

    # Seats

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

    async def accept_seat(self, interaction: Press, game: int, say: Words) -> None:
        """Take the seat that one was asked to take."""
        await self._tables.submit(game, await person(interaction), AcceptSeat(), press=str(interaction.id))
        self._reminders.wake()
        await tell(interaction, say("seat-yours"))

    async def refuse_seat(self, interaction: Press, game: int, say: Words) -> None:
        """Not take it."""
        await self._tables.submit(game, await person(interaction), RefuseSeat(), press=str(interaction.id))
        self._reminders.wake()
        await tell(interaction, say("seat-refused"))

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
        await self._decisions.show_next(interaction, control.game, say, say("seat-home"))
        await self._catch_up.summarise(interaction, control.game)


def question_menu(table: TableView, say: Words) -> Choice:
    """What a player can ask the table now, besides settings."""
    kinds = ("undo", "end", "abandon", "resume" if table.status == "paused" else "pause")
    return Choice("ask", say("ask-page"), tuple(Option(kind, say(f"ask-kind-{kind}")) for kind in kinds))


def _point_choice(offered: Sequence[Decision], skipped: int, say: Words) -> Choice:
    """Points to go back to, the nearest first, some at a time."""
    nearest = offered[::-1]
    shown = nearest[skipped : skipped + POINTS_SHOWN]
    options = [Option(str(each.seq - 1), say("ask-point-before", what=each.label)) for each in shown]
    if skipped:
        options.insert(0, Option(f"skip{max(0, skipped - POINTS_SHOWN)}", say("ask-point-later")))
    if len(nearest) > skipped + POINTS_SHOWN:
        options.append(Option(f"skip{skipped + POINTS_SHOWN}", say("ask-point-earlier")))
    return Choice("point", say("ask-point"), tuple(options))


def _selection(vote: Vote) -> str:
    """A question as a control carries it: its kind, and the entry or the terms that it is about."""
    parts = [vote.kind]
    if vote.kind == "undo":
        parts.append(str(vote.target))
    parts += [f"{name}={'' if value is None else value}" for name, value in vote.terms]
    return ".".join(parts)


def _read_selection(selection: str) -> tuple[str, int, Mapping[str, str | int | None]]:
    """The question that a control carries, as far as it makes sense; the table judges the rest."""
    kind, *parts = selection.split(".")
    if kind not in PROPOSALS:
        raise Refused("unknown-control")
    terms: dict[str, str | int | None] = {}
    target = -1
    for part in parts:
        name, _, value = part.partition("=")
        if name == "deadline":
            terms[name] = int(value) if value.isdecimal() and len(value) < 9 else None
        elif name == "late":
            terms[name] = value if value in LATE_POLICIES else "remind"
        elif part.isdecimal() and len(part) < 10:
            target = int(part)
    return kind, target, terms
