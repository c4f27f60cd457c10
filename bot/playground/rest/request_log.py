"""What the bot asked and what it got, one JSON object a line: `method, path, body, status, response`."""

import json
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple, TextIO


class Entry(NamedTuple):
    """One request with its answer. A multipart body is its `payload_json`."""

    method: str
    path: str
    body: Any
    status: int
    response: Any


class RequestLog:
    """Keeps the latest requests in memory and, where a file was named, all of them there."""

    def __init__(self, kept: int = 10_000) -> None:
        self.entries: deque[Entry] = deque(maxlen=kept)
        self._file: TextIO | None = None

    def write_to(self, path: Path) -> None:
        """Append every further request to a file."""
        self.close()
        self._file = path.open("a", encoding="utf-8", buffering=1 << 16)

    def add(self, entry: Entry) -> None:
        """Note a request."""
        self.entries.append(entry)
        if self._file is not None:
            self._file.write(json.dumps(entry._asdict()) + "\n")

    def find(self, method: str, path_end: str) -> list[Entry]:
        """The remembered requests of a method whose path ends so."""
        return [entry for entry in self.entries if entry.method == method and entry.path.endswith(path_end)]

    def close(self) -> None:
        """Finish the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
