"""What `giants doctor` asks about a database on a server, without changing it."""

from collections.abc import Iterator

from bot.storage.blocks import stored_plan
from bot.storage.database import DatabaseUrl, Finding
from bot.storage.errors import StoreError
from bot.storage.tables import list_games

from .connection import Connection, connected, translated_errors
from .schema import migrations, refuse_newer, version_of
from .serving import served_blocks

OLDEST_SERVER = 14
LEAST_CONNECTIONS = (
    10  # that are left for others: a bot has three, and makes one more where an answer is lost
)
DURABLE = ("fsync", "synchronous_commit", "full_page_writes")
"""Settings without which the server says that something is stored which a crash can take back."""


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
        for question in (_durability, _rights, _connections):
            yield question(db)
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
        yield _blocks(db)
        found = list_games(db)
    live = sum(game.status in ("open", "playing", "paused") for game in found)
    yield Finding("games", "ok", f"{live} under way, {len(found)} in all")


def _blocks(db: Connection) -> Finding:
    """Whether somebody serves every block, where anybody serves any."""
    plan, served = stored_plan(db), served_blocks(db)
    says = f"{len(served)} of {plan.blocks} served"
    missing = [str(block) for block in range(plan.blocks) if block not in served]
    if served and missing:
        remedy = f"Start more bots, or let them serve more (GIANTS_MOST_BLOCKS): {', '.join(missing)} waits."
        return Finding("blocks", "warning", says, remedy)
    return Finding("blocks", "ok", says)


def _show(db: Connection, name: str) -> str:
    """A setting of the server, as this connection has it."""
    return str(db.execute("SELECT current_setting(?)", (name,)).fetchone()[0])


def _durability(db: Connection) -> Finding:
    """Whether what is stored stays stored."""
    off = [name for name in DURABLE if _show(db, name) == "off"]
    if off:
        remedy = "Switch them on: what players were told can be lost when the server's machine fails."
        return Finding("durability", "error", f"{' and '.join(off)} off", remedy)
    return Finding("durability", "ok", "commits wait for the disk")


def _rights(db: Connection) -> Finding:
    """Whether the bot may write, and make its tables."""
    standby = db.execute("SELECT pg_is_in_recovery()").fetchone()[0]
    if standby or _show(db, "default_transaction_read_only") == "on":
        remedy = "Name the server that takes changes in GIANTS_DATABASE, not a copy of it."
        return Finding("rights", "error", "the server takes no changes", remedy)
    if not db.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')").fetchone()[0]:
        remedy = "Let the bot's role own the database: ALTER DATABASE … OWNER TO …"
        return Finding("rights", "error", "the bot's role may make no tables", remedy)
    return Finding("rights", "ok", "the bot may write")


def _connections(db: Connection) -> Finding:
    """Whether there is room for the bot's connections."""
    used = int(db.execute("SELECT count(*) FROM pg_stat_activity").fetchone()[0])
    most = int(_show(db, "max_connections"))
    says = f"{used} of {most} in use"
    if most - used < LEAST_CONNECTIONS:
        return Finding("connections", "warning", says, "Raise max_connections, or end what holds them.")
    return Finding("connections", "ok", says)
