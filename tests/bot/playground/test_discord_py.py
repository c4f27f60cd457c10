"""The real discord.py at work on the stand-in: every way in which a game talks to people."""

import asyncio
import threading

import discord
import pytest
from discord.gateway import KeepAliveHandler

from bot.playground.bench import bench_standin
from bot.playground.kit import CannotAct, Stage, Unanswered, playing
from bot.playground.kit.patience import wait_until
from bot.playground.world import MOST_PRIVATE
from tests.kit.lobby_bot import EchoBot, LobbyBot


async def test_sync_puts_commands_with_their_translations(lobby: Stage) -> None:
    [command] = [c for c in lobby.world.commands[None] if c["name"] == "lobby"]
    assert command["name_localizations"] == {"fr": "salon", "de": "tisch"}
    assert command["options"][0]["name_localizations"] == {"fr": "places", "de": "plätze"}
    fetched = await lobby.bot.tree.fetch_commands()  # type: ignore[attr-defined]
    assert [each.name for each in fetched] == ["lobby", "whisper", "thread", "table"]


async def test_a_slash_command_answers_with_a_card(lobby: Stage) -> None:
    answered = await lobby["Alice"].run("/lobby", seats=2, name="Orongo")
    assert answered.message is not None
    assert "## Orongo" in answered.text
    assert answered.message.buttons == ["Rules", "Join", "My hand", "Rename", "More"]
    assert answered.message.alt_texts == ["The island with 0 statues"]
    assert lobby["Sam"].sees("Orongo")


async def test_autocompletion_offers_what_the_bot_says(lobby: Stage) -> None:
    offered = await lobby["Alice"].complete("/lobby", "name", name="ra")
    assert offered == {"Rano Raraku": "Rano Raraku"}


async def test_a_press_edits_the_card_and_its_picture_for_everybody(lobby: Stage) -> None:
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/lobby")
    before = alice.newest.files["board.png"]
    await bruno.press("Join")
    assert "1 of 3 seats: Bruno" in alice.newest.text
    assert alice.newest.alt_texts == ["The island with 1 statues"]
    assert alice.newest.files["board.png"] != before
    assert list(alice.newest.files) == ["board.png"]


