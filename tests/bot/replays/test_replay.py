"""A finished game is watched step by step: alone, with others, from any event on, after any restart."""

from bot.playground.kit import Shown
from bot.playground.kit.patience import wait_until
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.replays.steps import steps_of
from bot.tables.operations.lifecycle import End
from bot.tables.operations.seats import Replace
from engine import read_record
from engine.events import Erected
from tests.kit.fake_clock import HOUR
from tests.kit.finished_games import finished_game, record_text
from tests.kit.server import Server
from tests.kit.stepping import go, step, walk
from tests.kit.table_games import MODERATOR

STEPS = steps_of(read_record(record_text()))


def final_card(server: Server) -> Shown:
    return next(shown for shown in reversed(server["Sam"].messages) if "Play again" in shown.buttons)


async def test_the_final_card_leads_into_it_and_one_steps_through(server: Server, finished: int) -> None:
    alice = server["Alice"]
    begun = await alice.press("Replay", on=final_card(server))
    assert "The island is ready for Alice, Bruno and Chloé." in begun.text
    answer = await walk(alice, begun)
    answer = await go(alice, answer, "⏭")
    assert step(answer) == len(STEPS)
    answer = await go(alice, answer, "◀ Round")
    answer = await go(alice, answer, "⏮")
    assert step(answer) == 1
    again = await alice.press("Replay", on=final_card(server))
    assert len(alice.private) == 1, "there is one panel of a game"
    assert step(again) == 1


async def test_it_jumps_to_events_and_carries_statues_before_ones_eyes(server: Server, finished: int) -> None:
    number, erecting = next(
        (n, s) for n, s in enumerate(STEPS) if any(isinstance(e, Erected) for e in s.events)
    )
    answer = await server["Sam"].press("Replay", on=final_card(server))
    answer = await server["Sam"].choose("Great moments of the game", str(number), on=answer.message)
    assert step(answer) == number + 1
    assert f"round {erecting.round}" in answer.text
    assert "erected" in answer.text
    assert answer.message is not None
    [picture] = answer.message.files.values()
    assert b"ANIM" in picture[:64], "the statue moves"
    answer = await server["Sam"].choose(
        f"Events of round {erecting.round}", str(number - 1), on=answer.message
    )
    assert step(answer) == number
    offered = await server["Sam"].complete("/replay", "event", event="erected")
    assert str(number + 1) in offered.values()
    typed = await server["Sam"].run("/replay", event="erected")
    assert step(typed) == number + 1
    nothing = await server["Sam"].run("/replay", event="dragons")
    assert nothing.text == "Nothing in that game fits “dragons”."


async def test_in_the_channel_one_leads_and_others_get_a_copy(server: Server, finished: int) -> None:
    await server["Alice"].run("/replay", everybody=True)
    posted = next(shown for shown in server["Sam"].messages if "turns the pages" in shown.text)
    assert not posted.ephemeral
    own = await server["Bruno"].press("Next ▶", on=posted)
    assert own.ephemeral
    assert (step(own), step(posted)) == (2, 1)
    await server["Alice"].press("Next ▶", on=posted)
    now = next(shown for shown in server["Sam"].messages if "turns the pages" in shown.text)
    assert step(now) == 2
    assert len(now.message.attachments) == 1
    await server.stage.restart_bot()
    await server["Alice"].press("Round ▶", on=now)
    now = next(shown for shown in server["Sam"].messages if "turns the pages" in shown.text)
    assert "round 2" in now.text, "nothing was remembered but by its controls"


async def test_a_moment_is_shared_and_film_and_record_are_handed_out(server: Server, finished: int) -> None:
    alice = server["Alice"]
    answer = await alice.run("/replay", event="3")
    await alice.press("Share", on=answer.message)
    shared = next(shown for shown in server["Sam"].messages if "shares a moment" in shown.text)
    assert not shared.ephemeral
    assert step(shared) == 3
    await alice.press("Share", on=answer.message)
    assert sum("shares a moment" in shown.text for shown in server["Sam"].messages) == 1, "a double click"
    assert not shared.pinged
    goes_on = await server["Sam"].press("Watch from here", on=shared)
    assert goes_on.ephemeral
    assert step(goes_on) == 3
    film = await alice.press("Film", on=answer.message)
    assert film.ephemeral
    [picture] = film.besides or (film.message,)
    assert picture is not None
    assert list(picture.files) == [f"giants-{finished}-recap.webp"]
    record = await alice.press("Record", on=answer.message)
    [file] = record.besides or (record.message,)
    assert file is not None
    assert file.files[f"giants-{finished}.txt"].decode() == await server.tables.record(finished)


async def test_who_may_not_write_here_posts_nothing_here(server: Server, finished: int) -> None:
    sam = server["Sam"]
    answer = await sam.run("/replay")
    server.stage.channel.overwrites[sam.id] = Overwrite(sam.id, 1, deny=int(Permission.SEND_MESSAGES))
    refused = await sam.press("Share", on=answer.message)
    assert "You may not write in this channel" in refused.text
    refused = await sam.run("/replay", everybody=True)
    assert "You may not write in this channel" in refused.text
    assert not sam.sees("shares a moment")


