"""Choosing a Moai: one tap."""

from collections.abc import Sequence

from bot.play.sitting import Sitting
from bot.ui.page import Button, Buttons, Page, Text
from engine import Action
from engine.actions import Decline, Take


def start(sitting: Sitting) -> str:
    """Nothing chosen."""
    return ""


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """Each button carries its own selection."""
    return selection


def decide(sitting: Sitting, selection: str) -> Action | None:
    """A size, or none at all."""
    if selection == "none":
        return Decline()
    return Take(int(selection)) if selection.isdecimal() else None


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
    advised = sitting.advice[0] if sitting.advice else None
    lines = [
        say("choose-title"),
        say("choose-offer", sizes=", ".join(map(str, sitting.view.quarry)), sculptors=player.sculptors),
    ]
    if advised is not None:
        lines.append(say("advice-reason", reason=sitting.reason_words(advised.reason)))
    choices: list[tuple[Action, str, str]] = [
        (take, say("choose-take", size=take.size), str(take.size)) for take in takes
    ]
    choices.append((Decline(), say("choose-none"), "none"))
    buttons = tuple(
        Button(
            "go", label, "success" if advised and advised.action == action else "secondary", selection=word
        )
        for action, label, word in choices
    )
    return Page((Text("\n".join(lines)), Buttons(buttons)))
