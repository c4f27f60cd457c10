"""Stepping through a game: what a step looks like, what it says, and where its controls lead.

Nothing is remembered between two presses: the selection of every control begins with the step it is drawn on.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.ui.page import Button, Buttons
from bot.words import Say
from engine import Colour
from engine.events import Sealed
from render.alt import alt_text, closeup_text
from render.closeup import animation, crop
from render.detail import below_the_map
from render.pictures import board_picture
from render.telling import tell
from render.voice import Voice

from .steps import Step

MOST_LINES: Final = 12


def shown_step(selection: str, steps: Sequence[Step]) -> int:
    """The step that a control was drawn on; the nearest there is, for a forged one."""
    first = selection.partition(".")[0]
    return min(int(first) if first.isdecimal() else 0, len(steps) - 1)


def step_after(word: str, now: int, steps: Sequence[Step]) -> int:
    """The step to which a button leads; any other word stays where it is."""
    rounds = [number for number in range(len(steps)) if not number or opens_round(steps, number)]
    last = len(steps) - 1
    leads = {
        "first": 0,
        "previous": max(0, now - 1),
        "next": min(now + 1, last),
        "last": last,
        "round-before": max((number for number in rounds if number < now), default=0),
        "round-after": min((number for number in rounds if number > now), default=last),
    }
    return leads.get(word, now)


def opens_round(steps: Sequence[Step], number: int) -> bool:
    """Whether a round begins with a step."""
    return steps[number].round != steps[number - 1].round


def step_buttons(steps: Sequence[Step], number: int, say: Say, *besides: Button) -> tuple[Buttons, Buttons]:
    """The ways to other steps: one by one, and round by round with what else belongs into that row."""
    last = number == len(steps) - 1
    onward = (
        Button("first", say("step-first"), disabled=not number),
        Button("previous", say("step-previous"), disabled=not number),
        Button("next", say("step-next"), "success", disabled=last),
        Button("last", say("step-last"), disabled=last),
    )
    rounds = (
        Button("round-before", say("step-round-before"), disabled=not number),
        Button("round-after", say("step-round-after"), disabled=last),
    )
    return Buttons(onward), Buttons((*rounds, *besides))


def step_lines(step: Step, names: Mapping[Colour, str], say: Say) -> list[str]:
    """What happened in a step, a line for each event that says something by itself."""
    voice = Voice(say, names)
    shown = [event for event in step.events if not isinstance(event, Sealed)]
    return [line for event in shown if (line := tell(event, voice))][-MOST_LINES:]


def step_picture(step: Step, names: Mapping[Colour, str], say: Say) -> tuple[bytes, str]:
    """What happened, close up, and that in words: a statue on its way, the place on the map, else what lies
    below it; at both ends the whole board. A WebP; not for the event loop.
    """
    if step.view.outcome is None and step.events:
        close = animation(step.view, names, say, step.events) or crop(step.view, names, say, step.events)
        if close is not None:
            return close, closeup_text(names, say, step.events)
        drawn = below_the_map(step.view, names, say, step.events)
    else:
        drawn = board_picture(step.view, names, say, events=step.events, small=True)
    return drawn, alt_text(step.view, names, say, events=step.events)
