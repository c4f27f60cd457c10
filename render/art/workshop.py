"""The one workshop: every drawing by its name in a plan."""

from collections.abc import Iterator
from typing import Final

from engine.colours import COLOURS

from ..plan import Key
from . import panels, people, scenery, stones, tokens
from .sprite import Workshop

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
    }
)


def every_piece() -> Iterator[Key]:
    """The keys of the pieces that almost every picture shows, in their usual size."""
    for colour in COLOURS:
        yield from ((name, colour, 1.0) for name in ("worker", "sorcerer", "chief", "marker"))
    for size in (1, 2, 3):
        yield from (("moai", size, None, crowned, 0.78) for crowned in (False, True))
    yield from (("headdress", 1.0), ("log", 1.0), ("tablet", True, 1.0), ("tablet", False, 1.0))
    for stand in (1, 2, 3):
        yield from (("forest", stand, 0.92), ("stumps", stand, 0.92))
