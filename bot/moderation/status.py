"""Reading the status of games for moderators: whom each waits for and since when, and why it stopped."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.card.questions import decisions_at
from bot.recovery.lost_places import LostPlaces
from bot.tables.errors import Refused
from bot.tables.service import Tables
from bot.ui.names import Names
from bot.ui.permissions import missing_permissions_in
from bot.words import Words
from engine import Colour

from .pages import GameStatus

if TYPE_CHECKING:
    from bot.client import Giants

MOST_POINTS: Final = 20
_ENTRIES_SEARCHED: Final = 40  # entries in which to look for the one that interrupted a game
_STOPPING: Final = ("paused", "slept", "displaced", "imported")


class GameStatusReader:
    """Reads tables and their logs; changes nothing."""

    def __init__(self, client: "Giants", tables: Tables, lost_places: LostPlaces) -> None:
        self._client = client
        self._tables = tables
        self._lost_places = lost_places

    async def read(self, game: int, say: Words, *, named: bool = True) -> GameStatus:
        """The status of a game. Without `named` Discord is not asked for names that are not known yet."""
        table = (await self._tables.look(game)).table
        server = table.place.server if table.place else None
        names: Names = self._client.names.known(server, table.seats, say)
        if named:
            names = await self._client.names.at_table(table, say)
        since: dict[Colour, float] = {}
        first = min((table.asked.get(colour, 0) for colour in table.due), default=table.version + 1)
        for entry in await self._tables.log(game, first - 1):
            for colour in table.due:
                # Whoever took a seat over was asked when they did, not when the one before them was.
                taken = entry.kind == "replaced" and entry.seat == colour
                if entry.seq == table.asked.get(colour, 0) or taken:
                    since[colour] = entry.at
        stopped = None
        if table.status == "paused":
            for entry in await self._tables.log(game, max(0, table.version - _ENTRIES_SEARCHED)):
                stopped = entry if entry.kind in _STOPPING else stopped
        loss = await self._lost_places.of(game)
        missing: list[str] = []
        if loss == "permissions" and table.place is not None:
            missing = missing_permissions_in(self._client, table.place.channel)
        return GameStatus(table, names, since, loss, stopped, tuple(missing))

    async def live(self, server: int) -> list[int]:
        """The games of a server that are not over."""
        return [entry.id for entry in await self._tables.storage.tables.in_server(server)]

    async def read_all(self, server: int, say: Words) -> list[GameStatus]:
        """The statuses of all of them, without asking Discord for names."""
        return [await self.read(game, say, named=False) for game in await self.live(server)]

    async def undo_point(self, steps: int, status: GameStatus, say: Words) -> int:
        """The point so many decisions back; Refused if there were not so many."""
        found = await decisions_at(self._tables, status.table, status.names, say)
        if not 0 < steps <= len(found):
            raise Refused("table-no-such-point", point=steps)
        return found[-steps].seq - 1

    async def undo_points(
        self, status: GameStatus, say: Words, skipped: int = 0
    ) -> Sequence[tuple[int, str]]:
        """Points that a game can go back to, the nearest first, each with what would be undone last; those
        after the first `skipped`, some at a time.
        """
        found = (await decisions_at(self._tables, status.table, status.names, say))[::-1]
        return [(each.seq - 1, each.label) for each in found[skipped : skipped + MOST_POINTS]]
