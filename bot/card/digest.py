"""A digest of what happened: moves and gains a line each, the rest folded, for whoever was elsewhere."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.tables.log_entry import Entry
from bot.tables.public_view import TableView
from bot.ui.names import Names, markdown_names
from bot.words import Say
from engine import Colour, Event
from engine.events import (
    Declined,
    Moved,
    Passed,
    PhaseBegan,
    Placed,
    PowerUsed,
    Returned,
    Revealed,
    Rolled,
    RoundBegan,
    Sealed,
)
from render.telling import tell
from render.voice import Voice

from .later_lines import counting
from .log_lines import table_line

_UNTOLD: Final = (PhaseBegan, Returned, Rolled)  # what goes without saying, or is seen on the board
_FOLDED: Final[dict[type, str]] = {Sealed: "since-sealed", Passed: "since-passed", Declined: "since-declined"}
_AFTER_WHICH: Final = (Revealed, RoundBegan, Rolled, PhaseBegan)  # nothing is folded beyond these


@dataclass(slots=True)
class _Digest:
    """The lines so far, and what is still being folded: placements by seat, and who did what in silence."""

    voice: Voice
    lines: list[str] = field(default_factory=list)
    placed: dict[str, list[str]] = field(default_factory=dict)
    powers: list[str] = field(default_factory=list)
    silent: dict[type, list[str]] = field(default_factory=dict)
    gained: Counter[Colour] = field(default_factory=Counter)
    payments: int = 0

    def add(self, event: Event, voice: Voice) -> None:
        """Tell an event, or fold it; `voice` calls everybody as this entry should."""
        say = voice.say
        if isinstance(event, Revealed):
            self.silent.pop(Sealed, None)  # the open bids say it better
        if isinstance(event, _AFTER_WHICH):
            self.unfold()
        if isinstance(event, _UNTOLD):
            return
        if isinstance(event, Placed):
            what = say("since-piece", piece=event.piece, hex=event.hex, logs=event.logs)
            self.placed.setdefault(voice.name(event.seat), []).append(what)
        elif isinstance(event, PowerUsed):
            self.powers.append(tell(event, voice))  # told after what was placed for it
        elif isinstance(event, Sealed | Passed | Declined):
            names = self.silent.setdefault(type(event), [])
            names += [] if voice.name(event.seat) in names else [voice.name(event.seat)]
        else:
            self.lines.append(tell(event, voice))
        if isinstance(event, Moved) and event.paid:
            self.payments += 1
            for _, payee, points in event.paid:
                self.gained[payee] += points

    def unfold(self) -> None:
        """Write down what was folded."""
        say = self.voice.say
        for name, pieces in self.placed.items():
            self.lines.append(say("since-placed", name=name, pieces=pieces))
        self.lines += self.powers
        for kind, names in self.silent.items():
            self.lines.append(say(_FOLDED[kind], names=self.voice.several(names), count=len(names)))
        self.placed, self.powers, self.silent = {}, [], {}


def digest_lines(
    table: TableView, entries: Sequence[Entry], names: Names, say: Say, *, shown: int
) -> list[str]:
    """What happened at a table, shortly, oldest first; decisions of stand-ins are marked.

    Of entries up to `shown`, which this person was told before, a table with hidden owners repeats only
    those of the phase that is going on, and none of transport.
    """
    voice = Voice(say, markdown_names(names))
    people = {seat.colour for seat in table.seats if seat.user is not None}
    repeated = _repeated_from(table, entries)
    digest, stand_ins = _Digest(voice), False
    for entry in counting(entries):
        if entry.seq <= shown and entry.seq < repeated:
            continue
        line = table_line(entry, say, voice.names)
        digest.lines += [] if line is None else [line]
        stood_in = entry.actor.startswith("computer:") and entry.seat in people
        spoken = _marked(voice, entry.seat) if stood_in and entry.seat is not None else voice
        stand_ins = stand_ins or stood_in
        for event in entry.events:
            digest.add(event, spoken)
    digest.unfold()
    lines = digest.lines
    if digest.payments > 1:  # one says it itself
        shares = [say("carried-share", name=voice.name(seat), points=n) for seat, n in digest.gained.items()]
        lines.append(say("since-gained", shares=voice.several(shares)))
    return [*lines, say("since-stand-ins")] if stand_ins else lines


def _repeated_from(table: TableView, entries: Sequence[Entry]) -> int:
    """From which entry on things may be told again."""
    if not table.owners_hidden or table.view is None:
        return 0
    begun = [e.seq for e in entries if any(isinstance(event, PhaseBegan | RoundBegan) for event in e.events)]
    if table.view.phase == "transport":
        return table.version + 1
    return begun[-1] + 1 if begun else 0


def _marked(voice: Voice, seat: Colour) -> Voice:
    """The same voice, by which a seat's name says that a computer decided there."""
    marked = voice.say("since-stand-in", name=voice.name(seat))
    return Voice(voice.say, {**voice.names, seat: marked})
