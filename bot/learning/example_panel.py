"""The example game, step by step: a picture and words for each, forwards and backwards, or round by round."""

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.replays.stepping import shown_step, step_after, step_buttons, step_lines, step_picture
from bot.replays.steps import Step
from bot.studio import Studio
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Button, Page, Preview, Text
from bot.ui.press import Press
from bot.ui.respond import show
from bot.words import Say, Words

from .example_game import TOPIC_OF_COMMENT, example_steps
from .rules_panel import RulesPanel
from .topics import TOPICS

PANEL: Final = "example"


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
        wanted = step_after(control.word, shown_step(control.selection, steps), steps)
        await self._show(interaction, wanted, say, instead=True)

    async def explain(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """The rule behind the comment of a step, with the way back to it."""
        steps = await self._studio.run(example_steps)
        comments = steps[shown_step(control.selection, steps)].comments
        topic = TOPICS[TOPIC_OF_COMMENT[comments[-1]] if comments else "brief"]
        await self._rules.show_beside(interaction, topic, control, say)

    async def _show(self, interaction: Press, number: int, say: Words, *, instead: bool) -> None:
        view, file = await self._message(number, say)
        await show(interaction, view, [file], instead=instead)

    async def _message(self, number: int, say: Words) -> tuple[ui.LayoutView, discord.File]:
        def draw() -> tuple[tuple[Step, ...], bytes, str]:
            steps = example_steps()
            return steps, *step_picture(steps[number], {}, say)

        steps, image, alt = await self._studio.run(draw)
        file = discord.File(io.BytesIO(image), f"example-{number}.webp", description=alt)
        page = _page(steps, number, say)
        return layout(page, game=0, version=0, panel=PANEL, picture=file), file


def _page(steps: Sequence[Step], number: int, say: Say) -> Page:
    """A step: where in the game it is, what happened, what is to be learnt by it, and ways on."""
    step = steps[number]
    title = say("example-title", round=step.round, step=number + 1, steps=len(steps))
    comments = [f"> 🎓 {say(f'example-{key}')}" for key in step.comments]
    text = "\n".join([title, *step_lines(step, {}, say), *comments])
    besides = []
    if step.comments:
        topic = TOPICS[TOPIC_OF_COMMENT[step.comments[-1]]]
        besides.append(Button("rules", say("rules-link", topic=topic.title(say))))
    return Page((Text(text), Preview(), *step_buttons(steps, number, say, *besides)), str(number))
