"""`giants tune`: better weights for the computer players, by games among some who differ a little in all.

Every seat of every game has each weight a step up or a step down, drawn by lot. After so many games each
weight is compared by itself: how those fared who had more of it, and those who had less, whatever else they
had. It goes where they did better, as far as that is beyond luck. So one game tells of all weights at once.
"""

import argparse
import json
import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine import COLOURS, DEFAULT_BOARD, Colour, apply, dice_due, due, find_board, new_game, result_of, view
from engine.chance import dice
from engine.players.normal import Normal
from engine.players.temper import SENSIBLE, WEIGHTS, Temper, with_weights

from . import UsageError
from .output import Figure, progress, show_figures
from .selfplay import refuse_less_than_one, title_of

# Two tables of four for each of three and of five.
_TABLES: Final = (3, 4, 4, 5)
# A weight moves by its whole step when it is so many standard errors away from making no difference.
_SURE: Final = 4.0
_CARELESS: Final = 0.7
# What only makes sense as a share stays one.
_SHARES: Final = {"patience": 0.97}
_LEAST: Final = 0.05


class Seat(NamedTuple):
    """One seat of a game: which weights it had more of, and how far it was ahead."""

    more: dict[str, bool]
    share: float
    lead: float


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--games", type=int, default=250, metavar="N", help="games a step (default 250)")
    parser.add_argument("--steps", type=int, default=3, metavar="N", help="how many steps (default 3)")
    parser.add_argument(
        "--width", type=float, default=0.25, metavar="X", help="a step as a share of a weight (default 0.25)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same weights"
    )
    parser.add_argument(
        "--start", default="{}", metavar="JSON", help="weights to start from, where they differ from today's"
    )
    parser.add_argument(
        "--board", default=DEFAULT_BOARD, metavar="NAME", help=f"which board (default {DEFAULT_BOARD})"
    )
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def run(args: argparse.Namespace) -> int:
    """Tune and print, step by step."""
    refuse_less_than_one(args, "games", "steps")
    board, temper = title_of(args.board), _start(args.start)
    figures: dict[str, Figure] = {}
    for step in range(args.steps):
        seats: list[Seat] = []
        for number in progress(range(args.games), args.games, f"step {step + 1}"):
            rng = random.Random(f"{args.seed}/{step}/{number}")
            seats += play(board, temper, args.width, rng)
        doubts = {weight: certainty(seats, weight) for weight in WEIGHTS}
        temper = moved(temper, args.width, {weight: _step(doubts[weight]) for weight in WEIGHTS})
        figures = {name: round(getattr(temper, name), 3) for name in WEIGHTS}
        figures |= {f"{name}_certainty": round(value, 2) for name, value in doubts.items()}
        if not args.json:
            show_figures(f"step {step + 1}", figures, as_json=False)
    if args.json:
        show_figures("", figures, as_json=True)
    return 0


def _start(words: str) -> Temper:
    try:
        given = {name: float(value) for name, value in json.loads(words).items()}
        return with_weights(SENSIBLE, given)
    except (ValueError, TypeError, AttributeError) as error:
        raise UsageError(f"--start: {', '.join(WEIGHTS)} as a JSON object of numbers") from error


def moved(temper: Temper, width: float, steps: dict[str, float]) -> Temper:
    """The weights some steps up or down each; a step is a share of the weight."""
    found = {}
    for name, step in steps.items():
        weight = getattr(temper, name) * (1 + width) ** step
        found[name] = min(_SHARES.get(name, math.inf), max(_LEAST, weight))
    return with_weights(temper, found)


def play(board: str, temper: Temper, width: float, rng: random.Random) -> list[Seat]:
    """One game among players who differ a little in every weight."""
    state = new_game(find_board(board), rng.sample(COLOURS, rng.choice(_TABLES)))
    more: dict[Colour, dict[str, bool]] = {
        seat: {weight: rng.random() < 0.5 for weight in WEIGHTS} for seat in state.seats
    }
    players = {
        seat: Normal(moved(temper, width, {weight: 1 if has else -1 for weight, has in mine.items()}))
        for seat, mine in more.items()
    }
    while state.ended_by is None:
        if dice_due(state):
            apply(state, None, dice(state, rng))
        else:
            seat = next(iter(due(state)))
            apply(state, seat, players[seat].decide(view(state, seat), rng).action)
    totals = result_of(state) or {}
    best, count = max(totals.values()), len(totals)
    winners = [seat for seat, total in totals.items() if total == best]
    mean = sum(totals.values()) / count
    return [
        Seat(more[seat], (seat in winners) / len(winners) - 1 / count, totals[seat] - mean)
        for seat in state.seats
    ]


def certainty(seats: Sequence[Seat], weight: str) -> float:
    """By how many standard errors those with more of a weight did better, in wins and in points alike."""
    found = []
    for values in ([seat.share for seat in seats], [seat.lead for seat in seats]):
        spread = math.sqrt(sum(value * value for value in values))
        signed = sum(
            value if seat.more[weight] else -value for seat, value in zip(seats, values, strict=True)
        )
        found.append(signed / spread if spread else 0.0)
    return sum(found) / len(found)


def _step(sure: float) -> float:
    return 0.0 if abs(sure) < _CARELESS else max(-1.0, min(1.0, sure / _SURE))
