"""The log in words: lines for moves, pauses, votes, stand-ins and moderators' operations."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables.log_entry import Entry
from bot.words import Say
from engine import Colour
from engine.events import PhaseBegan, Returned, Revealed, Sealed
from render.telling import tell
from render.voice import Voice

_SHOWN_KINDS: Final = frozenset(
    (
        *("undone", "paused", "resumed", "slept", "replaced", "away", "returned", "late", "proposed"),
        *("voted", "rejected", "moved", "nudged", "repaired", "inspected", "tried", "exported", "offered"),
        *("withdrawn", "displaced", "gone", "forgotten", "restored", "hosted", "configured", "abandoned"),
        *("called", "reopened", "closed", "expired", "asked", "refused"),
    )
)
_PERSON_BLANKS: Final = ("user", "old_user", "new_user")
UNSHOWN_EVENTS: Final = (PhaseBegan, Returned)
"""Events that go without saying."""


def person_named(user: int | str, say: Say) -> str:
    """Somebody in an entry: a mention that pings nobody, or somebody who was forgotten."""
    return f"<@{user}>" if int(user) else say("somebody")


def table_line(entry: Entry, say: Say, names: Mapping[Colour, str] | None = None) -> str | None:
    """An entry that is no move, as a line; None for what the card shows anyway. A moderator is named, and so
    is whoever plays a seat, if `names` are known.
    """
    right, _, user = entry.actor.partition(":")
    if entry.kind == "action":
        if right == "moderator" and entry.seat is not None:
            key = "acted-for-playing" if "plays" in entry.blanks else "acted-for"
            return say(key, who=person_named(user, say), seat=entry.seat)
        return None
    if entry.kind not in _SHOWN_KINDS:
        return None
    line = entry_line(entry, say, names)
    if right != "moderator":
        return line
    key = "by-moderator-playing" if "plays" in entry.blanks else "by-moderator"
    return say(key, line=line, who=person_named(user, say))


def entry_line(entry: Entry, say: Say, names: Mapping[Colour, str] | None = None) -> str:
    """Any entry but a move, as a line without who did it. Seats are called by `names`, else by colour."""
    blanks: dict[str, str | int | list[str]] = {
        name: person_named(value, say) if name in _PERSON_BLANKS else value
        for name, value in entry.blanks.items()
    }
    if entry.kind == "replaced":
        blanks = {"new": _occupant(entry, "new", say), "old": _occupant(entry, "old", say)}
    if entry.kind == "configured":
        changed = [say(f"setting-{name}") for name in str(blanks.get("what", "")).split(",") if name]
        blanks = {"what": changed or "none"}
    if entry.kind == "exported":
        blanks = {"by": "operator" if entry.actor == "operator" else "moderator"}
    if entry.kind == "proposed":
        user = entry.blanks.get("user") or entry.actor.partition(":")[2]
        blanks = {**blanks, "user": person_named(user, say)}
    if entry.kind == "rejected":
        blanks = {"why": "table", **blanks}
    if entry.kind == "restored":
        blanks = {"at": int(entry.at), **blanks}
        blanks["at"] = f"<t:{blanks['at']}:f>"
    if entry.seat is not None:
        name = (names or {}).get(entry.seat) or say(f"colour-{entry.seat}")
        blanks = {"seat": entry.seat, "name": name, **blanks}
    return say(f"table-news-{entry.kind}", **blanks)


def _occupant(entry: Entry, which: str, say: Say) -> str:
    """Who had a seat, or has it now; "none" for nobody."""
    user, level = entry.blanks.get(f"{which}_user"), entry.blanks.get(f"{which}_computer")
    if user is not None:
        return person_named(user, say)
    return "none" if level is None else say("computer-name", level=level)


def event_lines(
    entries: Sequence[Entry], names: Mapping[Colour, str], say: Say, *, revealed: int = 0
) -> list[str]:
    """The lines of log entries as the card tells them while they are new, oldest first; what goes without
    saying is left out, so are sealed bids from before the entry `revealed`.

    `names` are those of the place where the lines are read, markdown or not. At a table with hidden owners
    they are for that moment alone: `later_lines` is for all others.
    """
    voice = Voice(say, names)
    opened = (entry.seq for entry in entries if any(isinstance(e, Revealed) for e in entry.events))
    revealed = max(opened, default=revealed)
    lines = []
    for entry in entries:
        line = table_line(entry, say, names)
        if line is not None:
            lines.append(line)
        lines += move_lines(entry, voice, revealed=revealed)
    return lines


def move_lines(entry: Entry, voice: Voice, *, revealed: int = 0) -> list[str]:
    """What happened in the game with an entry, without who did it for whom."""
    return [
        tell(event, voice)
        for event in entry.events
        # Of sealed bids the open ones say it better.
        if not isinstance(event, UNSHOWN_EVENTS) and not (isinstance(event, Sealed) and entry.seq < revealed)
    ]
