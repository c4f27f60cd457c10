"""People who press everything they see: players, a stranger and a moderator, in bad weather."""

import os
import random

import pytest

from bot.playground.kit import CannotAct, Player, Shown, Stage

from .conftest import House
from .people import SELECT, controls, decide, due_players, newest_game, use, word
from .test_weather import GAMES, begin, trouble

STEPS = int(os.environ.get("GIANTS_SOAK_STEPS", "60"))
PRIVATE_WORDS = (
    "Only you see this",
    "Your bid:",
    "Under the Moai",
    "Standing orders:",
    "A computer player would",
)
PRIVATE_FILES = ("my-screen.png", "preview.png")


def assert_nothing_private_is_public(stage: Stage) -> None:
    """Whatever is for one person alone reached that person alone."""
    for shown in stage["Sam"].messages:
        if not shown.ephemeral:
            assert not any(words in shown.text for words in PRIVATE_WORDS)
            assert not any(name in PRIVATE_FILES for name in shown.files)
    everybody = ("Alice", "Bruno", "Chloé", "Sam", "Mo")
    for name in everybody:
        player = stage[name]
        assert all(shown.message.audience == player.id for shown in player.private)


async def press_anything(player: Player, rng: random.Random) -> None:
    """Use some control of the newest messages that this person sees."""
    offered: list[tuple[Shown, dict[str, object]]] = [
        (shown, control) for shown in player.messages[-3:] for control in controls(shown)
    ]
    if not offered:
        return
    shown, control = rng.choice(offered)
    answered = await use(player, shown, control, rng)
    if answered.modal is not None:
        await player.submit({"hex": rng.choice(("F6", "q9", "J5"))}, form=answered)
    assert control["type"] == SELECT or word(control)


@pytest.mark.parametrize("seed", range(max(2, GAMES)))
async def test_everything_that_is_seen_can_be_pressed(stage: Stage, house: House, seed: int) -> None:
    rng = random.Random(f"everything/{seed}")
    names = await begin(stage, "phase", 3)
    game = await newest_game(house.tables, stage)
    cast = [stage[name] for name in (*names.values(), "Sam", "Mo")]
    for _ in range(STEPS):
        face = (await house.tables.look(game)).face
        if face.status != "playing":
            break
        trouble(stage, rng)
        try:
            if rng.random() < 0.6:
                await press_anything(rng.choice(cast), rng)
            else:
                await decide(rng.choice(due_players(stage, face, names)), rng)
        except CannotAct:  # what was to be pressed was replaced meanwhile: look again
            await stage.settle()
        stage.faults.clear()
        assert_nothing_private_is_public(stage)
    assert (await house.tables.look(game)).face.status in ("playing", "paused", "finished", "abandoned")
