"""A playground that is stopped and started goes on where it was."""

import asyncio
import signal
import sqlite3
import sys
import threading
import time
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground import persistence
from bot.playground.app import run_playground
from bot.playground.kit import Stage
from bot.playground.kit.patience import patience
from bot.playground.people.visibility import messages
from bot.playground.persistence import UnusableWorldFile, WorldFile
from bot.playground.world import World
from bot.words import words
from tests.kit.lobby_bot import Book, LobbyBot


async def reopened(path: Path) -> World:
    keeper = WorldFile(path)
    world = await keeper.open()
    await keeper.close()
    assert world is not None
    return world


async def test_a_world_comes_back_as_it_was(lobby: Stage, tmp_path: Path) -> None:
    keeper = WorldFile(tmp_path / "world.sqlite3")
    assert await keeper.open() is None
    keeper.follow(lobby.world)
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/lobby", name="Orongo")
    await bruno.press("Join")
    await alice.run("/thread", name="Game 1", with_user=bruno.id)
    await bruno.press("My hand")
    gone = await alice.write("never mind")
    lobby.standin.actions.delete(alice.person, gone.message)
    await keeper.close()
    world = await reopened(tmp_path / "world.sqlite3")
    assert world.people == lobby.world.people
    assert world.guilds == lobby.world.guilds
    assert world.channels == lobby.world.channels
    assert world.commands == lobby.world.commands
    assert world.files == lobby.world.files
    assert world.secret == lobby.world.secret
    public = {
        channel: {n: m for n, m in kept.items() if m.audience is None}
        for channel, kept in lobby.world.messages.items()
    }
    assert world.messages == public
    assert world.snowflakes.next() > max(world.files)


async def test_changes_are_written_without_being_asked(lobby: Stage, tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite3"
    keeper = WorldFile(path)
    await keeper.open()
    keeper.follow(lobby.world)
    await lobby["Alice"].write("remember me")
    async with patience(20):
        while keeper._dirty or not keeper._world:  # noqa: ASYNC110 -- the writing has no sign but this
            await asyncio.sleep(0.01)
    await keeper.close()
    world = await reopened(path)
    assert [m.content for m in messages(world, lobby["Sam"].person, lobby.channel)] == ["remember me"]


async def test_a_folder_serves_one_playground_at_a_time(tmp_path: Path) -> None:
    first = WorldFile(tmp_path / "world.sqlite3")
    await first.open()
    with pytest.raises(UnusableWorldFile, match="running already"):
        await WorldFile(tmp_path / "world.sqlite3").open()
    await first.close()


async def test_a_file_that_is_no_world_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite3"
    path.write_bytes(b"something else entirely, and longer than a header of SQLite is " * 20)
    before = path.read_bytes()
    with pytest.raises(UnusableWorldFile):
        await WorldFile(path).open()
    assert path.read_bytes() == before
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(UnusableWorldFile, match="version"):
        await WorldFile(path).open()


async def test_the_program_starts_welcomes_stops_and_goes_on(tmp_path: Path) -> None:
    book = Book()
    said: list[str] = []
    welcomed: list[int] = []
    stop = asyncio.Event()

    async def welcome(bot: discord.Client, channel_id: int) -> None:
        await bot.get_partial_messageable(channel_id).send("Welcome to the island.")
        welcomed.append(channel_id)
        stop.set()

    def make() -> LobbyBot:
        return LobbyBot(book, guild_ready_timeout=0.01)

    async with patience(20):
        await run_playground(
            make, folder=tmp_path, port=0, browse=False, welcome=welcome, announce=said.append, stop=stop
        )
    assert said[0].startswith("Giants is ready to be tried at http://127.0.0.1:")
    world = await reopened(tmp_path / "world.sqlite3")
    assert [m.content for m in world.messages[welcomed[0]].values()] == ["Welcome to the island."]

    async def make_later() -> LobbyBot:
        asyncio.get_running_loop().call_later(0.1, stop.set)
        return make()

    stop.clear()
    async with patience(20):
        await run_playground(
            make_later,
            folder=tmp_path,
            port=0,
            browse=False,
            welcome=welcome,
            announce=said.append,
            stop=stop,
        )
    assert len(welcomed) == 1


async def test_another_language_is_spoken_from_the_next_start_on(tmp_path: Path) -> None:
    """The server, the page and whoever opens it first; somebody who chose a language later keeps it."""
    welcomed: list[int] = []
    stop = asyncio.Event()

    async def welcome(_: discord.Client, channel_id: int) -> None:
        welcomed.append(channel_id)
        stop.set()

    async def start(language: str, *, known: bool = False) -> tuple[list[str], World]:
        said: list[str] = []
        stop.clear()

        async def make() -> LobbyBot:
            if known:  # nobody is welcomed
                asyncio.get_running_loop().call_later(0.1, stop.set)
            return LobbyBot(Book(), guild_ready_timeout=0.01)

        async with patience(20):
            await run_playground(
                make,
                folder=tmp_path,
                port=0,
                browse=False,
                language=language,
                welcome=welcome,
                announce=said.append,
                stop=stop,
            )
        return said, await reopened(tmp_path / "world.sqlite3")

    _, world = await start("en")
    assert [person.locale for person in world.people.values() if person.name == "Alice"] == ["en-US"]
    for known in (False, True):
        said, world = await start("ru", known=known)
        assert said[-1] == words("ru")("playground-stop")
        alice, bruno = (person for person in world.people.values() if person.name in ("Alice", "Bruno"))
        assert (alice.locale, bruno.locale) == ("ru", "it")
    assert len(welcomed) == 2, "in each language once"


async def test_a_bot_that_cannot_start_ends_the_program_with_its_reason(tmp_path: Path) -> None:
    class Broken(LobbyBot):
        async def setup_hook(self) -> None:
            raise RuntimeError("no database")

    with pytest.raises(RuntimeError, match="no database"):
        await run_playground(Broken, folder=tmp_path, port=0, browse=False, announce=lambda _: None)
    assert await reopened(tmp_path / "world.sqlite3")


PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.playground.app import run_playground
from tests.kit.lobby_bot import LobbyBot

asyncio.run(run_playground(LobbyBot, folder=Path(sys.argv[1]), port=0, browse=False,
                           announce=lambda said: print(said, flush=True)))
print("ended")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C to whole consoles only")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_ctrl_c_ends_the_program_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        str(tmp_path),
        cwd=Path(__file__).parents[3],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with patience(30):
        assert b"http://127.0.0.1:" in await process.stdout.readline()
        await process.stdout.readline()
        process.send_signal(sign)
        out, err = await process.communicate()
    assert (process.returncode, out.decode(), err.decode()) == (0, "ended\n", "")
    assert (await reopened(tmp_path / "world.sqlite3")).guilds


async def test_closing_in_the_midst_of_a_write_waits_for_it(
    lobby: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, begun, writing, most = persistence._write, threading.Event(), 0, 0

    def slow(*args: Any) -> None:
        nonlocal writing, most
        writing += 1
        most = max(most, writing)
        begun.set()
        time.sleep(0.2)
        write(*args)
        writing -= 1

    monkeypatch.setattr(persistence, "_write", slow)
    world_file = WorldFile(tmp_path / "world.sqlite3")
    await world_file.open()
    world_file.follow(lobby.world)
    await lobby["Alice"].write("remember me")
    async with patience(20):
        await asyncio.to_thread(begun.wait)
    await world_file.close()
    assert most == 1, "one after the other"
    world = await reopened(tmp_path / "world.sqlite3")
    texts = [message.content for channel in world.messages.values() for message in channel.values()]
    assert "remember me" in texts
