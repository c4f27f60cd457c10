"""How tests run: hypothesis tries the same cases every time, by no clock, and cores are kept busy."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "giants",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("giants")


def pytest_xdist_auto_num_workers() -> int:
    """Three times as many workers as there are cores: many tests wait for processes, pages and disks."""
    return 3 * (os.cpu_count() or 1)
