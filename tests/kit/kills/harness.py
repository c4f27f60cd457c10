"""A harness: the real bot is killed again and again while days pass, and all that it says is written down."""

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from bot.playground.demo_server import READERS_OF_ENGLISH, DemoServer, create_demo_server
from bot.playground.kit.patience import Countdown
from bot.playground.server import StandIn
from bot.playground.world import Message, World
from bot.reminders.quiet_hours import Preferences
from bot.storage.sqlite.connection import connect_readonly
from bot.tables.model import Person, Place
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.service import Tables
from tests.kit.fake_clock import FRIDAY, HOUR
from tests.kit.kills.bot_process import SharedClock
from tests.kit.kills.plan import Plan, WatchedFaults, WatchedLog, draw_plan
from tests.kit.kills.told_messages import ToldMessages
from tests.kit.table_games import COLOURS, SEED, Inline

HABITS: Final[dict[str, dict[str, Any]]] = {
    "Bruno": {"reach": "dm"},
    "Chloé": {"quiet_from": 22 * 60, "quiet_until": 7 * 60},
    "Dmitri": {"quiet_from": 6 * 60, "quiet_until": 10 * 60},
    "Emil": {"reach": "off"},
}
AGREED: Final[dict[str, Any]] = {
    "seating": "seated",
    "pictures": "request",
    "reminder": 8 * HOUR,
    "stand_in": "random",
}
TABLES: Final[tuple[tuple[tuple[str, ...], dict[str, Any]], ...]] = (
    (("Alice", "Bruno", "Chloé", "Dmitri", "Emil"), {"late": "remind", "deadline": 24 * HOUR}),
    (("Alice", "Bruno", "Sam"), {"late": "decision", "deadline": 12 * HOUR, "reminder": 5 * HOUR}),
    (("Bruno", "Sam", "Alice"), {"late": "seat", "deadline": 8 * HOUR, "reminder": 3 * HOUR}),
)
"""Nobody is told twice at once: reminders are so far apart that none becomes void while the bot is down."""

DOWN: Final = (0, 60, 20 * 60, 40 * 60)  # seconds until somebody starts the bot again
MOST_DOWN: Final = 50 * 60  # a step is an hour: what comes after it must not come within it


