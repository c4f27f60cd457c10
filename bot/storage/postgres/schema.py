"""The schema of a PostgreSQL database: whether it is ours, and the migrations that lead to today's.

The migrations are SQLite's, translated; a script of the same name in `migrations` here takes one's place.
"""

import secrets
from importlib.resources import files
from typing import Final

from bot.storage.errors import StoreError, StoreRefusedError
from bot.storage.sqlite.schema import migration_files

from .connection import FENCE, Connection
from .dialect import translated_script

_LOCK: Final = 0x4D6F6169  # "Moai": nobody else migrates meanwhile


_OF_PROCESSES: Final = f"""
-- The last change of every process that writes (see the engine); past its fence it can make none.
CREATE TABLE IF NOT EXISTS giants_writers
    (writer TEXT PRIMARY KEY, change BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL);
ALTER TABLE giants_writers
    ADD COLUMN fence BIGINT CONSTRAINT {FENCE} CHECK (fence IS NULL OR change <= fence);
-- Who last served each block, unless it was handed over (see serving).
CREATE TABLE giants_blocks (block BIGINT PRIMARY KEY, holder TEXT);
-- The last moment that was reserved for a shard of each bucket to identify.
CREATE TABLE giants_identifies (bucket BIGINT PRIMARY KEY, at TIMESTAMPTZ NOT NULL);
"""
"""What only a database on a server has, and copies leave out: tables of the processes that use it."""


def migrations() -> tuple[str, ...]:
    """The scripts that lead from an empty database to today's schema, in order."""
    own = files(__package__) / "migrations"
    return tuple(
        (own / name).read_text("utf-8") if (own / name).is_file() else translated_script(script)
        for name, script in migration_files().items()
    )


def version_of(db: Connection) -> int | None:
    """Of which version a database is; None if it is empty. One that is not ours is refused."""
    if db.execute("SELECT to_regclass('giants_schema')").fetchone()[0] is not None:
        return int(db.execute("SELECT version FROM giants_schema").fetchone()[0])
    others = db.execute(
        "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = current_schema()"
    ).fetchone()[0]
    if others:
        name = db.execute("SELECT current_database()").fetchone()[0]
        raise StoreRefusedError("table-store-foreign", path=name)
    return None


def refuse_newer(version: int) -> None:
    """Refuse a database of a newer version."""
    newest = len(migrations())
    if version > newest:
        raise StoreRefusedError("table-store-newer", version=version, newest=newest)


def refuse_outdated(db: Connection, shown: str) -> None:
    """Refuse a database that is not of today's version: whoever only reads does not change it."""
    version, newest = version_of(db), len(migrations())
    if version is None:
        raise StoreError("table-store-missing", path=shown)
    refuse_newer(version)
    if version < newest:
        raise StoreError("table-store-older", version=version, newest=newest)


def prepare(db: Connection) -> None:
    """Make the schema of a database today's, or begin it."""
    scripts = migrations()
    with db.raw.transaction():
        db.execute("SELECT pg_advisory_xact_lock(?)", (_LOCK,))
        version = version_of(db)
        refuse_newer(version or 0)
        for script in scripts[version or 0 :]:
            db.raw.execute(script.encode())
        if version is None:
            db.raw.execute("CREATE TABLE giants_schema (version BIGINT NOT NULL)")
            db.execute("INSERT INTO giants_schema (version) VALUES (?)", (len(scripts),))
            # What makes the nonces of this database differ from those of any other.
            db.execute("INSERT INTO keepsakes (key, value) VALUES ('nonces', ?)", (secrets.token_hex(3),))
        else:
            db.execute("UPDATE giants_schema SET version = ?", (len(scripts),))
        if db.execute("SELECT to_regclass('giants_blocks')").fetchone()[0] is None:
            db.raw.execute(_OF_PROCESSES.encode())
        db.raw.execute("DELETE FROM giants_writers WHERE at < now() - INTERVAL '30 days'")
