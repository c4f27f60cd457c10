"""Logs in which others did what is over, in another order: hidden owners are to hide which one is true."""

import random
from collections.abc import Collection, Sequence
from dataclasses import fields, replace
from typing import Any

from bot.tables.log_entry import Entry
from engine import Colour, Event
from engine.events import Peeked, PhaseBegan, RoundBegan


def scrambled(
    entries: Sequence[Entry],
    seats: Sequence[Colour],
    rng: random.Random,
    *,
    going_on: bool,
    kept: Collection[int] = (),
) -> list[Entry]:
    """The same log, told of other people: within each part of a round, decisions change places and authors,
    payments their payees. The last part stays as it is if it is `going_on`, and so do `kept` entries, and
    for whom moderators decided before transport.
    """
    parts: list[list[int]] = [[]]
    phase = "auction"
    for number, entry in enumerate(entries):
        begun = [event for event in entry.events if isinstance(event, PhaseBegan | RoundBegan)]
        if begun:
            parts.append([])  # an entry that ends a part stays where it is
            phase = begun[-1].phase if isinstance(begun[-1], PhaseBegan) else "auction"
        elif phase != "transport" and entry.actor.startswith("moderator:"):
            continue
        elif entry.kind == "action" and entry.seat is not None and entry.seq not in kept:
            parts[-1].append(number)
    changed = list(entries)
    for part in parts[:-1] if going_on else parts:
        order = rng.sample(part, len(part))
        for number, other in zip(part, order, strict=True):
            author = rng.choice(seats)
            events = tuple(_by(event, author, seats, rng) for event in entries[other].events)
            changed[number] = replace(entries[number], seat=author, events=events)
    return changed


def _by(event: Event, author: Colour, seats: Sequence[Colour], rng: random.Random) -> Event:
    if isinstance(event, Peeked):
        return event  # that somebody peeked is told of them
    changes: dict[str, Any] = {}
    names = {field.name for field in fields(event)}
    if "seat" in names:
        changes["seat"] = author
    if "paid" in names:
        others = [seat for seat in seats if seat != author]
        changes["paid"] = tuple((where, rng.choice(others), rng.randint(1, 3)) for where in ("J5", "I5"))
    return replace(event, **changes)
