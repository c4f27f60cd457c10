"""`/table setup` as a panel: pages that show and change what a server decides about its tables.

Moderators may read all of it and bar people; whoever manages the server decides the rest.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import discord
from pydantic import ValidationError

from bot.storage.servers import ServerPolicy
from bot.tables.bars import bar, lift
from bot.tables.errors import Refused
from bot.tables.server_rules import ServerRules
from bot.tables.service import Tables
from bot.ui.arguments import first_of, number_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.members import channel_of, member_of
from bot.ui.page import Page
from bot.ui.permissions import refuse_channel_without_permissions, refuse_forum_without_permissions
from bot.ui.press import Press
from bot.ui.respond import show
from bot.words import Words, languages

from .rights import moderator
from .setup_pages import PAGES, bar_page, history_page, overview_page, people_page, setting_page

PANEL: Final = "setup"
Changes = dict[str, Any]
RESET: Final[Mapping[str, Any]] = {
    "role": None,
    "channel": None,
    "while_playing": False,
    **ServerRules().model_dump(),
}
"""Everything as it is where nobody decided anything."""
_CHANNELS: Final = {"channel": "channel", "fame": "fame_channel"}
"""The menus of channels to post in, and what they decide."""


class ServerSetup:
    """Shows and changes the decisions of one server after another."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show(self, interaction: Press, say: Words, page: str = "", *, instead: bool = False) -> None:
        """Show a page, or else all decisions at a glance."""
        if not interaction.permissions.manage_guild:
            await moderator(interaction)
        shown = await self._page(interaction.guild_id or 0, page, say)
        await show(interaction, layout(shown, game=0, version=0, panel=PANEL), instead=instead)

    async def _page(self, server: int, page: str, say: Words) -> Page:
        servers = self._tables.storage.servers
        policy = await servers.of(server)
        match page:
            case "people":
                return people_page(await servers.bars(server), say)
            case "history":
                return history_page(await servers.changes(server), say)
            case "":
                return overview_page(policy, len(await servers.barred(server)), say)
            case _:
                return setting_page(page, policy, say)

    async def change(self, interaction: Press, changes: Changes) -> ServerPolicy:
        """Decide something for this server, as somebody who manages it."""
        if not interaction.permissions.manage_guild:
            raise Refused("mod-setup-refused")
        servers, server = self._tables.storage.servers, interaction.guild_id or 0
        try:
            return await servers.change(server, interaction.user.id, self._tables.now(), **changes)
        except ValidationError as error:
            raise Refused("unknown-control") from error

    async def pressed(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Answer one press; Refused for whoever neither moderates here nor manages the server (any more)."""
        page, _, chosen = control.selection.partition(".")
        page = first_of(values) if control.word == "page" else page
        if page not in ("", *PAGES):
            raise Refused("unknown-control")
        match control.word:
            case "page" | "go" | "show":
                await self.show(interaction, say, "" if control.word == "show" else page, instead=True)
                return
            case "bar":
                await self._ask_to_bar(interaction, first_of(values), say)
                return
            case "barsure":
                who, member = await moderator(interaction), await member_of(interaction, chosen)
                await bar(self._tables, interaction.guild_id or 0, who, member.id)
            case "lift":
                who = await moderator(interaction)
                await lift(self._tables, interaction.guild_id or 0, who, number_of(values))
            case _:
                await self.change(interaction, await _changes(interaction, control.word, values, chosen, say))
        await self.show(interaction, say, page, instead=True)

    async def _ask_to_bar(self, interaction: Press, user: str, say: Words) -> None:
        await moderator(interaction)
        member = await member_of(interaction, user)
        await show(
            interaction, layout(bar_page(member.id, say), game=0, version=0, panel=PANEL), instead=True
        )


async def _changes(interaction: Press, word: str, values: Sequence[str], chosen: str, say: Words) -> Changes:
    """What a control decides; Refused for what it can't."""
    readers: dict[str, Callable[[], Changes]] = {
        "per-channel": lambda: {"per_channel": number_of(values) or None},
        "per-person": lambda: {"per_person": number_of(values) or None},
        "home": lambda: {"home": first_of(values), "forum": None},
        "opening": lambda: {"opening": first_of(values), "opening_role": None},
        "deadline": lambda: {"deadline": number_of(values) * 3600 or None},
        "late": lambda: {"late": first_of(values)},
        "language": lambda: {"language": _language(first_of(values))},
        "days": lambda: {"lobby_days": _days(values)},
        "computers": lambda: {"computers": chosen == "on"},
        "playing": lambda: {"while_playing": chosen == "on"},
        "role": lambda: {"role": role_of(interaction, values)},
        "openrole": lambda: _opening(role_of(interaction, values)),
        "hosting": lambda: {"hosting": tuple(_home_of(interaction, value).id for value in values)},
        "forum": lambda: _forum(interaction, values, say),
    }
    if word in _CHANNELS:
        if not values:
            return {_CHANNELS[word]: None}
        channel = await channel_of(interaction, number_of(values))
        refuse_channel_without_permissions(channel, say)
        return {_CHANNELS[word]: channel.id}
    reader = readers.get(word)
    if reader is None:
        raise Refused("unknown-control")
    return reader()


def _language(name: str) -> str | None:
    if name not in (*languages(), "none"):
        raise Refused("unknown-control")
    return None if name == "none" else name


def _days(values: Sequence[str]) -> int:
    if not first_of(values).isdecimal():
        raise Refused("unknown-control")
    return number_of(values)


def _opening(role: int | None) -> Changes:
    return {"opening": "everybody" if role is None else "role", "opening_role": role}


def role_of(interaction: Press, values: Sequence[str]) -> int | None:
    """The role of this server that was picked, if one was; Refused for @everyone and for those of others."""
    if not values:
        return None
    role = None if interaction.guild is None else interaction.guild.get_role(number_of(values))
    if role is None:
        raise Refused("setup-no-role")
    if role.is_default():
        raise Refused("mod-role-everyone")
    return role.id


def _home_of(interaction: Press, value: str) -> discord.TextChannel | discord.ForumChannel:
    """A channel or forum of this server that can host tables; Refused for any other."""
    number = int(value) if value.isdecimal() else 0
    found = None if interaction.guild is None else interaction.guild.get_channel(number)
    if not isinstance(found, discord.TextChannel | discord.ForumChannel):
        raise Refused("mod-no-channel")
    return found


def _forum(interaction: Press, values: Sequence[str], say: Words) -> Changes:
    """New tables as posts in the forum that was picked, or, without one, in the channel."""
    if not values:
        return {"home": "here", "forum": None}
    forum = _home_of(interaction, first_of(values))
    if not isinstance(forum, discord.ForumChannel):
        raise Refused("mod-no-channel")
    if forum.is_media():
        raise Refused("forum-media")
    refuse_forum_without_permissions(forum, say)
    return {"home": "forum", "forum": forum.id}
