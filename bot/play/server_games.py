"""The games of a server, for whoever looks for one; and being told when a new table opens there."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.tables.errors import Refused
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.long_texts import fit_lines
from bot.ui.page import Button, Buttons, Page, Text
from bot.ui.permissions import sees_channel
from bot.ui.respond import Press, show, tell
from bot.words import Words
from engine import components

if TYPE_CHECKING:
    from bot.client import Giants

PANEL: Final = "games"
MOST_LISTED: Final = 40  # games of a server, the liveliest


class ServerGames:
    """Answers `/giants games` and its button."""

    def __init__(self, client: "Giants", tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def show(self, interaction: Press, say: Words, *, instead: bool = False) -> None:
        """The games of this server in channels that the asker can see, with links."""
        server = interaction.guild_id or 0
        listed = await self._tables.storage.tables.in_server(server)
        newest = sorted(listed, key=lambda entry: -entry.changed_at)
        seen = [
            entry.id
            for entry in newest
            if entry.channel is not None and await sees_channel(interaction, entry.channel)
        ]
        lines = fit_lines(
            [await self._line((await self._tables.look(game)).table, say) for game in seen[:MOST_LISTED]]
        )
        if len(lines) < len(seen):
            lines.append(say("games-others", count=len(seen) - len(lines)))
        text = "\n".join([say("games-title"), *lines]) if lines else say("games-none")
        watches = await self._tables.storage.watchers.watches(server, interaction.user.id)
        other = "off" if watches else "on"
        button = Button("watch", say(f"games-watch-{other}"), "secondary", selection=other)
        hint = f"-# {say('games-watched' if watches else 'games-unwatched')}"
        page = Page((Text(f"{text}\n{hint}"), Buttons((button,))))
        await show(interaction, layout(page, game=0, version=0, panel=PANEL), instead=instead)

    async def _line(self, table: TableView, say: Words) -> str:
        where = f"<#{table.place.channel}>" if table.place else "—"
        if table.status == "open":
            most = components().player_counts()[-1]
            return say("games-open", channel=where, count=len(table.seats), most=most)
        names = await self._client.names.at_table(table, say)
        due = ", ".join(names[seat].markdown for seat in table.due)
        return say("games-line", channel=where, status=table.status, count=len(table.seats), due=due or "—")

    async def choose(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Be told of new tables of this server, or no more, as the button says: on the list, or on a message
        that told of one.
        """
        server = interaction.guild_id
        if control.game:  # in a direct message the table says which server is meant
            place = (await self._tables.look(control.game)).table.place
            server = place.server if place else None
        if server is None or control.selection not in ("on", "off"):
            raise Refused("unknown-control")
        wanted = control.selection == "on"
        await self._tables.storage.watchers.watch(server, interaction.user.id, wanted=wanted)
        if control.game:
            await tell(interaction, say("games-watched" if wanted else "games-unwatched"))
        else:
            await self.show(interaction, say, instead=True)
