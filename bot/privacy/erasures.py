"""Finishing what was left when somebody was forgotten: their deeds as a moderator in games that went on."""

from typing import Final

from bot.background import BackgroundTask
from bot.tables.service import Tables

POLL_SECONDS: Final = 3600.0


class PendingErasures(BackgroundTask):
    """Redacts them once those games are over; nothing is lost if it comes late."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("erasures")
        self._tables = tables

    async def run_once(self) -> float:
        """Redact what can be redacted now."""
        if self._tables.storage.database.blocks.serves(None):  # one process does it for all
            await self._tables.storage.privacy.finish_erasures()
        return POLL_SECONDS
