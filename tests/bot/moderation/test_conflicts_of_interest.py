"""Whoever has a stake in a game moderates nothing in it, however they try; and what is done is signed."""

import pytest

from bot.moderation.dialogs import audit_lines
from bot.playground.kit import Answered, Player
from bot.playground.permissions import Permission
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.moderator_ops import NoteImport
from bot.tables.operations.seats import OfferSeat
from bot.ui.custom_id import ControlId
from bot.words import words
from engine.actions import Bid
from tests.kit.fake_clock import HOUR
from tests.kit.finished_games import finished_game
from tests.kit.server import Server

DAY = 24 * HOUR
EMPTY = str(Bid())
ROLES = ("Alice", "Bruno", "Chloé", "Sam")  # the host, a player, a moderator who plays, a stranger
DEEDS = {
    "actas": "red/normal",
    "reseat": "red/easy",
    "inspect": "red",
    "export": "",
    "act": "",
    "replace": "red",
    "look": "",
}
COMMANDS: tuple[tuple[str, dict[str, str | bool]], ...] = (
    ("/table act", {"seat": "red", "how": "normal"}),
    ("/table act", {"seat": "red", "how": EMPTY}),
    ("/table replace", {"seat": "red", "computer": "easy"}),
    ("/table look", {"seat": "red"}),
    ("/table export", {}),
)


def make_moderator(server: Server, *names: str) -> None:
    guild = server.stage.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    for name in names:
        guild.members[server[name].id].roles.append(role.id)


async def waiting(server: Server) -> int:
    """A game of Alice, Bruno and Chloé, a moderator, that has waited for Bruno and Chloé for a day."""
    game = await server.begun()
    guild = server.stage.demo.guild
    role = server.stage.world.add_role(guild, "Wardens", int(Permission.MANAGE_MESSAGES))
    guild.members[server["Chloé"].id].roles.append(role.id)
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid(markers=1, workers=1)))
    server.fake_clock.time += DAY
    await server.stage.settle()
    return game


async def forged(server: Server, player: Player, game: int, word: str, selection: str) -> Answered:
    """Use a control of the moderators' panel that was never offered, on a private message of one's own."""
    page = await player.run("/rules")
    assert page.message is not None
    version = (await server.table(game)).version
    control = f"b{ControlId(game, version, 'mod', selection, word)}"
    button = {"type": 2, "id": 2, "style": 2, "label": word, "custom_id": control, "disabled": False}
    page.message.message.components = [{"type": 1, "id": 1, "components": [button]}]
    return await player.press(control, on=page.message)


async def actors(server: Server, game: int, kind: str) -> list[str]:
    return [entry.actor for entry in await server.tables.log(game) if entry.kind == kind]


@pytest.mark.parametrize("name", ROLES)
async def test_nobody_with_a_stake_decides_replaces_looks_or_exports(server: Server, name: str) -> None:
    """By command, by the panel's controls, and by forged ones: nothing changes, and nothing is shown."""
    game = await waiting(server)
    before = await server.table(game)
    player = server[name]
    answers = [await player.run(command, **options) for command, options in COMMANDS]
    answers += [await forged(server, player, game, word, chosen) for word, chosen in DEEDS.items()]
    reason = "You have a stake in this game" if name == "Chloé" else "Only a moderator can do that."
    for answer in answers:
        assert reason in answer.text
        assert answer.ephemeral
    assert not any(shown.files for shown in player.private)
    after = await server.table(game)
    assert (after.version, after.seats, after.due) == (before.version, before.seats, before.due)


