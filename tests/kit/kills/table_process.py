"""Plays games through the tables' interface, noting what was acknowledged, until it is killed.

    python -m tests.kit.kills.table_process DATABASE NOTES [BLOCKS]

A fork server: for every line `go SEED` on standard input it forks a driver and prints its process id; for
`wait PID` it prints how that ended. Drivers are real processes that can be killed at any moment.
Where there are BLOCKS, each is a process of a fleet: Discord tells it of the servers of its blocks, and of
others only what people do in private.
What they do is noted outside the database, a line before each request and one after each answer.
"""

import asyncio
import fcntl
import json
import logging
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.storage import Storage
from bot.storage.blocks import Plan, Share
from bot.storage.database import DatabaseAddress, address_of
from bot.storage.errors import StoreBusyError
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lifecycle import End, Pause, Resume
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.operations.undo import TakeBack, UndoTo
from bot.tables.operations.votes import Propose
from bot.tables.public_view import Outcome
from bot.tables.service import Tables
from engine import Illegal, SeatView, parse
from engine.players import advise_placements
from tests.kit.table_games import Inline, decide

MODERATOR = Person(99, moderator=True)
PLACES = 4
ELSEWHERE = 0.1  # how often somebody does in private what concerns a table of another process


class Notes:
    """An append-only file: one write a line, so that a kill loses at most what was not written."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, **note: Any) -> None:
        os.write(self._file, (json.dumps(note) + "\n").encode())

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no other process write meanwhile."""
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)


