"""What somebody missed is told them once: a table with hidden owners does not tell it again later."""

from bot.card.digest import digest_lines
from bot.tables.log_entry import Entry
from bot.tables.service import Tables
from bot.ui.names import Name
from bot.words import words
from engine import Colour, Event
from engine.events import Erected, Passed, PhaseBegan, Placed, PowerUsed, RoundBegan
from tests.kit.table_games import begun


def step(seq: int, seat: Colour, *events: Event) -> Entry:
    return Entry(seq, float(seq), "action", "user:1", seat, {}, events)


async def test_transport_is_not_told_again_in_the_next_auction(tables: Tables) -> None:
    """A round may end without questions about markers: then its end is the next one's beginning."""
    table = (await tables.look(await begun(tables))).table
    names = {seat.colour: Name(seat.colour) for seat in table.seats}
    entries = [
        step(1, "red", Placed("red", "worker", "H6", 0)),
        step(2, "red", Passed("red", forced=False), PhaseBegan("transport")),
        step(3, "red", Erected("red", "m1", 2, 14, 0)),
        step(4, "blue", Passed("blue", forced=False), RoundBegan(2, "blue")),
    ]
    told = digest_lines(table, entries, names, words(), shown=0)
    assert "red erected a Moai of size 2 on ahu 14." in told
    again = digest_lines(table, entries, names, words(), shown=4)
    assert again == []


async def test_what_was_placed_is_told_before_what_it_brought(tables: Tables) -> None:
    table = (await tables.look(await begun(tables))).table
    names = {seat.colour: Name(seat.colour) for seat in table.seats}
    entries = [
        step(
            1,
            "red",
            Placed("red", "sorcerer", "F6", 0),
            PowerUsed("red", "worker", "F6", 1, None, None, False),
        ),
        step(2, "blue", Passed("blue", forced=False)),
    ]
    assert digest_lines(table, entries, names, words(), shown=0) == [
        "red placed: sorcerer F6.",
        "red gained a worker in the village.",
        "blue passed.",
    ]
    german = digest_lines(
        table, [*entries, step(3, "red", Passed("red", forced=False))], names, words("de"), shown=0
    )
    assert german[-1] == "blue und red passen."
