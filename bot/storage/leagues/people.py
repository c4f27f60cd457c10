"""People in leagues: gathered, and taken out."""

import json
from typing import Any, Final

from bot.storage.database import Db

from .rows import PERSON_BLANKS, load, named

_FORGOTTEN: Final = 0  # the number that stands for whoever was forgotten


def gather_leagues(db: Db, user: int) -> dict[str, Any]:
    """Everything that leagues know of a person."""
    known = [league for (league,) in db.execute("SELECT league FROM league_mentions WHERE user = ?", (user,))]
    entries, hosted, lines = [], [], []
    for number in known:
        league = load(db, number)
        hosted += [number] if league.host == user else []
        entries += [
            {
                "league": number,
                "name": league.name,
                "division": entry.division,
                "seed": entry.seed,
                "left": entry.out or entry.user != user,
            }
            for entry in league.entries
            if entry.held_by(user)
        ]
        found = db.execute(
            "SELECT seq, at, kind, actor, blanks FROM league_log WHERE league = ? ORDER BY seq", (number,)
        )
        lines += [
            {"league": number, "at": at, "kind": kind, "actor": actor, "blanks": blanks}
            for _, at, kind, actor, blanks in found
            if user in named(actor, json.loads(blanks))
        ]
    return {"league_places": entries, "leagues_hosted": hosted, "league_log": lines}


def forget_in_leagues(db: Db, user: int) -> None:
    """Take a person out of all leagues: their place stays, without a name, and plays no further round. What
    they did as a moderator stays signed in leagues that are not over.
    """
    for (number,) in db.execute("SELECT league FROM league_mentions WHERE user = ?", (user,)).fetchall():
        live = load(db, number).live
        _forget(db, number, user, but="moderator" if live else "")
        if live:
            db.execute(
                "UPDATE league_mentions SET forgotten = 1 WHERE user = ? AND league = ?", (user, number)
            )
        else:
            db.execute("DELETE FROM league_mentions WHERE user = ? AND league = ?", (user, number))


def _forget(db: Db, number: int, user: int, but: str) -> None:
    league = load(db, number)
    for entry in league.entries:
        if not entry.held_by(user):
            continue
        earlier = json.dumps([other for other in entry.earlier if other != user])
        now, gone = (None, True) if entry.user == user else (entry.user, entry.out)
        db.execute(
            "UPDATE league_entries SET user = ?, gone = ?, earlier = ? WHERE league = ? AND number = ?",
            (now, int(gone), earlier, number, entry.number),
        )
        if league.status == "signup":
            db.execute("DELETE FROM league_entries WHERE league = ? AND number = ?", (number, entry.number))
    found = db.execute("SELECT seq, actor, blanks FROM league_log WHERE league = ?", (number,)).fetchall()
    for seq, actor, text in found:
        blanks = json.loads(text)
        if user not in named(actor, blanks):
            continue
        role, _, person = actor.partition(":")
        signed = f"{role}:{_FORGOTTEN}" if person == str(user) and role != but else actor
        cleared = {k: _FORGOTTEN if k in PERSON_BLANKS and v == user else v for k, v in blanks.items()}
        db.execute(
            "UPDATE league_log SET actor = ?, blanks = ? WHERE league = ? AND seq = ?",
            (signed, json.dumps(cleared), number, seq),
        )
    db.execute(
        "UPDATE leagues SET edition = edition + 1, host = CASE WHEN host = ? THEN NULL ELSE host END"
        " WHERE id = ?",
        (user, number),
    )


_FINISHED: Final = (
    "forgotten = 1 AND EXISTS (SELECT 1 FROM leagues AS l WHERE l.id = league"
    " AND l.status NOT IN ('signup', 'playing'))"
)


def leagues_to_redact(db: Db) -> bool:
    """Whether moderators who were forgotten are still signed in leagues that are over."""
    return db.execute(f"SELECT 1 FROM league_mentions WHERE {_FINISHED} LIMIT 1").fetchone() is not None


def redact_leagues(db: Db) -> None:
    """Take them out of those."""
    for user, number in db.execute(f"SELECT user, league FROM league_mentions WHERE {_FINISHED}").fetchall():
        _forget(db, number, user, but="")
        db.execute("DELETE FROM league_mentions WHERE user = ? AND league = ?", (user, number))
