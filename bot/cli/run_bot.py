"""`giants` itself: with a token the bot joins Discord, without one it opens the playground."""

import argparse
import asyncio
import errno
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import discord

from bot.client import Giants
from bot.computers.players import ComputerPlayers
from bot.computers.worker_processes import WorkerProcesses
from bot.endpoints import discord_at
from bot.learning.first_game import post_welcome
from bot.operation.backups import back_up_before_upgrade, backups_of, way_back
from bot.operation.logs import logging_set_up, reason_of
from bot.operation.service import backing_up, served
from bot.operation.start import connect_patiently
from bot.operation.web import AddressTaken
from bot.playground.app import run_playground
from bot.playground.persistence import UnusableWorldFile
from bot.settings import Settings, listening_address, unknown_settings
from bot.shutdown import run_until_stopped, stopping_on_signals
from bot.storage.blocks import Plan, Share
from bot.storage.database import DatabaseAddress, DatabaseUrl, shown
from bot.storage.errors import StoreDamagedError, StoreError
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
    # In the playground, where nobody asked for more, the page's address should not drown in other lines.
    quiet = settings.token is None and "log_level" not in settings.model_fields_set
    with logging_set_up("warning" if quiet else settings.log_level, settings.log_format):
        for name in unknown_settings():
            _log.warning("%s is no setting of this version and does nothing", name)
        try:
            asyncio.run(_chosen(settings, args))
        except StoreError as error:
            raise Failure(words()(error.key, **error.blanks)) from error
        except discord.LoginFailure as error:
            raise UsageError(f"Discord does not accept DISCORD_TOKEN: {error}") from error
        except discord.DiscordException as error:
            raise Failure(f"Discord does not let the bot in: {reason_of(error)}") from error
        except (UnusableWorldFile, AddressTaken) as error:
            raise Failure(str(error)) from error
        except OSError as error:
            raise Failure(reason_of(error)) from error
    return 0


async def _chosen(settings: Settings, args: argparse.Namespace) -> None:
    """Discord where there is a token, else the playground, unless that is not wanted."""
    if settings.token is not None:
        await _discord(settings, settings.token.get_secret_value())
    elif args.discord:
        raise UsageError("DISCORD_TOKEN is not set: give the bot its token (docs/operating.md says where)")
    else:
        await _playground(settings, args)


def _prepare(database: DatabaseAddress, backups: Path | None) -> None:
    """Make a file's folder, refuse to begin anew what was lost, and keep a copy before an upgrade."""
    if isinstance(database, DatabaseUrl):
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"the folder of the database can't be made: {reason_of(error)}") from error
    if backups is not None:
        if not database.exists() and backups_of(database, backups):
            raise Failure(f"{database} is gone, and was not begun anew. {way_back(database, backups)}")
        back_up_before_upgrade(database, backups, time.time())


@asynccontextmanager
async def _tables(
    settings: Settings,
    database: DatabaseAddress,
    players: ComputerPlayers,
    backups: Path | None = None,
    *,
    serving: Share | None = None,
) -> AsyncIterator[Tables]:
    """The tables of a database, with everything read that a bot needs; closed once it has ended."""
    try:
        await asyncio.to_thread(_prepare, database, backups)
        warm_up()  # before others could take this process for one that hangs
        tables = await Tables.open(database, players, serving=serving)
    except StoreDamagedError as error:
        told = words()(error.key, **error.blanks)
        back = "" if isinstance(database, DatabaseUrl) else way_back(database, backups)
        raise Failure(f"{shown(database)}: {told} {back}".rstrip()) from error
    try:
        yield tables
    finally:
        await tables.close()


def _bot(settings: Settings, tables: Tables, shards: int | None = None) -> Giants:
    return Giants(tables, painters=settings.painters, shards=shards, language=settings.language)


def _share(settings: Settings) -> Share:
    """What this process is to serve: everything, unless there is a fleet."""
    if settings.blocks == 1:
        return Share()
    if not isinstance(settings.database, DatabaseUrl):
        raise UsageError("GIANTS_BLOCKS: several processes need a database on a server (docs/operating.md)")
    if settings.shards is None or settings.shards < settings.blocks:
        raise UsageError(
            "GIANTS_BLOCKS: set GIANTS_SHARDS too, to at least as many shards as there are blocks"
        )
    return Share(Plan(settings.shards, settings.blocks), settings.most_blocks)


async def _discord(settings: Settings, token: str) -> None:
    """In Discord until somebody ends it; what was begun is finished."""
    database, folder = settings.database, settings.backup_folder(settings.database)
    players, stop = WorkerProcesses(most=settings.thinkers), asyncio.Event()
    address = None if settings.http is None else listening_address(settings.http)
    async with (
        _tables(settings, database, players, folder, serving=_share(settings)) as tables,
        backing_up(database, folder, tables.storage.database.blocks) as backups,
    ):
        tables.storage.database.when_superseded(stop.set)
        client = _bot(settings, tables, settings.shards)
        async with served(address, client, tables, players, backups):
            with discord_at(settings.discord_api, settings.discord_gateway), stopping_on_signals(stop):
                await run_until_stopped(client, connect_patiently(client, token), stop)


async def _playground(settings: Settings, args: argparse.Namespace) -> None:
    """A Discord of our own on this machine, with the same bot in it."""
    folder = settings.folder / "playground"
    players = WorkerProcesses(most=settings.thinkers)
    async with _tables(settings, folder / "giants.db", players) as tables:
        try:
            await run_playground(
                partial(_bot, settings, tables),
                folder=folder,
                port=args.port,
                host=args.host,
                browse=not args.quiet,
                language=settings.language,
                welcome=partial(post_welcome, language=settings.language),
            )
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise Failure(f"port {args.port} is in use: choose another with --port") from error
