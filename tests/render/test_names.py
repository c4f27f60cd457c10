"""Any name is drawn in some way: plainly, partly, or as its colour. Never as boxes."""

import pytest

from bot.words import words
from render.fonts import Face, covers
from render.text import drawable, readable_name, shortened, width
from render.voice import Voice


@pytest.mark.parametrize(
    "name", ["Ben", "Наталья", "Márton Őszi", "Łukasz", "Çağla", "Ñandú", "Ďáblík", "Їжак"]
)
def test_latin_and_cyrillic_names_are_drawn_as_they_are(name: str) -> None:
    assert readable_name(name, "Blue") == name


@pytest.mark.parametrize("name", ["日本語", "محمد", "שלום", "สวัสดี", "🔥🔥🔥", "\u200b", "", "   "])
def test_names_in_other_scripts_become_the_colour(name: str) -> None:
    assert readable_name(name, "Blue") == "Blue"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("🔥Kahu🔥", "Kahu"),
        ("\U0001d4da\U0001d4ea\U0001d4f1\U0001d4fe", "Kahu"),
        ("Nguyễn", "Nguyen"),
        ("a\u0301", "á"),
        ("e\u0335vil", "evil"),
        ("tab\there", "tab here"),
    ],
)
def test_what_can_be_drawn_of_a_name_is(name: str, drawn: str) -> None:
    assert readable_name(name, "Blue") == drawn


def test_every_drawn_character_has_a_glyph() -> None:
    strange = "".join(map(chr, [*range(0x20, 0x500), *range(0x1E00, 0x2100), 0x1F525, 0xFFFF, 0xE000]))
    assert all(covers(Face.TEXT, character) for character in drawable(strange))


def test_a_long_name_ends_in_an_ellipsis_and_fits() -> None:
    cut = shortened("Kahu the Mighty of Anakena", Face.TEXT, 38, 200)
    assert cut.endswith("…")
    assert width(cut, Face.TEXT, 38) <= 200


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    voice = Voice(words(), {"red": "  "})
    assert (voice.name("red"), voice.drawn("green")) == ("Red", "Green")


def test_names_are_listed_one_after_another() -> None:
    voice = Voice(words(), {})
    assert voice.several([]) == ""
    assert voice.several(["A"]) == "A"
    assert voice.several(["A", "B", "C", "D"]) == "A, B, C and D"
