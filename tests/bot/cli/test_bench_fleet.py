"""The bench of a fleet: its games are real ones, what it calls lost is lost, and in small it ends well."""

import asyncio
import random

import pytest

from bot.cli import run
from bot.playground.many_servers import ManyServers
from bot.storage.database import DatabaseUrl
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.service import Tables
from engine import parse
from tests.kit.postgres import Cluster

pytest.importorskip("psycopg")
from bot.cli.bench_fleet import measure
from bot.cli.bench_fleet.figures import death_of, figures_of
from bot.cli.bench_fleet.game import Step, quick_game
from bot.cli.bench_fleet.people import Observed, Press
from bot.cli.bench_fleet.stored_games import Kept, compare, fill
from bot.storage.postgres.connection import connected

SERVERS = ManyServers(guilds=3, tables=7)
STEPS = quick_game()


async def played(cluster: Cluster, counts: dict[int, int]) -> tuple[Tables, DatabaseUrl]:
    """A full database, with so many decisions taken at some tables."""
    url = cluster.empty()
    await asyncio.to_thread(fill, url, SERVERS)
    tables = await Tables.open(url)
    for table, count in counts.items():
        for step in STEPS[:count]:
            person = Person(SERVERS.person_at(table, step.seat))
            await tables.submit(table + 1, person, Act(parse(step.line)))
    return tables, url


async def test_every_table_is_a_sound_game_and_goes_the_same_way(cluster: Cluster) -> None:
    tables, url = await played(cluster, {0: 25, 5: 60})
    for table in range(SERVERS.tables):
        look = (await tables.look(table + 1)).table
        assert look.place is not None
        assert (look.place.server, look.place.channel) == (SERVERS.guild_of(table), SERVERS.channel_of(table))
        assert [seat.user for seat in look.seats] == [SERVERS.person_at(table, seat) for seat in range(4)]
    await tables.close()
    everywhere = dict.fromkeys(range(SERVERS.tables), 0) | {0: 25, 5: 60}
    assert compare(url, STEPS, everywhere, set()) == Kept()
    with connected(url) as db:
        assert db.execute("SELECT count(*) FROM games WHERE card_version < version").fetchone() == (2,)


async def test_what_is_missing_or_too_much_is_found(cluster: Cluster) -> None:
    tables, url = await played(cluster, {0: 6, 1: 6})
    await tables.close()
    assert compare(url, STEPS, {0: 7, 1: 6}, set()).lost == 1, "somebody was told of a seventh"
    assert compare(url, STEPS, {0: 5, 1: 6}, set()).doubled == 1
    assert compare(url, STEPS, {0: 5, 1: 6}, {0}) == Kept(), "nobody heard of the sixth"
    assert compare(url, STEPS, {0: 6, 1: 6}, {0}) == Kept()
    with connected(url) as db:
        db.execute("UPDATE log SET line = 'bid 2w' WHERE game = 1 AND line = 'bid 1w'")
    found = compare(url, STEPS, {0: 6, 1: 6}, set())
    assert (found.lost, found.damaged) == (1, 1)


def press(at: float, shard: int, acknowledged: float | None = 0.1) -> Press:
    return Press(shard, shard, at, acknowledged, taken=acknowledged is not None)


def test_a_gap_is_counted_where_it_was_and_excuses_nothing_else() -> None:
    observed = Observed(
        presses=[
            press(9.0, 0),
            press(9.8, 1, None),  # it was on its way
            press(10.5, 0, None),
            press(11.0, 1, None),
            press(11.5, 2, None),  # nothing was wrong there
            press(12.0, 0),
            press(17.5, 1, None),  # back, and silent
            press(18.0, 1, 0.2),
        ],
        connections=[
            *((1.0, shard, True) for shard in range(3)),
            *((10.1, 0, False), (10.1, 1, False), (11.5, 0, True), (16.5, 1, True)),
        ],
    )
    found = death_of(observed, 10.0, paced=True)
    expected = {
        "shards_that_went": 2,
        "shards_that_came_back": 2,
        "first_back_seconds": pytest.approx(1.4),
        "longest_gap_seconds": pytest.approx(6.4),
        "next_back_seconds": 5.0,
        "first_answer_seconds": pytest.approx(2.1),
        "last_first_answer_seconds": pytest.approx(8.2),
        "unanswered_meanwhile": 3,
        "unanswered": 2,
        "unanswered_of_other_shards": 1,
    }
    assert {name: found[name] for name in expected} == expected
    figures = figures_of(observed, Kept(), [], since=9.5)
    assert (figures["presses"], figures["unanswered"], figures["ack_p99_ms"]) == (7, 5, 200.0)


def test_decisions_are_typed_as_commands_take_them() -> None:
    rng = random.Random(3)
    for step in rng.sample(STEPS, 20):
        assert isinstance(step, Step)
        assert str(parse(step.line)) == step.line
    assert {step.command for step in STEPS} >= {"bid", "take", "place", "pass"}


def test_its_options_are_for_it_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "engine", "--guilds", "5"]) == 2
    assert run(["bench", "fleet", "--guilds", "0"]) == 2
    assert capsys.readouterr().err == (
        "giants: --guilds is for fleet alone\ngiants: --guilds must be more than 0\n"
    )


@pytest.mark.long
def test_a_small_fleet_answers_everybody() -> None:
    figures = measure(guilds=40, games=100, processes=2, shards=2, rate=4.0, seconds=3.0, concurrency=16)
    assert (figures["unanswered"], figures["lost"], figures["doubled"], figures["damaged"]) == (0, 0, 0, 0)
    assert (figures["not_taken_because"], figures["errors_logged"]) == ("", 0)
    assert int(figures["decisions"]) > 10
