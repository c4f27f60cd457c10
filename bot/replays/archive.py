"""Finished games that somebody may watch: their own, also where another has their seat now, and those in
channels that they can see.

Only what is over for good is here: a game that can still be taken up again gives out nothing.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.storage.load import FinishedGame
from bot.tables.errors import Refused
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.names import DisplayNames
from bot.ui.permissions import sees_channel
from bot.ui.press import Press
from bot.words import Words

MOST_LISTED: Final = 25  # that a menu of Discord's holds
_MOST_SEARCHED: Final = 200  # of the newest
_MOST_CHANNELS: Final = 40  # of which Discord is asked at once
_PATIENCE: Final = 1.5  # seconds for that: Discord waits for three
_KNOWN_FOR: Final = 60.0  # seconds, while somebody types
_MOST_KNOWN: Final = 2000


class Archive:
    """Finds finished games for one person, and refuses those that are not theirs to see."""

    def __init__(self, tables: Tables, names: DisplayNames) -> None:
        self._tables = tables
        self._names = names
        self._seen: OrderedDict[tuple[int, int], tuple[float, bool]] = OrderedDict()

    async def require(self, interaction: Press, game: int) -> PersonalView:
        """A game that is over for good and whoever acts may watch, or a refusal that says why not."""
        look = await self._tables.look(game, interaction.user.id)
        table = look.table
        if table.open_until is not None:
            raise Refused("table-not-closed", until=int(table.open_until))
        if not table.over_for_good:
            raise Refused("replay-not-over")
        if table.view is None:
            raise Refused("replay-never-begun")
        if look.seat is None:
            channel = table.place.channel if table.place else 0
            seen = channel == interaction.channel_id or await sees_channel(interaction, channel)
            if not seen and not await self._tables.storage.tables.decided(game, interaction.user.id):
                raise Refused("replay-not-seen")
        return look

    async def last_here(self, interaction: Press) -> int | None:
        """The newest game of this channel that can be watched."""
        found = await self._found(interaction)
        return next((game.id for game in found if game.channel == interaction.channel_id), None)

    async def find(self, interaction: Press, text: str, say: Words) -> list[FinishedGame]:
        """The newest games that whoever acts may watch and that a text fits: their number, the island, who
        played, the day.
        """
        found = await self._found(interaction)
        wanted = [word for word in text.casefold().split() if word.strip("·,.#")]
        fitting = [game for game in found if all(word in self.label(game, say).casefold() for word in wanted)]
        visible = await self._visible(interaction, fitting)
        return [game for game in fitting if game.id in visible][:MOST_LISTED]

    def label(self, game: FinishedGame, say: Words) -> str:
        """A game in a list, by what is known without asking Discord."""
        known = self._names.known(game.server, game.seats, say)
        people = [
            known[seat.colour].plain if seat.colour in known else say(f"picture-colour-{seat.colour}")
            for seat in game.seats
        ]
        date = datetime.fromtimestamp(game.changed_at, UTC).date().isoformat()
        island = game.board.rpartition(" ")[0] or game.board
        return say("replay-game", game=game.id, board=island, people=people, date=date)

    async def _found(self, interaction: Press) -> Sequence[FinishedGame]:
        server, channel = interaction.guild_id or 0, interaction.channel_id or 0
        tables = self._tables.storage.tables
        return await tables.finished(server, channel, interaction.user.id, _MOST_SEARCHED)

    async def _visible(self, interaction: Press, games: Iterable[FinishedGame]) -> set[int]:
        """Which of some games may be watched, as far as Discord says so in time."""
        mine, channels = set[int](), dict[int, list[int]]()
        for game in games:
            if game.own or game.channel == interaction.channel_id:
                mine.add(game.id)
            elif game.channel is not None and game.server == interaction.guild_id:
                channels.setdefault(game.channel, []).append(game.id)
        asked = [self._sees(interaction, channel) for channel in list(channels)[:_MOST_CHANNELS]]
        seen = await asyncio.gather(*asked)
        return mine.union(*(channels[channel] for channel in seen if channel is not None))

    async def _sees(self, interaction: Press, channel: int) -> int | None:
        """A channel that whoever acts can see; None for any other, or if Discord does not say so in time."""
        key, now = (interaction.user.id, channel), time.monotonic()
        known = self._seen.get(key)
        if known is None or now - known[0] > _KNOWN_FOR:
            try:
                async with asyncio.timeout(_PATIENCE):
                    known = now, await sees_channel(interaction, channel)
            except TimeoutError:
                return None
            self._seen[key] = known
            while len(self._seen) > _MOST_KNOWN:
                self._seen.popitem(last=False)
        return channel if known[1] else None
