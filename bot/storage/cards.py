"""The queue of cards to be shown: which message shows a table, as of which version, and what is being posted.

A card is due while it shows an older version than the table's. Posting is idempotent: every message gets a
nonce, stored before it is posted, and for some minutes Discord answers a second message of the same nonce
with the first one. When an attempt was begun is stored as well: a retry after that looks for the first
attempt's message, so that a crash between posting and noting it repeats nothing either.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from bot.tables.errors import Refused
from bot.tables.model import Place

from .blocks import in_blocks
from .database import Database, Db
from .facts import NONCE_PREFIX
from .load import LIVE_STATUSES

BATCH_SIZE: Final = 50


@dataclass(frozen=True, slots=True)
class CardDue:
    """A table's card shows `shown`, but the table is at `version`; `message` is the card, if there is one.

    Whoever owes a decision since `called` or before was called for it. `trying` means that a message may have
    been posted that is not noted.
    """

    game: int
    place: Place
    version: int
    shown: int
    called: int
    message: int | None
    trying: int


class EarlierCard(NamedTuple):
    """An earlier card, which stays while one of the seats owes a decision since `called` or before."""

    message: int
    channel: int
    called: int
    seats: str
    """Colours, with commas between."""


class Posting(NamedTuple):
    """A card about to be posted; `tried` is when, if a try was begun whose end is not known (0: long ago)."""

    nonce: str
    tried: float | None


class PlacedCard(NamedTuple):
    """A table that is not over, and where its card should be, as which message."""

    game: int
    server: int | None
    channel: int
    message: int | None = None
    behind: int = False
    """Whether the card is known to show an older state, and will be brought up to date."""


class CardStore:
    """What is to be shown, oldest tables first, and the notes that it was."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._lost: list[asyncio.Event] = []

    def signal_lost(self, lost: asyncio.Event) -> None:
        """Set an event whenever a card was noted to be gone."""
        self._lost.append(lost)

    async def behind(self, after: int = 0, limit: int = BATCH_SIZE) -> tuple[CardDue, ...]:
        """Cards that are behind their tables, of games after a number that are served here."""
        held = self._database.blocks.held
        return await self._database.read(partial(_behind, held=held, after=after, limit=limit))

    async def due(self, game: int) -> CardDue | None:
        """A table's card, if it is behind and served here."""
        found = await self.behind(game - 1, 1)
        return found[0] if found and found[0].game == game else None

    async def begin_posting(self, game: int) -> Posting:
        """The nonce for posting a new card; the same one again if the last try's fate is not known.

        What is posted again may turn out to be the earlier message, with what it showed then.
        """
        return await self._database.write(partial(_begin_posting, game=game, now=self._now()))

    async def called(self, game: int, version: int, message: int, keeping: EarlierCard | None = None) -> None:
        """Note that a message called whoever was due at a version: it is to become the card, and what was the
        card until now is kept, if it is given.
        """
        await self._database.write(
            partial(_called, game=game, version=version, message=message, keeping=keeping)
        )

    async def shown(
        self, game: int, version: int, message: int | None, keeping: EarlierCard | None = None
    ) -> None:
        """Note that a card shows a version; a later note never goes back to an older one."""
        await self._database.write(
            partial(_shown, game=game, version=version, message=message, keeping=keeping)
        )

    async def earlier(self, game: int) -> list[EarlierCard]:
        """The messages that were a table's card and still stand, oldest first."""
        return await self._database.read(partial(_earlier, game=game))

    async def forget_earlier(self, message: int) -> None:
        """Note that an earlier card was deleted."""
        await self._database.write(partial(_forget_earlier, message=message))

    async def lost(self, game: int, message: int | None = None) -> None:
        """Note that the card is gone: it is due again, as a new message. If it is `message`, where given."""
        await self._database.write(partial(_lost, game=game, message=message))
        for lost in self._lost:
            lost.set()

    async def message(self, game: int) -> int | None:
        """The message that is a table's card."""
        return await self._database.read(partial(_message, game=game))

    async def game_of(self, message: int) -> int | None:
        """The table, if it is not over, whose card a message is."""
        return await self._database.read(partial(_game_of, message=message))

    async def placed(self) -> list[PlacedCard]:
        """The cards of all tables that are not over and served here, those that changed last first."""
        return await self._database.read(partial(_placed, held=self._database.blocks.held))