async def test_a_moderator_who_plays_asks_the_table_like_everybody(server: Server) -> None:
    """To pause, to go back, to end, for another limit: shown what would happen, and nothing happened yet."""
    game, chloe = await waiting(server), server["Chloé"]
    before = await server.table(game)
    for command, options in (
        ("/table pause", {}),
        ("/table undo", {}),
        ("/table end", {"scored": True}),
        ("/table end", {"scored": False}),
        ("/table deadline", {"hours": 1}),
    ):
        answer = await chloe.run(command, **options)
        assert answer.ephemeral
        assert any("Ask" in button for button in answer.message.buttons) if answer.message else False
    page = await chloe.run("/table list")
    await chloe.press("Ask the table to pause", on=page.message)
    after = await server.table(game)
    assert (after.version, after.status, after.settings) == (before.version, "playing", before.settings)


async def test_a_moderator_without_a_stake_can_do_all_of_it_and_it_is_signed(server: Server) -> None:
    game, mo = await waiting(server), server["Mo"]
    for command, options in COMMANDS:
        await mo.run(command, **options)
    await server.tables.wait_for_computers()
    lines = [line for line in audit_lines(await server.tables.log(game), words()) if mo.mention in line]
    assert len(lines) == 4, "the second decision came too late: red had decided"
    assert all(f"{mo.mention} (moderator)" in line for line in lines)


async def test_no_moderator_gives_a_seat_to_themselves(server: Server) -> None:
    game, mo = await waiting(server), server["Mo"]
    for answer in (
        await mo.run("/table replace", seat="red", user=mo.id),
        await forged(server, mo, game, "reseat", f"red/u{mo.id}"),
    ):
        assert "Nobody gives a seat to themselves as a moderator." in answer.text
    assert (await server.tables.look(game, mo.id)).seat is None


async def test_nobody_reads_two_screens_in_a_row(server: Server) -> None:
    """Two moderators who help each other get no further than one seat; and its player can have it back."""
    game, mo, sam = await waiting(server), server["Mo"], server["Sam"]
    make_moderator(server, "Sam")
    await sam.run("/table replace", seat="red", user=mo.id)
    await mo.run("/giants seat accept")
    screen = await mo.press("My screen")
    assert screen.message is not None
    assert screen.message.files
    await sam.run("/table replace", seat="red", user=server["Bruno"].id)
    await server["Bruno"].run("/giants seat accept")
    assert (await server.tables.look(game, server["Bruno"].id)).seat is not None, "it is their own"
    await server.tables.submit(game, Person(server["Alice"].id), OfferSeat())
    await mo.until_sees("offers their seat")
    for answer in (
        await sam.run("/table replace", seat="blue", user=mo.id),
        await forged(server, sam, game, "reseat", f"blue/u{mo.id}"),
        await mo.press("Take over green"),
    ):
        assert "Whoever sat at red in this game knows what is behind that screen" in answer.text
    for command, options in COMMANDS:
        assert "You have a stake in this game" in (await mo.run(command, **options)).text
    await sam.run("/table replace", seat="red", user=mo.id)
    await mo.run("/giants seat accept")
    look = await server.tables.look(game, mo.id)
    assert look.seat is not None, "the seat whose screen they know, they may have again"


async def test_who_looked_and_had_themselves_forgotten_is_known_again(server: Server) -> None:
    game, mo = await waiting(server), server["Mo"]
    await mo.run("/table look", seat="red")
    page = await mo.press("Forget me", on=(await mo.run("/giants my data")).message)
    await mo.press("Yes, forget me", on=page.message)
    await server.restart()
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await mo.until_sees("offers their seat")
    assert "can't play in it any more" in (await mo.press("Take over red")).text
    make_moderator(server, "Sam")
    assert (
        "can't play in it any more"
        in (await server["Sam"].run("/table replace", seat="green", user=mo.id)).text
    )
    assert await actors(server, game, "inspected") == [f"moderator:{mo.id}"], "it stays signed"


