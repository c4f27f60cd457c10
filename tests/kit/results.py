"""Games that are over for good at bare tables, by the people who are said to have played them."""

from collections.abc import Sequence

from bot.storage.results import GameResult, SeatResult
from bot.tables.model import SYSTEM, Place
from bot.tables.records import import_record
from bot.tables.service import Tables
from engine.colours import COLOURS
from tests.kit.finished_games import record_text
from tests.kit.table_games import HERE


async def over(tables: Tables, *users: int | str | None, place: Place | None = HERE) -> int:
    """A game of three that is over, as if these people, by number, or computers, by level, had played it."""
    change = import_record(record_text(), place, "operator", None, "a seed", tables.now())
    change.table.seats = tuple(
        seat._replace(computer=who) if isinstance(who, str) else seat._replace(user=who)
        for seat, who in zip(change.table.seats, users, strict=True)
    )
    return (await tables._queue.create(change, SYSTEM)).table.id


def result(
    game: int, users: Sequence[int | str | None], *, at: float = 0.0, server: int = 1, tied: int = 1
) -> GameResult:
    """A result by who came first, second …; the first `tied` share their place."""
    seats = tuple(
        SeatResult(
            colour, not isinstance(who, str), who if isinstance(who, int) else None,
            who if isinstance(who, str) else None, 50 if n < tied else 50 - 5 * n,
            1 if n < tied else n + 1, 30, 5, 5, 10, 4, {}, {},
        )
        for n, (colour, who) in enumerate(zip(COLOURS, users, strict=False))
    )  # fmt: skip
    return GameResult(game, server, at, seats)
