"""Texts in the code that look as if people read them."""

import ast
import re
from collections.abc import Iterator

from .source_code import modules

SHOWN_FROM = (
    *("bot/ui", "bot/play", "bot/card", "bot/commands", "bot/moderation", "bot/reminders", "bot/privacy"),
    *("bot/recovery", "bot/learning", "render"),
)
"""Where what people see is made."""
_SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")  # two words in a row
_UNSEEN = {"TypeError", "ValueError", "AssertionError", "LookupError", "RuntimeError"}


def prose() -> Iterator[tuple[str, str]]:
    """Texts of two words and more that are neither documentation nor meant for logs: where, and which."""
    for package in SHOWN_FROM:
        for path, tree in modules(package):
            yield from ((f"{path}:{line}", text) for line, text in _texts(tree))


def _texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue  # documentation
        if isinstance(node, ast.Assert):
            yield from _texts(node.test)
        elif isinstance(node, ast.Call) and _is_unseen(node):
            continue
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str) and _SENTENCE.search(node.value):
                yield node.lineno, node.value
        else:
            yield from _texts(node)


def _is_unseen(call: ast.Call) -> bool:
    """Whether a call logs, or raises what no player is told."""
    match call.func:
        case ast.Attribute(value=ast.Name(id="_log")):
            return True
        case ast.Name(id=name):
            return name in _UNSEEN
    return False
