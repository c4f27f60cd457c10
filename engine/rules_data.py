"""What is in the box: counts, dice faces, strengths and defaults, read from data/rules."""

import json
from functools import cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt, ValidationError

Die = Literal["white", "brown"]


class _Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PerColour(_Sheet):
    """The pieces that exist in each colour, bases aside."""

    workers: PositiveInt
    sorcerers: Literal[1]
    chiefs: Literal[1]
    markers: PositiveInt


class Start(_Sheet):
    """What lies behind a screen at the start, besides one sorcerer, one chief and the bases."""

    workers: NonNegativeInt
    quick_start_workers: NonNegativeInt
    markers: NonNegativeInt
    logs: NonNegativeInt


class Dice(_Sheet):
    """The dice: which are rolled by how many players, and what the first round makes of a face."""

    faces: dict[Die, tuple[NonNegativeInt, ...]]
    by_players: dict[PositiveInt, tuple[Die, ...]]
    first_round: dict[NonNegativeInt, NonNegativeInt]

    def size(self, face: int, round_number: int) -> int:
        """The size of Moai that a face brings in a round; 0 is a broken one."""
        return self.first_round.get(face, face) if round_number == 1 else face


class Strength(_Sheet):
    """What a figure or a log carries, and what a headdress weighs (a Moai weighs its size)."""

    worker: PositiveInt
    sorcerer: PositiveInt
    chief: PositiveInt
    log: PositiveInt
    headdress: PositiveInt


class Tablet(_Sheet):
    """A complete Rongo tablet: how many halves make it and what it is worth at the end."""

    halves: PositiveInt
    points: NonNegativeInt


class Options(_Sheet):
    """How a table plays: switches, each off unless it is named. All of them are public.

    This is the only list of them. Records, snapshots and the rules data name those that are on; who reads
    one from before a switch was there finds it off.
    """

    quick_start: bool = False
    open_score: bool = False
    open_owners: bool = False

    def names(self) -> tuple[str, ...]:
        """The options that are on, in the order of the notation."""
        return tuple(name for name, on in self if on)

    @classmethod
    def of(cls, *names: str) -> "Options":
        """Options with the named ones on; an unknown name is a ValueError."""
        unknown = [name for name in names if name not in cls.model_fields]
        if unknown:
            raise ValueError(f"unknown option {unknown[0]!r}: there are {', '.join(cls.model_fields)}")
        return cls.model_validate(dict.fromkeys(names, True))


class Components(_Sheet):
    """Everything the published texts count, and what this project sets where they are silent."""

    version: PositiveInt
    per_colour: PerColour
    start: Start
    bases: dict[PositiveInt, PositiveInt]
    moai: dict[PositiveInt, NonNegativeInt]
    headdresses: NonNegativeInt
    logs: NonNegativeInt
    halves: NonNegativeInt
    dice: Dice
    strength: Strength
    logs_per_figure: NonNegativeInt
    power_halves: NonNegativeInt
    tablet: Tablet
    options: Options = Field(default_factory=Options)

    def player_counts(self) -> tuple[int, ...]:
        """How many people can sit down."""
        return tuple(sorted(self.bases))


class ComponentsError(ValueError):
    """The file of components is not what it should be; the message says where."""


def read_components(text: str, source: str = "components") -> Components:
    """Components from JSON text; a ComponentsError names every field that is wrong."""
    try:
        return Components.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise ComponentsError(f"{source}: not JSON: {error}") from error
    except ValidationError as error:
        lines = [f"{source}: {'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()]
        raise ComponentsError("\n".join(lines)) from error


@cache
def editions() -> dict[int, Components]:
    """Every edition of the rules that the project knows, by version: a game ends under its own.

    `data/rules/giants.json` is the newest; what it replaces is kept beside it as `giants-1.json` and so on.
    """
    found = {}
    for entry in (files("data") / "rules").iterdir():
        if entry.name.startswith("giants") and entry.name.endswith(".json"):
            box = read_components(entry.read_text("utf-8"), entry.name)
            found[box.version] = box
    return found


def components(version: int | None = None) -> Components:
    """The components of an edition, or of the newest; a ComponentsError for one that nobody knows."""
    known = editions()
    if version is None:
        version = max(known)
    if version not in known:
        raise ComponentsError(f"rules version {version} is not known: there are {sorted(known)}")
    return known[version]
