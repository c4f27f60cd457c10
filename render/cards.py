"""A card for each player: only what lies openly on the table."""

from engine.colours import Colour
from engine.views import Front, PlayerView, PublicView, Screen

from .chips import Chip, chips
from .fonts import Face
from .hues import FADED, GOLD, INK, PALE, rgb
from .plan import Box, Plan, around
from .text import fit, width
from .voice import Voice

TAB = 62


def _front(view: PublicView, colour: Colour, front: Front) -> list[Chip]:
    """What lies in front of a player: statues with their names, tablets, pieces bid or spent."""
    found: list[Chip] = []
    for name in front.moai:
        size = view.statues[name].size
        found.append(Chip(("moai", size, None, False), name, 0.68))
    found += [Chip(("headdress",), name, 0.9) for name in front.headdresses]
    if front.halves:
        whole = front.halves >= view.box.tablet.halves
        found.append(Chip(("tablet", whole), str(front.halves), 0.98))
    spent = (
        ("worker", front.workers),
        ("sorcerer", front.sorcerer),
        ("chief", front.chief),
        ("marker", front.markers),
    )
    for piece, count in spent:
        if count:
            scale = {"marker": 0.86, "chief": 0.76, "sorcerer": 0.78, "worker": 0.86}[piece]
            text = str(count) if piece in ("worker", "marker") else ""
            found.append(Chip((piece, colour), text, scale))
    return found


def _pips(plan: Plan, player: PlayerView, view: PublicView, box: Box) -> None:
    """In the tab: the emblem, and while Moai are chosen the player's place in the order."""
    x, y = box.left + TAB / 2 + 2, box.centre[1]
    if view.phase == "choose" and player.colour in view.order:
        place = str(view.order.index(player.colour) + 1)
        plan.stamp(("marker", player.colour, 1.36), x, y - 18)
        plan.stamp(("pill", 34, 30, rgb("#33261A"), GOLD, 1.0), x, y + 32)
        plan.marks.append(fit(place, around(x, y + 32, 36, 32), Face.NUMBER, (25, 20), PALE, "middle"))
    else:
        plan.stamp(("marker", player.colour, 1.5), x, y)


def _tags(plan: Plan, player: PlayerView, view: PublicView, voice: Voice, right: float, y: float) -> float:
    """First-player pawn, sealed bid, passed: right to left; gives the left end of what it used."""
    if player.passed or player.declined:
        text = voice.say("picture-passed" if player.passed else "picture-declined")
        wide = min(150, round(width(text, Face.TEXT, 24)) + 20)
        box = Box(right - wide, y - 16, right, y + 16)
        plan.stamp(("pill", wide, 30, rgb("#5A4A30"), rgb("#8B6B3E"), 1.0), box.centre[0], y)
        plan.marks.append(fit(text, box.grown(-6), Face.TEXT, (24, 16), PALE, "middle"))
        right -= wide + 10
    if player.sealed:
        plan.stamp(("seal", 1.0), right - 26, y)
        right -= 62
    if view.first_player == player.colour:
        plan.stamp(("pawn", 1.0), right - 18, y - 1)
        right -= 44
    return right


def card(
    plan: Plan, view: PublicView, colour: Colour, box: Box, voice: Voice, gained: int = 0, glow: bool = False
) -> None:
    """Lay out one player's card in its box."""
    player = view.players[colour]
    due = colour in view.due
    mood = "due" if due else "changed" if glow else "calm"
    plan.stamp(("card", round(box.width), round(box.height), colour, mood, TAB, 1.0), box.left, box.top)
    _pips(plan, player, view, box)
    head = min(58.0, box.height * 0.44)
    y = box.top + head / 2 + 5
    ink = INK if due or not player.passed else FADED
    score = str(player.score)
    wide = width(score, Face.NUMBER, 46)
    right = box.right - 14
    plan.marks.append(
        fit(
            score,
            Box(right - wide - 2, y - head / 2, right, y + head / 2),
            Face.NUMBER,
            (46, 30),
            INK,
            "right",
        )
    )
    right -= wide + 12
    if gained:
        text = f"+{gained}"
        span = round(width(text, Face.NUMBER, 26)) + 14
        spot = around(right - span / 2, y, span, 32)
        plan.stamp(("pill", span, 30, rgb("#FFD54A"), rgb("#7A4E08"), 1.0), *spot.centre)
        plan.marks.append(fit(text, spot, Face.NUMBER, (26, 20), INK, "middle"))
        right -= span + 10
    left = box.left + TAB + 14
    right = _tags(plan, player, view, voice, right, y)
    start = left + (34 if due else 0)
    if due:
        plan.stamp(("pointer", 0.66), left + 12, y + 1)
    room = Box(start, y - head / 2, max(start + 40, right - 4), y + head / 2)
    plan.marks.append(fit(voice.drawn(colour), room, Face.TEXT, (38, 28), ink))
    body = Box(left - 2, y + head / 2 + 1, box.right - 12, box.bottom - 8)
    items = _front(view, colour, player.front)
    if view.phase == "choose" and player.sculptors:
        items.insert(0, Chip(("mallet",), str(player.sculptors), 1.05))
    chips(plan, items, body)


def screen_chips(screen: Screen, colour: Colour) -> list[Chip]:
    """What is behind the viewer's own screen."""
    return [
        Chip(("worker", colour), str(screen.workers), 0.95, not screen.workers),
        Chip(("sorcerer", colour), str(screen.sorcerer), 0.88, not screen.sorcerer),
        Chip(("chief", colour), str(screen.chief), 0.86, not screen.chief),
        Chip(("marker", colour), str(screen.markers), 1.05, not screen.markers),
        Chip(("log",), str(screen.logs), 0.95, not screen.logs),
        Chip(("base", colour), str(screen.bases), 0.9, not screen.bases),
    ]
