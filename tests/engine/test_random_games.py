"""Hundreds of games at random, over all numbers of players and options: nothing ever breaks."""

import random
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import (
    COLOURS,
    Illegal,
    Options,
    Record,
    apply,
    check,
    dice_due,
    due,
    dump,
    find_board,
    legal,
    load,
    new_game,
    read_record,
    replay,
)
from engine.actions import Pass, Roll
from engine.chance import dice, seeded_dice
from engine.phases import PHASES
from engine.record import Line
from tests.kit.engine.random_games import ALL_OPTIONS, Game
from tests.kit.long_runs import amounts

EVERY_TABLE = [
    pytest.param(seats, options, id=f"{seats}-{'-'.join(options.names()) or 'plain'}")
    for seats in (3, 4, 5)
    for options in ALL_OPTIONS
]


@pytest.mark.parametrize("games", amounts(8, 24))
@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_games_end_and_stay_sound(seats: int, options: Options, games: int) -> None:
    for seed in range(games):
        game = Game(seed, seats, options, keen=seed % 2 == 1)
        while not game.over:
            game.step()
            assert len(game.lines) < 5000, "a game must end"
            if len(game.lines) % 8 == 0:
                assert check(game.state) == []
        assert check(game.state) == []
        assert due(game.state) == {}


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_every_action_leaves_a_sound_state_that_loads_equal(seats: int, options: Options) -> None:
    game = Game(1000, seats, options, keen=True)
    while not game.over:
        game.step()
        text = dump(game.state)
        assert check(game.state) == []
        assert load(text) == game.state
        assert len(text) < 10_000


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_records_replay_to_equal_states(seats: int, options: Options) -> None:
    for seed in range(3):
        game = Game(2000 + seed, seats, options, keen=seed > 0)
        game.play(random.Random(seed).randrange(20, 200))
        assert replay(game.record()) == game.state
        game.play()
        text = str(game.record())
        assert replay(read_record(text)) == game.state
        assert str(read_record(text)) == text


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    for seed in range(20):
        game = Game(seed, 3 + seed % 3, ALL_OPTIONS[seed % 8], keen=True).play(60 + seed * 7)
        before, text = game.state.copy(), dump(game.state)
        game.play(len(game.lines) + 40)
        assert dump(before) == text


@pytest.mark.parametrize("games", amounts(16, 60))
def test_nobody_who_could_only_pass_or_decline_is_ever_asked(games: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(games):
        game = Game(seed, 3 + seed % 3, ALL_OPTIONS[seed % 8], keen=seed % 2 == 0)
        while not game.over:
            game.step()
            for seat, phase in due(game.state).items():
                decisions = PHASES[phase].legal(game.state, seat)
                assert len(decisions) > 1, (phase, decisions)
                asked[phase] += 1
    assert set(asked) == {"auction", "choose", "placement", "transport", "stash", "recall"}


@pytest.mark.parametrize("games", amounts(16, 40))
def test_whoever_is_passed_by_force_had_nothing_else(games: int) -> None:
    """The forced pass is right only if putting the turn back would offer passing alone."""
    forced = 0
    for seed in range(games):
        game = Game(seed, 3 + seed % 3, keen=True)
        while not game.over:
            before = game.state.copy()
            game.step()
            for event in game.events:
                if getattr(event, "forced", False) and before.phase == game.state.phase == "transport":
                    seat = getattr(event, "seat", game.state.seats[0])
                    back = game.state.copy()
                    back.turn = seat
                    back.players[seat].passed = False
                    assert PHASES["transport"].legal(back, seat) == [Pass()]
                    forced += 1
    assert forced > games // 2


def test_the_dice_of_a_seed_are_the_same_however_often_they_are_asked() -> None:
    state = new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"])
    assert seeded_dice(state, "secret") == seeded_dice(state, "secret")
    rolls = set()
    for number in range(1, 30):
        state.round = number
        rolls.add(seeded_dice(state, "secret"))
    assert len(rolls) > 5


class AnyTable(RuleBasedStateMachine):
    """Decisions picked by hypothesis rather than by a seed, so that a failure shrinks."""

    @initialize(seats=st.permutations(COLOURS), count=st.integers(3, 5), options=st.sampled_from(ALL_OPTIONS))
    def sit_down(self, seats: list[str], count: int, options: Options) -> None:
        colours = [colour for seat in seats for colour in COLOURS if colour == seat]
        self.state = new_game(find_board("Rapa Nui 1"), colours[:count], options)
        self.lines: list[Line] = []

    @precondition(lambda self: dice_due(self.state))
    @rule(seed=st.integers(0, 10**6))
    def roll(self, seed: int) -> None:
        action = dice(self.state, random.Random(seed))
        apply(self.state, None, action)
        self.lines.append(Line(None, action))

    @precondition(lambda self: bool(due(self.state)))
    @rule(who=st.integers(0, 4), what=st.integers(0, 10**9))
    def decide(self, who: int, what: int) -> None:
        owing = list(due(self.state))
        seat = owing[who % len(owing)]
        actions = legal(self.state, seat)
        action = actions[what % len(actions)]
        apply(self.state, seat, action)
        self.lines.append(Line(seat, action))

    @rule(who=st.integers(0, 4))
    def roll_by_a_seat_is_refused(self, who: int) -> None:
        before = self.state.copy()
        with pytest.raises(Illegal):
            apply(self.state, self.state.seats[who % len(self.state.seats)], Roll((1, 1, 1)))
        assert self.state == before

    @invariant()
    def sound(self) -> None:
        assert check(self.state) == []

    @invariant()
    def loads_equal(self) -> None:
        assert load(dump(self.state)) == self.state

    def teardown(self) -> None:
        if hasattr(self, "state"):
            state = self.state
            record = Record(state.board, state.seats, state.options, tuple(self.lines))
            assert replay(read_record(str(record))) == state


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=25, stateful_step_count=60)
