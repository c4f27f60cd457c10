"""A PostgreSQL of the tests' own: a cluster in a scratch folder, reached by a socket, and gone afterwards."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from bot.storage.database import DatabaseUrl
from bot.storage.postgres.scratch import ScratchCluster, programs

if find_spec("psycopg") is not None:
    from bot.storage.postgres.connection import connected
    from bot.storage.postgres.schema import prepare

ON_A_FILE = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
"""That a test is about SQLite alone."""
SETTINGS = {
    "fsync": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}


class Cluster(ScratchCluster):
    """A running server; every database on it is fresh."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        super().__init__(folder, binaries, SETTINGS)
        self._numbers = count(1)
        self._template = ""

    def empty(self) -> DatabaseUrl:
        """The address of a new database with nothing in it."""
        return self.url(self._created("template1"))

    def fresh(self) -> DatabaseUrl:
        """The address of a new database that has our schema already."""
        if not self._template:
            self._template = self._created("template1")
            with connected(self.url(self._template)) as db:
                prepare(db)
        return self.url(self._created(self._template))

    def _created(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        with connected(self.url("postgres")) as db:
            db.raw.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return name


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed; without PostgreSQL the test is skipped."""
    binaries = programs()
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    if binaries is None:
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="giants-pg-")), binaries)
    with cluster.cleared_away():
        cluster.begin()
        yield cluster


def on_both_engines(metafunc: pytest.Metafunc, *marks: pytest.MarkDecorator) -> None:
    """Run a test that only uses tables or an address on PostgreSQL as well, there with marks."""
    chosen = any("address" in mark.args for mark in metafunc.definition.iter_markers("parametrize"))
    if "address" in metafunc.fixturenames and not chosen and "path" not in _asked_for(metafunc):
        metafunc.parametrize("address", ["sqlite", pytest.param("postgres", marks=marks)], indirect=True)


def _asked_for(metafunc: pytest.Metafunc) -> tuple[str, ...]:
    """What a test asks for itself: a path means that it is about a file."""
    return tuple(metafunc.function.__annotations__)
