"""Many shards and several processes: who hears what, who may identify when, and what all may ask together."""

import asyncio
import json
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.gateway.session import RESUMABLE_FOR
from bot.playground.kit.patience import wait_for, wait_until
from bot.playground.many_servers import ManyServers
from bot.playground.server import StandIn
from bot.playground.world import World
from bot.playground.world.clock import Clock

JSON = dict[str, Any]
INVALID_SESSION, READY = 9, "READY"


class StoppedClock(Clock):
    """A time that passes only where a test says so, however slow the machine."""

    def now(self) -> float:
        return 1_800_000_000.0 + self._ahead


class Shard:
    """A connection to the gateway without a library around it."""

    def __init__(self, standin: StandIn, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.standin = standin
        self.socket = socket

    async def identify(self, shard: int | None = None, shards: int = 1) -> JSON:
        """Say who we are; the first thing that comes back."""
        data: JSON = {"token": self.standin.token, "intents": 1 | 1 << 9 | 1 << 12}
        if shard is not None:
            data["shard"] = [shard, shards]
        await self.socket.send_json({"op": 2, "d": data})
        return await self.next()

    async def next(self) -> JSON:
        frame = await wait_for(self.socket.receive(), 10)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            return {"closed": self.socket.close_code}
        told: JSON = json.loads(frame.data)
        return told if told["op"] != 10 else await self.next()

    async def until(self, event: str) -> JSON:
        while (told := await self.next())["t"] != event:
            pass
        return told


class Crowd:
    """A stand-in with several servers."""

    def __init__(self, standin: StandIn, http: aiohttp.ClientSession) -> None:
        self.standin = standin
        self.http = http

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Shard]:
        async with self.http.ws_connect(self.standin.gateway_url) as socket:
            yield Shard(self.standin, socket)

    async def get(self, path: str, token: str | None = None) -> tuple[int, Any, dict[str, str]]:
        headers = {"Authorization": f"Bot {token or self.standin.token}"}
        async with self.http.get(f"{self.standin.origin}/api/v10{path}", headers=headers) as answer:
            limits = {k: v for k, v in answer.headers.items() if k.startswith(("X-Rate", "Retry"))}
            return answer.status, await answer.json(), limits


SERVERS = ManyServers(guilds=6, tables=12, seats=2)


@pytest.fixture
async def crowd() -> AsyncIterator[Crowd]:
    world = World(StoppedClock())
    SERVERS.fill(world)
    standin = StandIn(world)
    standin.be_lifelike(max_concurrency=2)
    await standin.start()
    try:
        async with aiohttp.ClientSession() as http:
            yield Crowd(standin, http)
    finally:
        await standin.close()


async def test_an_identify_that_comes_too_early_is_an_invalid_session(crowd: Crowd) -> None:
    async with crowd.connected() as first, crowd.connected() as second, crowd.connected() as third:
        assert (await first.identify(0, 4))["t"] == READY
        assert (await second.identify(1, 4))["t"] == READY, "its key is another one"
        early = await third.identify(2, 4)
        assert (early["op"], early["d"]) == (INVALID_SESSION, False), "the key of shard 0"
        crowd.standin.world.clock.advance(4.9)
        assert (await third.identify(2, 4))["op"] == INVALID_SESSION
        crowd.standin.world.clock.advance(0.2)
        ready = await third.identify(2, 4)
        assert (ready["t"], ready["d"]["shard"]) == (READY, [2, 4])
    assert crowd.standin.gateway.starts.refused == 2


async def test_shards_that_make_no_sense_or_would_have_too_much_are_refused(crowd: Crowd) -> None:
    gateway = crowd.standin.gateway
    gateway.shards_multiple_of, gateway.most_guilds = 2, 3
    for shard, shards, code in ((2, 2, 4010), (0, 3, 4010), (-1, 2, 4010), (None, 2, 4010)):
        async with crowd.connected() as refused:
            assert await refused.identify(shard, shards) == {"closed": code}
    gateway.shards_multiple_of, gateway.most_guilds = 1, 2
    for shard, shards in ((None, 1), (0, 2)):
        async with crowd.connected() as refused:
            assert await refused.identify(shard, shards) == {"closed": 4011}
    async with crowd.connected() as fine:
        assert (await fine.identify(0, 3))["t"] == READY, "none of these counted as an identify"


