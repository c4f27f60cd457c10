"""The page's own words: the same in every language that the game speaks."""

import re
from pathlib import Path

import bot.playground.page.routes
from bot.words import languages

WORDS = (Path(bot.playground.page.routes.__file__).parent / "static" / "words.js").read_text("utf-8")
STANDIN = Path(bot.playground.page.routes.__file__).parents[1]


def said() -> dict[str, dict[str, str]]:
    """What each language says, by key."""
    blocks = re.findall(r"\n  (\w\w): \{\n(.*?)\n  \},", WORDS, re.DOTALL)
    return {name: dict(re.findall(r'(\w+): "((?:[^"\\]|\\.)*)"', block)) for name, block in blocks}


def blanks(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))


def test_every_language_of_the_game_has_all_words_with_the_same_blanks() -> None:
    found = said()
    assert found.keys() == languages()
    english = {key: blanks(text) for key, text in found["en"].items()}
    assert len(english) > 60
    for words in found.values():
        assert {key: blanks(text) for key, text in words.items()} == english


def test_what_the_page_asks_for_is_there() -> None:
    static = (Path(bot.playground.page.routes.__file__).parent / "static").glob("*.js")
    asked = {key for path in static for key in re.findall(r'\bword\("(\w+)"', path.read_text("utf-8"))}
    assert asked <= said()["en"].keys()


def test_refusals_that_it_translates_are_those_of_the_stand_in() -> None:
    sources = "".join(path.read_text("utf-8") for path in STANDIN.rglob("*.py"))
    plain = [text for text in re.findall(r"\[/\^([^/]+)\$/", WORDS) if not re.search(r"[(?+]", text)]
    assert len(plain) >= 4
    assert [text for text in plain if text.replace("\\", "") not in sources] == []
