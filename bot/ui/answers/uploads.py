"""Files on their way to Discord, and how long that takes by what the last ones took."""

import io
from collections.abc import Sequence
from typing import Final

import discord

UNKNOWN: Final = 64_000.0  # bytes a second: what is assumed of a line before anything was sent
_WORTH_NOTING: Final = 20_000  # bytes: what is smaller tells of the way there and not of the line
_WEIGHT: Final = 0.3  # of the newest upload; a line that turns slow is noticed at once


class UploadSpeed:
    """A running estimate, quick to believe that the line is slow and slower to believe that it is fast."""

    def __init__(self) -> None:
        self._rate: float | None = None

    def seconds_for(self, size: int) -> float:
        """How long so many bytes will take."""
        return size / (UNKNOWN if self._rate is None else self._rate)

    def note(self, size: int, seconds: float) -> None:
        """So many bytes took so long, Discord's answer included."""
        if size < _WORTH_NOTING:
            return
        rate = size / max(seconds, 0.001)
        if self._rate is None or rate < self._rate:
            self._rate = rate
        else:
            self._rate += _WEIGHT * (rate - self._rate)


class Uploads:
    """Files to be sent, perhaps more than once: sending uses a file up, so each attempt gets its own."""

    def __init__(self, files: Sequence[discord.File]) -> None:
        self._files = files
        self._contents = [file.fp.read() for file in files]
        self.size = sum(len(content) for content in self._contents)

    def files(self) -> list[discord.File]:
        """The files, fresh."""
        return [
            discord.File(io.BytesIO(content), file.filename, description=file.description)
            for file, content in zip(self._files, self._contents, strict=True)
        ]
