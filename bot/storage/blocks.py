"""Blocks: how the shards of a bot are divided among its processes, and which of them this process serves.

Discord tells what happens on a server to one shard, and private chats to the first. Neighbouring shards are a
block. What is to be done for a table by itself (its card, due times, notices, computers) is done by the
process that serves the block of its server; the rows that say so have the block's number. A bot that is one
process has one block, with everything in it.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, Self

from .database import Db
from .facts import fact, put_fact

PLAN: Final = "plan"  # of blocks, by which rows were numbered
BETWEEN_IDENTIFIES: Final = 5.2  # seconds: Discord wants five, and a busy process may send late
IN_BLOCKS: Final = {"games": "id", "due_times": "game", "notices": "game", "reminder_posts": "game"}
"""Tables whose rows say which block they belong to, each with its column of the game."""


class Plan(NamedTuple):
    """Into how many blocks so many shards are divided. Of one block it does not matter how many those are."""

    shards: int = 1
    blocks: int = 1

    @classmethod
    def read(cls, text: str | None) -> Self:
        """A plan as `str` writes it; what was never written is one block."""
        shards, _, blocks = (text or "1/1").partition("/")
        return cls(int(shards), int(blocks))

    def __str__(self) -> str:
        return f"{self.shards}/{self.blocks}"

    def block_of(self, server: int | None) -> int:
        """The block that a server is in; what is on no server is in the first."""
        shard = (server or 0) >> 22
        return shard % self.shards * self.blocks // self.shards

    def shards_of(self, block: int) -> range:
        """The shards of a block."""
        return range(-(-block * self.shards // self.blocks), -(-(block + 1) * self.shards // self.blocks))


class Share(NamedTuple):
    """What a process is to serve: at most so many blocks of a plan, or as many as are free."""

    plan: Plan = Plan()
    most: int | None = None


ONE_BLOCK: Final = Plan()


class Blocks:
    """The blocks that this process serves: all, where nobody else could. Those of a fleet come and go."""

    def __init__(self, plan: Plan = ONE_BLOCK, held: Iterable[int] | None = None) -> None:
        self._gained: list[Callable[[int], None]] = []
        self._any = asyncio.Event()
        self.divide(plan, held)

    def divide(self, plan: Plan, held: Iterable[int] | None = None) -> None:
        """Go by a plan, of which these blocks are served: all if none are named."""
        self.plan = plan
        self.hold(range(plan.blocks) if held is None else held)

    def hold(self, held: Iterable[int]) -> None:
        """Serve these from now on, and no others. Those who asked are told of every new one."""
        before = getattr(self, "held", ())
        self.held = tuple(sorted(held))
        self.complete = len(self.held) == self.plan.blocks
        """Whether everything is served here; what is done all the time asks no further then."""
        if self.held:
            self._any.set()
        else:
            self._any.clear()
        for block in self.held:
            for told in self._gained if block not in before else ():
                told(block)

    def when_gained(self, told: Callable[[int], None]) -> None:
        """Call something with the number of every block that is served in addition to the others."""
        self._gained.append(told)

    async def wait_for_one(self) -> None:
        """Wait, in reserve, until there is something to serve."""
        await self._any.wait()

    def serves(self, server: int | None) -> bool:
        """Whether a server's tables are served here."""
        return self.complete or self.plan.block_of(server) in self.held

    @property
    def shards(self) -> list[int]:
        """The shards that are served here."""
        return [shard for block in self.held for shard in self.plan.shards_of(block)]

    @property
    def report(self) -> dict[str, Any]:
        """What is served, for whoever watches the process."""
        plan = self.plan
        held = {"blocks": list(self.held), "of": plan.blocks, "reserve": not self.held}
        return held | ({"shards": plan.shards} if plan.blocks > 1 else {})


def in_blocks(
    db: Db, blocks: tuple[int, ...], statement: str, values: tuple[Any, ...], limit: int
) -> list[Any]:
    """The first rows of a list of work, whichever of the blocks they are in, ordered by their first columns.

    The statement finds those of one block, in that order: its first mark is the block's, its last the
    limit's. So each is found by an index.
    """
    if len(blocks) == 1:
        return db.execute(statement, (blocks[0], *values, limit)).fetchall()
    rows = [row for block in blocks for row in db.execute(statement, (block, *values, limit))]
    return sorted(rows)[:limit]


def stored_plan(db: Db) -> Plan:
    """The plan by which the rows are numbered."""
    return Plan.read(fact(db, PLAN))


def write_block(db: Db, game: int, block: int) -> None:
    """Note which block a table belongs to, with all that is to be done there."""
    for part, column in IN_BLOCKS.items():
        db.execute(f"UPDATE {part} SET block = ? WHERE {column} = ? AND block != ?", (block, game, block))


def divide_anew(db: Db, plan: Plan) -> None:
    """Number all rows by another plan. Nobody serves them meanwhile."""
    rows = db.execute("SELECT id, server, block FROM games").fetchall()
    moved = [(plan.block_of(server), game) for game, server, block in rows if plan.block_of(server) != block]
    db.executemany("UPDATE games SET block = ? WHERE id = ?", moved)
    for part in IN_BLOCKS.keys() - {"games"}:
        db.execute(
            f"UPDATE {part} SET block = (SELECT block FROM games WHERE id = {part}.game)"
            f" WHERE block != (SELECT block FROM games WHERE id = {part}.game)"
        )
    put_fact(db, PLAN, str(plan))
