"""Alt text and text board: short enough, complete, and about the same table as the picture."""

from dataclasses import replace

import pytest

from bot.words import languages, words
from engine import view
from engine.actions import Bid
from engine.events import Event, PhaseName, Revealed, Sealed
from engine.state import Figure, Statue
from render import Voice, alt_text, tell, text_board
from tests.kit.drawn_positions import NAMES, crowded, played, sampled
from tests.kit.engine.editions import publish, strengths
from tests.kit.engine.table_builder import Table


@pytest.mark.parametrize(("seats", "seed"), [(3, "a"), (5, "c")])
def test_alt_texts_stay_within_their_thousand_characters(seats: int, seed: str) -> None:
    for state, events in sampled(seats, seed):
        for seen in (view(state), view(state, state.seats[-1])):
            text = alt_text(seen, NAMES, words(), events=events)
            assert 20 < len(text) <= 1000
            for seat in state.seats:
                assert NAMES[seat] in text


def test_alt_text_with_endless_names_and_events_keeps_phase_and_scores() -> None:
    state = crowded(2)
    names = dict.fromkeys(NAMES, "N" * 500)
    events: list[Event] = [Sealed("red", True)] * 400
    text = alt_text(view(state, "red"), names, words(), events=events)
    assert len(text) <= 1000
    assert "Transport" in text
    assert all(f" {player.score}" in text for player in state.players.values())


def test_every_event_of_a_game_has_words() -> None:
    voice = Voice(words(), NAMES)
    kinds = set()
    for _, events in played(4, "telling"):
        for event in events:
            kinds.add(type(event))
            assert tell(event, voice).strip()
            assert tell(event, voice, drawn=True).strip()
    assert len(kinds) > 15


def test_words_tell_bids_by_the_rules_that_they_were_made_under(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Table("green red blue")
    publish(monkeypatch, strength=strengths(worker=2))
    new = Table("green red blue")
    told = []
    for table in (old, new):
        events = table.play("dice 1 1 2", "green bid 1m 1w", "red bid -", "blue bid -")
        revealed = next(event for event in events if isinstance(event, Revealed))
        told.append(tell(revealed, Voice(words(), NAMES)))
    assert "1 marker and 1 sculptor;" in told[0]
    assert "1 marker and 2 sculptors;" in told[1]


def test_a_log_that_does_not_say_what_bids_are_worth_is_of_the_first_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    publish(monkeypatch, strength=strengths(worker=2))
    logged = Revealed((("green", Bid(1, 1)), ("red", Bid())))
    assert "1 marker and 1 sculptor;" in tell(logged, Voice(words(), NAMES))


def test_the_text_board_names_every_piece_that_the_picture_shows() -> None:
    state = crowded(8)
    text = text_board(view(state), NAMES, words())
    for statue in state.statues:
        assert statue in text
    for number, ahu in state.board.ahus.items():
        assert f"{number} {ahu.name}, {ahu.hex}: {ahu.moai} / {ahu.headdress}" in text
    for name in {figure.hex for figure in state.figures}:
        assert f"\n{name}" in text
    assert "Behind your screen" not in text
    assert "Behind your screen" in text_board(view(state, "red"), NAMES, words())


def test_the_final_text_board_tells_points_by_source() -> None:
    *_, (state, _) = sampled(3, "a")
    text = text_board(view(state), NAMES, words())
    outcome = view(state).outcome
    assert outcome is not None
    for account in outcome.accounts.values():
        assert f"{account.total} = Moai {account.moai} + headdresses {account.headdresses}" in text


def test_alt_text_says_which_statues_are_on_their_way_and_who_can_move_them() -> None:
    state = crowded(8)
    state.statues = {
        "m1": Statue("m1", 3, "J5", None, "red"),
        "m2": Statue("m2", 1, None, "blue"),
        "h1": Statue("h1", 0, "C6", None),
    }
    text = alt_text(view(state), NAMES, words())
    assert f"{NAMES['blue']} m2 (size 1, in front)" in text
    assert f"{NAMES['red']} m1 (size 3, J5)" in text
    assert "anybody h1 (headdress, C6)" in text


def test_the_text_board_says_how_strong_each_hex_is() -> None:
    state = crowded(8)
    state.statues.clear()
    state.figures = [
        Figure("blue", "worker", "D5", 2),
        Figure("red", "chief", "D5", 0),
        Figure("red", "worker", "E5", 1),
    ]
    text = text_board(view(state), NAMES, words())
    assert f"strength 6 ({NAMES['blue']} with the logs: 3)" in text
    assert f"strength 2 ({NAMES['blue']} with the logs: 0)" in text
    assert f"({NAMES['red']} with the logs: 5)" in text_board(view(state, "red"), NAMES, words())


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("phase", ["auction", "placement", "transport", "recall"])
def test_alt_text_is_made_of_sentences_that_end_once(language: str, phase: PhaseName) -> None:
    """A caption that asks keeps its question mark; one that does not gets a full stop."""
    state = crowded(2)
    state.phase = phase
    text = alt_text(replace(view(state), due=("blue",)), NAMES, words(language))
    assert "?." not in text
    assert ".." not in text
    assert language != "en" or ("take markers back? " in text) == (phase == "recall")
