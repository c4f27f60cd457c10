"""Benches run wherever Python does."""

import subprocess
import sys

ON_WINDOWS = """
import sys
import engine, statistics
sys.platform, sys.modules["resource"] = "win32", None
from bot.cli.measuring import peak_memory_mib
print(peak_memory_mib())
"""


def test_memory_is_unknown_where_the_system_does_not_tell() -> None:
    ran = subprocess.run([sys.executable, "-c", ON_WINDOWS], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "None"
