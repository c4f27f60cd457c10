"""Choosing a Moai: one tap, also for what comes after it."""

from collections.abc import Sequence
from typing import Final

from bot.play.sitting import Sitting
from bot.tables.operations.standing_orders import OrderKind
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from engine import Action
from engine.actions import Decline, Take
from engine.sculpting import carvable

THEN_LARGEST: Final = "+"  # at the end of a selection: with the sculptors left, the largest


def start(sitting: Sitting) -> str:
    """Nothing chosen."""
    return ""


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """What comes after this Moai; each button carries its own size."""
    if word != "then":
        return selection
    return THEN_LARGEST if "largest" in values else ""


def decide(sitting: Sitting, selection: str) -> Action | None:
    """A size, or none at all."""
    size = selection.removesuffix(THEN_LARGEST)
    if size == "none":
        return Decline()
    return Take(int(size)) if size.isdecimal() else None


def orders(selection: str) -> tuple[tuple[OrderKind, str], ...]:
    """To take the largest from now on, in this round."""
    return (("largest", "round"),) if selection.endswith(THEN_LARGEST) else ()


def describe(sitting: Sitting, action: Action) -> str:
    """Which Moai, or none."""
    return (
        sitting.say("choose-take", size=action.size)
        if isinstance(action, Take)
        else sitting.say("choose-none")
    )


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Nothing: who declines reads so on the button."""
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """The Moai on offer as buttons, what is advised in green, with its reason."""
    say, player = sitting.say, sitting.view.players[sitting.view.seat]
    takes = [action for action in sitting.legal if isinstance(action, Take)]
    advised = sitting.best
    lines = [
        say("choose-title"),
        say("choose-offer", sizes=[str(size) for size in sitting.view.quarry], sculptors=player.sculptors),
    ]
    if advised is not None:
        lines.append(say("advice-reason", reason=sitting.reason_words(advised.reason)))
    then = THEN_LARGEST if selection.endswith(THEN_LARGEST) else ""
    choices: list[tuple[Action, str, str]] = [
        (take, say("choose-take", size=take.size), f"{take.size}{then}") for take in takes
    ]
    choices.append((Decline(), say("choose-none"), "none"))
    buttons = tuple(
        Button(
            "go", label, "success" if advised and advised.action == action else "secondary", selection=word
        )
        for action, label, word in choices
    )
    blocks: list[Block] = [Text("\n".join(lines)), Buttons(buttons)]
    if any(_leaves_another(sitting, take) for take in takes):
        options = (
            Option("ask", say("choose-then-ask"), chosen=not then),
            Option("largest", say("choose-then-largest"), chosen=bool(then)),
        )
        blocks.append(Choice("then", say("choose-then"), options))
    return Page(tuple(blocks), then)


def _leaves_another(sitting: Sitting, take: Take) -> bool:
    """Whether there would be another Moai for the sculptors left."""
    left = list(sitting.view.quarry)
    left.remove(take.size)
    return bool(carvable(tuple(left), sitting.view.players[sitting.view.seat].sculptors - take.size))
