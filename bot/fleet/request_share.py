"""A process's share of the requests that Discord takes from a bot in a second, over all its processes."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

REQUESTS_A_SECOND: Final = 45  # of Discord's 50 for a bot: the way to it may crowd them together


class RequestShare:
    """Lets through so many requests in any second; the others wait for their turn.

    Only requests by the bot's token count. discord.py sends answers to interactions another way, and Discord
    does not count them.
    """

    def __init__(
        self,
        send: Callable[..., Awaitable[Any]],
        most: Callable[[], float],
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._send = send
        self._most = most
        self._clock = clock
        self._sleep = sleep
        self._sent: deque[float] = deque()
        self._turn = asyncio.Lock()

    async def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Send a request when it may be sent."""
        async with self._turn:
            await self._wait()
        return await self._send(*arguments, **named)

    async def _wait(self) -> None:
        now = self._clock or asyncio.get_running_loop().time
        most = max(1, int(self._most()))
        while len(self._sent) >= most and (rest := self._sent[-most] + 1.0 - now()) > 0:
            await self._sleep(rest)
        self._sent.append(now())
        while len(self._sent) > REQUESTS_A_SECOND:
            self._sent.popleft()
