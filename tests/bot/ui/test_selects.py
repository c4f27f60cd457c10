"""Selects: a client sends nothing for what a select shows already, and nobody is locked out by that."""

import pytest

from bot.playground.kit import Answered, ChosenAlready, Shown
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.ui.custom_id import ControlId, read_id, renewed_id
from tests.kit.server import Server

OTHER = "Something else…"


def panel(answer: Answered) -> Shown:
    assert answer.message is not None
    return answer.message


async def test_a_page_that_returns_lets_the_same_be_chosen_again(server: Server) -> None:
    await server.begun()
    mo = server["Mo"]
    shown = panel(await mo.run("/table list"))
    for _ in range(2):
        assert "Behind whose screen" in (await mo.choose(OTHER, "look", on=shown)).text
        await mo.press("Back", on=shown)


async def test_what_was_refused_can_be_tried_again_at_once(server: Server) -> None:
    """A moderator hears what the bot is not allowed in a channel, allows it, and chooses it again."""
    game = await server.begun()
    mo, general = server["Mo"], server.stage.demo.general
    role = server.stage.demo.bot_role
    general.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES))
    server.stage.world.change_channel(general)
    await server.stage.settle()
    shown = panel(await mo.run("/table list"))
    await mo.choose(OTHER, "moveto", on=shown)
    [select] = [name for name in shown.selects if name != OTHER]
    await mo.choose(select, str(general.id), on=shown)
    assert any("send messages" in said.text for said in mo.private)
    general.overwrites.clear()
    server.stage.world.change_channel(general)
    await server.stage.settle()
    await mo.choose(select, str(general.id), on=shown)
    place = (await server.table(game)).place
    assert place is not None
    assert place.channel == general.id


async def test_in_the_lobby_a_seat_can_be_left_and_taken_again(server: Server) -> None:
    await server["Alice"].run("/giants new")
    bruno = server["Bruno"]
    for _ in range(2):
        await bruno.choose("Join as…", "red")
        await bruno.press("Leave")
    for _ in range(2):
        await server["Alice"].choose("Add a computer player…", "easy")


async def test_what_shows_as_chosen_is_not_sent(server: Server) -> None:
    await server["Alice"].run("/giants new")
    shown = panel(await server["Alice"].press("Settings"))
    with pytest.raises(ChosenAlready):
        await server["Alice"].choose("Pictures", "action", on=shown)
    await server["Alice"].choose("Pictures", "phase", on=shown)
    await server["Alice"].choose("Pictures", "action", on=shown)


def test_an_ending_changes_nothing_but_the_id() -> None:
    control = ControlId(7, 12, "mod", "a", "other")
    first = renewed_id(f"s{control}")
    assert renewed_id(first) != first
    assert len(renewed_id(first)) == len(first)
    assert read_id(first[1:]) == read_id(str(control)) == control
    assert renewed_id("s" * 99) == "s" * 99, "an id may have a hundred characters"
