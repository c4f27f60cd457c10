"""`giants words`: what a language lacks, and a game told in each."""

from pathlib import Path

import pytest

import bot.words
from bot.cli import run
from bot.cli.word_coverage import coverage
from bot.words import languages

TOLD = Path(__file__).parent.parent / "told_games"
RECORD = TOLD / "record.txt"


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = (
        'one = { $count } logs\ntwo = Say { COMMAND("giants log") }\nthree = { TERM($seat, "colour") }\n'
    )
    german = 'one = Stämme\nthree = { TERM($seat, "colour", case: "dat") }\nfour = Vier\n'
    for name, text in (("en", english), ("de", german)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "some.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(bot.words, "LOCALES", tmp_path)
    monkeypatch.setattr("bot.cli.words.languages", lambda: frozenset({"en", "de"}))


@pytest.mark.usefixtures("two_languages")
def test_a_language_is_compared_with_english(capsys: pytest.CaptureFixture[str]) -> None:
    found = coverage("de")
    assert found.missing == ("two",)
    assert found.extra == ("four",)
    assert found.different == ("one: without $count",), "another case is no other blank"
    assert run(["words", "--language", "de"]) == 1
    said = capsys.readouterr().out
    assert "66.7% of 3 messages are said" in said
    assert "missing: two\n" in said
    assert run(["words"]) == 1
    assert "Deutsch" in capsys.readouterr().out


@pytest.mark.usefixtures("two_languages")
def test_a_language_that_says_everything_is_complete() -> None:
    assert coverage("en").complete
    assert run(["words", "--language", "en"]) == 0


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["words", "--language", "tlh"]) == 2
    assert "there is no language 'tlh'" in capsys.readouterr().err


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_game_is_told_as_it_was_read_and_found_good(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """To renew one, run giants words --tell with the record and the language, and read what it prints."""
    assert run(["words", "--tell", str(RECORD), "--language", language]) == 0
    assert capsys.readouterr().out == (TOLD / f"{language}.txt").read_text("utf-8")
