"""What a language can say by its own rules: lists, plurals, cases and genders."""

from pathlib import Path

import pytest

import bot.words
from bot.words import Words, WordsError, words


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """A few German messages, with English to stand in for the others."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "some.ftl").write_text(
        """
list-and = { $things }
either = { LIST($things, type: "or") }
in-a-row = { LIST($things, type: "plain") }
wrong = { LIST($things, type: "xor") }
to = Mit { TERM($seats, "colour", case: "dat") }.
from = Ohne { TERM($seat, "colour", case: "acc") }.
takes = { TRAIT($piece, "piece", "gender") ->
    [feminine] eine
   *[masculine] einen
} { TERM($piece, "piece", case: "acc") }
colour-red = Rot
    .dat = Rotem
colour-blue = Blau
    .dat = Blauem
piece-worker = Arbeiter
piece-chief = Chefin
    .gender = feminine
""",
        "utf-8",
    )
    english = words()
    monkeypatch.setattr(bot.words, "LOCALES", tmp_path)
    return Words("de", english)


@pytest.mark.parametrize(
    ("things", "said"),
    [([], ""), (["A"], "A"), (["A", "B"], "A und B"), (("A", "B", "{0}"), "A, B und {0}")],
)
def test_several_things_are_joined_as_the_language_joins_them(
    german: Words, things: list[str], said: str
) -> None:
    assert german("list-and", things=things) == said


def test_a_message_decides_how_its_things_are_joined(german: Words) -> None:
    assert german("either", things=["A", "B", "C"]) == "A, B oder C"
    assert german("in-a-row", things=["A", "{1}", "C"]) == "A, {1}, C"
    assert german("in-a-row", things="A") == "A", "what was said before stays as it is"
    with pytest.raises(WordsError, match="xor"):
        german("wrong", things=["A", "B"])


def test_our_english_has_no_comma_before_and() -> None:
    assert words()("list-and", things=["A", "B", "C"]) == "A, B and C"
    assert words("en-US") is words()


def test_what_english_says_for_a_language_is_joined_in_english(german: Words) -> None:
    assert german("not-due", names=["A", "B"]) == words()("not-due", names=["A", "B"])


def test_terms_have_cases_where_the_language_has_them(german: Words) -> None:
    assert german("to", seats=["red", "blue"]) == "Mit Rotem und Blauem."
    assert german("from", seat="red") == "Ohne Rot.", "the plain term stands in"
    assert german("from", seat="green") == "Ohne green.", "and English for a term that is not there"


def test_a_sentence_may_follow_the_gender_of_a_term(german: Words) -> None:
    assert german("takes", piece="worker") == "einen Arbeiter"
    assert german("takes", piece="chief") == "eine Chefin"
