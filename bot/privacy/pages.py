"""The privacy page: what is stored about one person in words, and all of it as a file."""

import io
import json
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.reminders.time_input import clock_time
from bot.storage.privacy import Stored
from bot.ui.page import Block, Button, Buttons, Page, Text
from bot.words import Words, endonym

FILE: Final = "giants-privacy.json"
LARGEST: Final = 9 * 2**20  # bytes; Discord takes files of ten MiB


def privacy_page(stored: Stored, say: Words, *, sure: bool = False) -> Page:
    """What is stored about a person in words, with buttons to export or delete it; `sure` asks once more."""
    settings = stored["settings"]
    if settings is None:
        first = say("privacy-no-settings")
    else:
        night = settings["quiet_from"] is not None
        hours = f", {clock_time(settings['quiet_from'])}-{clock_time(settings['quiet_until'])}"
        first = say(
            "privacy-settings", reach=settings["reach"], zone=settings["zone"], night=hours if night else ""
        )
    games = {row["game"] for part in ("seats", "hosted", "invitations") for row in stored[part]}
    counts = say(
        "privacy-counts",
        games=len(games),
        actions=len(stored["entries"]) + len(stored["setups"]) + len(stored["barred_others"]),
        notices=len(stored["notices"]),
    )
    lines = [say("privacy-title"), f"- {first}", f"- {counts}", f"- {say('privacy-names')}"]
    if settings is not None and settings["language"] is not None:
        lines.insert(2, f"- {say('privacy-language', language=endonym(settings['language']))}")
    barred = sum(row["lifted_at"] is None for row in stored["bars"])
    if barred:
        lines.append(f"- {say('privacy-barred', count=barred)}")
    if stored["watched"]:
        lines.append(f"- {say('privacy-watched', count=len(stored['watched']))}")
    if stored["league_places"]:
        lines.append(f"- {say('privacy-leagues', count=len(stored['league_places']))}")
    blocks: list[Block] = [Text("\n".join(lines))]
    if sure:
        signed = len(stored["signed"])
        more = [say("privacy-signed", count=signed)] if signed else []
        more += [say("privacy-barred-stays")] if barred else []
        blocks.append(Text("\n".join([say("privacy-sure"), *more])))
        row = (Button("forget", say("privacy-yes"), "danger"), Button("keep", say("privacy-no")))
    else:
        row = (Button("export", say("privacy-export")), Button("delete", say("privacy-delete"), "danger"))
    return Page((*blocks, Buttons(row)))


def export_file(stored: Stored) -> discord.File:
    """All of it as a file that both people and programs can read, a line each; packed where Discord would not
    take it otherwise. That may take long: it is for a thread.
    """
    write = json.JSONEncoder(ensure_ascii=False).encode
    parts = []
    for name, value in stored.items():
        rows = ",\n    ".join(map(write, value)) if isinstance(value, list) else ""
        parts.append(f"  {write(name)}: " + (f"[\n    {rows}\n  ]" if rows else write(value)))
    content = ("{\n" + ",\n".join(parts) + "\n}\n").encode()
    if len(content) <= LARGEST:
        return discord.File(io.BytesIO(content), FILE)
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        archive.writestr(FILE, content)
    packed.seek(0)
    return discord.File(packed, f"{FILE}.zip")
