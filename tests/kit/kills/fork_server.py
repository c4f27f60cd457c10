"""Drivers of tables in processes of their own, ended at any moment, and a witness of what they leave."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bot.playground.kit.patience import Countdown
from bot.storage.database import DatabaseAddress, DatabaseUrl, Db
from bot.storage.sqlite.schema import inspect
from bot.storage.tools import reading
from bot.storage.tools.check import check_game
from tests.kit.kills.table_process import read_notes

FOREVER = 1_000_000


class ForkServer:
    """Starts drivers on one database, and ends them."""

    def __init__(self, address: DatabaseAddress, folder: Path, blocks: int = 0) -> None:
        self.address = address
        self.notes = folder / "notes"
        self.notes.mkdir()
        command = [
            *(sys.executable, "-m", "tests.kit.kills.table_process"),
            *(str(address), str(self.notes), str(blocks)),
        ]
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


class Witness:
    """Remembers everything it ever saw in the database and compares; others may play on meanwhile."""

    def __init__(self, fork_server: ForkServer) -> None:
        self.fork_server = fork_server
        self.log: dict[tuple[int, int], tuple[Any, ...]] = {}
        self.orders_seen = 0

    def look(self) -> None:
        """Nothing seen before is gone or different, every answer is true, every changed game is sound."""
        address, answered = self.fork_server.address, self._requests()
        on_a_file = not isinstance(address, DatabaseUrl)
        if on_a_file and not inspect(Path(address)):
            assert not self.log
            return
        with reading(address) as db:
            if on_a_file:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = {(row[0], row[1]): row for row in db.execute("SELECT * FROM log")}
            assert self.log.items() <= rows.items()
            for game in {game for game, _ in rows.keys() - self.log.keys()}:
                assert list(check_game(db, game)) == []
            if answered == self._requests():
                self._orders(db, answered)
        self.log = rows
        self.compare_answers(answered)
        self._posts()

    def _requests(self) -> list[dict[str, Any]]:
        return read_notes(self.fork_server.notes / "requests")

    def compare_answers(self, notes: list[dict[str, Any]] | None = None) -> None:
        """What was acknowledged, as it was noted before the log was read, is there; no press was taken twice
        or comes from nobody.
        """
        notes = self._requests() if notes is None else notes
        asked = {note["press"] for note in self._requests() if note["note"] == "ask"}
        presses = [row[-1] for row in self.log.values() if row[-1] is not None]
        assert len(set(presses)) == len(presses), "no press was taken twice"
        assert set(presses) <= asked
        for note in notes:
            if note["note"] != "answer" or "taken" not in note or not note["taken"]:
                continue
            first = self.log[note["game"], note["taken"][0]]
            assert first[-1] in (note["press"], None), "what was acknowledged is there"
            assert all((note["game"], seq) in self.log for seq in note["taken"])

    def _orders(self, db: Db, notes: list[dict[str, Any]]) -> None:
        """What was left for later is kept: plans and orders that were acknowledged last at their table, by
        notes to which nothing was added until the database was read.
        """
        newest: dict[int, dict[str, Any]] = {}
        for note in notes:
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
