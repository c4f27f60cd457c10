"""`giants tune-board`: better values for a board, by games of good players on it.

Among good players every ahu should be used in some games and none in all, and games should be neither short
nor flooded with points. The values of the ahus that are furthest from that go up or down by one, a few at
a time; the change stays if the whole board is better for it on the same dice. What a board is worth is for
`giants board --games` to say, on other seeds.
"""

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine import DEFAULT_BOARD, Board, BoardError, read_board
from engine.board import BoardFile

from . import Failure, UsageError
from .board import find
from .board_use import SEATS, BoardUse, Cast, add_cast, cast_of, games_of, use_of
from .output import progress, write_file
from .selfplay import refuse_less_than_one


class Band(NamedTuple):
    """Between which figures something should be, and how far off is one step too many."""

    least: float
    most: float
    step: float

    def off(self, value: float) -> float:
        """How many steps a figure is below (less than 0) or above (more)."""
        return (min(0.0, value - self.least) + max(0.0, value - self.most)) / self.step


# A little within what is asked for, as the games of one try are few.
USED: Final = Band(0.20, 0.95, 0.05)
ROUNDS: Final = {3: Band(7.2, 8.8, 0.1), 4: Band(7.2, 8.8, 0.1), 5: Band(6.2, 7.8, 0.1)}
POINTS: Final = {4: Band(78, 92, 2)}
_LEAST_VALUE: Final = 1
_AT_ONCE: Final = 3

Change = tuple[int, int]
"""An ahu, and by how much its Moai value changes."""


def penalty(uses: Iterable[BoardUse]) -> float:
    """0 for a board that is all that is asked; the squares of all that is amiss otherwise."""
    amiss = 0.0
    for use in uses:
        amiss += sum(USED.off(share) ** 2 for share in use.erected.values())
        amiss += ROUNDS[use.seats].off(use.rounds.value) ** 2
        if use.seats in POINTS:
            amiss += POINTS[use.seats].off(use.points.value) ** 2
    return amiss


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "--games", type=int, default=24, metavar="N", help="games a try at each size of table (default 24)"
    )
    parser.add_argument("--tries", type=int, default=40, metavar="N", help="how many tries (default 40)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same board")
    parser.add_argument("--bases", metavar="A,B,C", help="bases of everybody among three, four, five players")
    parser.add_argument(
        "--moai", type=int, default=0, metavar="N", help="what is added to all values of Moai at the start"
    )
    parser.add_argument(
        "--headdress", type=int, default=0, metavar="N", help="the same for headdresses; 2 is the least then"
    )
    add_cast(parser)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default 1)")
    parser.add_argument(
        "--board", default=DEFAULT_BOARD, metavar="NAME", help="the board to start from, or its file"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the best board into this file")


def run(args: argparse.Namespace) -> int:
    """Search, and print every try."""
    refuse_less_than_one(args, "games", "tries", "jobs")
    cast = cast_of(args)
    try:
        file = _start(find(args.board).file, args)
        _search(file, cast, args)
    except BoardError as error:
        raise Failure(str(error)) from error
    return 0


def _search(file: BoardFile, cast: Cast, args: argparse.Namespace) -> None:
    values = {ahu.number: ahu.moai for ahu in file.ahus}
    best, uses = float("inf"), list[BoardUse]()
    changes: tuple[Change, ...] = ()
    failed: set[tuple[Change, ...]] = set()
    at_once = _AT_ONCE
    for number in range(args.tries):
        tried = {**values, **{ahu: values[ahu] + change for ahu, change in changes}}
        # Every board in question has a version of its own: players keep what they know of one by its title.
        board = with_values(file, tried, file.version + number)
        found = [
            use_of(
                board,
                seats,
                progress(
                    games_of(board, seats, args.games, f"{args.seed}", args.jobs, cast), args.games, "playing"
                ),
            )
            for seats in SEATS
        ]
        amiss = penalty(found)
        _say(number, changes, found, amiss, kept=amiss < best)
        if amiss < best:
            best, uses, values, failed = amiss, found, tried, set()
            if args.write:
                write_file(args.write, board_text(with_values(file, values, file.version).file).encode())
            at_once = _AT_ONCE
        else:
            failed.add(changes)
            at_once = 1
        following = proposal(values, uses, failed, at_once)
        if following is None:
            print("no change of one value makes it better")
            return
        changes = following


def _start(file: BoardFile, args: argparse.Namespace) -> BoardFile:
    ahus = tuple(
        ahu.model_copy(
            update={
                "moai": max(_LEAST_VALUE, ahu.moai + args.moai),
                "headdress": max(min(2, ahu.headdress), ahu.headdress + args.headdress),
            }
        )
        for ahu in file.ahus
    )
    bases = file.bases if args.bases is None else _bases(args.bases)
    return file.model_copy(update={"ahus": ahus, "bases": bases, "version": file.version + 1})


def _bases(words: str) -> dict[int, int]:
    numbers = [int(word) if word.strip().isdecimal() else 0 for word in words.split(",")]
    if len(numbers) != len(SEATS) or 0 in numbers:
        raise UsageError("--bases: three numbers with commas, for three, four and five players")
    return dict(zip(SEATS, numbers, strict=True))


def with_values(file: BoardFile, values: Mapping[int, int], version: int) -> Board:
    """The board with these values of Moai, as another version; a BoardError if it makes no sense."""
    ahus = tuple(ahu.model_copy(update={"moai": values[ahu.number]}) for ahu in file.ahus)
    return read_board(file.model_copy(update={"ahus": ahus, "version": version}).model_dump_json())


def proposal(
    values: Mapping[int, int], uses: Sequence[BoardUse], failed: set[tuple[Change, ...]], at_once: int
) -> tuple[Change, ...] | None:
    """What to change next: the values that are furthest from what they should be, by one each, as many at
    once as asked; one at a time, the first that was not tried in vain. None if all were."""
    amiss: dict[Change, float] = {}
    for ahu, value in values.items():
        for share in (use.erected[ahu] for use in uses):
            off = USED.off(share)
            change = (ahu, -1 if off > 0 else 1)
            if off and value + change[1] >= _LEAST_VALUE:
                amiss[change] = amiss.get(change, 0.0) + off**2
    ranked = sorted(amiss, key=lambda change: (-amiss[change], change))
    many = tuple(ranked[:at_once])
    if many and many not in failed:
        return many
    return next(((change,) for change in ranked if (change,) not in failed), None)


def board_text(file: BoardFile) -> str:
    """A board as its file, a line for each hex and each ahu."""
    sheet = file.model_dump(mode="json", exclude_none=True)
    lines = []
    for name, value in sheet.items():
        if name in ("hexes", "ahus"):
            rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in value)
            lines.append(f'  "{name}": [\n{rows}\n  ]')
        elif value or name != "bases":
            lines.append(f'  "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _say(
    number: int, changes: Sequence[Change], uses: Sequence[BoardUse], amiss: float, *, kept: bool
) -> None:
    what = " ".join(f"{ahu}{change:+}" for ahu, change in changes) or "start"
    rounds = "/".join(f"{use.rounds.value:.1f}" for use in uses)
    points = "/".join(f"{use.points.value:.0f}" for use in uses)
    least = "/".join(f"{use.least()[1]:.0%}" for use in uses)
    most = "/".join(f"{use.most()[1]:.0%}" for use in uses)
    print(
        f"try {number + 1}: {what}: penalty {amiss:.1f}{', kept' if kept else ''}; rounds {rounds},"
        f" points {points}, ahus used in {least} to {most}",
        flush=True,
    )
