"""Private answers speak the reader's language, cards the table's; whoever wants another says so."""

from bot.playground.kit import Stage
from bot.words import words
from tests.kit.server import Server


async def test_everybody_is_answered_in_their_own_language(stage: Stage) -> None:
    hans = stage.newcomer("Hans", locale="de")
    assert (await hans.run("/giants back")).text == words("de")("away-back", count=0)
    assert (await stage["Alice"].run("/giants back")).text == words()("away-back", count=0)


async def test_somebody_chooses_another_language_and_goes_back(server: Server) -> None:
    alice = server["Alice"]
    answer = await alice.run("/giants my language", language="de")
    assert answer.text == words("de")("my-language-set", language="Deutsch")
    assert (await alice.run("/giants back")).text == words("de")("away-back", count=0)
    assert "Deutsch" in (await alice.run("/giants my data")).text
    await server.restart()
    assert (await alice.run("/giants back")).text == words("de")("away-back", count=0)
    await alice.run("/giants my language", language="discord")
    assert (await alice.run("/giants back")).text == words()("away-back", count=0)


async def test_the_card_keeps_the_tables_language(server: Server) -> None:
    await server["Alice"].run("/giants my language", language="de")
    await server.begun()
    assert await server["Alice"].until_sees("Waiting for")


async def test_whoever_only_chose_a_language_is_still_asked_where_they_live(server: Server) -> None:
    people, alice = server.tables.storage.people, server["Alice"]
    await alice.run("/giants my language", language="de")
    assert not await people.known(alice.id)
    await people.change(alice.id, zone="Europe/Berlin")
    assert await people.known(alice.id)


async def test_the_choice_is_forgotten_with_everything_else(server: Server) -> None:
    alice = server["Alice"]
    await alice.run("/giants my language", language="de")
    page = await alice.run("/giants my data")
    say = words("de")
    sure = await alice.press(say("privacy-delete"), on=page.message)
    await alice.press(say("privacy-yes"), on=sure.message)
    assert (await server.tables.storage.people.of(alice.id)).language is None
    assert (await alice.run("/giants back")).text == words()("away-back", count=0)
