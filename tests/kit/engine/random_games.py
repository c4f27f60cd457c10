"""Games played at random, the same ones every time: a seed says all."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from engine import (
    COLOURS,
    Action,
    Board,
    Colour,
    Event,
    Options,
    PhaseName,
    Record,
    State,
    apply,
    dice_due,
    due,
    find_board,
    legal,
    new_game,
    result_of,
)
from engine.actions import Decline, Move, Pass, Peek
from engine.chance import dice
from engine.record import Line

ALL_OPTIONS = tuple(
    Options(**dict(zip(Options.model_fields, switches, strict=True)))
    for switches in product((False, True), repeat=len(Options.model_fields))
)


@dataclass
class Game:
    """A game under way at random, and the lines that it took."""

    seed: int
    seats: int = 3
    options: Options = field(default_factory=Options)
    keen: bool = False
    board: Board | None = None
    lines: list[Line] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.seed}/{self.seats}/{self.options.names()}/{self.keen}")
        colours = self.rng.sample(COLOURS, self.seats)
        self.state: State = new_game(self.board or find_board("Rapa Nui 1"), colours, self.options)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    def step(self) -> None:
        """One decision or roll."""
        seat, action = self.pick()
        self.events = apply(self.state, seat, action)
        self.lines.append(Line(seat, action))

    def pick(self) -> tuple[Colour | None, Action]:
        if dice_due(self.state):
            return None, dice(self.state, self.rng)
        owing = list(due(self.state))
        if self.rng.random() < 0.03:  # somebody out of turn: a bid sealed anew, a peek
            owing += [seat for seat in self.state.seats if legal(self.state, seat)]
        seat = self.rng.choice(owing)
        actions = legal(self.state, seat)
        return seat, self._keen(actions) if self.keen else self.rng.choice(actions)

    def _keen(self, actions: list[Action]) -> Action:
        """Prefer what brings a game forward: finish statues, take what there is, seldom pass."""
        finishing = [a for a in actions if isinstance(a, Move) and a.then in ("erect", "crown")]
        if finishing:
            return self.rng.choice(finishing)
        busy = [a for a in actions if not isinstance(a, Pass | Decline | Peek)]
        if busy and self.rng.random() < 0.95:
            return self.rng.choice(busy)
        return self.rng.choice(actions)

    def play(self, plies: int | None = None) -> "Game":
        """Play on for so many decisions, or to the end."""
        while not self.over and (plies is None or len(self.lines) < plies):
            self.step()
        return self

    def record(self) -> Record:
        state = self.state
        return Record(state.board, state.seats, state.options, tuple(self.lines), result_of(state))


def positions(count: int, phase: PhaseName | None = None, board: Board | None = None) -> Iterator[State]:
    """So many positions from as many games, over all numbers of players and options.

    With a phase, each is the first one of that phase, if the game still comes to it.
    """
    for seed in range(count):
        game = Game(seed, 3 + seed % 3, ALL_OPTIONS[seed // 3 % 8], keen=seed % 4 != 0, board=board)
        game.play(game.rng.randrange(5, 250))
        while phase and game.state.phase != phase and not game.over:
            game.step()
        if phase in (None, game.state.phase):
            yield game.state
