"""One living panel for each person and game: reused, replaced, closed, and never in the way."""

import asyncio

from bot.playground.interactions import TOKEN_LIFE
from bot.playground.kit import Player, Shown
from bot.ui.answers.living_panels import CLOSE_AFTER, MOST_KNOWN, NOTE, LivingPanels, PrivateMessage
from tests.kit.fake_clock import FakeClock
from tests.kit.server import Server


def panels(player: Player) -> list[Shown]:
    """What somebody has open, but for the question what time it is."""
    return [shown for shown in player.private if "never wake you" not in shown.text]


async def test_pressing_your_move_twice_gives_one_panel_which_is_the_newest_message(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    await bruno.write("Hello")
    again = await bruno.press("Your move")
    assert [shown.message.id for shown in panels(bruno)] == [again.message.message.id if again.message else 0]
    assert bruno.newest.message.id == panels(bruno)[0].message.id, "below what was said meanwhile"


async def test_two_presses_at_the_same_moment_leave_one_panel(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await asyncio.gather(*(bruno.press("Your move") for _ in range(3)))
    assert len(panels(bruno)) == 1


async def test_screen_menu_and_typed_decisions_share_the_panel(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    await bruno.press("My screen")
    await bruno.press("More")
    await bruno.run("/giants board")
    await bruno.run("/bid", workers=1)
    assert ["Done" in shown.text for shown in panels(bruno)] == [True]


async def test_answers_of_more_appear_in_it_with_a_way_back(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    menu = (await bruno.press("More")).message
    assert menu is not None
    for button in ("Log", "Board in words", "Board for a large screen", "How to play", "My screen"):
        await bruno.press(button, on=menu)
        assert len(panels(bruno)) == 1
        back = await bruno.press("← More", on=panels(bruno)[0])
        assert back.text == "**More**"
    move = await bruno.press("Your move", on=panels(bruno)[0])
    assert "bid" in move.text
    assert [shown.message.id for shown in panels(bruno)] == [menu.message.id]


async def test_a_question_to_the_table_is_asked_in_the_menu(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("More")
    asked = await bruno.choose("Ask the table to…", "pause", on=panels(bruno)[0])
    assert asked.message is not None
    no = next(label for label in asked.message.buttons if "Ask" not in label)
    await bruno.press(no, on=asked.message)
    assert len(panels(bruno)) == 1
    assert "← More" in panels(bruno)[0].buttons


async def test_a_refusal_stands_beside_the_panel_until_the_next_answer(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    await bruno.run("/take", size=1)
    await bruno.run("/take", size=2)
    assert len(panels(bruno)) == 2, "the panel, and the newest refusal"
    await bruno.press("Your move")
    assert len(panels(bruno)) == 1


async def test_an_old_panel_that_is_used_becomes_the_living_one(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    old = (await bruno.press("Your move")).message
    assert old is not None
    await server.restart()
    new = (await bruno.press("Your move")).message
    assert new is not None
    assert len(panels(bruno)) == 2, "what is remembered of panels does not survive a restart"
    seal = next(label for label in old.buttons if label.startswith("Seal"))
    await bruno.press(seal, on=old)
    assert [shown.message.id for shown in panels(bruno)] == [old.message.id]


async def test_after_a_quarter_of_an_hour_a_panel_stays_and_nothing_breaks(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    server.stage.clock.advance(TOKEN_LIFE + 1)
    await bruno.press("Your move")
    assert len(panels(bruno)) == 2, "Discord takes no such token any more"
    server.fake_clock.time += TOKEN_LIFE + 1
    before = len(server.stage.requests.find("DELETE", "/webhooks"))
    await bruno.press("Your move")
    assert len(server.stage.requests.find("DELETE", "/webhooks")) == before, "nor is it asked"


async def test_a_panel_that_asks_nothing_more_is_closed_in_time(server: Server) -> None:
    await server.begun()
    bruno, alice = server["Bruno"], server["Alice"]
    await alice.press("Your move")
    await bruno.run("/bid", workers=1)
    server.fake_clock.time += CLOSE_AFTER
    server.bot.living_panels.wake()
    await server.stage.until(lambda: not panels(bruno))
    assert panels(bruno) == []
    assert len(panels(alice)) == 1, "what asks something stays"


async def test_newer_news_take_the_place_of_earlier_news_and_stay_beside_the_panel(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    for _ in range(2):
        for command in ("/giants order set", "/bid"):
            options = {"what": "pass"} if command != "/bid" else {}
            await server["Bruno"].run(command, **options)
        await server.until_phase(game, "placement")
        await server.until_phase(game, "auction")
        await server.bot.reminders.delivery.deliver()
        await bruno.press("Your move")
    news = [shown for shown in panels(bruno) if "Meanwhile" in shown.text]
    assert len(news) == 1
    assert len(panels(bruno)) == 2


async def test_taking_back_asks_again(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    done = await bruno.run("/bid", workers=1)
    back = await bruno.press("Take it back", on=done.message)
    assert "Taken back" in back.text
    assert any(label.startswith("Seal") for label in panels(bruno)[0].buttons)


def answers_nothing(server: Server, player: Player) -> list[Shown]:
    """What is open and replies to a message that is gone: a client says so above it."""
    found = []
    for shown in player.private:
        reference = shown.message.reference
        if reference is not None:
            there = server.stage.world.message(int(reference["channel_id"]), int(reference["message_id"]))
            found += [] if there is not None else [shown]
    return found


async def test_no_panel_answers_a_card_that_its_decision_replaced(server: Server) -> None:
    await server.begun()
    for name in ("Alice", "Bruno", "Chloé"):
        player = server[name]
        panel = (await player.press("Your move")).message
        assert panel is not None
        assert panel.message.reference is not None, "it answers the card"
        done = await player.press(
            next(label for label in panel.buttons if label.startswith("Seal")), on=panel
        )
        assert "Done" in done.text
        assert ["Done" in shown.text for shown in panels(player)] == [True]
    await server.stage.settle()
    for name in ("Alice", "Bruno", "Chloé"):
        assert answers_nothing(server, server[name]) == [], name


async def test_a_panel_whose_card_is_gone_is_shown_anew_when_it_is_used(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    menu = await bruno.press("More")
    await server.until_phase(game, "placement")
    assert len(answers_nothing(server, bruno)) == 1, "its card was replaced meanwhile"
    await bruno.press("Log", on=menu.message)
    assert answers_nothing(server, bruno) == []
    assert len(panels(bruno)) == 1
    await server.restart()
    lost = await bruno.press("← More", on=panels(bruno)[0])
    assert lost.text.startswith("**More**"), "what nobody can close is edited where it is"
    assert len(panels(bruno)) == 1


async def test_no_more_is_remembered_than_there_is_room_for() -> None:
    clock = FakeClock()
    known = LivingPanels(clock)
    press = type("Press", (), {"id": 1})()
    for number in range(MOST_KNOWN + 50):
        await known.shown(number, NOTE, PrivateMessage(press, number, original=True))
    assert len(known._open) == MOST_KNOWN
    clock.time += CLOSE_AFTER
    await known.run_once()
    assert not known._open


async def test_a_press_on_a_panel_that_is_closed_meanwhile_is_answered_beside_it(server: Server) -> None:
    """As two presses cross: the one that comes second would be shown in place of what the first took away."""
    await server.begun()
    bruno = server["Bruno"]
    closed = (await bruno.press("Your move")).message
    assert closed is not None
    hint = next(part["custom_id"] for part in closed.components if part.get("label") == "Hint")
    await bruno.dismiss(closed)
    answer = await bruno.forge(hint, on=closed)
    assert answer.message is not None
    assert "bid" in answer.text


async def test_a_choice_on_a_panel_that_is_closed_meanwhile_is_answered_beside_it(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    closed = (await bruno.press("Your move")).message
    assert closed is not None
    select = next(part["custom_id"] for part in closed.components if part.get("options"))
    await bruno.dismiss(closed)
    for value in ("1", "no such thing"):  # taken, and refused
        answer = await bruno.forge(select, value, on=closed)
        assert answer.message is not None
        assert answer.text
