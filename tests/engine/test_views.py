"""Views hold no secret of another: change what is hidden, and nobody else sees a difference."""

import dataclasses
import random
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Colour, Illegal, PublicView, SeatView, State, apply, check, summary_of_view, view
from engine.actions import Bid
from engine.state import Player
from engine.views import SHARED, Screen, shared
from tests.kit.engine.random_games import ALL_OPTIONS, Game
from tests.kit.engine.table_builder import Table

PUBLIC: None = None


def viewers(state: State, secret_of: Colour) -> list[Colour | None]:
    """Everybody who may not know a seat's secrets."""
    return [PUBLIC, *(seat for seat in state.seats if seat != secret_of)]


def seen(state: State, viewer: Colour | None) -> PublicView:
    return view(state) if viewer is None else view(state, viewer)


def shuffled_screen(state: State, seat: Colour, rng: random.Random) -> State:
    """The same table, but for what is behind one screen and in the urn; still sound."""
    twin = state.copy()
    player = twin.players[seat]
    workers, markers = player.workers + player.urn_workers, player.markers + player.urn_markers
    bid = player.bid if twin.phase == "auction" else None
    player.workers = rng.randint(bid.workers if bid else 0, workers)
    player.urn_workers = workers - player.workers
    player.markers = rng.randint(bid.markers if bid else 0, markers)
    player.urn_markers = markers - player.markers
    return twin


def resealed(state: State, seat: Colour, rng: random.Random) -> State:
    """Another bid in the same envelope."""
    twin = state.copy()
    player = twin.players[seat]
    player.bid = Bid(
        rng.randint(0, player.markers),
        rng.randint(0, player.workers),
        bool(player.sorcerer and rng.random() < 0.5),
        bool(player.chief and rng.random() < 0.5),
    )
    return twin


def swapped_owner(state: State, rng: random.Random) -> tuple[State, Colour, Colour] | None:
    """A face-down base changes hands, and one behind a screen comes back for it; who is concerned."""
    standing = [number for number, base in state.bases.items() if base.size]
    if not standing:
        return None
    number = rng.choice(standing)
    old = state.bases[number].owner
    new = rng.choice([seat for seat in state.seats if seat != old])
    if not state.players[new].bases:
        return None
    twin = state.copy()
    twin.bases[number] = state.bases[number]._replace(owner=new)
    twin.players[old].bases += 1
    twin.players[new].bases -= 1
    for player in twin.players.values():  # whoever peeked there would know
        player.peeked = tuple(peeked for peeked in player.peeked if peeked != number)
    return twin, old, new


games = st.builds(
    lambda seed, seats, options, plies: Game(seed, seats, options, keen=True).play(plies),
    st.integers(0, 10**6),
    st.integers(3, 5),
    st.sampled_from(ALL_OPTIONS),
    st.integers(1, 260),
)


@settings(max_examples=120)
@given(game=games, seed=st.integers(0, 10**6))
def test_another_screen_and_urn_change_no_view(game: Game, seed: int) -> None:
    state, rng = game.state, random.Random(seed)
    for seat in state.seats:
        twin = shuffled_screen(state, seat, rng)
        assert check(twin) == []
        for viewer in viewers(state, seat):
            assert seen(twin, viewer) == seen(state, viewer)
            assert summary_of_view(seen(twin, viewer)) == summary_of_view(seen(state, viewer))


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6), seats=st.integers(3, 5), bids=st.integers(1, 4))
def test_a_sealed_bid_changes_no_view_of_others(seed: int, seats: int, bids: int) -> None:
    game = Game(seed, seats, keen=True).play(1 + 40 * (seed % 5))
    while not game.over and not (game.state.phase == "auction" and game.state.faces):
        game.step()
    state, rng = game.state, random.Random(seed)
    if game.over:
        return
    for seat in rng.sample(state.seats, min(bids, seats - 1)):
        state.players[seat].bid = Bid()
        twin = resealed(state, seat, rng)
        assert check(twin) == []
        for viewer in viewers(state, seat):
            assert seen(twin, viewer) == seen(state, viewer)
            assert summary_of_view(seen(twin, viewer)) == summary_of_view(seen(state, viewer))


