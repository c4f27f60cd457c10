"""Message components: what Discord accepts in a message, old style and Components V2.

`read_components` returns the tree as Discord would keep it: ids filled in, defaults written out, media that
points at an attachment of the message naming it.
"""

from collections.abc import Mapping
from typing import Any

from bot.playground.json_types import JSON
from bot.playground.world.snowflakes import as_snowflake

from .component_types import SELECTS, ComponentType, walk
from .form import Form, Path

IN_CONTAINER = frozenset(
    {
        ComponentType.ROW,
        ComponentType.SECTION,
        ComponentType.TEXT,
        ComponentType.GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    }
)
LINK, PREMIUM = 5, 6
MOST_PARTS, MOST_TEXT, MOST_ROWS = 40, 4000, 5


class Reader:
    """Walks one message's components, counting what is limited across the whole message."""

    def __init__(self, form: Form, files: Mapping[str, str]) -> None:
        self.form = form
        self.files = files
        """Attachment id by file name: what `attachment://name` may refer to."""
        self.parts = 0
        self.text_size = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def top(self, components: list[JSON], path: Path, *, v2: bool) -> list[JSON]:
        """The components of a message."""
        allowed = IN_CONTAINER | {ComponentType.CONTAINER} if v2 else {ComponentType.ROW}
        if not v2 and len(components) > MOST_ROWS:
            self.form.length(path, 1, MOST_ROWS)
        kept = [self._part(part, (*path, i), allowed) for i, part in enumerate(components)]
        if v2 and self.parts > MOST_PARTS:
            self.form.add_error(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_PARTS}; there are {self.parts}.",
            )
        if v2 and self.text_size > MOST_TEXT:
            self.form.add_error(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size across all components cannot exceed {MOST_TEXT}.",
            )
        self.fill_ids(kept)
        return kept

    def _part(self, part: JSON, path: Path, allowed: frozenset[ComponentType] | set[ComponentType]) -> JSON:
        kind = self.form.choice(part, "type", path, allowed, needed=True)
        if kind is None:
            return {}
        self.parts += 1
        kept: JSON = {"type": kind}
        number = self.form.integer(part, "id", path, 0, 2**31 - 1)
        if number:
            if number in self.ids:
                self.form.add_error(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
                )
            self.ids.add(number)
            kept["id"] = number
        readers = {
            ComponentType.ROW: self._row,
            ComponentType.BUTTON: self._button,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT: self._text,
            ComponentType.THUMBNAIL: self._picture,
            ComponentType.GALLERY: self._gallery,
            ComponentType.FILE: self._file,
            ComponentType.SEPARATOR: self._separator,
            ComponentType.CONTAINER: self._container,
        }
        return kept | readers.get(ComponentType(kind), self.select)(part, path)

    def _text(self, part: JSON, path: Path) -> JSON:
        content = self.form.text(part, "content", path, 1, MOST_TEXT, needed=True) or ""
        self.text_size += len(content)
        return {"content": content}

    def _gallery(self, part: JSON, path: Path) -> JSON:
        items = self.form.objects(part, "items", path, 1, 10, needed=True)
        return {"items": [self._picture(item, (*path, "items", i)) for i, item in enumerate(items)]}

    def _file(self, part: JSON, path: Path) -> JSON:
        return {
            "file": self._media(part, "file", path, files_only=True),
            "spoiler": bool(self.form.boolean(part, "spoiler", path)),
            "name": None,
            "size": None,
        }

    def _separator(self, part: JSON, path: Path) -> JSON:
        divider = self.form.boolean(part, "divider", path)
        return {
            "divider": True if divider is None else divider,
            "spacing": self.form.choice(part, "spacing", path, (1, 2)) or 1,
        }

    def _container(self, part: JSON, path: Path) -> JSON:
        children = self.form.objects(part, "components", path, 1, MOST_PARTS, needed=True)
        return {
            "accent_color": self.form.integer(part, "accent_color", path, 0, 0xFFFFFF),
            "spoiler": bool(self.form.boolean(part, "spoiler", path)),
            "components": [
                self._part(child, (*path, "components", i), IN_CONTAINER) for i, child in enumerate(children)
            ],
        }

    def _row(self, part: JSON, path: Path) -> JSON:
        children = self.form.objects(part, "components", path, 1, 5, needed=True)
        allowed = SELECTS | {ComponentType.BUTTON}
        kept = [self._part(child, (*path, "components", i), allowed) for i, child in enumerate(children)]
        if len(kept) > 1 and any(child.get("type") in SELECTS for child in kept):
            self.form.add_error(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "A select fills a row: it does not fit in with other components.",
            )
        return {"components": kept}

    def _button(self, part: JSON, path: Path) -> JSON:
        form = self.form
        style = form.choice(part, "style", path, range(1, 7), needed=True)
        kept: JSON = {"style": style}
        label = form.text(part, "label", path, 0, 80)
        if label:
            kept["label"] = label
        emoji = self._emoji(part, path)
        if emoji:
            kept["emoji"] = emoji
        if part.get("disabled") is not None:
            kept["disabled"] = form.boolean(part, "disabled", path)
        if style == LINK:
            url = form.text(part, "url", path, 1, 512, needed=True)
            if url is not None and not url.startswith(("http://", "https://", "discord://")):
                form.add_error(
                    (*path, "url"),
                    "URL_TYPE_INVALID_SCHEME",
                    f'Scheme "{url.split(":", maxsplit=1)[0]}" is not supported. '
                    "Scheme must be one of ('http', 'https', 'discord').",
                )
            if part.get("custom_id") is not None:
                form.add_error(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
            kept["url"] = url
        elif style == PREMIUM:
            kept["sku_id"] = str(form.snowflake(part, "sku_id", path, needed=True))
        elif style is not None:
            kept["custom_id"] = self.custom_id(part, path)
            if part.get("url") is not None:
                form.add_error(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        if style != PREMIUM and not label and not emoji and not form.errors:
            form.add_error(
                path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required"
            )
        return kept

    def select(self, part: JSON, path: Path, *, modal: bool = False) -> JSON:
        """A select menu of any kind, without its type and id."""
        form = self.form
        kept: JSON = {"custom_id": self.custom_id(part, path)}
        placeholder = form.text(part, "placeholder", path, 0, 150)
        if placeholder:
            kept["placeholder"] = placeholder
        if part.get("disabled") is not None:
            disabled = form.boolean(part, "disabled", path)
            if modal and disabled:
                form.add_error(
                    (*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal"
                )
            kept["disabled"] = disabled
        low = form.integer(part, "min_values", path, 0, 25)
        high = form.integer(part, "max_values", path, 1, 25)
        kept["min_values"] = 1 if low is None else low
        kept["max_values"] = 1 if high is None else high
        if kept["min_values"] > kept["max_values"]:
            form.add_error(
                (*path, "max_values"),
                "SELECT_COMPONENT_MIN_GREATER_THAN_MAX",
                "The min_values cannot be greater than max_values",
            )
        if part.get("type") == ComponentType.SELECT:
            kept["options"] = self.options(part, path, 1, 25)
            needed = max(kept["min_values"], kept["max_values"])
            if len(kept["options"]) < needed:
                form.length((*path, "options"), needed, 25)
            chosen = sum(1 for option in kept["options"] if option.get("default"))
            if chosen > kept["max_values"]:
                form.add_error(
                    (*path, "options"),
                    "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                    "There are more default options than max_values",
                )
        else:
            defaults = form.objects(part, "default_values", path, 0, kept["max_values"])
            if defaults:
                kept["default_values"] = [
                    {"id": str(as_snowflake(each.get("id"))), "type": each.get("type")} for each in defaults
                ]
            if part.get("channel_types") is not None:
                kept["channel_types"] = part["channel_types"]
        return kept

    def options(self, part: JSON, path: Path, low: int, high: int) -> list[JSON]:
        """The options of a select, radio group or checkbox group."""
        form = self.form
        kept: list[JSON] = []
        seen: set[str] = set()
        for index, option in enumerate(form.objects(part, "options", path, low, high, needed=True)):
            here = (*path, "options", index)
            one: JSON = {
                "label": form.text(option, "label", here, 1, 100, needed=True),
                "value": form.text(option, "value", here, 1, 100, needed=True),
            }
            description = form.text(option, "description", here, 0, 100)
            if description:
                one["description"] = description
            emoji = self._emoji(option, here)
            if emoji:
                one["emoji"] = emoji
            if form.boolean(option, "default", here):
                one["default"] = True
            value = one["value"]
            if value in seen:
                form.add_error(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            elif value is not None:
                seen.add(value)
            kept.append(one)
        return kept

    def custom_id(self, part: JSON, path: Path) -> str | None:
        """A custom id that nothing else in the message has."""
        value = self.form.text(part, "custom_id", path, 1, 100, needed=True)
        if value is not None:
            if value in self.custom_ids:
                self.form.add_error(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            self.custom_ids.add(value)
        return value

    def _section(self, part: JSON, path: Path) -> JSON:
        texts = self.form.objects(part, "components", path, 1, 3, needed=True)
        children = [
            self._part(child, (*path, "components", i), {ComponentType.TEXT}) for i, child in enumerate(texts)
        ]
        accessory = part.get("accessory")
        if not isinstance(accessory, dict):
            self.form.required((*path, "accessory"))
            accessory = {}
        else:
            accessory = self._part(
                accessory, (*path, "accessory"), {ComponentType.BUTTON, ComponentType.THUMBNAIL}
            )
        return {"components": children, "accessory": accessory}

    def _picture(self, part: JSON, path: Path) -> JSON:
        return {
            "media": self._media(part, "media", path),
            "description": self.form.text(part, "description", path, 0, 1024) or None,
            "spoiler": bool(self.form.boolean(part, "spoiler", path)),
        }

    def _media(self, part: JSON, key: str, path: Path, *, files_only: bool = False) -> JSON:
        media = part.get(key)
        if not isinstance(media, dict):
            self.form.required((*path, key))
            return {}
        here = (*path, key)
        url = self.form.text(media, "url", here, 1, 2048, needed=True)
        if url is None:
            return {}
        scheme, _, rest = url.partition("://")
        if scheme == "attachment":
            if rest not in self.files:
                self.form.add_error(
                    (*here, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
                return {}
            return {"attachment_id": self.files[rest]}
        if files_only or scheme not in ("http", "https"):
            offered = "('attachment',)" if files_only else "('http', 'https', 'attachment')"
            self.form.add_error(
                (*here, "url"),
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{scheme}" is not supported. Scheme must be one of {offered}.',
            )
        return {"url": url}

    def _emoji(self, part: JSON, path: Path) -> JSON | None:
        emoji = part.get("emoji")
        if emoji is None:
            return None
        name = emoji.get("name") if isinstance(emoji, dict) else None
        # The stand-in has no emojis of its own, so only those of Unicode can be meant.
        if (
            not isinstance(name, str)
            or emoji.get("id") is not None
            or not any(ord(character) > 0x7F for character in name)
            or any(character.isalpha() for character in name)
        ):
            self.form.add_error((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
            return None
        return {"name": name}

    def fill_ids(self, components: list[JSON]) -> None:
        """Number what has no id from 1 in reading order, stepping over ids that were given."""
        number = 0
        for part in walk(components):
            if "id" not in part and "type" in part:
                number += 1
                while number in self.ids:
                    number += 1
                part["id"] = number
                self.ids.add(number)


def read_components(
    form: Form, components: list[JSON], path: Path, *, v2: bool, files: Mapping[str, str]
) -> list[Any]:
    """Check a message's components and return them as they will be kept."""
    return Reader(form, files).top(components, path, v2=v2)
