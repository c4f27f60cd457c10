"""What is for one person alone reaches that person alone, and strangers are told so kindly."""

from bot.card.log_lines import event_lines
from bot.playground.kit import Stage
from bot.tables.log_entry import Entry
from bot.words import words
from engine import COLOURS, Colour
from engine.events import Erected, Moved

CAST = ("Alice", "Bruno", "Chloé")


async def _begin(stage: Stage) -> None:
    first, *others = (stage[name] for name in CAST)
    await first.run("/giants new")
    for player in others:
        await player.run("/giants join")
    await first.run("/giants start")
    await first.until_sees("Round 1")


async def test_a_private_panel_is_seen_by_its_player_alone(stage: Stage) -> None:
    await _begin(stage)
    alice, bruno, sam = stage["Alice"], stage["Bruno"], stage["Sam"]
    panel = await alice.press("Your move")
    assert panel.message is not None
    mine = panel.message.message.id
    assert mine in {shown.message.id for shown in alice.messages}
    assert mine not in {shown.message.id for shown in (*bruno.messages, *sam.messages)}


async def test_a_stranger_who_presses_gets_a_kind_answer(stage: Stage) -> None:
    await _begin(stage)
    answer = await stage["Sam"].press("Your move")
    assert answer.ephemeral
    assert "You are watching this game" in answer.text
    answer = await stage["Sam"].press("My screen")
    assert "You are watching this game" in answer.text


def test_a_log_that_hides_owners_does_not_say_for_whom_a_moderator_erected() -> None:
    def lines(seat: Colour) -> list[str]:
        events = (Moved(seat, "m1", 2, "J5", (), ()), Erected(seat, "m1", 2, 14, 0))
        erected = Entry(9, 0.0, "action", "moderator:7", seat, {}, events)
        return event_lines([erected], {colour: colour for colour in COLOURS}, words("en"), redacted=True)

    assert lines("red") == lines("blue")
    assert len(lines("red")) == 1
