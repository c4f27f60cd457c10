"""Application commands: names, options, choices, languages and the limits on each and on all of them."""

import re
from typing import Any

from bot.playground.json_types import JSON

from .form import Form, Path

LOCALES = frozenset(
    [
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CONTEXTS = (0, 1, 2)  # servers, direct messages with the bot, those with others
INSTALLS = (0, 1)  # added to servers, or to accounts
LEAF_TYPES = frozenset(range(3, 12))
CHOOSABLE = (STRING, INTEGER, NUMBER)


def read_commands(commands: list[Any]) -> list[JSON]:
    """Check a whole list of commands, as a bulk overwrite sends it."""
    form = Form()
    for index, command in enumerate(commands):
        if not isinstance(command, dict):
            form.not_an_object((index,))
    form.raise_errors()
    kept = [_command(form, command, (index,)) for index, command in enumerate(commands)]
    for kind, most in MOST_COMMANDS.items():
        if sum(1 for command in kept if command["type"] == kind) > most:
            form.add_error(
                (),
                "APPLICATION_COMMANDS_TOO_MANY",
                f"Maximum number of application commands of this type reached ({most}).",
            )
    seen: set[tuple[object, object]] = set()
    for index, command in enumerate(kept):
        key = (command["type"], command["name"])
        if key in seen:
            form.add_error(
                (index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    form.raise_errors()
    return kept


def read_command(command: JSON) -> JSON:
    """Check one command."""
    form = Form()
    kept = _command(form, command, ())
    form.raise_errors()
    return kept


def _command(form: Form, command: JSON, path: Path) -> JSON:
    kind = form.choice(command, "type", path, (1, 2, 3)) or 1
    kept: JSON = {"type": kind}
    if kind == 1:
        kept |= _named(form, command, path)
        kept["options"] = _options(form, command, path, depth=0)
    else:
        kept |= {
            "name": form.text(command, "name", path, 1, 32, needed=True),
            "name_localizations": _localizations(form, command, "name_localizations", path, 32, named=False),
            "description": "",
            "description_localizations": None,
            "options": [],
        }
        if command.get("description"):
            form.add_error(
                (*path, "description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                "Context menu commands cannot have description",
            )
    granted = command.get("default_member_permissions")
    if granted is not None and not str(granted).isdigit():
        form.add_error(
            (*path, "default_member_permissions"), "NUMBER_TYPE_COERCE", "Not a permission bit set."
        )
    kept |= {
        "default_member_permissions": None if granted is None else str(granted),
        "contexts": _places(form, command, "contexts", path, CONTEXTS),
        "integration_types": _places(form, command, "integration_types", path, INSTALLS) or [0],
        "nsfw": bool(command.get("nsfw")),
        "dm_permission": command.get("dm_permission", True) is not False,
    }
    if _size(kept) > MOST_CHARACTERS:
        form.add_error(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS} characters of names, descriptions and values)",
        )
    return kept


def _places(form: Form, body: JSON, key: str, path: Path, known: tuple[int, ...]) -> list[int] | None:
    """Where a command can be used, or how its bot is added: one or several of those that there are."""
    given: Any = body.get(key)
    if given is None:
        return None
    here = (*path, key)
    if not isinstance(given, list):
        form.add_error(here, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return None
    if not given:
        form.add_error(here, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {len(known)} in length.")
    for value in given:
        if isinstance(value, bool) or value not in known:
            form.add_error(here, "BASE_TYPE_CHOICES", f"Value must be one of {set(known)}.")
    if len(set(map(str, given))) != len(given):
        form.add_error(here, "SET_TYPE_CONTAINS_DUPLICATES", "The set contains duplicates")
    return given


def _named(form: Form, body: JSON, path: Path) -> JSON:
    name = form.text(body, "name", path, 1, 32, needed=True)
    if name is not None:
        _check_name(form, name, (*path, "name"))
    return {
        "name": name,
        "name_localizations": _localizations(form, body, "name_localizations", path, 32, named=True),
        "description": form.text(body, "description", path, 1, 100, needed=True),
        "description_localizations": _localizations(
            form, body, "description_localizations", path, 100, named=False
        ),
    }


def _check_name(form: Form, name: str, path: Path) -> None:
    if not NAME.fullmatch(name) or name != name.lower():
        form.add_error(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: lower-case letters, digits, - and _ only",
        )


def _localizations(
    form: Form, body: JSON, key: str, path: Path, most: int, *, named: bool
) -> dict[str, str] | None:
    words = body.get(key)
    if words is None:
        return None
    if not isinstance(words, dict):
        form.not_an_object((*path, key))
        return None
    for locale in words:
        here = (*path, key, locale)
        if locale not in LOCALES:
            form.add_error(here, "BASE_TYPE_CHOICES", f'Value "{locale}" is not a known locale.')
            continue
        word = form.text(words, locale, (*path, key), 1, most)
        if word is not None and named:
            _check_name(form, word, here)
    return words


def _options(form: Form, body: JSON, path: Path, depth: int) -> list[JSON]:
    options = form.objects(body, "options", path, 0, 25)
    kinds = {0: LEAF_TYPES | {SUBCOMMAND, GROUP}, 1: LEAF_TYPES, 2: frozenset({SUBCOMMAND})}[depth]
    kept: list[JSON] = []
    names: set[object] = set()
    optional = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        one = _option(form, option, here, kinds)
        if one["name"] in names:
            form.add_error(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
            )
        names.add(one["name"])
        if one.get("required") and optional:
            form.add_error(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or (one["type"] in LEAF_TYPES and not one.get("required"))
        kept.append(one)
    branches = [one["type"] in (SUBCOMMAND, GROUP) for one in kept]
    if any(branches) and not all(branches):
        form.add_error(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return kept


def _option(form: Form, option: JSON, path: Path, kinds: frozenset[int]) -> JSON:
    kind = form.choice(option, "type", path, kinds, needed=True)
    kept: JSON = {"type": kind, **_named(form, option, path)}
    if kind == SUBCOMMAND:
        kept["options"] = _options(form, option, path, 1)
        return kept
    if kind == GROUP:
        kept["options"] = _options(form, option, path, 2)
        return kept
    kept["required"] = bool(form.boolean(option, "required", path))
    if form.boolean(option, "autocomplete", path):
        kept["autocomplete"] = True
        if kind not in CHOOSABLE:
            form.add_error((*path, "autocomplete"), "BASE_TYPE_CHOICES", "Not possible for this option type")
        if option.get("choices"):
            form.add_error(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                "Autocomplete and choices cannot be used together",
            )
    if option.get("choices") is not None:
        kept["choices"] = read_choices(form, option, path, kind)
    for key in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        if option.get(key) is not None:
            kept[key] = option[key]
    return kept


def read_choices(form: Form, body: JSON, path: Path, kind: int | None) -> list[JSON]:
    """Fixed choices of an option, or those offered by an autocompletion."""
    kept: list[JSON] = []
    names: set[object] = set()
    for index, choice in enumerate(form.objects(body, "choices", path, 0, 25)):
        here = (*path, "choices", index)
        name = form.text(choice, "name", here, 1, 100, needed=True)
        value: Any = choice.get("value")
        if kind == STRING:
            value = form.text(choice, "value", here, 1, 100, needed=True)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
            form.add_error((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        if name in names:
            form.add_error(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED",
                "Choice names must be unique",
            )
        names.add(name)
        kept.append(
            {
                "name": name,
                "name_localizations": _localizations(
                    form, choice, "name_localizations", here, 100, named=False
                ),
                "value": value,
            }
        )
    return kept


def _size(body: JSON) -> int:
    """Characters as Discord counts them: of every text the longest translation only."""
    size = 0
    for key in ("name", "description"):
        words = [body.get(key) or "", *(body.get(f"{key}_localizations") or {}).values()]
        size += max(len(word) for word in words if isinstance(word, str))
    size += len(str(body["value"])) if "value" in body else 0
    return size + sum(_size(part) for key in ("options", "choices") for part in body.get(key) or [])
