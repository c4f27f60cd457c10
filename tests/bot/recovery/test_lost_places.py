"""Whatever is lost leaves the game in a clear state, tells the right person, and has a way on."""

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Channel, ChannelType, Overwrite
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import MoveTo
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


def card_of(server: Server, channel: Channel | None = None) -> int:
    """The message that is the card now."""
    player = server["Alice"] if channel is None else server["Alice"].at(channel)
    return [shown.message.id for shown in player.messages if "My screen" in shown.buttons][-1]


async def test_a_deleted_channel_pauses_the_game_and_a_moderator_brings_it_on(server: Server) -> None:
    game = await server.begun()
    server.stage.world.remove_channel(server.stage.channel)
    await server.until_trouble(game, "channel")
    await server.tick()
    table = await server.table(game)
    assert table.status == "paused"
    general = server.stage.demo.general
    mo = server["Mo"].at(general)
    note = await mo.until_sees("The channel of the game was deleted.")
    assert "Moderators:" in note.text
    await server["Alice"].at(general).run("/giants games")
    private = server["Alice"].at(general).private
    assert any("/giants moderate moves it" in shown.text for shown in private), "the host is told, too"
    page = await mo.run("/table list")
    assert "its channel was deleted" in page.text
    page = await mo.press("Move it here and resume", on=page.message)
    assert "The game is here now." in page.text
    table = await server.table(game)
    assert (table.status, table.place) == ("playing", server.place(general))
    await mo.until_sees("Round 1")
    await server.until_trouble(game, None)
    assert len(table.due) == 3


async def test_a_loss_that_comes_to_light_after_the_move_is_of_no_matter(server: Server) -> None:
    """A card on its way to the old channel fails when the game is played in another one already."""
    game, left = await server.begun(), server.stage.channel.id
    await server["Mo"].at(server.stage.demo.general).run("/table move", game=game)
    lost_places = server.bot.lost_places
    await lost_places.report(game, "channel", left)
    await lost_places.give_up(game, left)
    assert (await server.table(game)).status == "playing"
    assert await lost_places.of(game) is None
    await server["Sam"].at(server.stage.demo.general).until_sees("Round 1")


async def test_it_can_not_be_resumed_where_there_is_nothing(server: Server) -> None:
    game = await server.begun()
    server.stage.world.remove_channel(server.stage.channel)
    await server.until_trouble(game, "channel")
    mo = server["Mo"].at(server.stage.demo.general)
    answer = await mo.run("/table resume", game=game)
    assert "Move it to another one first." in answer.text
    assert (await server.table(game)).status == "paused"


async def test_a_deleted_thread_is_no_different(server: Server) -> None:
    world = server.stage.world
    thread = world.add_channel(
        Channel(
            world.snowflakes.next(),
            ChannelType.PUBLIC_THREAD,
            "a long game",
            server.stage.demo.guild.id,
            parent_id=server.stage.channel.id,
        )
    )
    game = await server.begun(3, server.place(thread))
    world.remove_channel(thread)
    await server.until_trouble(game, "channel")
    assert (await server.table(game)).status == "paused"
    await server["Mo"].run("/table move", game=game)
    assert (await server.table(game)).status == "playing"
    await server["Alice"].until_sees("Round 1")


async def test_a_channel_deleted_while_the_bot_slept_is_noticed(server: Server) -> None:
    game = await server.begun()
    await server.stage.stop_bot()
    server.stage.world.remove_channel(server.stage.channel)
    await server.stage.start_bot()
    await server.until_trouble(game, "channel")
    assert (await server.table(game)).status == "paused"


async def test_a_deleted_card_comes_back(server: Server) -> None:
    await server.begun()
    old = card_of(server)
    message = server.stage.world.message(server.stage.channel.id, old)
    assert message is not None
    server.stage.standin.actions.delete(server["Mo"].person, message)
    assert await server.stage.until(
        lambda: any("My screen" in shown.buttons for shown in server["Alice"].messages)
    )
    assert card_of(server) != old


