"""Marks of those who know what is hidden in a game: no number of anybody, kept as long as the game lasts."""

from pathlib import Path
from typing import Any

from bot.storage.database import Db
from bot.tables.model import Person
from bot.tables.operations.moderator_ops import NoteInspection
from bot.tables.operations.seats import AcceptSeat, Replace
from bot.tables.service import Tables
from tests.kit.table_games import HERE, MODERATOR, Inline, begun, play_out, refused

OTHER = Person(98, moderator=True)


def rows(db: Db) -> list[Any]:
    return db.execute("SELECT mark, seat FROM witnesses ORDER BY seat").fetchall()


def forget_marks(db: Db) -> None:
    db.execute("DELETE FROM witnesses")
    db.execute("DELETE FROM keepsakes WHERE key = 'marked'")


async def test_a_mark_tells_nobody_s_number_and_goes_with_the_game(tables: Tables) -> None:
    game = await begun(tables)
    marks = await tables.storage.database.read(rows)
    assert [seat for _, seat in marks] == ["blue", "green", "red"]
    assert len({mark for mark, _ in marks}) == 3
    assert all(len(mark) == 64 for mark, _ in marks)
    second = await begun(tables, place=HERE._replace(channel=201))
    everything = await tables.storage.database.read(rows)
    assert len({mark for mark, _ in everything}) == 6, "the same people have other marks in another game"
    await play_out(tables, game)
    await tables.storage.privacy.finish_erasures()
    assert len(await tables.storage.database.read(rows)) == 3
    assert (await tables.look(second)).table.status == "playing"


async def test_games_from_before_there_were_marks_get_theirs_when_they_are_opened(path: Path) -> None:
    tables = await Tables.open(path, Inline())
    game = await begun(tables)
    await tables.submit(game, MODERATOR, NoteInspection("red"))
    await tables.submit(game, OTHER, Replace("red", user=50))
    await tables.submit(game, Person(50), AcceptSeat())
    await tables.storage.database.write(forget_marks)
    await tables.close()
    tables = await Tables.open(path, Inline())
    await refused("table-has-looked", tables.submit(game, OTHER, Replace("blue", user=MODERATOR.user)))
    await refused("table-sat-elsewhere", tables.submit(game, OTHER, Replace("blue", user=2)))
    await tables.submit(game, OTHER, Replace("red", user=2))
    await tables.close()
