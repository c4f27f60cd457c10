"""`giants board [NAME]`: is a board sound, and what are its figures?"""

import argparse
from collections import Counter
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from engine import Board, BoardError, boards, find_board, load_board

from . import Failure


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="a board's name, or a file; all shipped boards without it"
    )


def run(args: argparse.Namespace) -> int:
    """Validate and print, or say all that is wrong."""
    try:
        chosen = [_find(args.name)] if args.name else list(boards().values())
    except BoardError as error:
        raise Failure(str(error)) from error
    for board in chosen:
        _print(board)
    return 0


def _find(name: str) -> Board:
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
    table = Table("ahu", "name", "hex", "Moai", "headdress", "steps Moai", "steps headdress")
    for ahu in ahus:
        steps = (from_moai[ahu.hex], from_headdress[ahu.hex])
        table.add_row(*map(str, (ahu.number, ahu.name, ahu.hex, ahu.moai, ahu.headdress, *steps)))
    console.print(table)


def _spread(values: list[int]) -> str:
    return f"{min(values)} to {max(values)}, mean {mean(values):.1f}"