async def test_who_was_forgotten_in_a_seat_may_have_that_one_back_and_no_other(server: Server) -> None:
    game, bruno = await waiting(server), server["Bruno"]
    await server.tables.erase(bruno.id)
    await server.tables.wait_for_computers()
    mo = server["Mo"]
    answer = await mo.run("/table replace", seat="blue", user=bruno.id)
    assert "Whoever sat at red in this game" in answer.text
    await mo.run("/table replace", seat="red", user=bruno.id)
    await bruno.run("/giants seat accept")
    assert (await server.tables.look(game, bruno.id)).seat is not None


async def test_who_asks_for_a_seat_looks_at_nothing_while_the_table_is_asked(server: Server) -> None:
    game, mo = await waiting(server), server["Mo"]
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await mo.until_sees("offers their seat")
    await mo.press("Take over red")
    version = (await server.table(game)).version
    for answer in (
        await mo.run("/table look", seat="blue"),
        await mo.run("/table export"),
        await forged(server, mo, game, "inspect", "green"),
    ):
        assert "You have a stake in this game" in answer.text
    assert (await server.table(game)).version == version


async def test_a_vote_does_not_seat_somebody_who_saw_too_much_since_they_asked(server: Server) -> None:
    game, sam = await waiting(server), server["Sam"]
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await sam.until_sees("offers their seat")
    await sam.press("Take over red")
    await server.tables.submit(game, Person(sam.id), NoteImport())
    await server["Alice"].press("Yes")
    table = await server.table(game)
    assert table.votes == ()
    assert [seat.user for seat in table.seats] == [server[name].id for name in ("Alice", "Bruno", "Chloé")]


async def test_a_sealed_bid_stays_what_it_is(server: Server) -> None:
    game, mo = await waiting(server), server["Mo"]
    alice = Person(server["Alice"].id)
    for answer in (
        await mo.run("/table act", seat="green", how=EMPTY),
        await mo.run("/table act", seat="green", how="safe"),
        await forged(server, mo, game, "actas", "green/normal"),
        await forged(server, mo, game, "actas", "green/safe"),
    ):
        assert "Nothing is asked of green now." in answer.text
    view = (await server.tables.look(game, alice.user)).view
    assert view is not None
    assert view.bid == Bid(markers=1, workers=1)


async def test_somebody_who_was_called_has_a_day_to_decide(server: Server) -> None:
    game, mo = await server.begun(), server["Mo"]
    until = f"from <t:{int(server.fake_clock.time + DAY)}:f> on"
    for how in ("safe", "normal", EMPTY):
        answer = await mo.run("/table act", seat="red", how=how)
        assert "still has time to decide." in answer.text
        assert until in answer.text
    server.fake_clock.time += DAY - 1
    assert "still has time to decide" in (await mo.run("/table act", seat="red", how="safe")).text
    server.fake_clock.time += 1
    assert "Decided." in (await mo.run("/table act", seat="red", how="safe")).text
    assert await actors(server, game, "action") == ["table", f"moderator:{mo.id}"]


async def test_a_shorter_limit_of_the_table_holds_and_an_announced_absence_counts(server: Server) -> None:
    game, mo = await server.begun(deadline=2 * HOUR), server["Mo"]
    await server["Bruno"].run("/giants away", until="3", stand_in="wait")
    server.fake_clock.time += 2 * HOUR
    assert "red still has time to decide" in (await mo.run("/table act", seat="red", how="safe")).text
    assert "Decided." in (await mo.run("/table act", seat="blue", how="safe")).text
    server.fake_clock.time += 4 * DAY
    assert "Decided." in (await mo.run("/table act", seat="red", how="safe")).text
    assert (await server.table(game)).due == ("green",)


async def test_whoever_sleeps_was_not_called_yet(server: Server) -> None:
    game, bruno = await server.begun(), server["Bruno"]
    await bruno.run("/giants my reminders", where="channel", quiet="0-23", zone="UTC")
    await server.until_phase(game, "placement")
    while (await server.table(game)).due != ("red",):
        assert await server.step(game)
    waited = (await server.table(game)).version
    answer = await server["Mo"].run("/table act", seat="red", how="safe")
    assert "still has time to decide" in answer.text
    assert (await server.table(game)).version == waited


