"""Attachments and default avatars, served under signed addresses that expire, as Discord's CDN does."""

import hmac
import io
from typing import TYPE_CHECKING

from aiohttp import web
from PIL import Image

from .world.snowflakes import as_snowflake

if TYPE_CHECKING:
    from .server import StandIn

AVATARS = (0x5865F2, 0x757E8A, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459E)
# What a browser may show; everything else is for saving, so that no upload can run as a page.
SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp")


class Cdn:
    """Serves the files of a world."""

    def __init__(self, standin: "StandIn") -> None:
        self.standin = standin

    def install(self, app: web.Application) -> None:
        """Put the routes into an application."""
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)
        app.router.add_get("/embed/avatars/{index}.png", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        """GET a file, with a valid signature that has not expired."""
        world = self.standin.world
        if self.standin.faults.matching(request.method, request.path):
            raise web.HTTPNotFound(text="This content is no longer available.")
        number = as_snowflake(request.match_info["attachment_id"]) or 0
        try:
            expires = int(request.query["ex"], 16)
        except (KeyError, ValueError):
            raise web.HTTPForbidden(text="This content is no longer available.") from None
        signature = self.standin.payloads.signature(number, expires)
        if not hmac.compare_digest(signature, request.query.get("hm", "")) or world.clock.now() > expires:
            raise web.HTTPForbidden(text="This content is no longer available.")
        content = world.files.get(number)
        channel = as_snowflake(request.match_info["channel_id"]) or 0
        found = [a for m in world.messages.get(channel, {}).values() for a in m.attachments if a.id == number]
        found += [
            file for where, file in world.command_files.values() if where == channel and file.id == number
        ]
        if content is None or not found:
            raise web.HTTPNotFound(text="This content is no longer available.")
        kind = found[0].content_type
        headers = {
            "Cache-Control": "private, max-age=86400",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
        }
        if kind not in SHOWN:
            kind = "application/octet-stream"
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=content, content_type=kind, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        """GET one of the default avatars."""
        index = as_snowflake(request.match_info["index"])
        if index is None or index >= len(AVATARS):
            raise web.HTTPNotFound
        colour = AVATARS[index]
        picture = Image.new("RGB", (64, 64), (colour >> 16, colour >> 8 & 0xFF, colour & 0xFF))
        out = io.BytesIO()
        picture.save(out, "PNG")
        return web.Response(body=out.getvalue(), content_type="image/png")
