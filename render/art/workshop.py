"""The one workshop: every drawing by its name in a plan."""

from collections.abc import Iterator
from typing import Final

from engine.colours import COLOURS

from ..hues import PALE
from ..plan import Key
from . import panels, people, scenery, stones, tokens
from .sprite import Workshop

STATUE: Final = 0.56  # the scale of all statues on a map, for hexes of the usual size
ROSTER_STATUE: Final = 0.5  # and of those on panels

WORKSHOP: Final = Workshop(
    {
        "worker": people.worker,
        "sorcerer": people.sorcerer,
        "chief": people.chief,
        "moai": stones.moai,
        "headdress": stones.headdress,
        "log": stones.log,
        "base": stones.base,
        "forest": scenery.forest,
        "stumps": scenery.stumps,
        "marker": tokens.marker,
        "die": tokens.die,
        "tablet": tokens.tablet,
        "pawn": tokens.pawn,
        "seal": tokens.seal,
        "mallet": tokens.mallet,
        "pill": tokens.pill,
        "pips": tokens.pips,
        "arrow": tokens.arrow,
        "trail": tokens.trail,
        "ghost-ring": tokens.ghost_ring,
        "hex-glow": tokens.hex_glow,
        "plate-glow": tokens.plate_glow,
        "pointer": tokens.pointer,
        "laurel": tokens.laurel,
        "dark-panel": panels.dark_panel,
        "bark": panels.bark,
        "slate": panels.slate,
        "card": panels.card,
        "tint": panels.tint,
        "track": panels.track,
        "plate": panels.plate,
        "cell": panels.cell,
    }
)


def every_piece(unit: float, plate_unit: float) -> Iterator[Key]:
    """The keys of what almost every picture shows, where hexes are `unit` times as large as usual, and plates
    and statues `plate_unit` times."""
    whole = round(unit, 3)
    for colour in COLOURS:
        yield from ((name, colour, whole) for name in ("worker", "sorcerer", "chief"))
        yield from (("marker", colour, scale) for scale in (0.9, 1.35))
    for size in (1, 2, 3):
        yield from (("moai", size, None, crowned, round(STATUE * plate_unit, 3)) for crowned in (False, True))
        yield from (("moai", size, None, False, ROSTER_STATUE), ("pips", size, PALE, False, 1.35))
    yield from (
        ("log", whole),
        ("cell", round(plate_unit, 3)),
        ("tablet", True, 0.98),
        ("tablet", False, 0.98),
    )
    for stand in (1, 2, 3):
        yield from (("forest", stand, round(0.92 * unit, 3)), ("stumps", stand, round(0.92 * unit, 3)))
