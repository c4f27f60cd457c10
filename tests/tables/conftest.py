from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Tables

from .company import SEED, Hands, Inline, faults_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "giants.db"


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def tables(path: Path, hands: Hands) -> AsyncIterator[Tables]:
    """Tables in a fresh database, which is audited when the test is over."""
    opened = await Tables.open(path, Inline(), now=hands, new_seed=lambda: SEED)
    yield opened
    await opened.quiet()
    await opened.close()
    assert faults_of(path) == []
