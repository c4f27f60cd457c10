"""`giants board [NAME]`: is a board sound, what are its figures, and what do good players make of it?"""

import argparse
from collections import Counter
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from engine import Board, BoardError, boards, find_board, load_board

from . import Failure, UsageError
from .board_use import SEATS, Cast, add_cast, cast_of, games_of, show_use, use_figures, use_of
from .output import progress, show_figures
from .selfplay import refuse_less_than_one


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="a board's name, or a file; all shipped boards without it"
    )
    parser.add_argument(
        "--games", type=int, metavar="N", help="play so many games of good players at each size of table"
    )
    add_cast(parser)
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default 1)")
    parser.add_argument("--json", action="store_true", help="print what the games came to as flat JSON")


def run(args: argparse.Namespace) -> int:
    """Validate and print, or say all that is wrong."""
    refuse_less_than_one(args, "games", "jobs")
    cast = cast_of(args)
    if args.json and not (args.games and args.name):
        raise UsageError("--json prints what games came to: name a board, and say --games N")
    try:
        chosen = [find(args.name)] if args.name else list(boards().values())
    except BoardError as error:
        raise Failure(str(error)) from error
    for board in chosen:
        if not args.json:
            _print(board)
        if args.games:
            _play(board, cast, args)
    return 0


def _play(board: Board, cast: Cast, args: argparse.Namespace) -> None:
    uses = []
    for seats in SEATS:
        games = games_of(board, seats, args.games, args.seed, args.jobs, cast)
        uses.append(use_of(board, seats, progress(games, args.games, f"{board.title}, {seats} players")))
    if args.json:
        show_figures("", use_figures(uses), as_json=True)
    else:
        show_use(board, uses)


def find(name: str) -> Board:
    """A shipped board by its name, or one from a file; a BoardError if there is none, or it is not sound."""
    path = Path(name)
    return load_board(path) if path.suffix == ".json" or path.exists() else find_board(name)


def _print(board: Board) -> None:
    console = Console()
    kinds = Counter(tile.terrain for tile in board.file.hexes)
    from_moai = board.distances(board.moai_quarry)
    from_headdress = board.distances(board.headdress_quarry)
    ahus = board.ahus.values()
    console.print(f"{board.title}: sound", style="bold", highlight=False)
    console.print(f"hexes {len(board.hexes)}: " + ", ".join(f"{n} {kind}" for kind, n in kinds.items()))
    console.print(f"logs in forests {sum(board.forests.values())}")
    console.print(f"Moai quarry {board.moai_quarry}, headdress quarry {board.headdress_quarry}, ", end="")
    console.print(f"village {board.village}, sorcerers' hut {board.hut}")
    console.print(
        f"ahus {len(ahus)}: Moai values {_spread([ahu.moai for ahu in ahus])}, "
        f"headdress values {_spread([ahu.headdress for ahu in ahus])}"
    )
    console.print(
        f"steps to an ahu: Moai {_spread([from_moai[ahu.hex] for ahu in ahus])}, "
        f"headdress {_spread([from_headdress[ahu.hex] for ahu in ahus])}"
    )
    bases = ", ".join(f"{number} among {count}" for count, number in board.box().bases.items())
    console.print(f"bases: {bases} players")
    table = Table("ahu", "name", "hex", "Moai", "headdress", "steps Moai", "steps headdress")
    for ahu in ahus:
        steps = (from_moai[ahu.hex], from_headdress[ahu.hex])
        table.add_row(*map(str, (ahu.number, ahu.name, ahu.hex, ahu.moai, ahu.headdress, *steps)))
    console.print(table)


def _spread(values: list[int]) -> str:
    return f"{min(values)} to {max(values)}, mean {mean(values):.1f}"
