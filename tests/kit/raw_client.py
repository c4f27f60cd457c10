"""A client of the stand-in that sends what no library would."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.playground.demo_server import DemoServer, create_demo_server
from bot.playground.interactions import Interaction
from bot.playground.server import StandIn

JSON = dict[str, Any]
V2 = 1 << 15


class Raw:
    """A client without manners: sends whatever a test wants to a stand-in."""

    def __init__(self, standin: StandIn, demo: DemoServer, http: aiohttp.ClientSession) -> None:
        self.standin = standin
        self.demo = demo
        self.http = http

    async def send(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.standin.token}"}
        url = f"{self.standin.origin}/api/v10{path}"
        async with self.http.request(method, url, json=body, headers=headers, **options) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def post(self, body: JSON) -> tuple[int, Any]:
        return await self.send("POST", f"/channels/{self.demo.table.id}/messages", body)

    async def faults(self, body: JSON) -> dict[str, str]:
        """The code of every fault in a refused message, by path."""
        status, answer = await self.post(body)
        assert (status, answer["code"]) == (400, 50035)
        return flat(answer["errors"])

    async def v2_faults(self, *components: JSON) -> dict[str, str]:
        return await self.faults({"flags": V2, "components": list(components)})

    def interaction(self) -> Interaction:
        self.standin.world.set_commands(None, [COMMAND])
        return self.standin.slash_commands.run(self.demo.players[0], self.demo.table, "go")

    async def answer(self, interaction: Interaction, body: JSON) -> tuple[int, Any]:
        return await self.send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)

    async def follow(
        self, interaction: Interaction, method: str, end: str, body: JSON | None
    ) -> tuple[int, Any]:
        bot_id = self.standin.world.bot.id
        return await self.send(method, f"/webhooks/{bot_id}/{interaction.token}{end}", body)


COMMAND: JSON = {"id": "1", "name": "go", "type": 1, "options": [], "description": "Go"}


def flat(errors: JSON, path: str = "") -> dict[str, str]:
    """The codes of all faults, by path."""
    found: dict[str, str] = {}
    for key, value in errors.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= flat(value, f"{path}.{key}" if path else key)
    return found


@asynccontextmanager
async def raw_client() -> AsyncIterator[Raw]:
    """One at a stand-in of its own."""
    standin = StandIn()
    demo = create_demo_server(standin.world)
    await standin.start()
    async with aiohttp.ClientSession() as http:
        yield Raw(standin, demo, http)
    await standin.close()
