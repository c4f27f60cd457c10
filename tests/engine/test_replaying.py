"""A walk through a record: every line once, under the rules of the record, for films and sums alike."""

from dataclasses import replace

import pytest

from engine import Record, RecordError, carried, find_board, new_game, read_record, replay, view, walk
from engine.events import Moved, Revealed
from engine.rules_data import Components
from tests.kit.engine.editions import publish, strengths
from tests.kit.engine.random_games import Game


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Components:
    """A newer edition with fewer pieces behind the screens and stronger figures."""
    start = {"workers": 0, "quick_start_workers": 1, "markers": 1, "logs": 1}
    return publish(monkeypatch, start=start, strength=strengths(worker=2, log=2), logs=30)


def played(seed: int = 4, seats: int = 4) -> Game:
    return Game(seed, seats, keen=True).play()


def test_a_walk_shows_the_set_up_and_then_every_line() -> None:
    game = played()
    again = Game(4, 4, keen=True)
    lines, record = [], game.record()
    for moment in walk(record):
        if moment.line is not None:
            again.step()
            lines.append(moment.line)
        assert moment.state == again.state
        assert moment.view == view(again.state)
        assert moment.events == tuple(again.events)
    assert tuple(lines) == record.lines


def test_a_walk_can_stop_early() -> None:
    record = played().record()
    *_, last = walk(record, 7)
    assert last.line == record.lines[6]
    assert last.state == replay(record, 7)
    assert [moment.line for moment in walk(record, 0)] == [None]
    with pytest.raises(RecordError, match="no-such-line"):
        next(walk(record, len(record.lines) + 1))


def test_a_walk_names_the_line_that_is_illegal() -> None:
    text = '[Board "Rapa Nui 1"]\n[Seats "red blue green"]\ndice 1 1 1\nred take 1\n'
    moments = walk(read_record(text))
    assert [next(moments).line is None, next(moments).line is None] == [True, False]
    with pytest.raises(RecordError) as error:
        next(moments)
    assert (error.value.number, error.value.key) == (4, "wrong-phase")


def test_a_game_is_walked_under_its_own_edition(newer: Components) -> None:
    """Every step of it: what is legal, what is told, what is paid."""
    old = replace(played_under_the_first(), rules=1)
    versions, worth = set(), []
    for moment in walk(old):
        versions.add(moment.view.box.version)
        worth += [event.sculptors for event in moment.events if isinstance(event, Revealed)]
    assert versions == {1}
    assert worth
    with pytest.raises(RecordError):
        replay(replace(old, rules=newer.version))


def played_under_the_first() -> Record:
    game = Game(4, 4, keen=True)
    game.state = new_game(game.state.board, game.state.seats, game.state.options, rules=1)
    return game.play().record()


def test_seats_are_judged_by_the_rules_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    publish(monkeypatch, bases={3: 7, 4: 6})
    five = '[Board "Rapa Nui 1"]\n{}[Seats "red blue green yellow purple"]\n'
    assert len(replay(read_record(five.format('[Rules "1"]\n'))).seats) == 5
    with pytest.raises(RecordError, match="wrong-player-count"):
        read_record(five.format('[Rules "2"]\n'))
    assert len(new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"]).seats) == 3


def test_who_carried_for_whom_adds_up_to_the_points_on_the_track() -> None:
    paid = 0
    for seed in range(6):
        game = played(seed, 3 + seed % 3)
        sums = carried(game.record())
        for payee, player in game.state.players.items():
            assert sum(row.get(payee, 0) for row in sums.values()) == player.score
            assert payee not in sums.get(payee, {}), "nobody pays oneself"
            paid += player.score
        assert all(sums.values()), "who paid nothing is not listed"
    assert paid


def test_only_lines_that_count_are_counted() -> None:
    """What was taken back is not in the record, so nobody was paid for it."""
    record = played(2, 5).record()
    paying = [
        number
        for number, moment in enumerate(walk(record))
        if any(isinstance(event, Moved) and event.paid for event in moment.events)
    ]
    before = replace(record, lines=record.lines[: paying[0] - 1], result=None)
    assert carried(before) == {}
    assert carried(replace(record, lines=record.lines[: paying[0]], result=None)) != {}
