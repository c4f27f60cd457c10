"""Commands in every language: what Discord is told it takes, and it is told anew when it changes."""

from pathlib import Path
from typing import Any

import pytest

import bot.words
from bot.playground.validation.commands import read_commands
from bot.words import languages, words
from tests.kit.commands import command_payloads, parts
from tests.kit.server import Server


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    return await command_payloads()


async def test_discord_takes_the_commands_in_every_language(
    payloads: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    """Names, descriptions and choices within their limits, and all of a command within that of the whole."""
    warned = [record for record in caplog.get_records("setup") if record.name == "bot.commands.translation"]
    assert warned == [], "nothing had to be left in English"
    read_commands(payloads)


async def test_names_differ_where_they_stand_beside_each_other(payloads: list[dict[str, Any]]) -> None:
    for path, part in (found for body in payloads for found in parts(body)):
        for kind in ("options", "choices"):
            beside = part.get(kind, ())
            for language in languages():
                names = [each.get("name_localizations", {}).get(language, each["name"]) for each in beside]
                assert len(set(names)) == len(names), (language, path, names)


async def test_the_language_of_a_client_decides_what_it_shows(payloads: list[dict[str, Any]]) -> None:
    seal = next(body for body in payloads if body["name"] == "bid")
    assert seal["description_localizations"]["de"] == words("de")("command-bid")
    assert not {"en-US", "en-GB", "es-419", "pt-BR"} & seal["description_localizations"].keys()


async def test_a_text_that_discord_would_refuse_stays_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sv-SE").mkdir()
    wrong = f"called-bid = Bjud nu\ncalled-take = ta\ncommand-take = {'x' * 101}\ncommand-bid = Bjud\n"
    (tmp_path / "sv-SE" / "some.ftl").write_text(wrong, "utf-8")
    monkeypatch.setattr(bot.words, "LOCALES", tmp_path)
    monkeypatch.setattr(bot.words, "languages", lambda: frozenset({"en", "sv-SE"}))
    told = {body["name"]: body for body in await command_payloads()}
    assert "name_localizations" not in told["bid"] or "sv-SE" not in told["bid"]["name_localizations"]
    assert told["bid"]["description_localizations"] == {"sv-SE": "Bjud"}
    assert told["take"]["name_localizations"] == {"sv-SE": "ta"}
    assert "sv-SE" not in told["take"].get("description_localizations", {})


async def test_discord_is_told_of_another_translation(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not say which translations it has, so what it was told last is remembered."""
    told = len(server.stage.requests.find("PUT", "/commands"))
    await server.restart()
    assert len(server.stage.requests.find("PUT", "/commands")) == told
    monkeypatch.setattr("bot.commands.translation.nearest", lambda _: "en")
    await server.restart()
    assert len(server.stage.requests.find("PUT", "/commands")) == told + 1
    assert not any(body.get("name_localizations") for body in server.stage.world.commands[None])
