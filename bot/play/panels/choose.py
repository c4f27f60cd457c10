"""Choosing a Moai: one tap."""

from collections.abc import Sequence

from bot.play.sitting import Sitting
from bot.ui.page import Button, Buttons, Page, Text
from engine import Action
from engine.actions import Decline, Take


def start(sitting: Sitting) -> str:
    """Nothing chosen."""
    return ""


def change(sitting: Sitting, draft: str, word: str, values: Sequence[str]) -> str:
    """Each button carries its own draft."""
    return draft


def decide(sitting: Sitting, draft: str) -> Action | None:
    """A size, or none at all."""
    if draft == "none":
        return Decline()
    return Take(int(draft)) if draft.isdecimal() else None


def draw(sitting: Sitting, draft: str) -> Page:
    """The Moai on offer as buttons."""
    say, player = sitting.say, sitting.view.players[sitting.view.seat]
    takes = [action for action in sitting.legal if isinstance(action, Take)]
    lines = [
        say("choose-title"),
        say("choose-offer", sizes=", ".join(map(str, sitting.view.quarry)), sculptors=player.sculptors),
    ]
    buttons = [
        Button("go", say("choose-take", size=take.size), "primary", draft=str(take.size)) for take in takes
    ]
    buttons.append(Button("go", say("choose-none"), "secondary", draft="none"))
    return Page((Text("\n".join(lines)), Buttons(tuple(buttons))))
