"""Bidding: markers and workers as menus, sorcerer and chief as switches."""

import re
from collections.abc import Sequence
from typing import Final

from bot.play.sitting import Sitting
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from engine import Action
from engine.actions import Bid
from engine.sculpting import sculptors

_SELECTION: Final = re.compile(r"m(\d)w(\d)s([01])c([01])")


def _write(bid: Bid) -> str:
    return f"m{bid.markers}w{bid.workers}s{int(bid.sorcerer)}c{int(bid.chief)}"


def _read(selection: str) -> Bid:
    found = _SELECTION.fullmatch(selection)
    if found is None:
        return Bid()
    markers, workers, sorcerer, chief = map(int, found.groups())
    return Bid(markers, workers, bool(sorcerer), bool(chief))


def sculptors_for(sitting: Sitting, bid: Bid) -> int:
    """How many sculptors a bid is worth."""
    return sculptors(sitting.view.box, bid)


def start(sitting: Sitting) -> str:
    """The bid that is in, or two empty hands."""
    return _write(sitting.view.bid or Bid())


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """More or fewer of something."""
    bid = _read(selection)
    number = int(values[0]) if values and values[0].isdecimal() else 0
    match word:
        case "markers":
            bid = Bid(number, bid.workers, bid.sorcerer, bid.chief)
        case "workers":
            bid = Bid(bid.markers, number, bid.sorcerer, bid.chief)
        case "sorcerer":
            bid = Bid(bid.markers, bid.workers, not bid.sorcerer, bid.chief)
        case "chief":
            bid = Bid(bid.markers, bid.workers, bid.sorcerer, not bid.chief)
        case _:
            pass
    return _write(bid)


def decide(sitting: Sitting, selection: str) -> Action | None:
    """Two empty hands are a bid too."""
    return _read(selection)


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Markers without a sculptor get nothing."""
    if isinstance(action, Bid) and action.markers and not sculptors_for(sitting, action):
        return [sitting.say("sure-markers-alone", count=action.markers)]
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """What is on offer, what this bid is worth, and the controls."""
    say, screen, bid = sitting.say, sitting.view.screen, _read(selection)
    sizes = ", ".join(map(str, sitting.view.quarry))
    lines = [
        say("bid-title", round=sitting.view.round),
        say("bid-offer", sizes=sizes, count=len(sitting.view.quarry)),
        say("bid-worth", markers=bid.markers, sculptors=sculptors_for(sitting, bid)),
    ]
    if bid.markers and not sculptors_for(sitting, bid):
        lines.append(say("bid-markers-alone"))
    if sitting.view.bid is not None:
        lines.append(say("bid-is-in", bid=_in_words(sitting, sitting.view.bid)))
    blocks: list[Block] = [Text("\n".join(lines))]
    quick = [
        Button("go", say("bid-seal", bid=_in_words(sitting, other)), selection=_write(other))
        for other in suggestions(sitting)
        if other != bid
    ]
    if quick:
        blocks.append(Buttons(tuple(quick)))
    if screen.markers:
        blocks.append(_counter(sitting, "markers", screen.markers, bid.markers))
    if screen.workers:
        blocks.append(_counter(sitting, "workers", screen.workers, bid.workers))
    switches = [
        Button(word, say(f"bid-{word}-{'in' if is_in else 'out'}"), "primary" if is_in else "secondary")
        for word, is_in, there in (
            ("sorcerer", bid.sorcerer, screen.sorcerer),
            ("chief", bid.chief, screen.chief),
        )
        if there
    ]
    if switches:
        blocks.append(Buttons(tuple(switches)))
    largest = "largest" in sitting.orders
    choices = (
        Option("ask", say("bid-then-ask"), chosen=not largest),
        Option("largest", say("bid-then-largest"), chosen=largest),
    )
    blocks.append(Choice("order", say("bid-then"), choices))
    blocks.append(Buttons((Button("go", say("bid-seal", bid=_in_words(sitting, bid)), "success"),)))
    return Page(tuple(blocks), _write(bid))


def suggestions(sitting: Sitting) -> list[Bid]:
    """Bids that are often right, a tap each: all for the first choice, a little, nothing."""
    screen = sitting.view.screen
    bids = [Bid(screen.markers, chief=bool(screen.chief))]
    if screen.workers and screen.markers:
        bids.append(Bid(1, 1))
    bids.append(Bid())
    return list(dict.fromkeys(bids))


def _counter(sitting: Sitting, word: str, most: int, now: int) -> Choice:
    options = tuple(
        Option(str(number), sitting.say(f"bid-{word}", count=number), chosen=number == now)
        for number in range(most + 1)
    )
    return Choice(word, sitting.say(f"bid-{word}-how-many"), options)


def _in_words(sitting: Sitting, bid: Bid) -> str:
    parts = []
    if bid.markers:
        parts.append(sitting.say("bid-markers", count=bid.markers))
    if bid.workers:
        parts.append(sitting.say("bid-workers", count=bid.workers))
    if bid.sorcerer:
        parts.append(sitting.say("piece-sorcerer"))
    if bid.chief:
        parts.append(sitting.say("piece-chief"))
    return ", ".join(parts) or sitting.say("bid-nothing")
