"""What Discord refuses besides the answer itself is told with its reason: no silence, no endless thinking."""

import pytest
from discord import ui

from bot.playground.errors import (
    FULL_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_FOUND,
    TOO_MANY_THREADS,
    UNKNOWN_CHANNEL,
    WRONG_CHANNEL_TYPE,
    ErrorCode,
)
from bot.playground.kit import Stage
from bot.playground.validation.messages import Upload
from bot.ui.components import PressButton
from tests.kit.deployment import Deployment, staged
from tests.kit.panel_play import begin

THREADS = r"/channels/\d+/threads"
MEMBERS = r"/guilds/\d+/members/\d+"
REASONS = {
    MISSING_PERMISSIONS: "not allowed",
    WRONG_CHANNEL_TYPE: "kind of channel",
    TOO_MANY_THREADS: "as many open threads",
    FULL_THREAD: "thread is full",
    UNKNOWN_CHANNEL: "channel is gone",
    ErrorCode(400, 424242, "Something new"): "424242",
}


@pytest.mark.parametrize("error", REASONS, ids=lambda error: str(error.code))
async def test_a_thread_that_cannot_be_opened_is_told_with_its_reason(
    stage: Stage, deployment: Deployment, error: ErrorCode
) -> None:
    stage.faults.refuse(error, THREADS, method="POST")
    answer = await stage["Alice"].run("/giants new", thread=True)
    assert answer.ephemeral
    assert REASONS[error] in answer.text
    assert await deployment.tables.storage.tables.in_server(stage.demo.guild.id) == ()


async def test_a_failure_of_discord_is_told_as_such(stage: Stage) -> None:
    await stage["Alice"].run("/giants new")
    stage.faults.server_error(MEMBERS, method="GET", status=503)
    answer = await stage["Alice"].run("/giants host invite", person=stage["Bruno"].id)
    assert answer.ephemeral
    assert "Discord has a problem of its own" in answer.text


async def test_a_connection_that_breaks_under_the_work_is_told(stage: Stage) -> None:
    await stage["Alice"].run("/giants new")
    stage.faults.lose_request(MEMBERS, method="GET", times=9)
    answer = await stage["Alice"].run("/giants host invite", person=stage["Bruno"].id)
    assert "could not be reached" in answer.text


async def test_a_person_who_may_not_be_looked_up_is_told(stage: Stage) -> None:
    await stage["Alice"].run("/giants new")
    stage.faults.refuse(MISSING_ACCESS, MEMBERS, method="GET")
    answer = await stage["Alice"].run("/giants host invite", person=stage["Bruno"].id)
    assert "can't see" in answer.text


async def test_a_file_that_is_gone_is_told(stage: Stage) -> None:
    stage.faults.refuse(NOT_FOUND, "/attachments/", method="GET")
    answer = await stage["Mo"].run("/table import", record=Upload("record.txt", b"1. bid"))
    assert "file is gone" in answer.text


async def test_an_answer_that_discord_finds_malformed_is_a_fault_that_is_told(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake of ours in a page: whoever pressed learns that something went wrong."""
    async with staged(deployment, captured=False) as stage:
        await begin(stage, "request", 3)
        monkeypatch.setattr("bot.ui.components._button", lambda *_: _too_long())
        answer = await stage["Bruno"].press("More")
        assert "went wrong" in answer.text
        assert "fault" in caplog.text


def _too_long() -> PressButton:
    return PressButton(ui.Button(label="x" * 200, custom_id="bg:1:1:more::log"))
