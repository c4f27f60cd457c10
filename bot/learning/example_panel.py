"""The example game, step by step: a picture and words for each, forwards and backwards, or round by round."""

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.studio import Studio
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Block, Button, Buttons, Page, Preview, Text
from bot.ui.respond import Press, show
from bot.words import Say, Words
from engine.events import Sealed
from render.alt import alt_text, closeup_text
from render.closeup import crop
from render.detail import below_the_map
from render.pictures import board_picture
from render.telling import tell
from render.voice import Voice

from .example_game import TOPIC_OF_COMMENT, Step, example_steps
from .rules_panel import RulesPanel
from .topics import TOPICS

PANEL: Final = "example"
MOST_LINES: Final = 12


class ExamplePanel:
    """Shows the example game. Where everybody sees it, whoever presses gets a copy of their own."""

    def __init__(self, studio: Studio, rules: RulesPanel) -> None:
        self._studio = studio
        self._rules = rules

    async def show(self, interaction: Press, say: Words) -> None:
        """The beginning, to one person."""
        await self._show(interaction, 0, say, instead=False)

    async def post(self, channel: discord.abc.Messageable, say: Words) -> None:
        """The beginning, for everybody in a channel."""
        view, file = await self._message(0, say)
        await channel.send(view=view, file=file, allowed_mentions=discord.AllowedMentions.none())

    async def turn(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Another step, by the word of the button; any other word shows the same one again."""
        steps = await self._studio.run(example_steps)
        now = _number(control, steps)
        rounds = [number for number, step in enumerate(steps) if not number or _opens_round(steps, number)]
        match control.word:
            case "first":
                wanted = 0
            case "previous":
                wanted = max(0, now - 1)
            case "next":
                wanted = min(now + 1, len(steps) - 1)
            case "last":
                wanted = len(steps) - 1
            case "round-before":
                wanted = max((number for number in rounds if number < now), default=0)
            case "round-after":
                wanted = min((number for number in rounds if number > now), default=len(steps) - 1)
            case _:
                wanted = now
        await self._show(interaction, wanted, say, instead=True)

    async def explain(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """The rule behind the comment of a step, with the way back to it."""
        steps = await self._studio.run(example_steps)
        comments = steps[_number(control, steps)].comments
        topic = TOPICS[TOPIC_OF_COMMENT[comments[-1]] if comments else "brief"]
        await self._rules.show_beside(interaction, topic, control, say)

    async def _show(self, interaction: Press, number: int, say: Words, *, instead: bool) -> None:
        view, file = await self._message(number, say)
        await show(interaction, view, [file], instead=instead)

    async def _message(self, number: int, say: Words) -> tuple[ui.LayoutView, discord.File]:
        def draw() -> tuple[tuple[Step, ...], bytes, str]:
            steps = example_steps()
            return steps, *_picture(steps[number], say)

        steps, image, alt = await self._studio.run(draw)
        file = discord.File(io.BytesIO(image), f"example-{number}.webp", description=alt)
        page = _page(steps, number, say)
        return layout(page, game=0, version=0, panel=PANEL, picture=file), file


def _number(control: ControlId, steps: Sequence[Step]) -> int:
    """The step that a control was drawn for; the nearest there is, for a forged one."""
    number = int(control.selection) if control.selection.isdecimal() else 0
    return min(number, len(steps) - 1)


def _opens_round(steps: Sequence[Step], number: int) -> bool:
    return steps[number].round != steps[number - 1].round


def _picture(step: Step, say: Say) -> tuple[bytes, str]:
    """What happened close up: on the map, else below it; at both ends the whole board; and that in words."""
    close = crop(step.view, {}, say, step.events)
    if close is not None and step.view.outcome is None:
        return close, closeup_text({}, say, step.events)
    if step.events and step.view.outcome is None:
        drawn = below_the_map(step.view, {}, say, step.events)
    else:
        drawn = board_picture(step.view, {}, say, events=step.events, small=True)
    return drawn, alt_text(step.view, {}, say, events=step.events)


def _page(steps: Sequence[Step], number: int, say: Say) -> Page:
    """A step: where in the game it is, what happened, what is to be learnt by it, and ways on."""
    step, voice = steps[number], Voice(say, {})
    shown = [event for event in step.events if not isinstance(event, Sealed)]
    lines = [line for event in shown if (line := tell(event, voice))]
    told = [say("example-title", round=step.round, step=number + 1, steps=len(steps)), *lines[-MOST_LINES:]]
    comments = [f"> 🎓 {say(f'example-{key}')}" for key in step.comments]
    last = number == len(steps) - 1
    blocks: list[Block] = [Text("\n".join([*told, *comments])), Preview()]
    onward = (
        Button("first", say("example-first"), disabled=not number),
        Button("previous", say("example-previous"), disabled=not number),
        Button("next", say("example-next"), "success", disabled=last),
        Button("last", say("example-last"), disabled=last),
    )
    rounds = [
        Button("round-before", say("example-round-before"), disabled=not number),
        Button("round-after", say("example-round-after"), disabled=last),
    ]
    if step.comments:
        topic = TOPICS[TOPIC_OF_COMMENT[step.comments[-1]]]
        rounds.append(Button("rules", say("rules-link", topic=topic.title(say))))
    return Page((*blocks, Buttons(onward), Buttons(tuple(rounds))), str(number))
