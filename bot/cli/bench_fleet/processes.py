"""The processes of the bench: the stand-in, and `giants` itself as often as it is wanted."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.cli import Failure
from bot.playground.many_servers import ManyServers
from bot.storage.database import DatabaseUrl

from .game import Step
from .people import Address, serve

JOIN: Final = "from bot.cli import main; main(['run', '--discord'])"
ENDS_WITHIN: Final = 30.0  # seconds
POLL: Final = 0.05  # seconds


class StandInProcess:
    """The stand-in with its people, asked through a pipe."""

    def __init__(self, pipe: Connection, address: Address) -> None:
        self._pipe = pipe
        self.address = address

    def ask(self, name: str, *arguments: Any) -> Any:
        """Have something done there: its answer."""
        self._pipe.send((name, *arguments))
        return self._pipe.recv()


@contextmanager
def stand_in(
    servers: ManyServers, steps: list[Step], shards: int, concurrency: int
) -> Iterator[StandInProcess]:
    """A stand-in in a process of its own."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, servers, steps, shards, concurrency), daemon=True)
    process.start()
    theirs.close()
    try:
        yield StandInProcess(ours, ours.recv())
    finally:
        ours.close()
        process.join(ENDS_WITHIN)
        if process.is_alive():
            process.kill()
            process.join()


class Memory(NamedTuple):
    """A process's memory in MiB: what it has, and its share where several have the same pages."""

    resident: float
    proportional: float


class Bot:
    """A process of the bot, with its log in a file."""

    def __init__(self, number: int, folder: Path, environment: dict[str, str]) -> None:
        self.log = folder / f"bot-{number}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", JOIN],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=folder,
            )

    def says(self, text: str) -> bool:
        """Whether something stands in its log."""
        return text in self.log.read_text("utf-8", errors="replace")

    @property
    def errors(self) -> int:
        """How many errors stand in its log."""
        return sum(" ERROR " in line for line in self.log.read_text("utf-8", errors="replace").splitlines())

    def memory(self) -> Memory | None:
        """Its memory; None where the system does not tell, or it has ended."""
        with suppress(OSError):
            found = dict(
                line.split(":", 1)
                for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()[1:]
            )
            return Memory(*(int(found[name].split()[0]) / 1024 for name in ("Rss", "Pss")))
        return None

    def cpu(self) -> float:
        """The seconds of CPU that it has used so far; 0 where the system does not tell, or it has ended."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def end(self) -> None:
        """Have it end in order, or else by force."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Fleet:
    """The bot's processes on one database."""

    def __init__(self, folder: Path, url: DatabaseUrl, address: Address, shards: int, processes: int) -> None:
        self._folder = folder
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GIANTS_")},
            "DISCORD_TOKEN": address.token,
            "GIANTS_DISCORD_API": address.api,
            "GIANTS_DISCORD_GATEWAY": address.gateway,
            "GIANTS_DATABASE": str(url),
            "GIANTS_SHARDS": str(shards),
            "GIANTS_BLOCKS": str(shards),  # so that a process can hand them over one by one
            "GIANTS_MOST_BLOCKS": str(-(-shards // processes)),
            "GIANTS_PAINTERS": "1",
            "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path),
        }
        self.bots: list[Bot] = []

    def start(self) -> Bot:
        """One more process."""
        self.bots.append(Bot(len(self.bots), self._folder, self._environment))
        return self.bots[-1]

    def wait_until(self, holds: Callable[[], bool], seconds: float, what: str) -> None:
        """Wait for something; whatever a process said last is told if it never holds or one has ended."""
        until = time.monotonic() + seconds
        while not holds():
            ended = [bot for bot in self.bots if bot.process.poll() is not None]
            if ended or time.monotonic() > until:
                bot = (ended or self.bots)[0]
                last = bot.log.read_text("utf-8", errors="replace")[-1500:]
                raise Failure(f"{what} did not happen; the log of a process ends with\n{last}")
            time.sleep(POLL)

    def cpu(self) -> float:
        """The seconds of CPU that all have used so far."""
        return sum(bot.cpu() for bot in self.bots)

    def end(self) -> None:
        """End all processes in order."""
        for bot in self.bots:
            with suppress(ProcessLookupError):
                bot.process.send_signal(signal.SIGTERM)
        for bot in self.bots:
            bot.end()
