"""Games that were played to their end, without the time that playing them takes."""

import io
from importlib.resources import files
from typing import Final

import pytest
from PIL import Image

from bot.learning.example_game import EXAMPLE
from bot.tables.model import SYSTEM, Place
from bot.tables.records import import_record
from tests.kit.server import Server


def _webp() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (64, 64)).save(file, "WEBP")
    return file.getvalue()


WEBP: Final = _webp()
"""A picture in which there is nothing to see."""


def record_text() -> str:
    """The record of a whole game of three."""
    return (files("data") / "examples" / EXAMPLE).read_text("utf-8")


def without_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for the films of finished games: there is nothing to see in them."""
    for name in ("recap", "reveal"):
        monkeypatch.setattr(f"bot.card.final_files.{name}", lambda *_args: WEBP)


async def finished_game(
    server: Server, people: tuple[str, ...] = ("Alice", "Bruno", "Chloé"), place: Place | None = None
) -> int:
    """A game that is over for good, as if these people had played it."""
    now = server.fake_clock.time
    change = import_record(record_text(), place or server.here, "operator", None, "a seed", now)
    users = (server[name].id for name in people)
    seats = zip(change.table.seats, users, strict=True)
    change.table.seats = tuple(seat._replace(user=user) for seat, user in seats)
    outcome = await server.tables._queue.create(change, SYSTEM)
    await server.stage.settle()
    return outcome.table.id
