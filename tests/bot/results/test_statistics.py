"""Statistics: what somebody's games add up to, and the records of a server."""

from dataclasses import replace

from bot.results.statistics import Feat, Nemesis, Partner, feats, statistics
from bot.storage.results import GameResult
from tests.kit.results import result


def carrying(game: GameResult, payer: int, payee: int, points: int) -> GameResult:
    """The same game, in which somebody earned points by carrying for somebody else."""
    colour = {seat.user: seat.colour for seat in game.seats}
    seats = tuple(
        replace(seat, carried={colour[payer]: points}) if seat.user == payee else seat for seat in game.seats
    )
    return replace(game, seats=seats)


def test_games_add_up() -> None:
    games = [
        carrying(result(1, (7, 8, 9)), 8, 7, 6),
        carrying(result(2, (8, 7, "easy")), 7, 8, 5),
        carrying(result(3, (8, 9, 7)), 9, 7, 4),
        result(4, (8, 9, None)),
    ]
    found = statistics(games, 7)
    assert found is not None
    assert (found.games, found.wins, found.places) == (3, 1, ((1, 1), (2, 1), (3, 1)))
    assert (found.average, found.best) == (45, 50)
    assert found.sources == {"moai": 30, "headdresses": 5, "carrying": 5, "tablets": 10}
    assert found.carried == (Partner(8, 6), Partner(9, 4))
    assert found.partner == Partner(8, 11)
    assert found.nemesis == Nemesis(8, 2, 3)
    assert found.coast is None
    assert statistics(games, 5) is None


def test_records_are_of_people_who_are_known() -> None:
    first, second = result(1, ("hard", 8, 9)), result(2, (None, 7, 8))
    third = result(3, (9, 7), tied=2)
    found = {feat.kind: feat for feat in feats([first, second, third])}
    assert found["points"] == Feat("points", (9, 7), 50, 3)
    assert found["close"] == Feat("close", (9, 7), 0, 3)
    assert feats([]) == ()
    assert "close" not in {feat.kind for feat in feats([first, second])}, "who won is not to be known"
