"""Moderators bar somebody from the tables of a server, and lift it: what it keeps them from, and what not."""

import pytest

from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.lobby import HandOver, Invite
from bot.tables.operations.seats import OfferSeat, Replace
from bot.tables.operations.votes import AskForSeat
from tests.kit.server import Server


async def bar(server: Server, name: str, reason: str = "Too slow: *always*") -> str:
    answer = await server["Mo"].run("/table bar", person=str(server[name].id), reason=reason)
    return answer.text


async def test_somebody_who_is_barred_opens_and_joins_nothing_and_gets_no_seat(server: Server) -> None:
    assert "is barred from tables of this server" in await bar(server, "Emil")
    emil, mo = Person(server["Emil"].id), Person(server["Mo"].id, moderator=True)
    refused = await server["Emil"].run("/giants new", thread=True)
    assert "You are barred from tables of this server: Too slow\\: \\*always\\*." in refused.text
    assert "Its moderators can lift that." in refused.text
    assert "You are barred" in (await server["Emil"].run("/giants practice")).text
    await server["Alice"].run("/giants new")
    assert "You are barred" in (await server["Emil"].run("/giants join")).text
    alice = Person(server["Alice"].id)
    [listed] = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    for request in (Invite(emil.user), HandOver(emil.user)):
        with pytest.raises(Refused, match="table-barred-other"):
            await server.tables.submit(listed.id, alice, request)
    await server["Alice"].run("/giants cancel")
    game = await server.begun()
    await server.tables.submit(game, alice, OfferSeat())
    with pytest.raises(Refused, match="table-barred"):
        await server.tables.submit(game, emil, AskForSeat("green"))
    with pytest.raises(Refused, match="table-barred-other"):
        await server.tables.submit(game, mo, Replace("red", user=emil.user))
    await server["Mo"].run("/table unbar", person=str(emil.user))
    await server.tables.submit(game, emil, AskForSeat("green"))


async def test_lobbies_lose_them_at_once_and_games_go_on(server: Server) -> None:
    game = await server.begun()
    there = server.stage.world.add_text_channel(server.stage.demo.guild, "other")
    await server["Bruno"].at(there).run("/giants new")
    await server["Chloé"].at(there).run("/giants join")
    await bar(server, "Bruno")
    assert server["Bruno"].id in [seat.user for seat in (await server.table(game)).seats]
    await server.act(game, "red")
    lobby = await server.tables.storage.tables.at(there.id)
    assert lobby is not None
    table = await server.table(lobby)
    assert [seat.user for seat in table.seats] == [server["Chloé"].id]
    assert table.host == server["Chloé"].id
    assert not any("barred" in shown.text for shown in server["Sam"].at(there).messages), "nobody is shamed"


async def test_who_barred_whom_is_on_record_and_lifted_in_the_panel(server: Server) -> None:
    mo, emil = server["Mo"], server["Emil"]
    panel = await mo.run("/table setup")
    page = await mo.choose("Change or look up…", "people", on=panel.message)
    sure = await mo.choose("Bar somebody…", str(emil.id), on=page.message)
    assert f"Bar {emil.mention} from tables of this server?" in sure.text
    page = await mo.press("Bar them", on=sure.message)
    assert f"No. 1: {emil.mention}, barred by {mo.mention}" in page.text
    assert "They are barred already." in await bar(server, "Emil")
    assert "You can't bar yourself." in await bar(server, "Mo")
    page = await mo.choose("Lift a bar…", "Lift no. 1", on=page.message)
    assert f"Lifted by {mo.mention}" in page.text
    assert "They are not barred." in (await mo.run("/table unbar", person=str(emil.id))).text
    await server.restart()
    assert "A table is open" in (await emil.run("/giants new")).text


async def test_whoever_moderates_by_a_role_finds_the_rules_in_their_panel(server: Server) -> None:
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Olga"].run("/table setup", role=role.id)
    server.stage.demo.guild.members[server["Sam"].id].roles.append(role.id)
    panel = await server["Sam"].run("/giants moderate")
    rules = await server["Sam"].press("Rules of this server", on=panel.message)
    page = await server["Sam"].choose("Change or look up…", "people", on=rules.message)
    sure = await server["Sam"].choose("Bar somebody…", str(server["Emil"].id), on=page.message)
    await server["Sam"].press("Bar them", on=sure.message)
    assert "You are barred" in (await server["Emil"].run("/giants new")).text


@pytest.mark.parametrize("name", ["Alice", "Sam"])
async def test_nobody_else_bars_or_lifts(server: Server, name: str) -> None:
    who = server[name]
    await bar(server, "Emil")
    assert "Only a moderator" in (await who.run("/table bar", person=str(server["Bruno"].id))).text
    assert "Only a moderator" in (await who.run("/table unbar", person=str(server["Emil"].id))).text
    sure = f"bg:0:0:setup:people.{server['Bruno'].id}:barsure"
    for control, values in ((sure, ()), ("sg:0:0:setup:people:lift", ("1",))):
        assert "Only a moderator" in (await server.press_planted(name, control, *values)).text
    bars = await server.tables.storage.servers.bars(server.stage.demo.guild.id)
    assert [(each.user, each.lifted_at) for each in bars] == [(server["Emil"].id, None)]


async def test_having_oneself_forgotten_lifts_no_bar(server: Server) -> None:
    emil, mo = server["Emil"], server["Mo"]
    await bar(server, "Emil")
    data = await emil.run("/giants my data")
    assert "You are barred from tables of one server." in data.text
    sure = await emil.press("Forget me", on=data.message)
    assert "A bar stays" in sure.text
    await emil.press("Yes, forget me", on=sure.message)
    assert (await server.tables.storage.privacy.gather(emil.id))["bars"] == []
    assert "You are barred from tables of this server." in (await emil.run("/giants new")).text
    page = await mo.choose("Change or look up…", "people", on=(await mo.run("/table setup")).message)
    assert "No. 1: somebody, barred by" in page.text.replace("Somebody", "somebody")
    await mo.choose("Lift a bar…", "Lift no. 1", on=page.message)
    assert "A table is open" in (await emil.run("/giants new")).text
