"""A card for each player: only what lies openly on the table."""

from engine.colours import Colour
from engine.views import Front, PlayerView, PublicView, Screen

from ..fonts import Face
from ..hues import FADED, GOLD, INK, PALE, rgb
from ..plan import Box, Plan, around
from ..text import fit, width
from ..voice import Voice
from .chips import Chip, chips

TAB = 62


def _front(view: PublicView, colour: Colour, front: Front) -> list[Chip]:
    """What lies in front of a player: statues by name and size (the roster draws them), tablets, pieces."""
    found: list[Chip] = []
    for name in front.moai:
        size = view.statues[name].size
        found.append(Chip(("pips", size, INK, False), name, 1.6))
    found += [Chip(("headdress",), name, 0.9) for name in front.headdresses]
    if front.halves:
        whole, half = divmod(front.halves, view.box.tablet.halves)
        text = (str(whole) if whole else "") + ("½" if half else "")
        found.append(Chip(("tablet", whole > 0), text, 0.98))
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
        low = box.height < 90
        emblem, down = (0.95, 14) if low else (1.36, 32)
        plan.stamp(("marker", player.colour, emblem), x, y - (17 if low else 18))
        plan.stamp(("pill", 34, 28, rgb("#33261A"), GOLD, 1.0), x, y + down)
        plan.marks.append(fit(place, around(x, y + down, 36, 30), Face.NUMBER, (25, 25), PALE, "middle"))
    else:
        plan.stamp(("marker", player.colour, 1.35 if box.height < 90 else 1.5), x, y)


def _tags(plan: Plan, player: PlayerView, view: PublicView, voice: Voice, right: float, y: float) -> float:
    """First-player pawn, sealed bid, passed: right to left; gives the left end of what it used."""
    if player.passed or player.declined:
        text = voice.say("picture-passed" if player.passed else "picture-declined")
        wide = min(160, round(width(text, Face.TEXT, 27)) + 20)
        box = Box(right - wide, y - 17, right, y + 17)
        plan.stamp(("pill", wide, 34, rgb("#4A3C26"), rgb("#8B6B3E"), 1.0), box.centre[0], y)
        plan.marks.append(fit(text, box.grown(-3), Face.TEXT, (27, 22), PALE, "middle"))
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
    """Lay out one player's card in its box: in one line where it is long, in two where it is not."""
    player = view.players[colour]
    due = colour in view.due
    mood = "due" if due else "changed" if glow else "calm"
    plan.stamp(("card", round(box.width), round(box.height), colour, mood, TAB, 1.0), box.left, box.top)
    _pips(plan, player, view, box)
    long = box.width > 900
    high = box.height - 8 if long else min(58.0, box.height * 0.44)
    line = Box(box.left + TAB + 14, box.top + 4, box.right - 14, box.top + 4 + high)
    right = _score(plan, player, gained, line)
    y = line.centre[1]
    if long:
        end = line.left + 352
        tags = _tags(plan, player, view, voice, end + 236, y)
        body = Box(end + 246, line.top, right - 6, line.bottom)
        room = Box(line.left, line.top, max(tags - 6, end - 60), line.bottom)
    else:
        tags = _tags(plan, player, view, voice, right, y)
        body = Box(line.left - 2, line.bottom + 1, box.right - 12, box.bottom - 8)
        room = Box(line.left, line.top, max(line.left + 74, tags - 4), line.bottom)
    if due:
        plan.stamp(("pointer", 0.66), room.left + 12, y + 1)
        room = Box(room.left + 34, room.top, room.right, room.bottom)
    ink = INK if due or not player.passed else FADED
    plan.marks.append(fit(voice.drawn(colour), room, Face.TEXT, (38, 28), ink))
    items = _front(view, colour, player.front)
    if view.phase == "choose" and player.sculptors:
        items.insert(0, Chip(("mallet",), str(player.sculptors), 1.05))
    chips(plan, items, body)


def _score(plan: Plan, player: PlayerView, gained: int, line: Box) -> float:
    """A player's points at the right end of a line, and what was gained just now; gives where they begin."""
    score = str(player.score)
    wide = width(score, Face.NUMBER, 46)
    right = line.right
    room = Box(right - wide - 2, line.top, right, line.bottom)
    plan.marks.append(fit(score, room, Face.NUMBER, (46, 30), INK, "right"))
    right -= wide + 12
    if gained:
        text = f"+{gained}"
        span = round(width(text, Face.NUMBER, 28)) + 14
        spot = around(right - span / 2, line.centre[1], span, 34)
        plan.stamp(("pill", span, 32, rgb("#FFD54A"), rgb("#7A4E08"), 1.0), *spot.centre)
        plan.marks.append(fit(text, spot, Face.NUMBER, (28, 25), INK, "middle"))
        right -= span + 10
    return right


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
