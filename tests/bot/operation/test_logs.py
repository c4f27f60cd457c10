"""The log says once what went wrong and where, for people and for programs."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from bot.operation.logs import JsonFormatter, LogFormat, logging_set_up
from bot.playground.kit.player import Unanswered
from bot.storage.errors import StoreFullError
from bot.tables.service import Tables
from tests.kit.server import Server


@contextmanager
def logged_as_json() -> Iterator[list[dict[str, Any]]]:
    """Collect what our own modules log, as programs read it."""
    lines: list[dict[str, Any]] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(self.format(record)))

    handler = Collector(logging.WARNING)
    handler.setFormatter(JsonFormatter())
    logging.getLogger("bot").addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger("bot").removeHandler(handler)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_there_are_colours_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("discord.utils.is_docker", lambda: True)
    plain, terminal = io.StringIO(), Terminal()
    for stream in (plain, terminal):
        with logging_set_up("info", "text", stream):
            logging.getLogger("bot.test").warning("here as %s", "Giants")
    assert "\x1b" not in plain.getvalue()
    assert plain.getvalue().endswith("WARNING  bot.test: here as Giants\n")
    assert plain.getvalue().count("\n") == 1, "once it is over, it says nothing any more"
    assert "\x1b" in terminal.getvalue()


def test_voice_is_not_missed() -> None:
    discord.VoiceClient.warn_nacl = True
    stream = io.StringIO()
    with logging_set_up("info", "text", stream):
        discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    assert stream.getvalue() == ""


def test_a_json_line_has_the_fault_and_its_reference() -> None:
    stream = io.StringIO()
    with logging_set_up("info", "json", stream):
        logging.getLogger("bot.ui").error(
            "game %s: fault %s", 7, "a1b2c3", exc_info=ValueError("odd"), extra={"reference": "a1b2c3"}
        )
    line = json.loads(stream.getvalue())
    assert (line["game"], line["reference"], line["level"]) == (7, "a1b2c3", "error")
    assert "ValueError: odd" in line["fault"]


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "pressed"])
async def test_a_full_disk_is_told_to_the_player_and_logged_once_with_its_game(
    server: Server, monkeypatch: pytest.MonkeyPatch, typed: bool
) -> None:
    game = await server.begun()
    panel = None if typed else await server["Bruno"].press("Your move")

    async def full(*_: Any, **__: Any) -> Any:
        raise StoreFullError("table-store-full", detail="disk is full")

    monkeypatch.setattr(Tables, "submit", full)
    with logged_as_json() as lines:
        if panel is None:
            answer = await server["Bruno"].run("/bid", markers=1, workers=1)
        else:
            assert panel.message is not None
            seal = next(label for label in panel.message.buttons if label.startswith("Seal: "))
            answer = await server["Bruno"].press(seal, on=panel.message)
    assert "no room left on the disk" in answer.text
    (line,) = lines
    assert line["game"] == game
    assert line["server"] == server.stage.demo.guild.id
    assert isinstance(line["interaction"], int)
    assert "table-store-full" in line["message"]


async def test_a_fault_in_what_is_offered_to_type_names_its_game_and_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.begun()

    async def odd(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.play.decision_panels.DecisionPanels.sitting", odd)
    server.stage.patience = 0.5
    forms: tuple[LogFormat, ...] = ("text", "json")
    for form in forms:
        stream = io.StringIO()
        with logging_set_up("info", form, stream), pytest.raises(Unanswered):
            await server["Bruno"].complete("/place", "hex", hex="")
        (line,) = (line for line in stream.getvalue().splitlines() if "place" in line and "offers" in line)
        assert f"game {game}: fault" in line
        assert str(server["Bruno"].person.id) not in line
    assert json.loads(line)["game"] == game
    assert "ZeroDivisionError" in json.loads(line)["fault"]


async def test_a_fault_of_a_typed_command_names_its_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.begun()

    async def odd(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Tables, "submit", odd)
    with logged_as_json() as lines:
        answer = await server["Bruno"].run("/bid", markers=1, workers=1)
    (line,) = lines
    assert line["game"] == game
    assert line["reference"] in answer.text
    assert "ZeroDivisionError" in line["fault"]
