"""Leagues, pressed: signing up and leaving on the card, standings and log, and what moderators do.

Every page is for one person. A control carries the league's number, and what is chosen on its page.
"""

from collections.abc import Sequence

import discord

from bot.moderation.rights import moderator, person
from bot.tables.errors import Refused
from bot.tables.service import Tables
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.members import member_of
from bot.ui.names import DisplayNames
from bot.ui.page import Page
from bot.ui.press import Press
from bot.ui.respond import show, tell
from bot.words import Words

from .arranging import PANEL
from .manage_pages import (
    NOTHING,
    SEATS,
    WEEK,
    entry_page,
    fix_page,
    log_page,
    manage_page,
    places_of,
    sure_page,
)
from .model import League
from .pages import log_lines, standing_page
from .requests import Correct, Drop, EndLeague, Extend, ReplaceEntry, SignUp, Withdraw
from .rights import refuse_deed
from .runner import LeagueRunner
from .service import Leagues

SIGNUP_DAYS = 7


class LeaguePanel:
    """Answers presses on leagues."""

    def __init__(
        self,
        tables: Tables,
        leagues: Leagues,
        runner: LeagueRunner,
        names: DisplayNames,
    ) -> None:
        self._tables = tables
        self._leagues = leagues
        self._runner = runner
        self._names = names

    # For everybody

    async def standing(self, interaction: Press, number: int, say: Words, *, instead: bool = False) -> None:
        """How a league stands, for whoever asks."""
        league, who = await self._league(interaction, number), await person(interaction)
        hidden = await self._leagues.store.hidden(number)
        page = standing_page(league, hidden, who.user, say, manages=who.moderator)
        await self._show(interaction, page, instead=instead)

    async def manage(self, interaction: Press, number: int, say: Words, *, instead: bool = False) -> None:
        """What a moderator can do; whoever takes part is told why they can't."""
        league, who = await self._league(interaction, number), await moderator(interaction)
        if league.live:
            refuse_deed(league, who, "extend")
        page = manage_page(league, who, self._runner.troubles.get(number), say)
        await self._show(interaction, page, instead=instead)

    async def pressed(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Answer one press."""
        number, *chosen = (int(part) if part.isdecimal() else 0 for part in control.selection.split("."))
        private = interaction.message is not None and interaction.message.flags.ephemeral
        match control.word:
            case "show":
                await self.standing(interaction, number, say, instead=private)
            case "manage":
                await self.manage(interaction, number, say, instead=private)
            case "join":
                await self._join(interaction, number, say)
            case "leave":
                await self._ask_to_leave(interaction, number, say, instead=private)
            case "leavesure":
                await self._league(interaction, number)
                await self._leagues.submit(number, await person(interaction), Withdraw())
                await self.standing(interaction, number, say, instead=True)
            case "log":
                await self._log(interaction, number, say)
            case "fix" | "fixed" | "seat-a" | "seat-b" | "seat-c" | "seat-d" | "seat-e":
                await self._correct(interaction, control, values, say)
            case _:
                await self._moderate(interaction, control.word, number, chosen, values, say)

    async def _join(self, interaction: Press, number: int, say: Words) -> None:
        league, who = await self._league(interaction, number), await person(interaction)
        if await self._tables.storage.servers.bar_of(league.server, who.user) is not None:
            raise Refused("league-barred")
        if not await self._tables.storage.results.listed(who.user):
            raise Refused("league-unlisted")
        await self._leagues.submit(number, who, SignUp())
        await tell(interaction, say("league-joined", until=int(league.signup_ends or 0)))

    async def _ask_to_leave(self, interaction: Press, number: int, say: Words, *, instead: bool) -> None:
        league = await self._league(interaction, number)
        entry = league.entry_of(interaction.user.id)
        if entry is None or entry.out:
            raise Refused("league-not-in")
        if league.status == "signup":
            await self._leagues.submit(number, await person(interaction), Withdraw())
            await tell(interaction, say("league-withdrawn"))
            return
        page = sure_page(league, say("league-leave-sure"), "leavesure", say("league-leave"), say)
        await self._show(interaction, page, instead=instead)

    async def _log(self, interaction: Press, number: int, say: Words) -> None:
        league = await self._league(interaction, number)
        hidden, lines = await self._leagues.store.hidden(number), await self._leagues.store.log(number)
        await self._show(interaction, log_page(league, log_lines(lines, hidden, say), say), instead=True)

    # For moderators

    async def _moderate(
        self,
        interaction: Press,
        word: str,
        number: int,
        chosen: list[int],
        values: Sequence[str],
        say: Words,
    ) -> None:
        league, who = await self._league(interaction, number), await moderator(interaction)
        match word, chosen:
            case "draw", _:
                await self._leagues.draw(number, who)
            case "extend", _:
                await self._leagues.submit(number, who, Extend(WEEK))
            case "end", _:
                refuse_deed(league, who, "end")
                key = "league-cancel" if league.status == "signup" else "league-end"
                page = sure_page(league, say(f"{key}-sure"), "endsure", say(key), say)
                await self._show(interaction, page)
                return
            case "endsure", _:
                await self._leagues.submit(number, who, EndLeague())
            case "who", _:
                entry = league.entry_of(int(first_of(values)) if first_of(values).isdecimal() else 0)
                if entry is None:
                    raise Refused("league-not-theirs")
                refuse_deed(league, who, "drop")
                await self._show(interaction, entry_page(league, entry.number, say))
                return
            case "drop", [place]:
                await self._leagues.submit(number, who, Drop(place))
            case "sub", [place]:
                await self._replace(interaction, league, place, first_of(values))
            case "next", _:
                await self._next(interaction, league, say)
                return
            case _:
                raise Refused("unknown-control")
        await self.manage(interaction, number, say, instead=True)

    async def _replace(self, interaction: Press, league: League, place: int, user: str) -> None:
        who, member = await moderator(interaction), await member_of(interaction, user)
        if await self._tables.storage.servers.bar_of(league.server, member.id) is not None:
            raise Refused("table-barred-other", person=member.mention)
        await self._leagues.submit(league.id, who, ReplaceEntry(place, member.id))

    async def _correct(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Pages on which a moderator decides how a table ended: chosen, a place changed, or saved."""
        who = await moderator(interaction)
        chosen = f"{control.selection}.{first_of(values)}" if control.word == "fix" else control.selection
        number, round_, at, *places = [part if part.isdecimal() else "" for part in chosen.split(".")] + [
            ""
        ] * 2
        league = await self._league(interaction, int(number or 0))
        table = league.table(int(round_ or 0), int(at or 0))
        refuse_deed(league, who, "correct")
        digits = places_of(table) if control.word == "fix" else places[0]
        if control.word.startswith("seat-"):
            changed = SEATS.index(control.word[-1])
            digits = f"{digits[:changed]}{first_of(values)[:1]}{digits[changed + 1 :]}"
        if len(digits) != len(table.seats) or not digits.isdecimal():
            raise Refused("unknown-control")
        if control.word == "fixed":
            found = [None if digit == NOTHING else int(digit) for digit in digits]
            decided = dict(zip((seat.entry for seat in table.seats), found, strict=True))
            await self._leagues.submit(league.id, who, Correct(table.round, table.number, decided))
            await self.manage(interaction, league.id, say, instead=True)
            return
        names = {}
        for seat in table.seats:
            user = league.entry(seat.entry).user
            name = None if user is None else await self._names.of_user(league.server, user)
            names[seat.entry] = name.plain if name else say("league-somebody")
        await self._show(interaction, fix_page(league, table, digits, names, say))

    async def _next(self, interaction: Press, league: League, say: Words) -> None:
        """Open the next season of a league that is over, in its channel."""
        who = await moderator(interaction)
        if league.live:
            raise Refused(f"league-is-{league.status}")
        number = await self._leagues.open(
            who,
            (league.server, league.channel),
            league.name,
            league.settings,
            signup_days=SIGNUP_DAYS,
            previous=league.id,
            press=str(interaction.id),
        )
        await self.manage(interaction, number, say, instead=True)

    # Pages

    async def _league(self, interaction: Press, number: int) -> League:
        """A league of this server; Refused for any other."""
        league = await self._leagues.look(number)
        if league.server != interaction.guild_id:
            raise Refused("league-none")
        return league

    async def _show(self, interaction: Press, page: Page, *, instead: bool = True) -> None:
        view: discord.ui.LayoutView = layout(page, game=0, version=0, panel=PANEL)
        await show(interaction, view, instead=instead)
