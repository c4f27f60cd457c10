"""Snapshots: a whole state as JSON, small and quick to load without replaying anything; events likewise.

A snapshot holds the fields of a State, in their order. What never changes in a game is only named: the
board by its title, the box by the version of its rules, the options by those that are on. What a state
keeps by name is a list.
"""

import json
from collections.abc import Iterable
from dataclasses import fields, make_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, get_args, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError

from . import rules_data
from .board import Board, find_board
from .checks import check
from .events import Event
from .state import Player, State, Statue

_NAMED: Final[dict[str, Any]] = {"rules": int, "board": str, "options": tuple[str, ...]}
_LISTS: Final[dict[str, Any]] = {"players": tuple[Player, ...], "statues": tuple[Statue, ...]}
_NAME_OF: Final = {"players": attrgetter("colour"), "statues": attrgetter("id")}
_WHOLE: Final = tuple(f.name for f in fields(State) if f.name not in ("board", "box", "options"))
_FORMS: Final = {**get_type_hints(State), **_LISTS}

_whole_values = attrgetter(*_WHOLE)
_Snapshot: Any = make_dataclass(
    "_Snapshot",
    [*_NAMED.items(), *((name, _FORMS[name]) for name in _WHOLE)],
    namespace={"__pydantic_config__": ConfigDict(extra="forbid")},
)
_SNAPSHOTS: Final[TypeAdapter[Any]] = TypeAdapter(_Snapshot)
_EVENTS: Final[dict[str, type[Any]]] = {event.__name__: event for event in get_args(Event)}


class SnapshotError(ValueError):
    """A snapshot that is damaged or of another time; the message says what is wrong with it."""


def dump(state: State) -> str:
    """A state as JSON text."""
    whole = dict(zip(_WHOLE, _whole_values(state), strict=True))
    for name in _LISTS:
        whole[name] = tuple(whole[name].values())
    named = {"rules": state.box.version, "board": state.board.title, "options": state.options.names()}
    return _SNAPSHOTS.dump_json(_Snapshot(**named, **whole)).decode()


def load(text: str, board: Board | None = None) -> State:
    """The state that a snapshot holds; `load(dump(state)) == state`.

    Everything is checked: a snapshot that breaks any invariant is a SnapshotError, never a state.
    """
    try:
        state = _state(vars(_SNAPSHOTS.validate_json(text, strict=True)), board)
    except ValidationError as error:
        problems = [f"{'.'.join(map(str, e['loc'])) or 'snapshot'}: {e['msg']}" for e in error.errors()]
        raise SnapshotError("; ".join(problems)) from error
    except ValueError as error:  # of an unknown option, board or edition
        raise SnapshotError(str(error)) from error
    problems = check(state)
    if problems:
        raise SnapshotError("; ".join(problems))
    return state


def _state(kept: dict[str, Any], board: Board | None) -> State:
    options = rules_data.Options.of(*kept.pop("options"))
    title = kept.pop("board")
    if board is None or board.title != title:
        board = find_board(title)
    box = board.box(kept.pop("rules"))
    for name, name_of in _NAME_OF.items():
        kept[name] = {name_of(item): item for item in kept[name]}
    return State(board=board, box=box, options=options, **kept)


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(_EVENTS[name])


def dump_events(events: Iterable[Event]) -> str:
    """Events as JSON text: a list of [name, fields]."""
    parts = []
    for event in events:
        name = type(event).__name__
        parts.append(f'["{name}",{_adapter(name).dump_json(event).decode()}]')
    return f"[{','.join(parts)}]"


def load_events(text: str) -> tuple[Event, ...]:
    """The events that `dump_events` wrote; a ValueError if it can't have."""
    events = []
    for item in json.loads(text):
        if not isinstance(item, list) or len(item) != 2 or item[0] not in _EVENTS:
            raise ValueError(f"no event: {item!r}")
        events.append(_adapter(item[0]).validate_python(item[1]))
    return tuple(events)
