"""Standing orders and pre-made bids: left in one's own screen, and seen and cancelled there."""

from typing import Final

from bot.tables.errors import Refused
from bot.tables.operations.standing_orders import OrderKind, round_of
from bot.tables.public_view import PersonalView
from bot.ui.page import Block, Button, Buttons, Choice, Option, Text
from bot.words import Words
from engine import parse
from engine.actions import Bid

ORDERS: Final[dict[str, tuple[OrderKind, str]]] = {
    "pass": ("pass", ""),
    "passround": ("pass", "round"),
    "largest": ("largest", ""),
    "keep": ("recall", "none"),
    "takeall": ("recall", "all"),
    "stashall": ("stash", "all"),
    "stashnone": ("stash", "none"),
}
MOST_IN_A_BID: Final = 4  # of each kind, so that all bids fit into one menu


def order_blocks(look: PersonalView, say: Words) -> list[Block]:
    """What was ordered, and menus to order more or to cancel one or all of it."""
    blocks: list[Block] = []
    given = [(kind, order_words(kind, line, say)) for kind, line in look.orders]
    if given:
        blocks.append(Text(say("orders-given", orders=[said for _, said in given])))
    if look.table.status in ("playing", "paused"):
        options = tuple(Option(word, say(f"order-{word}")) for word in ORDERS)
        blocks.append(Choice("order", say("order-leave"), options))
        if not bids_now(look):
            blocks.append(Choice("prebid", say("prebid-leave"), _bid_options(say)))
    if given:
        dropped = tuple(Option(kind, said) for kind, said in given)
        blocks.append(Choice("drop", say("order-drop"), dropped))
        blocks.append(Buttons((Button("cancel", say("orders-cancel")),)))
    return blocks


def _bid_options(say: Words) -> tuple[Option, ...]:
    bids = [Bid(m, w) for m in range(MOST_IN_A_BID + 1) for w in range(MOST_IN_A_BID + 1)]
    return tuple(Option(str(bid), bid_words(bid, say)) for bid in bids)


def bids_now(look: PersonalView) -> bool:
    """Whether this seat owes a bid at this moment: then a bid is made, not left."""
    phase = None if look.view is None else look.view.phase
    return look.seat is not None and phase == "auction" and look.seat.colour in look.table.due


def refuse_prebid(look: PersonalView) -> None:
    """Refuse to leave a bid for later while one is due now: it would be sealed at once."""
    if bids_now(look):
        raise Refused("prebid-now")


def bid_words(bid: Bid, say: Words) -> str:
    """A bid as people say it."""
    return say(
        "prebid-of",
        markers=bid.markers,
        workers=bid.workers,
        sorcerer=int(bid.sorcerer),
        chief=int(bid.chief),
    )


def order_words(kind: str, line: str, say: Words) -> str:
    """A standing order, in words that its owner knows it by."""
    action = parse(line) if kind == "bid" else None
    if isinstance(action, Bid):
        return say("order-kind-bid-of", bid=bid_words(action, say))
    if kind == "plan":
        return say("order-kind-plan")
    if kind == "pass":
        return say("order-kind-pass-round" if line else "order-kind-pass")
    words = "-".join(word for word in line.split() if not word.isdecimal())
    said = say(f"order-kind-{kind}-{words}" if words else f"order-kind-{kind}")
    return said if round_of(kind, line) is None else say("order-this-round", order=said)
