"""What becomes of a card that a newer message replaced.

It is deleted: its buttons are outdated, and it shows what players should have to remember. Only where it
called somebody who has not decided yet, and whom the newer message does not call, the mention may be unread:
then it shrinks to that call, and is deleted once everybody whom it called has decided.
"""

import logging
from collections.abc import Collection
from typing import Final

import discord

from bot.storage.cards import CardDue, EarlierCard
from bot.tables.model import Seat
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.page import Button, Buttons, Page, Text
from bot.words import words

from .calls import due_seats, mentioning

_log = logging.getLogger(__name__)
GONE: Final = (10003, 10008, 50083)  # unknown channel, unknown message, archived thread


class EarlierCards:
    """Deletes earlier cards, at once or when nobody needs them any more."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._cards = tables.storage.cards

    async def replace(
        self,
        due: CardDue,
        table: TableView,
        channel: discord.PartialMessageable,
        newer: int,
        pings: Collection[int],
    ) -> EarlierCard | None:
        """Delete the card that a newer message replaces, or shrink it; what is to be noted if it stays."""
        if due.message is None or due.message == newer:
            return None
        waiting = [seat for seat in called_until(table, due.called) if seat.user not in pings]
        if not waiting:
            await self._delete(channel, due.message)
            return None
        await self._shrink(channel, due.message, table, waiting)
        return EarlierCard(due.message, channel.id, due.called, ",".join(seat.colour for seat in waiting))

    async def delete_unneeded(self, table: TableView) -> None:
        """Delete every earlier card of a table on which nobody is called who still owes that decision."""
        for card in await self._cards.earlier(table.id):
            waiting = {seat.colour for seat in called_until(table, card.called)}
            if waiting.isdisjoint(card.seats.split(",")):
                await self._delete(self._client.get_partial_messageable(card.channel), card.message)
                await self._cards.forget_earlier(card.message)

    async def _delete(self, channel: discord.PartialMessageable, message: int) -> None:
        try:
            await channel.get_partial_message(message).delete()
        except (discord.DiscordServerError, discord.RateLimited):
            raise  # nothing is noted yet: the next try finds the new card, and deletes the old one
        except discord.HTTPException as error:
            if error.code not in GONE:
                _log.info("an old card stays: %s", error)

    async def _shrink(
        self, channel: discord.PartialMessageable, message: int, table: TableView, waiting: list[Seat]
    ) -> None:
        say = words(table.settings.language)
        text = say("card-moved", names=[f"<@{seat.user}>" for seat in waiting])
        page = Page((Text(text), Buttons((Button("move", say("card-your-move"), "primary"),))))
        view = layout(page, game=table.id, version=table.version, panel="card")
        try:
            await channel.get_partial_message(message).edit(
                content=None,
                view=view,
                attachments=[],
                allowed_mentions=mentioning(seat.user for seat in waiting),
            )
        except (discord.DiscordServerError, discord.RateLimited):
            raise
        except discord.HTTPException as error:
            _log.info("game %s: an old card stays as it is: %s", table.id, error)


def called_until(table: TableView, version: int) -> list[Seat]:
    """The seats that owe a decision since a version or before."""
    return [seat for seat in due_seats(table) if table.asked.get(seat.colour, 0) <= version]
