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
from render.closeup import animation, crop, draw_crop
from render.encode import png, webp
from render.pictures import draw_board

from .measuring import median_ratio, random_ply, seconds
from .output import Figure

ROUNDS: Final = 15
PICTURES: Final = 24
FILMS: Final = 5
TICK: Final = 0.001

_FIRST_PICTURE = """
import time
import zlib
from engine import find_board, new_game, view
from bot.words import words
from render import board_picture
seen, say = view(new_game(find_board("Rapa Nui 1"), ["blue", "green", "red", "yellow", "purple"])), words()
start = time.process_time()
board_picture(seen, {}, say)
print(time.process_time() - start)
"""

Position = tuple[PublicView, tuple[Event, ...]]


def _game() -> list[Position]:
    """A game of five, decision by decision."""
    rng = random.Random("bench")
    state = new_game(find_board("Rapa Nui 1"), COLOURS)
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


def _closeups(positions: list[Position]) -> dict[str, Figure]:
    """What cards show: the board and the crop beside their encoding alone, and animations."""
    busy = [(seen, events) for seen, events in positions if crop(seen, {}, words(), events) is not None]
    moved = [position for position in busy if animation(position[0], {}, words(), position[1]) is not None]
    crops, cards, alone, sizes = [], [], [], []
    for number in range(ROUNDS):
        seen, events = busy[number * len(busy) // ROUNDS]
        board = draw_board(seen, {}, words(), events=events)
        close = draw_crop(seen, {}, words(), events)
        if close is None:
            continue
        draw_close = partial(crop, seen, {}, words(), events)
        draw_board_small = partial(board_picture, seen, {}, words(), events=events, small=True)
        sizes.append(len(draw_close() or b""))
        crops.append(min(seconds(draw_close) for _ in range(3)))
        cards.append(crops[-1] + min(seconds(draw_board_small) for _ in range(3)))
        encoding = [min(seconds(partial(webp, picture)) for _ in range(3)) for picture in (board, close)]
        alone.append(sum(encoding))
    films, film_sizes = [], []
    for number in range(FILMS):
        seen, events = moved[number * len(moved) // FILMS]
        draw_film = partial(animation, seen, {}, words(), events)
        film_sizes.append(len(draw_film() or b""))
        films.append(min(seconds(draw_film) for _ in range(2)))
    return {
        "crop_ms": statistics.median(crops) * 1000,
        "crop_largest_kb": round(max(sizes) / 1000),
        "card_ms": statistics.median(cards) * 1000,
        "card_ratio_to_encoding": median_ratio(cards, alone),
        "animation_ms": statistics.median(films) * 1000,
        "animation_largest_kb": round(max(film_sizes) / 1000),
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
    figures |= _closeups(positions)
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
