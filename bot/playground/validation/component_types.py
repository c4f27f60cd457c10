"""The types of components, and how to walk through a tree of them."""

from enum import IntEnum

from bot.playground.json_types import JSON


class ComponentType(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        ComponentType.SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)


def walk(components: list[JSON]) -> list[JSON]:
    """Every component of a tree, parents first, in reading order."""
    found: list[JSON] = []
    for part in components:
        found.append(part)
        found.extend(walk(part.get("components", [])))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                found.extend(walk([part[key]]))
    return found
