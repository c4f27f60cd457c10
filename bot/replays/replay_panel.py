"""Watching a finished game: alone, or with somebody who turns the pages for everybody in a channel.

What a control carries says all of it: the game, the step, and who leads. A press works after a restart, and
is checked like any other: the game must be over for good, and its watcher's to see.
"""

import io
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.arguments import number_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.names import DisplayNames
from bot.ui.page import MOST_OPTIONS, Page
from bot.ui.permissions import refuse_without_permissions
from bot.ui.press import Press
from bot.ui.respond import acknowledge, show, show_everybody, show_panel, tell, text_view
from bot.words import Words
from engine import read_record

from .archive import Archive
from .pages import Replay, choosing_page, moment_page, step_label, step_page
from .pictures import ReplayPictures
from .stepping import shown_step, step_after
from .steps import Step, steps_of

PANEL: Final = "replay"
_MOST_GAMES: Final = 8  # whose steps are kept


class ReplayPanel:
    """Shows finished games step by step."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames, archive: Archive) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names
        self._archive = archive
        self._pictures = ReplayPictures(studio)
        self._steps: OrderedDict[tuple[int, int], tuple[Step, ...]] = OrderedDict()

    # Opening

    async def open(self, interaction: Press, game: int, say: Words, *, number: int = 0) -> None:
        """A game from a step on, to one person alone."""
        replay = await self.replay_of(interaction, game, say)
        await self._show(interaction, replay, number, say)

    async def post(self, interaction: Press, game: int, say: Words, *, number: int = 0) -> None:
        """A game from a step on, for everybody in this channel: whoever acts turns its pages."""
        replay = await self.replay_of(interaction, game, say)
        channel = _channel_to_post_in(interaction, replay.table, say)
        number = _nearest(number, replay)
        page = step_page(replay, number, say, leader=interaction.user.id)
        view, file = await self.message_of(replay, number, page, say)
        await channel.send(view=view, file=file, nonce=_nonce(interaction, number), allowed_mentions=NO_PINGS)
        await tell(interaction, say("replay-posted"))

    async def choose(self, interaction: Press, say: Words, *, instead: bool = False) -> None:
        """The finished games that whoever acts may watch, to choose one."""
        found = await self._archive.find(interaction, "", say)
        page = choosing_page([(game.id, self._archive.label(game, say)) for game in found], say)
        await show(interaction, layout(page, game=0, version=0, panel=PANEL), instead=instead)

    async def list_finished(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """The same, in place of a list of games that go on."""
        await self.choose(interaction, say, instead=True)

    async def pick(self, interaction: Press, _control: ControlId, values: Sequence[str], say: Words) -> None:
        """The game that was chosen."""
        await self.open(interaction, number_of(values), say)

    async def find_steps(self, interaction: Press, game: int, text: str, say: Words) -> list[tuple[int, str]]:
        """The steps of a game whose words hold a text, with these words."""
        replay = await self.replay_of(interaction, game, say)
        wanted = text.casefold()

        def find() -> list[tuple[int, str]]:
            labels = (
                (number, f"{number + 1}. {step_label(replay, number, say)}")
                for number in range(len(replay.steps))
            )
            return [found for found in labels if wanted in found[1].casefold()][:MOST_OPTIONS]

        return await self._studio.run(find)

    # Stepping

    async def turn(self, interaction: Press, control: ControlId, values: Sequence[str], say: Words) -> None:
        """Another step, by a button or a menu: for everybody where whoever leads presses, else for whoever
        presses; any other word shows the same one again.
        """
        message = interaction.message
        public = message is not None and not message.flags.ephemeral
        leads = public and _leader(control) == interaction.user.id
        if leads:
            await acknowledge(interaction)
        replay = await self.replay_of(interaction, control.game, say)
        number = step_after(control.word, shown_step(control.selection, replay.steps), replay.steps)
        if control.word in ("jump", "great"):
            number = _nearest(number_of(values), replay)
        if not leads:
            await self._show(interaction, replay, number, say)
            return
        page = step_page(replay, number, say, leader=interaction.user.id)
        view, file = await self.message_of(replay, number, page, say)
        await show_everybody(interaction, view, [file])

    # Handing on

    async def share(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Show everybody in this channel the step that is shown."""
        replay = await self.replay_of(interaction, control.game, say)
        channel = _channel_to_post_in(interaction, replay.table, say)
        number = shown_step(control.selection, replay.steps)
        page = moment_page(replay, number, interaction.user.id, say)
        view, file = await self.message_of(replay, number, page, say)
        await channel.send(view=view, file=file, nonce=_nonce(interaction, number), allowed_mentions=NO_PINGS)
        await tell(interaction, say("replay-shared"))

    async def film(self, interaction: Press, game: int, say: Words) -> None:
        """The whole game as an animated picture, to one person alone."""
        replay = await self.replay_of(interaction, game, say)
        record = await self._tables.record(game)
        image, alt = await self._pictures.film(game, record, replay.names, say)
        file = discord.File(io.BytesIO(image), f"giants-{game}-recap.webp", description=alt)
        view = text_view(say("replay-film-here", game=game))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem(file, description=alt))
        view.add_item(gallery)
        await show(interaction, view, [file])

    async def record(self, interaction: Press, game: int, say: Words) -> None:
        """The record of a game, to one person alone."""
        await self._archive.require(interaction, game)
        record = await self._tables.record(game)
        file = discord.File(io.BytesIO(record.encode()), f"giants-{game}.txt")
        view = text_view(say("replay-record-here", game=game))
        view.add_item(ui.File(file))
        await show(interaction, view, [file])

    # Drawing

    async def replay_of(self, interaction: Press, game: int, say: Words) -> Replay:
        """A game that whoever acts may watch, in steps; Refused for any other."""
        table = (await self._archive.require(interaction, game)).table
        key = (table.id, table.version)
        steps = self._steps.get(key)
        if steps is None:
            record = await self._tables.record(game)
            steps = await self._studio.run(lambda: _steps_to_the_end(table, record))
            self._steps[key] = steps
            while len(self._steps) > _MOST_GAMES:
                self._steps.popitem(last=False)
        self._steps.move_to_end(key)
        return Replay(table, steps, await self._names.at_table(table, say))

    async def _show(self, interaction: Press, replay: Replay, number: int, say: Words) -> None:
        number = _nearest(number, replay)
        view, file = await self.message_of(replay, number, step_page(replay, number, say), say)
        await show_panel(interaction, replay.table.id, view, [file], instead=True)

    async def message_of(
        self, replay: Replay, number: int, page: Page, say: Words, panel: str = PANEL
    ) -> tuple[ui.LayoutView, discord.File]:
        """A page that shows the picture of a step, and that picture."""
        table = replay.table
        step = replay.steps[number]
        image, alt = await self._pictures.of_step(table.id, number, step, replay.names, say)
        file = discord.File(io.BytesIO(image), f"giants-{table.id}-{number + 1}.webp", description=alt)
        return layout(page, game=table.id, version=table.version, panel=panel, picture=file), file


