"""A moderator's rights are no way to secrets: not while playing, not before, and never unseen."""

import re

from bot.playground.kit import Answered
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.seats import OfferSeat
from engine.actions import Bid
from tests.kit.fake_clock import DAY
from tests.kit.moderation import MENU, audit_of, open_panel
from tests.kit.server import Server


def make_moderator(server: Server, name: str) -> None:
    guild = server.stage.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    guild.members[server[name].id].roles.append(role.id)


async def look(server: Server, name: str, colour: str = "red") -> Answered:
    """Look behind a screen by the panel."""
    page = await server[name].run("/table list")
    page = await server[name].choose(MENU, "Screens…", on=page.message)
    return await server[name].choose("Screens…", colour, on=page.message)


async def test_a_playing_moderator_is_offered_no_secrets(server: Server) -> None:
    await server.begun()
    make_moderator(server, "Alice")
    page = await server["Alice"].run("/table list")
    assert page.message is not None
    assert "You have a stake in this game." in page.text
    assert page.message.buttons == [
        "Nudge",
        "Call another moderator",
        "Ask the table to pause",
        "Rules of this server",
    ]
    assert page.message.selects[MENU] == ["New card", "Audit"]


async def test_nor_take_a_seat_that_is_on_offer(server: Server) -> None:
    game = await server.begun()
    await look(server, "Mo")
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await server["Mo"].until_sees("offers their seat")
    answer = await server["Mo"].press("Take over red")
    assert "can't play in it any more" in answer.text
    answer = await server["Sam"].press("Take over red")
    assert "can't play" not in answer.text


async def test_the_table_is_told_before_the_screen_is_shown(server: Server) -> None:
    """If telling the table fails, nothing is shown."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
    answer = await server["Mo"].run("/table look", seat="red", game=game)
    assert answer.message is not None
    assert not answer.message.files
    assert "inspected" not in [entry.kind for entry in await server.tables.log(game)]


async def test_whoever_was_looked_at_is_told_who_it_was(server: Server) -> None:
    game = await server.begun()
    await look(server, "Mo")
    entry = (await server.tables.log(game))[-1]
    assert (entry.kind, entry.actor, entry.seat) == ("inspected", f"moderator:{server['Mo'].id}", "red")
    await server.bot.reminders.delivery.deliver()
    await server["Bruno"].run("/giants log")
    told = [shown for shown in server["Bruno"].private if f"{server['Mo'].mention} looked" in shown.text]
    assert len(told) == 1
    card = await server["Chloé"].until_sees("A moderator looked behind the screen of Bruno.")
    assert f"(moderator {server['Mo'].mention})" in card.text


async def test_a_typed_decision_that_is_impossible_tells_nothing_hidden(server: Server) -> None:
    game = await server.begun()
    server.fake_clock.time += DAY
    version = (await server.table(game)).version
    wishes = ("bid 6m", "bid chief", "nonsense", "place w F6", "take 3")
    answers = {(await server["Mo"].run("/table act", seat="red", how=how)).text for how in wishes}
    assert len(answers) == 1
    assert "red can't do that now." in answers.pop()
    assert await audit_of(server, game) == [("tried", f"moderator:{server['Mo'].id}")] * len(wishes)
    assert (await server.table(game)).version == version + len(wishes)
    await server["Alice"].until_sees("tried to decide for Bruno")


async def test_a_moderator_who_plays_learns_and_steers_nothing(server: Server) -> None:
    game = await server.begun()
    role = next(r for r in server.stage.demo.guild.roles.values() if r.name == "Moderators")
    server.stage.demo.guild.members[server["Alice"].id].roles.append(role.id)
    version = (await server.table(game)).version
    for command, options in (
        ("/table look", {"seat": "red"}),
        ("/table export", {}),
        ("/table act", {"seat": "red", "how": str(Bid())}),
        ("/table act", {"seat": "red", "how": "normal"}),
        ("/table replace", {"seat": "red", "computer": "easy"}),
    ):
        answer = await server["Alice"].run(command, **options)
        assert "You have a stake in this game" in answer.text
        assert answer.message is not None
        assert not answer.message.files
    assert (await server.table(game)).version == version


async def test_a_look_behind_a_screen_is_told_first(server: Server) -> None:
    game = await server.begun()
    page = await open_panel(server)
    page = await server["Mo"].choose(MENU, "Screens…", on=page.message)
    answer = await server["Mo"].choose("Screens…", "red", on=page.message)
    assert answer.message is not None
    assert any("screen.png" in shown.files for shown in server["Mo"].private)
    assert not any("screen.png" in shown.files for shown in server["Alice"].messages)
    assert await audit_of(server, game) == [("inspected", f"moderator:{server['Mo'].id}")]
    await server["Alice"].until_sees("A moderator looked behind the screen of Bruno.")


async def test_moderators_panels_show_nothing_secret(server: Server) -> None:
    """What the list, the pages and the audit say is the same whatever was bid."""
    seen = []
    for bid in (Bid(), Bid(markers=1, workers=1)):
        general = server.stage.demo.general
        game = await server.begun(3, server.place(general))
        await server.tables.submit(game, Person(server["Alice"].id), Act(bid))
        mo = server["Mo"].at(general)
        texts = [(await mo.run(command, game=game)).text for command in ("/table nudge", "/table audit")]
        page = await mo.run("/table list")
        texts.append(page.text)
        for button in ("Undo…", "Decide for…", "Replace…"):
            opened = await mo.choose(MENU, button, on=page.message)
            assert opened.message is not None
            texts += [opened.text, str(opened.message.selects)]
            page = await mo.press("Back", on=opened.message)
        seen.append([re.sub(r"\d+", "#", text) for text in texts])
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
    assert seen[0] == seen[1]
