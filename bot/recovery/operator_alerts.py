"""Telling the operator what only the log would know: that computer players fail, and when that is over.

The operator is the owner of the application, or of its team, and gets a direct message, once for each outage.
"""

import logging
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.names import escape
from bot.words import words

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 3600.0
LONGEST_REASON: Final = 300


class OperatorAlerts(BackgroundTask):
    """Reports outages of the computer players; what was reported lives as long as the outages, in memory."""

    def __init__(self, client: discord.Client, tables: Tables, language: str) -> None:
        super().__init__("operator alerts")
        self._client = client
        self._tables = tables
        self._say = words(language)
        self._reported: set[str] = set()
        tables.signal_outages(self.woken)

    async def run_once(self) -> float:
        """Report every outage that began or ended since the last run."""
        failing = {outage.level: outage for outage in self._tables.computer_outages}
        for level in failing.keys() - self._reported:
            reason = escape(failing[level].reason[:LONGEST_REASON])
            await self._tell(self._say("operator-outage", level=level, reason=reason))
        for level in self._reported - failing.keys():
            await self._tell(self._say("operator-outage-over", level=level))
        self._reported = set(failing)
        return POLL_SECONDS

    async def _tell(self, text: str) -> None:
        """Send a direct message to the operator; the log has it in any case."""
        application = self._client.application
        if application is None:
            return
        team = application.team
        owner = team.owner_id if team is not None and team.owner_id is not None else application.owner.id
        try:
            channel = await self._client.create_dm(discord.Object(owner))
            await channel.send(text, allowed_mentions=NO_PINGS)
        except (discord.HTTPException, *DISCONNECTED) as error:
            _log.warning("the operator could not be told: %s", error)
