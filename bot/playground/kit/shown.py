"""A message as one person sees it."""

import re
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.json_types import JSON
from bot.playground.validation.component_types import SELECTS, ComponentType, walk
from bot.playground.validation.messages import texts
from bot.playground.world import Message, World

_COMMAND: Final = re.compile(r"</([^:>\n]+):\d+>")


@dataclass(frozen=True, slots=True)
class Shown:
    """A message with everything on it that a test may want to read; it is live, edits show at once."""

    message: Message
    world: World

    @property
    def text(self) -> str:
        """All its words: content, text displays and embeds, in reading order; commands read as typed."""
        message = self.message
        embeds = [str(e.get(key, "")) for e in message.embeds for key in ("title", "description")]
        parts = (message.content, *texts(message.components), *embeds)
        return _COMMAND.sub(r"/\1", "\n".join(part for part in parts if part))

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.message.audience is not None

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons that can be pressed."""
        return [_label(part) for part in self._parts(ComponentType.BUTTON) if not part.get("disabled")]

    @property
    def selects(self) -> dict[str, list[str]]:
        """The labels that each select offers, by placeholder (or custom id where there is none)."""
        return {
            part.get("placeholder") or part["custom_id"]: [o["label"] for o in part.get("options", ())]
            for part in self.components
            if part["type"] in SELECTS and not part.get("disabled")
        }

    @property
    def alt_texts(self) -> list[str | None]:
        """The descriptions of its pictures, of those in galleries and of bare attachments."""
        items = [item for part in self._parts(ComponentType.GALLERY) for item in part["items"]]
        items += self._parts(ComponentType.THUMBNAIL)
        if not self.message.v2:
            return [attachment.description for attachment in self.message.attachments]
        by_id = {str(attachment.id): attachment for attachment in self.message.attachments}
        return [item["description"] or _described(by_id, item["media"]) for item in items]

    @property
    def files(self) -> dict[str, bytes]:
        """Its files by name."""
        return {a.filename: self.world.files[a.id] for a in self.message.attachments}

    @property
    def pinged(self) -> list[str]:
        """The names of the people that it mentions and may notify."""
        return [self.world.people[who].name for who in self.message.mentions]

    @property
    def components(self) -> list[JSON]:
        """Every component, parents first."""
        return walk(self.message.components)

    def _parts(self, kind: ComponentType) -> list[JSON]:
        return [part for part in self.components if part["type"] == kind]

    def find(self, kinds: frozenset[ComponentType] | set[ComponentType], name: str) -> JSON | None:
        """A component by label, placeholder, emoji or custom id; one that works is preferred."""
        matching = [p for p in self.components if p["type"] in kinds and name in names(p)]
        return next((p for p in matching if not p.get("disabled")), matching[0] if matching else None)

    def __str__(self) -> str:
        mark = "(only for one) " if self.ephemeral else ""
        return f"{mark}{self.text!r} buttons={self.buttons} selects={list(self.selects)}"


def names(part: JSON) -> set[str]:
    """All that a component can be called by."""
    found = {part.get("label"), part.get("placeholder"), part.get("custom_id"), _label(part)}
    found.add((part.get("emoji") or {}).get("name"))
    return {name for name in found if name}


def _label(part: JSON) -> str:
    return part.get("label") or (part.get("emoji") or {}).get("name") or ""


def _described(by_id: dict[str, Any], media: JSON) -> str | None:
    attachment = by_id.get(media.get("attachment_id", ""))
    return None if attachment is None else attachment.description
