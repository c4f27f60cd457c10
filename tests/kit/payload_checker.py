"""Sees every payload that the bot sends: who gets it, what it may say, whether Discord took it."""

import asyncio
import re
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.play.panels import PANELS
from bot.playground.kit import Shown, Stage, Unanswered
from bot.playground.world import ChannelType, Message
from bot.tables.public_view import TableView
from bot.tables.vote import PROPOSALS, seat_vote
from bot.ui.custom_id import ControlId, read_id
from engine import COLOURS
from tests.kit.private_words import private_words

PUBLIC_PANELS = frozenset({"card", "lobby", "welcome"})
"""Whose controls may stand where everybody sees them; the others are for one person alone."""

PUBLIC_BUTTONS = frozenset(
    {("more", "log"), ("games", "watch"), *(("league", word) for word in ("join", "leave", "show", "manage"))}
)
"""Of the others those which everybody may press: where a game is over, who was told of a new one, and under a
league.
"""

_COLOUR = f"({'|'.join(COLOURS)})"
PUBLIC_SELECTIONS = re.compile(
    rf"({'|'.join((*PROPOSALS, *map(seat_vote, COLOURS)))})\.\d+|{_COLOUR}(,{_COLOUR})*|off|\d{{1,12}}|"
)
"""What public controls may carry: which question is voted on, whose seat is on offer, who is waited for, that
one wants no more such news, which league."""

PUBLIC_FILES = re.compile(
    r"giants-\d+(-\d+(-close|-moving)?\.webp|-\d+\.png|-(lobby|recap|count)\.webp|\.txt)|giants-league\.webp"
)
PICTURE = re.compile(r"giants-\d+-(\d+)(?:(?:-close|-moving)?\.webp|\.png)")
RECORD = re.compile(r"giants-(\d+)(-recap\.webp|-count\.webp|\.txt)")

PRIVATE_WORDS = private_words()

LOOKING, DEAF = 0.02, 2.0
"""Seconds between two looks at the line, and how long it must have been dead to excuse a missing answer."""

TAKEN = range(200, 300)
WEATHER = frozenset({429, 500, 502, 503, 504})
OUTRUN = frozenset({10008, 10015, 10062, 40060})
"""Unknown message, webhook or interaction; answered already: somebody was faster, or it came twice."""


WasOver = Callable[[int, int | None], Awaitable[bool]]
"""Whether a game was over as of a version, or ever."""

Sits = Callable[[int, int], Awaitable[bool]]
"""Whether somebody has a seat at a game, or had one a moment ago."""


