"""A PostgreSQL of the tests' own: a cluster in a scratch folder, reached by a socket, and gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from bot.storage.database import DatabaseUrl

if find_spec("psycopg") is not None:
    from bot.storage.postgres.connection import connected
    from bot.storage.postgres.schema import prepare

ON_A_FILE = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
"""That a test is about SQLite alone."""
PROGRAMS = Path("/usr/lib/postgresql")  # where Debian has them, a folder for each version
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}


def programs() -> Path | None:
    """The folder with the newest initdb and postgres; None if there is none."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).parent


class Cluster:
    """A running server; every database on it is fresh."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        self.folder = folder
        self._binaries = binaries
        self._numbers = count(1)
        self._template = ""

    @property
    def _own(self) -> list[str]:
        """PostgreSQL refuses to run as root: some other user runs it then."""
        if os.getuid() != 0:
            return []
        user = pwd.getpwnam("nobody")
        return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._own, str(self._binaries / program), *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=120,
        )

    def begin(self) -> None:
        """Make the cluster and start it."""
        if self._own:
            user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run(
            "initdb", "-D", "data", "-U", "giants", "-A", "trust", "--no-sync", "-E", "UTF8", "--no-locale"
        )
        self.start()

    def start(self) -> None:
        """Start the server; it takes connections when this returns."""
        settings = " ".join(f"-c {name}={value or chr(39) * 2}" for name, value in SETTINGS.items())
        self._run(
            *("pg_ctl", "-D", "data", "-w", "-l", "log"),
            *("-o", f"{settings} -c unix_socket_directories={self.folder}", "start"),
        )

    def stop(self, how: str = "immediate") -> None:
        """Stop the server: immediately is as if it had been killed."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", how, "stop")

    @contextmanager
    def cleared_away(self) -> Iterator[None]:
        """Stop the server and remove its folder afterwards, also where this process is killed meanwhile.

        A process of its own does so when its input ends, which the system closes for whoever dies.
        """
        stop = (
            *self._own,
            str(self._binaries / "pg_ctl"),
            "-D",
            str(self.folder / "data"),
            "-m",
            "immediate",
            "stop",
        )
        watcher = subprocess.Popen(
            ["sh", "-c", 'read -r _; "$@"; rm -rf "$0"', str(self.folder), *stop],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield
        finally:
            watcher.communicate(timeout=120)

    def url(self, name: str) -> DatabaseUrl:
        """The address of a database."""
        return DatabaseUrl(f"postgresql:///{name}?host={self.folder}&user=giants")

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
