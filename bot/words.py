"""Languages: every word that people read comes from a message file in data/locales.

A message is asked for by key, with arguments for its blanks. Words of the game inside a sentence are
messages of their own: `{ TERM($seat, "colour") }` is the message `colour-red` where `$seat` is "red", and
`{ TERM($seat, "colour", case: "dat") }` its attribute `.dat` if it has one. To select by an attribute, say
`TRAIT($piece, "piece", "gender")`. Several things are joined as the language joins them: `{ $names }` is
"a, b and c", `{ LIST($names, type: "or") }` "a, b or c", `{ LIST($names, type: "plain") }` "a, b, c", and
`{ LIST($names, type: "groups") }` "a; b; c", for things that have commas themselves.
`{ COMMAND("giants log") }` is a slash command: something to tap where its id is known, else `/giants log`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

Say = Callable[..., str]
"""Somebody who says a message by its key, with blanks by name: Words, or a stand-in for them."""
FALLBACK: Final = "en"
LOCALES: Traversable = files("data") / "locales"
_CLDR: Final = {"en": "en-GB"}  # whose plurals and lists a language has, where its own name says another
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}  # as Babel calls them

_command_ids: dict[str, int] = {}  # of the bot that this process is, by the command's first name


class WordsError(ValueError):
    """A message file that is wrong, or a message that cannot be said with the given arguments."""


class _Things(FluentType):
    """Several things in a blank of a message."""

    def __init__(self, things: Sequence[str], style: str = "and") -> None:
        self.things = tuple(things)
        self.style = style

    def format(self, locale: Locale) -> str:
        """One after another, as the language does it."""
        if self.style in _STYLES:
            return format_list(self.things, _STYLES[self.style], locale)
        between = locale.list_patterns["standard"]["middle"].removeprefix("{0}").removesuffix("{1}")
        return str(between.join(self.things))


class Words:
    """One language. Call it with a key and arguments; a message it lacks is said in English.

    An argument of several things, a list or tuple, is said as a list of that language.
    """

    def __init__(self, language: str, fallback: "Words | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._keys: set[str] = set()
        # Isolation marks would show as boxes in pictures and terminals; names are short and escaped.
        functions: dict[str, Callable[..., Any]] = {
            "TERM": self._term,
            "TRAIT": self._trait,
            "LIST": self._listed,
            "COMMAND": command_mention,
        }
        locale = _CLDR.get(language, language)
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._read()

    def _read(self) -> None:
        parser = FluentParser(with_spans=False)  # where in its file each part stands takes half of the memory
        for file, text in sources(self.language).items():
            resource = parser.parse(text)
            for item in resource.body:
                if isinstance(item, ast.Junk):
                    junk = (item.content or "").strip()[:80]
                    raise WordsError(f"{self.language}/{file}: {junk!r} is no message")
                if isinstance(item, ast.Message):
                    if item.id.name in self._keys:
                        raise WordsError(f"{self.language}/{file}: {item.id.name} is given twice")
                    self._keys.add(item.id.name)
            self._bundle.add_resource(resource)

    @property
    def keys(self) -> frozenset[str]:
        """Of the messages that it has itself."""
        return frozenset(self._keys)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **blanks: str | float | Sequence[str]) -> str:
        """The message in this language; a key that no language has is a WordsError."""
        if key not in self:
            if self._fallback is None:
                raise WordsError(f"no message {key!r} in {self.language}")
            return self._fallback(key, **blanks)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"message {key!r} has no text in {self.language}")
        return self._formatted(key, pattern, blanks)

    def _formatted(self, key: str, pattern: Any, blanks: Mapping[str, str | float | Sequence[str]]) -> str:
        filled = {
            name: value if isinstance(value, str | int | float) else _Things(value)
            for name, value in blanks.items()
        }
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise WordsError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message of this very language; empty where it has none."""
        pattern = self._bundle.get_message(key).attributes.get(name) if key in self else None
        return "" if pattern is None else self._formatted(f"{key}.{name}", pattern, {})

    def _term(self, value: Any, kind: Any, case: str = "") -> Any:
        if isinstance(value, _Things):
            return _Things([self._term(each, kind, case) for each in value.things], value.style)
        key = f"{kind}-{value}"
        return (self.attribute(key, case) if case else "") or self(key)

    def _trait(self, value: Any, kind: Any, name: Any) -> str:
        return self.attribute(f"{kind}-{value}", str(name))

    def _listed(self, things: Any, type: str = "and") -> Any:  # noqa: A002 - what Intl.ListFormat calls it
        """A list in another style, for a message that says so; a single text is as it is."""
        if type not in (*_STYLES, "plain", "groups"):
            raise WordsError(f"there are no lists of the type {type!r}")
        if not isinstance(things, _Things):
            return things
        if type == "groups":
            return (self.attribute("list-groups", "between") or "; ").join(things.things)
        return _Things(things.things, type)


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
    return frozenset(entry.name for entry in LOCALES.iterdir() if entry.is_dir())


def nearest(locale: str) -> str:
    """The language that comes nearest to a locale, written like `de-AT` or `de_AT`, in any case.

    That is the locale itself, else its language without the region, else its language in some region,
    else English.
    """
    return _nearest(locale, languages())


@lru_cache(maxsize=256)  # it is asked for with every word, and locales come from outside
def _nearest(locale: str, among: frozenset[str]) -> str:
    wanted = locale.replace("_", "-").casefold()
    language = wanted.partition("-")[0]
    there = {name.casefold(): name for name in sorted(among)}
    regional = (name for folded, name in there.items() if folded.startswith(f"{language}-"))
    return there.get(wanted) or there.get(language) or next(regional, FALLBACK)


def sources(language: str) -> dict[str, str]:
    """The message files of a language by name; WordsError where there is none."""
    folder = LOCALES / language
    if not folder.is_dir():
        raise WordsError(f"there is no language {language!r}")
    there = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return {entry.name: entry.read_text("utf-8") for entry in there if entry.name.endswith(".ftl")}


def endonym(language: str) -> str:
    """What a language is called by those who speak it."""
    name = Locale.parse(language.replace("-", "_")).display_name
    return name[:1].upper() + name[1:] if name else language


def words(language: str = FALLBACK) -> Words:
    """The words of the language nearest to this one, read once; English stands in for what it lacks."""
    return _words(nearest(language))


@cache
def _words(language: str) -> Words:
    return Words(language, None if language == FALLBACK else words())
