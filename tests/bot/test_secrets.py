"""Nothing public depends on a secret: two games that differ only in what is sealed look the same."""

from pathlib import Path

import pytest

from bot.client import Giants
from bot.playground.kit import Shown, Stage, playing
from bot.tables import Tables
from engine.actions import Bid

CAST = ("Alice", "Bruno", "Chloé")


def public(shown: Shown, people: dict[int, str]) -> tuple[object, ...]:
    """All that anybody could get out of a message, with accounts by name."""

    def named(text: str) -> str:
        for number, name in people.items():
            text = text.replace(str(number), name)
        return text

    ids = [part["custom_id"] for part in shown.components if "custom_id" in part]
    values = [o["value"] for part in shown.components for o in part.get("options", ())]
    return (named(shown.text), tuple(shown.alt_texts), tuple(ids), tuple(values), tuple(shown.files.items()))


async def watch(path: Path, bids: dict[str, Bid]) -> list[tuple[tuple[object, ...], ...]]:
    """What a stranger sees after each bid but the last of a fixed game's first auction."""
    tables = await Tables.open(path, new_seed=lambda: "the same dice")
    seen = []
    try:
        async with playing(lambda: Giants(tables), work=("card-",)) as stage:
            people = {player.id: player.person.name for player in map(stage.__getitem__, (*CAST, "Sam"))}
            await _begin(stage)
            for name in CAST[:-1]:
                bid = bids[name]
                await stage[name].run(
                    "/bid",
                    markers=bid.markers,
                    workers=bid.workers,
                    sorcerer=bid.sorcerer,
                    chief=bid.chief,
                )
                count = CAST.index(name) + 1
                await stage["Sam"].until_sees("One of 3" if count == 1 else f"{count} of 3")
                await stage.settle()
                seen.append(tuple(public(shown, people) for shown in stage["Sam"].messages))
    finally:
        await tables.close()
    return seen


async def _begin(stage: Stage) -> None:
    first, *others = (stage[name] for name in CAST)
    await first.run("/giants new")
    for player in others:
        await player.run("/giants join")
    await first.run("/giants start")
    await first.until_sees("Round 1")


@pytest.mark.parametrize(
    "other",
    [Bid(), Bid(2, 1), Bid(0, 1, True, True), Bid(1, 0, False, True)],
    ids=str,
)
async def test_what_a_stranger_sees_does_not_depend_on_a_sealed_bid(tmp_path: Path, other: Bid) -> None:
    same = {"Bruno": Bid(1, 1)}
    one = await watch(tmp_path / "one.db", {"Alice": Bid(2, 0, True), **same})
    two = await watch(tmp_path / "two.db", {"Alice": other, **same})
    assert [len(step) for step in one] == [len(step) for step in two]
    assert one == two


async def test_a_private_panel_is_seen_by_its_player_alone(stage: Stage) -> None:
    await _begin(stage)
    alice, bruno, sam = stage["Alice"], stage["Bruno"], stage["Sam"]
    panel = await alice.press("Your move")
    assert panel.message is not None
    mine = panel.message.message.id
    assert mine in {shown.message.id for shown in alice.messages}
    assert mine not in {shown.message.id for shown in (*bruno.messages, *sam.messages)}


async def test_a_stranger_who_presses_gets_a_kind_answer(stage: Stage) -> None:
    await _begin(stage)
    answer = await stage["Sam"].press("Your move")
    assert answer.ephemeral
    assert "You are watching this game" in answer.text
    answer = await stage["Sam"].press("My screen")
    assert "You are watching this game" in answer.text
