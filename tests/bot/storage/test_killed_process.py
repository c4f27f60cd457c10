"""Killed at any moment, hundreds of times: nothing acknowledged is missing, nothing is doubled, play goes on.

GIANTS_KILLS sets how often in a long run.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.tools import reading
from tests.kit.kills.fork_server import ForkServer, Witness, live_for
from tests.kit.kills.table_process import read_notes
from tests.kit.long_runs import amounts, only_long
from tests.kit.postgres import Cluster
from tests.kit.table_games import faults_of


@pytest.fixture
def fork_server(path: Path, folder: Path) -> Iterator[ForkServer]:
    with closing(ForkServer(path, folder)) as opened:
        yield opened


@pytest.fixture
def fork_server_on_postgres(cluster: Cluster, folder: Path) -> Iterator[ForkServer]:
    with closing(ForkServer(cluster.fresh(), folder, blocks=2)) as opened:
        yield opened


@pytest.mark.parametrize("kills", amounts(8, 50, "GIANTS_KILLS"))
def test_nothing_is_lost_or_doubled_however_often_the_bot_is_killed(
    fork_server: ForkServer, kills: int
) -> None:
    rng = random.Random(kills)
    witness = Witness(fork_server)
    for life in range(kills):
        pid = fork_server.begin(f"life{life}")
        live_for(rng.choice((0.02, 0.1, 0.3)) * rng.random() + 0.01)
        fork_server.kill(pid)
        witness.look()
    assert fork_server.wait(fork_server.begin("last", 300)) == 0, "play goes on"
    witness.look()
    assert faults_of(fork_server.address) == []
    notes = read_notes(fork_server.notes / "requests")
    kinds = Counter(note["kind"] for note in notes if note["note"] == "ask")
    assert kinds["act"] > kills, "there was something to lose"
    posted = read_notes(fork_server.notes / "discord")
    with reading(fork_server.address) as db:
        owed = db.execute("SELECT count(*) FROM games WHERE card_version < version").fetchone()
        assert owed == (0,), "and every card shows the newest"
        notices = db.execute("SELECT count(*), count(delivered_at) FROM notices").fetchone()
    assert notices[0] == notices[1] == sum("user" in note for note in posted), "each notice once"
    assert kinds["order"], "plans and orders among it"
    print(f"{kills} kills, {len(witness.log)} entries, {kinds}, {len(posted)} posts")
    print(f"{witness.orders_seen} orders that were acknowledged last were there")


def test_processes_on_one_database_cannot_fork_a_game(fork_server: ForkServer) -> None:
    """Three bots by mistake: each press is taken once, the log has one order, every record replays."""
    witness = Witness(fork_server)
    assert fork_server.wait(fork_server.begin("first", 30)) == 0
    for turn in range(3):
        pids = [fork_server.begin(f"turn{turn}bot{bot}", 60) for bot in range(3)]
        if turn == 1:
            fork_server.kill(pids.pop())
        for pid in pids:
            assert fork_server.wait(pid) == 0
        with reading(fork_server.address) as db:
            rows = {(row[0], row[1]): row for row in db.execute("SELECT * FROM log")}
        assert witness.log.items() <= rows.items()
        witness.log = rows
        witness.compare_answers()
    assert faults_of(fork_server.address) == []


@pytest.mark.parametrize("kills", only_long([int(os.environ.get("GIANTS_KILLS", "8"))]))
def test_two_processes_on_a_server_lose_and_double_nothing_however_often_one_is_killed(
    fork_server_on_postgres: ForkServer, kills: int
) -> None:
    """They share the tables by blocks, and take over from each other: each answer is true, each press is
    taken once, and everything is posted once.
    """
    rng, fork_server = random.Random(kills), fork_server_on_postgres
    witness, alive = Witness(fork_server), list[int]()
    for life in range(kills):
        while len(alive) < 2:
            alive.append(fork_server.begin(f"life{life}of{len(alive)}"))
        live_for(rng.choice((0.02, 0.1, 0.5)) * rng.random() + 0.05)
        fork_server.kill(alive.pop(rng.randrange(2)))
        if life % 10 == 9:
            witness.look()
    for pid in alive:
        fork_server.kill(pid)
    assert fork_server.wait(fork_server.begin("last", 50)) == 0, "play goes on"
    witness.look()
    assert faults_of(fork_server.address) == []
    notes = read_notes(fork_server.notes / "requests")
    answers = Counter(note.get("refused", "taken") for note in notes if note["note"] == "answer")
    assert answers["taken"] > kills, "there was something to lose"
    print(f"{kills} kills of one of two, {len(witness.log)} entries, {answers}")
