"""Lists of games: all of a person, what waits first; and those of a server, and hearing of its new tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.reminders.messages import game_link, game_name
from bot.tables.errors import Refused
from bot.tables.public_view import PersonalView, TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.long_texts import fit_lines
from bot.ui.names import Name
from bot.ui.page import Button, Buttons, Page, Text
from bot.ui.permissions import sees_channel
from bot.ui.press import Press
from bot.ui.respond import show, tell
from bot.words import Words
from engine import components

if TYPE_CHECKING:
    from bot.client import Giants

MOST_LISTED: Final = 40
SERVER_PANEL: Final = "games"


class _Line(NamedTuple):
    """A game in the list, and its place in it: what waits comes first, of that what runs out or is older."""

    waits: bool
    deadline: float
    since: float
    text: str


class MyGames:
    """Lists somebody's games, in private, in servers and in direct messages alike."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def show(self, interaction: Press, say: Words) -> None:
        """The list."""
        listed = await self._tables.storage.tables.of_user(interaction.user.id)
        found = []
        for game in listed[:MOST_LISTED]:
            try:
                found.append(await self._line(await self._tables.look(game.id, interaction.user.id), say))
            except Refused:
                continue  # it is gone meanwhile
        waiting = [line.text for line in sorted(found) if line.waits]
        others = [line.text for line in sorted(found) if not line.waits]
        lines = [say("mine-waiting"), *waiting] if waiting else []
        lines += [say("mine-others"), *others] if others else []
        await tell(interaction, "\n".join(fit_lines(lines)) or say("mine-none"))

    async def _line(self, look: PersonalView, say: Words) -> _Line:
        table, seat = look.table, look.seat
        assert seat is not None, "these are games at which they sit"
        server, channel, _ = table.place or (None, 0, None)
        guild = self._client.get_guild(server) if server else None
        card = await self._tables.storage.cards.message(table.id)
        name = say(
            "mine-game",
            game=game_name(table.id, table.island, say),
            link=game_link(server, channel, card),
            server=Name(guild.name).markdown if guild is not None else "none",
        )
        waits = seat.colour in table.due and not seat.deciding_computer
        if not waits:
            voting = any(seat.user not in (*vote.ayes, *vote.noes) for vote in table.votes)
            held = "stand-in" if seat.deciding_computer else None
            state: str = "vote" if voting else held or ("asleep" if table.asleep else table.status)
            due = [f"<@{o.user}>" for o in table.seats if o.colour in table.due and o.user]
            return _Line(voting, 0.0, 0.0, say("mine-line", name=name, state=state, due=due or "none"))
        asked = table.asked.get(seat.colour, 0)
        entries = await self._tables.log(table.id, asked - 1, asked)
        since = entries[0].at if entries else table.created_at
        deadline = table.deadlines.get(seat.colour)
        text = say(
            "mine-due",
            name=name,
            phase=table.view.phase if table.view is not None else "auction",
            colour=seat.colour,
            since=f"<t:{int(since)}:R>",
            deadline="none" if deadline is None else f"<t:{int(deadline)}:R>",
        )
        return _Line(True, deadline or float("inf"), since, text)


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
        finished = Button("finished", say("games-finished"))
        page = Page((Text(f"{text}\n{hint}"), Buttons((button, finished))))
        await show(interaction, layout(page, game=0, version=0, panel=SERVER_PANEL), instead=instead)

    async def _line(self, table: TableView, say: Words) -> str:
        where = f"<#{table.place.channel}>" if table.place else "—"
        if table.status == "open":
            most = components().player_counts()[-1]
            return say("games-open", channel=where, count=len(table.seats), most=most)
        names = await self._client.names.at_table(table, say)
        due = [names[seat].markdown for seat in table.due] or ["—"]
        return say("games-line", channel=where, status=table.status, count=len(table.seats), due=due)

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
