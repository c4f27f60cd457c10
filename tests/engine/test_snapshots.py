"""Snapshots: every field of a state, in a form that databases hold for years."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from engine import SnapshotError, State, dump, load, read_record, replay

HERE = Path(__file__).parent
STORED = sorted((HERE / "snapshots").glob("*.json"))
NAMED = ("rules", "board", "options")


@pytest.mark.parametrize("stored", STORED, ids=lambda path: str(path.stem))
def test_a_stored_snapshot_loads_and_is_written_again_letter_by_letter(stored: Path) -> None:
    text = stored.read_text("utf-8").strip()
    state = load(text)
    assert state == replay(read_record((HERE / "records" / f"{stored.stem}.txt").read_text("utf-8")))
    assert dump(state) == text


def test_a_snapshot_holds_every_field_of_a_state_in_its_order() -> None:
    kept = [f.name for f in fields(State) if f.name not in ("board", "box", "options")]
    assert list(json.loads(STORED[0].read_text("utf-8"))) == [*NAMED, *kept]


@pytest.mark.parametrize("name", [*NAMED, *(f.name for f in fields(State) if f.name not in ("box", *NAMED))])
def test_a_snapshot_without_a_field_is_damaged(name: str) -> None:
    kept = json.loads(STORED[0].read_text("utf-8"))
    del kept[name]
    with pytest.raises(SnapshotError, match=name):
        load(json.dumps(kept))


def test_a_snapshot_with_more_than_a_state_has_is_damaged() -> None:
    kept = json.loads(STORED[0].read_text("utf-8"))
    with pytest.raises(SnapshotError, match="weather"):
        load(json.dumps({**kept, "weather": "fine"}))


@pytest.mark.parametrize(
    ("name", "value"), [("board", "Atlantis 1"), ("options", ["haste"]), ("rules", 99), ("round", "3")]
)
def test_what_nobody_knows_is_damaged(name: str, value: object) -> None:
    kept = json.loads(STORED[0].read_text("utf-8"))
    with pytest.raises(SnapshotError):
        load(json.dumps({**kept, name: value}))
