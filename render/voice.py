"""Words and names for pictures. Every word comes from outside, by key; no sentence is written in code."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.colours import Colour

from .text import readable_name


class Say(Protocol):
    """A language: a message by its key, with its blanks filled."""

    def __call__(self, key: str, /, **blanks: str | int) -> str:
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

    def several(self, names: list[str]) -> str:
        """Names one after another."""
        if not names:
            return ""
        listed = names[0]
        for name in names[1:-1]:
            listed = self.say("picture-list-comma", left=listed, right=name)
        return self.say("picture-list-and", left=listed, right=names[-1]) if len(names) > 1 else listed
