"""Whoever says no says it with a key and blanks, and the refusal survives being copied."""

import copy
import pickle
from collections.abc import Callable

import pytest

from engine import Illegal, KeyedError, RecordError


class Late(KeyedError):
    """As other layers derive theirs: with something of its own that is no blank."""

    def __init__(self, key: str, /, *, since: tuple[int, ...] | None = None, **blanks: str | int) -> None:
        super().__init__(key, **blanks)
        self.since = since


ERRORS: list[KeyedError] = [
    Illegal("game-over"),
    Illegal("too-weak", hex="C4", need=3),
    RecordError("no-such-line", at=7, count=3),
    RecordError("bad-header", number=4),
    Late("late", hours=3, since=(1, 2)),
    Late("late", key="a blank may be called like anything"),
]


def copied_between_processes(error: KeyedError) -> KeyedError:
    found = pickle.loads(pickle.dumps(error))
    assert isinstance(found, KeyedError)
    return found


@pytest.mark.parametrize("again", [copied_between_processes, copy.copy, copy.deepcopy])
@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_a_copy_says_the_same(error: KeyedError, again: Callable[[KeyedError], KeyedError]) -> None:
    twin = again(error)
    assert type(twin) is type(error)
    assert (twin.args, vars(twin), str(twin)) == (error.args, vars(error), str(error))


def test_an_error_is_written_with_its_blanks() -> None:
    assert str(Illegal("game-over")) == "game-over"
    assert str(Illegal("too-weak", hex="C4", need=3)) == "too-weak(hex=C4, need=3)"


def test_what_a_subclass_keeps_for_itself_is_no_blank() -> None:
    error = Late("late", since=(1, 2), hours=3)
    assert (error.key, error.blanks, error.since) == ("late", {"hours": 3}, (1, 2))


def test_a_records_error_begins_with_its_line() -> None:
    error = RecordError("unknown-option", number=5, name="haste")
    assert (error.number, error.key, error.blanks) == (5, "unknown-option", {"name": "haste"})
    assert str(error) == "line 5: unknown-option(name=haste)"


@pytest.mark.parametrize("kind", [Illegal, RecordError])
def test_whoever_catches_value_errors_catches_the_engines(kind: type[KeyedError]) -> None:
    assert issubclass(kind, ValueError)
