"""Stash and recall: which statues get a marker, or give it back. Usually one tap.

Who stashes can say at once what becomes of the marks at the end of the round: `m1+m2/none` keeps them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.sitting import Sitting
from bot.tables.operations.standing_orders import OrderKind
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from bot.words import Say
from engine import Action
from engine.actions import Recall, Stash, statue_order


@dataclass(frozen=True, slots=True)
class MarkerPanel:
    """Both decisions are a set of statues; they differ in their words and in what the set means."""

    kind: type[Stash] | type[Recall]
    prefix: str

    def _sets(self, sitting: Sitting) -> list[tuple[str, ...]]:
        return [action.statues for action in sitting.legal if isinstance(action, self.kind)]

    def _advised(self, sitting: Sitting) -> str | None:
        """The selection that is advised."""
        action = sitting.best.action if sitting.best else None
        return "+".join(action.statues) or "-" if isinstance(action, self.kind) else None

    def start(self, sitting: Sitting) -> str:
        """Nothing picked."""
        return "-"

    def change(self, sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
        """The statues picked from the menu, or what becomes of the marks."""
        picked, _, then = selection.partition("/")
        if word == "pick":
            known = [value for value in values if value in sitting.view.statues]
            picked = "+".join(sorted(known, key=statue_order)) or "-"
        elif word == "then":
            then = next((value for value in values if value in ("all", "none")), "")
        return _with_then(picked, then)

    def decide(self, sitting: Sitting, selection: str) -> Action | None:
        """The set, if it is one of those open to the seat."""
        names = selection.partition("/")[0]
        picked = () if names == "-" else tuple(names.split("+"))
        return self.kind(picked) if picked in self._sets(sitting) else None

    def orders(self, selection: str) -> tuple[tuple[OrderKind, str], ...]:
        """What becomes of the marks at the end of this round."""
        then = selection.partition("/")[2]
        return (("recall", f"{then} round"),) if self.kind is Stash and then in ("all", "none") else ()

    def describe(self, sitting: Sitting, action: Action) -> str:
        """Which statues, or none."""
        if not isinstance(action, self.kind) or not action.statues:
            return sitting.say(f"{self.prefix}-none")
        return sitting.say(f"{self.prefix}-these", statues=action.statues, count=len(action.statues))

    def warnings(self, sitting: Sitting, action: Action) -> list[str]:
        """Nothing: markers come and go every round."""
        return []

    def draw(self, sitting: Sitting, selection: str) -> Page:
        """None, all that one can, or a choice."""
        say, sets = sitting.say, self._sets(sitting)
        selection, _, then = selection.partition("/")
        names = sorted({name for names in sets for name in names}, key=statue_order)
        most = max((len(names) for names in sets), default=0)
        lines = [say(f"{self.prefix}-title"), *(f"- {sitting.statue(name)}" for name in names)]
        best = self._advised(sitting)
        if best is not None and sitting.best is not None:
            lines.append(say("advice-reason", reason=sitting.reason_words(sitting.best.reason)))
        every = "+".join(names) if most == len(names) else "-"
        labels = {"-": say(f"{self.prefix}-none")}
        if every != "-":
            labels[every] = say(f"{self.prefix}-all", count=len(names))
        if best is not None and best not in labels:
            advised = best.split("+")
            labels[best] = say(f"{self.prefix}-these", statues=advised, count=len(advised))
        row = [
            Button("go", label, "success" if word == best else "secondary", selection=_with_then(word, then))
            for word, label in labels.items()
        ]
        blocks: list[Block] = [Text("\n".join(lines)), Buttons(tuple(row))]
        if len(names) > 1:
            picked = selection.split("+")
            options = tuple(Option(name, sitting.statue(name), chosen=name in picked) for name in names)
            blocks.append(Choice("pick", say(f"{self.prefix}-pick"), options, 1, most))
            if self.decide(sitting, selection) is not None and selection not in labels:
                label = say(f"{self.prefix}-these", statues=picked, count=len(picked))
                blocks.append(Buttons((Button("go", label, "success"),)))
        if self.kind is Stash:
            blocks.append(marks_at_the_end("then", then, sitting.say))
        return Page(tuple(blocks), _with_then(selection, then))


def _with_then(picked: str, then: str) -> str:
    return f"{picked}/{then}" if then else picked


def marks_at_the_end(word: str, now: str, say: Say) -> Choice:
    """The question what becomes of one's marks when the round ends."""
    options = (
        Option("ask", say("ahead-ask"), chosen=not now),
        Option("none", say("recall-none"), chosen=now == "none"),
        Option("all", say("ahead-recall-all"), chosen=now == "all"),
    )
    return Choice(word, say("ahead-recall"), options)


STASH = MarkerPanel(Stash, "stash")
RECALL = MarkerPanel(Recall, "recall")
