"""Finding room at sea for the ahus' plates: near their own edge, clear of hexes and of each other."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..plan import Box

Point = tuple[float, float]


class PlateSize(NamedTuple):
    """A plate and the room a statue needs above it, for hexes of the usual size."""

    width: float
    height: float
    headroom: float


PLATE: Final = PlateSize(114, 46, 14)
USUAL_RADIUS: Final = 55.5  # of a hex


class PlateSite(NamedTuple):
    """Where an ahu's edge is and which way the sea lies."""

    pier: Point
    out: Point


class _Spot(NamedTuple):
    x: float
    y: float
    box: Box
    cost: float
    line: tuple[Point, ...]


def _cost(site: PlateSite, x: float, y: float) -> float:
    """Far from the edge is bad, sideways of it worse, behind it worst."""
    dx, dy = x - site.pier[0], y - site.pier[1]
    ahead = dx * site.out[0] + dy * site.out[1]
    return math.hypot(dx, dy * 1.25) + max(0.0, 26 - ahead) * 3


def _spots(
    site: PlateSite, hexes: Sequence[Point], radius: float, turned: bool, sea: Box, unit: float
) -> list[_Spot]:
    """Every place for one plate that is in the sea, best first."""
    width, height, headroom = (size * unit for size in PLATE)
    wish_x = site.pier[0] + site.out[0] * (width * 0.42 + 6)
    wish_y = site.pier[1] + site.out[1] * (height * 0.5 + 9) - (headroom * 0.4 if site.out[1] < 0 else 0)
    found = []
    hexes = [spot for spot in hexes if math.dist(spot, site.pier) < radius * 6]
    for dx in range(-170, 171, 10):
        for dy in range(-130, 131, 8):
            x, y = wish_x + dx * unit, wish_y + dy * unit
            box = Box(x - width / 2, y - height / 2 - headroom, x + width / 2, y + height / 2)
            if not sea.holds(box) or _touches(box, hexes, radius, turned):
                continue
            found.append(_Spot(x, y, box.grown(2), _cost(site, x, y), _line(site, x, y)))
    found.sort(key=lambda spot: spot.cost)
    return found[:170] or [_Spot(wish_x, wish_y, Box(wish_x, wish_y, wish_x, wish_y), 0, ())]


def _touches(box: Box, hexes: Sequence[Point], radius: float, turned: bool) -> bool:
    """Whether a box runs into a hex (taken as the polygon that it is)."""
    flat = radius * math.sqrt(3) / 2
    for x, y in hexes:
        dx = max(box.left - x, 0.0, x - box.right)
        dy = max(box.top - y, 0.0, y - box.bottom)
        if turned:
            dx, dy = dy, dx
        if dy < flat * 0.98 and dx * math.sqrt(3) / 2 + dy / 2 < flat * 0.98:
            return True
    return False


def _line(site: PlateSite, x: float, y: float) -> tuple[Point, ...]:
    """Points on the pier between an edge and its plate."""
    (u, v), _ = site
    return tuple((u + (x - u) * share, v + (y - v) * share) for share in (0.1, 0.35, 0.6, 0.9))


def _cross(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether two piers cross."""
    (a, b), (c, d) = (one[0], one[-1]), (other[0], other[-1])

    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def _clash(one: _Spot, other: _Spot, weight: float) -> float:
    """What two plates cost each other: room shared, and a pier that runs under the other plate."""
    if abs(one.x - other.x) > 260 or abs(one.y - other.y) > 260:
        return 0.0
    price = weight * one.box.overlap(other.box) + (120 if _cross(one.line, other.line) else 0)
    for mine, theirs in ((one, other), (other, one)):
        left, top, right, bottom = theirs.box
        top += (bottom - top) * 0.3
        price += 60 * sum(left < x < right and top < y < bottom for x, y in mine.line)
    return price


def place_plates(
    sites: dict[int, PlateSite],
    hexes: Sequence[Point],
    radius: float,
    turned: bool,
    sea: Box,
    unit: float,
) -> dict[int, Point]:
    """A centre for every plate, which is drawn `unit` times as large as usual.

    Deterministic: each in turn moves to its best place, or swaps with a neighbour, while sharing room gets
    dearer and dearer.
    """
    choices = {number: _spots(site, hexes, radius, turned, sea, unit) for number, site in sites.items()}
    near = {
        number: [
            other
            for other in sites
            if other != number and math.dist(sites[other].pier, site.pier) < radius * 7
        ]
        for number, site in sites.items()
    }
    chosen = {number: spots[0] for number, spots in choices.items()}
    for sweep in range(20):
        weight = 0.01 * 1.4**sweep
        for number, spots in choices.items():
            others = [chosen[other] for other in near[number]]
            best, least = chosen[number], math.inf
            for spot in spots:
                if spot.cost >= least:
                    break
                price = spot.cost + sum(_clash(spot, other, weight) for other in others)
                if price < least:
                    best, least = spot, price
            chosen[number] = best
        if sweep % 3 == 2:
            _swap(sites, near, chosen, weight)
    return {number: (spot.x, spot.y) for number, spot in chosen.items()}


def _swap(
    sites: dict[int, PlateSite], near: dict[int, list[int]], chosen: dict[int, _Spot], weight: float
) -> None:
    """Let neighbours change places where that shortens or untangles their piers."""

    def price(number: int, spot: _Spot, but: int) -> float:
        others = sum(_clash(spot, chosen[other], weight) for other in chosen if other not in (number, but))
        return spot.cost + others

    for one, others in near.items():
        for other in others:
            mine, theirs = chosen[one], chosen[other]
            now = price(one, mine, other) + price(other, theirs, one) + _clash(mine, theirs, weight)
            to, fro = _spot_at(sites[one], theirs), _spot_at(sites[other], mine)
            then = price(one, to, other) + price(other, fro, one) + _clash(to, fro, weight)
            if then < now - 1:
                chosen[one], chosen[other] = to, fro


def _spot_at(site: PlateSite, taken: _Spot) -> _Spot:
    """Another plate's place, as it would cost this one."""
    return _Spot(taken.x, taken.y, taken.box, _cost(site, taken.x, taken.y), _line(site, taken.x, taken.y))
