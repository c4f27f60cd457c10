"""Work that takes longer than Discord waits: it is acknowledged in time, and the answer follows."""

from typing import Any

import pytest

from bot.playground.kit import Stage
from bot.playground.kit.patience import wait_until
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin

DEFERRED = {5, 6}


async def test_what_takes_long_is_acknowledged_and_then_answered(
    stage: Stage, deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "request", 3)
    look = deployment.tables.look

    def acknowledged() -> bool:
        sent = [entry.body for entry in stage.requests.find("POST", "/callback")]
        return any(isinstance(body, dict) and body.get("type") in DEFERRED for body in sent)

    async def slow(*args: Any, **more: Any) -> Any:
        await wait_until(acknowledged)
        return await look(*args, **more)

    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 0.0)
    monkeypatch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 0.01)
    monkeypatch.setattr(deployment.tables, "look", slow)
    answer = await stage["Bruno"].run("/giants board")
    assert answer.message is not None
    assert answer.message.files
