"""What moderators press, and what is written down of it."""

from typing import Final

from bot.playground.kit import Answered
from tests.kit.server import Server

MENU: Final = "Something else…"


async def audit_of(server: Server, game: int) -> list[tuple[str, str]]:
    """Who did what, for the entries that needed a moderator's right."""
    entries = await server.tables.log(game)
    return [(entry.kind, entry.actor) for entry in entries if entry.actor.startswith("moderator:")]


async def open_panel(server: Server) -> Answered:
    """The panel of this channel's game, as the moderator sees it."""
    return await server["Mo"].run("/table list")
