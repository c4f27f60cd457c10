"""Custom ids: the state that a control carries, as text.

They are public, so they hold nothing secret, and anybody can forge one, so whatever comes back is checked
against the table anew.
"""

import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import discord

LONGEST_ID: Final = 100
PUBLIC_PANELS: Final = ("card", "lobby")  # what panels on a message for everybody are called
PATTERN: Final = (
    r"g:(?P<game>\d{1,12}):(?P<version>\d{1,9}):(?P<panel>[a-z]{1,12})"
    r":(?P<selection>[^:]{0,60}):(?P<word>[a-z-]{1,16})(?:~[0-9a-f]{4})?"
)
_ID: Final = re.compile(PATTERN)
_ENDING: Final = re.compile(r"~[0-9a-f]{4}$")


@dataclass(frozen=True, slots=True)
class ControlId:
    """Which game, as of which version, which panel with which selection, and which control of it (`word`).

    The selection is the panel's state: what was chosen on it so far.
    """

    game: int
    version: int
    panel: str
    selection: str
    word: str

    def __str__(self) -> str:
        text = f"g:{self.game}:{self.version}:{self.panel}:{self.selection}:{self.word}"
        if len(text) > LONGEST_ID or _ID.fullmatch(text) is None:
            raise ValueError(f"{text!r} is no custom id")
        return text


def renewed_id(custom_id: str) -> str:
    """The same id with another ending, for a select that is shown again.

    Clients remember by its custom id what was chosen in a select, and send nothing if that is chosen again.
    """
    known = _ENDING.sub("", custom_id)
    renewed = f"{known}~{secrets.token_hex(2)}"
    return renewed if len(renewed) <= LONGEST_ID else known


def read_id(text: str) -> ControlId | None:
    """The id that a text spells, or None for anything else."""
    found = _ID.fullmatch(text)
    if found is None:
        return None
    return ControlId(
        int(found["game"]), int(found["version"]), found["panel"], found["selection"], found["word"]
    )


def controls_on(message: discord.Message) -> Iterator[tuple[int, str]]:
    """Kind and custom id of every control of a message."""
    return _controls(message.components)


def _controls(components: Iterable[Any]) -> Iterator[tuple[int, str]]:
    for component in components:
        if getattr(component, "custom_id", None):
            yield component.type.value, component.custom_id
        yield from _controls(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _controls((accessory,))
