"""What the bot must be allowed to do, and no more."""

from typing import Final

import discord

from .courtesy import Press
from .panels.sitting import Say
from .tables import Refused

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "create_public_threads",
)


def invitation(application: int) -> str:
    """The link with which a server's owner invites the bot, asking for exactly what it needs."""
    return discord.utils.oauth_url(
        application,
        permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)),
        scopes=("bot", "applications.commands"),
    )


def refuse_without_permissions(interaction: Press, say: Say) -> None:
    """Refuse, and say what is missing, where the bot could not show a card."""
    granted = interaction.app_permissions
    wanted = (
        "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
    )
    lacking = [name for name in ("view_channel", wanted, "attach_files") if not getattr(granted, name)]
    if lacking:
        missing = ", ".join(say(f"permission-{name}") for name in lacking)
        raise Refused("permissions-missing", channel=f"<#{interaction.channel_id}>", missing=missing)
