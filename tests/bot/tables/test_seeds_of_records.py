"""The seed of the dice stands in a record once no dice are to come, and an import rolls on with it."""

from functools import partial

import pytest

from bot.storage.load import read_record
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.lifecycle import End, Resume
from bot.tables.operations.seats import AcceptSeat, Replace
from bot.tables.operations.votes import CastVote, Propose
from bot.tables.service import Tables
from tests.kit.table_games import HOST, MODERATOR, SEED, begun, play_out, play_until, step

HEADER = f'[Seed "{SEED}"]'
BAD = "table-bad-record"
THERE = Place(100, 300)


async def moved(tables: Tables, text: str) -> int:
    """A record's game in another channel, its seats filled."""
    game = (await tables.import_record(text, THERE, "operator")).table.id
    for user, seat in enumerate((await tables.look(game)).table.seats, start=11):
        await tables.submit(game, MODERATOR, Replace(seat.colour, user=user))
        await tables.submit(game, Person(user), AcceptSeat())
    await tables.submit(game, MODERATOR, Resume())
    return game


async def next_round(tables: Tables, game: int) -> tuple[int, ...] | None:
    """The dice of the next round."""
    first = (await tables.look(game)).table.view
    while (view := (await tables.look(game)).table.view) is not None and first is not None:
        if view.round > first.round:
            return view.faces
        assert await step(tables, game, "on") is not None
    return None


async def test_a_game_that_ended_by_its_rules_shows_that_its_dice_were_fair(tables: Tables) -> None:
    game = await begun(tables)
    assert HEADER not in await tables.record(game)
    await play_out(tables, game)
    record = await tables.record(game)
    assert HEADER in record
    copy = (await tables.import_record(record, THERE, "operator")).table.id
    assert await tables.record(copy) == record


async def test_a_game_that_was_ended_early_never_tells_the_dice_that_were_to_come(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "placement")
    await tables.submit(game, MODERATOR, End(scored=True))
    await tables.submit(game, HOST, Propose("close"))
    for user in (2, 3):
        await tables.submit(game, Person(user), CastVote("close", True))
    assert "[Seed" not in await tables.record(game)


async def test_an_import_rolls_on_with_the_seed_that_its_record_has(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "placement")
    read = partial(read_record, game=game, seed=True)
    record = await tables.storage.tables._database.read(read)
    tables._queue._new_seed = tables._new_seed = lambda: "another seed"
    copy = await moved(tables, record)
    assert (await tables._queue.current(copy)).seed == SEED
    assert await next_round(tables, copy) == await next_round(tables, game)
    other = (await tables.import_record(record.replace(f"{HEADER}\n", ""), None, "operator")).table.id
    assert (await tables._queue.current(other)).seed == "another seed"


async def test_a_seed_that_is_not_that_of_the_dice_is_refused(tables: Tables) -> None:
    game = await begun(tables)
    await play_out(tables, game)
    record = await tables.record(game)
    for forged, key in (("somebody else's", "table-record-dice"), ("x" * 201, BAD), ("", BAD)):
        with pytest.raises(Refused) as refusal:
            await tables.import_record(record.replace(SEED, forged), THERE, "operator")
        assert refusal.value.key == key
