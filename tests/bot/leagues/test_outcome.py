"""What a game comes to for its league: places as they are, and nothing for whom others played."""

from bot.leagues.model import Entry, League, LeagueSettings, LeagueTable, Seat
from bot.leagues.outcome import outcome
from bot.tables.model import Seat as TableSeat
from engine.colours import COLOURS
from tests.kit.results import result

ENTRIES = (Entry(1, 101), Entry(2, 102, earlier=(202,)), Entry(3, None, out=True))
TABLE = LeagueTable(1, 1, 1, (Seat(1), Seat(2), Seat(3)), game=7)
LEAGUE = League(
    *(1, 1, 2, 3, "Winter", LeagueSettings(), "playing", 0.0), round=1, entries=ENTRIES, tables=(TABLE,)
)
SEATS = tuple(TableSeat(colour, user=100 + n) for n, colour in enumerate(COLOURS[:3], 1))


def test_places_and_points_are_the_games() -> None:
    settled = outcome(LEAGUE, TABLE, SEATS, result(7, [101, 102, 103], tied=2))
    assert settled.how == "played"
    assert settled.total == 50 + 50 + 40
    assert settled.seats[:2] == (Seat(1, 1, 2, 50), Seat(2, 1, 2, 50))


def test_whoever_had_the_place_before_played_for_it() -> None:
    settled = outcome(LEAGUE, TABLE, SEATS, result(7, [101, 202, 103]))
    assert settled.seats[1].place == 2


def test_nobody_gets_what_others_played_in_their_place() -> None:
    settled = outcome(LEAGUE, TABLE, SEATS, result(7, ["normal", 555, None]))
    assert [seat.place for seat in settled.seats] == [None, None, None]
    settled = outcome(LEAGUE, TABLE, SEATS, result(7, ["normal", 102, 103]))
    assert [seat.place for seat in settled.seats] == [None, 2, None], "and the others keep their places"


def test_a_game_that_was_given_up_gives_nothing() -> None:
    settled = outcome(LEAGUE, TABLE, SEATS, None)
    assert (settled.how, {seat.place for seat in settled.seats}) == ("abandoned", {None})
