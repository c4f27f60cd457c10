"""After the game: the film and the sums are made under the rules that the game was played under."""

import io

import pytest
from PIL import Image

from bot.card.final_files import carried_lines, film
from bot.tables.operations.undo import UndoTo
from bot.tables.service import Tables
from bot.ui.names import Name
from bot.words import words
from engine import COLOURS, Colour, carried, read_record, walk
from engine.events import Moved
from tests.kit.engine.editions import publish
from tests.kit.engine.random_games import Game
from tests.kit.table_games import MODERATOR, begun, step

CALLED: dict[Colour, Name] = {colour: Name(colour.title()) for colour in COLOURS}


@pytest.fixture(scope="module")
def record() -> str:
    """A game from before the newer edition, as its table keeps it."""
    text = str(Game(4, 3, keen=True).play().record())
    return text.replace("[Seats", '[Rules "1"]\n[Seats')


@pytest.fixture
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    start = {"workers": 0, "quick_start_workers": 1, "markers": 1, "logs": 0}
    publish(monkeypatch, start=start)


@pytest.mark.usefixtures("_newer")
def test_an_older_game_is_filmed_under_its_own_rules(record: str) -> None:
    with Image.open(io.BytesIO(film(record, CALLED, words("en")))) as picture:
        assert getattr(picture, "n_frames", 1) > 5


@pytest.mark.usefixtures("_newer")
def test_who_carried_for_whom_is_told_from_the_record(record: str) -> None:
    lines = carried_lines(record, CALLED, words("en"))
    assert len(lines) == len(carried(read_record(record))) > 0
    shouted = {colour: Name(f"**{colour}**") for colour in COLOURS}
    assert all(line.count(r"\*\*") > 1 for line in carried_lines(record, shouted, words("en")))


async def test_moves_that_were_taken_back_are_not_counted(tables: Tables) -> None:
    """Whatever a log holds, the sums are those of the game as it was played in the end."""
    game = await begun(tables)
    undone = 0
    while (table := (await tables.look(game)).table).due:
        outcome = await step(tables, game)
        assert outcome is not None
        paid = [e for entry in outcome.entries for e in entry.events if isinstance(e, Moved) and e.paid]
        if paid and undone < 3:
            undone += 1
            await tables.submit(game, MODERATOR, UndoTo(table.version))
    assert undone == 3, "there was something to take back"
    logged: dict[Colour, int] = {}
    for entry in await tables.log(game):
        for event in entry.events:
            if isinstance(event, Moved):
                logged[event.seat] = logged.get(event.seat, 0) + sum(points for _, _, points in event.paid)
    record = read_record(await tables.record(game))
    told = {seat: sum(row.values()) for seat, row in carried(record).items()}
    assert sum(told.values()) < sum(logged.values()), "the log has those moves as well"
    moves = [event for moment in walk(record) for event in moment.events if isinstance(event, Moved)]
    assert sum(told.values()) == sum(points for move in moves for _, _, points in move.paid)
