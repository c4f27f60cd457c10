"""`giants` itself: with a token the bot joins Discord, without one it opens the playground."""

import argparse
import asyncio
import errno
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
from bot.operation.logs import reason_of, set_up_logging
from bot.operation.start import connect_patiently
from bot.playground.app import run_playground
from bot.playground.persistence import UnusableWorldFile
from bot.settings import Settings, unknown_settings
from bot.shutdown import run_until_stopped, stopping_on_signals
from bot.storage.errors import StoreError
from bot.tables.service import Tables
from bot.warmup import warm_up
from bot.words import words

from . import Failure, UsageError
from .configuration import configured

_log = logging.getLogger(__name__)


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--quiet", action="store_true", help="do not open a browser for the playground")
    parser.add_argument(
        "--port", type=int, help="the playground's port (8430, or any other if that is taken)"
    )
    parser.add_argument("--host", help="an address on which others reach the playground, such as 0.0.0.0")
    parser.add_argument(
        "--discord", action="store_true", help="join Discord or fail: without a token nothing else is opened"
    )


def run(args: argparse.Namespace) -> int:
    """Run until Ctrl-C or SIGTERM."""
    settings = configured()
    if args.port is not None and not 0 <= args.port < 65536:
        raise UsageError(f"--port: {args.port} is no port: they go up to 65535")
    set_up_logging(settings.log_level, settings.log_format)
    for name in unknown_settings():
        _log.warning("%s is no setting of this version and does nothing", name)
    try:
        if settings.token is not None:
            asyncio.run(_discord(settings, settings.token.get_secret_value()))
        elif args.discord:
            raise UsageError(
                "DISCORD_TOKEN is not set: give the bot its token (docs/operating.md says where)"
            )
        else:
            asyncio.run(_playground(settings, args))
    except StoreError as error:
        raise Failure(words()(error.key, **error.blanks)) from error
    except discord.LoginFailure as error:
        raise UsageError(f"Discord does not accept DISCORD_TOKEN: {error}") from error
    except discord.PrivilegedIntentsRequired as error:
        raise Failure(f"Discord refuses the bot's intents: {reason_of(error)}") from error
    except discord.HTTPException as error:
        raise Failure(f"Discord refuses to let the bot in: {reason_of(error)}") from error
    except UnusableWorldFile as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Failure(reason_of(error)) from error
    return 0


async def _open(settings: Settings, database: Path) -> Tables:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"the folder of the database can't be made: {reason_of(error)}") from error
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
            await run_until_stopped(client, connect_patiently(client, token), stop)


async def _playground(settings: Settings, args: argparse.Namespace) -> None:
    """A Discord of our own on this machine, with the same bot in it."""
    folder = settings.database.parent / "playground"
    async with _tables(settings, folder / "giants.db") as tables:
        try:
            await run_playground(
                partial(_bot, settings, tables),
                folder=folder,
                port=args.port,
                host=args.host,
                browse=not args.quiet,
                welcome=post_welcome,
            )
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise Failure(f"port {args.port} is in use: choose another with --port") from error
