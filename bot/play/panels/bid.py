"""Bidding: markers and workers as menus, sorcerer and chief as switches."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from bot.play.sitting import Sitting
from bot.tables.operations.standing_orders import OrderKind
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from engine import Action
from engine.actions import Bid
from engine.sculpting import sculptors

_SELECTION: Final = re.compile(r"m(\d)w(\d)s([01])c([01])")


def write(bid: Bid) -> str:
    """A bid as a selection."""
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
    """The bid that is in, or what is advised, or two empty hands."""
    advised = suggestions(sitting)
    return write(sitting.view.bid or (advised[0] if advised else Bid()))


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
    return write(bid)


def decide(sitting: Sitting, selection: str) -> Action | None:
    """Two empty hands are a bid too."""
    return _read(selection)


def orders(selection: str) -> tuple[tuple[OrderKind, str], ...]:
    """Nothing."""
    return ()


def describe(sitting: Sitting, action: Action) -> str:
    """A bid as people say it."""
    return _in_words(sitting, action) if isinstance(action, Bid) else str(action)


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Markers without a sculptor get nothing."""
    if isinstance(action, Bid) and action.markers and not sculptors_for(sitting, action):
        return [sitting.say("sure-markers-alone", count=action.markers)]
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """What is on offer, the bid as it stands and what it is for, other ideas, and the controls."""
    say, screen, bid = sitting.say, sitting.view.screen, _read(selection)
    blocks: list[Block] = [Text("\n".join(_offer(sitting))), Text("\n".join(_bid_lines(sitting, bid)))]
    blocks.append(Buttons((Button("go", say("bid-seal", bid=_in_words(sitting, bid)), "success"),)))
    blocks += _other_ideas(sitting, bid)
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
    return Page(tuple(blocks), write(bid))


def _offer(sitting: Sitting) -> list[str]:
    """What is asked, what is in the quarry, and in the first round why the dice brought that."""
    say, view = sitting.say, sitting.view
    sizes = [str(size) for size in view.quarry]
    lines = [
        say("bid-title", round=view.round),
        say("bid-offer", sizes=sizes, count=len(view.quarry)),
        say("bid-question"),
    ]
    if view.round == 1 and 3 in (view.faces or ()):
        lines.append(say("bid-first-round"))
    return lines


def _bid_lines(sitting: Sitting, bid: Bid) -> list[str]:
    """What a bid is worth, why it was advised, and which one is in."""
    say, carves = sitting.say, sculptors_for(sitting, bid)
    lines = [say("bid-worth", bid=_in_words(sitting, bid), markers=bid.markers, sculptors=carves)]
    if bid.markers and not carves:
        lines.append(say("bid-markers-alone"))
    elif carves and carves < min(sitting.view.quarry, default=0):
        lines.append(say("bid-carves-nothing", size=min(sitting.view.quarry)))
    if reason := sitting.reason_for(bid):
        lines.append(say("advice-reason", reason=reason))
    if sitting.view.bid is not None:
        lines.append(say("bid-is-in", bid=_in_words(sitting, sitting.view.bid)))
    return lines


def suggestions(sitting: Sitting) -> list[Bid]:
    """The bids that are advised, the best first."""
    return [decision.action for decision in sitting.advice if isinstance(decision.action, Bid)]


def _other_ideas(sitting: Sitting, bid: Bid) -> Iterator[Block]:
    """Other bids with their reasons, a tap each: they are shown, and sealed by the green button."""
    others = [other for other in suggestions(sitting) if other != bid]
    if others:
        yield Text(
            "\n".join(
                sitting.say("advice-line", action=_in_words(sitting, other), reason=sitting.reason_for(other))
                for other in others
            )
        )
        yield Buttons(
            tuple(Button("show", _in_words(sitting, other), selection=write(other)) for other in others)
        )


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
    return sitting.say("list-plain", things=parts) if parts else sitting.say("bid-nothing")
