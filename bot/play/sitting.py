"""What a panel works with (`Sitting`: one seat's view, its legal actions, the words) and offers (`Panel`)."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.tables.log_entry import Entry
from bot.tables.operations.standing_orders import OrderKind
from bot.tables.public_view import PersonalView
from bot.ui.names import Name, Names, markdown_names, plain_names
from bot.ui.page import Page
from bot.words import Say
from engine import Action, Colour, SeatView, apply
from engine.actions import Move, Peek, Put
from engine.carrying import by_payee, payments
from engine.players import Decision, Reason, imagine


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat at the table at one moment. It holds nothing that the seat may not know."""

    view: SeatView
    legal: Sequence[Action]
    say: Say
    names: Names
    orders: tuple[str, ...] = ()
    advice: tuple[Decision, ...] = ()
    planned: tuple[Put, ...] = ()

    def name(self, seat: Colour) -> Name:
        """How a player is called."""
        return self.names[seat]

    def ahu(self, number: int) -> str:
        """An ahu by number and name."""
        return f"{number} {self.view.board.ahus[number].name}"

    def statue(self, name: str) -> str:
        """A statue as a player would point at it: what it is and where."""
        statue = self.view.statues[name]
        kind = (
            self.say("statue-moai", id=name, size=statue.size)
            if statue.size
            else self.say("statue-headdress", id=name)
        )
        if statue.hex is None:
            return self.say("statue-in-front", statue=kind)
        key = (
            "statue-marked"
            if statue.marked_by
            else "statue-abandoned"
            if statue.abandoned
            else "statue-on-hex"
        )
        return self.say(key, statue=kind, hex=statue.hex)

    def gains(self, move: Move) -> tuple[tuple[Colour, int], ...]:
        """What the others gain by carrying, in seat order. Whoever moves a statue pays nothing for that."""
        total = by_payee(payments(self.view.box, self.view.statues[move.statue].size, move.steps))
        return tuple((seat, total[seat]) for seat in self.view.seats if seat in total)

    def gains_in_words(self, gains: Sequence[tuple[Colour, int]], *, markdown: bool = False) -> str:
        """Who else gains by a move, or that nobody does: for a label, or as markdown for a text."""
        if not gains:
            return self.say("gains-nobody")
        names = markdown_names(self.names) if markdown else plain_names(self.names)
        return " · ".join(self.say("gains-one", name=names[seat], points=points) for seat, points in gains)

    @property
    def best(self) -> Decision | None:
        """What is advised most that a panel can do; a peek is for the menu."""
        return next((decision for decision in self.advice if not isinstance(decision.action, Peek)), None)

    def reason_for(self, action: Action) -> str:
        """Why a decision was advised; nothing if it was not."""
        return next((self.reason_words(d.reason) for d in self.advice if d.action == action), "")

    def reason_words(self, reason: Reason) -> str:
        """A reason of the computer players, in words."""
        return self.say(reason.key, **reason.args)


def refuse_illegal(sitting: Sitting, action: Action) -> None:
    """Raise the reason that the rules have against a decision, if it is not open to the seat."""
    if action not in sitting.legal:
        apply(imagine(sitting.view, random.Random(0)), sitting.view.seat, action)


class Coach(Protocol):
    """Somebody who explains decisions to those who want that; to others it says nothing."""

    async def before(self, look: PersonalView, sitting: Sitting) -> str:
        """What a panel is about, and why the suggestion is one."""

    async def after(self, look: PersonalView, sitting: Sitting, entries: Iterable[Entry]) -> str:
        """What entries mean for the seat that brought them about."""

    async def since_last_move(self, look: PersonalView, sitting: Sitting) -> str:
        """What has happened since the seat's last decision means for it."""


class Panel(Protocol):
    """The controls of one kind of decision. Its whole state between presses is its selection, a text."""

    def start(self, sitting: Sitting) -> str:
        """The selection of a panel just opened."""

    def draw(self, sitting: Sitting, selection: str) -> Page:
        """The page of a selection; a selection that no longer fits is drawn as far as it does."""

    def change(self, sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
        """The selection after a control was used."""

    def decide(self, sitting: Sitting, selection: str) -> Action | None:
        """The decision that a selection amounts to, if it is complete."""

    def orders(self, selection: str) -> tuple[tuple[OrderKind, str], ...]:
        """What a selection leaves for later in the same round, together with its decision; mostly nothing."""

    def describe(self, sitting: Sitting, action: Action) -> str:
        """A decision of this kind in a few words."""

    def warnings(self, sitting: Sitting, action: Action) -> list[str]:
        """What the player may regret about a decision, asked once before it is taken; mostly nothing."""
