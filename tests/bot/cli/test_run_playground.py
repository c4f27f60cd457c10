"""`giants` as a process: it opens the playground, ends at Ctrl-C, and goes on when started again."""

import os
import re
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

import pytest

PATIENCE = 900  # seconds: a program that hangs, not one on a busy machine


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A playground whose page answers, and its address."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    environment.pop("DISCORD_TOKEN", None)
    process = subprocess.Popen(
        [sys.executable, "-c", "from bot.cli import main; main(['run', '--quiet'])"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        cwd=folder,
    )
    assert process.stdout is not None
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    said = []
    try:
        for line in process.stdout:
            said.append(line)
            found = re.search(r"http://127\.0\.0\.1:\d+\S*", line)
            if found:
                assert len(said) == 1, "the address is the first thing that is said"
                return process, found[0]
    finally:
        watchdog.cancel()
    raise AssertionError("".join(said))


def stop(process: subprocess.Popen[str], number: signal.Signals) -> int:
    process.send_signal(number)
    assert process.stdout is not None
    process.stdout.read()
    process.stdout.close()
    return process.wait(PATIENCE)


@pytest.mark.long
def test_the_playground_ends_at_ctrl_c_and_goes_on(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    try:
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        with browser.open(address, timeout=PATIENCE) as page:
            assert page.status == 200
            assert b"<html" in page.read().lower()
    finally:
        code = stop(process, signal.SIGINT)
    assert code == 0
    assert list(tmp_path.rglob("giants.db"))

    process, address = start(tmp_path)
    assert stop(process, signal.SIGTERM) == 0


def test_the_playground_does_not_listen_to_the_world(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    try:
        request = urllib.request.Request(address, headers={"Host": "giants.example"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as page:
                status = page.status
        except urllib.error.HTTPError as error:
            status = error.code
            error.close()
        assert status >= 400
    finally:
        stop(process, signal.SIGTERM)
