"""A server with a game that is over."""

import pytest

from tests.kit.finished_games import finished_game, without_films
from tests.kit.server import Server


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    without_films(monkeypatch)


@pytest.fixture
async def finished(server: Server) -> int:
    return await finished_game(server)