class KillHarness:
    """One database, one world, and one bot after the other. Made by `kill_harness`."""

    def __init__(self, folder: Path, rng: random.Random, kills: int) -> None:
        self.path = folder / "giants.db"
        self.clock = SharedClock(folder / "clock")
        self.world = World(self.clock)
        self.demo: DemoServer = create_demo_server(self.world, people=READERS_OF_ENGLISH)
        self.standin = StandIn(self.world)
        self.standin.faults = WatchedFaults(self._arrives)
        self.standin.log = WatchedLog(self._served)
        self.messages = ToldMessages(self.world)
        self.kills = 0
        self.deaths: Counter[str] = Counter()
        """Where the bots died."""
        self._rng = rng
        self._most = kills
        self._down = 0
        self._pid = 0
        self._plan: Plan | None = None
        self._doomed: tuple[str, str] | None = None
        self.fork_server: asyncio.subprocess.Process

    # The games

    async def set_tables(self) -> None:
        """Begin the games, before there is a bot to show them."""
        person = {name: who for who, name in self._names()}
        tables = await Tables.open(self.path, Inline(), now=self.clock.now, new_seed=lambda: SEED)
        for name, preferences in HABITS.items():
            await tables.storage.people.change(person[name], **preferences)
        for number, (names, settings) in enumerate(TABLES, start=1):
            channel = self.world.add_text_channel(self.demo.guild, str(number))
            agreed = AGREED | settings
            host = Person(person[names[0]])
            opened = await tables.open_table(Place(self.demo.guild.id, channel.id), host, **agreed)
            assert opened.table.id == number
            for name, colour in zip(names, COLOURS, strict=False):
                await tables.submit(number, Person(person[name]), Join(colour))
            if agreed["late"] == "decision":
                await tables.submit(number, host, AddComputer("random"))
            await tables.submit(number, host, Start())
        await tables.wait_for_computers()
        await tables.close()

    def _names(self) -> list[tuple[int, str]]:
        return [(person.id, person.name) for person in self.world.people.values()]

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        """Read something in the bot's database, whoever writes it."""
        with closing(connect_readonly(self.path)) as db:
            return db.execute(question).fetchall()

    def owed(self) -> list[tuple[Any, ...]]:
        """What is left to do at this hour; not what waits for a morning."""
        now = self.clock.now()
        asleep = [
            who for who, name in self._names() if Preferences(who, **HABITS.get(name, {})).quiet_at(now)
        ]
        left = self.ask(
            f"SELECT game, kind, seat FROM due_times WHERE at <= {now}"
            " UNION ALL SELECT game, key, user FROM notices WHERE delivered_at IS NULL AND shelved = 0"
            " UNION ALL SELECT id, 'card', card_version FROM games"
            " WHERE stirs OR card_version < version OR card_trying"
            " UNION ALL SELECT game, 'standing', seat FROM reminder_posts AS r WHERE EXISTS (SELECT 1"
            " FROM reminder_posts AS o WHERE o.game = r.game AND o.user = r.user AND o.message > r.message)"
            " OR NOT EXISTS (SELECT 1 FROM due_times AS d"
            " WHERE d.game = r.game AND d.seat = r.seat AND d.asked = r.asked)"
        )
        return [task for task in left if task[2] not in asleep]

    def standing(self, of: Callable[[Message], bool]) -> dict[int, list[Message]]:
        """The messages of a kind that stand in each channel and each private chat, by its number."""
        return {
            number: found
            for number, messages in self.world.messages.items()
            if (found := [message for message in messages.values() if of(message)])
        }

    # Time

    async def live(self, hours: int) -> None:
        """Let hours pass, and everything happen that is due in them, in spite of all."""
        while True:
            self._down = 0
            if self._rng.random() < self._most / 40:
                self._lie_in_wait()
            await self._until_quiet()
            now = self.clock.now() - FRIDAY
            if now >= hours * HOUR:
                return
            self.clock.advance(HOUR - now % HOUR)

    async def _until_quiet(self) -> None:
        countdown = Countdown(60)
        while True:
            if not self._pid:
                await self._be_born()
            elif not await self._alive():
                down = self._rng.choice(DOWN)
                if self._down + down <= MOST_DOWN:
                    self._down += down
                    self.clock.advance(down)
                if self._rng.random() < 0.6:
                    self._lie_in_wait()
            elif not (left := self.owed()):
                return
            else:
                assert not countdown.over(), f"still to be done: {left}"
                await asyncio.sleep(0.005)

    # Life and death

    def _lie_in_wait(self) -> None:
        """Choose where the bot is to die next."""
        if self.kills >= self._most or self._plan is not None:
            return
        self._plan = plan = draw_plan(self._rng, alive=bool(self._pid))
        if plan.what == "write":
            self.clock.fuse = plan.left if plan.moment == "before" else -plan.left
        elif plan.what == "time":
            self._kill_in(plan.left)

    async def _be_born(self) -> None:
        self._pid = int(await self._say("go 0"))
        if self._plan is not None and self._plan.what == "time":
            self._kill_in(self._plan.left)

    async def _alive(self) -> bool:
        status = await self._say(f"poll {self._pid}")
        if status == "alive":
            return True
        self._pid = 0
        assert os.WIFSIGNALED(int(status)), f"the bot ended by itself: {status}"
        self.kills += 1
        if self._plan is not None:
            self.deaths[f"{self._plan.what} {self._plan.moment}"] += 1
        self._plan, self.clock.fuse = None, 0
        return False

    def _kill_in(self, milliseconds: int) -> None:
        pid = self._pid
        asyncio.get_running_loop().call_later(milliseconds / 1000, self._kill, pid)

    def _kill(self, pid: int) -> None:
        if pid and pid == self._pid:
            os.kill(pid, signal.SIGKILL)

    async def end(self) -> None:
        """Kill the last bot, and end the fork server."""
        self._kill(self._pid)
        assert self.fork_server.stdin is not None
        self.fork_server.stdin.close()
        await self.fork_server.wait()

    async def _say(self, line: str) -> str:
        assert self.fork_server.stdin is not None
        assert self.fork_server.stdout is not None
        self.fork_server.stdin.write(f"{line}\n".encode())
        return (await self.fork_server.stdout.readline()).decode().strip()

    # What the stand-in sees

    def _arrives(self, method: str, path: str) -> bool:
        """A request came; whether it is lost, and the bot with it."""
        plan = self._plan
        kinds = {
            "POST": method == "POST" and path.endswith("/messages"),
            "start": "@me" in path or path == "/gateway/bot",
            "gateway": path == "/gateway/bot",
            "request": True,
        }
        if plan is None or not kinds.get(plan.what):
            return False
        if plan.what == "gateway":
            self._kill_in(plan.left)
            return False
        self._plan = plan._replace(left=plan.left - 1)
        if plan.left != 1:
            return False
        if plan.moment == "unheard":
            self._kill(self._pid)
            return True
        self._doomed = (method, path)
        return False

    def _served(self, method: str, path: str) -> None:
        """A request was served and is about to be answered."""
        if self._plan is None or self._doomed != (method, path):
            return
        self._doomed = None
        if self._plan.moment == "served":
            self._kill(self._pid)
        else:
            self._kill_in(self._rng.randint(0, 4))


@asynccontextmanager
async def kill_harness(folder: Path, seed: str, kills: int) -> AsyncIterator[KillHarness]:
    """A harness with its stand-in and fork server, closed at the end."""
    harness = KillHarness(folder, random.Random(seed), kills)
    await harness.standin.start()
    await harness.set_tables()
    environment = os.environ | {
        "DISCORD_TOKEN": harness.standin.token,
        "GIANTS_DATABASE": str(harness.path),
        "GIANTS_PAINTERS": "1",
        "GIANTS_LOG_LEVEL": os.environ.get("GIANTS_LOG_LEVEL", "error"),
    }
    harness.fork_server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.kit.kills.bot_process", harness.standin.origin, str(folder / "clock")),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    try:
        yield harness
    finally:
        await harness.end()
        await harness.standin.close()
