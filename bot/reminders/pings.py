"""Pinging people: those for whom a game waits, who are asked something, or whom something happened to.

Those who are told the same are mentioned together in one message, and all reminders of a game are one.
Whoever asked for direct messages gets one; whoever has quiet hours is told after them.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from bot.storage.notices import SEAT_KEY, PendingNotice
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM
from bot.tables.operations.votes import NoteTold
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.vote import Vote
from bot.ui.components import PlainMessage
from bot.ui.page import Button
from bot.words import words
from engine import components

from .cleanup import waits_for
from .messages import Reminded, game_link, notice_line, ping_message, question_message, reminder_message
from .quiet_hours import Preferences
from .sending import NoticeSender

Fate = Literal["now", "later", "held", "void"]


class PingDelivery:
    """Delivers reminders, questions and pings, one game after another."""

    def __init__(self, tables: Tables, sender: NoticeSender) -> None:
        self._tables = tables
        self._sender = sender

    async def deliver(self, notices: Sequence[PendingNotice]) -> None:
        """Ping everybody of a game who can be pinged now; what is for later stays in the queue."""
        table = (await self._tables.look(notices[0].game)).table
        newest = {notice.user: notice for notice in notices if notice.is_reminder}
        together: dict[str, list[PendingNotice]] = {}
        for notice in notices:
            preferences = await self._tables.storage.people.of(notice.user)
            fate = self._fate(notice, table, preferences)
            if fate == "now" and notice.is_new_table and not await self._may_know(notice):
                fate = "void"
            if fate == "now" and notice.is_reminder and newest[notice.user] is not notice:
                fate = "void"  # a stronger reminder goes out: nobody is reminded twice at once
            match fate:
                case "void":
                    await self._sender.withdraw(notice, preferences.reach)
                case "held":
                    await self._sender.hold([notice])
                case "now" if preferences.reach == "dm":
                    if not await self._send_directly(notice, table, preferences.language):
                        await self._post([notice], table)
                case "now":
                    together.setdefault(_message_key(notice), []).append(notice)
                case _:
                    pass
        for mentioned in together.values():
            await self._post(mentioned, table)

    def _fate(self, notice: PendingNotice, table: TableView, preferences: Preferences) -> Fate:
        """Whether somebody is pinged now, later, when they next use the bot, or never, for it is outdated."""
        now = self._tables.now()
        silent = preferences.silent_until(now) is not None
        unreachable = preferences.reach == "off" or notice.channel is None
        if notice.is_reminder:
            if unreachable or not waits_for(table, notice.user, notice.blanks.get("asked")):
                return "void"
            away = next(seat.away_until for seat in table.seats if seat.user == notice.user)
            return "later" if silent or (away or now) > now else "now"
        if notice.is_question:
            # An absence is no reason to wait: questions end games that somebody plays. Quiet hours are.
            vote = _question_of(notice, table)
            if vote is None or vote.answered(notice.user):
                return "void"
        if notice.key == SEAT_KEY and all(seat.invited != notice.user for seat in table.seats):
            return "void"
        if notice.is_new_table and (unreachable or not _can_be_joined(table)):
            return "void"
        return "held" if unreachable else "later" if silent else "now"

    async def _may_know(self, notice: PendingNotice) -> bool:
        """Whether somebody who wants to hear of new tables can see this one, and may sit down at it."""
        barred = await self._tables.storage.servers.bar_of(notice.server or 0, notice.user)
        return barred is None and await self._sender.sees(notice)

    async def _send_directly(self, notice: PendingNotice, table: TableView, language: str | None) -> bool:
        sent = await self._sender.send_direct(notice, self._message([notice], table, language))
        if sent is not None:
            await self._note([notice], sent.channel.id, sent.id)
        return sent is not None

    async def _post(self, notices: Sequence[PendingNotice], table: TableView) -> None:
        assert notices[0].channel is not None, "they can be told"
        sent = await self._sender.post(notices, self._message(notices, table), notices[0].channel)
        if sent is not None:
            await self._note(notices, sent.channel.id, sent.id)

    async def _note(self, notices: Sequence[PendingNotice], channel: int, message: int) -> None:
        """Note the delivery. A reminder's message, or a question's, is taken away once it is outdated."""
        for notice in notices:
            await self.note_told(notice)
        if notices[0].is_ping:
            await self._sender.done(notices)
        else:
            await self._sender.note_posted(notices, channel, message)

    async def note_told(self, notice: PendingNotice) -> None:
        """Let a person's time to answer a question begin, if that is what they were told of."""
        if notice.is_question:
            told = NoteTold(str(notice.blanks["kind"]), int(notice.blanks["number"]), notice.user)
            with suppress(Refused):  # it is no longer asked
                await self._tables.submit(notice.game, SYSTEM, told)

    def _message(
        self, notices: Sequence[PendingNotice], table: TableView, language: str | None = None
    ) -> PlainMessage:
        """In the language of the table, unless it is for one person who chose another."""
        lead, say = notices[0], words(language or table.settings.language)
        link = game_link(lead.server, lead.channel or 0, lead.card)
        users = [notice.user for notice in notices]
        if lead.is_reminder:
            people = [Reminded(notice.user, notice.key) for notice in notices]
            return reminder_message(table, people, link, say)
        vote = _question_of(lead, table)
        if vote is not None:
            return question_message(table, vote, users, link, say)
        text = notice_line(lead.key, lead.blanks, say)
        if lead.key == SEAT_KEY:
            accept = Button("sit", say("seat-accept"), "success")
            return ping_message(table, users, text, link, say, accept, Button("nosit", say("seat-refuse")))
        if lead.is_new_table:
            no_more = Button("watch", say("games-watch-off"), selection="off")
            return ping_message(table, users, text, link, say, no_more, panel="games")
        return ping_message(table, users, text, link, say)


def _can_be_joined(table: TableView) -> bool:
    most = components().player_counts()[-1]
    return table.status == "open" and not table.settings.private and len(table.seats) < most


def _question_of(notice: PendingNotice, table: TableView) -> Vote | None:
    """The question that somebody is pinged about, if it is still open."""
    if not notice.is_question:
        return None
    return next((vote for vote in table.votes if vote.number == int(notice.blanks["number"])), None)


def _message_key(notice: PendingNotice) -> str:
    """Notices with the same one go into one message. What was tried together is tried again together: it may
    have arrived.
    """
    if notice.tried is not None:
        return notice.nonce
    return "reminder" if notice.is_reminder else f"{notice.key} {notice.blanks_json}"
