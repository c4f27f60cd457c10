"""Nonsense of every kind is refused with a reason, and leaves everything as it was."""

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import (
    COLOURS,
    Action,
    Colour,
    Illegal,
    RecordError,
    SnapshotError,
    State,
    apply,
    check,
    dice_due,
    due,
    dump,
    legal,
    load,
    parse,
    read_record,
    replay,
    summary,
    view,
)
from engine.actions import Bid, Mark, Move, Peek, Put, Recall, Roll, Stash, Step, Take
from engine.chance import dice
from tests.engine.test_notation import ACTIONS
from tests.kit.engine.random_games import ALL_OPTIONS, Game


def refusal(call: Callable[[], object]) -> Illegal | RecordError | SnapshotError | None:
    """What a call is refused with; None if it goes through. Anything else that is raised is a fault."""
    try:
        call()
    except (Illegal, RecordError, SnapshotError) as error:
        return error
    return None


numbers = st.integers(-3, 40) | st.sampled_from([-(10**9), 10**9])
words = st.text("mhwscABCDEF019-:! éß\n\x00", max_size=6)
nonsense: st.SearchStrategy[Action] = st.one_of(
    *ACTIONS.values(),
    st.builds(Roll, st.lists(numbers, max_size=6).map(tuple)),
    st.builds(Bid, numbers, numbers, st.booleans(), st.booleans()),
    st.builds(Take, numbers),
    st.builds(
        Put,
        st.sampled_from(["worker", "sorcerer", "chief", "king"]),
        words | st.sampled_from(["F6", "C6", "D3"]),
        numbers,
        st.sampled_from([None, "worker", "marker", "logs", "headdress", "ahu", "gold"]),
        st.none() | numbers,
    ),
    st.builds(
        Move,
        words | st.sampled_from(["m1", "m2", "h1"]),
        st.lists(st.builds(Step, words | st.just("I5"), words), max_size=3).map(tuple),
        st.sampled_from([None, "erect", "crown", "mark", "fly"]),
        st.none() | numbers,
    ),
    st.builds(Mark, words),
    st.builds(Stash, st.lists(words | st.sampled_from(["m1", "m2"]), max_size=4).map(tuple)),
    st.builds(Recall, st.lists(words | st.sampled_from(["m1", "m2"]), max_size=4).map(tuple)),
    st.builds(Peek, numbers),
)
seats = st.sampled_from([None, *COLOURS]) | st.just(cast(Colour, "orange"))


@settings(max_examples=60)
@given(
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 200),
    tries=st.lists(st.tuples(seats, nonsense), min_size=10, max_size=40),
)
def test_wrong_actions_are_refused_and_change_nothing(
    seed: int, plies: int, tries: list[tuple[Colour | None, Action]]
) -> None:
    game = Game(seed, 3 + seed % 3, ALL_OPTIONS[seed % 8], keen=True).play(plies)
    state = game.state
    for seat, action in tries:
        before = state.copy()
        error = refusal(partial(apply, state, seat, action))
        if isinstance(error, Illegal):
            assert error.key
            assert state == before
        elif seat is None:  # it made sense after all
            assert dice_due(before)
        else:
            assert check(state) == []
            assert isinstance(action, Move) or str(action) in map(str, legal(before, seat))


@given(st.text(max_size=60))
@example("move m1 " + "A1 " * 500)
@example("take " + "9" * 6000)
@example("dice " + "1 " * 5000)
@example("bid \ud800")
def test_garbage_is_no_action(text: str) -> None:
    error = refusal(partial(parse, text))
    if isinstance(error, Illegal):
        assert error.key.startswith("notation-")
    else:
        action = parse(text)
        assert parse(str(action)) == action


VERBS = ["bid", "take", "put", "move", "mark", "stash", "recall", "peek", "dice", "pass", "tablet", "decline"]


@settings(max_examples=150)
@given(
    st.sampled_from(VERBS),
    st.lists(words | st.sampled_from(["m1", "F6", "erect", "2w", "-", "1"]), max_size=5),
)
def test_a_verb_with_garbage_is_refused_or_read_back(verb: str, rest: list[str]) -> None:
    text = " ".join([verb, *rest])
    error = refusal(partial(parse, text))
    if isinstance(error, Illegal):
        assert error.key.startswith("notation-")
    else:
        action = parse(text)
        assert parse(str(action)) == action


