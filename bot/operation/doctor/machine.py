"""What a bot needs of its machine: versions, pictures, computer players, backups, an address to serve at."""

import asyncio
import errno
import platform
import socket
import time
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import aiohttp

from bot.computers.players import NoDecisionError
from bot.computers.worker_processes import WorkerProcesses
from bot.operation.backups import LATE, backups_of
from bot.settings import Address, Settings, listening_address, unknown_settings
from bot.storage.database import DatabaseAddress, DatabaseUrl, Finding
from bot.words import words
from engine import apply, boards, find_board, new_game, view
from engine.chance import seeded_dice
from render.pictures import board_picture

SLOW_PICTURE: Final = 5.0  # seconds; most take a quarter of one
THINKER_LIMIT: Final = 30.0


async def versions() -> list[Finding]:
    """Which versions run."""
    used = f"discord.py {version('discord.py')}, Python {platform.python_version()}"
    return [Finding("version", "ok", f"giants {version('giants')}, {used}, {platform.system()}")]


async def settings_said(settings: Settings) -> list[Finding]:
    """Whether anything is set that does nothing."""
    found = [
        Finding("settings", "warning", f"{name} is no setting of this version", "Take it out.")
        for name in unknown_settings()
    ]
    said = f"log {settings.log_level} as {settings.log_format}, language {settings.language}"
    return found or [Finding("settings", "ok", said)]


async def pictures() -> list[Finding]:
    """Whether a board can be drawn: fonts, painted map, and what encodes pictures."""
    began = time.perf_counter()
    try:
        await asyncio.to_thread(_draw)
    except (OSError, ImportError, KeyError, ValueError) as error:
        remedy = "Install Giants anew: its fonts and its art come with it, and Pillow needs WebP."
        return [Finding("pictures", "error", f"no board can be drawn: {error}", remedy)]
    spent = time.perf_counter() - began
    says = f"fonts and art are there, a board takes {spent:.1f} s; no browser is needed"
    if spent > SLOW_PICTURE:
        return [Finding("pictures", "warning", says, "Give the bot more processor time.")]
    return [Finding("pictures", "ok", says)]


def _draw() -> None:
    board = find_board(next(iter(boards())))
    board_picture(view(new_game(board, ["blue", "green", "red"])), {}, words(), small=True)


async def thinkers(settings: Settings) -> list[Finding]:
    """Whether a process can be started in which a computer player decides."""
    state = new_game(find_board(next(iter(boards()))), ["blue", "green", "red"])
    seat = state.seats[0]
    apply(state, None, seeded_dice(state, "doctor"))
    workers = WorkerProcesses(most=1, limit=THINKER_LIMIT)
    began = time.perf_counter()
    try:
        await workers.decide("easy", view(state, seat), "doctor")
    except NoDecisionError as error:
        remedy = "Look at limits of processes and memory; until then easy players decide in the bot's own."
        return [Finding("computer players", "error", f"none decides: {error}", remedy)]
    finally:
        await workers.close()
    spent = time.perf_counter() - began
    return [Finding("computer players", "ok", f"{settings.thinkers} at once; the first took {spent:.1f} s")]


async def backups(database: DatabaseAddress, folder: Path | None) -> list[Finding]:
    """Whether there is a fresh backup."""
    return await asyncio.to_thread(lambda: list(_backups(database, folder)))


def _backups(database: DatabaseAddress, folder: Path | None) -> Iterator[Finding]:
    if folder is None and isinstance(database, DatabaseUrl):
        says = "the server's own; set GIANTS_BACKUPS to a folder, and the bot keeps copies of the games there"
        yield Finding("backups", "ok", says)
        return
    if folder is None:
        remedy = "Unset GIANTS_BACKUPS, unless something else backs the database up."
        yield Finding("backups", "warning", "they are switched off", remedy)
        return
    found = backups_of(database, folder)
    if not found:
        fresh = not isinstance(database, DatabaseUrl) and not database.exists()
        yield Finding(
            "backups",
            "ok" if fresh else "warning",
            f"there is none in {folder} yet",
            None if fresh else "The bot makes one a day while it runs; giants backup makes one now.",
        )
        return
    newest, age = found[0], time.time() - found[0].at.timestamp()
    says = f"{len(found)} in {folder}, the newest is {age / 3600:.0f} hours old"
    if age > LATE:
        yield Finding("backups", "warning", says, "See the bot's log for why none was made since.")
    elif newest.path.stat().st_size == 0:
        yield Finding("backups", "error", f"{newest.path} is empty", "Delete it; the bot makes another.")
    else:
        yield Finding("backups", "ok", says)


async def operator_server(settings: Settings) -> list[Finding]:
    """Whether health and metrics can be served where they should be, or are."""
    if settings.http is None:
        return [Finding("health and metrics", "ok", "not switched on (GIANTS_HTTP)")]
    address = listening_address(settings.http)
    found = [await _address(address)]
    if find_spec("prometheus_client") is None:
        remedy = "Install giants[ops], which brings prometheus-client."
        found.append(Finding("metrics", "warning", "there will be none", remedy))
    return found


async def _address(address: Address) -> Finding:
    taken = await asyncio.to_thread(partial(_taken, address))
    if taken is None:
        return Finding("health and metrics", "ok", f"{address} is free")
    if taken == errno.EADDRINUSE and (status := await _healthz(address)) is not None:
        return Finding("health and metrics", "ok", f"served at {address}: {status}")
    why = "is in use by another program" if taken == errno.EADDRINUSE else "is no address of this machine"
    return Finding("health and metrics", "error", f"{address} {why}", "Set GIANTS_HTTP to another.")


def _taken(address: Address) -> int | None:
    try:
        socket.create_server(address).close()
    except OSError as error:
        return error.errno or 0
    return None


async def _healthz(address: Address) -> str | None:
    """What a bot of ours answers there; None if it is none."""
    limit = aiohttp.ClientTimeout(total=5)
    host = "127.0.0.1" if address.host in ("0.0.0.0", "") else address.host
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.get(f"http://{Address(host, address.port)}/healthz") as answer,
        ):
            found = await answer.json()
            return str(found["status"])
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError, KeyError, TypeError):
        return None
