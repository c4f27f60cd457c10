"""Everything that a table or the store can say is said in English, with all its blanks."""

import re
from pathlib import Path
from typing import get_args

import pytest

import bot
import data
from bot.tables.log_entry import KINDS
from bot.tables.model import Settings, Status
from bot.words import words

BLANKS: dict[str, str | int] = {
    **dict.fromkeys(("colour", "seat", "first"), "red"),
    **dict.fromkeys(
        ("game", "point", "line", "rules", "newest", "count", "least", "most", "seq", "aye", "until"), 1
    ),
    **dict.fromkeys(("user", "host", "moderator", "name", "level", "path", "why", "detail", "mode"), "x"),
    "version": 1,
    "until": 1,
    "order": "bid",
    "phase": "auction",
    "question": "undo",
    "late": "remind",
}


def blanks() -> dict[str, str | int]:
    """Something for every blank of the message file."""
    file = Path(data.__file__).parent / "locales" / "en" / "tables.ftl"
    return {**dict.fromkeys(re.findall(r"\$(\w+)", file.read_text("utf-8")), "x"), **BLANKS}


def keys() -> set[str]:
    """The keys in the source of the store and the tables."""
    root = Path(bot.__file__).parent
    files = [*(root / "storage").rglob("*.py"), *(root / "tables").rglob("*.py")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    found = {key for key in re.findall(r'"(table-[a-z-]*[a-z])"', text) if not key.startswith("table-news-")}
    found |= {f"table-is-{status}" for status in get_args(Status)}
    found |= {f"table-news-{kind}" for kind in KINDS - {"action"}}
    late = get_args(Settings.model_fields["late"].annotation)
    return found | {f"table-notice-late-{policy}" for policy in late}


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_key_has_words(key: str) -> None:
    assert key in words()
    assert words()(key, **blanks()).strip()


def test_numbers_of_games_and_entries_are_not_grouped() -> None:
    assert words()("table-no-such-game", game=12345) == "There is no game 12345."
