"""What happens before the bot connects: words are read, and what stays is exempt from garbage collection."""

import json
import subprocess
import sys

ASK = """
import gc, json, sys
import bot.client
from bot.warmup import warm_up
from bot.words import _words, languages
before = len(gc.get_objects())
warm_up()
print(json.dumps({"before": before, "after": len(gc.get_objects()), "read": _words.cache_info().currsize,
                  "languages": len(languages()), "turn": sys.getswitchinterval()}))
"""


def test_a_warm_process_has_its_words_little_to_go_through_and_short_turns() -> None:
    """In a process of its own: what is set aside stays so."""
    ran = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    found = json.loads(ran.stdout)
    assert found["read"] == found["languages"]
    assert found["after"] < found["before"] / 20
    assert found["turn"] < 0.002
