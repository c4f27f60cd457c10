"""The pictures beside the encoding of the same pictures, which no drawing can undercut."""

import asyncio
import random
import statistics
import subprocess
import sys
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from bot.words import words
from engine import COLOURS, Event, PublicView, find_board, new_game, view
from render import Scene, Shape, board_picture, recap
from render.encode import png
from render.pictures import draw_board

from .measuring import median_ratio, random_ply, seconds
from .output import Figure

ROUNDS: Final = 15
PICTURES: Final = 24
TICK: Final = 0.001

_FIRST_PICTURE = """
import time
import zlib
from engine import find_board, new_game, view
from bot.words import words
from render import board_picture
seen, say = view(new_game(find_board("Rapa Nui"), ["blue", "green", "red", "yellow", "purple"])), words()
start = time.process_time()
board_picture(seen, {}, say)
print(time.process_time() - start)
"""

Position = tuple[PublicView, tuple[Event, ...]]


def _game() -> list[Position]:
    """A game of five, decision by decision."""
    rng = random.Random("bench")
    state = new_game(find_board("Rapa Nui"), COLOURS)
    found: list[Position] = [(view(state), ())]
    while state.phase != "over":
        events = random_ply(state, rng)
        found.append((view(state), tuple(events)))
    return found


def _picture(position: Position, shape: Shape) -> bytes:
    return board_picture(position[0], {}, words(), events=position[1], shape=shape)


def _beside_encoding(positions: list[Position], shape: Shape) -> dict[str, Figure]:
    """Whole pictures and encoding alone, taking turns so that a busy machine slows both alike."""
    whole, alone, sizes = [], [], []
    for number in range(ROUNDS):
        seen, events = positions[number * len(positions) // ROUNDS]
        drawn = draw_board(seen, {}, words(), events=events, shape=shape)
        sizes.append(len(_picture((seen, events), shape)))
        whole.append(min(seconds(partial(_picture, (seen, events), shape)) for _ in range(3)))
        alone.append(min(seconds(partial(png, drawn)) for _ in range(3)))
    return {
        f"{shape}_ms": statistics.median(whole) * 1000,
        f"{shape}_encoding_ms": statistics.median(alone) * 1000,
        f"{shape}_ratio_to_encoding": median_ratio(whole, alone),
        f"{shape}_largest_kb": round(max(sizes) / 1000),
    }


def _per_second(positions: list[Position], threads: int) -> float:
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        list(pool.map(lambda position: _picture(position, "tall"), positions))
        return len(positions) / (time.perf_counter() - start)


def _compressions_per_second(threads: int) -> float:
    """Compressions a second, which never wait for the interpreter: what the machine can spare now."""
    block = random.Random(1).randbytes(400_000)
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        list(pool.map(lambda _: zlib.compress(block, 2), range(60)))
        return 60 / (time.perf_counter() - start)


async def _longest_stall(positions: list[Position]) -> float:
    """The longest time that an event loop, ticking every millisecond, waited while two threads drew."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(2) as pool:
        work = [loop.run_in_executor(pool, _picture, position, "tall") for position in positions]
        longest = 0.0
        while not all(job.done() for job in work):
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - start - TICK)
    return longest


def measure() -> dict[str, Figure]:
    """All figures of one run."""
    first = subprocess.run([sys.executable, "-c", _FIRST_PICTURE], check=True, capture_output=True, text=True)
    positions = _game()
    sample = [positions[i * len(positions) // PICTURES] for i in range(PICTURES)]
    for position in sample:  # every sprite once: the figures are about pictures, not about the first ones
        _picture(position, "tall")
        _picture(position, "wide")
    figures: dict[str, Figure] = {"first_picture_seconds_of_work": float(first.stdout)}
    figures |= _beside_encoding(positions, "tall")
    figures |= _beside_encoding(positions, "wide")
    one, two, machine = [], [], []
    for _ in range(5):
        one.append(_per_second(sample, 1))
        two.append(_per_second(sample, 2))
        machine.append(_compressions_per_second(2) / _compressions_per_second(1))
    films: list[bytes] = []
    filming = seconds(lambda: films.append(recap([Scene(*p) for p in positions], {}, words())))
    stalls = [asyncio.run(_longest_stall(sample)) for _ in range(3)]
    return figures | {
        "pictures_per_second_one_thread": statistics.median(one),
        "pictures_per_second_two_threads": statistics.median(two),
        "two_threads_to_one": median_ratio(two, one),
        "machine_two_threads_to_one": statistics.median(machine),
        "recap_seconds": filming,
        "recap_kb": round(len(films[0]) / 1000),
        "longest_stall_ms": statistics.median(stalls) * 1000,
    }
