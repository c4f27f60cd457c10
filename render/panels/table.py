"""The panels around the map: caption, score track, supply, the quarry tile, one's own screen."""

from collections.abc import Mapping, Sequence

from engine.actions import Bid
from engine.colours import Colour
from engine.views import PublicView, SeatView

from ..alt import due_words
from ..art.workshop import ROSTER_STATUE
from ..fonts import Face
from ..hues import FADED, INK, PALE, SAND, rgb
from ..plan import ALT_BADGE, Box, Plan, around
from ..text import fit, shortened, width
from ..voice import Voice
from .cards import screen_chips
from .chips import Chip, chips


def caption(plan: Plan, view: PublicView, box: Box, voice: Voice, last: str) -> None:
    """Phase and round, who is due for what, and what happened last: beside each other, or in a narrow box
    below each other."""
    plan.stamp(("bark", round(box.width), round(box.height), 1.0), box.left, box.top)
    phase = voice.say(f"picture-phase-{view.phase}")
    rounds = voice.say("picture-round", round=view.round)
    narrow = box.width < 800
    if narrow:
        slate = Box(box.left + 9, box.top + 9, box.right - 9, box.top + 57)
        upper = Box(slate.left + 14, slate.top, slate.left + slate.width * 0.6, slate.bottom)
        lower = Box(upper.right + 8, slate.top, slate.right - 14, slate.bottom)
        rest = Box(box.left + 18, slate.bottom + 4, box.right - 14, box.bottom - 8)
    else:
        slate = Box(box.left + 9, box.top + 9, box.left + 272, box.bottom - 9)
        middle = slate.top + slate.height * 0.60
        upper = Box(slate.left + 10, slate.top + 2, slate.right - 10, middle)
        lower = Box(slate.left + 10, middle - 4, slate.right - 10, slate.bottom - 3)
        rest = Box(slate.right + 16, box.top + 4, box.right - 16, box.bottom - 4)
    plan.stamp(("slate", round(slate.width), round(slate.height), 1.0), slate.left, slate.top)
    plan.marks.append(fit(phase, upper, Face.TEXT, (42, 26), rgb("#FFE7A8"), "middle"))
    plan.marks.append(fit(rounds, lower, Face.SOFT, (30, 25), SAND, "middle"))
    line = rest.top + rest.height * (0.57 if last else 1.0)
    left = _emblems(plan, view.due, Box(rest.left, rest.top, rest.right, line))
    room = Box(left, rest.top, rest.right, line)
    plan.marks.append(fit(_due_line(view, voice, room.width), room, Face.TEXT, (44, _LEAST_DUE), INK))
    if last:
        below = Box(rest.left, line, rest.right, rest.bottom)
        plan.marks.append(fit(last, below, Face.SOFT, (30, 22 if narrow else 26), FADED))


def _emblems(plan: Plan, due: tuple[Colour, ...], room: Box) -> float:
    """The emblems of those who are due; gives where the words may begin."""
    left = room.left
    scale = 1.3 if len(due) == 1 else 1.0
    for seat in due:
        plan.stamp(("marker", seat, scale), left + 18 * scale, room.centre[1])
        left += 36 * scale + 4
    return left + (8 if due else 0)


_LEAST_DUE = 28
_LEAST_LETTERS = 4  # of a name that is cut


def _due_line(view: PublicView, voice: Voice, room: float) -> str:
    """Who owes what; where names are too long, of several how many do, of one a shorter name or none."""
    text = due_words(view, voice, drawn=True)
    over = width(text, Face.TEXT, _LEAST_DUE) - room
    if over <= 0 or not view.due:
        return text
    if len(view.due) > 1:
        return voice.say("picture-due-several", phase=view.phase, count=len(view.due))
    (seat,) = view.due
    name = voice.drawn(seat)
    shorter = shortened(name, Face.TEXT, _LEAST_DUE, width(name, Face.TEXT, _LEAST_DUE) - over)
    if len(shorter) < _LEAST_LETTERS:
        return voice.say("picture-due-unnamed", phase=view.phase)  # the emblem beside it says who
    return due_words(view, Voice(voice.say, {seat: shorter}), drawn=True)


