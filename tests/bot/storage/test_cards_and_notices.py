"""What still has to be shown is in the database: nothing is lost, nothing is shown twice."""

import asyncio
from functools import partial
from pathlib import Path

from bot.storage.database import Db
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Invite
from bot.tables.operations.moderator_ops import Nudge
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.deployment import deployed
from tests.kit.fake_clock import FakeClock
from tests.kit.postgres import ON_A_FILE
from tests.kit.table_games import HOST, SEED, Inline, begun, lobby


async def test_a_card_is_due_until_it_shows_the_newest_version(tables: Tables) -> None:
    game = await begun(tables)
    (card,) = await tables.storage.cards.behind()
    assert (card.game, card.message, card.shown) == (game, None, 0)
    await tables.storage.cards.shown(game, card.version, 555)
    assert await tables.storage.cards.behind() == ()
    await tables.submit(game, Person(1), Act(Bid()))
    (card,) = await tables.storage.cards.behind()
    assert (card.message, card.version) == (555, card.shown + 1)
    await tables.storage.cards.shown(game, card.version, 555)
    await tables.storage.cards.shown(game, card.version - 1, 555)
    assert await tables.storage.cards.behind() == (), "a slow note does not turn time back"
    await tables.storage.cards.lost(game)
    assert [card.message for card in await tables.storage.cards.behind()] == [None]


async def test_a_card_that_may_have_been_posted_keeps_its_nonce(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables)
    nonce, tried = await tables.storage.cards.begin_posting(game)
    assert tried is None
    assert await tables.storage.cards.begin_posting(game) == (nonce, fake_clock.time)
    await tables.storage.cards.shown(game, 1, 555)
    assert (await tables.storage.cards.begin_posting(game)).nonce != nonce


async def test_notices_wait_for_delivery_over_a_restart(path: Path, fake_clock: FakeClock) -> None:
    tables = await Tables.open(path, Inline(), now=fake_clock, new_seed=lambda: SEED)
    game = await lobby(tables)
    await tables.submit(game, HOST, Invite(8))
    await tables.submit(game, HOST, Invite(9))
    first, second = await tables.storage.notices.undelivered()
    assert (first.user, first.key, first.blanks) == (8, "table-notice-invited", {"host": 1})
    await tables.storage.notices.note_delivered([first], fake_clock.time)
    await tables.close()
    again = await Tables.open(path, Inline(), now=fake_clock)
    assert await again.storage.notices.undelivered() == [second]
    await again.close()


async def test_nonces_fit_discord(tables: Tables) -> None:
    game = await lobby(tables)
    await tables.submit(game, HOST, Invite(8))
    (notice,) = await tables.storage.notices.undelivered()
    nonces = [notice.nonce, (await tables.storage.cards.begin_posting(game)).nonce]
    assert len(set(nonces)) == 2
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_game_without_a_place_has_nobody_to_tell(tables: Tables) -> None:
    game = await begun(tables)
    record = await tables.record(game)
    await tables.import_record(record, None, "operator")
    assert [card.game for card in await tables.storage.cards.behind()] == [game]


async def test_whoever_listens_hears_of_every_change_and_of_lost_cards(tables: Tables) -> None:
    changed, due, lost = asyncio.Event(), asyncio.Event(), asyncio.Event()
    tables.signal(changed)
    tables.signal(due, due_only=True)
    tables.storage.cards.signal_lost(lost)
    game = await begun(tables)
    assert (changed.is_set(), due.is_set(), lost.is_set()) == (True, False, False)
    await tables.submit(game, HOST, Nudge())
    assert due.is_set()
    await tables.storage.cards.lost(game)
    assert lost.is_set()


@ON_A_FILE
async def test_what_is_due_is_found_by_index_however_many_games_there_are(tables: Tables) -> None:
    await begun(tables, place=Place(1, 1))
    queries = {
        "SELECT id FROM games WHERE block = 0 AND card_version < version AND channel IS NOT NULL AND id > 0"
        " ORDER BY id": "cards_behind_in_block",
        "SELECT id FROM games WHERE block = 0 AND stirs = 1 ORDER BY id": "computers_due_in_block",
        "SELECT * FROM notices WHERE delivered_at IS NULL ORDER BY game, seq": "notices_to_deliver",
        "SELECT * FROM due_times WHERE block = 0 AND at IS NOT NULL AND at <= 5 ORDER BY at LIMIT 1": (
            "due_in_block"
        ),
        "SELECT id FROM games WHERE channel = 5 AND status IN ('open', 'playing', 'paused')": (
            "one_game_a_place"
        ),
        "SELECT game FROM seats WHERE user = 5": "seats_of_user",
        "SELECT * FROM log WHERE press = '5'": "presses",
    }
    for query, index in queries.items():
        plan = await tables.storage.database.read(partial(explain, query=query))
        assert index in plan, query


def explain(db: Db, query: str) -> str:
    return str(db.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())


@ON_A_FILE
async def test_the_index_of_cards_behind_holds_only_those(tables: Tables) -> None:
    """However many games were ever played: what is looked through is what is to be shown."""
    shown = [await begun(tables, place=Place(1, number)) for number in range(1, 6)]
    for card in await tables.storage.cards.behind():
        await tables.storage.cards.shown(card.game, card.version, 555)
    assert await tables.storage.cards.behind() == ()
    await tables.submit(shown[2], Person(1), Act(Bid()))

    def indexed(db: Db) -> list[int]:
        rows = db.execute(
            "SELECT id FROM games INDEXED BY cards_behind_in_block"
            " WHERE card_version < version AND channel IS NOT NULL"
        )
        return [game for (game,) in rows]

    assert await tables.storage.database.read(indexed) == [shown[2]]
    [pages] = await tables.storage.database.read(
        lambda db: db.execute(
            "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%told%'"
        ).fetchone()
    )
    assert pages == 0, "no index waits for something that never comes"


async def test_nonces_of_two_databases_never_meet(folder: Path) -> None:
    """Discord answers a nonce that it knows with the message that it knows, of whichever database that is."""
    nonces = []
    for name in ("one.db", "another.db"):
        async with deployed(folder / name, FakeClock()) as made:
            game = await begun(made.tables)
            nonces.append((await made.tables.storage.cards.begin_posting(game)).nonce)
    assert nonces[0] != nonces[1]
    assert max(map(len, nonces)) <= 25
