"""Texts that are longer than a message: lists that are cut, and texts in parts."""

from collections.abc import Iterable
from typing import Final

from .components import LONGEST_TEXT, truncate

LONGEST_LIST: Final = 3400  # characters of a list


def fit_lines(lines: Iterable[str], most: int = LONGEST_LIST) -> list[str]:
    """As many lines of a list as a message holds beside the rest of it."""
    found, left = [], most
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        found.append(line)
    return found


def split_text(text: str, most: int = LONGEST_TEXT) -> list[str]:
    """A long text in parts that fit a message each, broken between lines."""
    parts = [""]
    for line in text.splitlines():
        if parts[-1] and len(parts[-1]) + len(line) + 1 > most:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{line}" if parts[-1] else truncate(line, most)
    return parts
