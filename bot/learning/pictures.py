"""Pictures of the rules, drawn from prepared positions; what each says in words is `rules-picture-NAME`."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from bot.words import Say
from engine import ended_view, view
from engine.actions import Move
from engine.notation import parse
from render.detail import below_the_map, map_detail
from render.pictures import board_picture
from render.previews import preview_way

from .positions import (
    BLUE,
    CHOSEN,
    PLACED,
    RED,
    REVEALED,
    TRANSPORTS,
    after_transport,
    before_the_round,
    first_dice,
    in_the_round,
)

_ERECT_M1, _CARRY_H1, _ERECT_M2, _MARK_M3, _ERECT_M4, _CROWN_14, _PASS, _CROWN_4 = TRANSPORTS


def _dice(say: Say) -> bytes:
    state, events = first_dice()
    return below_the_map(view(state), {}, say, events)


def _auction(say: Say) -> bytes:
    state, events = in_the_round(REVEALED)
    return below_the_map(view(state), {}, say, events)


def _island(say: Say) -> bytes:
    return board_picture(view(before_the_round()), {}, say, small=True)


def _placing(say: Say) -> bytes:
    state, _ = in_the_round(PLACED)
    return map_detail(view(state), ("F6", "G5", "G6", "E6"), (), say("rules-caption-placing"))


def _strength(say: Say) -> bytes:
    state, _ = in_the_round(PLACED)
    return map_detail(view(state, RED), ("I4", "H5", "G5", "I3"), (), say("rules-caption-strength"))


def _powers(say: Say) -> bytes:
    state, events = in_the_round(CHOSEN + 1)
    return map_detail(view(state), ("F6",), (), say("rules-caption-powers"), events)


def _reserving(say: Say) -> bytes:
    state, _ = in_the_round(PLACED)
    return map_detail(view(state), ("I3",), (3, 4), say("rules-caption-reserving"))


def _logs(say: Say) -> bytes:
    state, _ = in_the_round(PLACED)
    state.cut = ("G3",)
    return map_detail(view(state), ("G3", "G4", "G5", "F4"), (), say("rules-caption-logs"))


def _carrying(say: Say) -> bytes:
    state, _ = in_the_round(after_transport(_ERECT_M1))
    return preview_way(view(state, RED), _move(_CARRY_H1), {}, say)


def _paying(say: Say) -> bytes:
    state, _ = in_the_round(after_transport(_CARRY_H1))
    return preview_way(view(state, BLUE), _move(_ERECT_M2), {}, say)


def _erecting(say: Say) -> bytes:
    state, events = in_the_round(after_transport(_ERECT_M2))
    value = state.board.ahus[14].moai
    caption = say("rules-caption-erecting", value=value, points=value * state.bases[14].size)
    return map_detail(view(state), ("G6",), (14, 15), caption, events)


def _crowning(say: Say) -> bytes:
    state, events = in_the_round(after_transport(_CROWN_14))
    caption = say("rules-caption-crowning", points=state.board.ahus[14].headdress)
    return map_detail(view(state), ("G6",), (14, 15), caption, events)


def _marking(say: Say) -> bytes:
    state, events = in_the_round(after_transport(_MARK_M3))
    return map_detail(view(state), ("J5", "I3", "I4"), (), say("rules-caption-marking"), events)


def _scoring(say: Say) -> bytes:
    state, _ = in_the_round(after_transport(_CROWN_4))
    return below_the_map(ended_view(state), {}, say)


def _move(line: str) -> Move:
    """The move that a line of the example is."""
    action = parse(line.partition(" ")[2])
    assert isinstance(action, Move), line
    return action


PICTURES: Final[Mapping[str, Callable[[Say], bytes]]] = {
    "dice": _dice,
    "auction": _auction,
    "island": _island,
    "placing": _placing,
    "strength": _strength,
    "powers": _powers,
    "reserving": _reserving,
    "logs": _logs,
    "carrying": _carrying,
    "paying": _paying,
    "erecting": _erecting,
    "crowning": _crowning,
    "marking": _marking,
    "scoring": _scoring,
}


@cache
def picture_in_words(name: str, say: Say) -> str:
    """What a picture of the rules shows, for whoever can't see it."""
    if name != "scoring":
        return say(f"rules-picture-{name}")
    state, _ = in_the_round(after_transport(_CROWN_4))
    outcome = ended_view(state).outcome
    assert outcome is not None, "the view of an ended game"
    return say("rules-picture-scoring", points=outcome.accounts[BLUE].total)


@cache
def picture(name: str, say: Say) -> bytes:
    """A picture of the rules in a language, as PNG or WebP; it is drawn once."""
    return PICTURES[name](say)
