"""The table is asked before anything ends, rewinds or re-times a game: on Discord, by every way there is."""

import pytest

from bot.playground.kit import Answered
from bot.playground.validation.component_types import ComponentType
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.ui.custom_id import ControlId
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server
from tests.kit.table_games import step


def make_moderator(server: Server, name: str) -> None:
    guild = server.stage.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    guild.members[server[name].id].roles.append(role.id)


async def ask(server: Server, name: str, question: str, **options: int) -> str:
    """Have somebody put a question to the table; what the page said that would happen."""
    page = await server[name].run("/giants vote", question=question, **options)
    said = page.text
    await server[name].press("Ask the table", on=page.message)
    await server.stage.settle()
    return said


async def forge(server: Server, name: str, game: int, panel: str, selection: str, word: str) -> Answered:
    """Press a control that nobody was shown."""
    version = (await server.table(game)).version
    control = f"b{ControlId(game, version, panel, selection, word)}"
    shown = (await server[name].run("/rules")).message
    assert shown is not None
    button = {"type": 2, "id": 2, "style": 2, "label": word, "custom_id": control, "disabled": False}
    shown.message.components = [{"type": 1, "id": 1, "components": [button]}]
    return await server[name].press(control, on=shown)


async def test_ending_is_asked_with_the_points_and_carried_by_the_table(server: Server) -> None:
    game = await server.begun()
    page = await server["Alice"].run("/giants vote", question="end")
    assert "End the game now, with these points?" in page.text
    assert "What nobody can see yet is added when the game is over for good." in page.text
    assert not (await server.table(game)).votes, "nothing is asked before it is confirmed"
    await server["Alice"].press("Ask the table", on=page.message)
    card = await server["Bruno"].until_sees("End the game now, with these points?")
    assert f"{server['Alice'].mention} asks the table" in card.text
    assert f"Still to answer: {server['Bruno'].mention} and {server['Chloé'].mention}." in card.text
    assert "You don't sit at this table." in (await server["Sam"].press("Yes")).text
    await server["Bruno"].press("Yes")
    assert (await server.table(game)).status == "finished"
    card = await server["Alice"].until_sees("It was ended before its time, with the points as they stood.")
    assert f"Ended by the table: {server['Alice'].mention} asked, 2 to 0." in card.text
    assert "The points that everybody can see:" in card.text


async def test_a_host_can_not_cancel_a_running_game(server: Server) -> None:
    game = await server.begun()
    page = await server["Alice"].run("/giants cancel")
    assert "Give the game up, without a result?" in page.text
    assert (await server.table(game)).status == "playing"
    await server["Alice"].press("Never mind", on=page.message)
    page = await server["Alice"].run("/giants cancel")
    await server["Alice"].press("Ask the table", on=page.message)
    assert (await server.table(game)).status == "playing", "that takes more than half of the table"
    assert "Only a moderator can do that." in (await server["Sam"].run("/giants cancel")).text
    assert "/table end" in (await server["Mo"].run("/giants cancel")).text
    assert (await server.table(game)).status == "playing"


@pytest.mark.parametrize("moderates", [False, True], ids=["host", "playing-moderator"])
async def test_nobody_sets_a_limit_of_an_hour_alone(server: Server, moderates: bool) -> None:
    game = await server.begun(deadline=3 * DAY)
    if moderates:
        make_moderator(server, "Alice")
    page = await server["Alice"].run("/giants host deadline", hours=1, late="seat")
    assert "An hour for each decision." in page.text
    assert "a computer plays until the person returns" in page.text
    await server["Alice"].press("Ask the table", on=page.message)
    await server.pass_time(2 * HOUR)
    table = await server.table(game)
    assert table.settings.deadline == 3 * DAY
    assert all(seat.stand_in is None for seat in table.seats)
    await server["Bruno"].until_sees("An hour for each decision.")
    await server["Bruno"].press("No")
    await server["Chloé"].press("No")
    await server["Alice"].until_sees("The table said no.")
    assert (await server.table(game)).settings.deadline == 3 * DAY


async def test_a_lone_vote_ends_nothing_against_people_who_are_away(server: Server) -> None:
    game = await server.begun()
    for name in ("Bruno", "Chloé"):
        await server[name].run("/giants away", until="20", stand_in="wait")
    await ask(server, "Alice", "end")
    await server.tick()
    assert len(server.pings("Bruno")) == 1, "pinged about this very question"
    await server.pass_time(3 * DAY)
    assert (await server.table(game)).status == "playing"
    await server["Bruno"].run("/giants back")
    await server["Bruno"].press("No")
    await server["Chloé"].press("No")
    assert (await server.table(game)).status == "playing"
    assert not (await server.table(game)).votes


