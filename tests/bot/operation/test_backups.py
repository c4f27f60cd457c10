"""Backups are made by themselves, kept for days and weeks, and bring games back."""

import asyncio
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli import run
from bot.operation import backups
from bot.operation.backups import DAY, RETRY, Backup, DailyBackups, backups_of, outlived
from bot.storage.facts import ALIVE
from bot.storage.sqlite.engine import SqliteDatabase
from bot.tables.service import Tables
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.table_games import Inline, begun, contents, faults_of, overwrite, play_out, step


def made_at(*days_ago: float) -> list[Backup]:
    now = datetime(2026, 11, 20, 3, tzinfo=UTC)
    return [Backup(Path(f"{days}.db"), now - timedelta(days=days), False) for days in days_ago]


def test_seven_days_and_four_weeks_are_kept() -> None:
    kept: list[Backup] = []
    now = datetime(2026, 1, 1, 3, tzinfo=UTC)
    for day in range(90):
        at = now + timedelta(days=day)
        kept.append(Backup(Path(f"{at}.db"), at, False))
        gone = {backup.path for backup in outlived(kept)}
        kept = [backup for backup in kept if backup.path not in gone]
    ages = sorted((at - backup.at).days for backup in kept)
    assert ages[:7] == [0, 1, 2, 3, 4, 5, 6]
    assert len(ages) <= 11
    assert 14 <= ages[-1] <= 28


def test_after_a_long_pause_the_old_ones_stay_until_newer_ones_took_their_place() -> None:
    assert outlived(made_at(0, 400, 401)) == []
    twice_a_day = outlived(made_at(0, 0.1, 1))
    assert [backup.path.name for backup in twice_a_day] == ["0.1.db"]


def test_copies_before_upgrades_are_counted_for_themselves() -> None:
    upgrades = [Backup(Path(f"up{n}.db"), datetime(2026, 1, n, tzinfo=UTC), True) for n in (1, 2, 3)]
    assert [backup.path.name for backup in outlived([*upgrades, *made_at(0)])] == ["up1.db"]


async def test_a_backup_a_day_is_made_while_people_play(tables: Tables, path: Path) -> None:
    game, clock, folder = await begun(tables), FakeClock(FRIDAY), path.parent / "backups"
    daily = DailyBackups(path, folder, clock)
    assert not daily.report()["ok"]
    playing = asyncio.create_task(play_out(tables, game))
    for _ in range(3):
        await daily.run_once()
        await daily.run_once()
        clock.time += DAY
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    found = backups_of(path, folder)
    assert len(found) == 3
    assert [faults_of(backup.path) for backup in found] == [[]] * 3
    assert {file.name for file in folder.iterdir()} == {backup.path.name for backup in found}, (
        "and nothing else"
    )
    assert daily.report()["ok"]
    clock.time += 2 * DAY
    assert daily.report() | {"newest": ""} == {
        "ok": False,
        "newest": "",
        "age_seconds": round(3 * DAY),
        "error": None,
    }


