"""A league from its sign-up to its end, through Discord: tables by themselves, results by themselves."""

from fractions import Fraction
from typing import Any

import pytest

from bot.leagues.requests import Extend
from bot.leagues.standings import tables_of
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.model import Person
from bot.tables.operations.seats import Replace
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.leagues import PEOPLE, all_ended, card, drawn, ended, league, opened, run
from tests.kit.server import Server


async def test_a_league_from_sign_up_to_its_end(server: Server) -> None:
    number = await opened(server, *PEOPLE, rounds=2, size=3)
    await run(server)
    assert "Signed up (6)" in card(server).text
    left = await server["Sam"].press("Leave", on=card(server))
    assert left.text == "You are off the list."
    await server["Sam"].press("Sign up", on=card(server))
    again = await server["Sam"].press("Sign up", on=card(server))
    assert again.text == "You have signed up already."
    first = await drawn(server, number)
    assert (first.status, first.round) == ("playing", 1)
    assert [table.size for table in first.tables] == [3, 3]
    assert {entry.division for entry in first.entries} == {1, 2}
    for table in first.tables:
        game = await server.table(table.game or 0)
        assert game.status == "playing"
        assert game.place is not None
        assert (game.place.channel, game.place.parent) == (table.message, server.here.channel)
        people = [first.entry(seat.entry).user for seat in table.seats]
        assert [seat.user for seat in game.seats] == people, "in the order that was drawn"
        assert game.host == server["Mo"].id, "who leads the league and does not play"
    calls = [shown for shown in server.posted if "this is your table" in shown.text]
    assert sorted(name for shown in calls for name in shown.pinged) == sorted(PEOPLE)
    assert "round 1 of 2" in card(server).text
    assert "Standings of Winter league, round 1 of 2. Division 1" in (card(server).alt_texts[0] or "")

    second = await all_ended(server, number)
    assert second.round == 2, "as soon as all games are over"
    assert {table.how for table in second.of_round(1)} == {"played"}
    for lines in tables_of(second).values():
        assert {line.points for line in lines} == {Fraction(16, 3)}, "nobody had decided anything: all share"
    for one, two in zip(second.of_round(1), second.of_round(2), strict=True):
        assert one.seats[0].entry != two.seats[0].entry, "somebody else goes first"
    shown = await server["Alice"].press("Standings", on=card(server))
    assert shown.ephemeral
    assert "**Division 1**" in shown.text
    assert "5.3" in shown.text

    over = await all_ended(server, number)
    assert over.status == "over"
    assert "final standings" in card(server).text
    assert "🥇 Division 1: <@" in card(server).text
    cards = [message for message in server["Mo"].messages if "🏆" in message.text and not message.ephemeral]
    assert len(cards) == 1, "the cards of earlier rounds are gone"
    log = await server["Alice"].press("Log", on=(await server["Alice"].run("/league show")).message)
    for words in ("League opened", "signed up", "Draw made among 6 people", "Round 2 begins", "League ended"):
        assert words in log.text

    page = await server["Mo"].run("/league manage")
    following = await server["Mo"].press("Next season", on=page.message)
    assert "sign-up is open" in following.text
    await run(server)
    assert "sign-up is open" in card(server).text
    offered = await server["Alice"].complete("/league show", "league")
    assert offered == {f"Winter league · no. {season}": season for season in (number + 1, number)}


