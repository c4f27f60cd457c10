"""The operator's commands: check, backup, export, import, games."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import run
from bot.moderation.dialogs import audit_lines
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Resume
from bot.tables.operations.seats import AcceptSeat, Replace
from bot.tables.operations.undo import UndoTo
from bot.tables.service import Tables
from bot.words import words as in_english
from engine import read_record, replay
from engine.actions import Bid
from tests.kit.table_games import HOST, SEED, Inline, begun, contents, faults_of, play_out, play_until, step


@pytest.fixture
async def stored(path: Path) -> Path:
    """A finished game, a running one with a bid in, and an open table."""
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    first = await begun(tables)
    await play_out(tables, first)
    second = await begun(tables, place=Place(100, 201))
    for number in range(25):
        await step(tables, second, number)
    third = await begun(tables, place=Place(100, 202))
    await tables.submit(third, Person(1), Act(Bid(markers=1)))
    await tables.open_table(Place(100, 203), HOST)
    await tables.close()
    return path


def spoil(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()


def test_check_finds_all_sound(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(stored)
    assert run(["check", str(stored)]) == 0
    assert "4 games, all sound" in capsys.readouterr().out
    assert contents(stored) == before


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM log WHERE game = 2 AND seq = 9", "the log goes from 8 to 10"),
        ("UPDATE log SET line = 'pass' WHERE game = 2 AND seq = 7", "game 2:"),
        ("UPDATE log SET line = 'dice 1 1 1' WHERE game = 1 AND line LIKE 'dice%'", "table-dice-forged"),
        ("UPDATE log SET events = '[[\"Burnt\", {}]]' WHERE game = 2 AND seq = 7", "no event"),
        ("UPDATE positions SET state = replace(state, '\"markers\":2', '\"markers\":3')", "table-damaged"),
        ("UPDATE games SET version = version - 1 WHERE id = 3", "the log ends at"),
        ("UPDATE games SET result = '{}' WHERE id = 1", "the result is not what the game says"),
        ("UPDATE games SET status = 'playing', result = NULL, archived = 0 WHERE id = 1", "the game is over"),
        ("DELETE FROM positions WHERE game = 3", "playing without a game"),
        ("UPDATE seats SET user = NULL WHERE game = 2 AND number = 1", "an empty seat"),
        ("UPDATE games SET settings = '{\"deadline\": -1}' WHERE id = 4", "table-damaged"),
        ("INSERT INTO seats (game, number, colour) VALUES (99, 0, 'red')", "belongs to nothing in games"),
        ("UPDATE games SET seed = NULL WHERE id = 2", "without a seed"),
    ],
)
def test_check_names_every_kind_of_fault(
    stored: Path, capsys: pytest.CaptureFixture[str], statement: str, fault: str
) -> None:
    spoil(stored, statement)
    assert run(["check", str(stored)]) == 1
    assert fault in capsys.readouterr().out


def test_games_are_listed(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", str(stored), "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    statuses = [(game["id"], game["status"]) for game in games]
    assert statuses == [(1, "finished"), (2, "playing"), (3, "playing"), (4, "open")]
    assert run(["games", str(stored)]) == 0
    assert "finished" in capsys.readouterr().out


def test_a_finished_game_goes_out_and_in_unchanged(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = stored.with_name("game.giants")
    assert run(["export", str(stored), "1", "--out", str(file)]) == 0
    record = read_record(file.read_text())
    assert record.result is not None
    replay(record)
    assert run(["import", str(stored), str(file)]) == 0
    assert "game 5, finished" in capsys.readouterr().out
    assert run(["export", str(stored), "5"]) == 0
    assert capsys.readouterr().out == file.read_text()
    assert run(["export", str(stored), "1", "--out", str(file)]) == 1, "nothing is overwritten"
    assert faults_of(stored) == []


async def test_an_imported_game_goes_on_once_its_seats_are_filled(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(run, ["export", str(stored), "2"]) == 0
    file = stored.with_name("game.giants")
    record = capsys.readouterr().out
    write(file, record)
    command = ["import", str(stored), str(file), "--server", "7", "--channel", "8"]
    assert await asyncio.to_thread(run, command) == 0
    moderator = Person(99, moderator=True)
    tables = await Tables.open(stored, Inline())
    before = (await tables.look(2)).table.view
    game = await tables.storage.tables.at(Place(7, 8).channel)
    assert game == 5
    table = (await tables.look(game)).table
    assert table.status == "paused"
    assert table.view == before
    for user, seat in enumerate(table.seats, start=11):
        await tables.submit(game, moderator, Replace(seat.colour, user=user))
        await tables.submit(game, Person(user), AcceptSeat())
    await tables.submit(game, moderator, Resume())
    await play_until(tables, game, "transport")
    point = next(e.seq for e in await tables.log(game) if e.kind == "action") + 5
    await tables.submit(game, moderator, UndoTo(point))
    await play_out(tables, game)
    assert (await tables.look(game)).table.status == "finished"
    await tables.close()
    assert faults_of(stored) == []


def write(file: Path, text: str) -> None:
    file.write_text(text)


def test_a_running_export_leaves_open_bids_out(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", str(stored), "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("dice ")


async def test_a_running_game_that_is_exported_says_so_and_one_that_is_over_does_not(stored: Path) -> None:
    for game in ("1", "3"):
        assert await asyncio.to_thread(run, ["export", str(stored), game]) == 0
    tables = await Tables.open(stored, Inline())
    found = [[e.actor for e in await tables.log(game) if e.kind == "exported"] for game in (1, 3)]
    assert found == [[], ["operator"]]
    (line,) = [
        line for line in audit_lines(await tables.log(3), in_english()) if "copy of the record" in line
    ]
    assert "whoever runs this bot: Whoever runs this bot took a copy of the record" in line
    await tables.close()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("take", "seize"), "line"),
        (('[Rules "1"]', '[Rules "9"]'), "newer rules"),
        (("dice 1", "dice 9"), "no 9"),
    ],
)
def test_a_wrong_record_is_refused_and_nothing_stored(
    stored: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], words: str
) -> None:
    assert run(["export", str(stored), "1"]) == 0
    file = stored.with_name("game.giants")
    file.write_text(capsys.readouterr().out.replace(*change))
    assert run(["import", str(stored), str(file)]) == 1
    assert words in capsys.readouterr().err
    assert run(["check", str(stored)]) == 0
    assert "4 games" in capsys.readouterr().out


def test_a_backup_is_whole_and_overwrites_nothing(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = stored.with_name("copy.db")
    assert run(["backup", str(stored), str(copy)]) == 0
    assert faults_of(copy) == []
    before = contents(copy)
    assert run(["backup", str(stored), str(copy)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert contents(copy) == before
    assert sorted(file.name for file in stored.parent.iterdir() if file.name.startswith(("copy", "."))) == [
        "copy.db"
    ]


async def test_a_backup_is_taken_while_the_bot_plays(stored: Path) -> None:
    tables = await Tables.open(stored, Inline())
    for number in range(12):
        await step(tables, 2, number)
        copy = stored.with_name(f"copy{number}.db")
        assert run(["backup", str(stored), str(copy)]) == 0
        version = (await tables.look(2)).table.version
        await step(tables, 2, number)
        assert faults_of(copy) == []
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("SELECT version FROM games WHERE id = 2").fetchone() == (version,)
    await tables.close()
    restored = await Tables.open(copy, Inline())
    assert await step(restored, 2) is not None
    await restored.close()


@pytest.mark.parametrize("command", [["check"], ["games"], ["export"], ["backup"]])
def test_commands_refuse_what_is_not_theirs(
    folder: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    rest = {"export": ["1"], "backup": [str(folder / "copy.db")]}.get(command[0], [])
    missing = folder / "missing.db"
    assert run([*command, str(missing), *rest]) == 1
    assert "no database of Giants" in capsys.readouterr().err
    assert not missing.exists()
    text = folder / "letter.txt"
    text.write_text("Dear Giants, " * 500)
    assert run([*command, str(text), *rest]) == 1
    assert "no database" in capsys.readouterr().err
    foreign = folder / "foreign.db"
    spoil(foreign, "CREATE TABLE recipes (name TEXT)")
    assert run([*command, str(foreign), *rest]) == 1
    assert "another program" in capsys.readouterr().err


def test_an_older_database_is_not_read_as_if_it_were_new(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(stored, "PRAGMA user_version = 1")
    for command in (["check"], ["games"], ["export", "1"]):
        assert run([command[0], str(stored), *command[1:]]) == 1
        assert "older version" in capsys.readouterr().err
    assert run(["backup", str(stored), str(stored.with_name("old.db"))]) == 0


def test_a_game_that_does_not_exist_or_has_not_begun(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", str(stored), "77"]) == 1
    assert "There is no game 77" in capsys.readouterr().err
    assert run(["export", str(stored), "4"]) == 1
    assert "not begun" in capsys.readouterr().err
