"""`giants doctor` finds what is wrong with a set-up, says what to do, and tells no secret."""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli import run
from bot.command_sync import normalised
from bot.operation.backups import DAY, DailyBackups
from bot.operation.command_list import english_payloads
from bot.operation.doctor import discord_checks, machine
from bot.playground.demo_server import DemoServer, create_demo_server
from bot.playground.server import StandIn
from bot.settings import Settings
from bot.storage.database import Finding
from bot.tables.model import Place
from bot.tables.service import Tables
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import Inline, begun, overwrite

TOKEN = "MTIz.secret.of-the-bot"
Findings = dict[str, dict[str, Any]]


class Clinic:
    """A set-up that is sound until a test breaks it, and the doctor."""

    def __init__(self, standin: StandIn, demo: DemoServer, path: Path, env: pytest.MonkeyPatch) -> None:
        self.standin, self.demo, self.path, self.env = standin, demo, path, env
        self.said = ""

    async def examine(self, capsys: pytest.CaptureFixture[str]) -> tuple[int, Findings]:
        """The doctor's exit code, and by subject the gravest finding."""
        code = await asyncio.to_thread(run, ["doctor", "--json"])
        self.said = capsys.readouterr().out
        assert "secret" not in self.said
        found: Findings = {}
        for finding in json.loads(self.said):
            order = ("ok", "warning", "error")
            known = found.get(finding["subject"])
            if known is None or order.index(finding["level"]) > order.index(known["level"]):
                found[finding["subject"]] = finding
        for finding in found.values():
            assert finding["level"] == "ok" or finding["remedy"], "whoever says what is wrong says what to do"
        return code, found


@pytest.fixture
async def clinic(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Clinic]:
    standin = StandIn(token=TOKEN)
    demo = create_demo_server(standin.world)
    await standin.start()
    monkeypatch.chdir(path.parent)
    for name, value in {
        "DISCORD_TOKEN": TOKEN,
        "GIANTS_DATABASE": str(path),
        "GIANTS_DISCORD_API": f"{standin.origin}/api/v10",
    }.items():
        monkeypatch.setenv(name, value)
    tables = await Tables.open(path, Inline())
    await begun(tables, place=Place(demo.guild.id, demo.table.id))
    await tables.close()
    await DailyBackups(path, path.parent / "backups").run_once()

    async def well(*_: Any) -> list[Finding]:
        return [Finding("left out", "ok", "")]

    monkeypatch.setattr(machine, "pictures", well)  # they take seconds, and have a test of their own
    monkeypatch.setattr(machine, "thinkers", well)
    yield Clinic(standin, demo, path, monkeypatch)
    await standin.close()


async def test_a_sound_set_up_is_well(clinic: Clinic, capsys: pytest.CaptureFixture[str]) -> None:
    told = [normalised(command) | {"id": str(n)} for n, command in enumerate(english_payloads())]
    clinic.standin.world.set_commands(None, told)
    code, found = await clinic.examine(capsys)
    assert code == 0
    assert {finding["level"] for finding in found.values()} == {"ok"}, found
    wanted = {
        "version",
        "settings",
        "sqlite",
        "database folder",
        "disk",
        "database",
        "write-ahead log",
        "schema",
    }
    wanted |= {"backups", "token", "clock", "intents", "gateway", "commands", "servers", "channels"}
    assert wanted <= found.keys()


Break = Callable[[Clinic], Awaitable[None]]
BROKEN: dict[str, tuple[str, str, str, Break]] = {}


def broken(subject: str, level: str, words: str) -> Callable[[Break], Break]:
    """A set-up that is broken in one way: what is found, and how grave it is."""

    def add(spoil: Break) -> Break:
        BROKEN[spoil.__name__] = (subject, level, words, spoil)
        return spoil

    return add


VARIABLES = {
    "empty_token": ("DISCORD_TOKEN", "", "settings", "error", "DISCORD_TOKEN: it is empty"),
    "half_a_token": ("DISCORD_TOKEN", "secretsecret", "token", "error", "does not look like a token"),
    "refused_token": ("DISCORD_TOKEN", "a.secret.token", "token", "error", "Discord does not accept"),
    "no_network": (
        "GIANTS_DISCORD_API",
        "http://127.0.0.1:9/api/v10",
        "discord",
        "error",
        "it can't be reached",
    ),
    "misspelt_setting": ("GIANTS_DATABSE", "x", "settings", "error", "did you mean GIANTS_DATABASE"),
    "no_backups": ("GIANTS_BACKUPS", "off", "backups", "warning", "switched off"),
}
"""Variables of the environment that are wrong: their values, and what is found, how grave, in which words."""


def spoilt_by(variable: str, value: str) -> Break:
    """A set-up in which a variable is wrong."""

    async def spoil(clinic: Clinic) -> None:
        clinic.env.setenv(variable, value)

    return spoil


for _name, (_variable, _value, *_found) in VARIABLES.items():
    BROKEN[_name] = (_found[0], _found[1], _found[2], spoilt_by(_variable, _value))


@broken("token", "warning", "DISCORD_TOKEN is not set")
async def no_token(clinic: Clinic) -> None:
    clinic.env.delenv("DISCORD_TOKEN")


@broken("clock", "error", "behind Discord's")
async def wrong_clock(clinic: Clinic) -> None:
    clinic.env.setattr(discord_checks, "ahead_of", lambda *_: -90.0)


@broken("interactions", "error", "sends presses to an address")
async def interactions_elsewhere(clinic: Clinic) -> None:
    clinic.standin.interactions_endpoint_url = "https://example.com"


