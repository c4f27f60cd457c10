"""Killed at any moment, hundreds of times: nothing acknowledged is missing, nothing is doubled, play goes on.

GIANTS_KILLS sets how often in a long run.
"""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.playground.kit.patience import Countdown
from bot.storage.sqlite.connection import connect_readonly
from bot.storage.sqlite.schema import inspect
from bot.storage.tools.check import check_game
from tests.kit.kills.table_process import read_notes
from tests.kit.long_runs import amounts
from tests.kit.table_games import faults_of

FOREVER = 1_000_000


class ForkServer:
    """Starts drivers on one database, and ends them."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "giants.db"
        self.notes = folder / "notes"
        self.notes.mkdir()
        command = [sys.executable, "-m", "tests.kit.kills.table_process", str(self.path), str(self.notes)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def _say(self, line: str) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def begin(self, seed: str, steps: int = FOREVER) -> int:
        return self._say(f"go {seed} {steps}")

    def wait(self, pid: int) -> int:
        return self._say(f"wait {pid}")

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        assert os.WTERMSIG(self.wait(pid)) == signal.SIGKILL, "it was alive until then"

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def live_for(seconds: float) -> None:
    """Let a driver work for some seconds, longer where others work as well."""
    countdown = Countdown(seconds)
    while not countdown.over():
        time.sleep(0.005)


@pytest.fixture
def fork_server(folder: Path) -> Iterator[ForkServer]:
    opened = ForkServer(folder)
    yield opened
    opened.close()


class Witness:
    """Remembers everything it ever saw in the database and compares."""

    def __init__(self, fork_server: ForkServer) -> None:
        self.fork_server = fork_server
        self.log: dict[tuple[int, int], tuple[Any, ...]] = {}
        self.orders_seen = 0

    def look(self) -> None:
        """Nothing seen before is gone or different, every answer is true, every changed game is sound."""
        if not inspect(self.fork_server.path):
            assert not self.log
            return
        with closing(connect_readonly(self.fork_server.path)) as db:
            db.execute("BEGIN")
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = {(row[0], row[1]): row for row in db.execute("SELECT * FROM log")}
            assert self.log.items() <= rows.items()
            for game in {game for game, _ in rows.keys() - self.log.keys()}:
                assert list(check_game(db, game)) == []
            self._orders(db)
        self.log = rows
        self._answers()
        self._posts()

    def _answers(self) -> None:
        notes = read_notes(self.fork_server.notes / "requests")
        asked = {note["press"] for note in notes if note["note"] == "ask"}
        presses = [row[-1] for row in self.log.values() if row[-1] is not None]
        assert len(set(presses)) == len(presses), "no press was taken twice"
        assert set(presses) <= asked
        for note in notes:
            if note["note"] != "answer" or "taken" not in note or not note["taken"]:
                continue
            first = self.log[note["game"], note["taken"][0]]
            assert first[-1] in (note["press"], None), "what was acknowledged is there"
            assert all((note["game"], seq) in self.log for seq in note["taken"])

    def _orders(self, db: sqlite3.Connection) -> None:
        """What was left for later is kept: plans and orders that were acknowledged last at their table."""
        newest: dict[int, dict[str, Any]] = {}
        for note in read_notes(self.fork_server.notes / "requests"):
            if note.get("game"):
                newest[note["game"]] = note
        for game, note in newest.items():
            (version,) = db.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchone()
            if "orders" in note and note["version"] == version:
                found = db.execute(
                    "SELECT kind, line FROM orders WHERE game = ? AND seat = ?", (game, note["seat"])
                )
                assert sorted(map(list, found)) == sorted(note["orders"])
                self.orders_seen += len(note["orders"])

    def _posts(self) -> None:
        told: dict[int, list[int]] = {}
        posts = read_notes(self.fork_server.notes / "discord")
        for note in posts:
            if "told" in note:
                told.setdefault(note["game"], []).extend(note["told"])
        cards = [note["card"] for note in posts if "card" in note]
        assert len(set(cards)) == len(cards), "one card a table"
        for game, seqs in told.items():
            assert seqs == list(range(1, len(seqs) + 1)), f"game {game}: all news once, in order"


@pytest.mark.parametrize("kills", amounts(15, 100, "GIANTS_KILLS"))
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
    assert faults_of(fork_server.path) == []
    notes = read_notes(fork_server.notes / "requests")
    kinds = Counter(note["kind"] for note in notes if note["note"] == "ask")
    assert kinds["act"] > kills, "there was something to lose"
    posted = read_notes(fork_server.notes / "discord")
    with closing(connect_readonly(fork_server.path)) as db:
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
        with closing(connect_readonly(fork_server.path)) as db:
            rows = {(row[0], row[1]): row for row in db.execute("SELECT * FROM log")}
        assert witness.log.items() <= rows.items()
        witness.log = rows
        witness._answers()
    assert faults_of(fork_server.path) == []
