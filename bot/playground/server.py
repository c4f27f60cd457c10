"""The stand-in server: a world with a gateway, a REST API, a CDN and a page, on loopback unless asked."""

import contextlib
import ipaddress
import secrets
from collections.abc import Awaitable, Callable

import discord
from aiohttp import web

from bot.endpoints import discord_at
from bot.playground.page.routes import PageRoutes
from bot.playground.people.actions import Actions
from bot.playground.people.notifications import Notifications
from bot.playground.people.slash_commands import SlashCommands
from bot.playground.rest.rate_limits import RateLimits
from bot.playground.rest.request_log import RequestLog
from bot.playground.rest.routing import ROOT, Router, unknown
from bot.words import FALLBACK

from .cdn import Cdn
from .fault_injection import Faults
from .gateway.connections import Gateway
from .interactions import Interactions
from .payloads import Payloads
from .rest import channels, commands, guilds, interactions, messages, users
from .world import World

LOOPBACK = "127.0.0.1"
BIGGEST_BODY = 128 * 1024 * 1024
ALL_SERVERS_WITHIN = 0.25

Served = Callable[[web.Request], Awaitable[web.StreamResponse]]


class StandIn:
    """A Discord of our own: start it, point discord.py at it, log a bot in with `token`."""

    def __init__(self, world: World | None = None, *, token: str | None = None) -> None:
        self.world = world or World()
        self.log = RequestLog()
        self.faults = Faults()
        self.rate_limits = RateLimits(self.world.clock)
        self.payloads = Payloads(self.world)
        self.gateway = Gateway(
            self.world, self.payloads, self.faults, token or f"playground.{secrets.token_urlsafe(24)}"
        )
        self.interactions = Interactions(self.world, self.payloads, self.gateway)
        self.actions = Actions(self.world, self.payloads, self.interactions)
        self.slash_commands = SlashCommands(self.world, self.payloads, self.interactions)
        self.notifications = Notifications(self.world)
        self.page = PageRoutes(self)
        self.recommended_shards: int | None = None
        """What Discord would recommend to a bot in so many servers, unless a test says otherwise."""
        self.interactions_endpoint_url: str | None = None
        """Where the application's owner wants interactions sent, if a test says so; they come here still."""
        self.language = FALLBACK
        """What it speaks to people before it knows who they are."""
        self.port = 0
        self.host: str | None = None
        """Where it listens besides loopback, if it was asked to."""
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        """What the bot logs in with."""
        return self.gateway.token

    def be_lifelike(self, max_concurrency: int = 1) -> None:
        """Hold the bot to what Discord allows: requests by route and in sum, and when shards may identify."""
        self.rate_limits.lifelike = self.gateway.starts.lifelike = True
        self.gateway.starts.max_concurrency = max_concurrency

    @property
    def origin(self) -> str:
        """The server's address, `http://127.0.0.1:port`."""
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def gateway_url(self) -> str:
        """The gateway's address."""
        return f"ws://{LOOPBACK}:{self.port}/gateway"

    async def start(self, port: int = 0, host: str | None = None) -> None:
        """Listen on loopback, and on `host` too where it is given; port 0 takes any free one."""
        app = web.Application(client_max_size=BIGGEST_BODY, middlewares=[self._only_ours])
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        modules = (interactions, messages, users, guilds, channels, commands)
        Router(self).install(app, [route for module in modules for route in module.ROUTES])
        app.router.add_route("*", ROOT + "/{rest:.*}", unknown)
        Cdn(self).install(app)
        self.page.install(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        self.host = host
        everywhere = host is not None and _is_unspecified(host)
        await web.TCPSite(self._runner, host if everywhere else LOOPBACK, port).start()
        self.port = int(self._runner.addresses[0][1])
        if host not in (None, LOOPBACK, "localhost") and not everywhere:
            await web.TCPSite(self._runner, host, self.port).start()
        self.payloads.origin = self.origin

    async def close(self) -> None:
        """Stop listening and end every connection."""
        await self.gateway.close()
        await self.page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.log.close()

    def pointed_at(self) -> contextlib.AbstractContextManager[None]:
        """Within this, discord.py in this process talks to the stand-in instead of Discord."""
        return pointed_at(self.origin)

    async def log_in(self, client: discord.Client) -> None:
        """Log a client in.

        discord.py is ready two seconds after the last server that it heard of, as Discord tells of them one
        by one. Here all come at once, and nobody needs to wait for more.
        """
        client._connection.guild_ready_timeout = ALL_SERVERS_WITHIN
        await client.login(self.token)

    @web.middleware
    async def _only_ours(self, request: web.Request, handler: Served) -> web.StreamResponse:
        """Refuse other host names (a rebound DNS name) and other origins (another site's script)."""
        hosts = [f"{LOOPBACK}:{self.port}", f"localhost:{self.port}"]
        asked = request.headers.get("Host", "")
        if self._may_be_called(asked):
            hosts.append(asked)
        if asked not in hosts:
            raise web.HTTPForbidden(text="This server answers to its own address only.")
        origin = request.headers.get("Origin")
        if origin is not None and origin not in [f"http://{host}" for host in hosts]:
            raise web.HTTPForbidden(text="This server answers to its own page only.")
        return await handler(request)

    def _may_be_called(self, asked: str) -> bool:
        """Whether a host is ours where we listen to others: by number, as localhost (behind a container's
        port), or by the name that was given. Any other name may be somebody else's that was bound to us.
        """
        if self.host is None:
            return False
        name = asked.rpartition(":")[0] or asked
        with contextlib.suppress(ValueError):
            return bool(ipaddress.ip_address(name.strip("[]")))
        return name in (self.host, "localhost")


def _is_unspecified(host: str) -> bool:
    """Whether an address means all addresses of this machine."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def pointed_at(origin: str) -> contextlib.AbstractContextManager[None]:
    """Within this, discord.py in this process talks to the server at `origin` instead of Discord."""
    return discord_at(origin + ROOT, origin.replace("http", "ws", 1) + "/gateway", origin)
