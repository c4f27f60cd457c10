"""A PostgreSQL server of one's own for a while: a cluster in a scratch folder, reached by a socket."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.storage.database import DatabaseUrl

PROGRAMS: Final = Path("/usr/lib/postgresql")  # where Debian has them, a folder for each version


def programs() -> Path | None:
    """The folder with the newest initdb and postgres; None if there is none."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).parent


class ScratchCluster:
    """A server in a folder of its own, from `begin` on until it has been `cleared_away`."""

    def __init__(self, folder: Path, binaries: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._binaries = binaries
        self._settings = {"listen_addresses": "", "unix_socket_directories": str(folder), **settings}

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
        settings = " ".join(f"-c {name}={value or chr(39) * 2}" for name, value in self._settings.items())
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", settings, "start")

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
            *("-D", str(self.folder / "data"), "-m", "immediate", "stop"),
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