def damaged(text: str, rng: random.Random) -> str:
    """A text with a few characters, words or lines lost, doubled, swapped or changed."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                here = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:here] + rng.choice('0129mhwsc:!;[]" \u2028é') + lines[at][here + 1 :]
            case _:
                parts = lines[at].split()
                rng.shuffle(parts)
                lines[at] = " ".join(parts)
        if not lines:
            break
    return "\n".join(lines)


def read_and_replay(text: str) -> State:
    return replay(read_record(text))


def test_damaged_records_say_line_and_reason_or_are_another_sound_game() -> None:
    refused = 0
    for seed in range(250):
        game = Game(seed % 20, 3 + seed % 3, ALL_OPTIONS[seed % 8], keen=True).play(80 if seed % 4 else None)
        text = damaged(str(game.record()), random.Random(seed))
        error = refusal(partial(read_and_replay, text))
        if isinstance(error, RecordError):
            assert error.key
            assert 0 <= error.number <= len(text.splitlines())
            assert str(error).startswith(f"line {error.number}: ")
            refused += 1
        else:
            assert error is None
            assert check(read_and_replay(text)) == []
    assert refused > 120


@given(st.text(max_size=200))
def test_garbage_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        replay(read_record(text))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            found += places(value[index], (*path, index))
    return found


STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    10**30,
    1.5,
    "",
    "green",
    "orange",
    "J5",
    "Z9",
    "m1",
    "h1",
    [],
    {},
    [1],
    ["red"],
    "over",
]


def tampered(text: str, rng: random.Random) -> str:
    """A snapshot with one to three of its values changed, lost or doubled."""
    shot = json.loads(text)
    for _ in range(rng.randint(1, 3)):
        *path, last = rng.choice(places(shot))
        parent = shot
        for key in path:
            parent = parent[key]
        match rng.randrange(4):
            case 0:
                del parent[last]
            case 1 if isinstance(parent, list):
                parent.append(parent[last])
            case 2 if isinstance(parent[last], int) and not isinstance(parent[last], bool):
                parent[last] += rng.choice((-1, 1))
            case _:
                parent[last] = rng.choice(STRANGE)
    return json.dumps(shot)


def play_on(text: str, seed: int) -> None:
    """A snapshot that loads is a game like any other: it can be shown and played on."""
    rng = random.Random(seed)
    state = load(text)
    assert load(dump(state)) == state
    assert summary(state)["phase"] == view(state, state.seats[0]).phase
    for _ in range(25):
        if dice_due(state):
            apply(state, None, dice(state, rng))
        elif due(state):
            seat = rng.choice(list(due(state)))
            apply(state, seat, rng.choice(legal(state, seat)))
        else:
            assert state.phase == "over"
        assert check(state) == []


@pytest.mark.parametrize("part", range(8))
def test_damaged_snapshots_are_refused_or_are_another_sound_game(part: int) -> None:
    refused = 0
    for seed in range(part * 100, part * 100 + 100):
        game = Game(seed % 30, 3 + seed % 3, ALL_OPTIONS[seed % 8], keen=True).play(5 + seed * 7 % 230)
        text = tampered(dump(game.state), random.Random(seed))
        error = refusal(partial(load, text))
        if isinstance(error, SnapshotError):
            assert str(error)
            refused += 1
        else:
            assert error is None
            play_on(text, seed)
    assert refused > 40


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '"giants"', "\x00", '{"rules": 1}'])
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    with pytest.raises(SnapshotError):
        load(text)


def snapshot_with(**changes: object) -> str:
    shot = json.loads(dump(Game(4, 3, keen=True).play(90).state))
    shot.update(changes)
    return json.dumps(shot)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rules": 2}, "rules version 2"),
        ({"board": "Atlantis 1"}, "there is no board 'Atlantis 1'"),
        ({"options": ["fast"]}, "unknown option 'fast'"),
        ({"extra": 1}, "extra: Unexpected keyword argument"),
        ({"log_supply": 99}, "logs are lost or doubled"),
        ({"first_player": "black"}, "first_player: Input should be"),
        ({"round": "one"}, "round: Input should be a valid integer"),
    ],
)
def test_a_refused_snapshot_says_what_is_wrong(changes: dict[str, object], words: str) -> None:
    with pytest.raises(SnapshotError, match=words):
        load(snapshot_with(**changes))
