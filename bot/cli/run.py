"""`giants` itself: with a token the bot joins Discord, without one it opens the playground."""

import argparse
import asyncio
import logging

import discord

from bot.client import Giants
from bot.computers.worker_processes import WorkerProcesses
from bot.play.practice import welcome
from bot.playground.app import end_task, run_playground, stopping_on_signals
from bot.playground.keep import UnusableWorldFile
from bot.settings import Settings, SettingsError, read_settings
from bot.storage.sqlite import StoreError
from bot.tables.service import Tables
from bot.warmup import warm_up
from bot.words import words

from . import Failure


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--quiet", action="store_true", help="do not open a browser for the playground")


def run(args: argparse.Namespace) -> int:
    """Run until Ctrl-C or SIGTERM."""
    try:
        settings = read_settings()
    except SettingsError as error:
        raise Failure(str(error), 2) from error
    discord.utils.setup_logging(level=getattr(logging, settings.log_level.upper()))
    try:
        if settings.token is None:
            asyncio.run(_playground(settings, browse=not args.quiet))
        else:
            asyncio.run(_discord(settings, settings.token.get_secret_value()))
    except StoreError as error:
        raise Failure(words()(error.key, **error.blanks)) from error
    except discord.LoginFailure as error:
        raise Failure(f"Discord does not accept DISCORD_TOKEN: {error}", 2) from error
    except UnusableWorldFile as error:
        raise Failure(str(error)) from error
    return 0


async def _open(settings: Settings) -> Tables:
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    return await Tables.open(settings.database, WorkerProcesses(most=settings.thinkers))


async def _discord(settings: Settings, token: str) -> None:
    """In Discord until somebody ends it; what was begun is finished."""
    tables = await _open(settings)
    try:
        client = Giants(
            tables, painters=settings.painters, shards=settings.shards, language=settings.language
        )
        warm_up()
        stop = asyncio.Event()
        with stopping_on_signals(stop):
            running = asyncio.create_task(client.start(token), name="bot")
            leaving = asyncio.create_task(stop.wait())
            await asyncio.wait((running, leaving), return_when=asyncio.FIRST_COMPLETED)
            leaving.cancel()
            await client.close()
            # Closed in the midst of connecting, discord.py can fail in any way; that is nobody's concern.
            await end_task(running)
            await asyncio.gather(running, leaving, return_exceptions=True)
        if not stop.is_set():
            await running  # it ended by itself, and says why
    finally:
        await tables.close()


async def _playground(settings: Settings, *, browse: bool) -> None:
    """A Discord of our own on this machine, with the same bot in it."""
    folder = settings.database.parent / "playground"
    folder.mkdir(parents=True, exist_ok=True)
    tables = await Tables.open(folder / "giants.db", WorkerProcesses(most=settings.thinkers))
    warm_up()
    try:
        await run_playground(
            lambda: Giants(tables, painters=settings.painters),
            folder=folder,
            browse=browse,
            welcome=welcome,
        )
    finally:
        await tables.close()
