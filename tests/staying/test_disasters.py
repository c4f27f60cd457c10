"""Whatever is lost leaves the game in a clear state, tells the right person, and has a way on."""

import asyncio

import pytest

from bot.playground.kit import Stage
from bot.playground.permissions import Permission
from bot.playground.world import Channel, ChannelType, Overwrite
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village


def card_of(village: Village, channel: Channel | None = None) -> int:
    """The message that is the card now."""
    player = village["Alice"] if channel is None else village["Alice"].at(channel)
    return [shown.message.id for shown in player.messages if "My screen" in shown.buttons][-1]


async def trouble(village: Village, game: int, kind: str | None) -> None:
    """Wait until a trouble is known, or over."""
    for _ in range(200):
        if await village.bot.reminders.lost_places.of(game) == kind:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"the trouble is {await village.bot.reminders.lost_places.of(game)}, not {kind}")


async def test_a_deleted_channel_pauses_the_game_and_a_moderator_brings_it_on(
    village: Village, stage: Stage
) -> None:
    game = await village.begun()
    stage.world.remove_channel(stage.channel)
    await trouble(village, game, "channel")
    await village.tick()
    table = await village.table(game)
    assert table.status == "paused"
    general = stage.demo.general
    mo = village["Mo"].at(general)
    note = await mo.until_sees("The channel of the game was deleted.")
    assert "Moderators:" in note.text
    await village["Alice"].at(general).run("/giants games")
    private = village["Alice"].at(general).private
    assert any("/table list moves it" in shown.text for shown in private), "the host is told, too"
    page = await mo.run("/table list")
    assert "its channel was deleted" in page.text
    page = await mo.press("Move it here and resume", on=page.message)
    assert "The game is here now." in page.text
    table = await village.table(game)
    assert (table.status, table.place) == ("playing", village.place(general))
    await mo.until_sees("Round 1")
    await trouble(village, game, None)
    assert len(table.due) == 3


async def test_it_can_not_be_resumed_where_there_is_nothing(village: Village, stage: Stage) -> None:
    game = await village.begun()
    stage.world.remove_channel(stage.channel)
    await trouble(village, game, "channel")
    mo = village["Mo"].at(stage.demo.general)
    answer = await mo.run("/table resume", game=game)
    assert "Move it to another one first." in answer.text
    assert (await village.table(game)).status == "paused"


async def test_a_deleted_thread_is_no_different(village: Village, stage: Stage) -> None:
    world = stage.world
    thread = world.add_channel(
        Channel(
            world.snowflakes.next(),
            ChannelType.PUBLIC_THREAD,
            "a long game",
            stage.demo.guild.id,
            parent_id=stage.channel.id,
        )
    )
    game = await village.begun(3, village.place(thread))
    world.remove_channel(thread)
    await trouble(village, game, "channel")
    assert (await village.table(game)).status == "paused"
    await village["Mo"].run("/table move", game=game)
    assert (await village.table(game)).status == "playing"
    await village["Alice"].until_sees("Round 1")


async def test_a_channel_deleted_while_the_bot_slept_is_noticed(village: Village, stage: Stage) -> None:
    game = await village.begun()
    await stage.stop_bot()
    stage.world.remove_channel(stage.channel)
    await stage.start_bot()
    await trouble(village, game, "channel")
    assert (await village.table(game)).status == "paused"


async def test_a_deleted_card_comes_back(village: Village, stage: Stage) -> None:
    await village.begun()
    old = card_of(village)
    message = stage.world.message(stage.channel.id, old)
    assert message is not None
    stage.standin.actions.delete(village["Mo"].person, message)
    assert await stage.until(lambda: any("My screen" in shown.buttons for shown in village["Alice"].messages))
    assert card_of(village) != old


async def test_a_card_deleted_while_the_bot_slept_comes_back_with_the_next_news(
    village: Village, stage: Stage
) -> None:
    game = await village.begun()
    old = card_of(village)
    await stage.stop_bot()
    message = stage.world.message(stage.channel.id, old)
    assert message is not None
    stage.world.remove(message)
    await stage.start_bot()
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    await village["Alice"].until_sees("One of 3 bids is in.")


async def test_a_bot_sent_away_pauses_and_comes_back_to_its_games(village: Village, stage: Stage) -> None:
    game = await village.begun()
    guild = stage.demo.guild
    stage.world.leave(guild, stage.world.bot.id)
    await trouble(village, game, "server")
    assert (await village.table(game)).status == "paused"
    stage.world.join(guild, stage.world.bot, stage.demo.bot_role)
    await trouble(village, game, None)
    await village.tick()
    await village["Mo"].until_sees("I was removed from the server. The game is safe and paused")
    page = await village["Mo"].run("/table list")
    await village["Mo"].press("Resume", on=page.message)
    assert (await village.table(game)).status == "playing"
    await village["Alice"].until_sees("The game goes on.")


async def test_a_bot_sent_away_while_it_slept_knows_when_it_wakes(village: Village, stage: Stage) -> None:
    game = await village.begun()
    await stage.stop_bot()
    stage.world.leave(stage.demo.guild, stage.world.bot.id)
    await stage.start_bot()
    await trouble(village, game, "server")
    assert (await village.table(game)).status == "paused"


async def test_somebody_who_left_the_server_is_not_reminded_but_replaced(
    village: Village, stage: Stage
) -> None:
    game = await village.begun()
    stage.world.leave(stage.demo.guild, village["Bruno"].id)
    await village.pass_time(8 * HOUR)
    assert village["Alice"].sees("Whoever played red is no longer on this server.")
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.offered
    assert all("Bruno" not in shown.pinged for shown in village["Alice"].messages[1:])
    await village["Alice"].until_sees("The seat is on offer")
    await village["Sam"].press("Take over red")
    await village["Alice"].press("Yes")
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.user == village["Sam"].id


async def test_lost_permissions_are_told_and_healed(village: Village, stage: Stage) -> None:
    game = await village.begun()
    role = stage.demo.bot_role
    stage.channel.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES))
    await village.tables.outbox.card_lost(game)
    village.tables.outbox.wake()
    await trouble(village, game, "permissions")
    await village.tick()
    assert (await village.table(game)).status == "playing", "people can go on by their old buttons"
    note = await village["Mo"].at(stage.demo.general).until_sees("I am not allowed to show the game")
    assert "Moderators:" in note.text
    await village["Alice"].run("/log")
    assert any("I am not allowed to show" in shown.text for shown in village["Alice"].private)
    notes = len(village["Mo"].at(stage.demo.general).messages)
    await village.tick()
    assert len(village["Mo"].at(stage.demo.general).messages) == notes, "said once"
    stage.channel.overwrites.clear()
    await village.restart()
    await trouble(village, game, None)


async def test_a_number_given_anew_does_not_wake_an_old_card(village: Village, stage: Stage) -> None:
    """After a restore a new game may get the number of one that was lost; its old card stays powerless."""
    game = await village.begun()
    general = stage.demo.general
    await village.tables.move(game, Person(village["Alice"].id), village.place(general))
    await village["Alice"].at(general).until_sees("The table moved here.")
    answer = await village["Alice"].press("More")
    assert "This button is from another time." in answer.text


@pytest.mark.parametrize("days", [1, 400])
async def test_a_sleep_of_days_wakes_to_one_message_each(village: Village, stage: Stage, days: int) -> None:
    game = await village.begun(deadline=None)
    await stage.stop_bot()
    village.hands.time += days * DAY
    await stage.start_bot()
    await village.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(village.reminders(name)) == 1
    assert (await village.table(game)).status == "playing"
