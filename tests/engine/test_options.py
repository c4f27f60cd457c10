"""Options are listed once: one more is read and written everywhere, and off wherever nobody named it."""

import json
from pathlib import Path

import pytest

from engine import (
    Colour,
    Options,
    Record,
    RecordError,
    dump,
    find_board,
    load,
    new_game,
    read_record,
    replay,
    rules_data,
)
from tests.kit.source_code import ROOT

STORED = Path(__file__).parent / "snapshots" / "opening.json"
HEADERS = '[Board "Rapa Nui 1"]\n[Seats "red blue green"]\n'


SEATS: tuple[Colour, ...] = ("red", "blue", "green")


class Wider(Options):
    """The options as if somebody had thought of another one."""

    haste: bool = False


@pytest.fixture(autouse=True)
def _one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_data, "Options", Wider)


def test_a_record_names_the_new_option_after_the_others() -> None:
    text = str(Record(find_board("Rapa Nui 1"), SEATS, Wider(haste=True, quick_start=True), ()))
    assert '[Options "quick_start haste"]' in text
    assert read_record(text).options == Wider(haste=True, quick_start=True)
    assert replay(read_record(text)).options.names() == ("quick_start", "haste")


@pytest.mark.parametrize("header", ["", '[Options ""]\n', '[Options "open_score"]\n'])
def test_an_older_record_plays_without_it(header: str) -> None:
    options = read_record(header + HEADERS).options
    assert isinstance(options, Wider)
    assert options.haste is False


def test_a_record_with_an_option_that_nobody_knows_is_refused() -> None:
    with pytest.raises(RecordError) as error:
        read_record('[Options "haste weather"]\n' + HEADERS)
    assert (error.value.number, error.value.key, error.value.blanks) == (
        1,
        "unknown-option",
        {"name": "weather"},
    )


def test_a_snapshot_keeps_it_and_an_older_one_loads_without_it() -> None:
    state = new_game(find_board("Rapa Nui 1"), SEATS, Wider(haste=True))
    assert json.loads(dump(state))["options"] == ["haste"]
    assert load(dump(state)) == state
    assert load(STORED.read_text("utf-8")).options == Wider()


@pytest.mark.parametrize("named", [{}, {"open_owners": True}])
def test_the_rules_data_need_not_name_every_option(named: dict[str, bool]) -> None:
    data = json.loads((ROOT / "data" / "rules" / "giants.json").read_text("utf-8"))
    box = rules_data.read_components(json.dumps({**data, "options": named}))
    assert box.options == Options(**named)
    del data["options"]
    assert rules_data.read_components(json.dumps(data)).options == Options()
