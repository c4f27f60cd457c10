"""One way to run hypothesis: the same cases every time, and no clock."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "giants",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("giants")
