"""A database that an earlier version wrote opens, is sound, and its games go on where they stood."""

import gzip
from pathlib import Path

import pytest

from bot.tables.model import Person, Seat
from bot.tables.operations.votes import CastVote
from bot.tables.service import Tables
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import SEED, Inline, faults_of, play_out

DATABASES = Path(__file__).with_name("databases")
"""Schema 8 holds a finished game, one of four in its third round with two votes, and an open table."""


@pytest.fixture
def older(path: Path) -> Path:
    path.write_bytes(gzip.decompress((DATABASES / "schema_8.db.gz").read_bytes()))
    return path


async def test_games_of_an_earlier_version_go_on(older: Path) -> None:
    tables = await Tables.open(older, Inline(), now=FakeClock(1_800_000_000.0), new_seed=lambda: SEED)
    assert await tables.record(2) == (DATABASES / "schema_8.giants").read_text("utf-8")
    table = (await tables.look(2, 3)).table
    assert {vote.kind for vote in table.votes} == {"seat-red", "undo"}
    assert (await tables.look(2, 3)).orders == (("largest", ""),)
    assert (await tables.look(3)).table.invited == {9}
    for user in (1, 3):
        outcome = await tables.submit(2, Person(user), CastVote("seat-red", True))
    assert Seat("red", user=77) in outcome.table.seats
    await play_out(tables, 2)
    assert (await tables.look(2)).table.status == "finished"
    await tables.close()
    assert faults_of(older) == []


async def test_what_people_and_servers_said_is_kept(older: Path) -> None:
    tables = await Tables.open(older, Inline())
    preferences = await tables.storage.people.of(3)
    assert (preferences.reach, preferences.zone) == ("dm", "Europe/Paris")
    assert (await tables.storage.servers.of(100)).role == 7
    assert {card.game for card in await tables.storage.cards.behind()} == {1, 2, 3}
    assert (await tables.storage.cards.begin_posting(2)).tried is not None, "a try whose end is not known"
    await tables.close()
    assert faults_of(older) == []
