"""What Discord refuses, the stand-in refuses: with its codes, and saying where the fault is."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.demo_server import DemoServer, create_demo_server
from bot.playground.interactions import Interaction
from bot.playground.permissions import Permission
from bot.playground.server import StandIn
from bot.playground.world import Overwrite

JSON = dict[str, Any]
V2 = 1 << 15


class Raw:
    """A client without manners: sends whatever a test wants to a stand-in."""

    def __init__(self, standin: StandIn, demo: DemoServer, http: aiohttp.ClientSession) -> None:
        self.standin = standin
        self.demo = demo
        self.http = http

    async def send(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.standin.token}"}
        url = f"{self.standin.origin}/api/v10{path}"
        async with self.http.request(method, url, json=body, headers=headers, **options) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def post(self, body: JSON) -> tuple[int, Any]:
        return await self.send("POST", f"/channels/{self.demo.table.id}/messages", body)

    async def faults(self, body: JSON) -> dict[str, str]:
        """The code of every fault in a refused message, by path."""
        status, answer = await self.post(body)
        assert (status, answer["code"]) == (400, 50035)
        return flat(answer["errors"])

    async def v2_faults(self, *components: JSON) -> dict[str, str]:
        return await self.faults({"flags": V2, "components": list(components)})

    def interaction(self) -> Interaction:
        self.standin.world.set_commands(None, [COMMAND])
        return self.standin.slash_commands.run(self.demo.players[0], self.demo.table, "go")

    async def answer(self, interaction: Interaction, body: JSON) -> tuple[int, Any]:
        return await self.send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)

    async def follow(
        self, interaction: Interaction, method: str, end: str, body: JSON | None
    ) -> tuple[int, Any]:
        bot_id = self.standin.world.bot.id
        return await self.send(method, f"/webhooks/{bot_id}/{interaction.token}{end}", body)


COMMAND: JSON = {"id": "1", "name": "go", "type": 1, "options": [], "description": "Go"}


def flat(errors: JSON, path: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in errors.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= flat(value, f"{path}.{key}" if path else key)
    return found


def button(**more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | more


def select(count: int = 1, **more: Any) -> JSON:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options} | more


def row(*parts: JSON) -> JSON:
    return {"type": 1, "components": list(parts)}


def text(content: str = "words") -> JSON:
    return {"type": 10, "content": content}


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    standin = StandIn()
    demo = create_demo_server(standin.world)
    await standin.start()
    async with aiohttp.ClientSession() as http:
        yield Raw(standin, demo, http)
    await standin.close()


@pytest.mark.parametrize(
    ("components", "where", "code"),
    [
        ([row(button(label="x" * 81))], "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        ([row(button(custom_id="x" * 101))], "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ([row(button(style=9))], "components.0.components.0.style", "BASE_TYPE_CHOICES"),
        ([row(button(custom_id=None))], "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
        (
            [row({"type": 2, "style": 5, "label": "x"})],
            "components.0.components.0.url",
            "BASE_TYPE_REQUIRED",
        ),
        (
            [row(button(emoji={"name": "moai"}))],
            "components.0.components.0.emoji.name",
            "COMPONENT_INVALID_EMOJI",
        ),
        ([row(select(26))], "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        ([row(select(2, max_values=3))], "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        ([row(select(0))], "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        ([row(select(), button())], "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (
            [row(*[button(custom_id=str(n)) for n in range(6)])],
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ([row(button(), button())], "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (
            [row(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))],
            "components.0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        ([row(button(custom_id=str(n))) for n in range(6)], "components", "BASE_TYPE_BAD_LENGTH"),
        ([text()], "components.0.type", "BASE_TYPE_CHOICES"),
        ([row(row())], "components.0.components.0.type", "BASE_TYPE_CHOICES"),
        (["nonsense"], "components.0", "MODEL_TYPE_CONVERT"),
    ],
)
async def test_faulty_rows_are_refused_with_a_path(
    raw: Raw, components: list[Any], where: str, code: str
) -> None:
    assert (await raw.faults({"content": "x", "components": components}))[where] == code


@pytest.mark.parametrize(
    ("components", "where", "code"),
    [
        ([text()] * 41, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        (
            [
                {
                    "type": 17,
                    "components": [row(*[button(custom_id=f"{n}{m}") for m in range(4)]) for n in range(8)],
                }
            ],
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        ([text("x" * 2001), text("x" * 2000)], "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ([text("")], "components.0.content", "BASE_TYPE_REQUIRED"),
        ([{"type": 17, "components": []}], "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 17, "components": [{"type": 17}]}], "components.0.components.0.type", "BASE_TYPE_CHOICES"),
        ([{"type": 9, "components": [text()]}], "components.0.accessory", "BASE_TYPE_REQUIRED"),
        (
            [{"type": 9, "components": [text()] * 4, "accessory": button()}],
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ([{"type": 12, "items": []}], "components.0.items", "BASE_TYPE_BAD_LENGTH"),
        (
            [{"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]}],
            "components.0.items.0.media.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        ([text() | {"id": 7}, text() | {"id": 7}], "components.1.id", "COMPONENT_ID_DUPLICATED"),
    ],
)
async def test_faulty_layouts_are_refused_with_a_path(
    raw: Raw, components: list[Any], where: str, code: str
) -> None:
    assert (await raw.v2_faults(*components))[where] == code


async def test_layouts_and_old_fields_do_not_mix(raw: Raw) -> None:
    faults = await raw.faults(
        {"flags": V2, "content": "x", "embeds": [{"title": "x"}], "components": [text()]}
    )
    assert set(faults) == {"content", "embeds"}


async def test_forty_components_and_four_thousand_characters_are_fine(raw: Raw) -> None:
    status, message = await raw.post({"flags": V2, "components": [text("x" * 100)] * 40})
    assert status == 200
    assert [part["id"] for part in message["components"]] == list(range(1, 41))


async def test_empty_and_overlong_messages_are_refused(raw: Raw) -> None:
    assert (await raw.post({"content": "  "}))[1]["code"] == 50006
    assert await raw.faults({"content": "x" * 2001}) == {"content": "BASE_TYPE_MAX_LENGTH"}


async def test_broken_json_and_unknown_routes_are_refused(raw: Raw) -> None:
    headers = {"Authorization": f"Bot {raw.standin.token}", "Content-Type": "application/json"}
    url = f"{raw.standin.origin}/api/v10/channels/{raw.demo.table.id}/messages"
    async with raw.http.post(url, data=b"{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    assert (await raw.send("GET", "/nowhere"))[0] == 404
    assert (await raw.send("GET", "/channels/1"))[1]["code"] == 10003


def command(**more: Any) -> JSON:
    return {"name": "play", "description": "Play", "type": 1} | more


def option(**more: Any) -> JSON:
    return {"type": 3, "name": "where", "description": "Where"} | more


@pytest.mark.parametrize(
    ("commands", "where"),
    [
        ([command(name="Play")], "0.name"),
        ([command(name="two words")], "0.name"),
        ([command(description="")], "0.description"),
        ([command(name_localizations={"xx": "spiel"})], "0.name_localizations.xx"),
        ([command(name_localizations={"de": "Spiel"})], "0.name_localizations.de"),
        ([command(options=[option(name="a"), option(name="b", required=True)])], "0.options.1.required"),
        ([command(options=[option(), option()])], "0.options.1.name"),
        ([command(options=[option(name=f"o{n}") for n in range(26)])], "0.options"),
        (
            [command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
            "0.options.0.choices",
        ),
        ([command(options=[option(type=1), option(name="b")])], "0.options"),
        ([command(), command()], "1"),
        ([command(name=f"c{n}") for n in range(101)], ""),
        (
            [
                command(
                    options=[
                        option(
                            name=f"o{n}", choices=[{"name": f"{m:090}", "value": f"{m}"} for m in range(25)]
                        )
                        for n in range(4)
                    ]
                )
            ],
            "0",
        ),
    ],
)
async def test_faulty_commands_are_refused_with_a_path(raw: Raw, commands: list[JSON], where: str) -> None:
    bot_id = raw.standin.world.bot.id
    status, answer = await raw.send("PUT", f"/applications/{bot_id}/commands", commands)
    assert (status, answer["code"]) == (400, 50035)
    assert where in flat(answer["errors"])
    assert raw.standin.world.commands[None] == []


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"title": "x" * 46}, "data.title"),
        ({"custom_id": ""}, "data.custom_id"),
        ({"components": []}, "data.components"),
        ({"components": [{"type": 10, "content": "x"}] * 6}, "data.components"),
        ({"components": [{"type": 18, "label": "x" * 46, "component": select()}]}, "data.components.0.label"),
        (
            {"components": [{"type": 18, "label": "x", "component": select(disabled=True)}]},
            "data.components.0.component.disabled",
        ),
        (
            {"components": [{"type": 18, "label": "x", "component": select(1) | {"type": 21}}]},
            "data.components.0.component.options",
        ),
        ({"components": [row(button())]}, "data.components.0.components.0.type"),
    ],
)
async def test_faulty_modals_are_refused_with_a_path(raw: Raw, data: JSON, where: str) -> None:
    good = {"custom_id": "m", "title": "M", "components": [{"type": 10, "content": "x"}]}
    status, answer = await raw.answer(raw.interaction(), {"type": 9, "data": good | data})
    assert (status, answer["code"]) == (400, 50035)
    assert where in flat(answer["errors"])


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
