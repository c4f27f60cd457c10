"""Everything that reaches anybody, to the last byte, and what differs between two such streams."""

import dataclasses
import hashlib
import json
import re
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from bot.playground.interactions import Interaction
from bot.playground.kit import Stage
from bot.playground.rest.request_log import Entry as Request
from bot.playground.world import Channel, ChannelType, Message

_TOKEN: Final = re.compile(r"/(interactions|webhooks)/(\d+)/([\w-]{20,})")
_NONCE: Final = re.compile(
    r"~[0-9a-f]{4}(?=\")"
)  # of forms and selects: random, so that clients don't mix them up


class Sent(NamedTuple):
    """Something that the bot sent: to whom (None: to everybody), and all there is about it."""

    to: int | None
    what: str


class Step(NamedTuple):
    """One act, and what came of it in the order in which it came."""

    label: str
    sent: tuple[Sent, ...]


@dataclasses.dataclass
class TableTrace:
    """What happened at one table, up to the moment when something secret was opened, if it was."""

    hidden: frozenset[int] = frozenset()
    """People who know what the others may not: what they alone were sent is theirs."""
    steps: list[Step] = dataclasses.field(default_factory=list)
    opened: bool = False
    closed: bool = False
    """Whether it is over: what follows is no part of it."""


class Stream:
    """Listens to everything that reaches people, and to every request that the bot makes."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._heard: list[Sent] = []
        stage.world.subscribe(self._hear)

    def take(self) -> tuple[Sent, ...]:
        """What came since the last time."""
        # What the bot only reads shows nowhere, and the order of two readers is a matter of luck.
        requests = [self._request(e) for e in self._stage.requests.entries if e.method != "GET"]
        self._stage.requests.entries.clear()
        heard, self._heard = [*self._heard, *requests], []
        return tuple(heard)

    def _hear(self, event: str, subject: Any) -> None:
        if isinstance(subject, Message):
            self._heard.append(Sent(self._reader(subject), f"{event} {self._whole(subject)}"))
        elif isinstance(subject, Interaction) and event == "answered":
            told = {"id": subject.id, "answer": subject.answer, "choices": subject.choices}
            text = json.dumps({**told, "modal": subject.modal}, sort_keys=True)
            self._heard.append(Sent(subject.person_id, f"answered {_NONCE.sub('', text)}"))
        elif isinstance(subject, Channel):
            self._heard.append(Sent(self._door(subject), f"{event} {subject.id}"))

    def _reader(self, message: Message) -> int | None:
        return message.audience or self._door(self._stage.world.channels[message.channel_id])

    def _door(self, channel: Channel) -> int | None:
        """Whose private channel it is."""
        if channel.kind is not ChannelType.DM:
            return None
        return next(who for who in channel.recipients if who != self._stage.world.bot.id)

    def _whole(self, message: Message) -> str:
        """A message to the last byte: every field, every component, and its files."""
        files = [self._stage.world.files.get(a.id, b"") for a in message.attachments]
        sums = [hashlib.sha256(content).hexdigest() for content in files]
        whole = {**dataclasses.asdict(message), "bytes": sums}
        return _NONCE.sub("", json.dumps(whole, sort_keys=True, ensure_ascii=False))

    def _request(self, entry: Request) -> Sent:
        """A request, with its token (which is random) as what it stands for, and any error as it came."""
        interactions = self._stage.standin.interactions
        found, path, reader = _TOKEN.search(entry.path), entry.path, None
        if found is not None:
            bot = self._stage.world.bot.id
            callback = found[1] == "interactions"
            asked = interactions.find(int(found[2])) if callback else interactions.by_token(bot, found[3])
            assert asked is not None, "the bot answers what it was asked"
            reader, path = asked.person_id, path.replace(found[3], f"token of {asked.id}")
        elif entry.path.startswith("/channels/"):
            reader = self._door(self._stage.world.channels[int(entry.path.split("/")[2])])
        body = _NONCE.sub("", json.dumps(entry.body, sort_keys=True, ensure_ascii=False))
        failed = f" {entry.response}" if entry.status >= 400 else ""
        return Sent(reader, f"{entry.method} {path} {entry.status} {body}{failed}")


def compare(here: TableTrace, there: TableTrace) -> str | None:
    """What differs first between two traces, but for what their hidden people alone were sent."""
    for number, (ours, theirs) in enumerate(zip(here.steps, there.steps, strict=False)):
        if ours.label != theirs.label:
            return f"step {number}: {ours.label!r}, but {theirs.label!r}"
        found = _first(_seen(ours, here.hidden), _seen(theirs, there.hidden))
        if found is not None:
            return f"step {number}, {ours.label!r}:\n{found}"
    if len(here.steps) != len(there.steps) and not (here.opened or there.opened):
        return f"{len(here.steps)} steps, but {len(there.steps)}"
    return None


def _seen(step: Step, hidden: Collection[int]) -> list[str]:
    return [sent.what for sent in step.sent if sent.to not in hidden]


def _first(ours: Sequence[str], theirs: Sequence[str]) -> str | None:
    for a, b in zip(ours, theirs, strict=False):
        if a != b:
            at = next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), 0)
            around = slice(max(0, at - 200), at + 200)
            return f"  {a[:80]} … {a[around]}\n  {b[:80]} … {b[around]}"
    if len(ours) != len(theirs):
        last = max(ours, theirs, key=len)[-1]
        return f"  {len(ours)} things sent, but {len(theirs)}; the last is {last[:400]}"
    return None
