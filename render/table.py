"""The panels around the map: caption, score track, supply, the quarry tile, one's own screen."""

from collections.abc import Mapping

from engine.actions import Bid
from engine.colours import Colour
from engine.views import PublicView, SeatView

from .alt import due_words
from .cards import screen_chips
from .chips import Chip, chips
from .fonts import Face
from .hues import FADED, INK, PALE, SAND, rgb
from .plan import Box, Plan
from .text import fit, width
from .voice import Voice


def caption(plan: Plan, view: PublicView, box: Box, voice: Voice, last: str) -> None:
    """Phase and round, who is due for what, and what happened last."""
    plan.stamp(("bark", round(box.width), round(box.height), 1.0), box.left, box.top)
    slate = Box(box.left + 9, box.top + 9, box.left + 272, box.bottom - 9)
    plan.stamp(("slate", round(slate.width), round(slate.height), 1.0), slate.left, slate.top)
    middle = slate.top + slate.height * 0.60
    upper, lower = Box(slate.left + 10, slate.top + 2, slate.right - 10, middle), Box(
        slate.left + 10, middle - 4, slate.right - 10, slate.bottom - 3)  # fmt: skip
    phase = voice.say(f"picture-phase-{view.phase}")
    plan.marks.append(fit(phase, upper, Face.TEXT, (42, 24), rgb("#FFE7A8"), "middle"))
    rounds = voice.say("picture-round", round=view.round)
    plan.marks.append(fit(rounds, lower, Face.SOFT, (29, 20), SAND, "middle"))
    left = slate.right + 16
    shown = view.due if view.due else ()
    scale = 1.5 if len(shown) == 1 else 1.0
    for seat in shown:
        reach = 20 * scale
        plan.stamp(("marker", seat, scale), left + reach, box.centre[1])
        left += reach * 2 + 4
    left += 8
    line = box.top + box.height * (0.58 if last else 1.0)
    room = Box(left, box.top + 6, box.right - 16, line - (0 if last else 6))
    plan.marks.append(fit(due_words(view, voice, drawn=True), room, Face.TEXT, (46, 26), INK))
    if last:
        below = Box(left, line - 2, box.right - 16, box.bottom - 8)
        plan.marks.append(fit(last, below, Face.SOFT, (30, 22), FADED))


def track_top(scores: Mapping[Colour, int]) -> int:
    """Where the track ends: at 40, or further in steps of 40."""
    most = max(scores.values(), default=0)
    return 40 * max(1, -(-most // 40))


def track(plan: Plan, scores: Mapping[Colour, int], box: Box) -> None:
    """The score track; where markers would hide each other they stand smaller, in two lanes."""
    top = track_top(scores)
    plan.stamp(("track", round(box.width), round(box.height), top, 1.0), box.left, box.top)
    step = (box.width - 28) / (top + 1)
    spots = {seat: box.left + 14 + step * (score + 0.5) for seat, score in scores.items()}
    lanes = [box.left - 4.0, box.left - 4.0]
    for seat, x in sorted(spots.items(), key=lambda spot: spot[1]):
        if all(abs(x - other) > 31 for rival, other in spots.items() if rival != seat):
            plan.stamp(("marker", seat, 1.0), x, box.top + 24)
            continue
        lane = 0 if lanes[0] <= lanes[1] else 1
        lanes[lane] = max(x, lanes[lane] + 25)
        plan.stamp(("marker", seat, 0.74), lanes[lane], box.top + (20 if lane == 0 else 44))


def supply(plan: Plan, view: PublicView, box: Box, voice: Voice) -> None:
    """What is left in the box."""
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    text = voice.say("picture-supply")
    stock = view.supply
    items = [Chip(("moai", size, None, False), str(count), 0.62 + 0.04 * size, not count)
             for size, count in sorted(stock.moai.items())]  # fmt: skip
    items += [
        Chip(("headdress",), str(stock.headdresses), 1.0, not stock.headdresses),
        Chip(("log",), str(stock.logs), 0.9, not stock.logs),
        Chip(("tablet", False), str(stock.halves), 1.0, not stock.halves),
    ]
    if box.height < 100:
        wide = width(text, Face.TEXT, 27) + 6
        head = Box(box.left + 18, box.top, box.left + 18 + wide, box.bottom)
        room = Box(head.right + 8, box.top + 6, box.right - 10, box.bottom - 6)
    else:
        head = Box(box.left + 18, box.top + 6, box.right - 18, box.top + 38)
        room = Box(box.left + 12, head.bottom, box.right - 10, box.bottom - 8)
    plan.marks.append(fit(text, head, Face.TEXT, (27, 20), rgb("#E9D7A6")))
    chips(plan, items, room, PALE, 32, spread=True)


def screen(plan: Plan, view: SeatView, box: Box, voice: Voice) -> None:
    """What is behind the viewer's own screen, and the bid it sealed."""
    plan.stamp(("card", round(box.width), round(box.height), view.seat, "calm", 14, 1.0), box.left, box.top)
    text = voice.say("picture-screen")
    narrow = box.width < 600
    if narrow:
        head = Box(box.left + 26, box.top + 4, box.right - 12, box.top + 36)
        room = Box(box.left + 22, head.bottom, box.right - 10, box.bottom - 6)
    else:
        head = Box(box.left + 28, box.top, box.left + 250, box.bottom)
        room = Box(head.right + 10, box.top + 6, box.right - 12, box.bottom - 6)
    plan.marks.append(fit(text, head, Face.TEXT, (30, 20), INK))
    items = screen_chips(view.screen, view.seat)
    if view.bid is not None and view.phase == "auction":
        items += _bid_chips(view.bid, view.seat)
    chips(plan, items, room, INK, 32, spread=True)


def _bid_chips(bid: Bid, seat: Colour) -> list[Chip]:
    """One's own sealed bid."""
    found = [Chip(("seal",), "" if bid != Bid() else "0", 1.0)]
    if bid.markers:
        found.append(Chip(("marker", seat), str(bid.markers), 0.8))
    if bid.workers:
        found.append(Chip(("worker", seat), str(bid.workers), 0.72))
    found += [Chip(("sorcerer", seat), "", 0.68)] if bid.sorcerer else []
    return found + ([Chip(("chief", seat), "", 0.66)] if bid.chief else [])


def tile(plan: Plan, view: PublicView, box: Box, voice: Voice) -> None:
    """The quarry tile: the dice, and the Moai on offer."""
    if view.faces is not None and not view.quarry:
        box = Box(box.left, box.bottom - 64, box.right, box.bottom)  # nothing on offer: the dice alone
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    head = Box(box.left + 18, box.top + 8, box.left + 150, box.top + 54)
    plan.marks.append(fit(voice.say("picture-quarry"), head, Face.TEXT, (28, 18), rgb("#E9D7A6")))
    room = Box(box.left + 14, box.top + 60, box.right - 14, box.bottom - 8)
    if view.faces is None:
        plan.marks.append(fit(voice.say("picture-dice-due"), room, Face.SOFT, (27, 18), SAND, "middle"))
        return
    kinds = view.box.dice.by_players[len(view.seats)]
    x = box.right - 12 - 44 * len(view.faces) + 22
    for kind, face in zip(kinds, view.faces, strict=True):
        plan.stamp(("die", kind, face, 0.84), x, box.top + 31)
        x += 44
    step = room.width / max(1, len(view.quarry))
    for index, size in enumerate(sorted(view.quarry)):
        plan.stamp(("moai", size, None, False, 1.26), room.left + step * (index + 0.5), room.bottom - 2)
