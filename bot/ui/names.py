"""People's display names: looked up in Discord, cached in memory, never stored, and never markup.

Anybody can be called anything. What Discord says becomes a `Name` here and nowhere else, and a `Name` is no
text: whoever shows one has to say whether the place reads markdown.
"""

import asyncio
import logging
import re
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeAlias

import discord

from bot.tables.model import Seat
from bot.tables.public_view import TableView
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.words import Say
from engine import Colour

_log = logging.getLogger(__name__)
_CAPACITY: Final = 5000
_MOST_ASKED: Final = 100  # people in one question to the gateway
_GATEWAY_PATIENCE: Final = 1.5  # seconds
_ABSENT_FOR: Final = 600.0  # seconds
_LONGEST_NAME: Final = 32  # characters, as many as Discord allows
_MOST_MARKS: Final = 4  # accents on one letter: more of them are drawn over the lines above and below
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # blanks that count as letters
_MARKDOWN: Final = re.compile(r"[\\*_~|`\[\]<>#@:/]|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")


def escape(text: str) -> str:
    """Words of somebody's as they are read in a markdown text: nothing formats, links, mentions or pings."""
    return _MARKDOWN.sub(r"\\\g<0>", text)


def harmless(text: str) -> str:
    """Words of somebody's that others read: on one line, and nothing in them hides or formats."""
    return escape(_cleaned(" ".join(text.split())))


def _extends(character: str) -> bool:
    """Whether a character belongs to the one before it: an accent, or the skin of an emoji."""
    return unicodedata.category(character) in ("Mn", "Mc", "Me") or "\U0001f3fb" <= character <= "\U0001f3ff"


def _cleaned(text: str) -> str:
    """A text in one line without what can't be seen: controls, direction marks, zero-width characters."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
            continue
        if category[0] == "C" or character in _UNSEEN or "\u180b" <= character <= "\u180f":
            continue
        marks = marks + 1 if _extends(character) else 0
        if marks <= (_MOST_MARKS if kept and not kept[-1].isspace() else 0):
            kept.append(character)
    return " ".join("".join(kept).split())


def shorten(text: str, most: int) -> str:
    """A text of at most so many characters, cut between whole letters, with an ellipsis if it was longer."""
    if len(text) <= most:
        return text
    end = max(0, most - 1)
    while end > 0 and _extends(text[end]):
        end -= 1
    flags = len(text[:end]) - len(text[:end].rstrip(_FLAG_LETTERS))
    if flags % 2 and text[end] in _FLAG_LETTERS:  # a flag is two of them
        end -= 1
    return f"{text[:end].rstrip()}…"


_FLAG_LETTERS: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called, made harmless. It is true if anything is left to be seen.

    `plain` is for labels, menus, forms, pictures and their descriptions, where markdown is not read;
    `markdown` for texts, where it is.
    """

    said: str = field(repr=False)
    plain: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plain", shorten(_cleaned(self.said), _LONGEST_NAME))

    @property
    def markdown(self) -> str:
        """The name in a text."""
        return escape(self.plain)

    def short(self, most: int) -> str:
        """The name where there is little room, as on a button."""
        return shorten(self.plain, most)

    def __bool__(self) -> bool:
        return bool(self.plain)

    def __str__(self) -> NoReturn:
        raise TypeError("a name is shown as `plain` or as `markdown`")


Names: TypeAlias = Mapping[Colour, Name]
"""What everybody at a table is called."""


def plain_names(names: Names) -> dict[Colour, str]:
    """Names for labels, pictures and their descriptions."""
    return {colour: name.plain for colour, name in names.items()}


def markdown_names(names: Names) -> dict[Colour, str]:
    """Names for texts."""
    return {colour: name.markdown for colour, name in names.items()}


def _computer_name(seat: Seat, seats: tuple[Seat, ...], say: Say) -> Name:
    """What a computer is called: by its level, and by its colour too where another plays as well."""
    alike = sum(other.computer == seat.computer for other in seats) > 1
    key = "computer-name-colour" if alike else "computer-name"
    return Name(say(key, level=seat.computer or "", colour=say(f"picture-colour-{seat.colour}")))


