"""Which messages stand on controls, where Discord limits them, and how long each can become."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import ast as fluent

from .source_code import modules

BUTTON, OPTION, PLACEHOLDER, TITLE, LABEL, HINT = 80, 100, 150, 45, 45, 100
PLACES: Final[dict[tuple[str, int | str], int]] = {
    ("Button", 1): BUTTON,
    ("Button", "label"): BUTTON,
    ("Option", 1): OPTION,
    ("Option", "label"): OPTION,
    ("Option", 2): OPTION,
    ("Option", "description"): OPTION,
    ("Choice", 1): PLACEHOLDER,
    ("Choice", "placeholder"): PLACEHOLDER,
    ("Pick", 1): PLACEHOLDER,
    ("Pick", "placeholder"): PLACEHOLDER,
    ("Modal", "title"): TITLE,
    ("Label", "text"): LABEL,
    ("Label", "description"): HINT,
    ("TextInput", "placeholder"): HINT,
}
"""What is made of which argument of a call, and how many characters Discord takes there."""
ROOM: Final = 12
"""Characters for what fills a blank: a number, a hex, a statue; names are cut where they are long."""


@cache
def limited_keys() -> dict[str, int]:
    """Keys that are named on controls, by the least limit of the places where they are said."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    for path, tree in modules("bot"):
        if path.startswith(("bot/playground", "bot/cli")):
            continue
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            arguments: list[tuple[int | str, ast.expr]] = list(enumerate(call.args))
            arguments += [(keyword.arg, keyword.value) for keyword in call.keywords if keyword.arg]
            for place, value in arguments:
                if (name, place) in PLACES:
                    for key in _said(value):
                        found[key].add(PLACES[name, place])
    return {key: min(limits) for key, limits in found.items()}


def _said(value: ast.expr) -> Iterator[str]:
    """The keys that an expression may say itself, not as a part of something longer."""
    match value:
        case ast.Call(func=ast.Name(id="say") | ast.Attribute(attr="say"), args=[first, *_]):
            yield from _keys(first)
        case ast.IfExp(body=body, orelse=other):
            yield from (*_said(body), *_said(other))
        case _:
            return


def _keys(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from (*_keys(body), *_keys(other))


class Lengths:
    """How long the messages of a language can become."""

    def __init__(self, messages: Mapping[str, fluent.Message]) -> None:
        self._messages = messages

    def longest(self, key: str) -> int:
        """The most characters of a message, with so much for each blank."""
        value = self._messages[key].value
        return 0 if value is None else self._pattern(value)

    def _pattern(self, pattern: fluent.Pattern) -> int:
        return sum(self._element(element) for element in pattern.elements)

    def _element(self, element: object) -> int:
        match element:
            case fluent.TextElement(value=text) | fluent.StringLiteral(value=text):
                return len(text)
            case fluent.Placeable(expression=inner):
                return self._element(inner)
            case fluent.SelectExpression(variants=variants):
                return max(self._pattern(variant.value) for variant in variants)
            case _:
                return ROOM
