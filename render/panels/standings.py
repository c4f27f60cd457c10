"""The end: places and points by source."""

from collections.abc import Sequence

from engine.colours import Colour
from engine.views import Outcome, PublicView

from ..fonts import Face
from ..hues import FADED, INK, PALE, rgb
from ..plan import Box, Key, Plan, around
from ..text import fit, width
from ..voice import Voice
from .cards import TAB
from .chips import Chip, chips

_SOURCES: tuple[tuple[str, Key], ...] = (
    ("moai", ("moai", 2, None, False, 0.72)),
    ("headdresses", ("headdress", 1.0)),
    ("carrying", ("log", 0.95)),
    ("tablets", ("tablet", True, 1.0)),
)


def placed(outcome: Outcome) -> list[tuple[int, Colour]]:
    """Seats from first to last with their place; equal points share one."""
    found = []
    place = 1
    for seats in outcome.ranking:
        found += [(place, seat) for seat in seats]
        place += len(seats)
    return found


def standings(plan: Plan, view: PublicView, outcome: Outcome, boxes: Sequence[Box], voice: Voice) -> None:
    """A table in one box, or a card for each player in as many."""
    if len(boxes) == 1 and len(view.seats) > 1:
        score_table(plan, outcome, boxes[0], voice)
        return
    for (place, seat), box in zip(placed(outcome), boxes, strict=True):
        _score_card(plan, place, seat, outcome, box, voice)


def score_table(plan: Plan, outcome: Outcome, box: Box, voice: Voice) -> None:
    """Places and points by source, a row for each player."""
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    head = 92.0
    names = box.left + 380
    columns = [names + (box.right - 150 - names) * (i + 0.5) / len(_SOURCES) for i in range(len(_SOURCES))]
    total = box.right - 84
    span = columns[1] - columns[0]
    for x, (source, sprite) in zip(columns, _SOURCES, strict=True):
        down = {"moai": 26, "headdresses": 14}.get(source, 0)
        plan.stamp(sprite, x, box.top + 32 + down)
        room = around(x, box.top + head - 18, span - 6, 32)
        text = voice.say(f"picture-source-{source}")
        plan.marks.append(fit(text, room, Face.TEXT, (26, 25), rgb("#E9D7A6"), "middle"))
    room = around(total, box.top + head - 18, 140, 34)
    plan.marks.append(fit(voice.say("picture-total"), room, Face.TEXT, (28, 18), rgb("#FFE7A8"), "middle"))
    pitch = (box.height - head - 6) / len(outcome.accounts)
    for index, (place, seat) in enumerate(placed(outcome)):
        top = box.top + head + index * pitch
        row = Box(box.left + 10, top, box.right - 10, top + pitch - 5)
        plan.stamp(
            ("card", round(row.width), round(row.height), seat, _mood(place), TAB, 1.0),
            row.left,
            row.top,
        )
        y = row.centre[1]
        plan.stamp(("marker", seat, 1.4), row.left + TAB / 2 + 2, y)
        _place(plan, place, row.left + TAB + 34, y)
        name = Box(row.left + TAB + 66, row.top, names - 6, row.bottom)
        plan.marks.append(fit(voice.drawn(seat), name, Face.TEXT, (36, 28), INK))
        account = outcome.accounts[seat]
        for x, points in zip(columns, account, strict=True):
            ink = INK if points else FADED
            plan.marks.append(
                fit(str(points), around(x, y, span - 8, row.height), Face.NUMBER, (36, 20), ink, "middle")
            )
        plan.marks.append(
            fit(str(account.total), around(total, y, 130, row.height), Face.NUMBER, (48, 26), INK, "middle")
        )


def _mood(place: int) -> str:
    """Winners' cards are golden."""
    return "due" if place == 1 else "calm"


def _place(plan: Plan, place: int, x: float, y: float) -> None:
    """A place; a wreath around the first."""
    if place == 1:
        plan.stamp(("laurel", 1.1), x, y)
    plan.marks.append(
        fit(str(place), around(x, y, 40, 40), Face.NUMBER, (28, 20), INK if place == 1 else FADED, "middle")
    )


def _score_card(plan: Plan, place: int, seat: Colour, outcome: Outcome, box: Box, voice: Voice) -> None:
    account = outcome.accounts[seat]
    plan.stamp(
        ("card", round(box.width), round(box.height), seat, _mood(place), TAB, 1.0),
        box.left,
        box.top,
    )
    x = box.left + TAB / 2 + 2
    plan.stamp(("marker", seat, 1.36), x, box.centre[1] - 20)
    plan.stamp(("pill", 34, 30, rgb("#33261A"), rgb("#FFD54A"), 1.0), x, box.centre[1] + 34)
    plan.marks.append(
        fit(str(place), around(x, box.centre[1] + 34, 36, 32), Face.NUMBER, (25, 20), PALE, "middle")
    )
    head = Box(box.left + TAB + 14, box.top + 6, box.right - 14, box.top + 60)
    total = str(account.total)
    wide = width(total, Face.NUMBER, 46) + 2
    plan.marks.append(
        fit(
            total,
            Box(head.right - wide, head.top, head.right, head.bottom),
            Face.NUMBER,
            (46, 30),
            INK,
            "right",
        )
    )
    name = Box(head.left, head.top, head.right - wide - 10, head.bottom)
    plan.marks.append(fit(voice.drawn(seat), name, Face.TEXT, (38, 24), INK))
    items = [Chip(sprite[:-1], str(points), 0.7 if source == "moai" else 0.9, not points)
             for (source, sprite), points in zip(_SOURCES, account, strict=True)]  # fmt: skip
    chips(plan, items, Box(head.left - 4, head.bottom, box.right - 8, box.bottom - 8), INK, 30, spread=True)
