"""The routes of the page: its files, and a web socket for every open tab."""

import hashlib
import hmac
import html
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from bot.words import words

from .socket import PageSocket

if TYPE_CHECKING:
    from bot.playground.server import StandIn

FOLDER = Path(__file__).with_name("static")
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class PageRoutes:
    """Serves whoever opens the page with the key of this world, and remembers them by a cookie."""

    def __init__(self, standin: "StandIn") -> None:
        self.standin = standin
        # Both hang on the world's secret, so that open tabs and bookmarks outlive a restart.
        self.key = self._sign("page key")[:22]
        self._ticket = self._sign("page ticket")
        self._tabs: set[PageSocket] = set()
        # Only what was in the folder at the start is ever served: no path reaches the file system.
        self._files = {
            path.name: (path.read_bytes(), TYPES[path.suffix])
            for path in sorted(FOLDER.iterdir())
            if path.suffix in TYPES
        }

    def _sign(self, purpose: str) -> str:
        return hmac.new(self.standin.world.secret, purpose.encode(), hashlib.sha256).hexdigest()

    @property
    def address(self) -> str:
        """Where a person opens the page, key included."""
        return f"{self.standin.origin}/?key={self.key}"

    def install(self, app: web.Application) -> None:
        """Put the routes into an application."""
        app.router.add_get("/", self.front)
        app.router.add_get("/page/live", self.live)
        app.router.add_get("/page/{name}", self.file)

    @property
    def _cookie(self) -> str:
        # Cookies do not tell ports apart, so the name does.
        return f"playground_{self.standin.port}"

    def _known(self, request: web.Request) -> bool:
        return _same(request.cookies.get(self._cookie, ""), self._ticket)

    async def front(self, request: web.Request) -> web.StreamResponse:
        """GET the page; the key in the address is traded for a cookie and vanishes from view."""
        if _same(request.query.get("key", ""), self.key):
            front = web.HTTPFound("/")
            front.set_cookie(self._cookie, self._ticket, httponly=True, samesite="Strict", path="/")
            raise front
        if not self._known(request):
            raise self._refused()
        return self._serve("index.html")

    def _refused(self) -> web.HTTPForbidden:
        return web.HTTPForbidden(text=words(self.standin.language)("playground-stranger"))

    async def file(self, request: web.Request) -> web.StreamResponse:
        """GET a file of the page."""
        return self._serve(request.match_info["name"])

    def _serve(self, name: str) -> web.Response:
        if name not in self._files:
            raise web.HTTPNotFound
        body, kind = self._files[name]
        if name == "index.html":
            body = self._worded(body)
        headers = {
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-cache",
        }
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)

    def _worded(self, page: bytes) -> bytes:
        """The page in the playground's language; what it says later is said in that of whoever one is."""
        say = words(self.standin.language)
        text = page.decode().replace("{language}", self.standin.language)
        for blank in ("title", "needs-javascript"):
            text = text.replace(f"{{{blank}}}", html.escape(say(f"playground-{blank}")))
        return text.encode()

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Serve one tab's socket for as long as it is open."""
        if not self._known(request) or request.headers.get("Origin") is None:
            raise self._refused()
        socket = web.WebSocketResponse(max_msg_size=64 * 1024 * 1024, heartbeat=30)
        await socket.prepare(request)
        tab = PageSocket(self.standin, socket)
        self._tabs.add(tab)
        try:
            await tab.serve()
        finally:
            self._tabs.discard(tab)
        return socket

    async def close(self) -> None:
        """Close the sockets of all tabs."""
        for tab in tuple(self._tabs):
            await tab.close()


def _same(given: str, secret: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), secret.encode())
