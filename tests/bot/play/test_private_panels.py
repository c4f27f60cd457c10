"""What is for one person alone reaches that person alone, and strangers are told so kindly."""

from bot.playground.kit import Stage

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


async def test_my_screen_says_how_i_stand(stage: Stage) -> None:
    await _begin(stage)
    answer = await stage["Alice"].press("My screen")
    assert "If the game ended now you would have **0** points" in answer.text
    assert "Moai erected: **0 of 8**" in answer.text
    assert "Behind your screen: one worker, the sorcerer, the chief, 2 markers" in answer.text
