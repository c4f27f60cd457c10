"""Options of commands that need reading: what can't be meant is refused in words, whatever a client sends."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.tables.errors import Refused
from bot.ui.components import truncate
from bot.ui.names import escape
from bot.ui.press import Press
from bot.ui.respond import answering

LONGEST_NAMES: Final = 60  # characters: a selection holds no more
_SHOWN: Final = 20  # characters of what was typed, in a refusal
_THREADS: Final = (10, 11, 12)  # Discord's numbers for the kinds of threads
# What discord.py wants of what a command names, and Discord does not promise to send.
_THREAD: Final = {
    "parent_id": "0",
    "owner_id": "0",
    "member_count": 0,
    "message_count": 0,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 1440,
        "archive_timestamp": "2015-01-01T00:00:00+00:00",
    },
}
_MISSING: Final[dict[str, dict[str, Any]]] = {
    "channels": {"name": "", "permissions": "0"},
    "members": {"roles": [], "flags": 0, "joined_at": None},
    "users": {"discriminator": "0", "avatar": None},
    "attachments": {"size": 0, "filename": "file", "proxy_url": ""},
}


class TypedText(app_commands.Transformer[Any]):
    """A short text; Refused where it is longer than anything that could be meant."""

    def __init__(self, most: int = LONGEST_NAMES) -> None:
        self._most = most

    @property
    def max_value(self) -> int:
        """Clients let nobody type more."""
        return self._most

    async def transform(self, interaction: Press, value: str, /) -> str:
        """The text without blanks around it."""
        text = value.strip()
        if len(text) > self._most:
            raise Refused("option-too-long", most=self._most)
        if ":" in text or not text.isprintable():
            seen = "".join(letter for letter in text if letter.isprintable())
            raise Refused("option-unreadable", given=escape(truncate(seen, _SHOWN)))
        return text


class StatueNames(TypedText):
    """Names of statues, however they are separated; a dash alone for none."""

    async def transform(self, interaction: Press, value: str, /) -> str:
        """The names as a selection holds them."""
        names = value.casefold().replace("+", " ").replace(",", " ").replace(":", " ").split()
        if not names:
            raise Refused("option-no-statues")
        return await super().transform(interaction, "+".join(sorted(names, key=_by_number)))


def _by_number(name: str) -> tuple[bool, int]:
    """For sorting names of statues, and whatever else was typed among them."""
    return name.startswith("h"), int(name[1:]) if name[1:].isdecimal() else 0


class ChannelNumber(app_commands.Transformer[Any]):
    """A text channel or thread, by its number: discord.py itself knows no thread that is closed."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """What clients offer."""
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.news_thread, kinds.public_thread, kinds.private_thread]

    async def transform(self, interaction: Press, value: Any, /) -> int:
        """Its number, to be looked up."""
        return int(value.id)


def complete_resolved(resolved: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Fill in what discord.py wants of the people, channels and files that a command names."""
    for kind, missing in _MISSING.items():
        for number, found in resolved.get(kind, {}).items():
            thread = _THREAD if kind == "channels" and found.get("type") in _THREADS else {}
            resolved[kind][number] = {**missing, **thread, **found}


async def options_can_be_read(interaction: Press) -> bool:
    """Whether discord.py can make sense of what a command names; where it can't, that is told."""
    data: Any = interaction.data or {}
    if not data.get("resolved"):
        return True
    try:
        complete_resolved(data["resolved"])
        _ = interaction.namespace
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        await _refuse(interaction, error)
        return False
    return True


async def _refuse(interaction: Press, error: Exception) -> None:
    async with answering(interaction):
        raise Refused("option-not-found") from error


def refusal_of(error: app_commands.AppCommandError) -> BaseException:
    """What to tell of an error of a command: its cause, or what cannot be read of it."""
    if error.__cause__ is not None:
        return error.__cause__
    # Clients remember commands for a while after they were removed or changed.
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Refused("command-outdated")
    return Refused("option-not-found") if isinstance(error, app_commands.TransformerError) else error
