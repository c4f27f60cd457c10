"""Training the valuation of positions: a network with one hidden layer, in plain Python.

What the seats of a position are worth, compared, says how likely each of them wins; the weights go where
that agrees better with how the games ended (cross-entropy, Adam).
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.players.network import Network
from engine.players.valuation import POINTS

HIDDEN: Final = 16
_BATCH: Final = 64
_RATE: Final = 0.004
_DECAY: Final = 3e-3
_MOMENTUM: Final = (0.9, 0.999)


class Example(NamedTuple):
    """A position between two rounds: what is seen of each seat, and the points that each had in the end."""

    rows: list[list[float]]
    totals: tuple[int, ...]

    def shares(self) -> list[float]:
        """How much of the victory each seat had: a narrow one is a matter of luck."""
        return softmax([total / POINTS for total in self.totals])


def softmax(values: Sequence[float]) -> list[float]:
    """Shares of one, by powers of e."""
    most = max(values)
    powers = [math.exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def loss(network: Network, examples: Sequence[Example]) -> float:
    """How badly a network foresees how some games ended: the mean cross-entropy."""
    total = 0.0
    for example in examples:
        foreseen = softmax([network.worth(row) for row in example.rows])
        total -= sum(
            share * math.log(chance + 1e-9) for share, chance in zip(example.shares(), foreseen, strict=True)
        )
    return total / len(examples)


def train(examples: Sequence[Example], epochs: int, rng: random.Random) -> Network:
    """A network that foresees how these games ended."""
    rows = [row for example in examples for row in example.rows]
    columns = list(zip(*rows, strict=True))
    mean = [sum(column) / len(rows) for column in columns]
    spread = [
        math.sqrt(sum((value - middle) ** 2 for value in column) / len(rows)) + 1e-6
        for column, middle in zip(columns, mean, strict=True)
    ]
    scaled = [
        (
            [[(v - m) / s for v, m, s in zip(row, mean, spread, strict=True)] for row in example.rows],
            example.shares(),
        )
        for example in examples
    ]
    learner = _Learner(len(mean), rng)
    batches = -(-len(scaled) // _BATCH)
    for epoch in range(epochs):
        rng.shuffle(scaled)
        for batch in range(batches):
            left = 1 - (epoch + batch / batches) / epochs
            learner.step(scaled[batch * _BATCH : (batch + 1) * _BATCH], _RATE * max(left, 0.01))
    return learner.network(mean, spread)


class _Learner:
    """The weights in one list: direct ones, then each hidden unit's weights, bias and output."""

    def __init__(self, inputs: int, rng: random.Random) -> None:
        self._inputs = inputs
        self._unit = inputs + 2
        self._weights = [0.0] * inputs
        for _ in range(HIDDEN):
            self._weights += [rng.gauss(0, 0.6 / math.sqrt(inputs)) for _ in range(inputs)]
            self._weights += [0.0, rng.gauss(0, 0.1)]
        self._first = [0.0] * len(self._weights)
        self._second = [0.0] * len(self._weights)
        self._steps = 0

    def _units(self) -> list[tuple[int, list[float], float, float]]:
        found = []
        for start in range(self._inputs, len(self._weights), self._unit):
            end = start + self._inputs
            found.append((start, self._weights[start:end], self._weights[end], self._weights[end + 1]))
        return found

    def step(self, batch: Sequence[tuple[list[list[float]], list[float]]], rate: float) -> None:
        """Go a little where a batch of examples would be foreseen better."""
        slope = [_DECAY * weight for weight in self._weights]
        units, direct = self._units(), self._weights[: self._inputs]
        for rows, shares in batch:
            active = [[bias + _dot(weights, row) for _, weights, bias, _ in units] for row in rows]
            worths = [
                _dot(direct, row) + sum(out * max(0.0, a) for (*_, out), a in zip(units, there, strict=True))
                for row, there in zip(rows, active, strict=True)
            ]
            for row, there, chance, share in zip(rows, active, softmax(worths), shares, strict=True):
                error = (chance - share) / len(batch)
                _add(slope, 0, row, error)
                for (start, _, _, out), a in zip(units, there, strict=True):
                    if a > 0:
                        _add(slope, start, row, error * out)
                        slope[start + self._inputs] += error * out
                        slope[start + self._inputs + 1] += error * a
        self._follow(slope, rate)

    def _follow(self, slope: list[float], rate: float) -> None:
        self._steps += 1
        slow, slower = _MOMENTUM
        first, second = 1 - slow**self._steps, 1 - slower**self._steps
        for index, value in enumerate(slope):
            self._first[index] = slow * self._first[index] + (1 - slow) * value
            self._second[index] = slower * self._second[index] + (1 - slower) * value * value
            self._weights[index] -= (
                rate * self._first[index] / first / (math.sqrt(self._second[index] / second) + 1e-8)
            )

    def network(self, mean: list[float], spread: list[float]) -> Network:
        """What was learnt."""
        units = self._units()
        return Network(
            mean=tuple(mean),
            spread=tuple(spread),
            direct=tuple(self._weights[: self._inputs]),
            hidden=tuple(tuple(weights) for _, weights, _, _ in units),
            bias=tuple(bias for _, _, bias, _ in units),
            out=tuple(out for *_, out in units),
        )


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(float.__mul__, one, other))


def _add(slope: list[float], start: int, row: Sequence[float], factor: float) -> None:
    for index, value in enumerate(row, start):
        slope[index] += factor * value