async def test_a_league_outlives_a_lost_connection(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    await opened(server, "Alice", "Sam")
    await run(server)
    server.stage.faults.lose_request(f"channels/{server.here.channel}/messages/", method="PATCH")
    await server["Alice"].press("Leave", on=card(server))
    await run(server)
    await run(server)
    assert "Signed up (1)" in card(server).text
    told = [record for record in caplog.records if record.name.startswith("bot.leagues")]
    assert [record.levelname for record in told] == ["WARNING"]


@pytest.mark.long
async def test_a_tournament_ends_with_a_final_of_the_best(server: Server) -> None:
    number = await opened(server, *PEOPLE, kind="tournament", rounds=1, size=3)
    await drawn(server, number)
    final = await all_ended(server, number)
    assert final.in_final
    [table] = final.of_round(2)
    best = [line.entry.number for line in tables_of(final)[1]][:4]
    assert {seat.entry for seat in table.seats} == set(best)
    assert "the final" in card(server).text
    over = await all_ended(server, number)
    assert over.status == "over"
    assert "wins. Congratulations!" in card(server).text


async def test_a_restart_between_any_two_steps_loses_and_doubles_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await opened(server, *PEOPLE, size=3)
    server.fake_clock.time += 8 * DAY
    steps = 0
    while steps < 40:
        steps += 1
        asked = 0
        save = server.bot.leagues.store.save

        async def dies(*args: Any, _save: Any = save, _before: int = 2 if steps % 2 else 0) -> None:
            """Once, and then before it is stored that the next thing was done; or as soon as it is stored."""
            nonlocal asked
            asked += 1
            if asked == _before:
                raise RuntimeError("killed")
            await _save(*args)
            if not _before:
                raise RuntimeError("killed")

        with monkeypatch.context() as patched:
            patched.setattr(server.bot.leagues.store, "save", dies)
            try:
                await server.bot.league_runner.run_once()
                break
            except RuntimeError:
                pass
        await server.restart()
    found = await league(server, number)
    assert steps > 5, "it was killed after every step"
    assert [table.how for table in found.tables] == [None, None]
    calls = [shown for shown in server["Mo"].messages if "this is your table" in shown.text]
    assert len(calls) == 2
    games = await server.tables.storage.tables.in_server(server.here.server or 0)
    assert sorted(game.id for game in games) == sorted(table.game or 0 for table in found.tables)
    assert [game.status for game in games] == ["playing", "playing"]


async def test_a_round_ends_in_time_and_who_is_waited_for_gets_nothing(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé", rounds=2)
    [table] = (await drawn(server, number)).tables
    game = table.game or 0
    await server.until_phase(game, "placement")
    waited = [
        seat.user
        for seat in (await server.table(game)).seats
        if seat.colour in (await server.table(game)).due
    ]
    assert len(waited) == 1
    server.fake_clock.time += 12 * DAY
    await run(server)
    await run(server)
    warnings = [shown for shown in server.posted if "the round of the league ends" in shown.text]
    assert [shown.pinged for shown in warnings] == [[server.name_of(waited[0] or 0)]], "once"
    server.fake_clock.time += 3 * DAY
    await run(server)
    found = await league(server, number)
    assert found.round == 2
    [old] = found.of_round(1)
    assert old.how == "deadline"
    got = {found.entry(seat.entry).user: seat.place for seat in old.seats}
    assert [user for user, place in got.items() if place is None] == waited
    assert (await server.table(game)).status == "playing", "it can be played to its end"


async def test_a_moderator_who_does_not_play_adjusts_and_signs(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé", "Dmitri", rounds=3)
    [table] = (await drawn(server, number)).tables
    refused = await server["Alice"].press("Manage", on=card(server))
    assert refused.text == "Only a moderator can do that."
    assert (await league(server, number)).round_ends == server.fake_clock.time + 14 * DAY
    mo = server["Mo"]
    page = await mo.press("Manage", on=card(server))
    page = await mo.press("7 days more", on=page.message)
    assert (await league(server, number)).round_ends == server.fake_clock.time + 21 * DAY
    page = await mo.choose("Correct a result", "1.1", on=page.message)
    first = server.name_of((await league(server, number)).entry(table.seats[0].entry).user or 0)
    page = await mo.choose(first, "no points", on=page.message)
    page = await mo.press("Save", on=page.message)
    assert "fit together" not in page.text
    await run(server)
    found = await league(server, number)
    assert found.round == 2
    assert [seat.place for seat in found.of_round(1)[0].seats] == [None, 2, 3, 4]
    page = await mo.run("/league manage")
    page = await mo.choose("Somebody's place", str(server["Dmitri"].id), on=page.message)
    page = await mo.choose("Give the place to…", str(server["Emil"].id), on=page.message)
    found = await league(server, number)
    [entry] = [entry for entry in found.entries if entry.user == server["Emil"].id]
    assert entry.earlier == (server["Dmitri"].id,)
    page = await mo.choose("Somebody's place", str(server["Emil"].id), on=page.message)
    page = await mo.press("Take out", on=page.message)
    assert (await league(server, number)).entry(entry.number).out
    page = await mo.press("End the league", on=page.message)
    page = await mo.press("End the league", on=page.message)
    assert (await league(server, number)).status == "over"
    log = (await server["Bruno"].press("Log", on=(await server["Bruno"].run("/league show")).message)).text
    signed = f"(<@{mo.id}>)"
    assert log.count(signed) == 6, "opened, more time, result, place given, taken out, ended"


async def test_who_takes_part_has_no_say_however_much_they_moderate(server: Server) -> None:
    number = await opened(server, "Mo", "Alice", "Bruno", "Chloé", "Dmitri", "Emil", kind="mixed", size=3)
    found = await drawn(server, number)
    refused = await server["Mo"].press("Manage", on=card(server))
    assert refused.text == "You take part in this league, so its affairs are for a moderator who does not."
    for control in ("endsure", "extend", "fix", "draw"):
        forged = await server.press_planted("Mo", f"bg:0:0:league:{number}.1.1:{control}")
        assert forged.text == refused.text or "has been made" in forged.text
    assert (await league(server, number)) == found
    [other] = [t for t in found.tables if all(found.entry(s.entry).user != server["Mo"].id for s in t.seats)]
    game = await server.table(other.game or 0)
    assert game.host != server["Mo"].id
    deeds = await server.tables.allowed(game.id, Person(server["Mo"].id, moderator=True))
    assert "end" not in deeds, "nor at the tables of those with whom they compete"
    forged = await server.press_planted("Alice", f"bg:0:0:league:{number}:endsure")
    assert forged.text == "Only a moderator can do that."
    elsewhere = await server.press_planted("Mo", "bg:0:0:league:99999:show")
    assert "There is no such league here." in elsewhere.text


async def test_who_leaves_or_is_replaced_gets_nothing_more_and_the_league_goes_on(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé", rounds=2)
    [table] = (await drawn(server, number)).tables
    game = table.game or 0
    seat = (await server.table(game)).seats[0]
    await server.tables.submit(
        game, Person(server["Mo"].id, moderator=True), Replace(seat.colour, computer="random")
    )
    asked = await server["Chloé"].press("Leave", on=(await server["Chloé"].run("/league show")).message)
    assert "can't come back" in asked.text
    gone = await server["Chloé"].press("Leave", on=asked.message)
    assert "· left" in gone.text
    await server.tables.wait_for_computers()
    found = await all_ended(server, number)
    [old] = found.of_round(1)
    places = {found.entry(s.entry).user: s.place for s in old.seats}
    assert places[seat.user or 0] is None
    [new] = found.of_round(2)
    assert len(new.seats) == 2
    filled = await server.table(new.game or 0)
    assert [seat.computer for seat in filled.seats] == [None, None, "normal"], "a computer fills the table"
    await server.tables.erase(server["Alice"].id)
    found = await league(server, number)
    assert server["Alice"].id not in [entry.user for entry in found.entries]
    await run(server)
    assert f"<@{server['Alice'].id}>" not in card(server).text


@pytest.mark.long
async def test_a_game_that_is_given_up_gives_nobody_anything(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé", rounds=2)
    [table] = (await drawn(server, number)).tables
    await ended(server, table.game or 0, scored=False)
    await run(server)
    [old] = (await league(server, number)).of_round(1)
    assert (old.how, {seat.place for seat in old.seats}) == ("abandoned", {None})


async def test_too_few_people_and_people_who_may_not(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno")
    few = await server["Mo"].press("Draw now", on=(await server["Mo"].run("/league manage")).message)
    assert few.text == "2 people have signed up; the draw needs at least 3."
    await server.tables.storage.results.unlist(server["Chloé"].id)
    hidden = await server["Chloé"].press("Sign up", on=card(server))
    assert "take no part in results" in hidden.text
    await server["Mo"].run("/table bar", person=server["Dmitri"].id)
    barred = await server["Dmitri"].press("Sign up", on=card(server))
    assert "barred" in barred.text
    mine = await server["Alice"].run("/league new", name="Mine")
    assert mine.text == "Only a moderator can do that."
    assert (await drawn(server, number)).status == "cancelled"
    assert "called off" in card(server).text


async def test_what_is_stored_of_somebody_is_handed_out_and_forgotten(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé")
    await drawn(server, number)
    page = await server["Alice"].run("/giants my data")
    assert "You have a place in a league." in page.text
    privacy = server.tables.storage.privacy
    stored = await privacy.gather(server["Alice"].id)
    assert [place["name"] for place in stored["league_places"]] == ["Winter league"]
    assert [line["kind"] for line in stored["league_log"]] == ["joined"]
    await server.tables.erase(server["Alice"].id)
    await server.tables.erase(server["Mo"].id)
    stored = await privacy.gather(server["Alice"].id)
    assert (stored["league_places"], stored["league_log"]) == ([], [])
    stored = await privacy.gather(server["Mo"].id)
    assert [line["kind"] for line in stored["league_log"]] == ["opened"], "signed while the league goes on"
    server.fake_clock.time += 400 * DAY
    for _ in range(6):
        server.fake_clock.time += 20 * DAY + HOUR
        await run(server)
    assert (await league(server, number)).status == "over"
    await privacy.finish_erasures()
    assert (await privacy.gather(server["Mo"].id))["league_log"] == []


async def test_what_is_in_the_way_is_told_and_a_lost_card_comes_back(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé", "Dmitri", "Emil", "Sam", size=3)
    role = server.stage.demo.bot_role
    shut = Overwrite(role.id, 0, deny=int(Permission.CREATE_PUBLIC_THREADS))
    server.stage.channel.overwrites[role.id] = shut
    server.fake_clock.time += 8 * DAY
    await run(server)
    page = await server["Mo"].run("/league manage")
    assert "The bot can't open tables in <#" in page.text
    await server.tables.erase(server["Sam"].id)
    server.stage.channel.overwrites.clear()
    for _ in range(2):
        await run(server)
    calls = [shown for shown in server["Mo"].messages if "this is your table" in shown.text]
    assert len(calls) == 2, "the one that was announced has its thread now"
    found = await league(server, number)
    assert all(table.game for table in found.tables)
    assert sorted(len(table.seats) for table in found.tables) == [2, 3], (
        "without whom was forgotten meanwhile"
    )
    page = await server["Mo"].run("/league manage")
    assert "can't open" not in page.text
    old = card(server).message
    server.stage.standin.actions.delete(server["Mo"].person, old)
    await server.stage.until(
        lambda: any("🏆" in shown.text and not shown.ephemeral for shown in server["Mo"].messages)
    )
    await run(server)
    assert card(server).message.id != old.id


async def test_who_takes_no_part_in_results_any_more_is_not_named(server: Server) -> None:
    number = await opened(server, "Alice", "Bruno", "Chloé")
    await drawn(server, number)
    alice = server["Alice"]
    await server.tables.storage.results.unlist(alice.id)
    shown = await server["Bruno"].run("/league show")
    assert alice.mention not in shown.text
    assert "somebody" in shown.text
    log = await server["Bruno"].press("Log", on=shown.message)
    assert alice.mention not in log.text
    await server.bot.leagues.submit(number, Person(server["Mo"].id, moderator=True), Extend(1))
    await run(server)
    assert alice.mention not in card(server).text
    assert "Alice" not in (card(server).alt_texts[0] or "")
