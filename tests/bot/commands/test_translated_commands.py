"""Commands in every language: what Discord is told it takes, and it is told anew when it changes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

import bot.words
from bot.command_sync import payloads_of
from bot.commands import add_commands
from bot.commands.translation import CommandTranslator
from bot.playground.validation.commands import read_commands
from bot.words import languages, words
from tests.kit.server import Server

GROUP = 2


class Commands(discord.Client):
    """A client that has our commands, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)
        add_commands(self)  # type: ignore[arg-type]


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    client = Commands()
    await client.tree.set_translator(CommandTranslator())
    return await payloads_of(client.tree)


def parts(body: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    here = f"{path} {body['name']}".strip()
    yield here, body
    for part in (*body.get("options", ()), *body.get("choices", ())):
        yield from parts(part, here)


async def test_every_command_and_option_has_a_name_in_english(payloads: list[dict[str, Any]]) -> None:
    """The files say what there is to translate, and the code what it is called in English."""
    say, named = words(), set()
    for path, part in (found for body in payloads for found in parts(body) if "type" in found[1]):
        name = path.replace(" ", "-") if part["type"] <= GROUP else f"option-{part['name']}"
        assert say(f"called-{name}") == part["name"]
        named.add(f"called-{name}")
    assert {key for key in say.keys if key.startswith("called-")} == named, "and nothing besides"


async def test_discord_takes_the_commands_in_every_language(
    payloads: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    """Names, descriptions and choices within their limits, and all of a command within that of the whole."""
    assert not caplog.records, "nothing had to be left in English"
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
    client = Commands()
    await client.tree.set_translator(CommandTranslator())
    told = {body["name"]: body for body in await payloads_of(client.tree)}
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