async def test_those_who_are_left_end_a_game_after_the_others_were_told_and_said_nothing(
    server: Server,
) -> None:
    """Two of four vanished without a word."""
    game = await server.begun(4)
    for name in ("Alice", "Dmitri"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await ask(server, "Alice", "end")
    await server["Dmitri"].until_sees("1 in favour, 0 against, 3 needed.")
    await server["Dmitri"].press("Yes")
    await server.pass_time(DAY)
    assert (await server.table(game)).status == "playing", "the others may still come"
    await server.pass_time(DAY)
    assert (await server.table(game)).status == "finished"


async def test_a_ping_shows_the_question_and_takes_the_answer(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", where="dm")
    await ask(server, "Alice", "abandon")
    await server.tick()
    (ping,) = server["Bruno"].dm.messages
    assert "The table is asked to give the game up. Please vote." in ping.text
    page = await server["Bruno"].dm.press("Read it and answer", on=ping)
    assert "Give the game up, without a result?" in page.text
    assert "Your vote counts." in (await server["Bruno"].dm.press("No", on=page.message)).text
    await server.tick()
    assert not server.stands(ping), "it was about this question alone"
    (standing,) = server.pings("Chloé")
    assert server.stands(standing)
    page = await server["Chloé"].press("Read it and answer", on=standing)
    await server["Chloé"].press("Yes", on=page.message)
    assert (await server.table(game)).status == "abandoned"


async def test_who_wants_no_pings_is_told_when_they_come_by_and_has_their_say_until_then(
    server: Server,
) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", where="off")
    await ask(server, "Alice", "end")
    await server["Chloé"].press("No")
    await server.tick()
    assert server.pings("Bruno") == []
    await server.pass_time(3 * DAY)
    assert (await server.table(game)).status == "playing"
    await server["Bruno"].run("/giants log")
    meanwhile = [shown for shown in server["Bruno"].private if "Please vote." in shown.text]
    assert len(meanwhile) == 1
    await server.pass_time(2 * DAY)
    assert not (await server.table(game)).votes, "one against one"


async def test_going_back_names_the_decisions_before_anybody_votes(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    before = await server.table(game)
    mover = next(seat.user for seat in before.seats if seat.colour in before.due)
    assert mover is not None
    await server.step(game)
    await server.step(game)
    name = server.name_of(mover)
    assert "These 2 decisions would be taken back:" in await ask(server, name, "undo")
    other = next(player for player in ("Alice", "Bruno", "Chloé") if player != name)
    card = await server[other].until_sees("These 2 decisions would be taken back:")
    listed = card.text.partition("would be taken back:")[2]
    assert listed.count("\n- ") == 2
    await server[other].press("Yes")
    assert (await server.table(game)).view == before.view


async def test_the_table_goes_back_as_far_as_it_is_asked(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    before = await server.table(game)
    for _ in range(4):
        await server.step(game)
    page = await server["Alice"].run("/giants vote", question="undo", steps=4)
    assert "These 4 decisions would be taken back:" in page.text
    assert page.message is not None
    nearest = page.message.selects["Further back…"]
    assert len(nearest) >= 4
    points = page.message.find({ComponentType.SELECT}, "Further back…")
    assert points is not None
    choice = await server["Alice"].choose("Further back…", points["options"][1]["value"], on=page.message)
    assert "These 2 decisions would be taken back:" in choice.text
    await server["Alice"].press("Never mind", on=choice.message)
    await ask(server, "Alice", "undo", steps=4)
    await server["Bruno"].press("Yes")
    assert (await server.table(game)).view == before.view
    assert "can't go back" in (await server["Alice"].run("/giants vote", question="undo", steps=4000)).text


async def test_whoever_bids_last_and_has_it_undone_finds_every_bid_gone(server: Server) -> None:
    game = await server.begun()
    for name in ("Bruno", "Chloé", "Alice"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid(workers=1)))
    assert "3 decisions would be taken back" in await ask(server, "Alice", "undo", steps=1)
    await server["Bruno"].until_sees("would be taken back")
    await server["Bruno"].press("Yes")
    table = await server.table(game)
    assert set(table.due) == {"green", "red", "blue"}


async def test_a_playing_moderator_ends_exports_and_undoes_nothing(server: Server) -> None:
    """End with points, export the whole record, undo, play on: each is for the table to say."""
    game = await server.begun()
    await server.until_phase(game, "placement")
    make_moderator(server, "Alice")
    before = await server.table(game)
    for command, options in (("/table end", {"scored": True}), ("/table undo", {}), ("/table pause", {})):
        answer = await server["Alice"].run(command, **options)
        assert (await server.table(game)) == before, answer.text
    for word, selection in (("score", ""), ("abandon", ""), ("pause", ""), ("undoto", "8")):
        answer = await forge(server, "Alice", game, "mod", selection, word)
        assert (await server.table(game)) == before, answer.text


async def test_a_game_that_was_ended_gives_out_nothing_until_it_is_over_for_good(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "transport")
    page = await server["Mo"].run("/table end", scored=True)
    await server["Mo"].press("End with the points as they stand", on=page.message)
    card = await server["Alice"].until_sees("Ended by")
    assert f"Ended by {server['Mo'].mention}, a moderator." in card.text
    assert not any(file.endswith((".txt", "recap.webp")) for file in card.files)
    for name in ("Mo", "Alice"):
        answer = await server[name].run("/table export", game=game)
        assert answer.message is not None
        assert not answer.message.files
    assert "You don't sit at this table." in (await server["Sam"].press("Take it up again")).text
    await server.pass_time(7 * DAY)
    await server.stage.until(lambda: any(shown.files for shown in server["Alice"].messages))
    (card,) = [shown for shown in server["Alice"].messages if "The game is over" in shown.text]
    assert {f"giants-{game}.txt", f"giants-{game}-recap.webp"} < set(card.files)
    assert "🏆" in card.text
    assert (await server["Mo"].run("/table export", game=game)).message is not None
    posted = [shown for shown in server.posted if any(file.endswith(".txt") for file in shown.files)]
    await server.restart()
    await server.tick()
    again = [shown for shown in server.posted if any(file.endswith(".txt") for file in shown.files)]
    assert len(again) == len(posted), "once"


async def test_the_table_takes_a_game_up_again_by_the_button_on_its_card(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    before = (await server.table(game)).view
    await ask(server, "Alice", "abandon")
    await server["Bruno"].press("Yes")
    await server["Bruno"].until_sees("This game was given up.")
    page = await server["Chloé"].press("Take it up again")
    await server["Chloé"].press("Ask the table", on=page.message)
    await server["Bruno"].until_sees("Take the game up again where it was ended?")
    await server["Bruno"].press("Yes")
    table = await server.table(game)
    assert (table.status, table.view) == ("playing", before)
    await server["Bruno"].until_sees("The game was taken up again.")


async def test_a_game_against_computers_ends_at_one_word_that_is_asked_for_once(server: Server) -> None:
    alice = Person(server["Alice"].id)
    opened = await server.tables.open_table(server.here, alice, seating="seated", pictures="request")
    game = opened.table.id
    await server.tables.submit(game, alice, Join())
    for _ in range(2):
        await server.tables.submit(game, alice, AddComputer("random"))
    await server.tables.submit(game, alice, Start())
    await server.tables.wait_for_computers()
    page = await server["Alice"].run("/giants cancel")
    assert "Are you sure?" in page.text
    assert (await server.table(game)).status == "playing"
    await server["Alice"].press("Yes, do it", on=page.message)
    assert (await server.table(game)).status == "abandoned"
    await server["Alice"].until_sees(f"Ended by {server['Alice'].mention}.")


@pytest.mark.parametrize(
    ("panel", "selection", "word"),
    [
        ("ask", "end", "go"),
        ("ask", "settings.deadline=60.late=seat", "go"),
        ("ask", "undo.99999", "go"),
        ("ask", "nonsense.1.2", "go"),
        ("card", "end.3", "aye"),
        ("card", "", "askreopen"),
        ("card", "", "askclose"),
        ("more", "on", "deadline"),
    ],
)
@pytest.mark.parametrize("name", ["Sam", "Bruno", "Mo"])
async def test_forged_controls_change_nothing_alone(
    server: Server, panel: str, selection: str, word: str, name: str
) -> None:
    game = await server.begun()
    before = await server.table(game)
    answer = await forge(server, name, game, panel, selection, word)
    assert answer.text
    assert "reference" not in answer.text.lower()
    table = await server.table(game)
    assert (table.status, table.settings, table.view) == (before.status, before.settings, before.view)


async def test_a_pass_is_asked_about_while_figures_are_left(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    before = await server.table(game)
    page = await server["Alice"].run("/pass")
    assert "You still have:" in page.text
    assert "the chief" in page.text
    assert (await server.table(game)) == before
    await server["Alice"].press("Back", on=page.message)
    assert (await server.table(game)) == before
    page = await server["Alice"].run("/pass")
    await server["Alice"].press("Yes, do it", on=page.message)
    assert "green" not in (await server.table(game)).due


async def test_a_peek_is_asked_about_before_it_costs_anything(server: Server) -> None:
    game = await server.begun()
    for attempt in range(2000):
        table = await server.table(game)
        peekers = []
        for seat in table.seats:
            view = (await server.tables.look(game, seat.user)).view
            assert view is not None
            standing = [number for number, ahu in view.ahus.items() if ahu.size and ahu.owner is None]
            if standing and view.players[seat.colour].front.halves:
                peekers.append((seat, standing[0]))
        if peekers or await step(server.tables, game, attempt) is None:
            break
    seat, ahu = peekers[0]
    assert seat.user is not None
    player = server[server.name_of(seat.user)]
    version = (await server.table(game)).version
    page = await player.run("/peek", ahu=ahu)
    assert "A look costs one of your half-tablets" in page.text
    await player.press("Back", on=page.message)
    assert (await server.table(game)).version == version
    page = await player.run("/peek", ahu=ahu)
    answer = await player.press("Break it and look", on=page.message)
    assert "Only you know." in answer.text
    assert (await server.table(game)).version > version
    assert "Are you sure" not in (await player.run("/peek", ahu=99)).text, (
        "what is no Moai is refused at once"
    )