async def test_an_edit_that_names_no_files_keeps_them(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    await alice.press("Join")
    kept = alice.newest.files
    await alice.press("Leave")
    assert alice.newest.files == kept


async def test_ephemeral_answers_are_seen_by_one_person_only(lobby: Stage) -> None:
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/lobby")
    await alice.press("My hand")
    await bruno.press("My hand")
    assert [shown.text for shown in alice.private] == [
        "The hand of **Alice**, colour: none. ||A secret marker||"
    ]
    assert [shown.text for shown in bruno.private] == [
        "The hand of **Bruno**, colour: none. ||A secret marker||"
    ]
    assert not lobby["Sam"].private


async def test_a_select_in_an_ephemeral_message_updates_it(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    await alice.press("My hand")
    await alice.choose("Colour", "Blue")
    assert "colour: blue" in alice.private[0].text
    [select] = [part for part in alice.private[0].components if part["type"] == 3]
    assert [option["value"] for option in select["options"] if option.get("default")] == ["blue"]


async def test_a_modal_with_every_kind_of_field_goes_there_and_back(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    opened = await alice.press("Rename")
    assert opened.fields == ["Name of the table", "Seats", "Pace", "Extras"]
    await alice.submit(
        {
            "Name of the table": "Hanga Roa",
            "Seats": "4 seats",
            "Pace": "Live",
            "Extras": ["Tablets", "Long way"],
        }
    )
    assert alice.sees("## Hanga Roa\n0 of 4 seats")
    assert alice.newest.text == "Pace live, extras tablets, long."
    assert alice.newest.message.reference is not None


async def test_what_is_left_out_of_a_form_keeps_its_default(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    await alice.press("Rename")
    await alice.submit({"Name of the table": "Anakena"})
    assert alice.newest.text == "Pace slow, extras none."


async def test_a_deferred_answer_thinks_and_then_speaks(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    answered = await alice.press("More")
    assert answered.text == "That took a moment."
    assert answered.ephemeral
    assert answered.message is not None
    assert not answered.message.message.loading


async def test_private_messages_arrive_with_files_and_buttons(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/whisper", name="Tongariki")
    assert "## Tongariki" in alice.dm.newest.text
    assert list(alice.dm.newest.files) == ["board.png"]
    await alice.dm.press("Join")
    assert "1 of 3 seats: Alice" in alice.dm.newest.text
    assert not lobby["Bruno"].sees("Tongariki")


async def test_closed_dms_are_refused_with_50007(lobby: Stage) -> None:
    alice = lobby["Alice"]
    alice.person.takes_dms = False
    member = await lobby.bot.fetch_user(alice.id)
    with pytest.raises(discord.Forbidden) as refused:
        await member.send("psst")
    assert refused.value.code == 50007
    alice.person.takes_dms = True
    await member.send("psst", file=discord.File(__file__, "words.txt", description="This test"))
    assert alice.dm.newest.files.keys() == {"words.txt"}
    assert not lobby["Bruno"].sees("psst")


async def test_threads_start_on_a_message_and_take_messages(lobby: Stage) -> None:
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/thread", name="Game 1", with_user=bruno.id)
    [thread] = lobby.world.threads(lobby.demo.guild.id)
    assert thread.name == "Game 1"
    assert bruno.at(thread).newest.text == "Welcome to the thread."
    assert alice.newest.pinged == ["Bruno"]
    await bruno.at(thread).write("thanks")
    cached = lobby.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    await cached.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await cached.get_partial_message(bruno.at(thread).messages[0].message.id).edit(content="late")
    assert refused.value.code == 50083


async def test_a_forum_takes_posts_but_no_messages() -> None:
    # discord.py sends `type` and `tts` with a post, which Discord documents for neither.
    async with playing(LobbyBot, captured=False) as lobby:
        forum = lobby.bot.get_channel(lobby.demo.forum.id)
        assert isinstance(forum, discord.ForumChannel)
        created = await forum.create_thread(name="Game 2", content="A long game")
        post = lobby.world.channels[created.thread.id]
        assert lobby["Sam"].at(post).newest.text == "A long game"
        with pytest.raises(discord.HTTPException) as refused:
            await lobby.bot.get_partial_messageable(forum.id).send("no")
        assert refused.value.code == 40058


async def test_forged_and_outdated_components_reach_the_bot(lobby: Stage) -> None:
    answered = await lobby["Alice"].run("/lobby")
    card = answered.message
    assert card is not None
    table = next(iter(lobby.world.messages[lobby.channel.id].values())).interaction
    assert table is not None
    await lobby["Sam"].forge(f"lobby:{table['id']}:join", on=card)
    assert "Sam" in lobby["Alice"].newest.text


async def test_a_person_sees_the_same_secrets_nowhere_else(lobby: Stage) -> None:
    zoe = lobby.newcomer("Zoe", locale="fr")
    await zoe.run("/lobby")
    await zoe.press("My hand")
    await zoe.run("/whisper", name="Tongariki")
    assert any("hand of **Zoe**" in shown.text for shown in zoe.everywhere)
    assert any("Tongariki" in shown.text for shown in zoe.everywhere)
    for other in ("Alice", "Mo", "Olga"):
        assert not any(
            word in shown.text for shown in lobby[other].everywhere for word in ("hand of", "Tongariki")
        )


async def test_moderators_commands_are_not_offered_to_others(lobby: Stage) -> None:
    with pytest.raises(CannotAct, match="no command"):
        await lobby["Alice"].run("/table close", why="late")
    answered = await lobby["Mo"].run("/table close", why="late")
    assert answered.text == "Closed: Late"


async def test_a_client_refuses_what_is_not_possible(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby", seats=2)
    with pytest.raises(CannotAct, match="disabled"):
        await alice.press("Leave")
    with pytest.raises(CannotAct, match="out of range"):
        await alice.run("/lobby", seats=9)
    with pytest.raises(CannotAct, match="finds no"):
        await alice.press("Nowhere")
    await alice.press("Rename")
    with pytest.raises(CannotAct, match="3 to 30"):
        await alice.submit({"Name of the table": "x"})


async def test_messages_of_people_are_heard_without_their_content(lobby: Stage) -> None:
    bot = lobby.bot
    heard = asyncio.create_task(bot.wait_for("message", timeout=900))
    await asyncio.sleep(0)
    await lobby["Alice"].write("a secret plan")
    assert (await heard).content == ""
    channel = bot.get_channel(lobby.channel.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.last_message_id == lobby["Alice"].newest.message.id


async def test_dynamic_items_survive_a_restart_of_the_bot(lobby: Stage) -> None:
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/lobby")
    await bruno.press("My hand")
    await lobby.restart_bot()
    await alice.press("Join")
    await bruno.choose("Colour", "Green")
    assert alice.sees("1 of 3 seats: Alice")
    assert "colour: green" in bruno.private[0].text


async def test_a_bot_that_stays_silent_is_found_out(echo: Stage) -> None:
    await echo["Alice"].run("/echo", text="x")
    await echo.stop_bot()
    echo.patience = 0.1
    with pytest.raises(Unanswered):
        await echo["Alice"].run("/echo", text="y")
    await echo.start_bot()


async def test_history_and_single_messages_can_be_read(lobby: Stage) -> None:
    for number in range(3):
        await lobby["Alice"].write(f"line {number}")
    channel = lobby.bot.get_channel(lobby.channel.id)
    assert isinstance(channel, discord.TextChannel)
    newest = [message.content async for message in channel.history(limit=2)]
    assert newest == ["line 2", "line 1"]
    sent = await channel.send("mine")
    assert (await channel.fetch_message(sent.id)).content == "mine"
    await sent.delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.fetch_message(sent.id)
    assert refused.value.code == 10008


async def test_shards_hear_only_of_their_own_servers() -> None:
    def two_servers(stage: Stage) -> None:
        stage.standin.recommended_shards = 2
        world, owner = stage.world, stage["Alice"].person
        while len({(number >> 22) % 2 for number in world.guilds}) < 2:
            world.join(world.add_guild("Elsewhere", owner, 0), world.bot)

    class Sharded(discord.AutoShardedClient):
        def __init__(self) -> None:
            super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """Five seconds between shards are for Discord's sake."""

    async with playing(Sharded, on_start=two_servers) as stage:
        sessions = list(stage.standin.gateway.sessions.values())
        assert sorted(session.shard for session in sessions) == [0, 1]
        for session in sessions:
            told = [frame for _, frame in session.sent if '"GUILD_CREATE"' in frame]
            expected = [n for n in stage.world.guilds if (n >> 22) % 2 == session.shard]
            assert len(told) == len(expected)


def heartbeats() -> list[KeepAliveHandler]:
    loop = asyncio.get_running_loop()
    return [t for t in threading.enumerate() if isinstance(t, KeepAliveHandler) and t.ws.loop is loop]


async def test_no_heartbeat_outlives_a_bot_that_was_connecting_anew() -> None:
    """A sharded bot whose session became invalid waits for five seconds before it says who it is."""

    def make_bot() -> discord.Client:
        return discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async with playing(make_bot) as stage:
        before = heartbeats()
        await stage.standin.gateway.invalidate()
        await wait_until(lambda: any(thread not in before for thread in heartbeats()))
        new = [thread for thread in heartbeats() if thread not in before]
    for thread in before + new:
        await asyncio.to_thread(thread.join, 600)
        assert not thread.is_alive()


async def test_a_wrong_token_is_refused() -> None:
    async with playing(EchoBot) as stage:
        other = EchoBot()
        with pytest.raises(discord.LoginFailure):
            await other.login("nonsense")
        await other.close()
        assert stage.standin.gateway.connected


async def test_commands_run_in_threads_and_in_private(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/thread", name="Game 1", with_user=alice.id)
    [thread] = lobby.world.threads(lobby.demo.guild.id)
    await alice.at(thread).run("/lobby", name="In a thread")
    await alice.at(thread).press("Join")
    assert "1 of 3 seats: Alice" in lobby["Sam"].at(thread).newest.text
    await alice.dm.run("/lobby", name="In private")
    await alice.dm.press("My hand")
    assert "The hand of **Alice**" in alice.dm.newest.text
    with pytest.raises(CannotAct, match="no command"):
        await lobby["Mo"].dm.run("/table close", why="late")


async def test_a_form_opened_before_a_restart_is_not_understood_after_it(lobby: Stage) -> None:
    alice = lobby["Alice"]
    await alice.run("/lobby")
    await alice.press("Rename")
    await lobby.restart_bot()
    lobby.patience = 0.2
    with pytest.raises(Unanswered):
        await alice.submit({"Name of the table": "Anakena"})


async def test_two_presses_at_once_are_both_answered(lobby: Stage) -> None:
    alice, bruno = lobby["Alice"], lobby["Bruno"]
    await alice.run("/lobby")
    await asyncio.gather(alice.press("Join"), bruno.press("Join"))
    assert "2 of 3 seats" in lobby["Sam"].newest.text


async def test_old_private_messages_go_before_they_pile_up(echo: Stage) -> None:
    alice = echo["Alice"]
    for number in range(MOST_PRIVATE + 5):
        await alice.run("/echo", text=str(number))
    assert [shown.text for shown in alice.private] == [str(n) for n in range(5, MOST_PRIVATE + 5)]


def test_the_bench_counts_interactions() -> None:
    figures = bench_standin(rounds=32)
    assert figures["interactions"] == 32
    assert all(isinstance(figures[key], float) for key in ("interactions_per_second", "p50_ms", "p99_ms"))
