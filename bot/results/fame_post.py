"""The hall of fame, posted once a month where a server wants it: the best of last month, and of all time."""

import logging
import zlib
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.names import DisplayNames, escape
from bot.ui.post_once import post_once
from bot.ui.respond import text_view
from bot.words import words

from .bookkeeping import Bookkeeping
from .pages import fame_lines
from .statistics import feats

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 1800.0
_DAYS: Final = 7  # of a month, in which it can be posted: later it would be no news
_NOTHING: Final = 0  # in place of a message, where there is none to post


class FamePoster(BackgroundTask):
    """Posts them. Which were posted is in the database, so that each is posted once."""

    def __init__(
        self, client: discord.Client, tables: Tables, names: DisplayNames, books: Bookkeeping, language: str
    ) -> None:
        super().__init__("halls of fame")
        self._client = client
        self._tables = tables
        self._results = tables.storage.results
        self._names = names
        self._books = books
        self._language = language

    async def run_once(self) -> float:
        """Post what is to be posted this month; what Discord does not take now is tried again later."""
        now = datetime.fromtimestamp(self._tables.now(), UTC)
        if now.day <= _DAYS:
            for server in await self._results.fame_wanted(_month(now)):
                try:
                    await self._post(server, now)
                except (discord.DiscordServerError, discord.RateLimited, *DISCONNECTED):
                    _log.warning("the hall of fame of %s is posted later", server, exc_info=True)
        return POLL_SECONDS

    async def _post(self, server: int, now: datetime) -> None:
        rules, month = (await self._tables.storage.servers.of(server)).rules, _month(now)
        if rules.fame_channel is None or self._client.get_guild(server) is None:
            return
        await self._books.catch_up()
        tried = await self._results.try_fame(server, month, now.timestamp())
        until = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
        since = (until - timedelta(days=1)).replace(day=1)
        found = feats(await self._results.outstanding(server, since.timestamp(), until.timestamp()))
        message = _NOTHING
        if found:
            say, name = words(rules.language or self._language), escape(self._names.of_server(server))
            ever = feats(await self._results.outstanding(server, until=until.timestamp()))
            lines = [say("fame-month", server=name), *fame_lines(found, say)]
            lines += [say("fame-ever"), *fame_lines(ever, say)]
            message = await self._send(rules.fame_channel, await self._nonce(server, month), tried, lines)
        await self._results.fame_posted(server, month, message)

    async def _send(self, number: int, nonce: str, tried: float | None, lines: list[str]) -> int:
        """Post it, once; nothing where there is no such channel any more, or the bot may not post there."""
        try:
            channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
            if not isinstance(channel, discord.abc.Messageable):
                return _NOTHING
            view = text_view("\n".join(lines))
            sent = await post_once(channel, nonce, tried, view=view, allowed_mentions=NO_PINGS)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("no hall of fame in %s: %s", number, error)
            return _NOTHING
        return sent.id

    async def _nonce(self, server: int, month: str) -> str:
        prefix = await self._tables.storage.facts.get("nonces")
        return f"{prefix or ''}f{zlib.crc32(f'{server}:{month}'.encode()):08x}"


def _month(now: datetime) -> str:
    return f"{now:%Y-%m}"
