"""docs/notation.md 7.3: the summary of a state, exactly as promised."""

import json

import pytest

from engine import Colour, summary, summary_of_view, view
from tests.kit.engine.random_games import Game, positions
from tests.kit.engine.table_builder import Table

KEYS = [
    "round",
    "phase",
    "first_player",
    "scores",
    "players",
    "ahus",
    "statues_on_board",
    "supply",
    "forests_cut",
    "due",
    "final",
    "ranking",
]


def busy_table() -> Table:
    table = Table().round(3).screen("green", workers=2, markers=1, halves=2, score=4)
    table.screen("red", chief=0, logs=3).statues("m2 2 G6 blue", "h1 C6 -", "m3 1 front green")
    table.erected(14, "red", 3, crowned=True).reserved("blue", 12).cut("D3")
    return table.figures("blue s+1 E5").placement("red")


def test_a_whole_summary() -> None:
    assert summary(busy_table().state) == {
        "round": 3,
        "phase": "placement",
        "first_player": "red",
        "scores": {"green": 4, "red": 0, "blue": 0},
        "players": {
            "green": {
                "screen": {"workers": 2, "sorcerer": 1, "chief": 1, "markers": 1, "logs": 0, "bases": 7},
                "front": {
                    "halves": 2,
                    "moai": ["m3"],
                    "headdresses": [],
                    "spent": {"workers": 0, "sorcerer": 0, "chief": 0, "markers": 0},
                },
                "passed": False,
            },
            "red": {
                "screen": {"workers": 1, "sorcerer": 1, "chief": 0, "markers": 2, "logs": 3, "bases": 6},
                "front": {
                    "halves": 0,
                    "moai": [],
                    "headdresses": [],
                    "spent": {"workers": 0, "sorcerer": 0, "chief": 1, "markers": 0},
                },
                "passed": False,
            },
            "blue": {
                "screen": {"workers": 1, "sorcerer": 0, "chief": 1, "markers": 2, "logs": 0, "bases": 6},
                "front": {
                    "halves": 0,
                    "moai": [],
                    "headdresses": [],
                    "spent": {"workers": 0, "sorcerer": 0, "chief": 0, "markers": 0},
                },
                "passed": False,
            },
        },
        "ahus": {
            "12": {"owner": None, "moai_size": None, "crowned": False, "reserved_by": "blue"},
            "14": {"owner": "red", "moai_size": 3, "crowned": True, "reserved_by": None},
        },
        "statues_on_board": {
            "m2": {"hex": "G6", "marked_by": "blue", "size": 2},
            "h1": {"hex": "C6", "marked_by": None, "size": 0},
        },
        "supply": {"moai": {"1": 16, "2": 11, "3": 5}, "headdresses": 12, "logs": 23, "halves": 28},
        "forests_cut": ["D3"],
        "due": {"red": "placement"},
        "final": None,
        "ranking": None,
    }


def test_before_the_dice_the_phase_is_auction_and_nobody_is_due() -> None:
    table = summary(Table().state)
    assert (table["phase"], table["due"]) == ("auction", {})


def test_pieces_in_a_sealed_bid_are_still_behind_the_screen() -> None:
    table = Table()
    table.play("dice 1 1 1", "green bid 2m 1w s c")
    screen = summary(table.state)["players"]["green"]["screen"]
    assert screen == {"workers": 1, "sorcerer": 1, "chief": 1, "markers": 2, "logs": 0, "bases": 7}
    assert summary(table.state)["due"] == {"red": "auction", "blue": "auction"}


def test_passed_speaks_of_the_phase_in_play() -> None:
    table = Table().round(2).statues("m1 1 front red").placement("green")
    table.play("green pass")
    assert summary(table.state)["players"]["green"]["passed"] is True
    table.play("red pass", "blue pass")
    assert summary(table.state)["phase"] == "transport"
    table.play("red pass")
    assert summary(table.state)["phase"] == "stash"
    assert not any(player["passed"] for player in summary(table.state)["players"].values())


def test_the_end_keeps_the_track_and_tells_the_result() -> None:
    table = Table(options="open_score").round(5).screen("green", score=8).erected(28, "green", 1)
    table.erected(14, "red", 1, crowned=True).screen("red", score=5 + 2).statues(
        "m3 1 H5 -", "m4 2 front blue"
    )
    table.transport("green").no_moai_in_supply().nothing_arrived()
    table.play("green pass", "red pass", "blue pass")
    told = summary(table.state)
    assert told["phase"] == "over"
    assert told["scores"] == {"green": 8, "red": 7, "blue": 0}
    assert told["final"] == {"green": 8, "red": 13, "blue": 0}
    assert told["ranking"] == [["red"], ["green"], ["blue"]]
    assert told["statues_on_board"]["m4"] == {"hex": "J5", "marked_by": None, "size": 2}
    assert told["due"] == {}


def test_every_summary_has_the_same_shape_and_is_json() -> None:
    for state in positions(40):
        told = summary(state)
        assert list(told) == KEYS
        assert json.loads(json.dumps(told)) == told
        assert list(summary_of_view(view(state))) == KEYS


@pytest.mark.parametrize("viewer", [None, "green", "blue"])
def test_what_a_viewer_may_not_know_is_null_in_the_summary_of_a_view(viewer: Colour | None) -> None:
    state = busy_table().state
    seen = view(state) if viewer is None else view(state, viewer)
    told = summary_of_view(seen)
    for seat in state.seats:
        assert (told["players"][seat]["screen"] is None) == (seat != viewer)
    assert told["ahus"]["14"]["owner"] is None


def test_an_owner_sees_its_own_in_the_summary_of_its_view() -> None:
    state = busy_table().state
    told = summary_of_view(view(state, "red"))
    assert told["ahus"]["14"]["owner"] == "red"
    assert told["players"]["red"]["screen"] == summary(state)["players"]["red"]["screen"]


def test_what_view_and_state_both_know_agrees() -> None:
    for seed in range(10):
        state = Game(seed, 3 + seed % 3, keen=True).play(150).state
        whole, seen = summary(state), summary_of_view(view(state))
        for key in set(KEYS) - {"players", "ahus"}:
            assert whole[key] == seen[key]
