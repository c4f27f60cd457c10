"""Where a bot is killed, and the stand-in's doors at which it is lain in wait for."""

import random
from collections.abc import Callable
from typing import NamedTuple

from bot.playground.fault_injection import Fault, Faults
from bot.playground.rest.request_log import Entry, RequestLog


class Plan(NamedTuple):
    """Where a bot is killed: at the n-th of the requests of a kind, or after a time, or by its own fuse."""

    what: str
    left: int
    moment: str


class WatchedFaults(Faults):
    """Lets somebody see every request when it arrives; whether it is to be lost then."""

    def __init__(self, seen: Callable[[str, str], bool]) -> None:
        super().__init__()
        self._seen = seen

    def matching(self, method: str, path: str, *, files: bool = False) -> list[Fault]:
        if self._seen(method, path):
            self.server_error("")
        return super().matching(method, path, files=files)


class WatchedLog(RequestLog):
    """Lets somebody see every request when it was served and is about to be answered."""

    def __init__(self, seen: Callable[[str, str], None]) -> None:
        super().__init__()
        self._seen = seen

    def add(self, entry: Entry) -> None:
        super().add(entry)
        self._seen(entry.method, entry.path)


def draw_plan(rng: random.Random, *, alive: bool) -> Plan:
    """Somewhere to kill a bot that lives already, or that is to be started."""
    moment = rng.choice(("unheard", "served", "answered"))
    plans = [
        Plan("POST", rng.randint(1, 3), moment),
        Plan("request", rng.randint(1, 8), moment),
        Plan("write", rng.randint(1, 6), rng.choice(("before", "after"))),
        Plan("time", rng.randint(1, 100), "any"),
    ]
    if not alive:
        plans += [Plan("start", rng.randint(1, 4), moment), Plan("gateway", rng.randint(0, 30), "any")]
    return rng.choice(plans)
