"""Games on a PostgreSQL server are looked at by the doctor, and backed up into files, like any others."""

from pathlib import Path

from bot.client import Giants
from bot.operation.backups import DailyBackups, backups_of
from bot.operation.doctor import machine
from bot.operation.health import Health
from bot.storage import examine
from bot.storage.blocks import Plan, Share
from bot.storage.database import DatabaseUrl, Finding
from bot.tables.service import Tables
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.postgres import Cluster
from tests.kit.table_games import Inline, begun, faults_of, step


def found(url: str) -> dict[str, Finding]:
    findings = {finding.subject: finding for finding in examine(DatabaseUrl(url))}
    assert all(finding.level == "ok" or finding.remedy for finding in findings.values())
    return findings


def with_options(url: str, options: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}options={options}"


async def test_the_doctor_finds_what_is_wrong_with_a_server(cluster: Cluster) -> None:
    url = cluster.fresh()
    await (await Tables.open(url, Inline())).close()
    well = found(url)
    assert well["durability"].level == "error", "the tests' own server does without the disk"
    assert "fsync" in well["durability"].says
    assert {well[subject].level for subject in ("database", "rights", "schema", "games")} == {"ok"}
    read_only = found(with_options(url, "-c%20default_transaction_read_only%3Don"))
    assert (read_only["rights"].level, read_only["rights"].says) == ("error", "the server takes no changes")


async def test_the_doctor_and_health_say_which_blocks_are_served(cluster: Cluster) -> None:
    url, plan = cluster.fresh(), Plan(4, 2)
    tables = await Tables.open(url, Inline(), serving=Share(plan, 1))
    waiting = found(url)["blocks"]
    assert (waiting.level, waiting.says) == ("warning", "1 of 2 served")
    other = await Tables.open(url, Inline(), serving=Share(plan, 1))
    assert found(url)["blocks"].says == "2 of 2 served"
    reserve = await Tables.open(url, Inline(), serving=Share(plan, 1))
    report = await Health(Giants(reserve, painters=1), reserve, None, "1").ready()
    assert not report.well
    assert report.found["problems"] == ["it waits in reserve"]
    assert report.found["fleet"] == {"blocks": [], "of": 2, "shards": 4, "reserve": True}
    alive = await Health(Giants(reserve, painters=1), reserve, None, "1").alive()
    assert alive.well
    for each in (tables, other, reserve):
        await each.close()


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    gone = found("postgresql://giants:secret@127.0.0.1:9/giants?connect_timeout=2")["database"]
    assert gone.level == "error"
    assert "127.0.0.1" in gone.says
    assert "secret" not in gone.says


async def test_games_on_a_server_are_backed_up_into_files(cluster: Cluster, folder: Path) -> None:
    url, clock = cluster.fresh(), FakeClock(FRIDAY)
    tables = await Tables.open(url, Inline())
    game = await begun(tables)
    daily = DailyBackups(url, folder, clock)
    await daily.run_once()
    await step(tables, game)
    version = (await tables.look(game)).table.version
    clock.time += 86400
    await daily.run_once()
    await tables.close()
    assert daily.report()["ok"]
    assert [faults_of(backup.path) for backup in backups_of(url, folder)] == [[], []]
    restored = await Tables.open(backups_of(url, folder)[0].path, Inline())
    assert (await restored.look(game)).table.version == version
    await restored.close()
    (said,) = await machine.backups(url, folder)
    assert said.says.startswith("2 in ")
    (said,) = await machine.backups(url, None)
    assert said.level == "ok"
