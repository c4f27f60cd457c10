"""A picture as data, before anything is painted: boxes, stamps and labels in drawing order.

Layout is arithmetic on these; painting only follows them. So tests can ask whether a text fits its
room or two labels collide without looking at a pixel.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from .fonts import Face
from .hues import RGB

Anchor = Literal["left", "middle", "right"]
Key = tuple[str | int | float | bool | RGB | None, ...]
ALT_BADGE: Final = 1 / 8.5
"""How much of a picture's width the badge for its description covers on a phone, on the right of its foot."""


class Box(NamedTuple):
    """A rectangle of pixels; right and bottom are just outside."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def moved(self, right: float, down: float) -> "Box":
        """The same box elsewhere."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def grown(self, by: float) -> "Box":
        """Larger on every side, or smaller for a negative number."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: "Box") -> float:
        """The area that two boxes share."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def holds(self, other: "Box", slack: float = 0.0) -> bool:
        """Whether another box lies inside, give or take `slack`."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def around(x: float, y: float, width: float, height: float) -> Box:
    """A box by its centre."""
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sprite from the workshop, its anchor point at x, y. `alpha` thins it."""

    sprite: Key
    x: float
    y: float
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text in its room; it was made to fit when the label was."""

    text: str
    face: Face
    size: int
    colour: RGB
    x: float
    y: float
    anchor: Anchor
    room: Box
    halo: RGB | None = None


Kind = Literal["hex", "tag", "count", "badge", "plate", "marker", "panel", "roster"]


class Zone(NamedTuple):
    """What a part of a picture says, and where: names of hexes and statues, plates, markers, badges.

    `subject` is what it is about: an ahu's number, a hex, a statue. No two zones may cover each other but
    those of one subject, such as a plate and the marker on it, and a panel and what stands on it.
    """

    kind: Kind
    subject: str
    box: Box


@dataclass(slots=True)
class Plan:
    """A whole picture: its size, what is drawn on it, in order, and where what must be read stands."""

    width: int
    height: int
    marks: list[Stamp | Label] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)

    def keep(self, kind: Kind, subject: str, box: Box) -> None:
        """Note where something stands that nothing may cover."""
        self.zones.append(Zone(kind, subject, box))

    def stamp(self, sprite: Key, x: float, y: float, alpha: float = 1.0) -> None:
        """Put a sprite on top of what is there."""
        self.marks.append(Stamp(sprite, x, y, alpha))

    def labels(self) -> Iterator[Label]:
        """All texts."""
        return (mark for mark in self.marks if isinstance(mark, Label))

    def stamps(self) -> Iterator[Stamp]:
        """All sprites."""
        return (mark for mark in self.marks if isinstance(mark, Stamp))

    def lay(self, other: "Plan", right: float, down: float) -> None:
        """Put another plan's marks on this one, moved."""
        for mark in other.marks:
            if isinstance(mark, Stamp):
                self.marks.append(Stamp(mark.sprite, mark.x + right, mark.y + down, mark.alpha))
            else:
                moved = mark.room.moved(right, down)
                label = Label(mark.text, mark.face, mark.size, mark.colour, mark.x + right, mark.y + down,
                              mark.anchor, moved, mark.halo)  # fmt: skip
                self.marks.append(label)
        self.zones += [Zone(kind, subject, box.moved(right, down)) for kind, subject, box in other.zones]