class PayloadChecker:
    """Listens to a stand-in; what is wrong is collected in `complaints`."""

    def __init__(
        self, stage: Stage, table: Callable[[int], TableView | None], over: WasOver, sits: Sits
    ) -> None:
        self.stage = stage
        self.complaints: list[str] = []
        self.seen: Counter[str] = Counter()
        self._face = table
        self._over = over
        self._sits = sits
        self._pressed: dict[int, str] = {}
        self.longest = 0.0
        self._checking: set[asyncio.Task[None]] = set()
        self._cut_off: deque[tuple[float, float]] = deque(maxlen=20_000)
        stage.world.subscribe(self._told)
        self._listen_to_requests()

    def _told(self, event: str, subject: Any) -> None:
        if event == "interaction":
            self._pressed[subject.id] = str(subject.metadata)
        elif event == "answered":
            self._pressed.pop(subject.id, None)
        elif event in ("message", "message_update") and subject.author_id == self.stage.world.bot.id:
            self._judge(subject)

    async def watch_the_line(self) -> None:
        """Note when the bot hears nothing, until cancelled: the gateway is down, or the machine too busy."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(LOOKING)
            now = time.monotonic()
            late = now - looked - LOOKING
            if late > LOOKING or not self.stage.standin.gateway.connected:
                self._cut_off.append((now, now - looked))
            self.longest = max(self.longest, late)
            looked = now

    def excuse(self, gone: Unanswered) -> None:
        """Raise it again, unless the bot could hardly hear of the interaction before Discord gave it up."""
        since = time.monotonic() - self.stage.patience
        deaf = sum(seconds for moment, seconds in self._cut_off if moment >= since)
        if deaf < DEAF:
            gone.add_note(f"the line was dead for {deaf:.1f} of the last {self.stage.patience:.1f} seconds")
            raise gone
        self.seen["unheard"] += 1
        self._pressed.pop(gone.interaction.id, None)

    async def finish(self) -> None:
        """Wait until everything that was seen is judged."""
        while self._checking:
            await asyncio.gather(*self._checking)

    @property
    def unanswered(self) -> list[str]:
        """The interactions that nobody answered so far."""
        return list(self._pressed.values())

    def _complain(self, what: str, shown: Shown) -> None:
        self.complaints.append(f"{what}: {shown} files={list(shown.files)}")

    # whom it reaches and what it says

    def _judge(self, message: Message) -> None:
        shown = Shown(message, self.stage.world)
        kind = self.stage.world.channels[message.channel_id].kind
        if message.audience is not None:
            self.seen["private"] += 1
            self._judge_private(shown, message.audience)
        elif kind is ChannelType.DM:
            self.seen["direct"] += 1
            self._judge_words(shown)
        else:
            self.seen["public"] += 1
            self._judge_public(shown)

    def _judge_private(self, shown: Shown, audience: int) -> None:
        """A panel of decisions goes to somebody who sits at its table."""
        for control in map(control_of, _ids(shown)):
            if control is None or control.panel not in PANELS:
                continue
            table = self._face(control.game)
            if table is not None and all(seat.user != audience for seat in table.seats):
                self._check(self._judge_seat(control.game, shown, audience))
                break
        self._judge_records(shown, audience)

    async def _judge_seat(self, game: int, shown: Shown, audience: int) -> None:
        """The face that is at hand may be older than the panel, so the table itself is asked."""
        if not await self._sits(game, audience):
            self._complain(f"a panel of game {game} for {audience}, who does not play", shown)

    def _judge_public(self, shown: Shown) -> None:
        for text in _ids(shown):
            control = control_of(text)
            if (
                control is None
                or not (control.panel in PUBLIC_PANELS or (control.panel, control.word) in PUBLIC_BUTTONS)
                or PUBLIC_SELECTIONS.fullmatch(control.selection) is None
            ):
                self._complain(f"{text} is nobody's but one person's", shown)
        for name in shown.files:
            if PUBLIC_FILES.fullmatch(name) is None:
                self._complain(f"{name} is nobody's but one person's", shown)
        self._judge_records(shown, None)
        self._judge_words(shown)

    def _judge_records(self, shown: Shown, audience: int | None) -> None:
        """A record tells everything: it is for all when the game is over, and never before for who plays."""
        for found in filter(None, map(RECORD.fullmatch, shown.files)):
            self._check(self._judge_record(int(found[1]), shown, audience))

    def _check(self, judging: Coroutine[Any, Any, None]) -> None:
        """Judge something for which the tables must be asked, meanwhile."""
        checking = asyncio.create_task(judging)
        self._checking.add(checking)
        checking.add_done_callback(self._checking.discard)

    async def _judge_record(self, game: int, shown: Shown, audience: int | None) -> None:
        versions = [int(found[1]) for found in filter(None, map(PICTURE.fullmatch, shown.files))]
        if await self._over(game, versions[0] if versions else None):
            return
        table = self._face(game)
        if audience is None or table is None or any(seat.user == audience for seat in table.seats):
            self._complain("the record of a game that goes on", shown)

    def _judge_words(self, shown: Shown) -> None:
        labels = [part.get("label") or "" for part in shown.components]
        said = "\n".join((shown.text, *(alt or "" for alt in shown.alt_texts), *labels))
        for words in PRIVATE_WORDS:
            if words in said:
                self._complain(f"{words!r} is private", shown)

    # whether Discord took it

    def _listen_to_requests(self) -> None:
        log, add = self.stage.requests, self.stage.requests.add

        def listening(entry: Any) -> None:
            add(entry)
            self.seen[f"status {entry.status}"] += 1
            code = entry.response.get("code") if isinstance(entry.response, dict) else None
            if entry.status not in TAKEN and entry.status not in WEATHER and code not in OUTRUN:
                self.complaints.append(
                    f"refused: {entry.method} {entry.path} {entry.status} {entry.response}"
                )

        setattr(log, "add", listening)  # noqa: B010 - the log has no door for listeners, and needs none


def control_of(custom_id: str) -> ControlId | None:
    """What a control of ours says, without the letter for its kind."""
    return read_id(custom_id[1:])


def _ids(shown: Shown) -> list[str]:
    return [str(part["custom_id"]) for part in shown.components if "custom_id" in part]
