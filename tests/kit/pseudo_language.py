"""A language that nobody speaks, made of English: ẽvẽrŷ lẽţţẽr has a mark, and everything is longer.

Where it is spoken, a letter without a mark did not come from the message files, and what fits in it fits in
most languages.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

import bot.words
from bot.words import FALLBACK, sources

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "ãьçđêфğĥĩĵķĺмñõþяřšţũвŵжŷžÃБÇĐÊФĞĤĨĴĶĹМÑÕÞЯŘŠŢŨВŴЖŶŽ"
_MARKS: Final = str.maketrans(_PLAIN, _MARKED)
_DOUBLED: Final = frozenset("aeinosuyAEINOSUY")
_KEPT: Final = re.compile(r"<[^>\s]*>|https?://\S+|`[^`]*`")
"""What Discord reads and people don't: moments, addresses, and what is to be typed as it stands."""
_SAME_EVERYWHERE: Final = ("called-",)
"""Messages that Discord takes in one form only: the names of commands."""


def pseudo(text: str) -> str:
    """A text in that language."""
    found, end = [], 0
    for kept in _KEPT.finditer(text):
        found += [_marked(text[end : kept.start()]), kept.group()]
        end = kept.end()
    return "".join((*found, _marked(text[end:])))


def _marked(text: str) -> str:
    return "".join(letter * (2 if letter in _DOUBLED else 1) for letter in text).translate(_MARKS)


class _Translator(Transformer):
    """Changes the texts of messages, and of nothing that stands in braces but plain texts."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        node.value = pseudo(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - Fluent's name
        if not node.id.name.startswith(_SAME_EVERYWHERE):
            self.generic_visit(node)
        return node


def write_pseudo_language(folder: Path) -> None:
    """Write its message files."""
    folder.mkdir()
    for name, text in sources(FALLBACK).items():
        resource = parse(text)
        _Translator().visit(resource)
        (folder / name).write_text(serialize(resource), "utf-8")


@contextmanager
def spoken() -> Iterator[None]:
    """Everybody is spoken to in that language instead of English, and there is no other."""
    try:
        with TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patch:
            write_pseudo_language(Path(made) / FALLBACK)
            patch.setattr(bot.words, "LOCALES", Path(made))
            _forget()
            yield
    finally:
        _forget()


def _forget() -> None:
    bot.words.languages.cache_clear()
    bot.words._words.cache_clear()


_JOINED: Final = {"and", "or"}  # how English joins lists is not in the files but in CLDR
_LETTERS: Final = re.compile(r"[A-Za-z]{2,}")
_NOT_SAID: Final = re.compile(
    r"<[^>\s]*>|</[^>]*>|https?://\S+|`[^`]*`|/[a-z]+(?: [a-z]+)*|\b[A-Z]\d+\b|\b[mh]\d+\b|[A-Z]\w+/\w+"
)
"""Mentions, moments, addresses, commands, hexes, statues and time zones."""


def unmarked(text: str, names: Iterable[str] = ()) -> list[str]:
    """The words of a text that are not of that language, but for such names."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return [word for word in _LETTERS.findall(_NOT_SAID.sub("", text)) if word not in _JOINED]
