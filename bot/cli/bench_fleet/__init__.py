"""A fleet: several processes of the bot on one PostgreSQL, thousands of servers on the stand-in, people who
press at a rate; and what a process's death costs.
"""

import os
import signal
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.cli.output import Figure
from bot.playground.many_servers import ManyServers

from .figures import death_of, figures_of
from .game import quick_game
from .processes import Bot, Fleet, Memory, StandInProcess, stand_in
from .stored_games import compare, database, fill

A_SHARD: Final = 15.0  # seconds, at most, until one more shard is there
WARM_UP: Final = 3.0  # seconds
SIGNALS: Final = {"9": signal.SIGKILL, "TERM": signal.SIGTERM}


class Options(NamedTuple):
    """What is measured."""

    guilds: int = 2000
    games: int = 10_000
    processes: int = 4
    shards: int = 0
    """All together; none said is two a process."""
    rate: float = 15.0
    """Decisions a second."""
    seconds: float = 60.0
    kill: str | None = None
    """How one process ends a third into it: 9 or TERM."""
    reserve: int = 0
    concurrency: int = 1
    """How many shards may identify at a time."""


def measure(**chosen: Any) -> dict[str, Figure]:
    """All figures of one run."""
    options = Options(**chosen)
    options = options._replace(shards=options.shards or 2 * options.processes)
    servers, steps = ManyServers(options.guilds, options.games), quick_game()
    with (
        tempfile.TemporaryDirectory(prefix="giants-bench-") as folder,
        database() as url,
        stand_in(servers, steps, options.shards, options.concurrency) as discord,
    ):
        began = time.monotonic()
        fill(url, servers)
        filled = time.monotonic() - began
        fleet = Fleet(Path(folder), url, discord.address, options.shards, options.processes)
        try:
            began = time.monotonic()
            _start(fleet, discord, options)
            started = time.monotonic() - began
            discord.ask("begin", options.rate)
            time.sleep(WARM_UP)
            since, before = time.monotonic(), fleet.cpu()
            memory, at = _run(fleet, options)
            spent, lasted = fleet.cpu() - before, time.monotonic() - since
            observed, taken, unsure = discord.ask("end")
            errors = sum(bot.errors for bot in fleet.bots)
        finally:
            fleet.end()
        kept = compare(url, steps, taken, unsure)
    figures: dict[str, Figure] = {
        **{name: value for name, value in options._asdict().items() if value is not None},
        "load_average": round(os.getloadavg()[0], 1),
        "fill_seconds": filled,
        "start_seconds": started,
        **figures_of(observed, kept, memory, since),
        "cpu_ms_a_decision": spent / lasted / options.rate * 1000,
        "errors_logged": errors,
    }
    if at is not None:
        del figures["cpu_ms_a_decision"]  # somebody began anew meanwhile
        figures |= death_of(observed, at, paced=options.kill == "9")
    return figures


def _start(fleet: Fleet, discord: StandInProcess, options: Options) -> None:
    """Start everybody; the reserves last, when there is nothing left to serve."""
    for _ in range(options.processes):
        fleet.start()
    fleet.wait_until(
        lambda: len(discord.ask("connected")) == options.shards,
        60 + A_SHARD * options.shards,
        "that all shards are connected",
    )
    for _ in range(options.reserve):
        fleet.wait_until(partial(_waits, fleet.start()), 60, "that a process waits in reserve")


def _waits(bot: Bot) -> bool:
    return bot.says("in reserve")


def _run(fleet: Fleet, options: Options) -> tuple[list[Memory], float | None]:
    """Let time pass; one process ends, if that is wanted: the memory of the others, and when that was."""
    at = None
    if options.kill is not None:
        time.sleep(options.seconds / 3)
        victim = fleet.bots.pop(0)
        at = time.monotonic()
        victim.process.send_signal(SIGNALS[options.kill])
        time.sleep(options.seconds * 2 / 3)
        victim.end()
    else:
        time.sleep(options.seconds)
    return [memory for bot in fleet.bots if (memory := bot.memory()) is not None], at
