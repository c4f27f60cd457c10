"""How fast the stand-in is: the floor under every figure that is measured on it."""

import asyncio
import statistics
import time

import discord
from discord import app_commands

from .kit import Player, playing

WARM_UP, AT_ONCE = 200, 16


class EchoBot(discord.Client):
    """Answers one command with its own text."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Say it again")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text, ephemeral=True)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()


def bench_standin(rounds: int = 2000) -> dict[str, float | int | str]:
    """Slash command to ephemeral answer, through the real discord.py in the same process.

    The percentiles are of one interaction after the other, the rate is of many at once.
    """
    return asyncio.run(_bench(rounds))


async def _bench(rounds: int) -> dict[str, float | int | str]:
    async with playing(EchoBot) as stage:
        alice = stage["Alice"]
        await _rounds(alice, WARM_UP)
        one_by_one = sorted(await _rounds(alice, rounds))
        began = time.perf_counter()
        await asyncio.gather(*(_rounds(alice, rounds // AT_ONCE) for _ in range(AT_ONCE)))
        together = time.perf_counter() - began
    return {
        "what": "slash command to ephemeral answer, echo bot in the same process",
        "interactions": rounds,
        "interactions_per_second": round(rounds // AT_ONCE * AT_ONCE / together, 1),
        "p50_ms": round(statistics.median(one_by_one) * 1000, 3),
        "p99_ms": round(one_by_one[len(one_by_one) * 99 // 100] * 1000, 3),
    }


async def _rounds(player: Player, count: int) -> list[float]:
    standin = player.stage.standin
    took: list[float] = []
    for number in range(count):
        began = time.perf_counter()
        interaction = standin.slash_commands.run(player.person, player.channel, "echo", {"text": str(number)})
        await interaction.answered.wait()
        took.append(time.perf_counter() - began)
    return took
