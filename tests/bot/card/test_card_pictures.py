"""The pictures of a card: the lobby, what just happened close up above the board, statues that move."""

import io
from collections.abc import Callable
from typing import TypeVar

from PIL import Image

from bot.playground.kit import Shown
from bot.studio import Studio
from bot.tables.model import CloseUp, Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Reopen
from bot.tables.operations.lobby import Configure, Join
from bot.ui.names import Name
from bot.words import words
from engine import DEFAULT_BOARD, find_board, new_game, view
from engine.actions import Bid, Put
from engine.events import Moved, Placed
from tests.kit.server import Server
from tests.kit.table_games import MODERATOR

T = TypeVar("T")


def galleries(card: Shown) -> list[tuple[str, str]]:
    """The pictures of a message from top to bottom: their files, and what is said of them."""
    names = {str(attachment.id): attachment.filename for attachment in card.message.attachments}
    items = [part["items"] for part in card.components if "items" in part]
    assert all(len(each) == 1 for each in items), "two pictures in a gallery are shown at half their width"
    return [(names[each[0]["media"]["attachment_id"]], each[0]["description"]) for each in items]


async def placed(server: Server, closeup: CloseUp) -> tuple[int, Shown]:
    """A game in which Alice has just placed a worker on F5, and its card."""
    game = await server.begun(closeup=closeup)
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.stage.settle()
    await server.tables.submit(game, Person(server["Alice"].id), Configure({"pictures": "action"}))
    await server.tables.submit(game, Person(server["Alice"].id), Act(Put("worker", "F5")))
    await server.stage.settle()
    return game, next(shown for shown in reversed(server.posted) if "My screen" in shown.buttons)


async def test_what_just_happened_stands_close_up_above_the_board(server: Server) -> None:
    _, card = await placed(server, "crop")
    (close, told), (whole, described) = galleries(card)
    assert close.endswith("-close.webp")
    assert "worker on F5" in told
    assert "Points:" in described
    sizes = {name: Image.open(io.BytesIO(card.files[name])).size for name in (close, whole)}
    assert sizes[close][0] < sizes[whole][0] < sizes[whole][1]


class CountingStudio(Studio):
    """Counts what it is given to draw."""

    jobs = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Count it, then draw."""
        self.jobs += 1
        return await super().run(work)


async def test_a_picture_never_waits_for_its_close_up_behind_other_cards() -> None:
    """It would be held in memory meanwhile, and so would those of all cards before it."""
    studio = CountingStudio(1)
    state = new_game(find_board(DEFAULT_BOARD), ("green", "red", "blue"))
    names = {seat: Name(seat) for seat in state.seats}
    events = [Placed("green", "worker", "F5", 0)]
    images = await studio.card(view(state), names, words("en"), events, closeup=True)
    studio.close()
    assert images.closeup is not None
    assert studio.jobs == 1


async def test_a_table_can_want_the_board_alone(server: Server) -> None:
    _, card = await placed(server, "board")
    assert len(galleries(card)) == 1


async def test_a_statue_that_was_carried_glides_once_the_card_is_shown(server: Server) -> None:
    game = await server.begun(closeup="animation")
    shown: list[list[str]] = []
    server.stage.world.subscribe(
        lambda event, subject: (
            shown.append([each.filename for each in subject.attachments])
            if event == "message_update"
            else None
        )
    )
    while True:
        await server.until_phase(game, "transport")
        host = Person(server["Alice"].id)
        await server.tables.submit(game, host, Configure({"pictures": "action"}))
        await server.stage.settle()
        version = (await server.table(game)).version
        await server.step(game)
        await server.stage.settle()
        log = await server.tables.log(game, version)
        if any(isinstance(event, Moved) and event.steps for entry in log for event in entry.events):
            break
        await server.tables.submit(game, host, Configure({"pictures": "request"}))
    card = next(each for each in reversed(server.posted) if "My screen" in each.buttons)
    (moving, _), (whole, _) = galleries(card)
    assert moving.endswith("-moving.webp")
    assert set(card.files) == {moving, whole}
    with Image.open(io.BytesIO(card.files[moving])) as film:
        assert getattr(film, "n_frames", 1) >= 6
    assert any(name.endswith("-close.webp") for names in shown for name in names), "the card came first"


async def test_the_picture_of_a_game_that_was_ended_early_calls_nobody(server: Server) -> None:
    game, _ = await placed(server, "board")
    await server.tables.submit(game, MODERATOR, End(scored=True))
    await server.stage.settle()
    ((_, described),) = galleries(next(each for each in reversed(server.posted) if "Ended by" in each.text))
    assert "The game was ended before its time." in described
    table = await server.table(game)
    assert table.view is not None
    assert (table.view.due, table.view.turn, table.view.dice_due) == ((), None, False)
    board = await server["Bruno"].run("/giants board", text=True)
    assert "or pass" not in board.text
    await server.tables.submit(game, MODERATOR, Reopen())
    assert (await server.table(game)).due == ("red",), "it is Bruno's turn again"


async def test_a_lobby_shows_who_sits_where(server: Server) -> None:
    host = Person(server["Alice"].id)
    opened = await server.tables.open_table(server.here, host, pictures="action")
    await server.stage.settle()
    await server.tables.submit(opened.table.id, Person(server["Bruno"].id), Join("red"))
    await server.stage.settle()
    ((name, alt),) = galleries(server["Alice"].newest)
    assert name.endswith("-lobby.webp")
    assert "Bruno" in alt
    assert "4 seats are free" in alt