def name_of(person: discord.abc.User) -> Name:
    """What somebody whom Discord told us of is called."""
    return Name(person.display_name)


class DisplayNames:
    """A cache of display names by server and person; of too many, those longest unused are dropped."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._cached: OrderedDict[tuple[int | None, int], Name] = OrderedDict()
        self._absent: dict[tuple[int | None, int], float] = {}
        """Who was not to be found, and until when that is not asked again."""

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Cache the name of whoever just used the bot."""
        self._add(interaction.guild_id, interaction.user.id, name_of(interaction.user))

    def _add(self, server: int | None, user: int, name: Name) -> Name:
        key = (server, user)
        self._cached[key] = name
        self._cached.move_to_end(key)
        while len(self._cached) > _CAPACITY:
            self._cached.popitem(last=False)
        return self._cached[key]

    def of_server(self, server: int | None) -> str:
        """What a server is called, cleaned like any name; empty where Discord has not told."""
        guild = self._client.get_guild(server) if server else None
        return Name(guild.name).plain if guild else ""

    async def of_user(self, server: int | None, user: int) -> Name | None:
        """A person's name; None for somebody whom Discord does not know here any more."""
        return (await self.of_users(server, (user,))).get(user)

    async def of_users(self, server: int | None, users: Collection[int]) -> dict[int, Name]:
        """People's names, of those whom Discord knows here. Who is not cached is asked for together."""
        now = time.monotonic()
        wanted = [user for user in users if (server, user) not in self._cached]
        asked = [user for user in wanted if self._absent.get((server, user), 0.0) < now]
        for start in range(0, len(asked), _MOST_ASKED):
            part = asked[start : start + _MOST_ASKED]
            found = await self._ask(server, part)
            for person in found or ():
                self._add(server, person.id, name_of(person))
            if found is not None:
                self._absent.update(
                    ((server, user), now + _ABSENT_FOR) for user in part if (server, user) not in self._cached
                )
        if len(self._absent) > _CAPACITY:
            self._absent = {key: until for key, until in self._absent.items() if until >= now}
        return {user: name for user in users if (name := self._cached.get((server, user))) is not None}

    async def _ask(self, server: int | None, users: list[int]) -> list[discord.abc.User] | None:
        """Those of some people whom Discord knows; None where it does not say.

        Members are asked for by the gateway: that costs none of the requests a second which all processes
        share. Where it does not answer soon, each is looked up.
        """
        guild = self._client.get_guild(server) if server else None
        if guild is not None:
            with suppress(TimeoutError, discord.ClientException, *DISCONNECTED):
                async with asyncio.timeout(_GATEWAY_PATIENCE):
                    return [*await guild.query_members(user_ids=users, limit=_MOST_ASKED, cache=False)]
        found: list[discord.abc.User] = []
        for user in users:
            try:
                found.append(await guild.fetch_member(user) if guild else await self._client.fetch_user(user))
            except discord.NotFound:
                continue
            except (discord.HTTPException, *DISCONNECTED):
                _log.warning("no name for %s in %s for now", user, server)
                return None
        return found

    def known(self, server: int | None, seats: tuple[Seat, ...], say: Say) -> dict[Colour, Name]:
        """What of that is known without asking Discord: for lists, where asking would take its time."""
        people = {
            seat.colour: self._cached.get((server, seat.user)) for seat in seats if seat.user is not None
        }
        found = {colour: name for colour, name in people.items() if name}
        computers = {
            seat.colour: _computer_name(seat, seats, say) for seat in seats if seat.computer is not None
        }
        return {**found, **computers}

    async def at_table(self, table: TableView, say: Say) -> dict[Colour, Name]:
        """What everybody at a table is called; computers by their level, the unknown by their colour."""
        server = table.place.server if table.place else None
        names: dict[Colour, Name] = {}
        people = await self.of_users(server, [seat.user for seat in table.seats if seat.user is not None])
        for seat in table.seats:
            name = None
            if seat.user is not None:
                name = people.get(seat.user)
            elif seat.computer is not None:
                name = _computer_name(seat, table.seats, say)
            names[seat.colour] = name or Name(say(f"picture-colour-{seat.colour}"))
        return names
