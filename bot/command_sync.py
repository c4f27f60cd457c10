"""Commands are synced only when they differ from what Discord has: it allows few creations a day.

Discord is asked at every start, for commands can be removed there. What it does not tell, translations, is
known by a fingerprint of what it was told last.
"""

import hashlib
import json
import logging
import re
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any, Final

import discord
from discord import app_commands

from bot.storage.facts import COMMANDS, FactStore
from bot.storage.sqlite.schema import migration_files

_log = logging.getLogger(__name__)
_COMPARED: Final = (
    *(
        "type",
        "name",
        "description",
        "options",
        "choices",
        "value",
        "required",
        "autocomplete",
        "channel_types",
    ),
    *("min_value", "max_value", "min_length", "max_length"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw"),
)


def _version() -> tuple[int, ...]:
    """Of which version this process is: the schema that it knows, then the release."""
    release = re.findall(r"\d+", version("giants"))[:3]
    return (len(migration_files()), *map(int, release))


async def payloads_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands as Discord is told them, translations included."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def fingerprint(payloads: list[dict[str, Any]]) -> str:
    """What commands amount to."""
    by_name = sorted(payloads, key=lambda payload: str(payload["name"]))
    return hashlib.sha256(json.dumps(by_name, sort_keys=True, default=str).encode()).hexdigest()


def normalised(command: Mapping[str, Any]) -> dict[str, Any]:
    """What of a command can be compared: Discord leaves out what is empty, or fills it in, and adds to it."""
    found: dict[str, Any] = {}
    for key in _COMPARED:
        value = command.get(key)
        if key == "default_member_permissions":
            value = None if value is None else str(value)
        elif key in ("contexts", "integration_types", "channel_types"):
            value = sorted(value or ())
        elif key in ("options", "choices"):
            value = [normalised(part) for part in value or ()]
        if value in (None, False, [], ""):
            continue
        found[key] = value
    return found


def same_commands(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> bool:
    """Whether two lists have the same commands, in any order."""
    here = {(payload.get("type", 1), payload["name"]): normalised(payload) for payload in ours}
    there = {(payload.get("type", 1), payload["name"]): normalised(payload) for payload in theirs}
    return here == there


async def known_commands(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]] | None:
    """The commands that Discord has, None if it does not say."""
    application = tree.client.application_id or 0
    try:
        return [dict(command) for command in await tree.client.http.get_global_commands(application)]
    except discord.HTTPException as error:
        _log.warning("Discord does not say which commands it has: %s", error)
        return None


async def sync_if_different(
    tree: app_commands.CommandTree[Any],
    facts: FactStore,
    payloads: list[dict[str, Any]],
    theirs: list[dict[str, Any]] | None,
) -> dict[str, int]:
    """Tell Discord our commands if it has others; the ids of all by name, as far as they are known.

    While processes of several versions serve, the commands are those of the newest.
    """
    application = tree.client.application_id or 0
    current = f"{application}:{fingerprint(payloads)}"
    told = await facts.get(COMMANDS) == current
    newest = await facts.note_version(_version())
    if not newest:
        _log.info("commands are left to processes of a newer version")
    if not newest or (told and (theirs is None or same_commands(payloads, theirs))):
        return {str(command["name"]): int(command["id"]) for command in theirs or ()}
    # As the tree's own sync does it, which would translate everything once more.
    try:
        synced = await tree.client.http.bulk_upsert_global_commands(application, payload=payloads)
    except discord.HTTPException as error:
        if error.code == 50035:
            raise app_commands.CommandSyncFailure(error, tree.get_commands()) from None
        raise
    await facts.put(COMMANDS, current)
    _log.info("commands synced")
    return {str(command["name"]): int(command["id"]) for command in synced}
