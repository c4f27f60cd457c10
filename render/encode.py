"""Pictures as files: PNG in one fixed palette, which is quick and exact; or WebP, a third as large."""

import io
import threading
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

# Named here, or Pillow would load the readers of all formats that there are to find the one of WebP.
from PIL import Image, WebPImagePlugin

from .hues import TRIBES

WEBP = WebPImagePlugin.WebPImageFile.format
COLOURS = 256
WEBP_QUALITY = 70


_of_thread = threading.local()


@cache
def _entries() -> bytes:
    raw = (files("data") / "art" / "palette.bin").read_bytes()
    if len(raw) != COLOURS * 3:
        raise ValueError(f"palette.bin holds {len(raw)} bytes, not {COLOURS * 3}")
    return raw


def palette() -> Image.Image:
    """The palette of every picture, as Pillow wants it: an image that carries it.

    One for each thread, since Pillow hangs its search tables on the palette while it maps a picture.
    """
    holder: Image.Image | None = getattr(_of_thread, "holder", None)
    if holder is None:
        holder = _of_thread.holder = Image.new("P", (1, 1))
        holder.putpalette(_entries())
    return holder


def exact_colours() -> bytes:
    """The entries that every palette must hold exactly: the players' fills and inks."""
    entries = dict.fromkeys(colour for tribe in TRIBES.values() for colour in (tribe.fill, tribe.ink))
    return bytes(part for colour in entries for part in colour)


def png(picture: Image.Image) -> bytes:
    """A picture as PNG. Never dithered: dots cost bytes and blur small letters."""
    mapped = picture.quantize(palette=palette(), dither=Image.Dither.NONE)
    out = io.BytesIO()
    mapped.save(out, "PNG", compress_level=2)
    return out.getvalue()


def webp(picture: Image.Image) -> bytes:
    """A picture as WebP, for what is uploaded over and over: letters stay sharp, and it never varies."""
    out = io.BytesIO()
    picture.save(out, WEBP, quality=WEBP_QUALITY, method=2)
    return out.getvalue()


def moving_webp(shots: Sequence[tuple[Image.Image, int]], *, loop: int, quality: int, method: int) -> bytes:
    """Pictures and how many milliseconds each stays, as a WebP that plays `loop` times; with 0 for ever."""
    out = io.BytesIO()
    first, *rest = (picture for picture, _ in shots)
    times = [milliseconds for _, milliseconds in shots]
    first.save(
        out,
        WEBP,
        save_all=True,
        append_images=rest,
        duration=times,
        loop=loop,
        quality=quality,
        method=method,
    )
    return out.getvalue()
