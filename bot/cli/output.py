"""What commands give out: figures as a table or as one flat JSON object, progress on a terminal, files."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from . import Failure

Figure = int | float | str | bool
T = TypeVar("T")


def show_figures(title: str, figures: Mapping[str, Figure], *, as_json: bool) -> None:
    """Print figures, as JSON for programs or as a table for people."""
    if as_json:
        print(json.dumps(dict(figures)))
        return
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.3f}" if isinstance(value, float) else f"{value}")
    Console().print(table)


def progress(work: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The work itself, with a bar on the error channel if a person is watching it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from work
        return
    yield from track(work, description=label, total=total, console=console, transient=True)


def write_file(path: Path, content: bytes) -> None:
    """Write a file, or fail with the reason why it can't be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from error