async def test_a_backup_that_fails_costs_no_older_one_and_is_tried_again(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, folder = FakeClock(FRIDAY), path.parent / "backups"
    daily = DailyBackups(path, folder, clock)
    await daily.run_once()
    clock.time += DAY
    with monkeypatch.context() as full:
        full.setattr(backups, "SPARE_BYTES", 10**18)
        assert await daily.run_once() == RETRY
    assert daily.error is not None
    assert "no room for a backup" in daily.error
    assert "no room for a backup" in caplog.text
    assert not daily.report()["ok"]
    assert len(backups_of(path, folder)) == 1
    await daily.run_once()
    assert daily.report()["ok"]
    assert len(backups_of(path, folder)) == 2


async def test_an_upgrade_leaves_a_copy_of_what_was(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
    folder = path.parent / "backups"
    assert backups.back_up_before_upgrade(path, folder, FRIDAY) is None
    with closing(sqlite3.connect(path)) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute(f"PRAGMA user_version = {version - 1}")
    kept = backups.back_up_before_upgrade(path, folder, FRIDAY)
    assert kept is not None
    assert backups_of(path, folder)[0].before_upgrade
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == version - 1


@pytest.fixture
def set_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The environment of a bot whose database is at `path`."""
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("GIANTS_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    return path


async def backed_up_game(path: Path) -> tuple[int, int]:
    """A game of which there is a backup, and decisions after that; its number, and its version then."""
    tables = await Tables.open(path, Inline())
    game = await begun(tables)
    await step(tables, game)
    version = (await tables.look(game)).table.version
    await tables.storage.facts.note_alive(FRIDAY)
    await DailyBackups(path, path.parent / "backups", FakeClock(FRIDAY)).run_once()
    await step(tables, game)
    await tables.close()
    return game, version


async def restored(*arguments: str) -> int:
    return await asyncio.to_thread(run, ["restore", *arguments])


async def test_a_restored_backup_carries_on(set_up: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, version = await backed_up_game(set_up)
    before = contents(set_up)
    assert await restored() == 0
    said = capsys.readouterr().out
    assert f"{set_up}: restored from {set_up.parent / 'backups'}" in said
    kept = next(file for file in set_up.parent.iterdir() if ".before-" in file.name)
    assert str(kept) in said
    assert len(contents(kept)) == len(before)
    assert faults_of(kept) == []
    tables = await Tables.open(set_up, Inline())
    assert (await tables.look(game)).table.version == version
    assert await tables.storage.facts.get(ALIVE) == "0", "the channels will be searched for later cards"
    await play_out(tables, game)
    assert (await tables.look(game)).table.status == "finished"
    await tables.close()
    assert faults_of(set_up) == []


async def test_nothing_is_restored_under_a_running_bot(
    set_up: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await backed_up_game(set_up)
    tables = await Tables.open(set_up, Inline())
    assert await restored() == 1
    await tables.close()
    assert "is in use: stop the bot first" in capsys.readouterr().err
    assert not [file for file in set_up.parent.iterdir() if ".before-" in file.name]


@pytest.mark.parametrize("how", ["empty", "torn", "foreign", "gone"])
async def test_what_is_lost_is_refused_with_the_way_back_which_works(
    set_up: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game, version = await backed_up_game(set_up)
    spoilt = {
        "empty": b"",
        "torn": random.Random(1).randbytes(5000),
        "foreign": b"SQLite format 3\0" + bytes(84),
    }.get(how)
    await asyncio.to_thread(set_up.unlink)
    if spoilt is not None:
        overwrite(set_up, spoilt)
    assert await asyncio.to_thread(run, ["run"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "The newest backup is" in error
    assert "'giants restore' brings it back" in error
    there = [contents(file) for file in set_up.parent.glob("giants.db")]
    assert there == [spoilt] * (spoilt is not None), "it was not touched"
    assert await restored() == 0
    tables = await Tables.open(set_up, Inline())
    assert (await tables.look(game)).table.version == version
    await tables.close()
    kept = [file for file in set_up.parent.iterdir() if ".before-" in file.name]
    assert [contents(file) for file in kept] == [spoilt] * (spoilt is not None)


async def test_a_backup_that_is_not_sound_is_refused(
    set_up: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await backed_up_game(set_up)
    (backup,) = backups_of(set_up, set_up.parent / "backups")
    before = contents(set_up)
    with closing(sqlite3.connect(backup.path)) as db:
        db.execute("DELETE FROM log WHERE seq = 2")
        db.commit()
    assert await restored(str(backup.path)) == 1
    assert "damaged" in capsys.readouterr().err
    assert contents(set_up) == before


async def test_backups_are_listed(set_up: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await restored("--list") == 0
    assert capsys.readouterr().out == ""
    assert await restored() == 1
    assert "there is no backup of" in capsys.readouterr().err
    await backed_up_game(set_up)
    assert await restored("--list") == 0
    assert capsys.readouterr().out.count("\n") == 1
