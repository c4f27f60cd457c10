"""Watching the bot from outside: its parts are timed where they already meet, and do not know it.

A part is an object with asynchronous methods that others call. `watch` puts itself before one method of one
object: what is not watched costs nothing, and its code has no line for it.
"""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import Any, Final, NamedTuple, Protocol

import aiohttp
import discord

from bot.background import BackgroundTask
from bot.client import Giants
from bot.computers.players import ComputerPlayers
from bot.storage.errors import StoreError
from bot.tables.public_view import Outcome
from bot.tables.service import Tables

_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_WAITING: Final = 10_000  # presses, and games, that are remembered until their answer or card
FORGOTTEN_AFTER: Final = 60.0  # seconds after which a press without an answer is given up
SAMPLE_SECONDS: Final = 0.5


class Call(NamedTuple):
    """A call that ended: what it was given, how long it took, and what came of it."""

    arguments: tuple[Any, ...]
    named: dict[str, Any]
    seconds: float
    result: Any
    error: BaseException | None


def watch(owner: object, method: str, ended: Callable[[Call], None]) -> None:
    """Have every call of an object's asynchronous method reported when it ends."""
    inner: Callable[..., Awaitable[Any]] = getattr(owner, method)

    @wraps(inner)
    async def watched(*arguments: Any, **named: Any) -> Any:
        start = time.perf_counter()
        try:
            result = await inner(*arguments, **named)
        except BaseException as error:
            ended(Call(arguments, named, time.perf_counter() - start, None, error))
            raise
        ended(Call(arguments, named, time.perf_counter() - start, result, None))
        return result

    setattr(owner, method, watched)


class Observer(Protocol):
    """Who is told what was seen."""

    def answered(self, kind: str, seconds: float) -> None:
        """Somebody who pressed or typed something got their first answer."""

    def unanswered(self, kind: str) -> None:
        """Somebody never got one."""

    def card_followed(self, seconds: float) -> None:
        """The card shows what somebody pressed."""

    def drew(self, seconds: float) -> None:
        """A picture was made."""

    def decided(self, level: str, seconds: float, *, failed: bool) -> None:
        """A computer player decided, or failed to."""

    def stored(self, kind: str, seconds: float, refusal: str | None) -> None:
        """The database ran a job, or refused it."""

    def responded(self, status: int) -> None:
        """Discord answered a request."""

    def lagged(self, seconds: float) -> None:
        """The event loop came so much later than it should."""


class Watcher(BackgroundTask):
    """Watches a bot, before it logs in, and tells an observer."""

    def __init__(self, observer: Observer, clock: Callable[[], float] = time.perf_counter) -> None:
        super().__init__("watcher")
        self._observer = observer
        self._clock = clock
        self._heard: OrderedDict[int, tuple[str, float]] = OrderedDict()
        # By interaction, when it was heard, kept after the answer: the card comes later.
        self._pressed: OrderedDict[int, float] = OrderedDict()
        # By game, the version that a press made and when it was heard, until a card shows it.
        self._to_show: OrderedDict[int, tuple[int, float]] = OrderedDict()

    def watch_players(self, players: ComputerPlayers) -> None:
        """Time the decisions of computer players."""

        def ended(call: Call) -> None:
            if not isinstance(call.error, asyncio.CancelledError):
                self._observer.decided(str(call.arguments[0]), call.seconds, failed=call.error is not None)

        watch(players, "decide", ended)

    def watch_tables(self, tables: Tables) -> None:
        """Time the database, and the way from a press to the card that shows it."""
        for kind in ("read", "write"):
            watch(tables.storage.database, kind, partial(self._stored, kind))
        watch(tables, "submit", self._submitted)
        watch(tables.storage.cards, "shown", self._shown)

    def watch_client(self, client: Giants) -> None:
        """Time answers and pictures, and count what Discord says."""
        watch(client.studio, "run", lambda call: self._observer.drew(call.seconds))
        hear = client.router.on_interaction

        async def on_interaction(interaction: discord.Interaction[Any]) -> None:
            self._hear(interaction)
            await hear(interaction)

        client.event(on_interaction)
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._requested)
        client.http.http_trace = trace

    def _hear(self, interaction: discord.Interaction[Any]) -> None:
        now = self._clock()
        self._heard[interaction.id] = (interaction.type.name, now)
        self._pressed[interaction.id] = now
        for waiting in (self._heard, self._pressed):
            while len(waiting) > MOST_WAITING:
                waiting.popitem(last=False)

    async def _requested(
        self, _session: aiohttp.ClientSession, _context: Any, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self._observer.responded(end.response.status)
        answered = _CALLBACK.search(end.url.path)
        if answered is not None and end.response.status < 300:
            kind, heard = self._heard.pop(int(answered[1]), (None, 0.0))
            if kind is not None:
                self._observer.answered(kind, self._clock() - heard)

    def _stored(self, kind: str, call: Call) -> None:
        refusal = call.error.key if isinstance(call.error, StoreError) else None
        self._observer.stored(kind, call.seconds, refusal)

    def _submitted(self, call: Call) -> None:
        press, outcome = call.named.get("press"), call.result
        if press is None or not isinstance(outcome, Outcome) or outcome.repeated:
            return
        heard = self._pressed.pop(int(press), None) if press.isdecimal() else None
        if heard is not None and outcome.table.id not in self._to_show:
            self._to_show[outcome.table.id] = (outcome.table.version, heard)
            while len(self._to_show) > MOST_WAITING:
                self._to_show.popitem(last=False)

    def _shown(self, call: Call) -> None:
        game, version = call.arguments[:2]
        wanted, heard = self._to_show.get(game, (version + 1, 0.0))
        if call.error is None and version >= wanted:
            del self._to_show[game]
            self._observer.card_followed(self._clock() - heard)

    async def run_once(self) -> float:
        """Measure how late the event loop is, and give up presses that were never answered."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        await asyncio.sleep(SAMPLE_SECONDS)
        self._observer.lagged(max(0.0, loop.time() - start - SAMPLE_SECONDS))
        now = self._clock()
        while self._heard:
            number, (kind, heard) = next(iter(self._heard.items()))
            if now - heard < FORGOTTEN_AFTER:
                break
            del self._heard[number]
            self._observer.unanswered(kind)
        return 0.0
