"""Which messages the code asks for: to the letter, or by a pattern with gaps."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.cli.word_coverage import messages

from .source_code import modules

PREFIXES = {"help_text": "command-"}
"""What takes a key without its beginning, and which that is."""
NOT_ASKING = {"bot/words.py", "bot/commands/translation.py"}
"""Where keys are made of what messages and commands say."""
_KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_PART = re.compile(r"[a-z]{3,}-|-[a-z]{3,}")  # of a key, by which it is known


def _patterns(tree: ast.AST, prefix: str = "") -> Iterator[str]:
    """Every text in some code as a regular expression, with gaps where something is filled in."""
    for node in ast.iter_child_nodes(tree):
        called = node.func if isinstance(node, ast.Call) else None
        before = PREFIXES.get(called.id, prefix) if isinstance(called, ast.Name) else prefix
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _KEY.fullmatch(node.value):
                yield re.escape(prefix + node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[a-zA-Z0-9_-]+"
                for part in node.values
            ]
            given = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
            if any(_PART.search(prefix + text) for text in given):
                yield re.escape(prefix) + "".join(parts)
        yield from _patterns(node, before)


class _Terms(Visitor):
    """Collects the kinds of terms, and the messages, that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        if node.id.name in ("TERM", "TRAIT"):
            kind = node.arguments.positional[1]
            assert isinstance(kind, fluent.StringLiteral)
            self.found.add(f"{kind.value}-[a-zA-Z0-9_-]+")
        self.generic_visit(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(re.escape(node.id.name))


@cache
def asked_for() -> re.Pattern[str]:
    """Every key that code or messages may ask for."""
    terms = _Terms()
    for message in messages("en").values():
        terms.visit(message)
    found = set(terms.found) | {"called-.+", "choice-.+"}  # which are held to what commands there are
    for package in ("bot", "engine", "render"):
        for path, tree in modules(package):
            if path not in NOT_ASKING:
                found |= set(_patterns(tree))
    return re.compile("|".join(sorted(found)))
