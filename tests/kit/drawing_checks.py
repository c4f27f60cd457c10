"""What holds for every picture, asked of its plan: nothing covers what must be read, and it is large."""

from collections.abc import Iterator
from itertools import combinations

from engine.views import PublicView
from render.layout import READ_AT, Shape
from render.plan import Plan, Zone

LEAST = 8.0  # pixels high, of letters where a picture is read
LEAST_ROSTER = 9.0
LEAST_IN_A_CRUSH = 4.8


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
    """Texts of a plan whose letters are too small where the picture is read.

    How many pieces of a kind stand on a hex may be smaller where there is no room at all for them: those
    numbers stand free, with a halo, and the badge of the hex has what they come to.
    """
    shown = READ_AT[shape] / plan.width
    found = []
    for label in plan.labels():
        least = LEAST_IN_A_CRUSH if label.halo and label.text.isdigit() else LEAST
        if label.size * shown < least - 0.02:
            found.append((label.text, label.size * shown))
    return found


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
