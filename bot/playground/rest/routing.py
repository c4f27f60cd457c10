"""Routing of the REST API: what is common to all requests.

It reads bodies, checks the token, counts rate limits, injects faults, turns errors into Discord's error
bodies, and writes the log. Routes only see a `Call` and return a `Reply`.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from aiohttp import BodyPartReader, web

from bot.playground.errors import (
    BAD_JSON,
    NOT_FOUND,
    TOO_LARGE,
    UNAUTHORIZED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    ApiError,
)
from bot.playground.fault_injection import Fault, FaultKind
from bot.playground.json_types import JSON
from bot.playground.validation.form import Form
from bot.playground.validation.messages import FILE_LIMIT, MOST_FILES, Upload
from bot.playground.world import Channel, Guild, World
from bot.playground.world.snowflakes import as_snowflake

from .request_log import Entry

if TYPE_CHECKING:
    from bot.playground.server import StandIn

ROOT = "/api/v10"
LOOK = 0.01
"""Seconds between two looks at whether the sender of a slow upload is still there."""
FILE_PART = re.compile(r"files\[(\d{1,3})\]")


class Reply(NamedTuple):
    """What a route answers."""

    body: Any = None
    status: int = 200


NO_CONTENT = Reply(None, 204)


@dataclass(slots=True)
class Call:
    """A request whose body has been read."""

    standin: "StandIn"
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The world that the request is about."""
        return self.standin.world

    def id(self, name: str) -> int:
        """An identifier from the path."""
        number = as_snowflake(self.params[name])
        if number is None:
            form = Form()
            form.add_error((name,), "NUMBER_TYPE_COERCE", f'Value "{self.params[name]}" is not snowflake.')
            form.raise_errors()
        return number or 0

    def channel(self, name: str = "channel_id") -> Channel:
        """A channel from the path."""
        channel = self.world.channels.get(self.id(name))
        if channel is None:
            raise ApiError(UNKNOWN_CHANNEL)
        return channel

    def guild(self) -> Guild:
        """A server from the path, where the bot is a member of it."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None or self.world.bot.id not in guild.members:
            raise ApiError(UNKNOWN_GUILD)
        return guild

    def object(self) -> JSON:
        """The body, which must be an object."""
        if not isinstance(self.body, dict):
            form = Form()
            form.not_an_object(())
            form.raise_errors()
        return dict(self.body)


Handler = Callable[[Call], Awaitable[Reply]]


class Route(NamedTuple):
    """A method and path template with what serves it. `open` routes need no bot token."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    limited: bool = True


class Router:
    """Serves routes over HTTP."""

    def __init__(self, standin: "StandIn") -> None:
        self.standin = standin

    def install(self, app: web.Application, routes: list[Route]) -> None:
        """Put routes under `/api/v10`."""
        for route in routes:
            app.router.add_route(route.method, ROOT + route.template, self._served(route))

    def _served(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        standin = self.standin
        path = request.path.removeprefix(ROOT)
        files_come = request.content_type == "multipart/form-data"
        faults = standin.faults.matching(request.method, path, files=files_come)
        if any(fault.kind is FaultKind.LOST_REQUEST for fault in faults) and request.transport is not None:
            request.transport.abort()
            return web.Response()
        if not await _uploaded(faults, request):
            return web.Response()
        headers: dict[str, str] = {}
        wait: float | None = None
        wait_for_all: float | None = None
        if route.limited:
            limits = standin.rate_limits
            wait_for_all = limits.take_in_sum(request.headers.get("Authorization") or str(request.remote))
            if wait_for_all is None:
                headers, wait = limits.take(request.method, route.template, dict(request.match_info))
        body: Any = None
        try:
            body, files = await read_body(request)
            reply = _injected(faults)
            if reply is None and wait_for_all is not None:
                reply = _limited(wait_for_all, everywhere=True)
            if reply is None and wait is not None:
                reply = _limited(wait, everywhere=False)
            if reply is None:
                self._authorise(route, request)
                call = Call(standin, dict(request.match_info), dict(request.query), body, files)
                reply = await route.handler(call)
        except ApiError as error:
            reply = Reply(error.body(), error.code.status)
        standin.log.add(Entry(request.method, path, body, reply.status, reply.body))
        await _delay(faults)
        if any(fault.kind is FaultKind.LOST_ANSWER for fault in faults) and request.transport is not None:
            request.transport.abort()
        if reply.status == 429 and isinstance(reply.body, dict) and "retry_after" in reply.body:
            headers = _limit_headers(headers, reply.body)
        return answer(reply, headers)

    def _authorise(self, route: Route, request: web.Request) -> None:
        if not route.open and request.headers.get("Authorization") != f"Bot {self.standin.token}":
            raise ApiError(UNAUTHORIZED)


async def unknown(_request: web.Request) -> web.StreamResponse:
    """Answer for every path that is no route."""
    return answer(Reply(ApiError(NOT_FOUND).body(), 404), {})


def answer(reply: Reply, headers: dict[str, str]) -> web.Response:
    """An HTTP answer with the exact headers that discord.py looks for."""
    headers = headers | {"Via": "1.1 playground"}
    if reply.status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py compares the content type as a whole, so no charset may follow it.
    headers["Content-Type"] = "application/json"
    return web.Response(
        status=reply.status, body=json.dumps(reply.body, separators=(",", ":")).encode(), headers=headers
    )


def _injected(faults: list[Fault]) -> Reply | None:
    for fault in faults:
        if fault.kind is FaultKind.RATE_LIMIT:
            return _limited(fault.seconds, everywhere=fault.everywhere)
        if fault.error is not None:
            return Reply(ApiError(fault.error).body(), fault.error.status)
        if fault.kind is FaultKind.SERVER_ERROR:
            return Reply({"message": "500: Internal Server Error", "code": 0}, fault.status)
    return None


def _limited(seconds: float, *, everywhere: bool) -> Reply:
    body = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": everywhere}
    return Reply(body, 429)


def _limit_headers(of_route: dict[str, str], body: JSON) -> dict[str, str]:
    """The headers of a refusal: whole seconds, and what limit it is about."""
    after = {"Retry-After": str(ceil(body["retry_after"]))}
    if body["global"]:  # nothing of the route, which is not what was exhausted
        return after | {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
    return of_route | after | {"X-RateLimit-Scope": "user"}


async def _uploaded(faults: list[Fault], request: web.Request) -> bool:
    """Wait as long as a slow upload takes; whether its sender held out."""
    seconds = sum(fault.seconds for fault in faults if fault.kind is FaultKind.SLOW_UPLOAD)
    while seconds > 0 and request.transport is not None and not request.transport.is_closing():
        await asyncio.sleep(min(seconds, LOOK))
        seconds -= LOOK
    return request.transport is not None


async def _delay(faults: list[Fault]) -> None:
    for fault in faults:
        if fault.kind is FaultKind.SLOW:
            await asyncio.sleep(fault.seconds)


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request and its files, whether it came as JSON or as multipart."""
    if not request.can_read_body:
        return None, {}
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    return (_parsed(raw) if raw else None), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = None
    files: dict[int, Upload] = {}
    room = (FILE_LIMIT + 1) * MOST_FILES
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(BAD_JSON)
        content = bytes(await part.read(decode=False))
        room -= len(content)
        if room < 0:
            raise ApiError(TOO_LARGE)
        named = FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _parsed(content)
        elif named is not None:
            files[int(named[1])] = Upload(part.filename or "unknown", content)
    return body, files


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(BAD_JSON) from None
