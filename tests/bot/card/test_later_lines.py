"""docs/rules.md 14.1: what the bot tells later does not answer who erected a Moai."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.card.later_lines import decision_lines, later_lines
from bot.card.log_lines import event_lines
from bot.tables.log_entry import Entry
from bot.words import words
from engine import COLOURS, Colour, Options, State
from engine.events import Erected, Event, Moved, Peeked
from tests.kit.engine.random_games import Game
from tests.kit.scrambled_log import scrambled

SAY = words("en")
NAMES: dict[Colour, str] = {colour: f"<{colour}>" for colour in COLOURS}


def logged(game: Game, plies: int) -> list[Entry]:
    """The log of a game that is played so far."""
    entries = [Entry(1, 0.0, "started", "user:1", None, {"first": game.state.seats[0]}, ())]
    while not game.over and len(entries) < plies:
        game.step()
        line, number = game.lines[-1], len(entries) + 1
        actor = "moderator:7" if number % 11 == 0 and line.seat is not None else "user:1"
        entries.append(Entry(number, 60.0 * number, "action", actor, line.seat, {}, tuple(game.events)))
    return entries


def games(count: int) -> Iterator[tuple[list[Entry], State]]:
    """Games that have come to all sorts of points, with their logs."""
    for seed in range(count):
        game = Game(seed, 3 + seed % 3, Options(), keen=True)
        entries = logged(game, random.Random(seed).randrange(80, 260))
        if not game.over:
            yield entries, game.state


def later(entries: Sequence[Entry], state: State) -> list[str]:
    return [line.text for line in later_lines(entries, NAMES, SAY, phase=state.phase, hidden=True)]


def erections(entries: Sequence[Entry]) -> list[Erected]:
    return [event for entry in entries for event in entry.events if isinstance(event, Erected)]


def test_the_log_reads_the_same_whoever_did_what_is_over_and_in_whatever_order() -> None:
    """Nothing can be inferred from lines that would be the same if it had been somebody else."""
    told = 0
    for entries, state in games(24):
        rng = random.Random(len(entries))
        other = scrambled(entries, state.seats, rng, going_on=state.phase != "transport")
        assert later(entries, state) == later(other, state)
        points = [decision_lines(log, NAMES, SAY, phase=state.phase, hidden=True) for log in (entries, other)]
        assert points[0] == points[1]
        true, twin = erections(entries), erections(other)
        told += sum(a != b for a, b in zip(true, twin, strict=True))
    assert told > 50, "the logs do differ in who erected what"


class Attacker:
    """Reads a log line by line, knows the turn order, and names the author of each erection."""

    def __init__(self, seats: Sequence[Colour]) -> None:
        self._seats = seats

    def guesses(self, lines: Sequence[str], ahu: int) -> list[Colour]:
        """What each way of reading says: the name on the line, who has the turn after the one named before,
        who has it before the one named next.
        """
        found = next(
            (n for n, line in enumerate(lines) if f"ahu {ahu}." in line or f"ahu {ahu} " in line), -1
        )
        if found < 0:
            found = next((n for n, line in enumerate(lines) if f"on ahu {ahu}" in line), 0)
        guesses = self._named(lines[found])[:1]
        before = [seat for line in lines[:found] for seat in self._named(line)[:1]]
        after = [seat for line in lines[found + 1 :] for seat in self._named(line)[:1]]
        guesses += [self._next(before[-1], 1)] if before else []
        guesses += [self._next(after[0], -1)] if after else []
        return guesses

    def _named(self, line: str) -> list[Colour]:
        places = [(line.find(f"\\<{seat}\\>"), seat) for seat in self._seats]
        places += [(line.find(f"<{seat}>"), seat) for seat in self._seats]
        return [seat for where, seat in sorted(places) if where >= 0]

    def _next(self, seat: Colour, step: int) -> Colour:
        return self._seats[(self._seats.index(seat) + step) % len(self._seats)]


def hits(way: str) -> tuple[int, int, float]:
    """How many authors of erections an attacker finds out, of how many, and how many by mere chance.

    A log "in order" leaves names out and keeps the order, which is what betrays them.
    """
    found, all_of_them, chance = 0, 0, 0.0
    for entries, state in games(24):
        attacker = Attacker(state.seats)
        lines = later(entries, state) if way == "later" else _in_order(entries)
        for erected in erections(entries):
            all_of_them += 1
            chance += 1 / len(state.seats)
            guesses = attacker.guesses(lines, erected.ahu)
            found += bool(guesses) and guesses[0] == erected.seat
    return found, all_of_them, chance


def _in_order(entries: Sequence[Entry]) -> list[str]:
    lines = []
    for entry in entries:
        erected = next((event for event in entry.events if isinstance(event, Erected)), None)
        quiet = replace(entry, actor="user:1")
        lines += (
            event_lines([quiet], NAMES, SAY)
            if erected is None
            else [f"A Moai was erected on ahu {erected.ahu}."]
        )
    return lines


def test_an_attacker_who_counts_turns_finds_authors_in_an_ordered_log_and_none_in_this_one() -> None:
    ordered, of, chance = hits("in order")
    assert of > 60
    assert ordered > 2.5 * chance, "the attack works where there is something to find"
    found, of, chance = hits("later")
    assert found < chance + 3 * (chance * (1 - chance / of)) ** 0.5, "no more than luck explains"


def test_what_goes_on_is_told_decision_by_decision_but_for_where_somebody_peeked() -> None:
    game = Game(3, 3, Options(), keen=True)
    entries = logged(game, 30)
    while game.state.phase != "placement" or len(game.state.figures) < 2:
        game.step()
        line = game.lines[-1]
        number = len(entries) + 1
        entries.append(Entry(number, 0.0, "action", "user:1", line.seat, {}, tuple(game.events)))
    peek = Peeked(game.state.seats[0], 14)
    entries.append(Entry(len(entries) + 1, 0.0, "action", "user:1", peek.seat, {}, (peek,)))
    lines = later(entries, game.state)
    placed = [line for line in lines if "placed a" in line]
    assert len(placed) >= 2
    assert lines[-1].endswith("looked under a Moai.")
    assert "14" not in lines[-1]


@pytest.mark.parametrize("options", [Options(open_owners=True), Options()])
def test_with_open_owners_and_after_the_end_everything_is_told(options: Options) -> None:
    game = Game(5, 3, options, keen=True)
    entries = logged(game, 250)
    lines = [line.text for line in later_lines(entries, NAMES, SAY, phase=game.state.phase, hidden=False)]
    erected = erections(entries)
    assert erected
    assert sum("erected a Moai" in line for line in lines) == len(erected)
    assert any("for carrying" in line for line in lines)


def _step(seq: int, seat: Colour, *events: Event) -> Entry:
    return Entry(seq, float(seq), "action", "user:1", seat, {}, events)


def test_what_was_taken_back_is_told_no_more() -> None:
    moved = Moved("red", "m1", 2, "J5", (), ())
    entries = [
        Entry(1, 0.0, "started", "user:1", None, {"first": "red"}, ()),
        _step(2, "red", moved, Erected("red", "m1", 2, 14, 0)),
        Entry(3, 3.0, "undone", "user:1", None, {"target": 1, "count": 1}, ()),
        _step(4, "red", moved, Erected("red", "m1", 2, 15, 0)),
    ]
    lines = [line.text for line in later_lines(entries, NAMES, SAY, phase="transport", hidden=True)]
    assert lines == ["Erected: size 2 on ahu 15.", "The last action was taken back."]


@pytest.mark.parametrize("right", ["moderator:7", "clock"])
def test_nor_for_whom_somebody_else_erected(right: str) -> None:
    def told(seat: Colour) -> list[str]:
        erected = Erected(seat, "m1", 2, 14, 0)
        entries = [
            Entry(1, 0.0, "started", "user:1", None, {"first": "red"}, ()),
            _step(2, "red"),
            Entry(3, 3.0, "late", "clock", seat, {"policy": "decision"}, ())
            if right == "clock"
            else _step(3, seat),
            replace(_step(4, seat, erected), actor="computer:easy" if right == "clock" else right),
        ]
        # The log begins in the middle of a round: what part of it this is can't be told.
        return [line.text for line in later_lines(entries[1:], NAMES, SAY, phase="transport", hidden=True)]

    assert told("red") == told("blue")
    assert len(told("red")) == 2
