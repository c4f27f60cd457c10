"""Somebody who knows nothing of the game: opens their move and presses what is green."""

from typing import Any

from bot.playground.kit import Answered, Player, Shown
from tests.kit.panel_play import controls, word

GREEN = 3


def green(shown: Shown) -> dict[str, Any] | None:
    """The first green button of a panel; where one is asked whether one is sure, the one that says yes."""
    offered = controls(shown)
    sure = next((part for part in offered if word(part) == "sure"), None)
    return sure or next((part for part in offered if part["type"] == 2 and part["style"] == GREEN), None)


async def follow(player: Player, said: list[str] | None = None) -> Answered:
    """Open the decision that is asked for, and press green until it is taken; `said` gets all words."""
    heard = [] if said is None else said
    answered = await player.press("Your move")
    for _ in range(4):
        heard.append(answered.text)
        assert answered.message is not None
        wanted = green(answered.message)
        assert wanted is not None, f"nothing is green on\n{answered.text}"
        answered = await player.press(wanted["custom_id"], on=answered.message)
        if "Done" in answered.text:
            heard.append(answered.text)
            return answered
    raise AssertionError(f"green leads nowhere:\n{answered.text}")
