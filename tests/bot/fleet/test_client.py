"""The shards of a process follow its blocks: those that it has at first, and those that it gains later."""

import asyncio
from itertools import pairwise
from typing import Any

import discord
import pytest

from bot.fleet.client import FleetClient
from bot.fleet.request_share import RequestShare
from bot.playground.kit.patience import wait_until
from bot.storage.blocks import Blocks, Plan
from bot.storage.database import Database, Job


class Reserved(Database):
    """A database that says when shards may identify."""

    def __init__(self, plan: Plan, held: tuple[int, ...]) -> None:
        self.blocks = Blocks(plan, held)
        self.reserved: list[int] = []
        self.handed_over: list[tuple[int | None, float]] = []
        self.reserve = True

    async def write(self, job: Job[Any]) -> Any:
        raise NotImplementedError

    async def read(self, job: Job[Any], *, long: bool = False) -> Any:
        raise NotImplementedError

    async def identify_slot(self, bucket: int) -> float | None:
        self.reserved.append(bucket)
        return 0.0

    async def hand_over(self, block: int | None = None) -> None:
        self.handed_over.append((block, asyncio.get_running_loop().time()))
        self.blocks.hold(each for each in self.blocks.held if block not in (None, each))

    async def taken(self, block: int) -> bool:
        return self.reserve

    async def close(self) -> None:
        raise NotImplementedError


class Connecting(FleetClient):
    """A client whose shards connect to nothing."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, intents=discord.Intents.none(), shard_count=8)
        self.launched: list[int] = []
        self.at_once = self.most_at_once = 0

    @property
    def shards(self) -> dict[int, Any]:
        return dict.fromkeys(self.launched)

    async def launch_shard(self, gateway: object, shard_id: int, *, initial: bool = False) -> None:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await self.before_identify_hook(shard_id, initial=initial)
        await asyncio.sleep(0)
        self.at_once -= 1
        self.launched.append(shard_id)


async def test_shards_are_those_of_the_blocks_and_identify_bucket_by_bucket() -> None:
    database = Reserved(Plan(8, 2), (1,))
    client = Connecting(database)
    client._buckets = 2
    await client.launch_shards()
    assert sorted(client.launched) == [4, 5, 6, 7]
    assert client.most_at_once == 2, "as many as Discord lets identify at a time"
    assert sorted(database.reserved) == [0, 0, 1, 1]
    assert sorted(client._connection.shard_ids) == [4, 5, 6, 7]
    database.blocks.hold((0, 1))
    await wait_until(lambda: len(client.launched) == 8, 30)
    database.blocks.hold(())  # the connection to the database was lost, and is there again
    database.blocks.hold((0, 1))
    await asyncio.gather(*client._launches)
    assert sorted(client.launched) == list(range(8)), "none is connected twice"


async def test_a_server_is_missed_only_where_its_shard_has_told_all() -> None:
    client = Connecting(Reserved(Plan(8, 2), (0,)))
    await client.on_shard_ready(1)
    assert client.hears_of(9 << 22)
    assert not client.hears_of(2 << 22)


@pytest.mark.parametrize(("plan", "share"), [(Plan(8, 4), 11.25), (Plan(), None)])
async def test_each_process_has_a_share_of_the_requests(plan: Plan, share: float | None) -> None:
    client = Connecting(Reserved(plan, (0,)))
    limiter = vars(client.http).get("request")
    assert isinstance(limiter, RequestShare) == (share is not None), "one alone asks as discord.py does"
    assert share is None or client._requests_a_second() == share


@pytest.mark.parametrize(
    ("reserve", "buckets", "handed_over"),
    [(True, 1, [0, 1, None]), (False, 1, [0, None]), (True, 4, [0, 1, 2, None])],
)
async def test_blocks_are_handed_over_as_quickly_as_their_shards_may_identify(
    monkeypatch: pytest.MonkeyPatch, reserve: bool, buckets: int, handed_over: list[int | None]
) -> None:
    """A third would have to wait for too long; where nobody waits, or all may at once, none does."""
    monkeypatch.setattr("bot.fleet.client.TAKEN_WITHIN", 0.0)
    loop, slept = asyncio.get_running_loop(), 0.0

    async def sleep(seconds: float) -> None:
        nonlocal slept
        slept += seconds

    monkeypatch.setattr("asyncio.sleep", sleep)
    monkeypatch.setattr(loop, "time", lambda time=loop.time: time() + slept)
    database = Reserved(Plan(4, 4), (0, 1, 2, 3))
    client = Connecting(database)
    client._buckets, database.reserve = buckets, reserve
    await client.leave(1.0)
    assert [block for block, _ in database.handed_over] == handed_over
    moments = [at for block, at in database.handed_over if block is not None]
    assert all(later - earlier >= (5 if buckets == 1 else 0) for earlier, later in pairwise(moments))
    assert database.blocks.held == ()
