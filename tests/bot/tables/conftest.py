import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.tables.service import Tables
from tests.kit.table_games import SEED, Hands, Inline, faults_of

MEMORY = Path("/dev/shm")  # where there is one, syncing a file costs nothing


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of the test's own: in memory, or where GIANTS_TEST_FOLDER says."""
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    where = os.environ.get("GIANTS_TEST_FOLDER", memory)
    with tempfile.TemporaryDirectory(prefix="giants-test-", dir=where) as name:
        yield Path(name)


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / "giants.db"


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
