"""What Discord refuses to read, the stand-in refuses: with its codes, and saying where the fault is."""

from typing import Any

import pytest

from tests.kit.raw_client import JSON, V2, Raw, flat


def button(**more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | more


def select(count: int = 1, **more: Any) -> JSON:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options} | more


def row(*parts: JSON) -> JSON:
    return {"type": 1, "components": list(parts)}


def text(content: str = "words") -> JSON:
    return {"type": 10, "content": content}


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
