"""Calls: a notification says what is asked, its message becomes the card, and no unread mention is lost."""

import asyncio

import pytest

from bot.card.poster import BURIED
from bot.playground.kit import Shown
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.operations.moderator_ops import Nudge
from bot.tables.operations.seats import AcceptSeat, Replace
from engine import Action, SeatView
from engine.actions import Bid
from tests.kit.fake_clock import HOUR
from tests.kit.server import Server
from tests.kit.table_games import Inline, decide


def said(server: Server, name: str) -> list[str]:
    """What somebody's notifications said."""
    return [notification.text for notification in server[name].notifications]


def cards(server: Server) -> list[Shown]:
    """The cards that stand in the channel."""
    return [shown for shown in server["Alice"].messages if "My screen" in shown.buttons]


async def bid(server: Server, game: int, *names: str) -> None:
    for name in names:
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
        await server.stage.settle()


async def test_a_notification_says_who_is_asked_for_what_in_which_game(server: Server) -> None:
    game = await server.begun()
    call = "@Alice, @Bruno and @Chloé: your bids, please · Giants on Rapa Nui, game 1, round 1"
    assert said(server, "Alice") == said(server, "Bruno") == [call]
    assert server["Alice"].notifications[0].title == "Giants (#giants, Rapa Nui)"
    await bid(server, game, "Alice", "Bruno", "Chloé")
    assert said(server, "Alice") == [
        call,
        "@Alice: place a figure, please · Giants on Rapa Nui, game 1, round 1",
    ]
    assert said(server, "Bruno") == [call], "an edit of the card notifies nobody"


async def test_the_message_that_called_becomes_the_card(server: Server) -> None:
    await server.begun()
    (card,) = cards(server)
    assert card.message is server["Bruno"].notifications[0].message
    assert card.message.content == ""
    assert card.message.v2
    assert [shown.message.id for shown in server["Alice"].messages] == [card.message.id]
    assert card.pinged == ["Alice", "Bruno", "Chloé"], "the mention stays to be found"


async def test_while_nobody_new_is_called_the_card_stays_where_it_is_whatever_is_written_below(
    server: Server,
) -> None:
    game = await server.begun()
    (card,) = cards(server)
    await server["Sam"].write("who is winning?")
    await bid(server, game, "Alice")
    assert [shown.message.id for shown in cards(server)] == [card.message.id]
    assert "One of 3 bids is in" in card.text
    assert len(said(server, "Bruno")) == 1


async def test_a_mention_that_may_be_unread_is_not_taken_away(server: Server) -> None:
    """Bruno has not bid yet when somebody new is called to the auction."""
    game = await server.begun()
    await bid(server, game, "Alice")
    (first,) = cards(server)
    moderator = Person(server["Mo"].id, moderator=True)
    await server.tables.submit(game, moderator, Replace("blue", user=server["Dmitri"].id))
    await server.tables.submit(game, Person(server["Dmitri"].id), AcceptSeat())
    await server.pass_time(HOUR)
    await server.stage.settle()
    assert "@Dmitri: your bid, please · Giants on Rapa Nui, game 1, round 1" in said(server, "Dmitri")
    assert len(said(server, "Bruno")) == 1, "nobody is called twice for one decision"
    assert server.stands(first), "Bruno's notification leads to this message"
    assert first.pinged == ["Bruno"]
    assert "still your move" in first.text
    (card,) = cards(server)
    assert card.message in [notification.message for notification in server["Dmitri"].notifications]
    await bid(server, game, "Bruno")
    assert not server.stands(first), "it is news no longer"
    assert server.stands(card)
    assert await server.tables.storage.cards.earlier(game) == []


