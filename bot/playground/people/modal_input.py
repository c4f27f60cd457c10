"""Filling in a modal: what a person enters, checked as a client checks it before sending."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.playground.errors import CannotAct
from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.validation.component_types import SELECTS, ComponentType, walk
from bot.playground.world import Channel, World

from .choices import check_chosen, resolve

Entry = str | bool | Sequence[str] | None
"""What is entered in one field; None leaves it as it is."""


class FilledModal:
    """A modal with what was entered, by custom id; fields that were left out keep their defaults."""

    def __init__(
        self, world: World, payloads: Payloads, channel: Channel, modal: JSON, entries: Mapping[str, Entry]
    ) -> None:
        self.world = world
        self.payloads = payloads
        self.channel = channel
        self.modal = modal
        self.entries = entries
        self._resolved: JSON = {}

    def data(self) -> JSON:
        """The data that submits it to the bot; raises `CannotAct` where a client would not send it."""
        known = {part["custom_id"] for part in walk(self.modal["components"]) if "custom_id" in part}
        if not set(self.entries) <= known:
            raise CannotAct(f"The form has no field {', '.join(sorted(set(self.entries) - known))}.")
        components = [self._component(part) for part in self.modal["components"]]
        data: JSON = {"custom_id": self.modal["custom_id"], "components": components}
        if self._resolved:
            data["resolved"] = self._resolved
        return data

    def _component(self, part: JSON) -> JSON:
        filled: JSON = {"type": part["type"], "id": part["id"]}
        if part["type"] == ComponentType.ROW:
            return filled | {"components": [self._component(child) for child in part["components"]]}
        if part["type"] == ComponentType.LABEL:
            return filled | {"component": self._component(part["component"])}
        if "custom_id" in part:
            filled |= {"custom_id": part["custom_id"], **self._field(part)}
        return filled

    def _field(self, part: JSON) -> JSON:
        given = self.entries.get(part["custom_id"])
        chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
        match ComponentType(part["type"]):
            case ComponentType.TEXT_INPUT:
                return {"value": _text(part, given)}
            case ComponentType.CHECKBOX:
                return {"value": part["default"] if given is None else bool(given)}
            case ComponentType.RADIO_GROUP:
                value = given if part["custom_id"] in self.entries else next(iter(chosen), None)
                return {"value": _radio(part, value)}
            case ComponentType.FILE_UPLOAD:
                raise CannotAct("Files cannot be sent in forms here.")
        return {"values": self._several(part, chosen if given is None else _listed(given))}

    def _several(self, part: JSON, values: list[str]) -> list[str]:
        if not values and part["required"]:
            raise CannotAct("This question is required.")
        check_chosen(self.world, self.channel, part, values, optional=not part["required"])
        if part["type"] in SELECTS and part["type"] != ComponentType.SELECT:
            ids = [int(value) for value in values]
            for kind, things in resolve(self.world, self.payloads, self.channel, ids).items():
                self._resolved.setdefault(kind, {}).update(things)
        return values


def _text(part: JSON, given: Entry) -> str:
    value = part.get("value", "") if given is None else given
    if not isinstance(value, str):
        raise CannotAct("This question wants text.")
    if part["style"] == 1 and "\n" in value:
        raise CannotAct("This question wants one line.")
    if not value and not part["required"]:
        return value
    if not value:
        raise CannotAct("This question is required.")
    if not part["min_length"] <= len(value) <= part["max_length"]:
        raise CannotAct(f"Must be {part['min_length']} to {part['max_length']} in length.")
    return value


def _radio(part: JSON, value: Any) -> Any:
    if value is None and part["required"]:
        raise CannotAct("This question is required.")
    if value is not None and value not in [option["value"] for option in part["options"]]:
        raise CannotAct(f"Not on offer: {value}.")
    return value


def _listed(given: str | bool | Sequence[str]) -> list[str]:
    if isinstance(given, bool):
        raise CannotAct("This question wants a choice.")
    return [given] if isinstance(given, str) else list(given)
