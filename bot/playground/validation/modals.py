"""Modals: what an interaction may open."""

from bot.playground.json_types import JSON

from .component_types import SELECTS, ComponentType
from .components import Reader
from .form import Form, Path

FIELDS = frozenset(
    SELECTS
    | {
        ComponentType.TEXT_INPUT,
        ComponentType.FILE_UPLOAD,
        ComponentType.RADIO_GROUP,
        ComponentType.CHECKBOX_GROUP,
        ComponentType.CHECKBOX,
    }
)
MOST_FIELDS = 5


def read_modal(data: JSON) -> JSON:
    """Check a modal and return it with ids filled in."""
    form = Form()
    path: Path = ("data",)
    reader = Reader(form, {})
    modal: JSON = {
        "custom_id": form.text(data, "custom_id", path, 1, 100, needed=True),
        "title": form.text(data, "title", path, 1, 45, needed=True),
    }
    tops = form.objects(data, "components", path, 1, MOST_FIELDS, needed=True)
    modal["components"] = [
        _top(reader, part, (*path, "components", index)) for index, part in enumerate(tops)
    ]
    form.raise_errors()
    reader.fill_ids(modal["components"])
    return modal


def _top(reader: Reader, part: JSON, path: Path) -> JSON:
    form = reader.form
    kind = form.choice(
        part, "type", path, {ComponentType.ROW, ComponentType.TEXT, ComponentType.LABEL}, needed=True
    )
    kept: JSON = {"type": kind}
    if part.get("id"):
        kept["id"] = form.integer(part, "id", path, 0, 2**31 - 1)
    if kind == ComponentType.TEXT:
        kept["content"] = form.text(part, "content", path, 1, 4000, needed=True)
    elif kind == ComponentType.ROW:
        children = form.objects(part, "components", path, 1, 1, needed=True)
        kept["components"] = [
            _field(
                reader, child, (*path, "components", i), frozenset({ComponentType.TEXT_INPUT}), labelled=False
            )
            for i, child in enumerate(children)
        ]
    elif kind == ComponentType.LABEL:
        kept["label"] = form.text(part, "label", path, 1, 45, needed=True)
        description = form.text(part, "description", path, 0, 100)
        if description:
            kept["description"] = description
        field = part.get("component")
        if isinstance(field, dict):
            kept["component"] = _field(reader, field, (*path, "component"), FIELDS, labelled=True)
        else:
            form.required((*path, "component"))
    return kept


def _field(
    reader: Reader, part: JSON, path: Path, allowed: frozenset[ComponentType], *, labelled: bool
) -> JSON:
    form = reader.form
    kind = form.choice(part, "type", path, allowed, needed=True)
    if kind is None:
        return {}
    kept: JSON = {"type": kind}
    if part.get("id"):
        kept["id"] = form.integer(part, "id", path, 0, 2**31 - 1)
    if kind in SELECTS:
        kept |= reader.select(part, path, modal=True)
        kept["required"] = _required(form, part, path)
        if kept["required"] and kept["min_values"] == 0:
            form.add_error(
                (*path, "min_values"),
                "SELECT_COMPONENT_REQUIRED_MIN_VALUES",
                "A required select needs min_values of at least 1",
            )
        return kept
    kept["custom_id"] = reader.custom_id(part, path)
    match ComponentType(kind):
        case ComponentType.TEXT_INPUT:
            kept |= _text_input(form, part, path, labelled=labelled)
        case ComponentType.RADIO_GROUP:
            kept["options"] = reader.options(part, path, 2, 10)
            if sum(1 for option in kept["options"] if option.get("default")) > 1:
                form.add_error(
                    (*path, "options"), "RADIO_GROUP_TOO_MANY_DEFAULTS", "Only one option can be the default"
                )
            kept["required"] = _required(form, part, path)
        case ComponentType.CHECKBOX_GROUP:
            kept |= _checkbox_group(reader, part, path)
        case ComponentType.CHECKBOX:
            kept["default"] = bool(form.boolean(part, "default", path))
        case _:
            kept["min_values"] = form.integer(part, "min_values", path, 0, 10)
            kept["max_values"] = form.integer(part, "max_values", path, 1, 10) or 1
            kept["required"] = _required(form, part, path)
    return kept


def _text_input(form: Form, part: JSON, path: Path, *, labelled: bool) -> JSON:
    kept: JSON = {"style": form.choice(part, "style", path, (1, 2), needed=True)}
    label = form.text(part, "label", path, 1, 45, needed=not labelled)
    if label is not None:
        if labelled:
            form.add_error(
                (*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", "Cannot have a label inside a Label"
            )
        kept["label"] = label
    low = form.integer(part, "min_length", path, 0, 4000)
    high = form.integer(part, "max_length", path, 1, 4000)
    kept["min_length"] = low or 0
    kept["max_length"] = 4000 if high is None else high
    if kept["min_length"] > kept["max_length"]:
        form.add_error(
            (*path, "max_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length is greater than max_length"
        )
    for key, most in (("placeholder", 100), ("value", kept["max_length"])):
        value = form.text(part, key, path, 0, most)
        if value:
            kept[key] = value
    kept["required"] = _required(form, part, path)
    return kept


def _checkbox_group(reader: Reader, part: JSON, path: Path) -> JSON:
    form = reader.form
    options = reader.options(part, path, 1, 10)
    required = _required(form, part, path)
    low = form.integer(part, "min_values", path, 0, 10)
    high = form.integer(part, "max_values", path, 1, 10)
    kept: JSON = {
        "options": options,
        "required": required,
        "min_values": (1 if required else 0) if low is None else low,
        "max_values": len(options) if high is None else high,
    }
    if kept["min_values"] > kept["max_values"] or kept["max_values"] > len(options):
        form.length((*path, "options"), max(kept["min_values"], kept["max_values"]), 10)
    return kept


def _required(form: Form, part: JSON, path: Path) -> bool:
    required = form.boolean(part, "required", path)
    return True if required is None else required