async def test_shards_hear_of_their_servers_and_the_first_one_of_private_chats(crowd: Crowd) -> None:
    """Sessions of one shard may be several, and of other numbers of shards, as while a bot is replaced."""
    gateway, world = crowd.standin.gateway, crowd.standin.world
    gateway.starts.lifelike = False
    person = world.people[SERVERS.person_at(1, 0)]
    async with crowd.connected() as zero, crowd.connected() as one, crowd.connected() as again:
        for connection, shard, shards in ((zero, 0, 2), (one, 1, 2), (again, 1, 2)):
            ready = await connection.identify(shard, shards)
            mine = {str(number) for number in world.guilds if (number >> 22) % shards == shard}
            assert {guild["id"] for guild in ready["d"]["guilds"]} == mine
            told = [await connection.until("GUILD_CREATE") for _ in mine]
            assert {guild["d"]["id"] for guild in told} == mine
            assert [len(guild["d"]["channels"]) for guild in told] == [2] * len(mine)
        async with crowd.connected() as alone:
            assert len((await alone.identify())["d"]["guilds"]) == 6
            for table in range(2):
                channel = world.channels[SERVERS.channel_of(table)]
                crowd.standin.actions.write(world.people[SERVERS.person_at(table, 0)], channel, f"at {table}")
            crowd.standin.actions.write(person, world.dm(person), "in private")
            heard = [(await alone.until("MESSAGE_CREATE"))["d"]["channel_id"] for _ in range(3)]
        assert heard == [*(str(SERVERS.channel_of(table)) for table in range(2)), str(world.dm(person).id)]
        shard = SERVERS.shard_of(0, 2)
        assert shard == 0
        assert [(await zero.until("MESSAGE_CREATE"))["d"]["content"] for _ in range(2)] == ["", "in private"]
        for connection in (one, again):
            assert (await connection.until("MESSAGE_CREATE"))["d"]["channel_id"] == heard[1]


async def test_a_bot_that_starts_too_many_sessions_loses_its_token(crowd: Crowd) -> None:
    starts, token = crowd.standin.gateway.starts, crowd.standin.token
    starts.total = 2
    async with crowd.connected() as first, crowd.connected() as second, crowd.connected() as third:
        await first.identify(0, 2)
        assert (await crowd.get("/gateway/bot"))[1]["session_start_limit"] == {
            "total": 2,
            "remaining": 1,
            "reset_after": 24 * 3600 * 1000,
            "max_concurrency": 2,
        }
        assert (await second.identify(1, 2))["t"] == READY
        crowd.standin.world.clock.advance(5)
        assert await third.identify(0, 2) == {"closed": 4004}
        while "closed" not in (told := await first.next()):
            assert told["op"] == 0
        assert told == {"closed": 4004}
    assert (await crowd.get("/users/@me", token))[0] == 401
    crowd.standin.world.clock.advance(24 * 3600)
    assert starts.remaining == 2


async def test_resuming_is_no_identify_and_a_session_waits_for_a_while(crowd: Crowd) -> None:
    gateway, clock = crowd.standin.gateway, crowd.standin.world.clock
    async with crowd.connected() as first:
        session = (await first.identify(0, 1))["d"]["session_id"]
        await first.socket.close(code=4000)
    await wait_until(lambda: not gateway.connected)
    left = gateway.starts.remaining
    resume = {"op": 6, "d": {"token": crowd.standin.token, "session_id": session, "seq": 1}}
    async with crowd.connected() as back:
        await back.socket.send_json(resume)
        await back.until("RESUMED")
        await back.socket.close(code=4000)
    await wait_until(lambda: not gateway.connected)
    assert gateway.starts.remaining == left
    clock.advance(RESUMABLE_FOR + 1)
    async with crowd.connected() as late:
        await late.socket.send_json(resume)
        assert (await late.next())["op"] == INVALID_SESSION
    assert not gateway.sessions, "and is forgotten"


async def test_discord_recommends_a_shard_for_a_thousand_servers(crowd: Crowd) -> None:
    assert (await crowd.get("/gateway/bot"))[1]["shards"] == 1
    ManyServers(guilds=1001, tables=1001, seats=0).fill(crowd.standin.world)
    assert (await crowd.get("/gateway/bot"))[1]["shards"] == 2


