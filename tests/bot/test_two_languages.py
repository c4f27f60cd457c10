"""Everybody is answered in the language of their own Discord; a card speaks the language of its table."""

from bot.playground.kit import Stage
from bot.words import words


async def test_a_german_plays_at_an_english_table(stage: Stage) -> None:
    """The card stays English for all; what Greta alone reads is German, from joining to her first bid."""
    alice, greta = stage["Alice"], stage.newcomer("Greta", locale="de")
    await alice.run("/giants new", pictures="request")
    assert (await greta.run("/giants join")).text == "Du sitzt am Tisch."
    await alice.run("/giants computer", level="easy")
    await alice.run("/giants start")
    await greta.until_sees("Round 1 · Auction")
    panel = await greta.press("Your move")
    assert "Versteigerung in Runde 1" in panel.text
    assert "Auction of round 1" in (await alice.press("Your move")).text
    sealed = await greta.run("/bid", workers=1)
    assert words("de")("done") in sealed.text


async def test_a_table_in_german_shows_a_german_card_to_all(stage: Stage) -> None:
    alice = stage["Alice"]
    await alice.run("/giants new", language="de", pictures="request")
    card = await alice.until_sees("Bisher ist eine Person dabei: 3 bis 5 können mitspielen.")
    answer = await stage["Bruno"].choose("Mitspielen als…", "Rot", on=card)
    assert "So that I never wake you" in answer.text, "what Bruno alone reads is English"
    await alice.until_sees("Bisher sind 2 dabei")