def track_top(scores: Mapping[Colour, int]) -> int:
    """Where the track ends: at 40, or further in steps of 40."""
    most = max(scores.values(), default=0)
    return 40 * max(1, -(-most // 40))


_SHRINK = (1.0, 0.86, 0.74, 0.62, 0.52, 0.44, 0.36, 0.3, 0.24)
_STACKS = {
    1: (1, 38.0),
    2: (1, 29.0),
    3: (2, 27.0),
    4: (2, 27.0),
    5: (2, 19.0),
}  # columns, and each one's span


def track(plan: Plan, scores: Mapping[Colour, int], box: Box) -> None:
    """The score track. Markers stand exactly over their square; several on one are stacked there."""
    top = track_top(scores)
    plan.stamp(("track", round(box.width), round(box.height), top, 1.0), box.left, box.top)
    step = (box.width - 28) / (top + 1)
    spots: dict[float, list[Colour]] = {}
    for seat, score in sorted(scores.items(), key=lambda item: item[1]):
        spots.setdefault(box.left + 14 + step * (score + 0.5), []).append(seat)
    for shrink in _SHRINK:
        placed = _stacked(spots, box.grown(-3), shrink)
        if placed:
            break
    for seat, spot in placed.items():
        plan.stamp(("marker", seat, round(spot.width / 38, 2)), *spot.centre)
        plan.keep("marker", f"score {seat}", spot)


def _stacked(spots: Mapping[float, Sequence[Colour]], room: Box, shrink: float) -> dict[Colour, Box]:
    """Every marker over its square, none over another; nothing if they must be smaller for that."""
    found: dict[Colour, Box] = {}
    for x, seats in spots.items():
        columns, most = _STACKS[len(seats)]
        span = most * shrink
        rows = -(-len(seats) // columns)
        lanes = [room.top, room.bottom - rows * span] if shrink < 1 else [room.centre[1] - rows * span / 2]
        for lane in lanes:
            stack = [
                around(x + (i % columns - (min(columns, len(seats)) - 1) / 2) * span,
                       lane + (i // columns + 0.5) * span, span, span)
                for i in range(len(seats))
            ]  # fmt: skip
            if not any(spot.overlap(other) > 0.5 for spot in stack for other in found.values()):
                found |= dict(zip(seats, stack, strict=True))
                break
        else:
            return {}
    return found


def supply(plan: Plan, view: PublicView, box: Box, voice: Voice) -> None:
    """What is left in the box."""
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    text = voice.say("picture-supply")
    stock = view.supply
    items = [Chip(("moai", size, None, False), str(count), ROSTER_STATUE, not count)
             for size, count in sorted(stock.moai.items())]  # fmt: skip
    items += [
        Chip(("headdress",), str(stock.headdresses), 0.9, not stock.headdresses),
        Chip(("log",), str(stock.logs), 0.9, not stock.logs),
        Chip(("tablet", False), str(stock.halves), 1.0, not stock.halves),
    ]
    if box.height < 100:
        wide = width(text, Face.TEXT, 27) + 6
        head = Box(box.left + 18, box.top, box.left + 18 + wide, box.bottom)
        room = Box(head.right + 8, box.top + 6, box.right - box.width * ALT_BADGE, box.bottom - 6)
    else:
        head = Box(box.left + 18, box.top + 6, box.right - 18, box.top + 38)
        room = Box(box.left + 12, head.bottom, box.right - 10, box.bottom - 8)
    plan.marks.append(fit(text, head, Face.TEXT, (27, 20), rgb("#E9D7A6")))
    chips(plan, items, room, PALE, 32, spread=True)


def screen(plan: Plan, view: SeatView, box: Box, voice: Voice) -> None:
    """What is behind the viewer's own screen, and the bid it sealed."""
    plan.stamp(("card", round(box.width), round(box.height), view.seat, "calm", 14, 1.0), box.left, box.top)
    text = voice.say("picture-screen")
    narrow = box.width < 800
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


def tile(plan: Plan, view: PublicView, box: Box, voice: Voice, scale: float) -> None:
    """The quarry tile: the dice, and the Moai on offer, each with a dot for each of its size."""
    said = _first_dice(view, voice)
    if view.faces is not None and not view.quarry:
        high = (64 + (36 if said else 0)) * scale
        box = Box(box.left, box.bottom - high, box.right, box.bottom)  # nothing on offer: the dice alone
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    plan.keep("panel", "quarry", box)
    large, small = round(30 * scale), round(25 * scale)
    head = Box(box.left + 18 * scale, box.top + 6 * scale, box.left + 170 * scale, box.top + 54 * scale)
    plan.marks.append(fit(voice.say("picture-quarry"), head, Face.TEXT, (large, small), rgb("#FFE7A8")))
    room = Box(box.left + 14 * scale, head.bottom + 6 * scale, box.right - 14 * scale, box.bottom - 6 * scale)
    if view.faces is None:
        plan.marks.append(fit(voice.say("picture-dice-due"), room, Face.SOFT, (large, small), SAND, "middle"))
        return
    kinds = view.box.dice.by_players[len(view.seats)]
    x = box.right + (-12 - 44 * len(view.faces) + 22) * scale
    for kind, face in zip(kinds, view.faces, strict=True):
        plan.stamp(("die", kind, face, round(0.84 * scale, 3)), x, box.top + 31 * scale)
        x += 44 * scale
    if said:
        line = Box(room.left, room.top - 4 * scale, room.right, room.top + 30 * scale)
        plan.marks.append(fit(said, line, Face.SOFT, (round(28 * scale), small), SAND))
        room = Box(room.left, line.bottom, room.right, room.bottom)
    step = room.width / max(1, len(view.quarry))
    for index, size in enumerate(sorted(view.quarry)):
        x = room.left + step * (index + 0.5)
        plan.stamp(("moai", size, None, False, round(0.94 * scale, 3)), x - 14 * scale, room.bottom - 2)
        spot = x + 24 * scale, room.bottom - 26 * scale
        plan.stamp(("pips", size, PALE, True, round(1.7 * scale, 3)), *spot)


def _first_dice(view: PublicView, voice: Voice) -> str:
    """What the faces of the first round count for, where that is not what they show."""
    counted = view.box.dice.first_round
    faces = sorted({face for face in view.faces or () if face in counted}) if view.round == 1 else []
    said = [voice.say("picture-die-counts", face=face, value=counted[face]) for face in faces]
    return voice.say("picture-first-dice", faces=said) if said else ""