async def test_a_server_can_let_its_only_moderator_do_more_and_the_table_reads_it(server: Server) -> None:
    game, chloe = await waiting(server), server["Chloé"]
    assert "Only somebody who may manage the server" in (await chloe.run("/table setup", playing=True)).text
    assert "may pause, move, replace" in (await server["Mo"].run("/table setup", playing=True)).text
    assert "Decided." in (await chloe.run("/table act", seat="red", how="safe")).text
    await server["Bruno"].until_sees(
        f"A moderator who plays here ({chloe.mention}) had a decision made for red."
    )
    await chloe.run("/table replace", seat="red", computer="easy")
    await server["Alice"].until_sees(f"(by moderator {chloe.mention}, who plays here)")
    for command, options in (
        ("/table look", {"seat": "red"}),
        ("/table export", {}),
        ("/table act", {"seat": "blue", "how": EMPTY}),
    ):
        assert "You have a stake in this game" in (await chloe.run(command, **options)).text
    await chloe.run("/table undo")
    await chloe.run("/table end", scored=True)
    assert (await server.table(game)).status == "playing"
    assert await actors(server, game, "undone") == []
    audit = (await chloe.run("/table audit")).text
    assert f"{chloe.mention} (moderator who plays here): A decision was made for somebody." in audit
    assert (await server.table(game)).status == "playing"


async def test_a_playing_moderator_calls_another_one_with_some_patience(server: Server) -> None:
    game, chloe = await waiting(server), server["Chloé"]
    page = await chloe.run("/table list")
    assert "The moderators are called." in (await chloe.press("Call another moderator", on=page.message)).text
    await server.tick()
    told = [shown for shown in server.posted if "asks a moderator to look at this table" in shown.text]
    assert len(told) == 1
    assert chloe.mention in told[0].text
    for again in (server["Bruno"], chloe):
        assert "The moderators were called already." in (await again.run("/giants call")).text
    server.fake_clock.time += 12 * HOUR
    assert "The moderators are told" in (await server["Bruno"].run("/giants call")).text
    assert "Only a moderator can do that." in (await server["Sam"].run("/giants call")).text
    assert await actors(server, game, "called") == [f"user:{p.id}" for p in (chloe, server["Bruno"])]


async def test_nobody_ends_a_game_reads_all_of_it_goes_back_and_plays_on(server: Server) -> None:
    """What an ending gives out is nothing hidden as long as the game can go on."""
    game = await waiting(server)
    await server.until_phase(game, "placement")
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=True))
    await server.stage.settle()
    chloe = server["Chloé"]
    readers = (chloe, server["Bruno"], server["Mo"])
    for reader in readers:
        assert "can be taken up again" in (await reader.run("/replay", game=str(game))).text
        await reader.run("/giants log", show="all")
    assert "can be taken up again" in (await chloe.run("/table export", game=game)).text
    assert "can be taken up again" in (await server["Mo"].run("/table export", game=game)).text
    refused = await chloe.run("/table undo", game=game)
    assert (await server.table(game)).status == "finished", refused.text
    seen = {name for reader in readers for shown in reader.messages for name in shown.files}
    assert not any(name.endswith(".txt") or "recap" in name or "count" in name for name in seen), seen
    await server["Mo"].run("/table resume")
    assert (await server.table(game)).status == "playing"
    assert await server.step(game)


async def test_a_game_that_ended_by_its_rules_is_not_taken_up_by_anybody(server: Server) -> None:
    """Its secrets are out."""
    game = await finished_game(server)
    for command in ("/table undo", "/table resume"):
        answer = await server["Mo"].run(command, game=game)
        for button in answer.message.buttons if answer.message is not None else ():
            await server["Mo"].press(button, on=answer.message)
        assert (await server.table(game)).status == "finished", (command, answer.text)
