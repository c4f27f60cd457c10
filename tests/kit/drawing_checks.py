"""What holds for every picture, asked of its plan: nothing covers what must be read, and it is large."""

from collections.abc import Iterator
from itertools import combinations

from engine.views import PublicView
from render.layout import READ_AT, Shape
from render.plan import Plan, Zone

LEAST = 8.0  # pixels high, of letters where a picture is read
LEAST_ROSTER = 9.0


def covered(plan: Plan) -> Iterator[tuple[Zone, Zone]]:
    """Pairs of zones of which one covers the other."""
    for one, other in combinations(plan.zones, 2):
        together = one.subject == other.subject or {one.kind, other.kind} == {"panel", "roster"}
        if not together and one.box.grown(-1.2).overlap(other.box.grown(-1.2)) > 0:
            yield one, other


def unnamed(plan: Plan, view: PublicView) -> set[str]:
    """The statues on their way that the roster does not name, or that stand on a hex without tag and pile."""
    listed = {zone.subject for zone in plan.zones if zone.kind == "roster"}
    tagged = {zone.subject for zone in plan.zones if zone.kind in ("tag", "count")}
    there = {name for name, statue in view.statues.items() if statue.hex is not None}
    return (view.statues.keys() - listed) | {
        name for name in there if not {name, view.statues[name].hex} & tagged
    }


def small_letters(plan: Plan, shape: Shape) -> list[tuple[str, float]]:
    """Texts of a plan whose letters are too small where the picture is read."""
    shown = READ_AT[shape] / plan.width
    return [(label.text, label.size * shown) for label in plan.labels() if label.size * shown < LEAST - 0.02]


def statue_scales(plan: Plan) -> dict[float, set[int]]:
    """The scales at which Moai are drawn, with the sizes drawn at each."""
    found: dict[float, set[int]] = {}
    for stamp in plan.stamps():
        if stamp.sprite[0] == "moai":
            scale, size = stamp.sprite[-1], stamp.sprite[1]
            assert isinstance(scale, float)
            assert isinstance(size, int)
            found.setdefault(scale, set()).add(size)
    return found
