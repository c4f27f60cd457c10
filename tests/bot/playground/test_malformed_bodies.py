"""Whatever stands in a body, it is either taken or refused in Discord's words; nothing else ever happens.

Good bodies are spoilt at every place with every kind of junk, one place at a time.
"""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.playground.errors import ApiError
from bot.playground.validation.commands import read_commands
from bot.playground.validation.messages import Upload, read_message
from bot.playground.validation.modals import read_modal
from bot.playground.world import Message, World

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    2**70,
    0.5,
    "",
    "x",
    "x" * 5000,
    "\ud800",
    [],
    [1],
    [[]],
    {},
    {"x": 1},
    {"type": 99},
)

BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🗿"}, "disabled": False}
LINK = {"type": 2, "style": 5, "label": "Look", "url": "https://example.org"}
OPTION = {"label": "One", "value": "1", "description": "The first", "emoji": {"name": "🪵"}, "default": True}
SELECT = {
    "type": 3,
    "custom_id": "pick",
    "placeholder": "?",
    "min_values": 0,
    "max_values": 1,
    "options": [OPTION],
}
PICK_USER = {
    "type": 5,
    "custom_id": "who",
    "default_values": [{"id": "1", "type": "user"}],
    "channel_types": [0],
}
OLD = {
    "content": "Hello <@1>",
    "embeds": [
        {"title": "T", "description": "D", "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"}}
    ],
    "components": [{"type": 1, "components": [BUTTON, LINK]}, {"type": 1, "components": [SELECT]}],
    "attachments": [{"id": 0, "filename": "a.png", "description": "A picture"}],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": True},
    "message_reference": {"message_id": "1", "channel_id": "2", "fail_if_not_exists": False},
    "nonce": "n",
    "flags": 64,
}
PICTURE = {"media": {"url": "attachment://a.png"}, "description": "A", "spoiler": False}
LAYOUT = {
    "flags": 1 << 15,
    "attachments": [{"id": 0, "filename": "a.png"}],
    "components": [
        {
            "type": 17,
            "accent_color": 255,
            "spoiler": False,
            "components": [
                {"type": 10, "content": "words", "id": 5},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "x"}],
                    "accessory": {"type": 11, **PICTURE},
                },
                {"type": 12, "items": [PICTURE, PICTURE]},
                {"type": 13, "file": {"url": "attachment://a.png"}, "spoiler": True},
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 1, "components": [PICK_USER]},
            ],
        }
    ],
}
MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [
        {"type": 10, "content": "x"},
        {"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1, "label": "A", "value": "v"}]},
        {
            "type": 18,
            "label": "B",
            "description": "b",
            "component": {
                "type": 4,
                "custom_id": "b",
                "style": 2,
                "min_length": 1,
                "max_length": 9,
                "required": True,
            },
        },
        {"type": 18, "label": "C", "component": SELECT | {"required": False}},
        {
            "type": 18,
            "label": "D",
            "component": {
                "type": 22,
                "custom_id": "d",
                "options": [OPTION],
                "min_values": 0,
                "max_values": 1,
            },
        },
    ],
}
COMMANDS = [
    {
        "name": "play",
        "type": 1,
        "description": "Play",
        "name_localizations": {"de": "spiel"},
        "default_member_permissions": "8",
        "contexts": [0],
        "options": [
            {
                "type": 2,
                "name": "group",
                "description": "G",
                "options": [
                    {
                        "type": 1,
                        "name": "sub",
                        "description": "S",
                        "options": [
                            {
                                "type": 4,
                                "name": "how",
                                "description": "H",
                                "required": True,
                                "min_value": 1,
                                "choices": [{"name": "one", "value": 1, "name_localizations": {"fr": "un"}}],
                            },
                            {"type": 3, "name": "where", "description": "W", "autocomplete": True},
                        ],
                    }
                ],
            }
        ],
    },
    {"name": "Inspect", "type": 2},
]


def spoilt(body: Any) -> Iterator[Any]:
    """The body with junk in one place, for every place and every junk; and with that place missing."""
    for path in places(body):
        for junk in JUNK:
            bad = copy.deepcopy(body)
            node = bad
            for step in path[:-1]:
                node = node[step]
            node[path[-1]] = junk
            yield bad
        bad = copy.deepcopy(body)
        node = bad
        for step in path[:-1]:
            node = node[step]
        del node[path[-1]]
        yield bad


def places(body: Any) -> Iterator[list[Any]]:
    items = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in items:
        yield [key]
        for rest in places(value):
            yield [key, *rest]


def create(body: Any) -> object:
    return read_message(World(), body, {0: Upload("a.png", b"not a picture")})


def edit(body: Any) -> object:
    before = Message(1, 2, 3, 0.0, content="before")
    return read_message(World(), body, {0: Upload("a.png", b"")}, before=before)


@pytest.mark.parametrize(
    ("body", "read"),
    [
        (OLD, create),
        (OLD, edit),
        (LAYOUT, create),
        (LAYOUT, edit),
        (MODAL, read_modal),
        (COMMANDS, read_commands),
    ],
    ids=["message", "edit", "layout", "layout edit", "modal", "commands"],
)
def test_spoilt_bodies_are_taken_or_refused(body: Any, read: Callable[[Any], object]) -> None:
    refused = 0
    for bad in spoilt(body):
        try:
            read(bad)
        except ApiError:
            refused += 1
    assert refused > 50