async def test_whoever_was_at_the_table_a_moment_ago_is_called_only_if_the_card_does_not_do(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.queue.PRESENT", 180.0)
    game = await server.begun()
    (card,) = cards(server)
    await bid(server, game, "Alice", "Bruno", "Chloé")
    assert "Placement" in card.text
    assert [shown.message.id for shown in cards(server)] == [card.message.id], "she sees it change"
    assert len(said(server, "Alice")) == 1
    await server.pass_time(121)
    assert said(server, "Alice")[1:] == [
        "@Alice You are up: a figure to place (green). · Giants on Rapa Nui, game 1"
    ]


async def test_whoever_left_the_table_is_called_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.queue.PRESENT", 180.0)
    game = await server.begun()
    await bid(server, game, "Alice")
    await server.pass_time(181)
    await bid(server, game, "Bruno", "Chloé")
    assert "@Alice: place a figure, please" in said(server, "Alice")[-1]


async def test_a_buried_card_comes_back_once_nobody_has_to_find_it_by_a_notification(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.queue.PRESENT", 180.0)
    game = await server.begun()
    (card,) = cards(server)
    for number in range(BURIED):
        await server["Sam"].write(f"and another thing, the {number}th")
    await bid(server, game, "Alice")
    assert server.stands(card), "Bruno's notification leads to it"
    await bid(server, game, "Bruno", "Chloé")
    assert not server.stands(card)
    assert "Placement" in server["Alice"].newest.text
    assert len(said(server, "Alice")) == 1


async def test_a_picture_on_which_nothing_changed_is_not_uploaded_again(server: Server) -> None:
    game = await server.begun(pictures="action")
    moderator = Person(server["Mo"].id, moderator=True)
    for _ in range(2):  # the first no longer shows what was new
        server.fake_clock.time += 13 * HOUR
        await server.tables.submit(game, moderator, Nudge())
        await server.stage.settle()
    (card,) = cards(server)
    before = dict(card.files)
    uploads = [attachment.id for attachment in card.message.attachments]
    server.fake_clock.time += 13 * HOUR
    await server.tables.submit(game, moderator, Nudge())
    await server.stage.settle()
    assert "nudged" in card.text
    assert [attachment.id for attachment in card.message.attachments] == uploads
    assert card.files == before
    gallery = next(part for part in card.components if "items" in part)
    assert gallery["items"][0]["media"]["attachment_id"] == str(uploads[0])


async def test_what_computers_decide_one_after_another_becomes_one_card(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thinks(_: Inline, level: str, view: SeatView, seed: str) -> Action:
        await asyncio.sleep(0.2)
        return decide(view, seed, level)

    monkeypatch.setattr(Inline, "decide", thinks)
    host = Person(server["Alice"].id)
    opened = await server.tables.open_table(server.here, host, seating="seated", pictures="request")
    game = opened.table.id
    await server.tables.submit(game, host, Join("green"))
    for _ in range(3):
        await server.tables.submit(game, host, AddComputer("random"))
    await server.tables.submit(game, host, Start())
    decided, edited = 0, 0
    while decided < 3:
        await server.tables.wait_for_computers()
        await server.stage.settle()
        version, before = (await server.table(game)).version, len(server.stage.requests.entries)
        await server.act(game, "green")
        await server.tables.wait_for_computers()
        await server.stage.settle()
        entries = await server.tables.log(game, version)
        decided = sum(entry.kind == "action" and entry.actor.startswith("computer") for entry in entries)
        requests = list(server.stage.requests.entries)[before:]
        edited = sum(request.method == "PATCH" and "/messages/" in request.path for request in requests)
    assert edited == 1


async def test_reminders_can_be_read_in_a_notification(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Chloé"):
        await bid(server, game, name)
    await server.pass_time(8 * HOUR)
    text = server["Bruno"].notifications[-1].text
    assert text == "@Bruno It is your turn: a bid (red). · Giants on Rapa Nui, game 1"
    (reminder,) = server.standing("Bruno")
    assert reminder.buttons == ["Your move", "Not now", "To the game"]


async def test_direct_messages_and_notes_to_moderators_can_be_read_in_a_notification(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    role = next(role.id for role in server.stage.demo.guild.roles.values() if role.name == "Moderators")
    await server["Olga"].run("/table setup", role=str(role))
    await server.begun()
    await server.pass_time(48 * HOUR)
    texts = said(server, "Bruno") + said(server, "Mo")
    assert all(texts)
    assert any(text.startswith("@Moderators: The game has been waiting") for text in texts)
