"""`/stats` and `/ladder`, end to end: what one sees, what one may not see, and taking no part."""

from bot.playground.kit import Answered
from bot.results.rating import season_of
from bot.tables.model import Place
from tests.kit.fake_clock import HOUR
from tests.kit.results import over
from tests.kit.server import Server

MONTH = 31 * 24 * HOUR


def picture(answer: Answered) -> str:
    """What the one picture of an answer shows, in words."""
    assert answer.message is not None
    [alt] = answer.message.alt_texts
    return alt or ""


async def finished(server: Server, *people: str, place: Place | None = None) -> None:
    """A game that people of the server finished, without its card."""
    await over(
        server.tables, *(server[name].id for name in people), place=place or Place(server.here.server, 1)
    )
    server.fake_clock.time += HOUR
    await server.bot.books.catch_up()  # which is not waited for longer than a moment


async def test_ones_own_games_add_up(server: Server) -> None:
    none = await server["Alice"].run("/stats")
    assert none.text.startswith("You have no finished games yet.")
    for _ in range(5):
        await finished(server, "Alice", "Bruno", "Chloé")
    shown = await server["Alice"].run("/stats")
    assert shown.ephemeral
    assert "5 games, 5 won" in shown.text, "the first place of that game is shared, by Alice too"
    for words in (
        "Rating **",
        "after 5 rated games",
        "Places: ",
        "On average ",
        "Moai ",
        "Favourite coast: the ",
    ):
        assert words in shown.text
    assert "(provisional)" not in shown.text
    assert "Rating after 5 games: " in picture(shown)
    bruno = server["Bruno"]
    other = await bruno.run("/stats", person=server["Alice"].id)
    assert other.text.splitlines()[0] == shown.text.splitlines()[0]
    assert "Take no part" not in (other.message.buttons if other.message else ())
    assert f"<@{server['Chloé'].id}>" in shown.text or f"<@{bruno.id}>" in shown.text


async def test_games_of_servers_that_one_is_not_on_are_not_shown(server: Server) -> None:
    elsewhere = Place(424242, 1)
    await finished(server, "Alice", "Bruno", "Chloé", place=elsewhere)
    nothing = await server["Dmitri"].run("/stats", person=server["Alice"].id)
    assert nothing.text == f"There are no finished games of <@{server['Alice'].id}> to show you."
    assert "1 game," in (await server["Alice"].run("/stats")).text
    ladder = await server["Dmitri"].run("/ladder", where="all")
    assert "Nobody has finished a rated game" in ladder.text
    await finished(server, "Alice", "Bruno", "Chloé")
    shared = await server["Dmitri"].run("/stats", person=server["Alice"].id)
    assert "1 game," in shared.text
    assert "Only games on servers that you are on." in shared.text


async def test_the_ladder_by_server_season_and_person(server: Server) -> None:
    for _ in range(5):
        await finished(server, "Alice", "Bruno", "Chloé")
    await finished(server, "Dmitri", "Emil", "Chloé")
    first = season_of(server.fake_clock.time)
    ladder = await server["Sam"].run("/ladder")
    assert ladder.ephemeral
    assert ladder.text.startswith("**Ladder of ")
    top, *_ = (line for line in ladder.text.splitlines() if line.startswith("1. "))
    assert "5 games" in top or "6 games" in top
    below = ladder.text.partition("Provisional, with fewer than 5 rated games:")[2]
    assert f"<@{server['Dmitri'].id}>" in below
    assert f"<@{server['Alice'].id}>" not in below
    server.fake_clock.time += 4 * MONTH
    assert "Nobody has finished" in (await server["Sam"].run("/ladder")).text
    named = await server["Sam"].run("/ladder", season=first)
    assert named.text == ladder.text
    offered = await server["Sam"].complete("/ladder", "season")
    assert set(offered.values()) == {"ever", first}
    wrong = await server["Sam"].run("/ladder", season="summer")
    assert "no season “summer”" in wrong.text
    ever = await server["Sam"].choose("Another season", "ever", on=named.message)
    assert "all seasons" in ever.text
    everywhere = await server["Alice"].press(
        "All servers", on=(await server["Alice"].run("/ladder", season="ever")).message
    )
    assert everywhere.text.startswith("**Ladder over all servers**")
    whole = ever.text
    fame = await server["Sam"].press("Hall of fame", on=ever.message)
    hall = fame.text
    for words in ("Highest score: <@", "Longest haul: <@", "Most earned by carrying", "Closest finish: <@"):
        assert words in hall
    back = await server["Sam"].press("Ladder", on=fame.message)
    assert back.text == whole
    assert (await server["Sam"].run("/ladder", where="fame")).text == hall


async def test_who_takes_no_part_shows_nothing_until_they_do_again(server: Server) -> None:
    for _ in range(2):
        await finished(server, "Alice", "Bruno", "Chloé")
    alice = server["Alice"]
    before = await alice.run("/stats")
    left = await alice.press("Take no part", on=before.message)
    assert "You take no part in results from now on" in left.text
    assert "no finished games of" in (await server["Bruno"].run("/stats", person=alice.id)).text
    mention = f"<@{alice.id}>"
    for where in ("server", "all", "fame"):
        assert mention not in (await server["Bruno"].run("/ladder", where=where)).text
    assert mention not in (await server["Bruno"].run("/stats")).text
    await finished(server, "Bruno", "Alice", "Chloé")
    hidden = await alice.run("/stats")
    assert hidden.text.startswith("You take no part in results")
    await server.stage.restart_bot()
    assert (await alice.run("/stats")).text == hidden.text
    await alice.press("Take part again", on=(await alice.run("/stats")).message)
    await server.bot.books.catch_up()
    assert "3 games" in (await alice.run("/stats")).text
    await server.tables.erase(alice.id)
    assert mention not in (await server["Bruno"].run("/ladder")).text


async def test_in_direct_messages_too_and_in_ones_own_language(server: Server) -> None:
    await finished(server, "Alice", "Bruno", "Chloé")
    alice = server["Alice"].dm
    assert "1 game," in (await alice.run("/stats")).text
    assert (await alice.run("/ladder")).text.startswith("**Ladder over all servers**")
    await server["Bruno"].run("/giants my language", language="de")
    assert "1 Partie," in (await server["Bruno"].run("/stats")).text
