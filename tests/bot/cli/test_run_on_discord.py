"""`giants` with a token, as a process: it joins, serves, and ends in order when asked to."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cli import run
from bot.playground.demo_server import DemoServer, create_demo_server
from bot.playground.kit.patience import wait_for, wait_until
from bot.playground.server import StandIn
from tests.kit.long_runs import only_long
from tests.kit.postgres import Cluster

PATIENCE = 60  # seconds of work
JOIN = "from bot.cli import main; main(['run'])"


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.close()


@asynccontextmanager
async def running(
    standin: StandIn, folder: Path, token: str, database: str | None = None
) -> AsyncIterator[Process]:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": token,
        "GIANTS_DISCORD_API": f"{standin.origin}/api/v10",
        "GIANTS_DISCORD_GATEWAY": standin.gateway_url,
        "GIANTS_DATABASE": database or str(folder / "giants.db"),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    ask = (sys.executable, "-c", JOIN)
    process = await asyncio.create_subprocess_exec(
        *ask, stdout=PIPE, stderr=STDOUT, env=environment, cwd=folder
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: Process) -> tuple[int | None, str]:
    said, _ = await wait_for(process.communicate(), PATIENCE)
    return process.returncode, said.decode()


async def joined(standin: StandIn, process: Process) -> None:
    def is_there() -> bool:
        return standin.gateway.connected and bool(standin.world.commands.get(None))

    await wait_until(lambda: is_there() or process.returncode is not None, PATIENCE)
    if not is_there():
        raise AssertionError((await ended(process))[1])


async def opened(standin: StandIn, demo: DemoServer) -> None:
    """Somebody opens a table, and its card stands in the channel."""
    interaction = standin.slash_commands.run(demo.players[0], demo.table, "giants new", {})
    await wait_for(interaction.answered.wait(), PATIENCE)
    messages = standin.world.messages[demo.table.id]
    await wait_until(lambda: any(message.audience is None for message in messages.values()), PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGTERM, *only_long([signal.SIGINT])])
async def test_it_joins_serves_and_ends_in_order(
    standin: StandIn, tmp_path: Path, number: signal.Signals
) -> None:
    demo = create_demo_server(standin.world)
    async with running(standin, tmp_path, standin.token) as process:
        await joined(standin, process)
        await opened(standin, demo)
        process.send_signal(number)
        code, said = await ended(process)
    assert code == 0, said
    assert "Traceback" not in said
    assert (tmp_path / "giants.db").exists()
    assert not (tmp_path / "giants.db-wal").exists(), "the database was closed"


async def test_a_token_that_discord_refuses_is_named(standin: StandIn, tmp_path: Path) -> None:
    create_demo_server(standin.world)
    async with running(standin, tmp_path, "nonsense") as process:
        code, said = await ended(process)
    assert code == 2, said
    assert "Discord does not accept DISCORD_TOKEN" in said
    assert "Traceback" not in said
    assert "nonsense" not in said


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("GIANTS_DISCORD_API", "discord.com/api"),
        ("GIANTS_DISCORD_API", "http://"),
        ("GIANTS_DISCORD_API", "https://discord.com:x/api/v10"),
        ("GIANTS_DISCORD_GATEWAY", "https://gateway.discord.gg"),
        ("GIANTS_DISCORD_GATEWAY", ""),
    ],
)
def test_an_address_that_is_none_is_named(
    setting: str,
    value: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv(setting, value)
    assert run(["run"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"giants: {setting}: {value!r} is no address such as " in said


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_bot_in_reserve_takes_over(
    standin: StandIn, cluster: Cluster, tmp_path: Path, number: signal.Signals
) -> None:
    """On a server two can be started: the second serves once the first is gone, and knows its games."""
    demo, url = create_demo_server(standin.world), cluster.fresh()
    async with running(standin, tmp_path, standin.token, url) as first:
        await joined(standin, first)
        await opened(standin, demo)
        async with running(standin, tmp_path, standin.token, url) as second:
            assert second.stdout is not None
            line = b""
            while b"in reserve" not in line:
                line = await wait_for(second.stdout.readline(), PATIENCE)
            first.send_signal(number)
            await wait_for(first.communicate(), PATIENCE)
            while b"serves block" not in line:
                line = await wait_for(second.stdout.readline(), PATIENCE)
            await wait_until(lambda: standin.gateway.connected, PATIENCE)
            interaction = standin.slash_commands.run(demo.players[1], demo.table, "giants new", {})
            await wait_for(interaction.answered.wait(), PATIENCE)
            second.send_signal(signal.SIGTERM)
            assert (await ended(second))[0] == 0
