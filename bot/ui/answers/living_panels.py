"""The private messages that people have open: one panel for each of their games, one note and the news.

Only the token of the press that showed a private message can edit or delete it, for a quarter of an hour.
What is open is therefore known in memory alone: a restart costs one message that stays, and no more. A panel
that is not known any more works on by what its controls carry, and becomes the living one when it is used.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from bot.background import BackgroundTask

from .discord_errors import DISCONNECTED

_log = logging.getLogger(__name__)
TOKEN_LIFE: Final = 15 * 60.0  # seconds that Discord lets a token edit and delete what it showed
CLOSE_AFTER: Final = 13 * 60.0  # seconds after which a panel that asks nothing more is closed
MOST_KNOWN: Final = 2000
NOTE: Final = 0  # in place of a game: what is said beside the panels
NEWS: Final = -1  # what happened meanwhile: newer news take its place, and nothing else does
_Key: TypeAlias = tuple[int, int]


class PrivateMessage(NamedTuple):
    """A private message, and the press by whose token it can be reached."""

    press: discord.Interaction[Any]
    id: int
    original: bool
    """Whether it is the answer to that press itself, and not a further one."""
    finished: bool = False
    """Whether it asks nothing."""


class _Open(NamedTuple):
    messages: tuple[PrivateMessage, ...]
    since: float


class LivingPanels(BackgroundTask):
    """Knows what is open and closes it: what something newer replaces, and what asks nothing more."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__("living panels")
        self._now = now
        self._open: OrderedDict[_Key, _Open] = OrderedDict()
        self.open: Mapping[_Key, _Open] = MappingProxyType(self._open)
        """What people have open, by person and game."""

    async def shown(self, user: int, game: int, message: PrivateMessage) -> None:
        """Somebody was shown a panel of a game, or a note: it takes the place of the one before, and of any
        note. What one press says in several notes stays together.
        """
        earlier: list[PrivateMessage] = []
        together: tuple[PrivateMessage, ...] = ()
        for key in {(user, game), (user, NOTE)}:
            for known in self._take(key):
                if key == (user, NOTE) == (user, game) and known.press.id == message.press.id:
                    together += (known,)
                elif known.id != message.id and known.press.id != message.press.id:
                    earlier.append(known)
        self._open[user, game] = _Open((*together, message), self._now())
        while len(self._open) > MOST_KNOWN:
            self._open.popitem(last=False)
        for known in earlier:
            await _close(known)
        if message.finished:
            self.wake()

    async def run_once(self) -> float:
        """Close what asks nothing more while that can still be done; forget what can't be reached."""
        now, due = self._now(), list[_Key]()
        wait = CLOSE_AFTER
        for key, known in self._open.items():
            age = now - known.since
            if age >= CLOSE_AFTER:
                due.append(key)
            else:
                wait = min(wait, CLOSE_AFTER - age)
        for key in due:
            known = self._open.pop(key)
            if now - known.since < TOKEN_LIFE:
                for message in known.messages:
                    if message.finished:
                        await _close(message)
        return wait

    def _take(self, key: _Key) -> tuple[PrivateMessage, ...]:
        """What can still be reached of what was open there, which is forgotten."""
        known = self._open.pop(key, None)
        return known.messages if known is not None and self._now() - known.since < TOKEN_LIFE else ()


async def _close(message: PrivateMessage) -> None:
    """Delete a private message; one that can't be reached stays."""
    try:
        if message.original:
            await message.press.delete_original_response()
        else:
            await message.press.followup.delete_message(message.id)
    except (discord.HTTPException, *DISCONNECTED) as error:
        _log.info("a private message stays open: %s", error)
