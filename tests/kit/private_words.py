"""Words that only private messages have, in every language."""

from importlib.resources import files

from fluent.syntax import ast, parse

from bot.words import languages

PRIVATE_MESSAGES = frozenset(
    {
        "screen-title",
        "bid-worth",
        "bid-is-in",
        "bid-seal",
        "picture-screen",
        "board-own-bid",
        "peeked",
        "orders-given",
        "advice-reason",
        "mod-inspected",
    }
)
"""What is told to one person alone."""


def private_words() -> frozenset[str]:
    """The longest text of each private message, without what is filled in, in all languages that have it."""
    found = set()
    for language in languages():
        for file in (files("data") / "locales" / language).iterdir():
            for entry in parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name in PRIVATE_MESSAGES and entry.value:
                    parts = entry.value.elements
                    texts = [part.value.strip(" *") for part in parts if isinstance(part, ast.TextElement)]
                    found.add(max(texts, key=len))
    return frozenset(found)
