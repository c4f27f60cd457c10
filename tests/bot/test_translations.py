"""Languages beside each other, and beside the code: nothing is missing, left over, or said past the files."""

import re

import pytest

from bot.cli.word_coverage import coverage, messages
from bot.words import FALLBACK, languages, words
from tests.kit.commands import command_payloads, parts
from tests.kit.label_keys import Lengths, limited_keys
from tests.kit.message_keys import asked_for
from tests.kit.prose import prose
from tests.kit.pseudo_language import spoken

UNFINISHED: set[str] = set()
"""Languages that are being written: English stands in for what they lack."""
NOT_SEEN = {
    r"bot/learning/positions\.py": "positions of the rules' pictures, in notation",
    r"bot/learning/topics\.py": "keys of refusals",
    r"render/art/__main__\.py": "for whoever paints maps",
}
"""Modules with texts that look like prose, and why nobody is shown them."""
NAMES = {"Rapa Nui", "living panels", "operator alerts"}
"""A board, which is called the same everywhere, and tasks."""
GROUP = 2


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_language_says_everything_with_the_same_blanks(language: str) -> None:
    found = coverage(language)
    assert not found.different
    if language not in UNFINISHED:
        assert found.complete, f"missing {found.missing}, extra {found.extra}"


def test_no_message_is_unused() -> None:
    asked = asked_for()
    assert not asked.fullmatch("no-such-message"), "not everything is asked for"
    assert [key for key in messages(FALLBACK) if not asked.fullmatch(key)] == []


def test_nothing_that_people_see_bypasses_the_files() -> None:
    seen = [
        f"{where}: {text!r}"
        for where, text in prose()
        if text not in NAMES and not any(re.match(path, where) for path in NOT_SEEN)
    ]
    assert seen == []


def too_long(language: str) -> list[str]:
    """The messages on buttons, in menus and on forms that Discord would not take."""
    lengths, limits = Lengths(messages(language)), limited_keys()
    assert len(limits) > 150, "most of them are found"
    return [key for key, most in limits.items() if lengths.longest(key) > most]


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_stands_on_controls_fits_there(language: str) -> None:
    assert too_long(language) == []


def test_what_stands_on_controls_fits_in_longer_languages_too() -> None:
    with spoken():
        assert too_long(FALLBACK) == []


async def test_every_command_and_option_has_a_name_in_english() -> None:
    """The files say what there is to translate, and the code what it is called in English."""
    say, named = words(), set()
    for path, part in (found for body in await command_payloads() for found in parts(body)):
        if "type" in part:
            name = path.replace(" ", "-") if part["type"] <= GROUP else f"option-{part['name']}"
            assert f"called-{name}" in say, f"called-{name} is missing in command_names.ftl"
            assert say(f"called-{name}") == part["name"]
            named.add(f"called-{name}")
    assert {key for key in say.keys if key.startswith("called-")} == named, "and nothing besides"
