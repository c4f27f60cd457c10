"""`giants bench NAME`: figures as ratios against a peer or a limit measured in the same run."""

import argparse
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from . import Command, Failure, UsageError
from .output import Figure, show_figures

BENCHES: Final[dict[str, Command]] = {
    "engine": Command("bench_engine", "the engine beside python-chess"),
    "render": Command("bench_render", "the pictures beside their encoding"),
    "tables": Command("bench_tables", "durable actions beside plain inserts"),
    "postgres": Command("bench_postgres", "durable actions on PostgreSQL beside raw asyncpg"),
    "growth": Command("bench_growth", "what grows with the number of games"),
    "standin": Command("bench_standin", "the stand-in with a bare echo bot"),
    "bot": Command("bench_bot", "the bot beside a bare echo bot"),
    "fleet": Command("bench_fleet", "several processes on PostgreSQL, and the death of one"),
    "noise": Command("bench_noise", "messages, pings and megabytes of whole games"),
    "visits": Command("bench_visits", "visits and taps of whole games, with plans and without"),
}

OF_FLEET: Final = (
    *("guilds", "games", "processes", "shards", "rate", "seconds", "reserve", "concurrency", "kill"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    names = "; ".join(f"{name}: {bench.help}" for name, bench in BENCHES.items())
    parser.add_argument("name", choices=BENCHES, help=names)
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")
    fleet = parser.add_argument_group("for fleet")
    for name, kind, what in (
        ("guilds", int, "servers (2000)"),
        ("games", int, "live games (10000)"),
        ("processes", int, "processes that serve (4)"),
        ("shards", int, "shards of all together (two a process)"),
        ("rate", float, "decisions a second (15)"),
        ("seconds", float, "how long (60)"),
        ("reserve", int, "processes more that wait (0)"),
        ("concurrency", int, "shards that may identify at a time (1)"),
    ):
        fleet.add_argument(f"--{name}", type=kind, default=argparse.SUPPRESS, metavar="N", help=what)
    fleet.add_argument(
        "--kill", choices=("9", "TERM"), default=argparse.SUPPRESS, help="end one process a third into it"
    )


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    given = {name: value for name, value in vars(args).items() if name in OF_FLEET}
    if given and args.name != "fleet":
        raise UsageError(f"--{next(iter(given))} is for fleet alone")
    if wrong := [name for name, value in given.items() if name not in ("kill", "reserve") and value <= 0]:
        raise UsageError(f"--{wrong[0]} must be more than 0")
    try:
        module = import_module(f"bot.cli.{BENCHES[args.name].module}")
        figures: Mapping[str, Figure] = module.measure(**given)
    except ModuleNotFoundError as error:
        raise Failure(
            f"this needs {error.name}: install giants with its bench extra, giants[bench]"
        ) from error
    show_figures(BENCHES[args.name].help, figures, as_json=args.json)
    return 0
