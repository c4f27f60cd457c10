"""`giants doctor`: is everything there that the bot needs? What is not comes with what to do."""

import argparse
import asyncio
import json
from functools import partial

from bot.operation.doctor import Question, answers, machine
from bot.operation.doctor.discord_checks import DiscordChecks, LivePlace
from bot.operation.logs import logging_set_up
from bot.settings import Settings, SettingsError, read_settings
from bot.storage import examine
from bot.storage.database import DatabaseAddress, Finding
from bot.storage.errors import StoreError
from bot.storage.tables import list_games
from bot.storage.tools import reading
from bot.tables.model import LIVE


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--json", action="store_true", help="print a JSON list of findings")
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")


def run(args: argparse.Namespace) -> int:
    """Print every finding; 0 if the bot can run, 1 if something keeps it from that."""
    with logging_set_up("error", "text"):
        found = asyncio.run(_examine(offline=args.offline))
    if args.json:
        print(json.dumps([finding._asdict() for finding in found]))
    else:
        for finding in found:
            print("\n".join(_lines(finding)))
        errors = sum(finding.level == "error" for finding in found)
        warnings = sum(finding.level == "warning" for finding in found)
        print(f"\n{errors} to mend, {warnings} to look at, {len(found) - errors - warnings} well")
    return 1 if any(finding.level == "error" for finding in found) else 0


def _lines(finding: Finding) -> list[str]:
    mark = {"ok": "  ok ", "warning": "LOOK ", "error": "MEND "}[finding.level]
    lines = [f"{mark} {finding.subject}: {finding.says}"]
    return lines if finding.remedy is None else [*lines, f"        {finding.remedy}"]


async def _examine(*, offline: bool) -> list[Finding]:
    questions: list[tuple[str, Question]] = [("version", machine.versions)]
    try:
        settings = read_settings()
    except SettingsError as error:
        remedy = "Mend it in the environment or in giants.env; the README lists all settings."
        wrong = [Finding("settings", "error", line, remedy) for line in str(error).splitlines()]
        return [*await answers([*questions, ("pictures", machine.pictures)]), *wrong]
    database = settings.database
    questions += [
        ("settings", partial(machine.settings_said, settings)),
        ("database", partial(_database, database)),
        ("backups", partial(machine.backups, database, settings.backup_folder(database))),
        ("pictures", machine.pictures),
        ("computer players", partial(machine.thinkers, settings)),
        ("health and metrics", partial(machine.operator_server, settings)),
    ]
    if not offline:
        questions.append(("discord", partial(_discord, settings)))
    return await answers(questions)


async def _database(database: DatabaseAddress) -> list[Finding]:
    """The engine's own questions."""
    return await asyncio.to_thread(lambda: list(examine(database)))


async def _discord(settings: Settings) -> list[Finding]:
    places = await asyncio.to_thread(_live_places, settings.database)
    return await DiscordChecks(settings, places).examine()


def _live_places(database: DatabaseAddress) -> list[LivePlace]:
    """Where games are under way; nowhere, if the database can't be read, which is a finding of its own."""
    try:
        with reading(database) as db:
            found = list_games(db)
    except StoreError:
        return []
    return [
        LivePlace(game.id, game.server, game.channel)
        for game in found
        if game.status in LIVE and game.server is not None and game.channel is not None
    ]
