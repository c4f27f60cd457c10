"""The playground's bot is set up like the one in Discord."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import run
from bot.client import Giants


def test_the_playground_opens_tables_in_the_language_that_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def playground(make_bot: Callable[[], Giants], **_: object) -> None:
        async with make_bot() as bot:
            made.append(bot.language)

    monkeypatch.setattr("bot.cli.run_bot.run_playground", playground)
    monkeypatch.setattr("bot.cli.run_bot.warm_up", lambda: None)
    monkeypatch.setattr("discord.utils.setup_logging", lambda **_: None)
    monkeypatch.setattr("bot.settings.languages", lambda: frozenset({"en", "pt-BR"}))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("GIANTS_DATABASE", str(tmp_path / "giants.db"))
    monkeypatch.setenv("GIANTS_LANGUAGE", "pt-BR")
    assert run(["run", "--quiet"]) == 0
    assert made == ["pt-BR"]
