"""Every press is answered, whatever became of an earlier answer, however slow the line, in any crowd."""

import asyncio
from typing import Any

import pytest

from bot.playground.interactions import ANSWER_WITHIN, CallbackType
from bot.playground.kit import Player, Shown, Stage
from bot.playground.kit.patience import wait_until
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin, controls, newest_game, word
from tests.kit.server import Server

CALLBACK = r"/interactions/\d+/.*/callback"
PRESSES = 60


async def test_two_decisions_typed_at_the_same_moment_are_both_answered(
    stage: Stage, deployment: Deployment
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    bruno, before = stage["Bruno"], (await deployment.tables.look(game)).table.version
    said: list[str] = []

    def hear(event: str, message: Any) -> None:
        if event == "message" and message.audience == bruno.id:
            said.append(Shown(message, stage.world).text)

    stage.world.subscribe(hear)
    await asyncio.gather(bruno.run("/bid", workers=1), bruno.run("/bid", workers=2))
    assert (await deployment.tables.look(game)).table.version > before
    assert sorted("Done" in text for text in said if "never wake" not in text) == [False, True]
    assert "moved on" in "".join(said)
    assert len(bruno_private(stage)) <= 2, "one panel, and perhaps what time it is"


async def test_what_follows_an_answer_that_broke_off_takes_its_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It arrived, and only Discord knows it; the next page takes its place all the same."""
    await begin(stage, "request", 3)
    monkeypatch.setattr("bot.play.menu.split_text", lambda _: ["first part", "second part"])
    stage.faults.lose_answer(CALLBACK)
    answer = await stage["Bruno"].run("/giants board", text=True)
    assert answer.text == "first part"
    assert answer.message is not None
    assert (await stage["Bruno"].press("Further →", on=answer.message)).text == "second part"
    assert "first part" not in "".join(bruno_private(stage))


async def test_a_picture_that_takes_too_long_to_send_follows_an_acknowledgement(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "request", 3)
    stage.standin.interactions.answer_within = ANSWER_WITHIN
    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 0.3)
    monkeypatch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 0.3)
    monkeypatch.setattr("bot.ui.answers.uploads.UNKNOWN", 1e9)  # nothing tells yet that the line is slow
    stage.faults.slow_upload(CALLBACK, seconds=ANSWER_WITHIN + 0.5)
    answer = await stage["Bruno"].run("/giants board")
    assert answer.interaction.answer is CallbackType.DEFER
    assert answer.message is not None
    assert answer.message.files


async def test_over_a_slow_line_a_picture_is_acknowledged_first(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "request", 3)
    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 1.8)
    monkeypatch.setattr("bot.ui.answers.uploads.UNKNOWN", 1.0)  # bytes a second
    first = await stage["Bruno"].press("My screen")
    assert first.interaction.answer is CallbackType.DEFER_UPDATE
    assert first.ephemeral
    assert first.message is not None
    assert first.message.files
    second = await stage["Bruno"].press("My screen")
    assert second.interaction.answer is CallbackType.MESSAGE, "the line turned out to be quick"


async def test_an_answer_in_place_of_a_panel_that_is_gone_is_given_anew(
    stage: Stage, deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody presses on a panel and closes it while the bot is still at work."""
    await begin(stage, "request", 3)
    panel = await stage["Bruno"].press("Your move")
    assert panel.message is not None
    shown, look = panel.message, deployment.tables.look

    async def slow(*args: Any, **more: Any) -> Any:
        if stage.world.message(shown.message.channel_id, shown.message.id) is not None:
            await wait_until(lambda: bool(deferred(stage)))
            stage.standin.actions.dismiss(stage["Bruno"].person, shown.message)
        return await look(*args, **more)

    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 0.0)
    monkeypatch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 0.01)
    monkeypatch.setattr(deployment.tables, "look", slow)
    seal = next(label for label in shown.buttons if label.startswith("Seal"))
    answer = await stage["Bruno"].press(seal, on=shown)
    assert answer.ephemeral
    assert "Done" in answer.text


def deferred(stage: Stage) -> list[int]:
    """The callbacks that only acknowledged, by their kind."""
    kinds = [entry.body.get("type") for entry in stage.requests.find("POST", "/callback")]
    return [kind for kind in kinds if kind in (CallbackType.DEFER, CallbackType.DEFER_UPDATE)]


async def test_in_a_crowd_everybody_is_acknowledged_before_anything_else(
    stage: Stage, deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "request", 3)
    look, seen = deployment.tables.look, [0]

    async def noted(*args: Any, **more: Any) -> Any:
        seen[0] = seen[0] or len(deferred(stage))
        return await look(*args, **more)

    monkeypatch.setattr(deployment.tables, "look", noted)
    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 1.8)
    bruno, answers = stage["Bruno"], list[str]()

    def hear(event: str, message: Any) -> None:
        answers.extend(["answered"] if event == "message" and message.audience == bruno.id else [])

    stage.world.subscribe(hear)
    await asyncio.gather(*(bruno.press("More") for _ in range(PRESSES)))
    assert seen == [PRESSES]
    assert len(answers) == PRESSES
    assert bruno_private(stage).count("**More**") == 1, "the others were closed"


def bruno_private(stage: Stage) -> list[str]:
    return [shown.text for shown in stage["Bruno"].private if shown.text]


async def panel_with_form(server: Server) -> tuple[Player, Shown, str]:
    """Somebody who is about to place a figure, their panel, and its button that opens a form."""
    game = await server.begun()
    await server.until_phase(game, "placement")
    table = await server.table(game)
    due = next(seat for seat in table.seats if seat.colour in table.due)
    player = server[server.name_of(due.user or 0)]
    panel = (await player.press("Your move")).message
    assert panel is not None
    [button] = [part["custom_id"] for part in controls(panel) if word(part) == "ask-hex"]
    return player, panel, button


async def test_a_form_is_opened_in_any_crowd(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord opens no form after an acknowledgement, so a press that asks for one gets none early."""
    player, panel, button = await panel_with_form(server)
    monkeypatch.setattr("bot.ui.respond.CROWD", 0)
    assert (await player.press(button, on=panel)).modal is not None
    again = await player.press("Your move")
    assert again.interaction.answer is CallbackType.DEFER_UPDATE, "anything else is acknowledged at once"


async def test_who_waits_too_long_for_a_form_is_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player, panel, button = await panel_with_form(server)
    look = server.tables.look

    async def slow(*args: Any, **more: Any) -> Any:
        await wait_until(lambda: bool(deferred(server.stage)))
        return await look(*args, **more)

    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 0.0)
    monkeypatch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 0.01)
    monkeypatch.setattr(server.tables, "look", slow)
    answer = await player.press(button, on=panel)
    assert answer.modal is None
    assert "press again" in answer.text
