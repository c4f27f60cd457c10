"""The operator's HTTP server: `/healthz`, `/readyz` and `/metrics`. It says nothing about games or people."""

import errno
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from bot.settings import Address

from .health import Report

TEXT: Final = "text/plain; charset=utf-8"
NO_METRICS: Final = "Metrics need prometheus-client: install giants with its extra, giants[ops].\n"
Ask = Callable[[], Awaitable[Report]]
Scrape = Callable[[], Awaitable[bytes]]


class AddressTaken(Exception):
    """Nothing can be opened at an address: another program has it, or it is none of this machine's."""


class OperatorServer:
    """Serves whoever watches the process, from `start` to `close`."""

    def __init__(self, alive: Ask, ready: Ask, scrape: Scrape | None, content_type: str = TEXT) -> None:
        self._alive, self._ready, self._scrape = alive, ready, scrape
        self._content_type = content_type
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(self, address: Address) -> None:
        """Listen; AddressTaken if that is not possible."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except OSError as error:
            await self.close()
            used = error.errno == errno.EADDRINUSE
            why = "is in use by another program" if used else f"can't be opened ({error.strerror})"
            raise AddressTaken(f"GIANTS_HTTP: {address} {why}") from error
        self.port = int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthz(self, _request: web.Request) -> web.Response:
        return _as_json(await self._alive())

    async def _readyz(self, _request: web.Request) -> web.Response:
        return _as_json(await self._ready())

    async def _metrics(self, _request: web.Request) -> web.Response:
        if self._scrape is None:
            return web.Response(text=NO_METRICS, status=501)
        return web.Response(body=await self._scrape(), headers={"Content-Type": self._content_type})


def _as_json(report: Report) -> web.Response:
    return web.json_response(report.found, status=200 if report.well else 503)
