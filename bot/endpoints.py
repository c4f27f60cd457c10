"""Where Discord is: the addresses of its REST API and its gateway, for a stand-in or a proxy in its place."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket


@contextmanager
def discord_at(api: str | None = None, gateway: str | None = None, cdn: str | None = None) -> Iterator[None]:
    """Within this, discord.py in this process uses these addresses; None leaves Discord's own.

    A gateway's address is used for every connection. Discord names two others, in the answer to
    `/gateway/bot` and, for resuming a session, in READY: a bot that followed them would leave its proxy.
    """
    route, asset = discord.http.Route, discord.Asset
    before = (route.BASE, asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    connect = vars(DiscordWebSocket)["from_client"]
    route.BASE = before[0] if api is None else api.rstrip("/")
    asset.BASE = before[1] if cdn is None else cdn
    if gateway is not None:
        _use_gateway(yarl.URL(gateway))
    try:
        yield
    finally:
        route.BASE, asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
        _replace(connect)


def _use_gateway(address: yarl.URL) -> None:
    connect = DiscordWebSocket.from_client

    async def connect_there(_: Any, /, client: discord.Client, **options: Any) -> DiscordWebSocket:
        return await connect(client, **options | {"gateway": address})

    DiscordWebSocket.DEFAULT_GATEWAY = address  # for those who ask where it is
    _replace(classmethod(connect_there))


def _replace(connect: Any) -> None:
    """How a connection is made is for discord.py alone to say, so that there is no other way in."""
    DiscordWebSocket.from_client = connect  # type: ignore[method-assign]
