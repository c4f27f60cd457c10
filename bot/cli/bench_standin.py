"""The stand-in's own speed: the floor under what is measured on it."""

from collections.abc import Mapping

from bot.playground.bench import bench_standin

from .output import Figure


def measure() -> Mapping[str, Figure]:
    """Interactions per second and latencies of a bare echo bot."""
    return bench_standin()