@settings(max_examples=150)
@given(game=games, seed=st.integers(0, 10**6))
def test_a_face_down_owner_changes_no_view_of_those_not_concerned(game: Game, seed: int) -> None:
    if game.state.options.open_owners or game.over:
        return
    changed = swapped_owner(game.state, random.Random(seed))
    if changed is None:
        return
    twin, *concerned = changed
    state = game.state.copy()
    for seat in state.seats:
        state.players[seat].peeked = twin.players[seat].peeked
    assert check(twin) == []
    for viewer in (PUBLIC, *state.seats):
        if viewer not in concerned:
            assert seen(twin, viewer) == seen(state, viewer)
            assert summary_of_view(seen(twin, viewer)) == summary_of_view(seen(state, viewer))


def test_logs_behind_screens_are_hidden_too() -> None:
    here, there = (
        Table().round(2).screen("green", logs=green).screen("red", logs=9 - green).state for green in (2, 7)
    )
    for viewer in (PUBLIC, "blue"):
        assert seen(here, viewer) == seen(there, viewer)


def test_a_viewer_sees_its_own_secrets() -> None:
    table = Table().erected(14, "green", 1)
    table.play("dice 1 1 1", "green bid 1m 1w")
    own = view(table.state, "green")
    assert own.bid == Bid(1, 1)
    assert own.screen == Screen(workers=1, sorcerer=1, chief=1, markers=2, logs=0, bases=6)
    assert own.ahus[14].owner == "green"


def test_bids_are_open_once_all_are_in_and_gone_when_the_choosing_is_done() -> None:
    table = Table()
    table.play("dice 1 1 1", "green bid 1m 1w", "red bid s")
    assert [player.bid for player in view(table.state).players.values()] == [None] * 3
    assert [player.sealed for player in view(table.state).players.values()] == [True, True, False]
    table.play("blue bid -")
    assert [player.bid for player in view(table.state).players.values()] == [
        Bid(1, 1),
        Bid(sorcerer=True),
        Bid(),
    ]
    table.play("green decline", "red decline")
    assert [player.bid for player in view(table.state).players.values()] == [None] * 3


def test_owners_are_hidden_unless_the_table_plays_open() -> None:
    hidden = Table().erected(14, "red", 2).state
    assert [seen(hidden, viewer).ahus[14].owner for viewer in (PUBLIC, "green", "red", "blue")] == [
        None,
        None,
        "red",
        None,
    ]
    opened = Table(options="open_owners").erected(14, "red", 2).state
    assert {seen(opened, viewer).ahus[14].owner for viewer in (PUBLIC, "green", "red", "blue")} == {"red"}


def test_a_reserved_ahu_shows_its_owner_to_all() -> None:
    state = Table().reserved("red", 14).state
    assert [seen(state, viewer).ahus[14].reserved_by for viewer in (PUBLIC, "green")] == ["red", "red"]


def test_turning_a_reserved_base_face_down_hides_its_owner() -> None:
    table = Table().round(2).reserved("red", 12).figures("red w H6").statues("m1 1 I5 red").transport("red")
    table.play("red move m1 H6 erect 12")
    assert view(table.state).ahus[12] == dataclasses.replace(
        view(table.state).ahus[12], owner=None, reserved_by=None, size=1
    )


def test_what_another_peeked_at_is_not_shown() -> None:
    state = Table().erected(14, "red", 2).state
    state.players["green"].peeked = (14,)
    assert view(state, "green").ahus[14].owner == "red"
    assert "peeked" not in {field.name for field in dataclasses.fields(PublicView)}
    assert view(state, "blue").peeked == ()


