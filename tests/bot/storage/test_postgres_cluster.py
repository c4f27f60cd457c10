"""The PostgreSQL of the tests ends with whoever started it, however that ended."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.playground.kit.patience import wait_until
from bot.storage.postgres.scratch import programs

_START = """
from tests.kit.postgres import running_cluster

with running_cluster() as cluster:
    print(cluster.folder, flush=True)
    input()
"""


def start_and_kill() -> tuple[Path, Path]:
    """The folder of a cluster whose process was killed, and where its server was seen to run."""
    with subprocess.Popen(
        [sys.executable, "-c", _START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as started:
        assert started.stdout is not None
        folder = Path(started.stdout.readline().strip())
        server = Path("/proc", (folder / "data" / "postmaster.pid").read_text().split()[0])
        assert server.exists()
        started.kill()
    return folder, server


@pytest.mark.long
async def test_a_cluster_ends_with_a_process_that_is_killed() -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    folder, server = start_and_kill()
    await wait_until(lambda: not folder.exists() and not server.exists())
