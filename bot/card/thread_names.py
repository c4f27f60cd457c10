"""Threads that the bot opened are named after those who play there, and say when the game is over."""

import asyncio
import logging
from typing import Final

import discord

from bot.tables.public_view import TableView
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.components import truncate
from bot.ui.names import DisplayNames
from bot.ui.threads import Stage
from bot.words import Say

_log = logging.getLogger(__name__)
GAME: Final = "Giants"  # stands in every name that we give, in every language
LONGEST_NAME: Final = 100
MOST_KNOWN: Final = 1000  # tables whose names were tried
PATIENCE: Final = 3.0  # seconds: Discord takes two names in ten minutes, and a card does not wait for that


class ThreadNames:
    """Renames a thread when its game begins and when it ends, and leaves alone lessons and names that people
    gave.
    """

    def __init__(self, client: discord.Client, names: DisplayNames) -> None:
        self._client = client
        self._names = names
        self._tried: dict[int, Stage] = {}

    async def follow(self, table: TableView, stage: Stage, say: Say) -> None:
        """Give the table's thread the name for how its table stands; what Discord refuses stays as it is."""
        thread = self._client.get_channel(table.place.channel) if table.place is not None else None
        if (
            stage == "open"
            or table.settings.lesson
            or not isinstance(thread, discord.Thread)
            or self._client.user is None
        ):
            return
        if thread.owner_id != self._client.user.id or GAME not in thread.name or thread.archived:
            return
        if self._tried.get(table.id) == stage:
            return
        self._tried[table.id] = stage
        if len(self._tried) > MOST_KNOWN:
            self._tried.pop(next(iter(self._tried)))
        names = await self._names.at_table(table, say)
        players = [name.plain for name in names.values()]
        name = truncate(say("thread-name-of", stage=stage, players=players), LONGEST_NAME)
        if name == thread.name:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await thread.edit(name=name)
        except (discord.HTTPException, *DISCONNECTED) as error:
            _log.info("the thread %s keeps its name: %s", thread.id, error)
