"""Time that a test moves."""

from typing import Final

HOUR, DAY = 3600, 86400
FRIDAY: Final = 1_800_000_000.0  # eight o'clock in the morning, UTC, of a day in January


class FakeClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time
