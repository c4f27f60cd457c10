"""Opening a league's tables: an announcement that calls its people, a thread on it, and a game in the thread.

Each step can be done again without harm: the announcement is posted once, its thread has its number, and the
table is opened by a press that is taken once.
"""

import zlib
from typing import Any, Final

import discord

from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Person, Place, rival_mark
from bot.tables.operations.lobby import Join, Start
from bot.tables.service import Tables
from bot.tables.timetable import FIRST_REMINDER
from bot.ui.components import plain_buttons, truncate
from bot.ui.names import escape
from bot.ui.page import Button
from bot.ui.post_once import post_once
from bot.ui.threads import A_WEEK
from bot.words import Words, words

from .model import LEAST_PEOPLE, Entry, League, LeagueTable
from .requests import Drop
from .rounds import NoteTable, Settle
from .service import Leagues

PANEL: Final = "league"
FILLING_LEVEL: Final = "normal"  # of the computer at a table of two
_THREAD_EXISTS: Final = 160004  # Discord's code for a message that has a thread already


class TableOpener:
    """Opens the tables of a round, step by step."""

    def __init__(self, client: discord.Client, tables: Tables, leagues: Leagues) -> None:
        self._client = client
        self._tables = tables
        self._leagues = leagues

    async def open(self, league: League, table: LeagueTable) -> None:
        """Open a table, or go on with it where an earlier try ended."""
        people = [league.entry(seat.entry) for seat in table.seats]
        barred = [entry for entry in people if await self._barred(league.server, entry)]
        if barred:
            await self._leagues.submit(league.id, SYSTEM, Drop(barred[0].number, barred=True))
            return
        rules = (await self._tables.storage.servers.of(league.server)).rules
        if len(people) < LEAST_PEOPLE and not rules.computers:
            await self._leagues.submit(league.id, SYSTEM, Settle(table.round, table.number, "void", ()))
            return
        thread = await self._thread(league, table, people)
        now = await self._leagues.look(league.id)
        if thread is None or now.entries != league.entries or now.status != "playing":
            return  # somebody left, or was forgotten, while Discord was asked: the next run goes by that
        place = Place(league.server, thread, league.channel)
        await self._open_game(league, table, people, place, words(league.settings.language))

    async def _barred(self, server: int, entry: Entry) -> bool:
        user = entry.user
        return user is None or await self._tables.storage.servers.bar_of(server, user) is not None

    async def _thread(self, league: League, table: LeagueTable, people: list[Entry]) -> int | None:
        """The thread of a table, announced once; None where the announcement is gone, to be posted anew."""
        say, message = words(league.settings.language), table.message
        channel = self._client.get_channel(league.channel) or await self._client.fetch_channel(league.channel)
        if not isinstance(channel, discord.TextChannel):
            raise Refused("mod-no-channel")
        where = (table.round, table.number)
        if message is None:
            if table.tried is None:
                await self._leagues.submit(league.id, SYSTEM, NoteTable(*where, tried=self._tables.now()))
            mentioned = [discord.Object(entry.user) for entry in people if entry.user is not None]
            sent = await post_once(
                channel,
                await self.nonce(f"{league.id}.{table.round}.{table.number}"),
                table.tried,
                content=self._call(league, table, people, say),
                view=plain_buttons(
                    Button("show", say("league-standings"), selection=str(league.id)), panel=PANEL
                ),
                allowed_mentions=discord.AllowedMentions(users=mentioned),
            )
            message = sent.id
            await self._leagues.submit(league.id, SYSTEM, NoteTable(*where, message=message))
        if channel.get_thread(message) is not None:
            return message
        name = say("league-thread", league=league.name, round=table.round, table=table.number)
        try:
            start = channel.get_partial_message(message)
            await start.create_thread(name=truncate(name, 100), auto_archive_duration=A_WEEK)
        except discord.NotFound:
            await self._leagues.submit(league.id, SYSTEM, NoteTable(*where, again=True))
            return None
        except discord.HTTPException as error:
            if error.code != _THREAD_EXISTS:
                raise
        return message

    def _call(self, league: League, table: LeagueTable, people: list[Entry], say: Words) -> str:
        mentions = [f"<@{entry.user}>" for entry in people]
        ends = int(league.round_ends or 0)
        key = "league-call-final" if league.in_final else "league-call"
        return say(key, league=escape(league.name), round=table.round, people=mentions, until=ends)

    async def _open_game(
        self, league: League, table: LeagueTable, people: list[Entry], place: Place, say: Words
    ) -> None:
        settings, users = league.settings, [entry.user for entry in people if entry.user is not None]
        host = Person(_host(league, users), moderator=True)
        computers = [FILLING_LEVEL] * (LEAST_PEOPLE - len(users))
        press = f"league:{league.id}.{table.round}.{table.number}"
        pace: dict[str, Any] = {}
        if settings.pace is not None:
            pace = {"deadline": settings.pace * 3600, "late": "decision"}
        opened = await self._tables.open_table(
            place,
            host,
            board=settings.board,
            options=settings.options,
            press=press,
            seated=(*users, *computers),
            reminder=FIRST_REMINDER,
            language=say.language,
            rivals=self._rivals(league, table, users),
            **pace,
        )
        await self.start(opened.table.id, host.user, users)
        noted = NoteTable(table.round, table.number, game=opened.table.id)
        await self._leagues.submit(league.id, SYSTEM, noted)

    def _rivals(self, league: League, table: LeagueTable, users: list[int]) -> list[str]:
        """The marks of those who play for the same standings at other tables."""
        others = (
            entry.user
            for entry in league.entries
            if entry.division == table.division and entry.user is not None and entry.user not in users
        )
        secret = self._tables.storage.secret
        return [rival_mark(secret, user) for user in others]

    async def start(self, game: int, host: int, users: list[int]) -> None:
        """Begin a game with its people, if it has not begun; who got up meanwhile sits down again."""
        table = (await self._tables.look(game)).table
        if table.status != "open":
            return
        for user in users:
            if all(seat.user != user for seat in table.seats):
                await self._tables.submit(game, Person(user), Join())
        await self._tables.submit(game, Person(host), Start(), press=f"league:{game}/start")

    async def nonce(self, thing: str) -> str:
        """The nonce of something that is posted once."""
        prefix = await self._tables.storage.facts.get("nonces")
        return f"{prefix or ''}l{zlib.crc32(thing.encode()):08x}"


def _host(league: League, users: list[int]) -> int:
    """Who leads a table: the moderator who opened the league; where they play in it, one of its people."""
    host = league.host
    if host is None or any(entry.held_by(host) for entry in league.entries):
        return users[0]
    return host