async def test_only_what_one_may_see_is_offered_and_shown(server: Server, finished: int) -> None:
    world, guild = server.stage.world, server.stage.demo.guild
    hidden = world.add_text_channel(guild, "council")
    hidden.overwrites[guild.id] = Overwrite(guild.id, 0, deny=int(Permission.VIEW_CHANNEL))
    role = server.stage.demo.bot_role.id
    hidden.overwrites[role] = Overwrite(role, 0, allow=int(Permission.VIEW_CHANNEL))
    world.change_channel(hidden)
    await wait_until(lambda: bool(getattr(server.bot.get_channel(hidden.id), "overwrites", None)))
    secret = await finished_game(server, ("Alice", "Dmitri", "Emil"), server.place(hidden))
    assert set((await server["Alice"].complete("/replay", "game", game="")).values()) == {
        str(finished),
        str(secret),
    }
    assert set((await server["Sam"].complete("/replay", "game", game="")).values()) == {str(finished)}
    assert (await server["Alice"].complete("/replay", "game", game="dmitri")) != {}
    refused = await server["Sam"].run("/replay", game=str(secret))
    assert refused.text == "That game was played in a channel that you can't see."
    shared = await server["Alice"].run("/replay", game=str(secret))
    await server["Alice"].press("Share", on=shared.message)
    moment = next(shown for shown in server["Sam"].messages if "shares a moment" in shown.text)
    refused = await server["Sam"].press("Watch from here", on=moment)
    assert refused.text == "That game was played in a channel that you can't see."
    mine = await server["Alice"].dm.run("/replay", game=str(secret))
    assert step(mine) == 1
    refused = await server["Alice"].dm.press("Share", on=mine.message)
    assert "That needs a channel of a server" in refused.text


async def test_whoever_was_replaced_may_watch_what_they_played(server: Server) -> None:
    game = await server.begun(reminder=None)
    await server.act(game, "blue")  # Chloé
    for colour in ("red", "blue"):  # Bruno decided nothing
        await server.tables.submit(game, MODERATOR, Replace(colour, computer="easy"))
    await server.tables.submit(game, MODERATOR, End(scored=True))
    await server.pass_time(8 * 24 * HOUR)
    world, channel = server.stage.world, server.stage.channel
    for name in ("Bruno", "Chloé"):
        denied = Overwrite(server[name].id, 1, deny=int(Permission.VIEW_CHANNEL))
        channel.overwrites[server[name].id] = denied
    world.change_channel(channel)
    await server.stage.settle()
    offered = await server["Chloé"].dm.complete("/replay", "game", game="")
    assert str(game) in offered.values()
    assert step(await server["Chloé"].dm.run("/replay", game=str(game))) == 1
    assert str(game) not in (await server["Bruno"].dm.complete("/replay", "game", game="")).values()
    refused = await server["Bruno"].dm.run("/replay", game=str(game))
    assert refused.text == "That game was played in a channel that you can't see."


async def test_what_can_be_taken_up_again_gives_out_nothing(server: Server) -> None:
    game = await server.begun(reminder=None)
    assert (await server["Alice"].run("/replay", game=str(game))).text.startswith("This game is still going")
    await server.tables.submit(game, MODERATOR, End(scored=True))
    refused = await server["Alice"].run("/replay", game=str(game))
    assert "can be taken up again until" in refused.text
    assert await server["Alice"].complete("/replay", "game", game="") == {}
    assert "Replay" not in server["Alice"].newest.buttons
    table = await server.table(game)
    assert table.open_until is not None
    await server.pass_time(table.open_until - server.fake_clock.time + 1)
    assert (await server.table(game)).over_for_good
    answer = await server["Alice"].run("/replay", game=str(game))
    answer = await server["Alice"].press("⏭", on=answer.message)
    assert "The game was ended early and counted as it stood." in answer.text
    other = await server.begun(reminder=None)
    await server.tables.submit(other, MODERATOR, End(scored=False))
    await server.pass_time(8 * 24 * HOUR)
    answer = await server["Alice"].run("/replay")
    assert f"game {other}" in answer.text, "the last one here, if nobody says which"
    assert "The game was ended early" not in (await server["Alice"].press("⏭", on=answer.message)).text


async def test_forged_steps_are_answered_kindly(server: Server, finished: int) -> None:
    last = len(STEPS)
    for control, said in (
        (f"bg:{finished}:1:replay:99999:next", f"step {last} of {last}"),
        (f"bg:{finished}:1:replay:dragons.dragons:nowhere", f"step 1 of {last}"),
        ("bg:424242:1:replay:3:next", "There is no game 424242."),
        ("bg:0:0:replay::pick", "There is no game 0."),
    ):
        answer = await server.press_planted("Sam", control)
        assert said in answer.text


async def test_whoever_was_forgotten_is_called_by_their_colour(server: Server, finished: int) -> None:
    await server.tables.erase(server["Bruno"].id)
    answer = await server["Alice"].run("/replay")
    assert "Bruno" not in answer.text
    assert "The island is ready for Alice" in answer.text


async def test_finished_games_are_chosen_from_a_list(server: Server, finished: int) -> None:
    page = await server["Sam"].run("/giants games")
    page = await server["Sam"].press("Finished games", on=page.message)
    answer = await server["Sam"].choose("Choose a finished game", str(finished), on=page.message)
    assert step(answer) == 1
    elsewhere = server["Sam"].at(server.stage.demo.general)
    assert "Which game would you like to see again?" in (await elsewhere.run("/replay")).text
