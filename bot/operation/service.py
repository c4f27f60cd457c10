"""What runs beside the bot while it is in Discord, as the settings say: backups, health, metrics."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bot.client import Giants
from bot.computers.players import ComputerPlayers
from bot.settings import Address
from bot.storage.blocks import Blocks
from bot.storage.database import DatabaseAddress
from bot.tables.service import Tables

from .backups import DailyBackups
from .health import Health
from .watching import Watcher
from .web import OperatorServer

_log = logging.getLogger(__name__)


@asynccontextmanager
async def backing_up(
    database: DatabaseAddress, folder: Path | None, blocks: Blocks
) -> AsyncIterator[DailyBackups | None]:
    """Within this backups of a database are made, unless there is no folder for them; of the processes of a
    fleet the one makes them that serves the first block.
    """
    if folder is None:
        yield None
        return
    backups = DailyBackups(database, folder, ours=lambda: blocks.serves(None))
    backups.start()
    try:
        yield backups
    finally:
        await backups.close()


@asynccontextmanager
async def served(
    address: Address | None,
    client: Giants,
    tables: Tables,
    players: ComputerPlayers,
    backups: DailyBackups | None,
) -> AsyncIterator[OperatorServer | None]:
    """Within this health and metrics can be asked for at an address; without one, nothing is even counted.

    To be entered before the client logs in. AddressTaken if the address can't be had.
    """
    if address is None:
        yield None
        return
    health = Health(client, tables, backups, version("giants"))
    metrics = _metrics()
    if metrics is None:
        _log.warning("GIANTS_HTTP serves no metrics: they need prometheus-client, the extra giants[ops]")
        server = OperatorServer(health.alive, health.ready, None)
    else:
        scrape = partial(metrics.text, client, tables, backups)
        server = OperatorServer(health.alive, health.ready, scrape, metrics.content_type)
    await server.start(address)
    _log.info(
        "health%s at http://%s:%s", "" if metrics is None else " and metrics", address.host, server.port
    )
    watcher = None
    if metrics is not None:
        watcher = Watcher(metrics)
        watcher.watch_players(players)
        watcher.watch_tables(tables)
        watcher.watch_client(client)
        watcher.start()
    try:
        yield server
    finally:
        if watcher is not None:
            await watcher.close()
        await server.close()


def _metrics() -> Any:
    """The metrics, which are read only where they are wanted; None where prometheus-client is missing."""
    try:
        module = import_module("bot.operation.metrics")
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        return None
    return module.Metrics(version("giants"))