async def test_a_card_deleted_while_the_bot_slept_comes_back_with_the_next_news(server: Server) -> None:
    game = await server.begun()
    old = card_of(server)
    await server.stage.stop_bot()
    message = server.stage.world.message(server.stage.channel.id, old)
    assert message is not None
    server.stage.world.remove(message)
    await server.stage.start_bot()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server["Alice"].until_sees("One of 3 bids is in.")


async def test_a_bot_sent_away_pauses_and_comes_back_to_its_games(server: Server) -> None:
    game = await server.begun()
    guild = server.stage.demo.guild
    server.stage.world.leave(guild, server.stage.world.bot.id)
    await server.until_trouble(game, "server")
    assert (await server.table(game)).status == "paused"
    server.stage.world.join(guild, server.stage.world.bot, server.stage.demo.bot_role)
    await server.until_trouble(game, None)
    await server.tick()
    await server["Mo"].until_sees("I was removed from the server. The game is safe and paused")
    page = await server["Mo"].run("/table list")
    await server["Mo"].press("Resume", on=page.message)
    assert (await server.table(game)).status == "playing"
    await server["Alice"].until_sees("The game goes on.")


async def test_a_bot_sent_away_while_it_slept_knows_when_it_wakes(server: Server) -> None:
    game = await server.begun()
    await server.stage.stop_bot()
    server.stage.world.leave(server.stage.demo.guild, server.stage.world.bot.id)
    await server.stage.start_bot()
    await server.until_trouble(game, "server")
    assert (await server.table(game)).status == "paused"


async def test_somebody_who_left_the_server_is_not_reminded_but_replaced(server: Server) -> None:
    game = await server.begun()
    server.stage.world.leave(server.stage.demo.guild, server["Bruno"].id)
    await server.pass_time(8 * HOUR)
    assert server["Alice"].sees("Whoever played red is no longer on this server.")
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.offered
    assert all("Bruno" not in shown.pinged for shown in server["Alice"].messages[1:])
    await server["Alice"].until_sees("The seat is on offer")
    await server["Sam"].press("Take over red")
    await server["Alice"].press("Yes")
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.user == server["Sam"].id


async def test_lost_permissions_are_told_and_healed(server: Server) -> None:
    game = await server.begun()
    role = server.stage.demo.bot_role
    server.stage.channel.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES))
    await server.tables.storage.cards.lost(game)
    await server.until_trouble(game, "permissions")
    await server.tick()
    assert (await server.table(game)).status == "playing", "people can go on by their old buttons"
    note = await server["Mo"].at(server.stage.demo.general).until_sees("I am not allowed to show the game")
    assert "Moderators:" in note.text
    await server["Alice"].run("/giants log")
    assert any("I am not allowed to show" in shown.text for shown in server["Alice"].private)
    notes = len(server["Mo"].at(server.stage.demo.general).messages)
    await server.tick()
    assert len(server["Mo"].at(server.stage.demo.general).messages) == notes, "said once"
    server.stage.channel.overwrites.clear()
    await server.restart()
    await server.until_trouble(game, None)


async def test_a_number_given_anew_does_not_wake_an_old_card(server: Server) -> None:
    """After a restore a new game may get the number of one that was lost; its old card stays powerless."""
    game = await server.begun()
    general = server.stage.demo.general
    await server.tables.submit(game, Person(server["Alice"].id), MoveTo(server.place(general)))
    await server["Alice"].at(general).until_sees("The table moved here.")
    answer = await server["Alice"].press("More")
    assert "This button is from another time." in answer.text


@pytest.mark.parametrize("days", [1, 400])
async def test_a_sleep_of_days_wakes_to_one_message_each(server: Server, days: int) -> None:
    game = await server.begun(deadline=None)
    await server.stage.stop_bot()
    server.fake_clock.time += days * DAY
    await server.stage.start_bot()
    await server.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(server.reminders(name)) == 1
    assert (await server.table(game)).status == "playing"
