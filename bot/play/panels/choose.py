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


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Nothing: who declines reads so on the button."""
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """The Moai on offer as buttons."""
    say, player = sitting.say, sitting.view.players[sitting.view.seat]
    takes = [action for action in sitting.legal if isinstance(action, Take)]
    lines = [
        say("choose-title"),
        say("choose-offer", sizes=", ".join(map(str, sitting.view.quarry)), sculptors=player.sculptors),
    ]
    buttons = [
        Button("go", say("choose-take", size=take.size), "primary", selection=str(take.size))
        for take in takes
    ]
    buttons.append(Button("go", say("choose-none"), "secondary", selection="none"))
    return Page((Text("\n".join(lines)), Buttons(tuple(buttons))))