@broken("commands", "warning", "Discord knows none")
async def no_commands(clinic: Clinic) -> None:
    pass


@broken("shards", "error", "1 are set, Discord wants 4")
async def too_few_shards(clinic: Clinic) -> None:
    clinic.standin.recommended_shards = 4
    clinic.env.setenv("GIANTS_SHARDS", "1")


@broken("servers", "warning", "the bot is in none")
async def no_server(clinic: Clinic) -> None:
    del clinic.demo.guild.members[clinic.standin.world.bot.id]


@broken("database", "error", "empty (0 bytes)")
async def empty_database(clinic: Clinic) -> None:
    overwrite(clinic.path, b"")


@broken("database", "error", "damaged")
async def damaged_database(clinic: Clinic) -> None:
    overwrite(clinic.path, random.Random(2).randbytes(4000))


@broken("database", "error", "newer version")
async def newer_database(clinic: Clinic) -> None:
    with closing(sqlite3.connect(clinic.path)) as db:
        db.execute("PRAGMA user_version = 999")


@broken("schema", "warning", " of ")
async def older_database(clinic: Clinic) -> None:
    with closing(sqlite3.connect(clinic.path)) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute(f"PRAGMA user_version = {version - 1}")


@broken("database folder", "error", "can't be written to")
async def no_folder(clinic: Clinic) -> None:
    clinic.env.setenv("GIANTS_DATABASE", str(clinic.path / "below" / "a" / "file.db"))


@broken("disk", "error", "MiB free")
async def full_disk(clinic: Clinic) -> None:
    usage = shutil.disk_usage(clinic.path.parent)._replace(free=1000)
    clinic.env.setattr("bot.storage.sqlite.examination.shutil.disk_usage", lambda _: usage)


@broken("backups", "warning", "hours old")
async def old_backups(clinic: Clinic) -> None:
    folder = clinic.path.parent / "backups"
    for file in folder.iterdir():
        file.unlink()
    await DailyBackups(clinic.path, folder, FakeClock(DAY * 20_000)).run_once()


@broken("health and metrics", "error", "in use by another program")
async def port_in_use(clinic: Clinic) -> None:
    clinic.env.setenv("GIANTS_HTTP", f"127.0.0.1:{clinic.standin.port}")


@pytest.mark.parametrize("how", BROKEN)
async def test_what_is_wrong_is_found(clinic: Clinic, how: str, capsys: pytest.CaptureFixture[str]) -> None:
    subject, level, words, spoil = BROKEN[how]
    await spoil(clinic)
    code, found = await clinic.examine(capsys)
    assert found[subject]["level"] == level, clinic.said
    assert words in found[subject]["says"]
    assert code == (1 if level == "error" else 0), clinic.said


def test_a_slow_answer_says_nothing_about_the_clock() -> None:
    date, then = "Tue, 17 Nov 2026 12:00:00 GMT", 1_794_916_800.0
    assert discord_checks.ahead_of(date, then - 20, then + 20) == 0
    assert discord_checks.ahead_of(date, then + 0.9, then + 1.2) == 0
    assert discord_checks.ahead_of(date, then + 31, then + 32) == 30
    assert discord_checks.ahead_of(date, then - 41, then - 40) == -40


async def test_permissions_are_looked_at_for_each_server_and_channel(
    clinic: Clinic, capsys: pytest.CaptureFixture[str]
) -> None:
    world, guild = clinic.standin.world, clinic.demo.guild
    for role in guild.roles.values():
        role.permissions &= ~(1 << 15)  # attach files
    code, found = await clinic.examine(capsys)
    assert code == 0
    assert "lacks attach files" in found["servers"]["says"]
    assert guild.name in found["servers"]["says"]
    assert "lacks attach files" in found["channels"]["says"]
    assert f"#{clinic.demo.table.name}" in found["channels"]["says"]
    assert world.bot.id in guild.members


async def test_pictures_and_computer_players_are_tried() -> None:
    (drawn,) = await machine.pictures()
    assert drawn.level == "ok", drawn
    assert "no browser is needed" in drawn.says
    (decided,) = await machine.thinkers(Settings())
    assert decided.level == "ok", decided


async def test_computer_players_that_can_not_decide_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(*_: Any) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("bot.computers.worker_processes._Worker.__init__", no_process)
    (found,) = await machine.thinkers(Settings())
    assert found.level == "error"
    assert "Resource temporarily unavailable" in found.says


async def test_fonts_that_are_missing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> None:
        raise FileNotFoundError("data/fonts")

    monkeypatch.setattr(machine, "_draw", gone)
    (found,) = await machine.pictures()
    assert (found.level, found.remedy is not None) == ("error", True)


async def test_a_question_that_fails_is_a_finding_and_the_others_are_asked(
    clinic: Clinic, capsys: pytest.CaptureFixture[str]
) -> None:
    async def odd(*_: Any) -> list[Finding]:
        raise ZeroDivisionError("by zero")

    clinic.env.setattr(machine, "backups", odd)
    code, found = await clinic.examine(capsys)
    assert code == 1
    assert "ZeroDivisionError: by zero" in found["backups"]["says"]
    assert "token" in found


async def test_a_person_reads_lines(clinic: Clinic, capsys: pytest.CaptureFixture[str]) -> None:
    code = await asyncio.to_thread(run, ["doctor", "--offline"])
    said = capsys.readouterr().out
    assert code == 0
    assert "\n  ok  database: " in said
    assert "token" not in said
    assert said.endswith(" well\n")
