"""Forms (Discord's modals). A form's custom id holds all that its answer needs."""

import secrets
from typing import Any

from discord import ui

from bot.words import Words

from .custom_id import ControlId, read_id


def hex_form(control: ControlId, say: Words) -> ui.Modal:
    """A form of one field for a hex. Phones keep forms by their id, so each opening has its own."""
    form = ui.Modal(title=say("ask-hex-title"), custom_id=f"m{control}~{secrets.token_hex(2)}")
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="hex", min_length=2, max_length=3, placeholder="F6"
    )
    form.add_item(ui.Label(text=say("ask-hex-label"), description=say("ask-hex-hint"), component=field))
    form.stop()  # its answer is read by its id alone, so discord.py need not remember it
    return form


def read_form(data: dict[str, Any]) -> tuple[ControlId | None, str]:
    """The control that opened a form (None for a form not of ours), and what was typed into its field."""
    control = read_id(str(data.get("custom_id", ""))[1:].partition("~")[0])
    for component in data.get("components", ()):
        field: dict[str, Any] = component.get("component") or next(iter(component.get("components", ())), {})
        if "value" in field:
            return control, str(field["value"])
    return control, ""
