"""What still has to be shown is in the store: nothing is lost, nothing is shown twice."""

import sqlite3
from functools import partial
from pathlib import Path

from bot.storage.cards import Announcement
from bot.tables.model import Person, Place
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import HOST, SEED, Inline, begun, lobby


async def only(tables: Tables) -> Announcement:
    (announcement,) = await tables.outbox.announcements()
    return announcement


async def test_a_card_is_due_until_it_shows_the_newest_version(tables: Tables) -> None:
    game = await begun(tables)
    (card,) = await tables.outbox.cards()
    assert (card.game, card.message, card.shown) == (game, None, 0)
    await tables.outbox.card_shown(game, card.version, 555)
    assert await tables.outbox.cards() == ()
    await tables.act(game, Person(1), Bid())
    (card,) = await tables.outbox.cards()
    assert (card.message, card.version) == (555, card.shown + 1)
    await tables.outbox.card_shown(game, card.version, 555)
    await tables.outbox.card_shown(game, card.version - 1, 555)
    assert await tables.outbox.cards() == (), "a slow note does not turn time back"
    await tables.outbox.card_lost(game)
    assert [card.message for card in await tables.outbox.cards()] == [None]


async def test_news_are_announced_once_in_order(tables: Tables) -> None:
    game = await lobby(tables)
    first = await only(tables)
    assert [entry.kind for entry in first.entries] == ["opened", "joined", "joined", "joined"]
    await tables.start(game, HOST)
    assert await only(tables) == first, "what is being announced does not change under one's hands"
    await tables.outbox.announced(first)
    second = await only(tables)
    assert [entry.kind for entry in second.entries] == ["started", "action"]
    assert second.nonce != first.nonce
    await tables.outbox.announced(second)
    await tables.outbox.announced(first)
    assert await tables.outbox.announcements() == ()
    told = first.entries + second.entries
    assert told == await tables.log(game)


async def test_a_card_that_may_have_been_posted_keeps_its_nonce(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables)
    nonce, tried = await tables.outbox.new_card(game)
    assert tried is None
    assert await tables.outbox.new_card(game) == (nonce, fake_clock.time)
    await tables.outbox.card_shown(game, 1, 555)
    assert (await tables.outbox.new_card(game)).nonce != nonce


async def test_notices_wait_for_delivery_over_a_restart(path: Path, fake_clock: FakeClock) -> None:
    tables = await Tables.open(path, Inline(), now=fake_clock, new_seed=lambda: SEED)
    game = await lobby(tables)
    await tables.invite(game, HOST, 8)
    await tables.invite(game, HOST, 9)
    first, second = await tables.outbox.notices()
    assert (first.user, first.key, first.blanks) == (8, "table-notice-invited", {"host": 1})
    await tables.outbox.delivered(first)
    await tables.close()
    again = await Tables.open(path, Inline(), now=fake_clock)
    assert await again.outbox.notices() == (second,)
    await again.close()


async def test_nonces_fit_discord(tables: Tables) -> None:
    game = await lobby(tables)
    await tables.invite(game, HOST, 8)
    (notice,) = await tables.outbox.notices()
    nonces = [(await only(tables)).nonce, notice.nonce, (await tables.outbox.new_card(game)).nonce]
    assert len(set(nonces)) == 3
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_game_without_a_place_has_nobody_to_tell(tables: Tables) -> None:
    game = await begun(tables)
    record = await tables.register.record(game)
    await tables.register.bring_in(record, None, "operator")
    assert [card.game for card in await tables.outbox.cards()] == [game]


async def test_the_outbox_wakes_whoever_waits(tables: Tables) -> None:
    await tables.outbox.wait(0)
    await lobby(tables)
    await tables.outbox.wait()


async def test_what_is_due_is_found_by_index_however_many_games_there_are(tables: Tables) -> None:
    await begun(tables, place=Place(1, 1))
    queries = {
        "SELECT id FROM games WHERE (card_version < version OR told < version) AND id > 0 ORDER BY id": (
            "games_to_show"
        ),
        "SELECT id FROM games WHERE stirs = 1 ORDER BY id": "games_stirring",
        "SELECT * FROM notices WHERE delivered_at IS NULL ORDER BY game, seq": "notices_to_deliver",
        "SELECT * FROM due_times WHERE at IS NOT NULL AND at <= 5 ORDER BY at LIMIT 1": "due_next",
        "SELECT id FROM games WHERE channel = 5 AND status IN ('open', 'playing', 'paused')": (
            "one_game_a_place"
        ),
        "SELECT game FROM seats WHERE user = 5": "seats_of_user",
        "SELECT * FROM log WHERE press = '5'": "presses",
    }
    for query, index in queries.items():
        plan = await tables.store.read(partial(explain, query=query))
        assert index in plan, query


def explain(db: sqlite3.Connection, query: str) -> str:
    return str(db.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
