"""What was observed, as figures beside their limits."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.cli.measuring import percentile
from bot.cli.output import Figure
from bot.playground.interactions import ANSWER_WITHIN

from .people import Observed, Press
from .processes import Memory
from .stored_games import Kept

ACKNOWLEDGED_WITHIN_MS: Final = 250
MOST_MEMORY_MIB: Final = 180
MOST_ROUTES: Final = 6
FIRST_BACK_WITHIN: Final = {True: 2.0, False: 1.0}  # seconds, of a shard that was killed or handed over
NEXT_BACK_WITHIN: Final = 5.5  # seconds: identifies are five apart


def figures_of(observed: Observed, kept: Kept, memory: Sequence[Memory], since: float) -> dict[str, Figure]:
    """How people were answered since a moment, what that cost, and whether what they were told is true."""
    presses = [press for press in observed.presses if press.at >= since]
    waits = [press.acknowledged * 1000 for press in presses if press.acknowledged is not None]
    taken = sum(press.taken for press in observed.presses)
    return {
        "presses": len(presses),
        "decisions": taken,
        "not_taken": sum(press.acknowledged is not None and not press.taken for press in presses),
        "not_taken_because": next((p.said for p in presses if p.acknowledged and not p.taken), ""),
        "ack_p50_ms": percentile(waits, 0.5),
        "ack_p99_ms": percentile(waits, 0.99),
        "ack_p99_limit_ms": ACKNOWLEDGED_WITHIN_MS,
        "unanswered": len(_unanswered(presses)),
        "unanswered_limit": 0,
        "memory_rss_mib": max((one.resident for one in memory), default=0.0),
        "memory_pss_mib": max((one.proportional for one in memory), default=0.0),
        "memory_limit_mib": MOST_MEMORY_MIB,
        "requests_a_decision": sum(observed.requests.values()) / max(1, taken),
        "requests_a_decision_limit": 2,
        "requests": "; ".join(
            f"{count / max(1, taken):.2f} {route}"
            for route, count in sorted(observed.requests.items(), key=lambda item: -item[1])[:MOST_ROUTES]
        ),
        "requests_refused_by_the_global_limit": observed.refused.get("global", 0),
        "requests_refused_by_a_route": observed.refused.get("user", 0),
        "early_identifies": observed.early_identifies,
        "lost": kept.lost,
        "doubled": kept.doubled,
        "damaged": kept.damaged,
    }


def _unanswered(presses: Sequence[Press]) -> list[Press]:
    return [press for press in presses if press.acknowledged is None]


def death_of(observed: Observed, at: float, *, paced: bool) -> dict[str, Figure]:
    """What it cost that a process ended at a moment: how long nobody heard of its shards, and who noticed."""
    down = {shard: when for when, shard, is_up in observed.connections if when >= at and not is_up}
    up = {
        shard: next((t for t, s, is_up in observed.connections if s == shard and is_up and t > when), None)
        for shard, when in down.items()
    }
    gaps = sorted(when - down[shard] for shard, when in up.items() if when is not None)
    back = sorted(when for when in up.values() if when is not None)
    between = [later - earlier for earlier, later in pairwise(back)]
    missed = _unanswered(observed.presses)
    excused = [
        press
        for press in missed
        if press.shard in down and at - ANSWER_WITHIN <= press.at <= (up[press.shard] or float("inf"))
    ]
    first_answers = [
        [p.at + p.acknowledged - at for p in observed.presses if p.acknowledged and _after(p, shard, at)]
        for shard in down
    ]
    answered = [min(answers) for answers in first_answers if answers]
    return {
        "shards_that_went": len(down),
        "shards_that_came_back": len(back),
        "first_back_seconds": gaps[0] if gaps else -1.0,
        "first_back_limit_seconds": FIRST_BACK_WITHIN[paced],
        "next_back_seconds": max(between, default=0.0),
        "next_back_limit_seconds": NEXT_BACK_WITHIN,
        "first_answer_seconds": min(answered, default=-1.0),
        "last_first_answer_seconds": max(answered, default=-1.0),
        "unanswered_meanwhile": len(excused),
        "unanswered": len(missed) - len(excused),
        "unanswered_of_other_shards": sum(press.shard not in down for press in missed),
        "longest_gap_seconds": gaps[-1] if gaps else -1.0,
    }


def _after(press: Press, shard: int, at: float) -> bool:
    return press.shard == shard and press.at > at
