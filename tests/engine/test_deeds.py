"""One deed of each player: found in the record, true, and a title only where nobody did as much."""

from engine import Record, walk
from engine.deeds import best_deeds
from engine.events import Erected, Moved
from tests.kit.engine.random_games import Game


def finished(seed: int, seats: int) -> Record:
    return Game(seed, seats, keen=True).play().record()


def test_deeds_are_those_of_the_record() -> None:
    seen = set()
    for seed in range(6):
        record = finished(seed, 3 + seed % 3)
        events = [event for moment in walk(record) for event in moment.events]
        longest = max((len(event.steps) for event in events if isinstance(event, Moved)), default=0)
        for seat, deed in best_deeds(record).items():
            seen.add(deed.kind)
            if deed.kind == "haul":
                assert deed.value == longest
            if deed.kind == "moai":
                assert any(isinstance(e, Erected) and (e.seat, e.ahu) == (seat, deed.ahu) for e in events)
    assert "moai" in seen
    assert len(seen) > 1
