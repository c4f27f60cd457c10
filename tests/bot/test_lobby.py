"""From /giants new to the first card of a game."""

from bot.playground.kit import Stage


async def test_a_table_is_opened_joined_and_started(stage: Stage) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    answer = await alice.run("/giants new")
    print(answer.text)
    card = await alice.until_sees("A game of Giants")
    print(card)
    await bruno.choose("Join as…", "Red")
    card = await alice.until_sees("Bruno")
    await alice.choose("Add a computer player…", "Computer (easy)")
    await alice.until_sees("Computer (easy)")
    await alice.press("Start")
    card = await alice.until_sees("Round 1")
    print(card, card.alt_texts, card.pinged)
    panel = await alice.press("Your move")
    print(panel.text, panel.message)
    assert panel.ephemeral
