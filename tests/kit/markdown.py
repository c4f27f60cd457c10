"""Reading pages of documentation: their headings, tables and fenced blocks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

Row: TypeAlias = dict[str, str]


class Fence(NamedTuple):
    """A fenced block: the word after its opening, and its lines."""

    kind: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True)
class Page:
    """A page of Markdown, or one section of it with its subsections."""

    text: str

    @classmethod
    def read(cls, path: Path) -> "Page":
        return cls(path.read_text("utf-8"))

    def prose(self) -> list[str]:
        """The lines outside fenced blocks."""
        return re.sub(r"^```.*?^```$", "", self.text, flags=re.MULTILINE | re.DOTALL).splitlines()

    def headings(self) -> list[str]:
        return [row.lstrip("#").strip() for row in self.prose() if row.startswith("#")]

    def section(self, number: str) -> "Page":
        """The section whose heading begins with a number such as 9.5 or R3."""
        start = re.search(rf"^(#+) {re.escape(number)}\.? .*$", self.text, re.MULTILINE)
        assert start, f"there is no section {number}"
        end = re.compile(rf"^#{{1,{len(start[1])}}} ", re.MULTILINE).search(self.text, start.end())
        return Page(self.text[start.start() : end.start() if end else None])

    def fences(self, *kinds: str) -> list[Fence]:
        found = re.findall(r"^```(\w*)\n(.*?)^```$", self.text, re.MULTILINE | re.DOTALL)
        fences = [Fence(kind, tuple(body.splitlines())) for kind, body in found]
        return [fence for fence in fences if not kinds or fence.kind in kinds]

    def tables(self) -> Iterator[list[Row]]:
        """Every table as its rows, by the words of its head."""
        rows: list[list[str]] = []
        for line in [*self.prose(), ""]:
            if line.startswith("|"):
                rows.append([cell.strip() for cell in line.strip("|").split("|")])
            elif rows:
                head, _, *body = rows
                yield [dict(zip(head, cells, strict=True)) for cells in body]
                rows = []

    def table(self, *columns: str) -> list[Row]:
        """The one table with exactly these columns."""
        found = [table for table in self.tables() if tuple(table[0]) == columns]
        assert len(found) == 1, f"{len(found)} tables have the columns {columns}"
        return found[0]


def anchor(heading: str) -> str:
    """The anchor that a heading gets on a page."""
    kept = re.sub(r"[^\w\- ]", "", heading.lower())
    return kept.replace(" ", "-")
