"""`giants bench NAME`: figures as ratios against a peer or a limit measured in the same run."""

import argparse
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from . import Command, Failure
from .output import Figure, show_figures

BENCHES: Final[dict[str, Command]] = {
    "engine": Command("bench_engine", "the engine beside python-chess"),
    "render": Command("bench_render", "the pictures beside their encoding"),
    "tables": Command("bench_tables", "durable actions beside plain inserts"),
    "postgres": Command("bench_postgres", "durable actions on PostgreSQL beside raw asyncpg"),
    "growth": Command("bench_growth", "what grows with the number of games"),
    "standin": Command("bench_standin", "the stand-in with a bare echo bot"),
    "bot": Command("bench_bot", "the bot beside a bare echo bot"),
    "noise": Command("bench_noise", "messages, pings and megabytes of whole games"),
    "visits": Command("bench_visits", "visits and taps of whole games, with plans and without"),
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    names = "; ".join(f"{name}: {bench.help}" for name, bench in BENCHES.items())
    parser.add_argument("name", choices=BENCHES, help=names)
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    try:
        module = import_module(f"bot.cli.{BENCHES[args.name].module}")
        figures: Mapping[str, Figure] = module.measure()
    except ModuleNotFoundError as error:
        raise Failure(
            f"this needs {error.name}: install giants with its bench extra, giants[bench]"
        ) from error
    show_figures(BENCHES[args.name].help, figures, as_json=args.json)
    return 0
