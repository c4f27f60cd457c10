"""What moderators do to games. Each deed leaves an entry with the moderator's name in the log."""

from typing import TYPE_CHECKING

import discord

from bot.reminders.service import Reminders
from bot.tables.change import Request
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.lifecycle import MoveTo, Pause, Reopen, Resume
from bot.tables.operations.moderator_ops import Nudge, Repair
from bot.tables.operations.seats import Replace
from bot.tables.service import Tables
from bot.ui.members import channel_of, member_of
from bot.ui.permissions import refuse_channel_without_permissions, refuse_without_permissions
from bot.ui.press import Press, place
from bot.words import Words
from engine import Colour

if TYPE_CHECKING:
    from bot.client import Giants


class ModeratorOperations:
    """Every operation that the panel and the `/table` commands share."""

    def __init__(self, client: "Giants", tables: Tables, reminders: Reminders) -> None:
        self._client = client
        self._tables = tables
        self._reminders = reminders

    async def nudge(self, game: int, who: Person, press: str | None = None) -> None:
        """Remind whoever is waited for, now."""
        await self._tables.submit(game, who, Nudge(), press=press)
        self._reminders.clock.wake()

    async def pause(self, game: int, who: Person, press: str | None = None) -> None:
        """Stop a game until it is resumed."""
        await self._tables.submit(game, who, Pause(), press=press)

    async def resume(self, game: int, who: Person, press: str | None = None) -> None:
        """Go on, also with a game that was ended early, if there is a place to go on in."""
        table = (await self._tables.look(game)).table
        if table.place is not None and await self._client.lost_places.channel_is_gone(table.place.channel):
            raise Refused("mod-move-first")
        again: Request = Resume() if table.open_until is None else Reopen()
        await self._tables.submit(game, who, again, press=press)

    async def repair(self, game: int, who: Person, press: str | None = None) -> None:
        """Have the card posted anew, wherever the old one is, and the old one deleted."""
        await self._tables.submit(game, who, Repair(), press=press)
        self._client.cards.retry_now(game)

    async def act_for(
        self, game: int, who: Person, colour: Colour, level: str, press: str | None = None
    ) -> None:
        """Have a decision made for somebody: by a computer, or the harmless one."""
        chosen = None if level == "safe" else level
        await self._tables.decide_for(game, who, colour, chosen, press=press)

    async def reseat(self, interaction: Press, game: int, who: Person, colour: Colour, value: str) -> None:
        """Give a seat to a person (u and a number) or to a computer of a level."""
        if value.startswith("u"):
            await self.seat_person(interaction, game, who, colour, value[1:])
        else:
            press = str(interaction.id)
            await self._tables.submit(game, who, Replace(colour, computer=value), press=press)

    async def seat_person(
        self, interaction: Press, game: int, who: Person, colour: Colour, user: str
    ) -> None:
        """Give a seat to somebody of this server; Refused for bots and for whoever is not here."""
        await member_of(interaction, user)
        await self._tables.submit(game, who, Replace(colour, user=int(user)), press=str(interaction.id))

    async def move(self, game: int, who: Person, to: Place, press: str | None = None) -> None:
        """Take a game to another channel; one that had lost its place goes on there."""
        before = (await self._tables.look(game)).table
        lost = await self._client.lost_places.of(game) in ("channel", "server")
        card = await self._tables.storage.cards.message(game)
        stays = to.same_as(before.place)
        if not stays:
            await self._tables.submit(game, who, MoveTo(to), press=press)
        await self._tables.storage.cards.lost(game)
        await self._client.lost_places.clear(game)
        if before.place is not None and not stays:
            await self._delete_card(before.place, card)
        if lost and before.status == "paused" and not any(seat.vacant for seat in before.seats):
            await self._tables.submit(game, who, Resume())
        self._client.cards.retry_now(game)

    async def _delete_card(self, old: Place, card: int | None) -> None:
        """Delete the card that a table leaves in its old channel, if Discord lets us."""
        if card is None:
            return
        channel = self._client.get_partial_messageable(old.channel)
        try:
            await channel.get_partial_message(card).delete()
        except discord.HTTPException:
            return  # its buttons say by themselves that the table is elsewhere

    async def move_here(self, interaction: Press, who: Person, game: int, say: Words) -> None:
        """Bring a game to where the moderator is."""
        refuse_without_permissions(interaction, say)
        await self.move(game, who, place(interaction), str(interaction.id))

    async def move_to(self, interaction: Press, who: Person, game: int, channel: int, say: Words) -> None:
        """Take a game to a channel or thread of this server in which the bot can show it."""
        found = await channel_of(interaction, channel)
        refuse_channel_without_permissions(found, say)
        await self.move(game, who, _place_of(found), str(interaction.id))


def _place_of(channel: discord.TextChannel | discord.Thread) -> Place:
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Place(channel.guild.id, channel.id, parent)
