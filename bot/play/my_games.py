"""All games of a person, on all servers: what waits for them, since when, until when, and the way there."""

from typing import Final, NamedTuple

import discord

from bot.reminders.messages import game_link, game_name
from bot.tables.errors import Refused
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.long_texts import fit_lines
from bot.ui.names import Name
from bot.ui.respond import Press, tell
from bot.words import Words

MOST_LISTED: Final = 40


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
