"""Pictures of replays are drawn once while there is room for them."""

import asyncio

import pytest

from bot.replays.pictures import ReplayPictures
from bot.replays.steps import steps_of
from bot.studio import Studio
from bot.words import words
from engine import read_record
from tests.kit.finished_games import record_text


async def test_each_is_drawn_once_and_the_longest_unused_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    steps = steps_of(read_record(record_text()))[:3]

    def draw(step: object, *_args: object) -> tuple[bytes, str]:
        drawn.append(next(number for number, known in enumerate(steps) if known is step))
        return bytes(40), "a picture"

    monkeypatch.setattr("bot.replays.pictures.step_picture", draw)
    studio = Studio(1)
    pictures = ReplayPictures(studio, most_bytes=100)

    async def show(number: int) -> None:
        assert (await pictures.of_step(1, number, steps[number], {}, words())).alt == "a picture"

    await asyncio.gather(*(show(0) for _ in range(5)))
    assert drawn == [0], "whoever asks while it is drawn gets the same"
    for number in (1, 0, 2, 0):
        await show(number)
    assert drawn == [0, 1, 2]
    await show(1)
    assert drawn == [0, 1, 2, 1], "there was no room for it"
    studio.close()
