"""Asking for a seat on offer: the table votes, and a question that answered itself is in nobody's way."""

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.seats import AcceptSeat, OfferSeat, Replace
from bot.tables.operations.votes import AskForSeat, CastVote
from bot.tables.service import Tables
from bot.tables.vote import Vote
from engine.actions import Bid
from tests.kit.fake_clock import HOUR, FakeClock
from tests.kit.table_games import MODERATOR, begun, refused

SAM = Person(50)


async def offered(tables: Tables) -> int:
    """A game of four in which red and blue are on offer, and Sam has asked for red."""
    game = await begun(tables, 4)
    for user in (2, 3):
        await tables.submit(game, Person(user), OfferSeat())
    await tables.submit(game, SAM, AskForSeat("red"))
    return game


async def test_an_applicant_who_is_seated_elsewhere_is_asked_about_no_more(tables: Tables) -> None:
    game = await offered(tables)
    await tables.submit(game, MODERATOR, Replace("blue", user=SAM.user))
    outcome = await tables.submit(game, SAM, AcceptSeat())
    assert outcome.table.votes == (), "Sam has a seat"
    await refused("table-no-vote", tables.submit(game, Person(1), CastVote("seat-red", True)))


async def test_a_vote_for_somebody_who_has_a_seat_is_over(tables: Tables, fake_clock: FakeClock) -> None:
    """Databases hold such votes: a seat was given away while somebody asked for another one."""
    game = await begun(tables, 4, reminder=HOUR)
    async with tables._queue.hold(game) as slot:
        table = await tables._queue.table(game, slot)
        table.votes = {"seat-red": Vote("seat-red", 3, (2, 1, 4))}
    await tables.submit(game, Person(1), Act(Bid()))  # a question of an earlier version gets an end
    fake_clock.time += 8 * 24 * HOUR
    (due,) = await tables.storage.due_times.reached_by_tables(fake_clock.time, 100)
    outcome = await tables.handle_table_due(due)
    assert [entry.kind for entry in outcome.entries] == ["rejected"]
    assert outcome.table.votes == ()
    assert [seat.user for seat in outcome.table.seats] == [1, 2, 3, 4]


async def test_the_table_gives_a_seat_away(tables: Tables) -> None:
    game = await offered(tables)
    await tables.submit(game, Person(1), CastVote("seat-red", True))
    outcome = await tables.submit(game, Person(4), CastVote("seat-red", True))
    assert [seat.user for seat in outcome.table.seats] == [1, SAM.user, 3, 4]
    assert not outcome.table.seats[1].offered
