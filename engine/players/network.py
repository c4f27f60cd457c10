"""The network behind the valuation of positions, and its weights, read from data/players."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Network(NamedTuple):
    """Weights of the valuation, as they stand in its file: by feature, then by hidden unit."""

    mean: tuple[float, ...]
    spread: tuple[float, ...]
    direct: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    out: tuple[float, ...]

    def worth(self, row: Sequence[float]) -> float:
        """What the features of a seat are worth; only differences between seats mean something."""
        scaled = [
            (value - mean) / spread for value, mean, spread in zip(row, self.mean, self.spread, strict=True)
        ]
        worth = sum(map(float.__mul__, scaled, self.direct))
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            active = bias + sum(map(float.__mul__, scaled, weights))
            if active > 0:
                worth += out * active
        return worth


@cache
def network(name: str = "valuation") -> Network:
    """One of the networks that come with the project, by the name of its file."""
    data = json.loads((files("data") / "players" / f"{name}.json").read_text("utf-8"))
    hidden = tuple(tuple(row) for row in data["hidden"])
    rest = {name: tuple(data[name]) for name in Network._fields if name != "hidden"}
    return Network(**rest, hidden=hidden)
