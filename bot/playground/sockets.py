"""Writing to a web socket from a queue, so that whoever has something to send never waits for the reader."""

import asyncio

from aiohttp import web


async def write_frames(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    """Send every frame of `outbox` in order until cancelled or until the other side is gone."""
    while True:
        frame = await outbox.get()
        try:
            await socket.send_str(frame)
        except ConnectionError:
            return