def _behind(db: Db, held: tuple[int, ...], after: int, limit: int) -> tuple[CardDue, ...]:
    statement = (
        "SELECT id, server, channel, version, card_version,"
        " CASE WHEN card_called > card_version THEN card_called ELSE card_version END, card_message,"
        " card_trying != 0 FROM games"
        " WHERE block = ? AND card_version < version AND channel IS NOT NULL AND id > ? ORDER BY id LIMIT ?"
    )
    rows = in_blocks(db, held, statement, (after,), limit)
    return tuple(CardDue(game, Place(server, channel), *rest) for game, server, channel, *rest in rows)


def _begin_posting(db: Db, game: int, now: float) -> Posting:
    found = db.execute(
        f"SELECT card_posts, card_trying, {NONCE_PREFIX} FROM games WHERE id = ?", (game,)
    ).fetchone()
    if found is None:
        raise Refused("table-no-such-game", game=game)
    posts, trying, prefix = found
    if not trying:
        posts += 1
        # The time in whole seconds, never 0; a 1 was written when it was only noted that there was a try.
        db.execute(
            "UPDATE games SET card_posts = ?, card_trying = ? WHERE id = ?", (posts, max(1, int(now)), game)
        )
        return Posting(f"{prefix}c{game}-{posts}", None)
    return Posting(f"{prefix}c{game}-{posts}", 0.0 if trying == 1 else float(trying))


def _called(db: Db, game: int, version: int, message: int, keeping: EarlierCard | None) -> None:
    _keep(db, game, keeping)
    db.execute(
        "UPDATE games SET card_message = ?, card_trying = 0,"
        " card_called = CASE WHEN card_called < ? THEN ? ELSE card_called END WHERE id = ?",
        (message, version, version, game),
    )


def _shown(db: Db, game: int, version: int, message: int | None, keeping: EarlierCard | None) -> None:
    _keep(db, game, keeping)
    db.execute(
        "UPDATE games SET card_message = ?, card_trying = 0,"
        " card_version = CASE WHEN card_version < ? THEN ? ELSE card_version END WHERE id = ?",
        (message, version, version, game),
    )


def _keep(db: Db, game: int, card: EarlierCard | None) -> None:
    if card is not None:
        db.execute(
            "INSERT INTO earlier_cards (game, message, channel, called, seats) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (message) DO UPDATE SET game = excluded.game, channel = excluded.channel,"
            " called = excluded.called, seats = excluded.seats",
            (game, *card),
        )


def _earlier(db: Db, game: int) -> list[EarlierCard]:
    rows = db.execute(
        "SELECT message, channel, called, seats FROM earlier_cards WHERE game = ? ORDER BY message", (game,)
    )
    return [EarlierCard(*row) for row in rows]


def _forget_earlier(db: Db, message: int) -> None:
    db.execute("DELETE FROM earlier_cards WHERE message = ?", (message,))


def _lost(db: Db, game: int, message: int | None) -> None:
    if message is None or _message(db, game) == message:
        db.execute(
            "UPDATE games SET card_message = NULL, card_version = 0, card_called = 0 WHERE id = ?", (game,)
        )


def _message(db: Db, game: int) -> int | None:
    row = db.execute("SELECT card_message FROM games WHERE id = ?", (game,)).fetchone()
    return None if row is None else row[0]


def _game_of(db: Db, message: int) -> int | None:
    row = db.execute(
        f"SELECT id FROM games WHERE card_message = ? AND status IN ({LIVE_STATUSES})", (message,)
    ).fetchone()
    return None if row is None else int(row[0])


def _placed(db: Db, held: tuple[int, ...]) -> list[PlacedCard]:
    rows = db.execute(
        "SELECT block, id, server, channel, card_message, card_version < version FROM games"
        f" WHERE status IN ({LIVE_STATUSES}) AND channel IS NOT NULL ORDER BY changed_at DESC"
    )
    return [PlacedCard(*row) for block, *row in rows if block in held]