def read_notes(path: Path) -> list[dict[str, Any]]:
    """All notes, oldest first."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


class Driver:
    """One life of a bot: it plays, posts what is to be shown, and is killed."""

    def __init__(self, tables: Tables, notes: Path, seed: str) -> None:
        self.tables = tables
        self.folder = notes
        self.notes = Notes(notes / "requests")
        self.discord = Notes(notes / "discord")
        self.posted: dict[str, dict[str, Any]] = {}
        self.rng = random.Random(seed)
        self.seed = seed
        self.count = 0

    async def live(self, steps: int) -> None:
        """Ask again what was asked last, as Discord might; then play."""
        await self.redeliver()
        for _ in range(steps):
            place = await self.somewhere()
            game = await self.tables.storage.tables.at(place.channel)
            if game is None:
                await self.request("open", place=place)
            else:
                await self.something(game)
            if self.rng.random() < 0.2:
                await self.post()

    async def somewhere(self) -> Place:
        """A place that Discord tells this process of."""
        blocks = self.tables.storage.database.blocks
        while True:
            number = self.rng.randint(1, PLACES)
            place = Place(number << 22, number)
            if blocks.serves(place.server) or (blocks.held and self.rng.random() < ELSEWHERE):
                return place
            await asyncio.sleep(0.002)

    async def redeliver(self) -> None:
        notes = read_notes(self.folder / "requests")
        answered = {note["press"] for note in notes if note["note"] == "answer"}
        for note in [n for n in notes[-20:] if n["note"] == "ask" and n["press"] not in answered]:
            await self.send(note)

    async def something(self, game: int) -> None:
        table = (await self.tables.look(game)).table
        if table.status == "open":
            if len(table.seats) < 4:
                kind = "join" if len(table.seats) < 3 else "computer"
                await self.request(kind, game=game, user=len(table.seats) + 1)
            else:
                await self.request("start", game=game, user=1)
            return
        if table.status == "paused":
            await self.request("resume", game=game, user=1)
            return
        kind = self.rng.choices(
            ["act", "take_back", "undo", "pause", "order", "propose", "end"], [60, 4, 2, 2, 8, 2, 0.3]
        )[0]
        people = [seat for seat in table.seats if seat.user is not None]
        if kind == "act":
            due = [seat for seat in people if seat.colour in table.due]
            if not due:
                await self.tables.wait_for_computers()
                return
            seat = self.rng.choice(due)
            view = (await self.tables.look(game, seat.user)).view
            if view is None or seat.colour not in view.due:
                return
            action = str(decide(view, self.rng.random().hex()))
            await self.request("act", game=game, user=seat.user, action=action, version=table.version)
        elif kind == "order":
            seat = self.rng.choice(people)
            view = (await self.tables.look(game, seat.user)).view
            if view is not None:
                order, line = self.some_order(view)
                await self.request("order", game=game, user=seat.user, order=order, line=line)
        else:
            user = self.rng.choice(people).user
            await self.request(
                kind, game=game, user=user, point=max(8, table.version - self.rng.randint(1, 30))
            )

    def some_order(self, view: SeatView) -> tuple[str, str]:
        """Something left for later: a plan where one can be made, or an order for this round or for good."""
        if view.phase == "placement" and not view.players[view.seat].passed:
            steps = "; ".join(map(str, advise_placements(view, self.rng)))
            if steps:
                return "plan", f"{view.round} | {steps} | {self.rng.choice(('', '0'))}"
        orders = (("pass", ""), ("largest", "round"), ("recall", "none round"), ("stash", "all"))
        return self.rng.choice(orders)

    async def request(self, kind: str, **asked: Any) -> None:
        self.count += 1
        await self.send({"kind": kind, "press": f"{self.seed}/{self.count}", **asked})

    async def send(self, asked: dict[str, Any]) -> None:
        self.notes.write(**{**asked, "note": "ask"})
        try:
            outcome = await self.call(asked)
        except (Refused, Illegal, StoreBusyError) as refusal:
            self.notes.write(note="answer", press=asked["press"], refused=refusal.key)
            return
        entries = [entry.seq for entry in outcome.entries]
        seat = outcome.own.seat
        left = (
            {"seat": seat.colour, "orders": outcome.own.orders} if asked["kind"] == "order" and seat else {}
        )
        self.notes.write(
            **left,
            version=outcome.table.version,
            note="answer",
            press=asked["press"],
            game=outcome.table.id,
            taken=entries,
            repeated=outcome.repeated,
        )

    async def call(self, asked: dict[str, Any]) -> Outcome:
        """Make a request as it was noted."""
        tables, game, who = self.tables, asked.get("game", 0), Person(asked.get("user") or 0)
        press: str = asked["press"]
        host = Person(1)
        calls: dict[str, Callable[[], Awaitable[Outcome]]] = {
            "open": lambda: tables.open_table(Place(*asked["place"]), host, press=press),
            "join": lambda: tables.submit(game, who, Join(), press=press),
            "computer": lambda: tables.submit(game, host, AddComputer("random"), press=press),
            "start": lambda: tables.submit(game, who, Start(), press=press),
            "act": lambda: tables.submit(
                game, who, Act(parse(asked["action"]), version=asked["version"]), press=press
            ),
            "take_back": lambda: tables.submit(game, who, TakeBack(), press=press),
            "undo": lambda: tables.submit(game, MODERATOR, UndoTo(asked["point"]), press=press),
            "pause": lambda: tables.submit(game, MODERATOR, Pause(), press=press),
            "resume": lambda: tables.submit(game, MODERATOR, Resume(), press=press),
            "order": lambda: tables.submit(game, who, LeaveOrder(asked["order"], asked["line"]), press=press),
            "propose": lambda: tables.submit(game, who, Propose("undo"), press=press),
            "end": lambda: tables.submit(game, MODERATOR, End(scored=True), press=press),
        }
        return await calls[asked["kind"]]()

    async def post(self) -> None:
        """Post what is to be shown: private notices, one card a table."""
        cards, notices = self.tables.storage.cards, self.tables.storage.notices
        for notice in await notices.undelivered():
            self.send_message(notice.nonce, user=notice.user)
            await notices.note_delivered([notice], self.tables.now())
        for card in await cards.behind():
            message = card.message
            if message is None:
                message = self.send_message((await cards.begin_posting(card.game)).nonce, card=card.game)
            await cards.shown(card.game, card.version, message)

    def send_message(self, nonce: str, **content: Any) -> int:
        """Like Discord: take a nonce once, and answer a second message of it with the first, whoever asks."""
        with self.discord.alone():
            self.posted = {note["nonce"]: note for note in read_notes(self.folder / "discord")}
            if nonce not in self.posted:
                message = {"nonce": nonce, "id": len(self.posted) + 1, **content}
                self.discord.write(**message)
                self.posted[nonce] = message
        number: int = self.posted[nonce]["id"]
        return number


async def live(address: DatabaseAddress, notes: Path, seed: str, steps: int, blocks: int) -> None:
    serving = Share(Plan(blocks, blocks), random.Random(seed).randint(1, blocks)) if blocks else None
    tables = Tables(await Storage.open(address, busy_timeout=30, serving=serving), Inline())
    await tables.wake_computers()
    driver = Driver(tables, notes, seed)
    await driver.live(steps)
    await tables.wait_for_computers()
    await driver.post()
    await tables.close()


def main(address: DatabaseAddress, notes: Path, blocks: int) -> None:
    for line in sys.stdin:
        word, value, *rest = line.split()
        if word == "wait":
            print(os.waitpid(int(value), 0)[1], flush=True)
            continue
        child = os.fork()
        if child == 0:
            status = 1
            try:
                asyncio.run(live(address, notes, value, int(rest[0]), blocks))
                status = 0
            except BaseException:
                logging.exception("the driver ended by itself")
            finally:
                os._exit(status)
        print(child, flush=True)


if __name__ == "__main__":
    main(address_of(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
