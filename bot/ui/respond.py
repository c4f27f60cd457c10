"""Answering interactions: ephemeral, in the person's language, in time, and always.

Whatever answers a press does so within `answering`, with the functions of this module.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import discord
from discord import ui

from bot.words import Words, words

from .answers.answer import EARLIEST_DEFERRAL, NO_PINGS, Answer
from .answers.discord_errors import AnswerLost, told
from .answers.living_panels import NEWS, NOTE, PrivateMessage
from .components import LONGEST_TEXT, truncate, unregistered_view
from .press import Press, PressContext, PressTracker, press_context

_log = logging.getLogger(__name__)
CROWD: Final = 12  # presses under way at once, from which on each is acknowledged before it is worked on
SLOW_ROUND: Final = 0.1  # seconds that a round of the event loop takes when it can't keep up


_tracking: dict[type, bool] = {}  # which kinds of clients do: asking one takes a while


def _tracker(interaction: Press) -> PressTracker | None:
    """The client, if it tracks who answers."""
    client: object = interaction.client
    tracks = _tracking.get(type(client))
    if tracks is None:
        tracks = _tracking[type(client)] = isinstance(client, PressTracker)
    return cast("PressTracker", client) if tracks else None


def words_for(interaction: Press) -> Words:
    """The words of the person who acts, in the language that they chose, else nearest to their Discord's."""
    tracker = _tracker(interaction)
    chosen = {} if tracker is None else tracker.chosen_languages
    return words(chosen.get(interaction.user.id, interaction.locale.value))


def text_view(text: str) -> ui.LayoutView:
    """A message of one paragraph."""
    view = unregistered_view()
    view.add_item(ui.TextDisplay(truncate(text, LONGEST_TEXT)))
    return view


async def acknowledge(interaction: Press) -> None:
    """Acknowledge a press whose effect shows elsewhere."""
    await Answer.to(interaction).acknowledge()


async def tell(interaction: Press, text: str) -> None:
    """Say something to one person alone: a note, which the next answer takes away."""
    await show_note(interaction, text_view(text))


async def show_note(interaction: Press, view: ui.LayoutView) -> None:
    """Show a note to one person alone, which the next answer takes away."""
    await Answer.to(interaction).show(view, (), instead=False, panel_of=NOTE)


async def show(
    interaction: Press, view: ui.LayoutView, files: Sequence[discord.File] = (), *, instead: bool = False
) -> None:
    """Show something to one person alone: as a new message, or instead of the private panel pressed."""
    await Answer.to(interaction).show(view, files, instead=instead, panel_of=None)


async def show_panel(
    interaction: Press,
    game: int,
    view: ui.LayoutView,
    files: Sequence[discord.File] = (),
    *,
    instead: bool = False,
    finished: bool = False,
) -> None:
    """Show somebody's panel of a game: there is one of it, the newest; a `finished` one asks nothing more,
    and is taken away after a while.
    """
    answer = Answer.to(interaction)
    await answer.show(view, files, instead=instead, panel_of=game, finished=finished)


async def show_everybody(interaction: Press, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
    """Show everybody something else on the public message that was pressed."""
    await Answer.to(interaction).show_everybody(view, files)


def expect_new_card(interaction: Press) -> None:
    """Note that a press replaces the card: its answer does not stay below the old one."""
    Answer.to(interaction).expect_new_card()


async def open_form(interaction: Press, form: ui.Modal) -> None:
    """Open a form for one person."""
    await Answer.to(interaction).open_form(form)


async def show_news(interaction: Press, view: ui.LayoutView) -> None:
    """Show somebody who got their answer what happened meanwhile, in place of earlier news; raises Discord's
    errors.
    """
    sent = await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_PINGS, wait=True)
    tracker = _tracker(interaction)
    if tracker is not None:
        message = PrivateMessage(interaction, sent.id, original=False, finished=True)
        await tracker.living_panels.shown(interaction.user.id, NEWS, message)


def asks_something(interaction: Press) -> bool:
    """Whether a press was answered with something to decide, which nothing less urgent should push away."""
    answer = Answer.known(interaction)
    return answer is not None and answer.asks


def can_follow_up(interaction: Press) -> bool:
    """Whether something private can be said after the answer: not to a form, and not when it is too late."""
    form = interaction.response.type is discord.InteractionResponseType.modal
    return interaction.response.is_done() and not form and not interaction.is_expired()


@asynccontextmanager
async def answering(
    interaction: Press, game: int | None = None, *, opens_form: bool = False
) -> AsyncIterator[Words]:
    """Answer whatever is raised inside: a refusal, ours or Discord's, with its reason; a fault with a
    reference. What opens a form is not acknowledged early, as Discord opens none then.
    """
    tracker = _tracker(interaction)
    if tracker is not None:
        _track(asyncio.current_task(), tracker.presses)
    context = PressContext(interaction.id, interaction.guild_id, game or None)
    press_context.set(context)
    say, answer = words_for(interaction), Answer(interaction, tracker)
    try:
        if tracker is not None and not opens_form:
            await _hurry(answer, tracker)
        yield say
    except AnswerLost as lost:
        _log.warning("game %s: an answer could not be given: %s", context.game, lost)
    except Exception as error:  # noqa: BLE001 - the player is told, a fault is logged with its game
        text = told(error, context.game, say)
        view = text_view(text) if tracker is None else tracker.refusal_view(error, text, say)
        await _try_to_tell(interaction, view, context.game)
    finally:
        await answer.end()
    if tracker is not None:
        await tracker.after_answer(interaction)


async def _hurry(answer: Answer, tracker: PressTracker) -> None:
    """Acknowledge at once, before any work, where the work may take too long: so many others press too,
    the event loop is behind, or the press is old already.
    """
    loop, crowd = asyncio.get_running_loop(), tracker.acknowledgements
    before = loop.time()
    await asyncio.sleep(0)  # a whole round of the loop, in which all who press now get here
    behind = loop.time() - before > SLOW_ROUND
    if not behind and len(tracker.presses) <= CROWD and not answer.is_late:
        return
    own = asyncio.create_task(answer.try_to_acknowledge(), name="acknowledgement")
    _track(own, crowd)
    await own
    if crowd:  # the others' first: they have waited as long
        await asyncio.wait(set(crowd), timeout=EARLIEST_DEFERRAL)


def _track(task: asyncio.Task[Any] | None, tasks: set[asyncio.Task[Any]]) -> None:
    """Note that a task is under way, until it ends."""
    if task is not None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _try_to_tell(interaction: Press, view: ui.LayoutView, game: int | None) -> None:
    try:
        await show_note(interaction, view)
    except (AnswerLost, discord.HTTPException) as lost:
        _log.warning("game %s: an answer could not be given: %s", game, lost)
