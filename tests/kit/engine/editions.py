"""A second edition of the rules, as if it had come out today."""

from typing import Any

import pytest

from engine import components, rules_data
from engine.rules_data import Components


def publish(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Components:
    """A newer edition that differs from the newest in these fields; everybody knows both from now on."""
    old = components()
    data = {**old.model_dump(), "version": old.version + 1, **changes}
    box = Components.model_validate(data)
    known = {**rules_data.editions(), box.version: box}
    monkeypatch.setattr(rules_data, "editions", lambda: known)
    return box


def strengths(**changes: int) -> dict[str, int]:
    """The strengths of the newest edition, some of them changed."""
    return {**components().strength.model_dump(), **changes}
