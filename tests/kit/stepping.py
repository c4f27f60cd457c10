"""Stepping through a game: what every panel of steps promises."""

from bot.playground.kit import Answered, Player, Shown


def step(shown: Answered | Shown | None) -> int:
    """The number of the step that is shown."""
    assert shown is not None
    return int(shown.text.split("· step ")[1].split(" of ")[0])


async def go(player: Player, answer: Answered, label: str) -> Answered:
    """Press a button of a panel of steps: one private panel, one picture with its words."""
    after = await player.press(label, on=answer.message)
    assert after.message is not None
    assert len(after.message.message.attachments) == 1
    assert after.message.alt_texts[0]
    assert len(player.private) == 1
    return after


async def walk(player: Player, begun: Answered) -> Answered:
    """From the first step two on and one back, then a round on."""
    assert begun.ephemeral
    assert step(begun) == 1
    answer = await go(player, begun, "Next ▶")
    answer = await go(player, answer, "Next ▶")
    assert step(answer) == 3
    assert "The bids are open" in answer.text
    answer = await go(player, answer, "◀")
    assert step(answer) == 2
    answer = await go(player, answer, "Round ▶")
    assert "round 2" in answer.text
    return answer
