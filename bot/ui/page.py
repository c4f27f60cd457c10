"""A page: what a panel shows, described without Discord.

Panels draw pages; `bot.ui.components` turns them into components. Every control names a word; pressing it
brings the word back together with the selection that the page was drawn for, so that nothing need be
remembered between two presses and a panel works on after a restart.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.actions import Move, Put

Style = Literal["primary", "secondary", "success", "danger"]

MOST_OPTIONS: Final = 25


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, in Discord's markdown."""

    content: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its word, and the selection it stands for if not the page's own."""

    word: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    selection: str | None = None


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons in a row; three read well on a phone."""

    row: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a choice."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A select menu."""

    word: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu of Discord's own: everybody, every role or every channel of this server; a "home" is a channel
    or a forum in which tables can be. `chosen` are the numbers of what is chosen now.
    """

    word: str
    placeholder: str
    kind: Literal["person", "role", "channel", "home", "forum"]
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Placements:
    """Several pieces about to be placed."""

    puts: tuple[Put, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """A private picture: the board with pieces about to be placed, a statue's reach, or a route."""

    shows: Put | Placements | Move | str | None = None


Block: TypeAlias = Text | Buttons | Choice | Pick | Preview


@dataclass(frozen=True, slots=True)
class Page:
    """Blocks from top to bottom, and the selection that its controls carry."""

    blocks: tuple[Block, ...]
    selection: str = ""
