"""What Discord does not let a bot do, the stand-in does not either: late answers, rights, odd frames."""

import io

import aiohttp
import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from tests.kit.raw_client import Raw, flat


async def test_an_interaction_is_answered_once(raw: Raw) -> None:
    interaction = raw.interaction()
    assert (await raw.answer(interaction, {"type": 5}))[0] == 204
    assert (await raw.answer(interaction, {"type": 4, "data": {"content": "x"}}))[1]["code"] == 40060


async def test_an_interaction_is_answered_within_three_seconds(raw: Raw) -> None:
    interaction = raw.interaction()
    raw.standin.world.clock.advance(3.1)
    status, answer = await raw.answer(interaction, {"type": 5})
    assert (status, answer["code"]) == (404, 10062)


async def test_a_token_lives_fifteen_minutes_after_an_answer(raw: Raw) -> None:
    interaction = raw.interaction()
    assert (await raw.follow(interaction, "POST", "", {"content": "early"}))[1]["code"] == 10015
    await raw.answer(interaction, {"type": 5, "data": {"flags": 64}})
    assert (await raw.follow(interaction, "PATCH", "/messages/@original", {"content": "now"}))[0] == 200
    raw.standin.world.clock.advance(15 * 60 + 1)
    status, answer = await raw.follow(interaction, "PATCH", "/messages/@original", {"content": "late"})
    assert (status, answer["code"]) == (401, 50027)


async def test_answers_must_fit_the_question(raw: Raw) -> None:
    interaction = raw.interaction()
    status, answer = await raw.answer(interaction, {"type": 7, "data": {"content": "x"}})
    assert (status, flat(answer["errors"])) == (400, {"type": "BASE_TYPE_CHOICES"})
    # A refusal changes nothing: the interaction can still be answered.
    assert (await raw.answer(interaction, {"type": 4, "data": {"content": "x"}}))[0] == 204


async def test_ephemeral_messages_are_out_of_reach_without_a_token(raw: Raw) -> None:
    interaction = raw.interaction()
    await raw.answer(interaction, {"type": 4, "data": {"content": "psst", "flags": 64}})
    path = f"/channels/{raw.demo.table.id}/messages/{interaction.original_id}"
    assert (await raw.send("PATCH", path, {"content": "x"}))[1]["code"] == 10008
    assert (await raw.send("GET", f"/channels/{raw.demo.table.id}/messages"))[1] == []


async def test_permissions_are_needed(raw: Raw) -> None:
    demo, bot_id = raw.demo, raw.standin.world.bot.id
    demo.table.overwrites[bot_id] = Overwrite(bot_id, 1, deny=Permission.SEND_MESSAGES)
    assert (await raw.post({"content": "x"}))[1]["code"] == 50013
    demo.table.overwrites[bot_id] = Overwrite(bot_id, 1, deny=Permission.VIEW_CHANNEL)
    assert (await raw.post({"content": "x"}))[1]["code"] == 50001
    assert (await raw.send("DELETE", f"/channels/{demo.general.id}"))[1]["code"] == 50013


async def test_others_messages_cannot_be_edited(raw: Raw) -> None:
    message = raw.standin.actions.write(raw.demo.players[0], raw.demo.table, "mine")
    path = f"/channels/{raw.demo.table.id}/messages/{message.id}"
    assert (await raw.send("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    assert (await raw.send("DELETE", path))[1]["code"] == 50013


async def test_files_over_ten_mebibytes_are_refused(raw: Raw) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(bytes(10 * 1024 * 1024 + 1)), filename="big.bin")
    headers = {"Authorization": f"Bot {raw.standin.token}"}
    url = f"{raw.standin.origin}/api/v10/channels/{raw.demo.table.id}/messages"
    async with raw.http.post(url, data=form, headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)
    assert not raw.standin.world.files


async def test_a_refused_edit_leaves_the_message_and_its_files_alone(raw: Raw) -> None:
    _, message = await raw.post({"content": "before"})
    path = f"/channels/{raw.demo.table.id}/messages/{message['id']}"
    assert (await raw.send("PATCH", path, {"content": "after", "attachments": [{"id": 99}]}))[0] == 400
    kept = raw.standin.world.message(raw.demo.table.id, int(message["id"]))
    assert kept is not None
    assert kept.content == "before"


async def test_mentions_ping_only_whom_they_may(raw: Raw) -> None:
    alice, bruno = raw.demo.players[:2]
    words = f"<@{alice.id}> <@{bruno.id}> @everyone"
    _, open_to_all = await raw.post({"content": words})
    assert {user["id"] for user in open_to_all["mentions"]} == {str(alice.id), str(bruno.id)}
    _, narrow = await raw.post(
        {"content": words, "allowed_mentions": {"parse": [], "users": [str(bruno.id)]}}
    )
    assert [user["id"] for user in narrow["mentions"]] == [str(bruno.id)]
    assert narrow["mention_everyone"] is False


@pytest.mark.parametrize(
    "frames",
    [
        ["{"],
        ['{"op": 2}'],
        ['{"op": 2, "d": {"token": "?"}}'],
        ['{"op": 2, "d": {"token": "$", "intents": 1, "shard": "x"}}'],
        ['{"op": 2, "d": {"token": "$", "intents": 1, "shard": [2, 2]}}'],
        ['{"op": 2, "d": {"token": "$", "intents": "all"}}'],
        ['{"op": 2, "d": {"token": "$", "intents": 2}}'],
        ['{"op": 2, "d": {"token": "$", "intents": 1}}'] * 2,
        ['{"op": 6, "d": {"token": "?"}}'],
        ['{"op": 8, "d": {}}'],
        ['{"op": 77}'],
    ],
)
async def test_faulty_gateway_frames_close_the_connection_with_a_code(raw: Raw, frames: list[str]) -> None:
    async with raw.http.ws_connect(raw.standin.gateway_url) as socket:
        for frame in frames:
            await socket.send_str(frame.replace("$", raw.standin.token))
        async for told in socket:
            assert told.type is aiohttp.WSMsgType.TEXT
        assert socket.close_code is not None
        assert 4001 <= socket.close_code <= 4014
