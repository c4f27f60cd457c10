"""What is stored about one."""

from typing import Any, Final

from discord import app_commands

from bot.ui.respond import Press, answering

from .common import client_of, help_text


@app_commands.command(name="privacy", description=help_text("privacy"))
async def privacy(interaction: Press) -> None:
    """What is stored about one: see, get or delete it."""
    async with answering(interaction) as say:
        await client_of(interaction).privacy.show(interaction, say)


PRIVACY_COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (privacy,)
