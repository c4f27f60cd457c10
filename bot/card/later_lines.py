"""The log as it is told later: at a table with hidden owners it does not say who erected what.

Whoever looked when it happened saw it on the card; later it has to be remembered (docs/rules.md 14.1). So the
phase that is going on is told decision by decision, unless it is transport. Of transport, and of all that is
over, it is told what happened and where, sorted by place: not who did it, in which order, or who was paid.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from bot.tables.log_entry import Entry
from bot.tables.model import Seat
from bot.words import Say
from engine import Colour, Event
from engine.events import (
    Crowned,
    Erected,
    GameOver,
    Moved,
    Peeked,
    PhaseBegan,
    PhaseName,
    Revealed,
    Rolled,
    RoundBegan,
    Sealed,
    SupplyEmpty,
    Took,
    Unsold,
)
from render.telling import tell
from render.voice import Voice

from .log_lines import UNSHOWN_EVENTS, event_lines, move_lines, person_named, table_line

_Part = Literal["auction", "placement", "transport", "end"]
_PART_OF: Final[dict[PhaseName, _Part]] = {
    "auction": "auction",
    "choose": "auction",
    "placement": "placement",
    "transport": "transport",
    "stash": "end",
    "recall": "end",
}
_NAME_OF: Final[dict[_Part, PhaseName]] = {
    "auction": "auction",
    "placement": "placement",
    "transport": "transport",
    "end": "recall",
}
_OPEN_EVENTS: Final = (RoundBegan, Rolled, SupplyEmpty, Unsold)  # which nobody in particular brought about


class LogLine(NamedTuple):
    """A line of the log, the entry from which it is told, and when that was.

    What is told of a part of a round as a whole bears the entry and the time at which that part began.
    """

    seq: int
    at: float
    text: str


@dataclass(slots=True)
class _Segment:
    """A part of a round: its events with their entries, and what happened at the table meanwhile."""

    part: _Part | None  # None where the entries begin in the middle of one
    seq: int
    at: float
    events: list[tuple[Entry, Event]] = field(default_factory=list)
    besides: list[Entry] = field(default_factory=list)


def later_lines(
    entries: Sequence[Entry],
    names: Mapping[Colour, str],
    say: Say,
    *,
    phase: PhaseName | None,
    hidden: bool,
) -> list[LogLine]:
    """The lines of log entries, oldest first, as they may be read at any later time.

    `names` are those of the place where the lines are read, markdown or not; `phase` is the one that is going
    on, `hidden` whether owners are. Entries are to be handed over from the beginning of a round or of the
    game: of one part of a round, what lies between two readings can be told apart by whoever gets the parts
    one by one.
    """
    if not hidden:
        return [
            LogLine(entry.seq, entry.at, line)
            for entry, lines in _told_apart(entries, names, say)
            for line in lines
        ]
    voice = Voice(say, names)
    segments = _segments(counting(entries))
    lines: list[LogLine] = []
    for number, segment in enumerate(segments):
        told_apart = _is_told_apart(number == len(segments) - 1, phase)
        lines += _as_it_happened(segment, voice) if told_apart else _as_a_whole(segment, voice)
    return lines


def entries_about(entries: Sequence[Entry], seat: Seat) -> list[Entry]:
    """Of a game that is over for good, what a player did, got and said, and where rounds begin.

    With hidden owners that is nobody's to read before: it tells who erected what.
    """
    found = []
    for entry in entries:
        theirs = entry.seat == seat.colour or (seat.user and entry.actor.endswith(f":{seat.user}"))
        events = tuple(event for event in entry.events if _concerns(event, seat.colour))
        if theirs:
            found.append(replace(entry, events=events))
        elif events:
            found.append(replace(entry, kind="action", seat=None, events=events))
    return found


def _concerns(event: Event, colour: Colour) -> bool:
    """Whether a player has a part in an event: it is theirs, everybody's, or they gained by it."""
    if isinstance(event, RoundBegan | Revealed | GameOver):
        return True
    if isinstance(event, Moved) and any(payee == colour for _, payee, _ in event.paid):
        return True
    return getattr(event, "seat", None) == colour


def _told_apart(
    entries: Sequence[Entry], names: Mapping[Colour, str], say: Say
) -> Iterable[tuple[Entry, list[str]]]:
    revealed = max((e.seq for e in entries if any(isinstance(x, Revealed) for x in e.events)), default=0)
    return ((entry, event_lines([entry], names, say, revealed=revealed)) for entry in entries)