def test_changing_a_view_changes_no_state() -> None:
    table = Table().erected(14, "red", 2)
    before = table.state.copy()
    shown = view(table.state, "green")
    shown.statues.clear()
    shown.ahus.clear()
    shown.supply.moai.clear()
    shown.moai_gone.clear()
    shown.players.clear()
    assert table.state == before


def test_a_view_says_when_the_dice_are_due() -> None:
    table = Table()
    assert view(table.state).dice_due
    table.play("dice 1 1 1")
    assert not view(table.state).dice_due
    assert not view(Table().round(2).placement("green").state).dice_due


@pytest.mark.parametrize("part", ["front", "players", "ahu", "supply", "screen", "whole"])
def test_a_view_cannot_be_written_on(part: str) -> None:
    own = view(Table().erected(14, "red", 2).state, "green")
    parts: dict[str, tuple[object, str]] = {
        "front": (own.players["green"].front, "halves"),
        "players": (own.players["green"], "score"),
        "ahu": (own.ahus[14], "owner"),
        "supply": (own.supply, "logs"),
        "screen": (own.screen, "workers"),
        "whole": (own, "round"),
    }
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(*parts[part], 0)


def test_a_colour_that_does_not_play_has_no_view() -> None:
    with pytest.raises(Illegal, match="not-seated"):
        view(Table().state, "yellow")


def types_in(hint: Any) -> Iterator[type]:
    """Every class that a type hint can lead to, through containers and dataclasses."""
    queue, known = [hint], set()
    while queue:
        current = queue.pop()
        queue += get_args(current)
        if not isinstance(current, type) or current in known:
            continue
        known.add(current)
        yield current
        if dataclasses.is_dataclass(current) or hasattr(current, "_fields"):
            queue += get_type_hints(current).values()


@pytest.mark.parametrize("kind", [PublicView, SeatView])
def test_the_types_of_a_view_have_no_place_for_a_state_or_a_player(kind: type) -> None:
    reached = set(types_in(kind))
    assert State not in reached
    assert Player not in reached


def test_the_public_view_has_no_place_for_a_screen() -> None:
    assert Screen not in set(types_in(PublicView))


def test_a_seats_view_has_place_for_one_screen_alone() -> None:
    hints = get_type_hints(SeatView)
    assert [name for name, hint in hints.items() if Screen in set(types_in(hint))] == ["screen"]


def test_no_view_mentions_urn_or_seed() -> None:
    names = {
        field.name
        for kind in types_in(SeatView)
        if dataclasses.is_dataclass(kind)
        for field in dataclasses.fields(kind)
    }
    assert not [name for name in names if "urn" in name.split("_") or "seed" in name]


def test_what_a_view_shares_with_a_state_never_changes_in_it() -> None:
    """A state changes its lists, dicts and players in place; a view must hold none of them."""
    game = Game(5, 4, keen=True)
    state = game.state
    for _ in range(60):
        seen_now, before = view(state, state.seats[0]), str(view(state, state.seats[0]))
        game.step()
        assert str(seen_now) == before
    assert not any(isinstance(value, list | dict) for value in shared(state).values())


def test_every_fact_of_a_state_is_shared_or_told_in_another_form() -> None:
    told = {"players", "figures", "statues", "bases", "moai_gone", "owing", "ended_by"}
    supplies = {"moai_supply", "headdress_supply", "log_supply", "half_supply"}
    assert {field.name for field in dataclasses.fields(State)} == {*SHARED} | told | supplies


def test_events_tell_nothing_of_a_sealed_bid_or_a_peeked_owner() -> None:
    events = []
    for bid in (Bid(2, 1, True, True), Bid()):
        table = Table()
        table.play("dice 1 1 1")
        events.append(apply(table.state, "green", bid))
    assert events[0] == events[1]
    events = []
    for owner in ("red", "blue"):
        table = Table().round(2).screen("green", halves=1).erected(14, owner, 1)
        events.append(table.play("green peek 14"))
    assert events[0] == events[1]
