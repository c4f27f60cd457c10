"""What a host decides about who plays: private tables, invitations, freed seats, and another host."""

import pytest

from bot.playground.kit import Answered, Stage
from bot.tables.public_view import TableView
from tests.kit.deployment import Deployment
from tests.kit.panel_play import newest_game


async def settings(stage: Stage, name: str = "Alice") -> Answered:
    return await stage[name].press("Settings")


async def table_of(stage: Stage, deployment: Deployment) -> TableView:
    return (await deployment.tables.look(await newest_game(deployment.tables, stage))).table


async def test_at_a_private_table_only_invited_people_can_join(stage: Stage, deployment: Deployment) -> None:
    alice, bruno, sam = stage["Alice"], stage["Bruno"], stage["Sam"]
    await alice.run("/giants new")
    panel = await settings(stage)
    await alice.press("Let only invited people join", on=panel.message)
    card = await alice.until_sees("Only invited people can join.")
    refused = await sam.choose("Join as…", "Red", on=card)
    assert refused.text == "This table is for invited people."
    await alice.choose("Invite somebody…", str(bruno.id))
    card = await alice.until_sees(f"Invited: {bruno.mention}")
    assert card.pinged == []
    assert any("invites you to a game of Giants" in shown.text for shown in bruno.messages if shown.pinged)
    told = await bruno.choose("Join as…", "Red", on=card)
    assert told.interaction.answered.is_set()
    card = await alice.until_sees("2 players so far")
    assert "Invited" not in card.text, "who sits here need not be asked any more"


async def test_a_private_table_is_opened_to_everybody_again(stage: Stage, deployment: Deployment) -> None:
    alice = stage["Alice"]
    await alice.run("/giants new")
    await alice.press("Let only invited people join", on=(await settings(stage)).message)
    await alice.press("Let everybody join", on=(await settings(stage)).message)
    assert not (await table_of(stage, deployment)).settings.private
    await stage["Sam"].choose("Join as…", "Red")
    assert len((await table_of(stage, deployment)).seats) == 2


async def test_a_seat_is_freed_by_the_host(stage: Stage, deployment: Deployment) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    await alice.run("/giants new")
    await bruno.run("/giants join")
    await alice.run("/giants computer", level="easy")
    panel = await settings(stage)
    await alice.choose("Free a seat…", "Bruno", on=panel.message)
    await alice.choose("Free a seat…", "Computer (easy)", on=(await settings(stage)).message)
    assert [seat.user for seat in (await table_of(stage, deployment)).seats] == [alice.id]
    await bruno.run("/rules")
    assert any("was freed" in shown.text for shown in bruno.private)


@pytest.mark.parametrize("control", ["more::private", "more:on:private", "more::invite", "more::free"])
async def test_others_are_neither_offered_these_controls_nor_heard(
    stage: Stage, deployment: Deployment, control: str
) -> None:
    await stage["Alice"].run("/giants new")
    before = await table_of(stage, deployment)
    panel = await settings(stage, "Bruno")
    assert panel.message is not None
    assert "Let only invited people join" not in panel.message.buttons
    assert not {"Invite somebody…", "Free a seat…"} & set(panel.message.selects)
    answer = await stage["Bruno"].forge(f"bg:{before.id}:{before.version}:{control}", on=panel.message)
    assert answer.ephemeral
    assert (await table_of(stage, deployment)).version == before.version


async def test_a_panel_of_somebody_who_was_host_is_refused(stage: Stage, deployment: Deployment) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    await alice.run("/giants new")
    panel = await settings(stage)
    assert "is the host now" in (await alice.run("/giants host handover", person=str(bruno.id))).text
    answer = await alice.press("Let only invited people join", on=panel.message)
    assert answer.text == "Only the host of the table or a moderator can do that."
    await bruno.press("Let only invited people join", on=(await settings(stage, "Bruno")).message)
    assert (await table_of(stage, deployment)).settings.private


async def test_a_lobby_is_handed_over_by_its_settings(stage: Stage, deployment: Deployment) -> None:
    alice, bruno, sam = stage["Alice"], stage["Bruno"], stage["Sam"]
    await alice.run("/giants new")
    before = await table_of(stage, deployment)
    panel = await settings(stage, "Sam")
    assert panel.message is not None
    await sam.forge(f"pg:{before.id}:{before.version}:more::host", on=panel.message)
    assert (await table_of(stage, deployment)).host == alice.id
    await alice.choose("Make somebody else the host…", str(bruno.id), on=(await settings(stage)).message)
    assert (await table_of(stage, deployment)).host == bruno.id


async def test_a_game_in_play_is_handed_over(stage: Stage, deployment: Deployment) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    await alice.run("/giants practice")
    await alice.until_sees("Round 1")
    refused = await bruno.run("/giants host handover", person=str(bruno.id))
    assert refused.text == "Only the host of the table or a moderator can do that."
    await alice.run("/giants host handover", person=str(bruno.id))
    assert (await table_of(stage, deployment)).host == bruno.id


@pytest.mark.parametrize("command", ["/giants host invite", "/giants host handover"])
async def test_bots_and_people_of_elsewhere_are_neither_invited_nor_host(
    stage: Stage, deployment: Deployment, command: str
) -> None:
    alice = stage["Alice"]
    await alice.run("/giants new")
    before = await table_of(stage, deployment)
    bot = await alice.run(command, person=str(stage.world.bot.id))
    assert "is a bot" in bot.text
    stranger = stage.world.add_person("Nobody")
    assert (await alice.run(command, person=str(stranger.id))).text == "That is nobody on this server."
    assert (await table_of(stage, deployment)).version == before.version


async def test_somebody_is_invited_by_command(stage: Stage, deployment: Deployment) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    await alice.run("/giants new")
    answer = await alice.run("/giants host invite", person=str(bruno.id))
    assert answer.text == f"{bruno.mention} is invited."
    assert (await table_of(stage, deployment)).invited == {bruno.id}
    again = await alice.run("/giants host invite", person=str(bruno.id))
    assert again.text == "They are invited already."
