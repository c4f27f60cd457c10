"""A server with a game that is over."""

import io

import pytest
from PIL import Image

from tests.kit.finished_games import finished_game, without_films
from tests.kit.server import Server


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    film = io.BytesIO()
    Image.new("RGB", (64, 64)).save(film, "WEBP")
    without_films(monkeypatch, film.getvalue())


@pytest.fixture
async def finished(server: Server) -> int:
    return await finished_game(server)
