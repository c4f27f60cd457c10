"""What is stored about one person: shown, handed out whole, or deleted with every game left intact."""

import io
import json
import sqlite3
from typing import Any

import discord

from bot.reminders.quiet_hours import read_preferences
from bot.reminders.time_input import clock_time
from bot.ui.page import Block, Button, Buttons, Page, Text
from bot.words import Words

Stored = dict[str, Any]


def gather(db: sqlite3.Connection, user: int) -> Stored:
    """Everything that the database knows of a person, by where it is kept."""
    known = db.execute("SELECT 1 FROM people WHERE user = ?", (user,)).fetchone() is not None
    preferences = read_preferences(db, user)
    seats = _rows(
        db,
        "SELECT s.game, s.colour, s.stand_in, s.away_until, s.offered, g.server, g.channel, g.status"
        " FROM seats AS s JOIN games AS g ON g.id = s.game WHERE s.user = ? ORDER BY s.game",
        user,
    )
    orders = _rows(
        db,
        "SELECT o.game, o.kind, o.line FROM orders AS o JOIN seats AS s"
        " ON s.game = o.game AND s.colour = o.seat WHERE s.user = ? ORDER BY o.game",
        user,
    )
    # What a computer decided at a moderator's word is the seat's secret, a sealed bid for one, until the end.
    entries = _rows(
        db,
        "SELECT game, seq, at, kind, actor, seat,"
        " CASE WHEN actor = ?1 OR (SELECT status FROM games WHERE id = game) = 'finished' THEN line END"
        " AS line, blanks FROM log WHERE actor IN (?1, ?2)"
        " OR EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?3) ORDER BY game, seq",
        *(f"user:{user}", f"moderator:{user}", user),
    )
    return {
        "user": user,
        "settings": {
            "reach": preferences.reach,
            "zone": preferences.zone,
            "quiet_from": preferences.quiet_from,
            "quiet_until": preferences.quiet_until,
            "snoozed_until": preferences.snoozed_until,
        }
        if known
        else None,
        "seats": seats,
        "orders": orders,
        "hosted": _rows(db, "SELECT id AS game FROM games WHERE host = ?", user),
        "invitations": _rows(db, "SELECT game FROM invitations WHERE user = ?", user),
        "entries": entries,
        "reminders": _rows(db, "SELECT game, channel, message FROM reminders WHERE user = ?", user),
        "setups": _rows(db, "SELECT server, at, role, channel FROM setups WHERE actor = ?", user),
        "notices": _rows(db, "SELECT game, key, blanks, delivered_at FROM notices WHERE user = ?", user),
    }


def _rows(db: sqlite3.Connection, statement: str, *values: int | str) -> list[dict[str, Any]]:
    found = db.execute(statement, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def privacy_page(stored: Stored, say: Words, *, sure: bool = False) -> Page:
    """The same in words, with what can be done about it."""
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
        actions=len(stored["entries"]) + len(stored["setups"]),
        notices=len(stored["notices"]),
    )
    lines = [say("privacy-title"), f"- {first}", f"- {counts}", f"- {say('privacy-names')}"]
    blocks: list[Block] = [Text("\n".join(lines))]
    if sure:
        blocks.append(Text(say("privacy-sure")))
        row = (Button("forget", say("privacy-yes"), "danger"), Button("keep", say("privacy-no")))
    else:
        row = (Button("export", say("privacy-export")), Button("delete", say("privacy-delete"), "danger"))
    return Page((*blocks, Buttons(row)))


def export_file(stored: Stored) -> discord.File:
    """All of it as a file that both people and programs can read."""
    text = json.dumps(stored, indent=2, ensure_ascii=False)
    return discord.File(io.BytesIO(text.encode()), "giants-privacy.json")
