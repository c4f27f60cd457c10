"""Ratings: as the library publishes them, fair where places are shared, and right in the long run."""

import random

import pytest
from openskill.models import PlackettLuce

import engine.players
from bot.results.rating import COMPUTERS, START, provisional, rate, rated, season_of, seasons_between, shown
from bot.storage.results import EVERYWHERE, Rating
from tests.kit.results import result

DAY = 86400.0


def test_the_library_gives_what_it_publishes() -> None:
    model = PlackettLuce()
    fresh = [[model.rating(), model.rating()], [model.rating(), model.rating()]]
    [[winner, _], [loser, _]] = model.rate(fresh)
    assert (winner.mu, winner.sigma) == pytest.approx((26.964294621803063, 8.177962604389991))
    assert (loser.mu, loser.sigma) == pytest.approx((23.035705378196937, 8.177962604389991))
    assert winner.ordinal() == pytest.approx(2.4304068086330872)
    still = PlackettLuce(tau=0)
    one = [still.rating(), still.rating(32.444, 5.123)]
    other = [still.rating(43.381, 2.421), still.rating(25.188, 6.211)]
    found = [(player.mu, player.sigma) for team in still.rate([one, other]) for player in team]
    assert found == [
        pytest.approx(pair)
        for pair in (
            (28.669648436582808, 8.071520788025197),
            (33.83086971107981, 5.062772998705765),
            (43.071274808241974, 2.4166900452721256),
            (23.149503312339064, 6.1378606973362135),
        )
    ]


def test_places_count_as_the_library_has_them_and_a_shared_one_is_worth_the_mean() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in range(4)], ranks=[2, 1, 4, 3])
    found = rated([START] * 4, [2, 1, 4, 3])
    assert found == [pytest.approx((team[0].mu, team[0].sigma)) for team in expected]
    first, second, third, last = rated([START] * 4, [1, 1, 3, 4])
    assert first == second
    assert first[0] > third[0] > last[0]
    alone = rated([START] * 4, [1, 2, 3, 4])
    assert third[0] == pytest.approx(alone[2][0]), "who shares the first place is nothing to the third"
    assert rated([START] * 3, [1, 1, 1])[0] == pytest.approx(rated([START] * 3, [1, 1, 1])[2])


def test_computers_are_as_strong_as_they_are_and_alone_they_rate_nobody() -> None:
    assert rate(result(1, (7, "easy", "hard")), {}) == []
    over_weak = {r.user: r.mu for r in rate(result(1, (7, "easy", 8)), {}) if r.server == EVERYWHERE}
    over_strong = {r.user: r.mu for r in rate(result(1, (7, "hard", 8)), {}) if r.server == EVERYWHERE}
    assert over_strong[7] > over_weak[7] > START[0]
    assert over_strong[8] > over_weak[8], "to lose against a strong one costs less"
    assert list(COMPUTERS.values()) == sorted(COMPUTERS.values())
    assert set(COMPUTERS) == set(engine.players.COMPUTERS)


def test_everybody_is_rated_on_their_server_and_everywhere() -> None:
    first = rate(result(1, (7, 8), server=5), {})
    assert {(r.server, r.user, r.number) for r in first} == {(5, 7, 1), (5, 8, 1), (0, 7, 1), (0, 8, 1)}
    elsewhere = rate(result(2, (8, 7), server=6), {(r.server, r.user): r for r in first})
    assert {(r.server, r.user, r.number) for r in elsewhere} == {(6, 7, 1), (6, 8, 1), (0, 7, 2), (0, 8, 2)}
    [unknown] = [r for r in rate(result(3, (7, None), server=0), {}) if r.server == EVERYWHERE]
    assert unknown.user == 7, "somebody who is not to be known is an opponent without a rating"


def test_seasons_are_quarters_and_what_is_long_ago_is_less_certain() -> None:
    assert [season_of(at) for at in (0.0, 89 * DAY, 90 * DAY, 364.9 * DAY)] == [
        *("1970-Q1", "1970-Q1", "1970-Q2", "1970-Q4"),
    ]
    assert seasons_between("2025-Q4", "2026-Q1") == 1
    assert seasons_between("2026-Q1", "2026-Q1") == 0
    known = {(s, u): Rating(s, u, 9, 1, 0.0, "1970-Q1", 30.0, 2.0) for s in (0, 1) for u in (7, 8)}
    soon = rate(result(2, (7, 8), at=DAY), known)
    later = rate(result(2, (7, 8), at=400 * DAY), known)
    assert later[0].sigma > soon[0].sigma
    assert later[0].mu - 30.0 > soon[0].mu - 30.0 > 0
    assert not provisional(later[0])
    assert provisional(later[0]._replace(number=4))
    assert shown(Rating(0, 7, 1, 1, 0.0, "", *START)) == 1000


def test_a_population_of_known_strengths_is_ordered_rightly() -> None:
    """Twelve people three points apart (the noise of one game is 25/6), 600 games of four: 200 each."""
    rng = random.Random(20)
    strengths = {user: 10.0 + 3.0 * user for user in range(1, 13)}
    last: dict[tuple[int, int], Rating] = {}
    for game in range(600):
        table = rng.sample(sorted(strengths), 4)
        form = {user: rng.gauss(strengths[user], 25 / 6) for user in table}
        order = sorted(table, key=lambda user: -form[user])
        last |= {(r.server, r.user): r for r in rate(result(game, order, server=0), last)}
    ladder = sorted(last.values(), key=shown)
    assert [rating.user for rating in ladder] == sorted(strengths)
