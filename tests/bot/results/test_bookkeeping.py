"""What finished games come to is written once, follows from the log, and is the same when made anew."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import run
from bot.results.bookkeeping import Bookkeeping
from bot.results.outcome import COASTS, coast_of, result_of
from bot.results.rating import rate
from bot.storage.results import EVERYWHERE, GameResult, Rating
from bot.tables.log_entry import Entry
from bot.tables.model import Table
from bot.tables.operations.lifecycle import End
from bot.tables.service import Tables
from engine import boards, carried, read_record
from tests.kit.fake_clock import FakeClock
from tests.kit.finished_games import record_text
from tests.kit.results import over
from tests.kit.table_games import MODERATOR, Inline, begun, play_out

DAY = 86400.0


async def all_ratings(tables: Tables) -> list[Rating]:
    found = [
        await tables.storage.results.ratings_of(user, server) for user in range(1, 6) for server in (0, 100)
    ]
    return [rating for ratings in found for rating in ratings]


async def found(tables: Tables, game: int) -> GameResult:
    made = result_of((await tables.look(game)).table, await tables.log(game))
    assert made is not None
    return made


async def test_a_result_says_what_the_game_came_to(tables: Tables) -> None:
    game = await over(tables, 1, 2, "easy")
    view = (await tables.look(game)).table.view
    assert view is not None
    assert view.outcome is not None
    result = await found(tables, game)
    assert {seat.colour: seat.points for seat in result.seats} == {
        seat: account.total for seat, account in view.outcome.accounts.items()
    }
    for seat in result.seats:
        assert seat.points == seat.moai + seat.headdresses + seat.carrying + seat.tablets
        assert sum(seat.coasts.values()) == sum(
            ahu.owner == seat.colour and ahu.size > 0 for ahu in view.ahus.values()
        )
        assert set(seat.coasts) <= set(COASTS)
    assert [seat.place for seat in result.seats] == sorted(seat.place for seat in result.seats)
    paid = carried(read_record(record_text()))
    assert {seat.colour: dict(seat.carried) for seat in result.seats} == {
        payee.colour: {
            mover: row[payee.colour]
            for mover, row in paid.items()
            if payee.colour in row and mover != payee.colour
        }
        for payee in result.seats
    }
    assert result.people == 2


def test_every_island_has_ahus_on_every_coast() -> None:

    for board in boards().values():
        assert {coast_of(board, ahu) for ahu in board.ahus} == set(COASTS)


async def test_a_seat_is_whoevers_who_made_half_of_its_decisions(tables: Tables) -> None:
    game = await over(tables, 1, 2, 3)
    table, log = (await tables.look(game)).table, await tables.log(game)
    colour = table.seats[0].colour
    own = [entry.seq for entry in log if entry.kind == "action" and entry.seat == colour]

    def owner(
        *shares: tuple[str, float], more: tuple[Entry, ...] = ()
    ) -> tuple[bool, int | None, str | None]:
        """Whose the first seat is if these made these shares of its decisions, one after another."""
        actors = [actor for actor, share in shares for _ in range(round(share * 100))]
        by = {seq: actors[min(99, n * 100 // len(own))] for n, seq in enumerate(own)}
        entries = [replace(entry, actor=by.get(entry.seq, entry.actor)) for entry in log]
        result = result_of(table, sorted([*entries, *more], key=lambda entry: entry.seq))
        assert result is not None
        [seat] = [seat for seat in result.seats if seat.colour == colour]
        return seat.person, seat.user, seat.level

    assert owner(("user:1", 1.0)) == (True, 1, None)
    assert owner(("user:1", 0.6), ("computer:easy", 0.4)) == (True, 1, None), "stood in for, for a while"
    assert owner(("computer:easy", 0.7), ("user:1", 0.3)) == (False, None, "easy"), "for most of the game"
    assert owner(("user:9", 0.7), ("user:1", 0.3)) == (True, 9, None), "who leaves late has played it"
    assert owner(("user:9", 0.3), ("user:1", 0.7)) == (True, 1, None), "who leaves early has not"
    assert owner(("user:8", 0.4), ("user:9", 0.3), ("user:1", 0.3)) == (False, None, None), "nobody's"
    assert owner(("user:0", 1.0)) == (True, None, None), "somebody who was forgotten stays a person"
    assert owner(("moderator:5", 0.9), ("user:1", 0.1))[:2] == (False, None)
    moved = Entry(
        own[len(own) * 3 // 4], 0.0, "replaced", "user:9", colour, {"old_user": 9, "new_user": 1}, ()
    )
    assert owner(("order", 1.0), more=(moved,)) == (True, 9, None), "orders are their giver's"


async def test_games_are_counted_once_and_made_anew_they_give_the_same(
    tables: Tables, fake_clock: FakeClock, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    books = Bookkeeping(tables)
    for users in ((1, 2, 3), (2, 1, "normal"), (3, 1, 2), (1, "easy", "easy"), (4, 2, 1), (2, 4, None)):
        await over(tables, *users)
        fake_clock.time += 40 * DAY
        await books.catch_up()
    assert await books.catch_up() == 0
    before = await all_ratings(tables)
    assert {rating.user for rating in before} == {1, 2, 3, 4}
    assert len({rating.season for rating in before}) > 1
    assert len([r for r in before if r.user == 1 and r.server == EVERYWHERE]) == 4, "not alone with computers"
    assert await books.rebuild() == 6
    assert await all_ratings(tables) == before
    assert await asyncio.to_thread(run, ["ratings", str(path), "--rebuild"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith(": 6 games counted anew")
    assert len(said) == 5
    assert ["provisional" in line for line in said[1:]] == [False, True, True, True]
    assert await all_ratings(tables) == before


async def test_what_is_counted_drives_no_game_out_of_memory(path: Path) -> None:
    tables = await Tables.open(path, Inline(), capacity=3)
    played = await begun(tables, 3)
    for _ in range(4):
        await over(tables, 1, 2, 3)
    await tables.look(played)
    assert await Bookkeeping(tables).rebuild() == 4
    read: list[int] = []
    load = tables.storage.tables.load

    async def reading(game: int) -> Table:
        read.append(game)
        return await load(game)

    tables.storage.tables.load = reading  # type: ignore[method-assign]
    await tables.look(played)
    assert read == []
    await tables.close()


async def test_a_game_that_people_played_is_theirs_also_once_somebody_is_forgotten(tables: Tables) -> None:
    game = await begun(tables, 3)
    await play_out(tables, game)
    books, results = Bookkeeping(tables), tables.storage.results
    await books.catch_up()
    [counted] = await results.of_user(2)
    assert sorted((seat.colour, seat.user) for seat in counted.seats) == [
        ("blue", 3),
        ("green", 1),
        ("red", 2),
    ]
    await tables.erase(1)
    await books.catch_up()
    [without] = await results.of_user(2)
    before = await all_ratings(tables)
    assert without.people == 3
    assert {rating.user for rating in before} == {2, 3}
    await books.rebuild()
    assert await results.of_user(2) == [without]
    assert await all_ratings(tables) == before


async def test_a_game_that_is_counted_late_is_rated_in_its_place(
    tables: Tables, fake_clock: FakeClock
) -> None:
    books = Bookkeeping(tables)
    late = await over(tables, 1, 2, 3)
    fake_clock.time += DAY
    results = tables.storage.results
    await results.count(await over(tables, 3, 2, 1), await found(tables, 2), rate)
    assert not await results.stale()
    await books.catch_up()
    ratings = await results.ratings_of(1)
    assert [rating.game for rating in ratings] == [late, 2]
    assert not await results.stale()


async def test_what_can_be_taken_up_again_counts_when_it_is_over_for_good(
    tables: Tables, fake_clock: FakeClock
) -> None:
    books, results = Bookkeeping(tables), tables.storage.results
    ended = await begun(tables, 3)
    await tables.submit(ended, MODERATOR, End(scored=True))
    await books.catch_up()
    assert await results.of_user(1) == []
    fake_clock.time += 8 * DAY
    for due in await tables.storage.due_times.reached_by_tables(fake_clock.time, 9):
        await tables.handle_table_due(due)
    await books.catch_up()
    [counted] = await results.of_user(1)
    assert counted.ended_at == fake_clock.time
    given_up = await begun(tables, 3)
    await tables.submit(given_up, MODERATOR, End(scored=False))
    fake_clock.time += 8 * DAY
    for due in await tables.storage.due_times.reached_by_tables(fake_clock.time, 9):
        await tables.handle_table_due(due)
    await books.catch_up()
    assert len(await results.of_user(1)) == 1
    assert await results.uncounted(9) == []


async def test_who_takes_no_part_is_in_nothing_and_can_come_back(
    tables: Tables, fake_clock: FakeClock
) -> None:
    books, results = Bookkeeping(tables), tables.storage.results
    for users in ((1, 2, 3), (2, 3, 1), (3, 1, 2)):
        await over(tables, *users)
        fake_clock.time += DAY
    await books.catch_up()
    before = await all_ratings(tables)
    await results.unlist(1)
    await books.catch_up()
    assert await results.of_user(1) == []
    assert {rating.user for rating in await results.ladder(EVERYWHERE, None)} == {2, 3}
    assert all(seat.user != 1 for game in await results.of_user(2) for seat in game.seats)
    without = await all_ratings(tables)
    await books.rebuild()
    assert await all_ratings(tables) == without
    assert (await tables.storage.privacy.gather(1))["unlisted"]
    await results.list_again(1)
    await books.catch_up()
    assert await all_ratings(tables) == before
    await tables.erase(1)
    stored = await tables.storage.privacy.gather(1)
    assert (stored["results"], stored["ratings"], stored["unlisted"]) == ([], [], False)
    await books.catch_up()
    assert await all_ratings(tables) == without, "whoever is forgotten was an opponent all the same"
