"""Languages: every word that people read comes from a message file in data/locales.

A message is asked for by key, with arguments for its blanks. Words of the game inside a sentence are
messages of their own: `{ TERM($seat, "colour") }` is the message `colour-red` where `$seat` is "red".
`{ COMMAND("giants log") }` is a slash command: something to tap where its id is known, else `/giants log`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Say = Callable[..., str]
"""Somebody who says a message by its key, with blanks by name: Words, or a stand-in for them."""
FALLBACK: Final = "en"


_command_ids: dict[str, int] = {}  # of the bot that this process is, by the command's first name


class WordsError(ValueError):
    """A message file that is wrong, or a message that cannot be said with the given arguments."""


class Words:
    """One language. Call it with a key and arguments; a message it lacks is said in English."""

    def __init__(self, language: str, fallback: "Words | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        # Isolation marks would show as boxes in pictures and terminals; names are short and escaped.
        functions: dict[str, Callable[..., Any]] = {"TERM": self._term, "COMMAND": command_mention}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._read()

    def _read(self) -> None:
        folder = files("data") / "locales" / self.language
        if not folder.is_dir():
            raise WordsError(f"there is no language {self.language!r}")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if not entry.name.endswith(".ftl"):
                continue
            resource = FluentResource(entry.read_text("utf-8"))
            for item in resource.body:
                if isinstance(item, ast.Junk):
                    junk = (item.content or "").strip()[:80]
                    raise WordsError(f"{self.language}/{entry.name}: {junk!r} is no message")
                if isinstance(item, ast.Message) and self._bundle.has_message(item.id.name):
                    raise WordsError(f"{self.language}/{entry.name}: {item.id.name} is given twice")
            self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **blanks: str | int) -> str:
        """The message in this language; a key that no language has is a WordsError."""
        if key not in self:
            if self._fallback is None:
                raise WordsError(f"no message {key!r} in {self.language}")
            return self._fallback(key, **blanks)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"message {key!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, blanks)
        if errors:
            raise WordsError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _term(self, value: Any, kind: Any) -> str:
        return self(f"{kind}-{value}")


def use_command_ids(ids: Mapping[str, int]) -> None:
    """Mention commands by these ids from now on: those of Discord, by the first word of each."""
    _command_ids.clear()
    _command_ids.update(ids)


def command_mention(name: str) -> str:
    """A slash command in a text: people tap it, or read how to type it."""
    known = _command_ids.get(str(name).partition(" ")[0])
    return f"/{name}" if known is None else f"</{name}:{known}>"


@cache
def languages() -> frozenset[str]:
    """The languages that there are messages in: every folder of data/locales is one, like `de` or `pt-BR`."""
    return frozenset(entry.name for entry in (files("data") / "locales").iterdir() if entry.is_dir())


def nearest(locale: str) -> str:
    """The language that comes nearest to a locale, written like `de-AT` or `de_AT`, in any case.

    That is the locale itself, else its language without the region, else its language in some region,
    else English.
    """
    wanted = locale.replace("_", "-").casefold()
    language = wanted.partition("-")[0]
    there = {name.casefold(): name for name in sorted(languages())}
    regional = (name for folded, name in there.items() if folded.startswith(f"{language}-"))
    return there.get(wanted) or there.get(language) or next(regional, FALLBACK)


def words(language: str = FALLBACK) -> Words:
    """The words of the language nearest to this one, read once; English stands in for what it lacks."""
    return _words(nearest(language))


@cache
def _words(language: str) -> Words:
    return Words(language, None if language == FALLBACK else words())
