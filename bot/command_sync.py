"""Commands are synced only when they changed: Discord allows few creations a day."""

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.storage.facts import COMMANDS, FactStore

_log = logging.getLogger(__name__)


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """What the commands amount to, translations included."""
    parts = []
    for command in sorted(tree.get_commands(), key=lambda command: command.name):
        translator = tree.translator
        if translator is not None:
            parts.append(await command.get_translated_payload(tree, translator))
        else:
            parts.append(command.to_dict(tree))
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()


async def sync_if_changed(tree: app_commands.CommandTree[Any], facts: FactStore) -> bool:
    """Tell Discord our commands if they are not those that it was told last; whether it was."""
    current = f"{tree.client.application_id}:{await fingerprint(tree)}"
    if await facts.get(COMMANDS) == current:
        return False
    await tree.sync()
    await facts.put(COMMANDS, current)
    _log.info("commands synced")
    return True
