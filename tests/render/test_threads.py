"""Painters can work side by side."""

from concurrent.futures import ThreadPoolExecutor

from bot.words import words
from engine import view
from render import board_picture, warm_up
from tests.kit.drawn_positions import NAMES, sampled


def test_two_threads_paint_the_same_as_one() -> None:
    views = [view(state) for state, _ in sampled(4, "b")][:6]
    warm_up(views[0].board, 4)
    alone = [board_picture(seen, NAMES, words()) for seen in views]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda seen: board_picture(seen, NAMES, words()), views * 2))
    assert together == alone * 2
