"""A whole game that a seat may believe in: what it sees, exactly, and guesses where it can't see.

Whoever decides from a view needs a state to try things on. `imagine` makes one out of the view alone:
the seat's own things follow from what it sees and from what is in the box; the screens of the others
are filled with plausible guesses that agree with every public fact. A seat that has watched the whole
game guesses nothing but sealed bids. What is legal for the seat is legal in the imagined game, and
nothing else is.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import overload

from ..actions import Action, Bid
from ..colours import Colour
from ..game import legal
from ..memory import Memory, WatchedView
from ..state import Base, Player, State
from ..views import PlayerView, SeatView, shared

# How often, a round, a tribe sends somebody to the village or to the hut.
_WORKERS_A_ROUND = 0.8
_MARKERS_A_ROUND = 0.2


def imagine(view: SeatView, rng: random.Random) -> State:
    """A sound state with an equal view from this seat; `rng` settles what the seat can't know."""
    memory = view.memory if isinstance(view, WatchedView) else None
    bases = _bases(view, rng, memory.owners if memory else {})
    logs = memory.logs if memory else _logs(view, rng)
    players = {seat: _player(view, seat, bases, logs, memory, rng) for seat in view.seats}
    return State(
        **shared(view),
        players=players,
        moai_supply=dict(view.supply.moai),
        headdress_supply=view.supply.headdresses,
        log_supply=view.supply.logs,
        half_supply=view.supply.halves,
        owing=view.due if view.phase in ("stash", "recall") else (),
        figures=list(view.figures),
        statues=dict(view.statues),
        bases=bases,
        moai_gone=dict(view.moai_gone),
        ended_by=view.outcome.reason if view.outcome else None,
    )


class _LegalActions(Sequence[Action]):
    """Worked out when it is first looked at: after a decision that is mostly never."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._known: list[Action] | None = None

    def _all(self) -> list[Action]:
        if self._known is None:
            self._known = legal(imagine(self._view, random.Random(0)), self._view.seat)
        return self._known

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all())

    def __contains__(self, action: object) -> bool:
        return action in self._all()


def legal_from(view: SeatView) -> Sequence[Action]:
    """Everything open to a seat, worked out from what it knows and from nothing else."""
    return _LegalActions(view)


def _bases(view: SeatView, rng: random.Random, remembered: dict[int, Colour]) -> dict[int, Base]:
    """Every base on the board; under a Moai whose owner the seat can't know, somebody's who can be it."""
    left = dict.fromkeys(view.seats, view.box.bases[len(view.seats)])
    owners: dict[int, Colour] = {}
    for number, ahu in view.ahus.items():
        owner = ahu.owner or ahu.reserved_by or remembered.get(number)
        if owner is not None:
            owners[number] = owner
            left[owner] -= 1
    hidden = [number for number in view.ahus if number not in owners]
    others = [seat for seat in view.seats if seat != view.seat]
    for number in rng.sample(hidden, len(hidden)):
        # Those who have more bases left are less far: squares keep the tribes about level.
        guess = rng.choices(others, [left[seat] ** 2 for seat in others])[0]
        owners[number] = guess
        left[guess] -= 1
    return {number: Base(owners[number], ahu.size, ahu.crowned) for number, ahu in view.ahus.items()}


def _logs(view: SeatView, rng: random.Random) -> dict[Colour, int]:
    """Logs behind every screen: what is nowhere else is behind a screen of the others."""
    seen = view.supply.logs + view.logs_gone + sum(figure.logs for figure in view.figures)
    logs = dict.fromkeys(view.seats, 0)
    logs[view.seat] = view.screen.logs
    others = [seat for seat in view.seats if seat != view.seat]
    for owner in rng.choices(others, k=view.box.logs - seen - view.screen.logs):
        logs[owner] += 1
    return logs


def _player(
    view: SeatView,
    seat: Colour,
    bases: dict[int, Base],
    logs: dict[Colour, int],
    memory: Memory | None,
    rng: random.Random,
) -> Player:
    seen, box, front = view.players[seat], view.box, view.players[seat].front
    placed = Counter(figure.piece for figure in view.figures if figure.seat == seat)
    marks = sum(statue.marked_by == seat for statue in view.statues.values())
    workers_unseen = box.per_colour.workers - front.workers - placed["worker"]
    markers_unseen = box.per_colour.markers - front.markers - marks
    if seat == view.seat:
        workers, markers = view.screen.workers, view.screen.markers
    elif memory is not None:
        workers, markers = (
            workers_unseen - memory.urn_workers[seat],
            markers_unseen - memory.urn_markers[seat],
        )
    else:
        start = box.start.quick_start_workers if view.options.quick_start else box.start.workers
        workers = workers_unseen - _still_in_urn(
            box.per_colour.workers - start, workers_unseen, _WORKERS_A_ROUND, view.round, rng
        )
        markers = markers_unseen - _still_in_urn(
            box.per_colour.markers - box.start.markers, markers_unseen, _MARKERS_A_ROUND, view.round, rng
        )
    player = Player(
        colour=seat,
        workers=workers,
        sorcerer=box.per_colour.sorcerers - front.sorcerer - placed["sorcerer"],
        chief=box.per_colour.chiefs - front.chief - placed["chief"],
        markers=markers,
        logs=logs[seat],
        bases=box.bases[len(view.seats)] - sum(base.owner == seat for base in bases.values()),
        urn_workers=workers_unseen - workers,
        urn_markers=markers_unseen - markers,
        halves=front.halves,
        spent_workers=front.workers,
        spent_sorcerer=front.sorcerer,
        spent_chief=front.chief,
        spent_markers=front.markers,
        score=seen.score,
        sculptors=seen.sculptors,
        declined=seen.declined,
        passed=seen.passed,
        peeked=view.peeked if seat == view.seat else (),
    )
    player.bid = view.bid if seat == view.seat else _bid(seen, player, rng)
    return player


def _still_in_urn(most: int, unseen: int, a_round: float, rounds: int, rng: random.Random) -> int:
    """How many pieces of a tribe are still in the urn: never more than at the start, never seen ones."""
    gone = sum(rng.random() < a_round for _ in range(rounds - 1))
    return min(max(most - gone, 0), unseen)


def _bid(seen: PlayerView, player: Player, rng: random.Random) -> Bid | None:
    """An open bid as it lies there; for a sealed one, some bid that its owner could have made."""
    if not seen.sealed:
        return seen.bid
    return Bid(
        markers=rng.randint(0, player.markers),
        workers=rng.randint(0, min(player.workers, 2)),
        sorcerer=False,
        chief=bool(player.chief) and rng.random() < 0.4,
    )
