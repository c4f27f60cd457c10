"""Commands are synced only when they changed: Discord allows few creations a day."""

import hashlib
import json
import logging
import sqlite3
from typing import Any

from discord import app_commands

from bot.storage.sqlite import Store

_log = logging.getLogger(__name__)
_KEY = "commands"


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


async def sync_if_changed(tree: app_commands.CommandTree[Any], store: Store) -> bool:
    """Tell Discord our commands if they are not those that it was told last; whether it was."""
    application = tree.client.application_id
    print_now = f"{application}:{await fingerprint(tree)}"

    def known(db: sqlite3.Connection) -> str | None:
        row = db.execute("SELECT value FROM keepsakes WHERE key = ?", (_KEY,)).fetchone()
        return None if row is None else str(row[0])

    if await store.read(known) == print_now:
        return False
    await tree.sync()

    def keep(db: sqlite3.Connection) -> None:
        db.execute(
            "INSERT INTO keepsakes (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (_KEY, print_now),
        )

    await store.write(keep)
    _log.info("commands synced")
    return True
