"""The end of a game, and another one: the count, the story, and the same people again by a press each."""

import pytest

from tests.kit.finished_games import without_films
from tests.kit.server import Server


@pytest.fixture
async def finished(server: Server, monkeypatch: pytest.MonkeyPatch) -> int:
    without_films(monkeypatch)
    game = await server.begun(reminder=None, board="Rapa Nui 1")
    while (await server.table(game)).status == "playing":
        assert await server.step(game)
    await server.stage.settle()
    return game


async def test_the_final_card_counts_tells_and_offers_another_game(server: Server, finished: int) -> None:
    card = next(shown for shown in reversed(server["Sam"].messages) if "Play again" in shown.buttons)
    assert {f"giants-{finished}-count.webp", f"giants-{finished}-recap.webp"} < set(card.files)
    table = await server.table(finished)
    assert table.view is not None
    assert table.view.outcome is not None
    for owner, _ in table.view.outcome.ahus.values():
        assert any(f"{name}'s Moai:" in card.text for name in ("Alice", "Bruno", "Chloé")), owner
    answer = await server["Sam"].press("Play again", on=card)
    assert "Only those who played this game" in answer.text
    assert len(await server.tables.storage.tables.in_server(server.stage.demo.guild.id)) == 0

    for command in ("/giants log", "/giants board", "/giants screen"):
        answer = await server["Bruno"].run(command)
        assert "no game in this channel" not in answer.text, command

    waits = await server["Bruno"].press("Play again", on=card)
    assert "2 of you are still missing" in waits.text
    again = await server["Bruno"].press("Play again", on=card)
    assert "2 of you are still missing" in again.text, "a second press changes nothing"
    await server["Chloé"].press("Play again", on=card)
    begins = await server["Alice"].press("Play again", on=card)
    assert "the game begins" in begins.text
    await server.stage.settle()
    (running,) = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    fresh = await server.table(running.id)
    assert fresh.status == "playing"
    assert fresh.settings.rematch_of == finished
    assert fresh.board == table.board == "Rapa Nui 1", (
        "a rematch is on the same board, whichever is the newest"
    )
    assert {seat.user for seat in fresh.seats} == {seat.user for seat in table.seats}
    late = await server["Alice"].press("Play again", on=card)
    assert "begun" in late.text
