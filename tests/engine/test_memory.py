"""Who has watched a game knows what everybody saw, and nothing else."""

import random
from collections.abc import Iterator

import pytest

from engine import COLOURS, Colour, Event, State, apply, dice_due, due, find_board, new_game, view
from engine.chance import dice
from engine.events import Erected, Placed, PowerUsed
from engine.memory import Memory, watched_view
from engine.players import computer_player, imagine


def moments(seats: int) -> Iterator[tuple[State, list[Event]]]:
    """A game, decision by decision, and everything that everybody has seen of it so far."""
    rng = random.Random(seats)
    state = new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, seats))
    player, seen = computer_player("normal"), list[Event]()
    while state.phase != "over":
        if dice_due(state):
            seen += apply(state, None, dice(state, rng))
        else:
            seat = rng.choice(tuple(due(state)))
            seen += apply(state, seat, player.decide(view(state, seat), rng).action)
        yield state, seen


def told(state: State, seen: list[Event]) -> Memory:
    """The memory of somebody who has nothing but the events, and the box that the game came out of."""
    box, owners = state.box, dict[int, Colour]()
    workers = dict.fromkeys(state.seats, box.per_colour.workers - box.start.workers)
    markers = dict.fromkeys(state.seats, box.per_colour.markers - box.start.markers)
    logs = dict.fromkeys(state.seats, box.start.logs)
    for event in seen:
        match event:
            case Erected(seat=seat, ahu=ahu):
                owners[ahu] = seat
            case PowerUsed(seat=seat, power="worker"):
                workers[seat] -= 1
            case PowerUsed(seat=seat, power="marker"):
                markers[seat] -= 1
            case PowerUsed(seat=seat, power="logs", gain=gain):
                logs[seat] += gain
            case Placed(seat=seat, logs=spent):
                logs[seat] -= spent
    return Memory(dict(sorted(owners.items())), workers, markers, logs)


@pytest.mark.parametrize("seats", [3, 5])
def test_a_memory_holds_what_the_events_told_everybody(seats: int) -> None:
    for number, (state, seen) in enumerate(moments(seats)):
        if number % 7 == 0:
            assert watched_view(state, state.seats[0]).memory == told(state, seen)


def test_whoever_watched_imagines_the_game_as_it_is_but_for_sealed_bids() -> None:
    rng = random.Random(1)
    for number, (state, _) in enumerate(moments(4)):
        if number % 5:
            continue
        for seat in state.seats:
            imagined = imagine(watched_view(state, seat), rng)
            for other, player in imagined.players.items():
                if state.phase == "auction" and other != seat:
                    player.bid = state.players[other].bid
                if other != seat:
                    player.peeked = state.players[other].peeked
            assert imagined == state


def test_two_who_watched_the_same_know_the_same_whatever_was_bid() -> None:
    for state, _ in moments(3):
        sealed = [seat for seat, player in state.players.items() if player.bid is not None]
        if state.phase == "auction" and state.round > 2 and sealed:
            twin, seat = state.copy(), next(iter(due(state)))
            bid = twin.players[sealed[0]].bid
            assert bid is not None
            twin.players[sealed[0]].bid = type(bid)(markers=twin.players[sealed[0]].markers)
            assert twin != state
            assert watched_view(twin, seat) == watched_view(state, seat)
            return
    raise AssertionError("nobody bid before the others")