def _steps_to_the_end(table: TableView, record: str) -> tuple[Step, ...]:
    """A game in steps; one that was ended early has its count as the last."""
    steps, view = steps_of(read_record(record)), table.view
    if view is None or view.outcome is None or steps[-1].view.outcome is not None:
        return steps
    return (*steps, Step(steps[-1].view.round, view))


def _nearest(number: int, replay: Replay) -> int:
    return max(0, min(number, len(replay.steps) - 1))


def _nonce(interaction: Press, number: int) -> str:
    """The same for every press that shows everybody this step from the same panel: Discord posts it once."""
    asked = interaction.id if interaction.message is None else interaction.message.id
    return f"r{asked}.{number}"


def _leader(control: ControlId) -> int | None:
    """Who turns the pages where everybody sees them."""
    _, _, leader = control.selection.partition(".")
    return int(leader) if leader.isdecimal() else None


def _channel_to_post_in(interaction: Press, table: TableView, say: Words) -> discord.abc.Messageable:
    """The channel of an interaction, if the bot and whoever acts may post there, and the game was played on
    that server; Refused otherwise.
    """
    if interaction.guild_id is None:
        raise Refused("server-only")
    if table.place is None or table.place.server != interaction.guild_id:
        raise Refused("replay-other-server")
    allowed, channel = interaction.permissions, interaction.channel
    thread = isinstance(channel, discord.Thread)
    if not (allowed.send_messages_in_threads if thread else allowed.send_messages):
        raise Refused("replay-may-not-post")
    refuse_without_permissions(interaction, say)
    if not isinstance(channel, discord.abc.Messageable):
        raise Refused("discord-wrong-channel")
    return channel
