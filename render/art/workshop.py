"""The one workshop: every drawing by its name in a plan."""

from typing import Final

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
