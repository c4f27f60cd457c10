"""GIANTS_LANGUAGE: a language that there is, regions included, or a sentence that names those there are."""

import pytest

from bot.cli import run
from bot.settings import SettingsError, read_settings


@pytest.mark.parametrize("language", ["xx", "de-XX", "English", ""])
def test_a_language_that_there_is_not_is_refused(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.settings.languages", lambda: frozenset({"en", "pt-BR"}))
    monkeypatch.setenv("GIANTS_LANGUAGE", language)
    assert run([]) == 2
    said = capsys.readouterr().err
    assert f"GIANTS_LANGUAGE: there is no language {language!r}; choose one of: en, pt-BR" in said


def test_a_language_of_a_region_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.settings.languages", lambda: frozenset({"en", "pt-BR"}))
    monkeypatch.setenv("GIANTS_LANGUAGE", "pt-BR")
    assert read_settings().language == "pt-BR"


def test_every_wrong_setting_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIANTS_LANGUAGE", "xx")
    monkeypatch.setenv("GIANTS_SHARDS", "0")
    with pytest.raises(SettingsError) as refused:
        read_settings()
    language, shards = str(refused.value).splitlines()
    assert language.startswith("GIANTS_LANGUAGE: ")
    assert shards.startswith("GIANTS_SHARDS: ")
