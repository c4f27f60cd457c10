"""Whoever comes back is told what happened: shortly, in private, and what is to be remembered once."""

from bot.tables.model import Person
from bot.tables.operations.absences import Away
from bot.tables.operations.decisions import Act
from engine import Options
from engine.actions import Bid
from engine.events import Erected
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server

TITLE = "Since your last move"


async def until_erected(server: Server, game: int) -> tuple[str, str]:
    """Play until somebody erected a Moai; their colour, and that of somebody else who is due then."""
    while True:
        before = (await server.table(game)).version
        assert await server.step(game)
        entries = await server.tables.log(game, before)
        erected = [e.seat for entry in entries for e in entry.events if isinstance(e, Erected)]
        table = await server.table(game)
        if erected and erected[0] not in table.due:
            return erected[0], table.due[0]


def name_of(server: Server, colour: str) -> str:
    return {"green": "Alice", "red": "Bruno", "blue": "Chloé"}[colour]


async def test_the_panel_opens_with_what_happened_since_ones_last_move(server: Server) -> None:
    game = await server.begun()
    panel = await server["Bruno"].press("Your move")
    assert TITLE not in panel.text, "nothing happened yet"
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    panel = await server["Bruno"].press("Your move")
    assert f"**{TITLE}**\n-# Bids are in: Alice." in panel.text
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await server.tables.submit(game, Person(server["Chloé"].id), Act(Bid()))
    await server.until_phase(game, "placement")
    await server.act(game, "green")
    await server.stage.settle()
    panel = await server["Bruno"].press("Your move")
    lines = panel.text.partition(TITLE)[2]
    assert "-# The bids are open:" in lines
    assert "Bids are in" not in lines, "the open bids say it better"
    assert "-# Alice placed: " in lines
    assert len(panel.text) < 1500, "a phone shows it"


async def test_stand_ins_are_marked(server: Server) -> None:
    game = await server.begun(reminder=None)
    await server.tables.submit(game, Person(server["Bruno"].id), Away(None, "easy"))
    await server.tables.wait_for_computers()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    panel = await server["Chloé"].press("Your move")
    assert "Bids are in: Bruno 🤖 and Alice." in panel.text
    assert "🤖 a computer decided in somebody's place." in panel.text


async def test_who_erected_what_is_told_once(server: Server) -> None:
    game = await server.begun(reminder=None)
    mover, due = await until_erected(server, game)
    await server.stage.settle()
    erected = f"{name_of(server, mover)} erected a Moai"
    other = server[name_of(server, due)]
    panel = await other.press("Your move")
    assert erected in panel.text.partition(TITLE)[2]
    again = await other.press("Your move")
    assert erected not in again.text, "it is for people to remember"
    await server.restart()
    assert erected not in (await other.press("Your move")).text


async def test_with_open_owners_it_is_told_as_often_as_one_likes(server: Server) -> None:
    game = await server.begun(reminder=None, options=Options(open_owners=True))
    mover, due = await until_erected(server, game)
    await server.stage.settle()
    for _ in range(2):
        panel = await server[name_of(server, due)].press("Your move")
        assert f"{name_of(server, mover)} erected a Moai" in panel.text


async def test_one_is_back_to_a_summary_of_each_game_with_a_picture(server: Server) -> None:
    first = await server.begun(reminder=None)
    second = await server.begun(3, server.place(server.stage.demo.general), reminder=None)
    await server["Bruno"].run("/giants away", until="30", stand_in="easy")
    for game in (first, second):
        for _ in range(4):
            await server.tables.wait_for_computers()
            await server.step(game)
    await server.tables.wait_for_computers()
    await server.stage.settle()
    answer = await server["Bruno"].run("/giants back")
    assert "Welcome back: 2 games are yours again." in answer.text
    told = [shown for shown in server["Bruno"].private if "While you were away" in shown.text]
    assert len(told) == 2
    for game, shown in zip((first, second), told, strict=True):
        assert f"game {game}]" in shown.text
        assert "Bruno 🤖" in shown.text
        assert shown.message.attachments
    await server["Bruno"].run("/giants back")
    assert len([s for s in server["Bruno"].private if "While you were away" in s.text]) == 2, "once"


async def test_after_a_week_the_summary_comes_by_itself(server: Server) -> None:
    game = await server.begun(reminder=None)
    await server["Bruno"].press("Your move")
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.pass_time(6 * DAY)
    await server["Bruno"].run("/giants games")
    assert not server["Bruno"].sees("While you were away")
    await server.pass_time(2 * DAY)
    panel = await server["Bruno"].press("Your move")
    assert TITLE not in panel.text, "the summary says it"
    (told,) = [shown for shown in server["Bruno"].private if "While you were away" in shown.text]
    assert "Bids are in: Alice and Chloé." in told.text
    assert "Your move" in told.buttons
    await server["Bruno"].run("/giants games")
    assert sum("While you were away" in shown.text for shown in server["Bruno"].private) == 1


async def test_what_was_shown_is_handed_out_and_forgotten(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server["Bruno"].press("Your move")
    stored = await server.tables.storage.privacy.gather(server["Bruno"].id)
    assert [row["game"] for row in stored["seen"]] == [game]
    await server.tables.erase(server["Bruno"].id)
    assert not (await server.tables.storage.privacy.gather(server["Bruno"].id))["seen"]
    await server.pass_time(HOUR)