def decision_lines(
    entries: Sequence[Entry],
    names: Mapping[Colour, str],
    say: Say,
    *,
    phase: PhaseName | None,
    hidden: bool,
) -> dict[int, str]:
    """A line for each decision that counts, by its entry, for whoever chooses among them: what is told later
    as a whole has a number in its part of the round.
    """
    lines: dict[int, str] = {}
    voice = Voice(say, names)
    segments = _segments(counting(entries))
    for number, segment in enumerate(segments):
        told_apart = not hidden or _is_told_apart(number == len(segments) - 1, phase)
        decisions = [entry for entry in segment.besides if entry.kind == "action" and entry.seat is not None]
        for place, entry in enumerate(decisions, start=1):
            if told_apart:
                lines[entry.seq] = next(iter(move_lines(entry, voice)), "—")
            else:
                part = say(f"picture-phase-{_NAME_OF[segment.part or 'transport']}")
                lines[entry.seq] = say("log-later-decision", number=place, phase=part)
    return lines


def _is_told_apart(last: bool, phase: PhaseName | None) -> bool:
    """Whether a part of a round is told decision by decision: the one that is going on, unless it is
    transport.
    """
    return last and phase is not None and _PART_OF.get(phase) not in (None, "transport")


def counting(entries: Sequence[Entry]) -> list[Entry]:
    """The entries without decisions that were undone; that they were is an entry, too."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undone":
            target = int(entry.blanks.get("target", entry.seq))
            kept = [earlier for earlier in kept if earlier.kind != "action" or earlier.seq <= target]
        kept.append(entry)
    return kept


def _segments(entries: Sequence[Entry]) -> list[_Segment]:
    """The entries by part of a round."""
    found: list[_Segment] = []
    for entry in entries:
        if not found:
            found.append(_Segment(None, entry.seq, entry.at))
        if entry.kind in ("started", "imported"):
            found.append(_Segment("auction", entry.seq, entry.at))
        found[-1].besides.append(entry)
        for event in entry.events:
            part = _begun(event)
            if part is not None and part != found[-1].part:
                found.append(_Segment(part, entry.seq, entry.at))
            found[-1].events.append((entry, event))
    return found


def _begun(event: Event) -> _Part | None:
    if isinstance(event, RoundBegan):
        return "auction"
    return _PART_OF.get(event.phase) if isinstance(event, PhaseBegan) else None


def _as_it_happened(segment: _Segment, voice: Voice) -> list[LogLine]:
    """What is going on, decision by decision; of a peek not where."""
    revealed = any(isinstance(event, Revealed) for _, event in segment.events)
    lines = []
    for entry in segment.besides:
        line = table_line(entry, voice.say, voice.names)
        lines += [] if line is None else [LogLine(entry.seq, entry.at, line)]
    for entry, event in segment.events:
        if isinstance(event, UNSHOWN_EVENTS) or (revealed and isinstance(event, Sealed)):
            continue
        told = _peeks(event.seat, 1, voice) if isinstance(event, Peeked) else tell(event, voice)
        lines.append(LogLine(entry.seq, entry.at, told))
    return sorted(lines, key=lambda line: line.seq)


def _as_a_whole(segment: _Segment, voice: Voice) -> list[LogLine]:
    """What came of a part of a round, by kind and place."""
    events = [event for _, event in segment.events]
    told = [tell(event, voice) for event in events if isinstance(event, _OPEN_EVENTS)]
    told += [line for line in (_carved(events, voice), *_transported(events, voice)) if line]
    peeks = Counter(event.seat for event in events if isinstance(event, Peeked))
    told += [_peeks(seat, peeks[seat], voice) for seat in sorted(peeks)]
    lines = [LogLine(segment.seq, segment.at, line) for line in told]
    for entry in segment.besides:
        line = _anonymous(entry, segment, voice.say) or table_line(entry, voice.say, voice.names)
        lines += [] if line is None else [LogLine(entry.seq, entry.at, line)]
    return lines


def _carved(events: Sequence[Event], voice: Voice) -> str:
    sizes = sorted(event.size for event in events if isinstance(event, Took))
    return voice.say("log-later-carved", sizes=[str(size) for size in sizes]) if sizes else ""


def _transported(events: Sequence[Event], voice: Voice) -> list[str]:
    """Moai erected and crowned, by ahu."""
    say = voice.say
    erected = sorted((event.ahu, event.size) for event in events if isinstance(event, Erected))
    crowned = sorted(event.ahu for event in events if isinstance(event, Crowned))
    told = []
    if erected:
        moai = [say("log-later-moai", size=size, ahu=ahu) for ahu, size in erected]
        told.append(say("log-later-erected", moai=voice.several(moai)))
    if crowned:
        told.append(say("log-later-crowned", ahus=voice.several([str(ahu) for ahu in crowned])))
    return told


def _peeks(seat: Colour, count: int, voice: Voice) -> str:
    return voice.say("log-later-peeked", name=voice.name(seat), count=count)


def _anonymous(entry: Entry, segment: _Segment, say: Say) -> str | None:
    """A decision in transport that was made for a seat, without whose: it may be the one that erected."""
    if segment.part not in ("transport", None):
        return None
    right, _, user = entry.actor.partition(":")
    if entry.kind == "action" and right == "moderator":
        return say("log-later-acted", who=person_named(user, say))
    return say("log-later-late") if entry.kind == "late" else None
