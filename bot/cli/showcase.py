"""`giants showcase FOLDER`: the pictures of the README, drawn from the example game as all others are."""

import argparse
import io
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from PIL import Image

from bot.words import words
from engine import Event, read_record, view, walk
from engine.actions import Move
from engine.colours import Colour
from engine.events import Erected, Moved
from render.closeup import animation
from render.pictures import board_picture
from render.poster import final_poster
from render.previews import preview_way

from .output import write_file

NAMES: Final[dict[Colour, str]] = {"red": "Alice", "blue": "Bruno", "green": "Chloé"}
EXAMPLE: Final = "three_tribes.giants"
QUALITY: Final = 80
WIDE: Final = 760  # pixels


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where they go; the README's are docs/pictures"
    )


def run(args: argparse.Namespace) -> int:
    """Draw all of them."""
    args.folder.mkdir(parents=True, exist_ok=True)
    for name, content in _pictures():
        write_file(args.folder / name, content)
        print(f"{args.folder / name}: {len(content):,} bytes")
    return 0


def _pictures() -> Iterator[tuple[str, bytes]]:
    say, record = words(), read_record((files("data.examples") / EXAMPLE).read_text("utf-8"))
    states = [moment.state.copy() for moment in walk(record)]
    events = [moment.events for moment in walk(record)]
    hauls = sorted(range(len(states)), key=lambda number: _length(events[number]), reverse=True)
    films = ((at, animation(view(states[at]), NAMES, say, events[at])) for at in hauls)
    at, film = next((at, film) for at, film in films if film is not None)
    line = record.lines[at - 1]
    assert line.seat is not None, "whoever carries has a seat"
    assert isinstance(line.action, Move), "and moves"
    before = view(states[at - 1], line.seat)
    yield "haul.webp", film
    yield "board.webp", _as_webp(board_picture(view(states[at]), NAMES, say, events=events[at]))
    yield "preview.webp", _as_webp(preview_way(before, line.action, NAMES, say))
    yield "poster.webp", _as_webp(final_poster(view(states[-1]), NAMES, say))


def _length(events: Sequence[Event]) -> int:
    """How far a statue was carried that was erected then, with everybody who was paid on the way."""
    ways = [len(event.steps) + len(event.paid) for event in events if isinstance(event, Moved)]
    return max(ways, default=0) if any(isinstance(event, Erected) for event in events) else 0


def _as_webp(png: bytes) -> bytes:
    """A picture as a page shows it: not wider than it needs, and small."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    picture.thumbnail((WIDE, 10 * WIDE), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()
