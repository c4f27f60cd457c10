"""Application commands, global and per server."""

from bot.playground.errors import UNKNOWN_APPLICATION, UNKNOWN_COMMAND, ApiError
from bot.playground.json_types import JSON
from bot.playground.validation.commands import read_command, read_commands
from bot.playground.validation.form import Form

from .routing import NO_CONTENT, Call, Reply, Route


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.bot.id:
        raise ApiError(UNKNOWN_APPLICATION)
    return call.guild().id if "guild_id" in call.params else None


def _stored(call: Call, scope: int | None, command: JSON) -> JSON:
    """A command with the identity it had before, or a new one."""
    known = _named(call, scope, command)
    stored = command | {
        "id": known["id"] if known else str(call.world.snowflakes.next()),
        "application_id": str(call.world.bot.id),
        "version": str(call.world.snowflakes.next()),
    }
    if scope is not None:
        stored["guild_id"] = str(scope)
    return stored


def _named(call: Call, scope: int | None, command: JSON) -> JSON | None:
    for known in call.world.commands.get(scope, []):
        if (known["type"], known["name"]) == (command["type"], command["name"]):
            return known
    return None


async def overwrite(call: Call) -> Reply:
    """PUT the whole list."""
    scope = _scope(call)
    if not isinstance(call.body, list):
        form = Form()
        form.add_error((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.raise_errors()
    stored = [_stored(call, scope, command) for command in read_commands(call.body)]
    call.world.set_commands(scope, stored)
    return Reply(stored)


async def fetch_all(call: Call) -> Reply:
    """GET the list."""
    return Reply(call.world.commands.get(_scope(call), []))


async def upsert(call: Call) -> Reply:
    """POST one command, replacing one of the same name."""
    scope = _scope(call)
    command = read_command(call.object())
    known = _named(call, scope, command)
    stored = _stored(call, scope, command)
    others = [each for each in call.world.commands.get(scope, []) if each is not known]
    read_commands([*others, command])  # the list as a whole has limits too
    call.world.set_commands(scope, [*others, stored])
    return Reply(stored, 200 if known else 201)


def _one(call: Call, scope: int | None) -> JSON:
    for command in call.world.commands.get(scope, []):
        if command["id"] == call.params["command_id"]:
            return command
    raise ApiError(UNKNOWN_COMMAND)


async def fetch(call: Call) -> Reply:
    """GET one command."""
    return Reply(_one(call, _scope(call)))


async def edit(call: Call) -> Reply:
    """PATCH one command."""
    scope = _scope(call)
    old = _one(call, scope)
    new = old | read_command(old | call.object()) | {"version": str(call.world.snowflakes.next())}
    commands = [new if each is old else each for each in call.world.commands[scope]]
    call.world.set_commands(scope, commands)
    return Reply(new)


async def delete(call: Call) -> Reply:
    """DELETE one command."""
    scope = _scope(call)
    gone = _one(call, scope)
    call.world.set_commands(scope, [each for each in call.world.commands[scope] if each is not gone])
    return NO_CONTENT


ROUTES = [
    Route(method, base + end, handler)
    for base in (
        "/applications/{application_id}/commands",
        "/applications/{application_id}/guilds/{guild_id}/commands",
    )
    for method, end, handler in (
        ("PUT", "", overwrite),
        ("GET", "", fetch_all),
        ("POST", "", upsert),
        ("GET", "/{command_id}", fetch),
        ("PATCH", "/{command_id}", edit),
        ("DELETE", "/{command_id}", delete),
    )
]
