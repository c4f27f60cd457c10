"""Leagues in the database: stored whole, once, and by one at a time; on both engines."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.leagues.model import League, LeagueSettings
from bot.leagues.requests import Correct, Drop, EndLeague, Extend, ReplaceEntry, SignUp, Withdraw
from bot.leagues.rounds import Advance, NoteTable, Settle, at_the_deadline
from bot.leagues.service import Leagues
from bot.storage.leagues import LeagueOvertaken
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Person
from bot.tables.service import Tables

MODERATOR = Person(900, moderator=True)


async def opened(tables: Tables, people: int, **settings: object) -> tuple[Leagues, int]:
    leagues = Leagues(tables)
    chosen = LeagueSettings.model_validate({"rounds": 2, **settings})
    number = await leagues.open(MODERATOR, (1, 2), "Winter", chosen, signup_days=7, press="p")
    for user in range(1, people + 1):
        await leagues.submit(number, Person(user), SignUp())
    return leagues, number


async def test_a_league_comes_back_as_it_was_stored(tables: Tables) -> None:
    leagues, number = await opened(tables, 7, kind="mixed", size=3, pace=24)
    assert (
        await leagues.open(MODERATOR, (1, 2), "Winter", LeagueSettings(), signup_days=7, press="p") == number
    )
    drawn = await leagues.draw(number, MODERATOR)
    assert replace(await leagues.look(number), edition=0) == replace(drawn, edition=0)
    assert [len(table.seats) for table in drawn.tables] == [4, 3]
    log = await leagues.store.log(number)
    assert [line.kind for line in log] == ["opened", *["joined"] * 7, "drawn", "round"]
    assert await leagues.store.at_work() == [number]
    assert await leagues.store.of_server(1) == [(number, "Winter", "playing")]
    assert await leagues.store.behind() == [number]
    assert await leagues.store.try_card(number, 5.0) is None
    assert await leagues.store.try_card(number, 6.0) == 5.0
    await leagues.store.shown(number, (await leagues.look(number)).edition, 77, "playing.1")
    assert await leagues.store.behind() == []
    assert await leagues.store.lost(77)
    assert await leagues.store.behind() == [number]
    assert not await leagues.store.lost(78)
    await tables.storage.results.unlist(3)
    assert await leagues.store.hidden(number) == {3}
    assert await leagues.store.ended(number) == []


async def test_of_two_who_change_a_league_at_once_none_is_lost(tables: Tables) -> None:
    leagues, number = await opened(tables, 0)
    old = await leagues.look(number)
    await asyncio.gather(*(leagues.submit(number, Person(user), SignUp()) for user in range(1, 5)))
    assert len((await leagues.look(number)).entries) == 4
    with pytest.raises(LeagueOvertaken):
        await leagues.store.save(old, [])


async def test_the_next_season_is_drawn_by_the_one_before(tables: Tables) -> None:
    leagues, number = await opened(tables, 6, size=3)
    await leagues.draw(number, MODERATOR)
    await leagues.submit(number, MODERATOR, EndLeague())
    following = await leagues.open(
        MODERATOR, (1, 2), "Winter", LeagueSettings(size=3), signup_days=7, previous=number
    )
    for user in (9, 6, 5, 4, 3, 2, 1):
        await leagues.submit(following, Person(user), SignUp())
    drawn = await leagues.draw(following, MODERATOR)
    assert [entry.user for entry in drawn.entries] == [1, 2, 4, 3, 5, 6, 9], "the new one comes last"


async def test_any_order_of_requests_leaves_a_sound_league(tables: Tables) -> None:
    """Whatever is asked, by whomever, in any order: everybody has one place and sits at one table a round."""
    for seed in range(3):
        chance = random.Random(seed)
        kind = chance.choice(("divisions", "mixed", "tournament"))
        leagues = Leagues(tables)
        chosen = LeagueSettings.model_validate({"kind": kind, "size": chance.choice((3, 4, 5)), "rounds": 2})
        number = await leagues.open(MODERATOR, (seed + 10, 2), "Winter", chosen, signup_days=7)
        for _ in range(50):
            league = await leagues.look(number)
            who = chance.choice((MODERATOR, SYSTEM, Person(chance.randint(1, 12))))
            entry, user = chance.randint(1, 12), chance.randint(1, 20)
            table = chance.choice(league.tables) if league.tables else None
            at = (table.round, table.number) if table else (1, 1)
            seats = table.seats if table else ()
            requests = [
                SignUp(), SignUp(), SignUp(), Withdraw(), Drop(entry), ReplaceEntry(entry, user),
                Extend(chance.randint(0, 9)), NoteTable(*at, tried=1.0), Advance(),
                Settle(*at, "deadline", at_the_deadline(seats, {seat.entry for seat in seats[:1]})),
                Correct(*at, {seat.entry: chance.choice((None, 1, 2, 3)) for seat in seats}),
            ]  # fmt: skip
            try:
                if chance.random() < 0.06:
                    await leagues.draw(number, who if who is not SYSTEM else MODERATOR)
                else:
                    await leagues.submit(number, who, chance.choice(requests))
            except Refused:
                edition = (await leagues.look(number)).edition
                assert edition == league.edition, "what was refused changed nothing"
            sound(await leagues.look(number))
    await tables.storage.privacy.redact(1)
    assert (await tables.storage.privacy.gather(1))["league_places"] == []


def sound(league: League) -> None:
    users = [entry.user for entry in league.entries]
    assert len(users) == len(set(users))
    assert len({entry.number for entry in league.entries}) == len(users)
    for number in range(1, league.round + 1):
        sat = [seat.entry for table in league.of_round(number) for seat in table.seats]
        assert len(sat) == len(set(sat))
        assert set(sat) <= {entry.number for entry in league.entries}
        assert all(len(table.seats) <= 5 for table in league.of_round(number))
    if league.status == "playing":
        assert league.round_ends is not None
        assert league.round_ends > 0
        assert league.round <= league.settings.rounds + 1
