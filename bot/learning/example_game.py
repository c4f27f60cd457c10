"""A finished example game in steps, each with what happened and, where something is new, a comment.

The record is shipped in data/examples; computer players played it. Nothing here is about this game alone:
whatever happens for the first time is commented on.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from bot.replays.steps import Step, steps_of
from engine import Event, read_record
from engine.events import (
    Crowned,
    Erected,
    GameOver,
    Marked,
    Moved,
    Peeked,
    PowerUsed,
    Recalled,
    Returned,
    Revealed,
    Rolled,
    Stashed,
    SupplyEmpty,
    TabletTaken,
    Took,
    Unsold,
)

EXAMPLE: Final = "three_tribes.giants"


def _notable(events: Sequence[Event]) -> Iterator[str]:
    """What of some events a newcomer would ask about, as keys of comments (messages `example-KEY`)."""
    if not events:
        yield "begin"
    for event in events:
        match event:
            case PowerUsed():
                yield f"power-{event.power}"
                if event.tablet_broken:
                    yield "tablet"
            case Moved() if event.steps:
                yield "paid" if event.paid else "carried"
            case GameOver():
                yield "over"
                if len(event.ranking[0]) > 1:
                    yield "tie"
            case _:
                if type(event) in _COMMENTED:
                    yield _COMMENTED[type(event)]


_COMMENTED: Final[dict[type, str]] = {
    Rolled: "dice",
    Revealed: "bids",
    Took: "took",
    Unsold: "unsold",
    TabletTaken: "half",
    Erected: "erected",
    Crowned: "crowned",
    Marked: "marked",
    Stashed: "stashed",
    Returned: "returned",
    Recalled: "recalled",
    Peeked: "peeked",
    SupplyEmpty: "supply",
}
TOPIC_OF_COMMENT: Final[dict[str, str]] = {
    "begin": "brief",
    "dice": "dice",
    "bids": "order",
    "took": "choosing",
    "unsold": "choosing",
    "power-worker": "powers",
    "power-marker": "powers",
    "power-logs": "logs",
    "power-headdress": "crowning",
    "power-ahu": "reserving",
    "tablet": "powers",
    "half": "tablets",
    "carried": "carrying",
    "paid": "paying",
    "erected": "erecting",
    "crowned": "crowning",
    "marked": "marking",
    "stashed": "marking",
    "returned": "roundend",
    "recalled": "marking",
    "peeked": "hidden",
    "supply": "ending",
    "over": "scoring",
    "tie": "scoring",
}
"""Every comment, and the topic of the rules that says more."""


@cache
def example_steps() -> tuple[Step, ...]:
    """The example game; it takes about a second the first time, off the event loop."""
    text = (files("data") / "examples" / EXAMPLE).read_text("utf-8")
    return steps_of(read_record(text), _notable)
