"""How much of a promise is tried: a little in every run, more of it in a long one (`pytest -m long`)."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

ALL = "GIANTS_TEST_ALL" in os.environ
"""Whether a long run tries also what adds little to the rest, and takes as long."""


def amounts(usual: int, long: int, variable: str = "") -> list[Any]:
    """Parameters of a test that tries something so often; the environment can say another long number."""
    more = int(os.environ.get(variable, long))
    return [pytest.param(usual, id=f"{usual}"), pytest.param(more, id=f"{more}-long", marks=pytest.mark.long)]


def only_long(values: Iterable[Any]) -> list[Any]:
    """Parameters that only a long run tries."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)
        for value in values
    ]
