"""What a decision asks of Discord beside its answer: the card, and who is called; no names that are known."""

from bot.playground.kit import Stage
from tests.kit.panel_play import begin

EXEMPT = ("/callback", "/webhooks/")
"""Answers to interactions, which Discord does not count among a bot's requests."""


def limited(stage: Stage, since: int) -> list[str]:
    """The requests that Discord counts, of those after some."""
    entries = list(stage.requests.entries)[since:]
    return [
        f"{entry.method} {entry.path}" for entry in entries if not any(part in entry.path for part in EXEMPT)
    ]


async def seal(stage: Stage, name: str) -> list[str]:
    """What was asked of Discord while somebody opened their panel and sealed their bid."""
    await stage.settle()
    since = len(stage.requests.entries)
    panel = await stage[name].press("Your move")
    assert panel.message is not None
    button = next(label for label in panel.message.buttons if label.startswith("Seal: "))
    answer = await stage[name].press(button, on=panel.message)
    assert "Done" in answer.text
    await stage.settle()
    return limited(stage, since)


async def test_a_decision_costs_at_most_two_limited_requests_and_a_call_one_more(stage: Stage) -> None:
    """Whoever is called gets a new message, which becomes the card, and the old card goes."""
    await begin(stage, "request", 3)
    asked = [await seal(stage, name) for name in ("Alice", "Bruno", "Chloé")]
    assert [len(requests) for requests in asked[:2]] == [1, 1], asked
    assert all(requests[0].startswith("PATCH") for requests in asked[:2])
    assert sorted(request.split()[0] for request in asked[2]) == ["DELETE", "PATCH", "POST"], asked[2]
    assert sum(map(len, asked)) <= 2 * len(asked)
    assert not [request for requests in asked for request in requests if "/members/" in request]
