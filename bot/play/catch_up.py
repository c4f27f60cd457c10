"""Catching up: what happened since somebody's last move, told shortly and in private.

At a table with hidden owners who erected what is for players to remember. So a catch-up tells a person what
they would have seen had they looked when it happened, once: up to which entry that was is stored.
"""

import io
import logging
from typing import Final

import discord

from bot.card.digest import digest_lines
from bot.reminders.messages import game_link, game_name
from bot.storage.errors import StoreError
from bot.storage.people import LastVisit
from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.components import layout
from bot.ui.names import DisplayNames
from bot.ui.page import Block, Button, Buttons, Page, Preview, Text
from bot.ui.press import Press
from bot.ui.respond import can_follow_up, words_for
from bot.words import Say, Words

_log = logging.getLogger(__name__)
WEEK: Final = 7 * 86400
MOST_LINES: Final = 10  # on a panel: what a phone shows beside the controls
MOST_SUMMARY_LINES: Final = 20
MOST_SUMMARIES: Final = 5  # at once; those of other games come with the next answer


class CatchUp:
    """Tells people what they missed."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names

    async def on_panel(self, look: PersonalView, user: int, say: Say) -> str:
        """What a decision panel opens with: empty if there is nothing to tell, or a summary will follow."""
        visit = await self._tables.storage.seen.last_visit(look.table.id, user)
        if self._long_ago(visit):
            return ""
        return _text(say("since-title"), await self._lines(look, visit, say), MOST_LINES, say)

    async def shown(self, look: PersonalView, user: int) -> None:
        """Note that somebody was shown what happened until now."""
        await self._tables.storage.seen.mark(look.table.id, user, look.table.version, self._tables.now())

    async def after_long_absence(self, interaction: Press) -> None:
        """Send somebody who just used the bot a summary of each game that they have not seen for a week."""
        try:
            week_ago = self._tables.now() - WEEK
            games = await self._tables.storage.seen.missed_since(interaction.user.id, week_ago)
            for game in games[:MOST_SUMMARIES]:
                await self.summarise(interaction, game)
        except StoreError as error:
            _log.warning("no summaries for %s: %s", interaction.user.id, error)

    async def summarise(self, interaction: Press, game: int) -> None:
        """Send a private summary of one game, with a picture; what can't be sent is told another time."""
        user, say = interaction.user.id, words_for(interaction)
        if not can_follow_up(interaction):
            return
        try:
            look = await self._tables.look(game, user)
            visit = await self._tables.storage.seen.last_visit(game, user)
            lines = await self._lines(look, visit, say)
            if look.view is None or not lines:
                return
            names = await self._names.at_table(look.table, say)
            png, alt = await self._studio.board(look.view, names, say)
            picture = discord.File(io.BytesIO(png), f"giants-{game}.png", description=alt)
            page = _summary_page(look, lines, say)
            view = layout(page, game=game, version=look.table.version, panel="card", picture=picture)
            await interaction.followup.send(
                view=view, files=[picture], ephemeral=True, allowed_mentions=NO_PINGS
            )
            await self.shown(look, user)
        except Refused as refusal:
            _log.info("game %s: no summary: %s", game, refusal)
        except (StoreError, discord.HTTPException, *DISCONNECTED) as error:
            _log.warning("game %s: a summary for %s comes another time: %s", game, user, error)

    async def _lines(self, look: PersonalView, visit: LastVisit, say: Say) -> list[str]:
        entries = await self._tables.log(look.table.id, visit.moved)
        names = await self._names.at_table(look.table, say)
        return digest_lines(look.table, entries, names, say, shown=visit.shown)

    def _long_ago(self, visit: LastVisit) -> bool:
        return bool(visit.at) and visit.at < self._tables.now() - WEEK


def _text(title: str, lines: list[str], most: int, say: Say) -> str:
    """A title and the newest lines, small; how many there were before."""
    if not lines:
        return ""
    earlier = [say("since-earlier", count=len(lines) - most)] if len(lines) > most else []
    return "\n".join([title, *(f"-# {line}" for line in (*earlier, *lines[-most:]))])


def _summary_page(look: PersonalView, lines: list[str], say: Words) -> Page:
    table = look.table
    server, channel, _ = table.place or (None, 0, None)
    name, link = game_name(table.id, table.island, say), game_link(server, channel, None)
    text = _text(say("summary-title", game=name, link=link), lines, MOST_SUMMARY_LINES, say)
    blocks: list[Block] = [Text(text), Preview()]
    if look.seat is not None and look.seat.colour in table.due and not look.seat.stand_in:
        blocks.append(Buttons((Button("move", say("card-your-move"), "primary"),)))
    return Page(tuple(blocks))
