"""Which language somebody gets who asks for one that there may not be."""

import pytest

from bot.words import nearest, words


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = frozenset({"en", "de", "de-CH", "pt-PT", "pt-BR"})
    monkeypatch.setattr("bot.words.languages", lambda: spoken)


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-CH", "de-CH"),
        ("de_ch", "de-CH"),
        ("DE-at", "de"),
        ("de_AT", "de"),
        ("pt", "pt-BR"),
        ("pt-AO", "pt-BR"),
        ("pt-pt", "pt-PT"),
        ("en-GB", "en"),
        ("xx", "en"),
        ("d", "en"),
        ("", "en"),
        ("../en", "en"),
    ],
)
def test_the_nearest_language_is_chosen(locale: str, language: str) -> None:
    assert nearest(locale) == language


def test_an_unknown_language_is_said_in_english() -> None:
    assert words("xx") is words("en")


def test_a_language_is_read_once() -> None:
    assert words("en-GB") is words("en_us") is words()


def test_russian_counts_and_declines() -> None:
    say = words("ru")
    said = [say("board-count-log", count=count) for count in (1, 2, 5, 11, 21, 22)]
    assert said == ["1 бревно", "2 бревна", "5 брёвен", "11 брёвен", "21 бревно", "22 бревна"]
    assert say("place-go", piece="chief", logs=0, hex="F6") == "Поставить вождя на F6"
    assert say("table-notice-seated", colour="green") == "Теперь ты играешь за зелёного."


def test_italian_counts_and_has_its_articles() -> None:
    say = words("it")
    assert [say("board-count-half", count=count) for count in (1, 2)] == [
        "1 mezza tavoletta",
        "2 mezze tavolette",
    ]
    assert say("place-go", piece="sorcerer", logs=1, hex="F6") == "Piazza lo stregone e un tronco su F6"
    assert say("power-elsewhere", power="marker", home="H4", hex="F6").startswith(
        "Quello è il potere della capanna"
    )
    assert say("not-your-turn", turn="red") == "Non tocca a te: tocca al rosso."