async def test_all_processes_of_a_bot_share_fifty_requests_a_second(crowd: Crowd) -> None:
    answers = await asyncio.gather(*(crowd.get("/users/@me") for _ in range(52)))
    assert [status for status, _, _ in answers].count(200) == 50
    for status, body, headers in answers:
        if status == 429:
            assert body == {"message": "You are being rate limited.", "retry_after": 1.0, "global": True}
            assert headers == {
                "Retry-After": "1",
                "X-RateLimit-Global": "true",
                "X-RateLimit-Scope": "global",
            }, "and nothing of the route"
    assert (await crowd.get("/users/@me", "somebody else's"))[0] == 401, "another bot's are not counted"
    world = crowd.standin.world
    world.set_commands(None, [{"id": "1", "name": "go", "type": 1, "options": [], "description": "Go"}])
    person, channel = world.people[SERVERS.person_at(0, 0)], world.channels[SERVERS.channel_of(0)]
    pressed = crowd.standin.slash_commands.run(person, channel, "go")
    url = f"{crowd.standin.origin}/api/v10/interactions/{pressed.id}/{pressed.token}/callback"
    async with crowd.http.post(url, json={"type": 5}) as answer:
        assert answer.status == 204, "interactions are exempt"
    hook = f"{crowd.standin.origin}/api/v10/webhooks/{world.bot.id}/{pressed.token}"
    async with crowd.http.post(hook, json={"content": "done"}) as answer:
        assert answer.status == 200
    assert (await crowd.get("/users/@me"))[0] == 429
    world.clock.advance(1)
    assert (await crowd.get("/users/@me"))[0] == 200
    assert crowd.standin.rate_limits.refused["global"] == 3


async def test_a_limit_of_a_route_says_so(crowd: Crowd) -> None:
    channel = SERVERS.channel_of(0)
    headers = {"Authorization": f"Bot {crowd.standin.token}"}
    url = f"{crowd.standin.origin}/api/v10/channels/{channel}/messages"
    for number in range(6):
        async with crowd.http.post(url, json={"content": str(number)}, headers=headers) as answer:
            limits = dict(answer.headers)
            assert answer.status == (429 if number == 5 else 200)
    assert (limits["X-RateLimit-Scope"], limits["Retry-After"], limits["X-RateLimit-Remaining"]) == (
        *("user", "5", "0"),
    )
    assert "X-RateLimit-Global" not in limits
    assert crowd.standin.rate_limits.refused == {"user": 1}


class Process(discord.AutoShardedClient):
    """What one process of a bot is to discord.py: some of the shards."""

    def __init__(self, *shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            shard_ids=list(shards),
            shard_count=3,
            guild_ready_timeout=0.05,
        )
        self.heard: list[int] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The test says when."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.channel.id)


async def test_several_clients_of_discord_py_share_the_servers_and_the_limit(crowd: Crowd) -> None:
    standin, world = crowd.standin, crowd.standin.world
    standin.gateway.starts.max_concurrency = 3
    processes = [Process(0, 1), Process(2)]
    with standin.pointed_at():
        for process in processes:
            await standin.log_in(process)
        running = [asyncio.create_task(process.connect()) for process in processes]
        try:
            await wait_until(lambda: sum(len(process.guilds) for process in processes) == 6, 30)
            assert [len(process.guilds) for process in processes] == [4, 2]
            for table in range(6):
                person = world.people[SERVERS.person_at(table, 1)]
                standin.actions.write(person, world.channels[SERVERS.channel_of(table)], "hello")
            await wait_until(lambda: sum(len(process.heard) for process in processes) == 6)
            third = [SERVERS.channel_of(t) for t in range(6) if SERVERS.shard_of(t, 3) == 2]
            assert processes[1].heard == third
            asked = [
                asyncio.create_task(process.fetch_user(world.bot.id))
                for process in processes
                for _ in "x" * 30
            ]
            await wait_until(lambda: standin.rate_limits.refused["global"] > 0, 30)
            world.clock.advance(1)
            assert {user.id for user in await wait_for(asyncio.gather(*asked), 60)} == {world.bot.id}
        finally:
            for process, task in zip(processes, running, strict=True):
                await process.close()
                with suppress(asyncio.CancelledError):
                    await task


def test_a_server_costs_little_memory() -> None:
    tracemalloc.start()
    try:
        world = World()
        ManyServers(guilds=100, tables=500).fill(world)
        spent = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert (len(world.guilds), len(world.channels), len(world.people)) == (100, 500, 402)
    assert spent / 100 < 16 * 1024, "with five tables, their cards and four people"
