"""Which blocks of a database this process serves: those that no other bot does, up to its share.

Who serves a block is who holds its advisory lock, on a connection of its own: it ends with the process,
however that ends, and `pg_locks` says who has it. A bot that finds all taken waits in reserve. Whoever loses
the connection stops serving at once, until it has its locks again; whoever takes a block over puts up a
fence, so that the one before, if it still lives, can commit nothing more. The same connection hears what
other bots announce.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg

from bot.background import end_task
from bot.storage.blocks import BETWEEN_IDENTIFIES, PLAN, Blocks, Plan, Share, divide_anew, stored_plan
from bot.storage.database import DatabaseUrl
from bot.storage.errors import StoreRefusedError

from .connection import WAITING_WRITER, Connection, address_for, connected, translated_errors

_log = logging.getLogger(__name__)
_CLASS: Final = 0x4D6F6169  # "Moai": of the locks of blocks, whose other number is the block's
_PLANNING: Final = (_CLASS << 8) + 1  # nobody else takes a block, or settles the plan, meanwhile
_ALONE: Final = _CLASS << 8  # held by bots of versions that knew no blocks: they served everything, alone
CHANNEL: Final = "giants"
FREE: Final = "free"  # announced by whoever hands a block over
POLL: Final = 0.25  # seconds between two looks whether a block is free
HEAD_START: Final = 1.0  # seconds that those who served get when the server comes back
FROZEN: Final = 20  # seconds after which the server takes the locks of a process that does nothing
_HELD: Final = (
    f"locktype = 'advisory' AND classid = {_CLASS} AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_SETTINGS: Final = (
    f"SET lock_timeout = {WAITING_WRITER}; SET idle_session_timeout = '{FROZEN}s';"
    " SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;"
    f" LISTEN {CHANNEL}"
)
"""A machine that is gone, or a process that hangs, is noticed by the server: it has no other sign of it."""


class Superseded(Exception):
    """Another bot serves what this one did, or divides the database in another way."""


class Serving:
    """The share of this process, from `begin` to `close`; `blocks` always says what it serves."""

    def __init__(self, url: DatabaseUrl, blocks: Blocks, share: Share, writer: str) -> None:
        self._url = url
        self._blocks = blocks
        self._share = share
        self._writer = writer
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._lost: tuple[int, ...] = ()
        """What was served when the connection was lost: it is to be had again, or another has it."""
        self._running: asyncio.Task[None] | None = None
        self._alone = False
        self._waited = False
        self._superseded: list[Callable[[], None]] = []
        self._told: list[Callable[[str], None]] = []
        blocks.divide(share.plan, ())

    def when_superseded(self, told: Callable[[], None]) -> None:
        """Call something once another bot serves what this one served, so that it has to stop."""
        self._superseded.append(told)

    def when_told(self, told: Callable[[str], None]) -> None:
        """Call something with what others announce; with nothing where some of it may have been missed."""
        self._told.append(told)

    async def begin(self) -> None:
        """Settle the plan, and take what is free now; the rest when it becomes free."""
        with translated_errors():
            await asyncio.to_thread(_settle, self._url, self._share.plan)
            await self._connect()
            await self._take()
        self._running = asyncio.create_task(self._run(), name="serving")

    async def _connect(self) -> None:
        self._connection = await psycopg.AsyncConnection.connect(address_for(self._url), autocommit=True)
        await self._connection.execute(_SETTINGS.encode())

    async def _ask(self, statement: str, *values: object) -> Any:
        """The first value that a statement finds."""
        assert self._connection is not None
        row = await (await self._connection.execute(statement.encode(), values or None)).fetchone()
        return None if row is None else row[0]

    async def _run(self) -> None:
        while True:
            try:
                if self._connection is None:
                    await self._return()
                if self._lost:
                    await self._regain()
                else:
                    await self._take()
                await self._listen()
            except psycopg.Error as error:
                why = str(error).partition("\n")[0]
                _log.warning("who serves %s is not known: %s", self._url.public, why)
                await self._disconnect()
                await asyncio.sleep(POLL)
            except Superseded:
                _log.error("another bot serves by now: this one stops")
                self._blocks.hold(())
                for told in self._superseded:
                    told()
                return

    async def _listen(self) -> None:
        """Hear what others announce, until it is time to look again; a lost connection is noticed at once."""
        assert self._connection is not None
        await self._ask("SELECT 1")  # a sign of life
        async for note in self._connection.notifies(timeout=POLL, stop_after=1):
            for told in self._told if note.payload != FREE else ():
                told(note.payload)

    # Taking

    async def _take(self) -> None:
        """Take free blocks, as many as are ours to take."""
        plan, most = self._share.plan, self._share.most or self._share.plan.blocks
        if not self._alone:
            self._alone = await self._ask("SELECT pg_try_advisory_lock_shared(%s)", _ALONE)
        for block in range(plan.blocks if self._alone else 0):
            if len(self._blocks.held) >= most:
                return
            if block not in self._blocks.held and await self._try(block):
                await self._enter(block)
                shards = plan.shards_of(block)
                covers = f": shards {shards[0]}-{shards[-1]}" if plan.blocks > 1 else ""
                _log.info("serves block %s of %s%s", block, plan.blocks, covers)
                self._blocks.hold((*self._blocks.held, block))
        if not self._blocks.held and not self._waited:
            self._waited = True
            _log.info("in reserve: all blocks of %s are served", self._url.public)

    async def _try(self, block: int) -> bool:
        return bool(await self._ask("SELECT pg_try_advisory_lock(%s, %s)", _CLASS, block))

    async def _enter(self, block: int) -> None:
        """Have whoever served a block before commit nothing more, unless they handed it over.

        Superseded if the database is divided in another way by now.
        """
        await self._ask("SELECT pg_advisory_lock_shared(%s)", _PLANNING)
        plan = Plan.read(await self._ask("SELECT value FROM keepsakes WHERE key = %s", PLAN))
        await self._ask("SELECT pg_advisory_unlock_shared(%s)", _PLANNING)
        if plan != self._share.plan:
            raise Superseded
        holder = await self._ask("SELECT holder FROM giants_blocks WHERE block = %s", block)
        if holder not in (None, self._writer):
            await self._ask(
                "INSERT INTO giants_writers (writer, change, at, fence) VALUES (%s, 0, now(), 0)"
                " ON CONFLICT (writer) DO UPDATE SET fence = giants_writers.change RETURNING fence",
                holder,
            )
        await self._ask(
            "INSERT INTO giants_blocks (block, holder) VALUES (%s, %s)"
            " ON CONFLICT (block) DO UPDATE SET holder = excluded.holder RETURNING block",
            *(block, self._writer),
        )

    # Losing the connection

    async def _disconnect(self) -> None:
        """Serve nothing while it is not known whether another does."""
        self._lost = self._lost or self._blocks.held
        self._blocks.hold(())
        self._alone = False
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _return(self) -> None:
        await self._connect()
        for told in self._told:
            told("")
        if not self._lost:  # those who serve may have lost theirs too, whether or not their locks are gone
            await asyncio.sleep(HEAD_START)

    async def _regain(self) -> None:
        """Take what was served before; Superseded if another has it by now."""
        regained = []
        self._alone = await self._ask("SELECT pg_try_advisory_lock_shared(%s)", _ALONE)
        for block in self._lost:
            if await self._ask("SELECT holder FROM giants_blocks WHERE block = %s", block) != self._writer:
                raise Superseded
            if await self._try(block):
                regained.append(block)
            else:  # the server has not noticed yet that the connection is gone which has it
                await self._ask(
                    f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {_HELD} AND objid = %s", block
                )
        if len(regained) == len(self._lost):
            self._lost = ()
            self._blocks.hold(regained)
        else:
            await self._ask("SELECT pg_advisory_unlock_all()")

    # Ending

    async def hand_over(self, block: int | None = None) -> None:
        """Serve a block no longer, or none: whoever waits in reserve goes on at once. No other is taken."""
        if self._running is not None:
            await end_task(self._running)
        held = self._blocks.held
        going = [each for each in held if block in (None, each)]
        self._blocks.hold(each for each in held if each not in going)
        if going and self._connection is not None:
            with suppress(psycopg.Error):
                for each in going:
                    await self._ask(
                        "UPDATE giants_blocks SET holder = NULL"
                        " WHERE block = %s AND holder = %s RETURNING block",
                        *(each, self._writer),
                    )
                    await self._ask("SELECT pg_advisory_unlock(%s, %s)", _CLASS, each)
                if not self._blocks.held:
                    await self._ask("SELECT pg_advisory_unlock_all()")
                await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, FREE)
                _log.info("hands over block%s %s", "s" * (len(going) > 1), ", ".join(map(str, going)))

    async def taken(self, block: int) -> bool:
        """Whether somebody serves a block that was handed over."""
        with suppress(psycopg.Error):
            return await self._ask("SELECT holder FROM giants_blocks WHERE block = %s", block) is not None
        return False

    async def close(self) -> None:
        """Let others serve what this process did."""
        await self.hand_over()
        if self._connection is not None:
            await self._connection.close()


def _settle(url: DatabaseUrl, plan: Plan) -> None:
    """Go by a plan from now on; refused while bots serve the database by another."""
    with connected(url) as db, db.raw.transaction():
        db.execute("SELECT pg_advisory_xact_lock(?)", (_PLANNING,))
        stored = stored_plan(db)
        if stored == plan:
            return
        if served_blocks(db):
            shards = stored.shards if stored.blocks > 1 else "any"
            raise StoreRefusedError("table-store-other-plan", blocks=stored.blocks, shards=shards)
        divide_anew(db, plan)
        _log.info("games are divided anew: %s shards in %s blocks", plan.shards, plan.blocks)


def served_blocks(db: Connection) -> set[int]:
    """The blocks that some process serves at the moment."""
    return {int(block) for (block,) in db.execute(f"SELECT objid FROM pg_locks WHERE {_HELD}")}


def notify(db: Connection, note: str) -> None:
    """Announce something to the other bots of a database."""
    db.execute("SELECT pg_notify(?, ?)", (CHANNEL, note))


def next_identify(db: Connection, bucket: int) -> float:
    """Take the moment for a shard of a bucket to identify: 0, or after how many seconds to ask again."""
    taken = db.execute(
        "INSERT INTO giants_identifies AS i (bucket, at) VALUES (?, clock_timestamp())"
        " ON CONFLICT (bucket) DO UPDATE SET at = clock_timestamp()"
        f" WHERE i.at <= clock_timestamp() - INTERVAL '{BETWEEN_IDENTIFIES} seconds' RETURNING bucket",
        (bucket,),
    ).fetchone()
    if taken is not None:
        return 0.0
    found = db.execute(
        f"SELECT extract(epoch FROM at - clock_timestamp()) + {BETWEEN_IDENTIFIES} FROM giants_identifies"
        " WHERE bucket = ?",
        (bucket,),
    ).fetchone()
    return max(0.01, float(found[0]))
