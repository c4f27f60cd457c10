"""Whether the bot is alive, and whether it serves people, for whoever watches over the process."""

import asyncio
import math
import time
from typing import Any, Final, NamedTuple

from bot.client import Giants
from bot.storage.errors import StoreError
from bot.storage.facts import ALIVE
from bot.tables.service import Tables

from .backups import DailyBackups

DATABASE_TIMEOUT: Final = 5.0  # seconds after which a database that does not answer counts as gone


class Report(NamedTuple):
    """Whether all is well, and what was found."""

    well: bool
    found: dict[str, Any]


class Health:
    """Looks after one bot. What is not well is named in `problems`; what only should be looked at, such as
    backups that fail, in `warnings`.
    """

    def __init__(self, client: Giants, tables: Tables, backups: DailyBackups | None, version: str) -> None:
        self._client, self._tables, self._backups = client, tables, backups
        self._version = version
        self._since = time.monotonic()

    async def alive(self) -> Report:
        """Whether the process works: its event loop answers (or nobody would read this), and its database.

        A bot that is not alive should be started anew; one that only waits for Discord should not.
        """
        problems = await self._database_problems()
        return self._report(problems)

    async def ready(self) -> Report:
        """Whether people are served: it is alive, and every shard is connected."""
        problems = await self._database_problems()
        if not self._client.blocks.held:
            problems.append("it waits in reserve")
        elif not self._client.is_ready():
            problems.append("the bot has not joined Discord yet")
        missing = set(self._client.blocks.shards) - set(self._client.shards)
        if self._client.blocks.plan.blocks > 1 and missing:
            problems.append(f"shards not joined yet: {', '.join(map(str, sorted(missing)))}")
        for number, shard in self._client.shards.items():
            if shard.is_closed() or math.isinf(shard.latency):
                problems.append(f"shard {number} is not connected")
        return self._report(problems)

    async def _database_problems(self) -> list[str]:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT):
                await self._tables.storage.facts.get(ALIVE)
        except TimeoutError:
            return [f"the database gave no answer within {DATABASE_TIMEOUT:.0f} s"]
        except StoreError as error:
            return [f"the database: {error}"]
        return []

    def _report(self, problems: list[str]) -> Report:
        backups = self._backups.report() if self._backups is not None and self._backups.ours() else None
        warnings = [f"computer players of level {each.level} fail" for each in self._tables.computer_outages]
        if backups is not None and not backups["ok"]:
            warnings.append("there is no fresh backup")
        found = {
            "status": "failing" if problems else "ok",
            "problems": problems,
            "warnings": warnings,
            "version": self._version,
            "uptime_seconds": round(time.monotonic() - self._since),
            "servers": len(self._client.guilds),
            "shards": sorted(self._client.shards),
            "fleet": self._client.blocks.report,
            "backups": backups,
        }
        return Report(not problems, found)
