"""The rules by topic: every section of the rules and every refusal has its topic, and words lead there."""

import re

import pytest

from bot.learning.pictures import PICTURES, picture, picture_in_words
from bot.learning.positions import before_the_round, in_the_round
from bot.learning.topics import TOPICS, Topic, find_topics, topic_of_refusal
from bot.words import use_command_ids, words
from engine.checks import check
from tests.engine.test_refusals import reasons
from tests.kit.source_code import ROOT

NO_RULE = re.compile(
    r"notation-|bad-|header-|unknown-(colour|board|rules|option)$|other-game|result-too-early|wrong-result"
    r"|no-such-line|colour-twice|not-seated|nobody-decides"
)
"""Refusals of records, of what is typed, and of seats: no topic of the game says more than they do."""
LONGEST: int = 700
"""Characters of a page in English: other languages take more, and a phone shows it beside a picture."""


def sections() -> set[str]:
    """Every section of the rules in which something is said, by its number."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    parts = re.findall(r"^##+ (\d+(?:\.\d+)?|R\d+)\.? [^\n]*\n+(?=(#?))", text, re.MULTILINE)
    return {number for number, heading in parts if not heading}


def test_every_section_of_the_rules_is_explained_by_a_topic() -> None:
    there = sections()
    assert {"1.1", "6.2", "9.5", "12.1", "10", "R15", "16.3"} <= there
    explained = {section for topic in TOPICS.values() for section in topic.sections}
    chapters = {"7", "15", "16"}  # say in a sentence what their sections say
    assert there - explained - chapters == set()
    assert explained - there == set(), "these sections are gone"


def test_every_refusal_of_the_rules_leads_to_a_topic() -> None:
    keys = {reason.key for reason in reasons()}
    assert "no-own-figure" in keys
    assert {key for key in keys if not NO_RULE.match(key) and topic_of_refusal(key) is None} == set()
    assert {key for key in keys if NO_RULE.match(key) and topic_of_refusal(key) is not None} == set()


def test_a_menu_can_hold_all_topics_and_a_phone_every_page() -> None:
    say = words()
    use_command_ids({})
    assert len(TOPICS) <= 25
    for topic in TOPICS.values():
        assert len(topic.title(say)) <= 50
        for page in range(1, topic.pages + 1):
            assert len(topic.text(say, page)) <= LONGEST, topic.key


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("tie", "order"),
        ("broken", "dice"),
        ("reserve", "reserving"),
        ("abandoned", "marking"),
        ("chief logs", "logs"),
        ("two half-tablets", "tablets"),
        ("own figure", "erecting"),
        ("peek", "hidden"),
        ("strong", "strength"),
        ("BASES", "pieces"),
        ("carrying", "carrying"),
    ],
)
def test_words_lead_to_their_topic(typed: str, expected: str) -> None:
    assert find_topics(typed, words())[0].key == expected


def test_without_words_all_topics_are_found_and_nonsense_finds_none() -> None:
    assert find_topics("", words()) == list(TOPICS.values())
    assert find_topics("castling", words()) == []


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("erecting", "a figure of your own"),
        ("strength", "A chief gives **3**"),
        ("powers", "**two half-tablets**"),
        ("powers", "Workers have no power"),
        ("order", "more half-tablets"),
        ("scoring", "With equal points you share the place"),
        ("marking", "What then has no marker **is abandoned**"),
        ("reserving", "you alone can erect a Moai there"),
        ("scoring", "Moai score at the end"),
        ("ending", "a Moai on every base that they began with"),
        ("logs", "in the next round"),
        ("dice", "a 3 counts as a 2, and a 0 as a 1"),
    ],
)
def test_nothing_that_people_get_wrong_is_missing(topic: str, said: str) -> None:
    assert said in TOPICS[topic].text(words())


def test_the_example_round_is_a_sound_game_at_every_line() -> None:
    check(before_the_round())
    for lines in range(1, 32):
        check(in_the_round(lines)[0])


def test_every_picture_is_drawn_and_described() -> None:
    used = {name for topic in TOPICS.values() for name in topic.pictures if name}
    assert used == set(PICTURES)
    for name in PICTURES:
        drawn = picture(name, words())
        assert drawn[:4] in (b"\x89PNG", b"RIFF")
        assert len(drawn) < 500_000
        assert picture_in_words(name, words())
    assert re.search(r"Blue wins with \d+\.", picture_in_words("scoring", words()))


def test_a_topic_is_a_value() -> None:
    assert Topic("x", ()).pages == 1
