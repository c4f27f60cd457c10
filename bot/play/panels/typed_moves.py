"""What stands against a move that somebody typed: the rules' own reason, or what is out of reach."""

import random
import re
from collections.abc import Iterator
from typing import Final

from bot.play.sitting import Sitting
from bot.tables.errors import Refused
from engine import Illegal, apply
from engine.actions import Ending, Mark, Move, Step
from engine.players import imagine

from .goals import end_of

_STATUE: Final = re.compile(r"\b[mh]\d+\b")
_HEX: Final = re.compile(r"\b[A-Z]\d{1,2}(?=[ekcl]?\d*\b)")
_AHU: Final = re.compile(r"\b\d{1,2}\b|(?<=[ec])\d{1,2}\b")


def refuse_move(sitting: Sitting, typed: str) -> None:
    """Raise why a typed move can't be made, as far as what was typed says what was meant.

    It is written in any way: a statue, and where to or onto which ahu. Nothing is raised where it names a
    statue that can be moved and no more.
    """
    found = _STATUE.search(typed.casefold())
    if found is None:
        raise Illegal("notation-statue", word=typed)
    statue, rest = found[0], typed[: found.start()] + typed[found.end() :]
    if statue not in sitting.view.statues:
        raise Illegal("unknown-statue", statue=statue)
    ways = [move for move in sitting.legal if isinstance(move, Move) and move.statue == statue]
    if not ways and Mark(statue) not in sitting.legal:
        _refuse_first_step(sitting, statue)
    tile, ahu = _HEX.search(rest.upper()), _AHU.search(rest)
    if tile is not None:
        _refuse_hex(sitting, statue, tile[0], ways)
    if ahu is not None:
        _refuse_ahu(sitting, statue, int(ahu[0]), ways)


def _reason(sitting: Sitting, move: Move) -> Illegal | None:
    """What the rules have against a move, from what the seat knows."""
    try:
        apply(imagine(sitting.view, random.Random(0)), sitting.view.seat, move)
    except Illegal as reason:
        return reason
    return None


def _refuse_first_step(sitting: Sitting, statue: str) -> None:
    """Raise why a statue stays where it is: it is another's, or nobody carries it anywhere."""
    board = sitting.view.board
    reasons = [
        _reason(sitting, Move(statue, (Step(tile, ""),)))
        for tile in board.neighbours[sitting.view.statues[statue].at(board)]
    ]
    for reason in reasons:
        if reason is not None:
            raise reason


def _ends(sitting: Sitting, ways: list[Move]) -> Iterator[str]:
    """The hexes that a statue can get to."""
    yield from sorted({end_of(sitting, move) for move in ways if move.steps})


def _refuse_hex(sitting: Sitting, statue: str, tile: str, ways: list[Move]) -> None:
    if tile not in sitting.view.board.hexes:
        raise Illegal("unknown-hex", hex=tile)
    reached = list(_ends(sitting, ways))
    if tile not in reached:
        raise _out_of_reach(sitting, statue, tile, reached)


def _refuse_ahu(sitting: Sitting, statue: str, number: int, ways: list[Move]) -> None:
    """Raise why nothing can be erected or crowned on an ahu with this statue."""
    board = sitting.view.board
    if number not in board.ahus:
        raise Illegal("unknown-ahu", ahu=number)
    if any(move.ahu == number for move in ways):
        return
    home = board.ahus[number].hex
    there = next((move.steps for move in ways if end_of(sitting, move) == home), None)
    if there is None:
        raise _out_of_reach(sitting, statue, home, list(_ends(sitting, ways)))
    ending: Ending = "erect" if sitting.view.statues[statue].size else "crown"
    reason = _reason(sitting, Move(statue, there, ending, number))
    if reason is not None:
        raise reason


def _out_of_reach(sitting: Sitting, statue: str, tile: str, reached: list[str]) -> Refused:
    hexes = sitting.say("list-plain", things=reached) if reached else ""
    return Refused("move-out-of-reach", statue=statue, hex=tile, hexes=hexes, count=len(reached))
