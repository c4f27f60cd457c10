"""What `giants doctor` asks about a database on a server, without changing it."""

from collections.abc import Iterator

from bot.storage.database import DatabaseUrl, Finding
from bot.storage.errors import StoreError
from bot.storage.tables import list_games

from .connection import connected, translated_errors
from .schema import migrations, refuse_newer, version_of

OLDEST_SERVER = 14


def examine(url: DatabaseUrl) -> Iterator[Finding]:
    """Whether it can be reached, is ours and of today's version, and how many games there are."""
    try:
        yield from _examine(url)
    except StoreError as error:
        remedy = "Look at GIANTS_DATABASE, and whether the server runs and lets this machine in."
        yield Finding("database", "error", f"{url.public}: {error}", remedy)


def _examine(url: DatabaseUrl) -> Iterator[Finding]:
    with translated_errors(), connected(url) as db:
        server = db.raw.info.server_version // 10000
        if server < OLDEST_SERVER:
            remedy = f"Use PostgreSQL {OLDEST_SERVER} or newer."
            yield Finding("database", "error", f"PostgreSQL {server} is too old", remedy)
            return
        yield Finding("database", "ok", f"PostgreSQL {server} at {url.public}")
        version, newest = version_of(db), len(migrations())
        refuse_newer(version or 0)
        if version is None:
            yield Finding("schema", "ok", "the database is empty: the first start begins it")
            return
        if version < newest:
            remedy = "The next start brings it up to date."
            yield Finding("schema", "warning", f"version {version} of {newest}", remedy)
            return
        yield Finding("schema", "ok", f"version {version}")
        found = list_games(db)
    live = sum(game.status in ("open", "playing", "paused") for game in found)
    yield Finding("games", "ok", f"{live} under way, {len(found)} in all")
