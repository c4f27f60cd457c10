"""Words and names for pictures. Every word comes from outside, by key; no sentence is written in code."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.colours import Colour

from .text import readable_name


class Say(Protocol):
    """A language: a message by its key, with its blanks filled, those of several things as a list."""

    def __call__(self, key: str, /, **blanks: str | int | Sequence[str]) -> str:
        """The message."""
        ...


@dataclass(frozen=True, slots=True)
class Voice:
    """A language and who sits where."""

    say: Say
    names: Mapping[Colour, str]

    def name(self, seat: Colour) -> str:
        """A player's name as it is; the colour's where nobody gave one."""
        return self.names.get(seat, "").strip() or self.say(f"picture-colour-{seat}")

    def drawn(self, seat: Colour) -> str:
        """A player's name as the fonts can draw it; the colour's where they can't."""
        return readable_name(self.name(seat), self.say(f"picture-colour-{seat}"))

    def several(self, names: Sequence[str]) -> str:
        """Names one after another, as the language joins them; empty for none."""
        return self.say("list-and", things=names) if names else ""
