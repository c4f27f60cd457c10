"""A client with the shards of the blocks that this process serves, which shares Discord's limits with others.

One process alone has one block, and is connected as discord.py does it. In a fleet a process logs in and
waits until a block is its own; further ones may follow while it is connected.
"""

import asyncio
import itertools
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket

from bot.storage.blocks import BETWEEN_IDENTIFIES
from bot.storage.database import Database

from .request_share import REQUESTS_A_SECOND, RequestShare

ONE_BY_ONE: Final = 7.0  # seconds, at most, of handing over: a container has ten to end
TAKEN_WITHIN: Final = 1.0  # seconds after which nobody waits in reserve


class FleetClient(discord.AutoShardedClient):
    """Connects, paces and limits itself as the blocks of its database say."""

    def __init__(self, database: Database, **options: Any) -> None:
        super().__init__(**options)
        self.blocks = database.blocks
        self._database = database
        self._buckets = 1  # of shards that may identify at the same time
        self._connecting = False
        self._launching = asyncio.Lock()
        self._launches: set[asyncio.Task[None]] = set()
        self._ready_shards: set[int] = set()
        if self.blocks.plan.blocks > 1:
            setattr(self.http, "request", RequestShare(self.http.request, self._requests_a_second))  # noqa: B010
        self.blocks.when_gained(self._gained)

    def _requests_a_second(self) -> float:
        return REQUESTS_A_SECOND * max(1, len(self.blocks.held)) / self.blocks.plan.blocks

    async def wait_for_block(self) -> None:
        """Wait, in reserve, until there is something to serve."""
        plan = self.blocks.plan
        if plan.blocks > 1:
            self._buckets = (await self.fetch_session_start_limits()).max_concurrency
            self.shard_count = plan.shards
        await self.blocks.wait_for_one()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify: of those of all processes one at a time."""
        bucket = (shard_id or 0) % self._buckets
        while wait := await self._database.identify_slot(bucket):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(wait)
        if wait is None:
            await super().before_identify_hook(shard_id, initial=initial)

    async def launch_shards(self) -> None:
        """Connect the shards that are ours."""
        self._connecting = True
        if self.blocks.plan.blocks == 1:
            await super().launch_shards()
        else:
            self._connection.shard_count = self.shard_count
            await self._launch_missing()

    def _gained(self, _block: int) -> None:
        if self._connecting and self.blocks.plan.blocks > 1:
            launch = asyncio.create_task(self._launch_missing(), name="further shards")
            self._launches.add(launch)
            launch.add_done_callback(self._launches.discard)

    async def _launch_missing(self) -> None:
        """Connect the shards that are ours and not connected: one after another of each bucket, as none
        should wait long between connecting and identifying.
        """
        async with self._launching:
            missing = [shard for shard in self.blocks.shards if shard not in self.shards]
            self._connection.shard_ids = [*self.shards, *missing]
            by_bucket = sorted(missing, key=lambda shard: (shard % self._buckets, shard))
            await asyncio.gather(
                *(
                    self._launch(list(shards))
                    for _, shards in itertools.groupby(by_bucket, lambda shard: shard % self._buckets)
                )
            )

    async def _launch(self, shards: list[int]) -> None:
        for shard in shards:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def on_shard_ready(self, shard: int) -> None:
        """A shard knows its servers."""
        self._ready_shards.add(shard)

    def hears_of(self, server: int) -> bool:
        """Whether the client knows a server if the bot is on it: the server's shard is here, and has told."""
        return (server >> 22) % (self.shard_count or 1) in self._ready_shards

    async def leave(self, patience: float) -> None:
        """Hear nothing more from Discord, and let another process serve what this one did.

        Where there is one, it gets one block after another, as quickly as it may identify their shards;
        the others are served on meanwhile. What is left after `ONE_BY_ONE` seconds goes at once.
        """
        for launch in self._launches:
            launch.cancel()
        until = asyncio.get_running_loop().time() + ONE_BY_ONE
        for block, following in itertools.pairwise(self.blocks.held):
            await self._disconnect(self.blocks.plan.shards_of(block), patience)
            await self._database.hand_over(block)
            if not await self._taken_over(block, following, until):
                break
        await self._disconnect(self.shards, patience)
        await self._database.hand_over()

    async def _disconnect(self, shards: Iterable[int], patience: float) -> None:
        self._ready_shards.difference_update(shards)
        leaving = [
            asyncio.ensure_future(shard.disconnect())
            for number in shards
            if (shard := self.shards.get(number)) is not None and not shard.is_closed()
        ]
        if leaving:  # a dead connection never finishes closing
            await asyncio.wait(leaving, timeout=patience)

    async def _taken_over(self, block: int, following: int, until: float) -> bool:
        """Wait until the shards of a following block may identify; whether there is anybody, and time."""
        loop = asyncio.get_running_loop()
        soon = min(until, loop.time() + TAKEN_WITHIN)
        while not await self._database.taken(block):
            if loop.time() > soon:
                return False
            await asyncio.sleep(0.05)
        plan = self.blocks.plan
        buckets = [shard % self._buckets for shard in plan.shards_of(block)]
        turns = max(buckets.count(shard % self._buckets) for shard in plan.shards_of(following))
        wait = turns * (BETWEEN_IDENTIFIES + 0.3)  # after it was taken its shard connects, then identifies
        if loop.time() + wait > until:
            return False
        await asyncio.sleep(wait)
        return True
