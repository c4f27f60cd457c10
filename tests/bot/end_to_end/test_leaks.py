"""Nobody learns a secret: two games that differ only in what somebody may not know are the same to them.

GIANTS_LEAK_GAMES says how many tables a long run compares, and half as many auctions; GIANTS_LEAK_FIRST from
which seed on.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.moderation.panel import ModeratorPanel
from bot.reminders.delivery import NoticeDelivery
from tests.kit.leaks.explorer import Explorer
from tests.kit.leaks.planted import PLANTS
from tests.kit.leaks.scenarios import look_at_everything, plan_in_secret, seal_in_secret, sealed_twins
from tests.kit.leaks.worlds import Scene, difference
from tests.kit.long_runs import only_long

USUAL = 1  # tables in every run
GAMES = int(os.environ.get("GIANTS_LEAK_GAMES", "12"))
FIRST = int(os.environ.get("GIANTS_LEAK_FIRST", "0"))
NOTICE_BY_DM = 4  # a seed where a moderator decides for somebody who is told so in a direct message
AT_ONCE = 6  # tables, one after another, at which one bot is watched


def batches(usual: int, count: int) -> list[Any]:
    """The seeds of a few tables, and in a long run of so many, some to a bot."""
    last = FIRST + count
    more = [range(first, min(first + AT_ONCE, last)) for first in range(FIRST, last, AT_ONCE)]
    return [range(usual), *only_long(more)]


@pytest.mark.long
@pytest.mark.parametrize("seeds", batches(USUAL, GAMES), ids=str)
async def test_games_that_differ_in_secrets_are_the_same_to_who_may_not_know(
    tmp_path: Path, seeds: Sequence[int]
) -> None:
    assert await difference(tmp_path, seeds, look_at_everything) is None


@pytest.mark.parametrize("seeds", batches(USUAL, GAMES // 2), ids=str)
async def test_nothing_that_is_sent_depends_on_sealed_bids_and_orders(
    tmp_path: Path, seeds: Sequence[int]
) -> None:
    assert await difference(tmp_path, seeds, seal_in_secret) is None


@pytest.mark.long
@pytest.mark.parametrize("seeds", batches(USUAL, GAMES // 3), ids=str)
async def test_nothing_that_is_sent_depends_on_plans(tmp_path: Path, seeds: Sequence[int]) -> None:
    assert await difference(tmp_path, seeds, plan_in_secret) is None


@pytest.mark.long
async def test_what_of_two_things_takes_longer_is_no_difference(tmp_path: Path) -> None:
    slow = ((NoticeDelivery, "_deliver_one"), (ModeratorPanel, "show"))  # in one world, in the other

    async def hesitate(scene: Scene, number: int, seed: int) -> None:
        owner, name = slow[number]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(owner, name, _later(getattr(owner, name)))
            await seal_in_secret(scene, number, seed)

    assert await difference(tmp_path, [NOTICE_BY_DM], hesitate) is None


def _later(real: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    async def late(*args: Any, **more: Any) -> None:
        await asyncio.sleep(0.2)  # long enough for all others to go first, if they could
        await real(*args, **more)

    return late


@pytest.mark.long
async def test_the_hunt_finds_leaks_of_every_kind(tmp_path: Path) -> None:
    async def glance(scene: Scene, number: int, seed: int) -> None:
        made = await sealed_twins(scene)
        with pytest.MonkeyPatch.context() as patch:
            if seed < len(PLANTS):
                PLANTS[seed](patch, made.changes[number].table.game())
            table = await scene.begin(made.changes[number], made.others)
            assert made.viewer is not None
            await Explorer(scene, made.viewer, random.Random(seed)).press_card("screen")
            await scene.end(table)

    found = await difference(tmp_path, range(len(PLANTS) + 1), glance) or ""
    told = [plant.__name__ for number, plant in enumerate(PLANTS) if f"seed {number}, " in found]
    assert told == [plant.__name__ for plant in PLANTS]
    assert f"seed {len(PLANTS)}, " not in found, "without a leak there is none"
