"""`giants` itself: with a token the bot joins Discord, without one it opens the playground."""

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import discord

from bot.client import Giants
from bot.computers.worker_processes import WorkerProcesses
from bot.endpoints import discord_at
from bot.learning.first_game import post_welcome
from bot.playground.app import run_playground
from bot.playground.persistence import UnusableWorldFile
from bot.settings import Settings
from bot.shutdown import run_until_stopped, stopping_on_signals
from bot.storage.errors import StoreError
from bot.tables.service import Tables
from bot.warmup import warm_up
from bot.words import words

from . import Failure, UsageError
from .configuration import configured


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--quiet", action="store_true", help="do not open a browser for the playground")


def run(args: argparse.Namespace) -> int:
    """Run until Ctrl-C or SIGTERM."""
    settings = configured()
    discord.utils.setup_logging(level=getattr(logging, settings.log_level.upper()))
    try:
        if settings.token is None:
            asyncio.run(_playground(settings, browse=not args.quiet))
        else:
            asyncio.run(_discord(settings, settings.token.get_secret_value()))
    except StoreError as error:
        raise Failure(words()(error.key, **error.blanks)) from error
    except discord.LoginFailure as error:
        raise UsageError(f"Discord does not accept DISCORD_TOKEN: {error}") from error
    except UnusableWorldFile as error:
        raise Failure(str(error)) from error
    return 0


async def _open(settings: Settings, database: Path) -> Tables:
    database.parent.mkdir(parents=True, exist_ok=True)
    return await Tables.open(database, WorkerProcesses(most=settings.thinkers))


@asynccontextmanager
async def _tables(settings: Settings, database: Path) -> AsyncIterator[Tables]:
    """The tables of a database, with everything read that a bot needs; closed once it has ended."""
    tables = await _open(settings, database)
    try:
        warm_up()
        yield tables
    finally:
        await tables.close()


def _bot(settings: Settings, tables: Tables, shards: int | None = None) -> Giants:
    return Giants(tables, painters=settings.painters, shards=shards, language=settings.language)


async def _discord(settings: Settings, token: str) -> None:
    """In Discord until somebody ends it; what was begun is finished."""
    async with _tables(settings, settings.database) as tables:
        client = _bot(settings, tables, settings.shards)
        stop = asyncio.Event()
        there = discord_at(settings.discord_api, settings.discord_gateway)
        with there, stopping_on_signals(stop):
            await run_until_stopped(client, client.start(token), stop)


async def _playground(settings: Settings, *, browse: bool) -> None:
    """A Discord of our own on this machine, with the same bot in it."""
    folder = settings.database.parent / "playground"
    async with _tables(settings, folder / "giants.db") as tables:
        await run_playground(
            partial(_bot, settings, tables), folder=folder, browse=browse, welcome=post_welcome
        )
