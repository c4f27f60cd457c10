"""The request by which a computer player takes its turn."""

from dataclasses import dataclass

from bot.computers.computer_seats import Question
from bot.tables.change import Change, Request
from bot.tables.errors import Refused
from bot.tables.model import Person
from engine import Action

from .decisions import refuse_stale, settle, take_or_safe


@dataclass(frozen=True, slots=True)
class TakeComputerTurn(Request):
    """Take what a computer decided, if it is still its turn; the harmless decision if it had none."""

    question: Question
    action: Action | None

    def apply(self, change: Change, who: Person) -> None:
        """Take it, and what follows from it."""
        change.require("playing")
        question = self.question
        if change.table.seat(question.seat).deciding_computer != question.level:
            raise Refused("table-not-your-seat")
        refuse_stale(change.table, question.seat, question.version)
        take_or_safe(change, f"computer:{question.level}", question.seat, self.action)
        settle(change)
