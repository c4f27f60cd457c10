"""The real bot, killed with SIGKILL wherever it hurts: everybody is told everything, once.

GIANTS_KILLS sets how often in a long run. GIANTS_KILLS_SEED draws other moments.
"""

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.playground.kit import Shown
from tests.kit.deployment import memory_folder
from tests.kit.kills.harness import KillHarness, kill_harness
from tests.kit.kills.told_messages import is_card, is_reminder
from tests.kit.table_games import faults_of

SEED = os.environ.get("GIANTS_KILLS_SEED", "Rano Raraku")
AT_MOST = 40  # kills in one world
HOURS = 50
SHIFTING = 2
"""In this game computers decide when time is up: where the bot was down then, all that follows is later."""


class Memory(NamedTuple):
    """What is left of a world: what was told to whom, what happened, what is to be told, the cards."""

    told: dict[tuple[str, int, str], list[str]]
    log: dict[int, list[Any]]
    notices: dict[int, list[Any]]
    cards: dict[int, str]


def remember(harness: KillHarness) -> Memory:
    games = [game for (game,) in harness.ask("SELECT id FROM games ORDER BY id")]
    log, notices, cards = {}, {}, {}
    for game in games:
        where = f"WHERE game = {game} ORDER BY seq"
        log[game] = harness.ask(f"SELECT seq, kind, actor, seat, line, blanks, events FROM log {where}")
        told = "delivered_at IS NULL"  # what waits until its person comes by
        columns = f"seq, number, user, key, blanks, {told}"
        notices[game] = harness.ask(f"SELECT {columns} FROM notices {where}, number")
    for (game, channel, message), standing in zip(
        harness.ask("SELECT id, channel, card_message FROM games ORDER BY id"),
        harness.standing(is_card).items(),
        strict=True,
    ):
        assert standing[0] == channel
        assert [card.id for card in standing[1]] == [message], "one card a table, and it is known"
        cards[game] = Shown(standing[1][0], harness.world).text
    reminders = [message.id for found in harness.standing(is_reminder).values() for message in found]
    known = [message for (message,) in harness.ask("SELECT DISTINCT message FROM reminder_posts")]
    assert sorted(reminders) == sorted(known), "no reminder stands that nobody will take away"
    return Memory(by_kind(harness.messages.told), log, notices, cards)


def by_kind(told: Mapping[tuple[str, int], Sequence[str]]) -> dict[tuple[str, int, str], list[str]]:
    """Cards and notices apart: nothing says which of the two comes first.

    Nor in which order notices come that wait together: pings go out as one, unless the bot died before it
    knew of all of them.
    """
    found: dict[tuple[str, int, str], list[str]] = {}
    for (person, game), messages in told.items():
        for text in messages if game == SHIFTING else sorted(messages):
            found.setdefault((person, game, "card" if text == "card" else "notice"), []).append(text)
    return found


async def live(folder: Path, seed: str, kills: int) -> tuple[Memory, KillHarness]:
    """A world from the first hour to the last."""
    async with kill_harness(folder, seed, kills) as harness:
        await harness.live(HOURS)
        left = remember(harness)
    assert faults_of(harness.path) == []
    return left, harness


def compare(left: Memory, undisturbed: Memory) -> None:
    """The same happened and was told; where all is later, as much of it as came until the end."""
    pairs: Iterator[tuple[dict[Any, Any], dict[Any, Any]]] = zip(undisturbed, left, strict=True)
    for before, after in pairs:
        came, all_of_it = 0, 0
        for key in before.keys() | after.keys():
            if SHIFTING not in (key if isinstance(key, tuple) else (key,)):
                assert after[key] == before[key]
            elif isinstance(before[key], list):
                found = after.get(key, [])
                assert found == before[key][: len(found)]
                came, all_of_it = came + len(found), all_of_it + len(before[key])
        assert 2 * came >= all_of_it


@pytest.mark.long
@pytest.mark.parametrize("wanted", [int(os.environ.get("GIANTS_KILLS", "16"))])
async def test_nobody_hears_anything_twice_or_never_however_often_the_bot_is_killed(wanted: int) -> None:
    kills, deaths = 0, Counter[str]()
    with memory_folder() as folder:
        undisturbed, harness = await live(folder, "nobody", 0)
        assert harness.kills == 0
    assert sum(map(len, undisturbed.told.values())) > 50
    for world in count():
        with memory_folder() as folder:
            left, harness = await live(folder, f"{SEED} {world}", min(AT_MOST, wanted - kills))
        compare(left, undisturbed)
        kills += harness.kills
        deaths += harness.deaths
        if kills >= wanted:
            break
    print(f"{kills} kills in {world + 1} worlds: {dict(deaths)}")
