"""`giants train`: the valuation of positions that the searching computer players use, learnt from games.

The games are played by players who plan without searching, each with weights a little different from the
others', some of whom bid on a whim now and then: so positions of many kinds turn up.
"""

import argparse
import json
import math
import random
from pathlib import Path
from typing import Final

from engine import COLOURS, DEFAULT_BOARD, apply, dice_due, due, find_board, new_game, result_of
from engine.chance import dice
from engine.players.bidding import likely_bid
from engine.players.network import Network
from engine.players.normal import sensible
from engine.players.temper import SENSIBLE, SHREWD, WEIGHTS, Temper, with_weights
from engine.players.valuation import features

from . import UsageError
from .network_training import Example, loss, train
from .output import Figure, progress, show_figures, write_file
from .selfplay import refuse_less_than_one, title_of

# Two tables of three for each of four and of five; how far weights differ; how often somebody bids on a whim.
_TABLES: Final = (3, 3, 4, 5)
_WIDTHS: Final = (0.0, 0.15, 0.35)
_WHIMS: Final = (0.0, 0.0, 0.1, 0.3)
# One game in so many is kept to see what was learnt.
_KEPT: Final = 8


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("file", type=Path, help="where to write the weights (data/players/valuation.json)")
    parser.add_argument("--games", type=int, default=1500, metavar="N", help="how many games (default 1500)")
    parser.add_argument(
        "--epochs", type=int, default=30, metavar="N", help="how often all positions are seen (default 30)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same weights"
    )
    parser.add_argument(
        "--boards",
        default=DEFAULT_BOARD,
        metavar="NAMES",
        help=f"which boards, with commas, in turn (default {DEFAULT_BOARD})",
    )
    parser.add_argument(
        "--shrewd",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="in how many games, from 0 to 1, weights are near those of players who search (default 0)",
    )
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def run(args: argparse.Namespace) -> int:
    """Play, learn, write."""
    refuse_less_than_one(args, "games", "epochs")
    if args.games < 2:
        raise UsageError("--games: one to learn from and one to see what was learnt, at least")
    if not 0.0 <= args.shrewd <= 1.0:
        raise UsageError("--shrewd: a share of all games, from 0 to 1")
    boards = [title_of(name.strip()) for name in args.boards.split(",")]
    learnt_from: list[Example] = []
    kept: list[Example] = []
    for number in progress(range(args.games), args.games, "playing"):
        rng = random.Random(f"{args.seed}/{number}")
        base = SHREWD if args.shrewd and rng.random() < args.shrewd else SENSIBLE
        found = examples_of(boards[number % len(boards)], rng, base)
        (kept if number % _KEPT == 0 else learnt_from).extend(found)
    network = train(learnt_from, args.epochs, random.Random(args.seed))
    write_file(args.file, (as_json(network) + "\n").encode())
    figures: dict[str, Figure] = {
        "positions": len(learnt_from) + len(kept),
        "loss": round(loss(network, learnt_from), 4),
        "loss_of_kept_games": round(loss(network, kept), 4),
        "loss_by_chance": round(sum(math.log(len(each.totals)) for each in kept) / len(kept), 4),
    }
    show_figures("valuation", figures, as_json=args.json)
    return 0


def as_json(network: Network) -> str:
    """A network as its file has it: numbers of four digits are enough."""
    rounded = {
        name: [[round(w, 4) for w in row] for row in value]
        if name == "hidden"
        else [round(w, 4) for w in value]
        for name, value in network._asdict().items()
    }
    return json.dumps(rounded)


def examples_of(board: str, rng: random.Random, base: Temper = SENSIBLE) -> list[Example]:
    """The positions between the rounds of one game among players with about these weights."""
    state = new_game(find_board(board), rng.sample(COLOURS, rng.choice(_TABLES)))
    tempers = {seat: _varied(rng, base) for seat in state.seats}
    whims = {seat: rng.choice(_WHIMS) for seat in state.seats}
    seen: list[list[list[float]]] = []
    while state.ended_by is None:
        if dice_due(state):
            if state.round > 1:
                seen.append(features(state))
            apply(state, None, dice(state, rng))
            continue
        seat = next(iter(due(state)))
        if state.phase == "auction" and rng.random() < whims[seat]:
            apply(state, seat, likely_bid(state, seat, rng, base.awe))
        else:
            apply(state, seat, sensible(state, seat, rng, tempers[seat])[0])
    totals = tuple((result_of(state) or {}).values())
    return [Example(rows, totals) for rows in seen]


def _varied(rng: random.Random, base: Temper) -> Temper:
    width = rng.choice(_WIDTHS)
    varied = {name: getattr(base, name) * math.exp(rng.gauss(0, width)) for name in WEIGHTS}
    varied["patience"] = min(0.95, varied["patience"])  # a share stays one
    return with_weights(base, varied)
