"""A database is copied whole into an empty one, from a file to a server and back; nothing else is touched."""

import asyncio
from pathlib import Path

import pytest

from bot.cli import run
from bot.storage.database import DatabaseUrl, address_of, shown
from bot.storage.errors import StoreDamagedError, StoreRefusedError
from bot.storage.tools import copy, digest_of, tools_for
from bot.tables.operations.lifecycle import Pause
from bot.tables.service import Tables
from tests.kit.postgres import Cluster
from tests.kit.table_games import HERE, MODERATOR, SEED, Inline, begun, faults_of, step


async def played(path: Path, steps: int = 5) -> Path:
    """A database with two games, of which one went on for some steps, and people who prefer something."""
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    game = await begun(tables)
    for _ in range(steps):
        if await step(tables, game) is None:
            break
    await begun(tables, place=HERE._replace(channel=201))
    await tables.storage.people.change(2, zone="Europe/Rome", quiet_from=22 * 60, quiet_until=8 * 60)
    await tables.close()
    return path


async def giants(*command: str) -> int:
    return await asyncio.to_thread(run, command)


async def test_there_and_back_everything_is_the_same_and_games_go_on(cluster: Cluster, path: Path) -> None:
    await played(path)
    url, back = cluster.empty(), path.with_name("back.db")
    there = copy(path, url)
    assert faults_of(url) == []
    again = copy(url, back)
    assert there == again
    assert digest_of(path) == digest_of(url) == digest_of(back) == there.digest
    assert faults_of(back) == []
    assert not [file for file in path.parent.iterdir() if file.name.startswith(".")], "nothing is left over"
    tables = await Tables.open(url, Inline(), new_seed=lambda: SEED)
    assert await step(tables, 2) is not None
    assert await begun(tables, place=HERE._replace(channel=202)) == 3, "numbers go on"
    await tables.submit(3, MODERATOR, Pause())
    await tables.close()
    assert digest_of(url) != there.digest


async def test_a_target_that_is_not_empty_is_refused_and_left_alone(cluster: Cluster, path: Path) -> None:
    await played(path)
    url, other = cluster.empty(), path.with_name("other.db")
    copy(path, url)
    copy(path, other)
    before = digest_of(other)
    for source, target in ((path, url), (path, other), (url, other)):
        with pytest.raises(StoreRefusedError, match="table-store-not-empty"):
            copy(source, target)
    assert digest_of(url) == digest_of(other) == before


@pytest.mark.long
async def test_a_copy_that_is_interrupted_leaves_nothing(cluster: Cluster, path: Path) -> None:
    await played(path)
    for target in (cluster.empty(), path.with_name("half.db")):

        def interrupted(rows: object, count: int) -> object:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            copy(path, target, interrupted)  # type: ignore[arg-type]
        copy(path, target)


async def test_what_arrives_otherwise_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(path)
    monkeypatch.setattr("bot.storage.tools.digest_of", lambda address: "another")
    with pytest.raises(StoreDamagedError):
        copy(path, path.with_name("copy.db"))


async def test_the_operator_s_commands_work_on_a_server(
    cluster: Cluster, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(path, 1000)
    url, backup = cluster.empty(), path.with_name("backup.db")
    assert await giants("copy", str(path), url) == 0
    assert digest_of(path) in capsys.readouterr().out
    assert await giants("check", url) == 0
    assert "2 games, all sound" in capsys.readouterr().out
    assert await giants("games", url, "--json") == 0
    assert '"finished"' in capsys.readouterr().out
    record = path.with_name("game.giants")
    assert await giants("export", url, "1", "--out", str(record)) == 0
    assert await giants("import", url, str(record)) == 0
    assert "game 3, finished" in capsys.readouterr().out
    assert await giants("backup", url, str(backup)) == 0
    assert await giants("check", str(backup)) == 0
    assert "3 games, all sound" in capsys.readouterr().out
    assert await giants("copy", str(path), url) == 1
    assert "is not empty" in capsys.readouterr().err


def test_passwords_are_not_shown() -> None:
    url = address_of("postgresql://giants:secret@db.example/giants")
    assert isinstance(url, DatabaseUrl)
    assert shown(url) == "postgresql://giants@db.example/giants"
    assert shown(Path("giants.db")) == "giants.db"


@pytest.mark.long
async def test_damage_on_a_server_is_named(cluster: Cluster, path: Path) -> None:
    await played(path)
    url = cluster.empty()
    copy(path, url)
    tables = await Tables.open(url, Inline())
    await tables.storage.database.write(
        lambda db: db.execute("UPDATE log SET line = 'bid 9' WHERE game = 2 AND kind = 'action'")
    )
    await tables.storage.database.write(lambda db: db.execute("DELETE FROM positions WHERE game = 1"))
    await tables.close()
    with tools_for(url).reading() as db:
        faults = list(tools_for(url).faults(db, lambda games: games))
    assert any(fault.startswith("game 1: ") for fault in faults)
