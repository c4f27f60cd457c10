"""Rebuild the art that is shipped: `python -m render.art [FOLDER]` paints maps and the palette anew."""

import json
import sys
from pathlib import Path

from PIL import Image

from engine.board import boards

from ..encode import COLOURS, exact_colours
from ..map.chart import board_digest, sheets
from .base import paint_base
from .samples import sample_pictures


def fixed_palette(pictures: list[Image.Image]) -> bytes:
    """A palette that serves all the pictures: the exact colours, and the rest by median cut."""
    exact = exact_colours()
    width = max(picture.width for picture in pictures)
    sheet = Image.new("RGB", (width, sum(picture.height for picture in pictures)))
    y = 0
    for picture in pictures:
        sheet.paste(picture, (0, y))
        y += picture.height
    chosen = sheet.quantize(COLOURS - len(exact) // 3, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    raw = bytes(chosen.getpalette() or ())[: COLOURS * 3 - len(exact)]
    return (exact + raw).ljust(COLOURS * 3, b"\0")


def main(folder: Path) -> None:
    """Paint everything and write it; a board without a sheet is named, as the bot paints its map itself."""
    for title, board in boards().items():
        if title not in sheets():
            print(f"{title}: no sheet in data/art speaks of it, so no map is made ready; the bot paints it")
            continue
        stem, _ = sheets()[title]
        paint_base(board).save(folder / f"{stem}.webp", lossless=True, quality=100, method=6)
        sheet = folder / f"{stem}.json"
        text = sheet.read_text("utf-8")
        old = json.loads(text)["digest"]
        sheet.write_text(text.replace(f'"digest": "{old}"', f'"digest": "{board_digest(board)}"', 1), "utf-8")
    (folder / "palette.bin").write_bytes(fixed_palette(sample_pictures()))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "data/art"))
