"""New games by a press: practice against two computers, and the people of a finished game once more."""

from collections.abc import Sequence

from bot.moderation.rights import person
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.lobby import AddComputer, Invite, Join, Start
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.timetable import FIRST_REMINDER
from bot.ui.custom_id import ControlId
from bot.ui.press import Press, place
from bot.ui.respond import tell, words_for
from bot.words import Words

OPPONENTS = ("easy", "normal")  # at a practice game
_OF_ONE_GAME = ("rematch_of", "private", "lesson", "rivals")


async def practise(tables: Tables, interaction: Press) -> int:
    """Open a table here for one person, in their language, and two computers, and begin; its number."""
    who, press = await person(interaction), str(interaction.id)
    opened = await tables.open_table(
        place(interaction),
        who,
        press=press,
        practice=True,
        reminder=FIRST_REMINDER,
        language=words_for(interaction).language,
    )
    game = opened.table.id
    if opened.repeated:
        return game
    await tables.submit(game, who, Join())
    for level in OPPONENTS:
        await tables.submit(game, who, AddComputer(level))
    await tables.submit(game, Person(who.user), Start())
    return game


class Rematch:
    """Answers *Play again* on the card of a finished game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def again(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Sit down at the next game of the same people; the first to press opens it, the last begins it."""
        old = (await self._tables.look(control.game)).table
        if old.place is None or not old.over_for_good:
            raise Refused("rematch-not-yet")
        people = frozenset(seat.user for seat in old.seats if seat.user is not None)
        if interaction.user.id not in people:
            raise Refused("rematch-not-yours")
        people -= await self._barred(old, people - {interaction.user.id})
        who, press = await person(interaction), str(interaction.id)
        found = await self._waiting(old)
        game = await self._open(old, who, press) if found is None else found
        table = (await self._tables.look(game)).table
        if all(seat.user != who.user for seat in table.seats):
            table = (await self._tables.submit(game, who, Join(), press=f"{press}/join")).table
        await self._invite_others(table, people, who)
        if people <= {seat.user for seat in table.seats} and table.host is not None:
            await self._tables.submit(game, Person(table.host), Start())
            await tell(interaction, say("rematch-begins"))
        else:
            missing = len(people - {seat.user for seat in table.seats})
            await tell(interaction, say("rematch-waits", count=missing))

    async def _barred(self, old: TableView, people: frozenset[int]) -> set[int]:
        """Who of these people can't come: they are barred from the tables of this server."""
        server = old.place.server if old.place else None
        bar_of = self._tables.storage.servers.bar_of
        return {user for user in people if await bar_of(server or 0, user) is not None}

    async def _waiting(self, old: TableView) -> int | None:
        """The lobby that waits for these people already."""
        assert old.place is not None, "its card was pressed somewhere"
        game = await self._tables.storage.tables.at(old.place.channel)
        if game is None:
            return None
        table = (await self._tables.look(game)).table
        if table.settings.rematch_of != old.id:
            raise Refused("table-place-taken", game=game)
        if table.status != "open":
            raise Refused("rematch-begun")
        return game

    async def _open(self, old: TableView, who: Person, press: str) -> int:
        """Open a table of the same kind, with the same computers where the server still has any."""
        assert old.place is not None, "its card was pressed somewhere"
        agreed = old.settings.model_dump(exclude=set(_OF_ONE_GAME))
        opened = await self._tables.open_table(
            old.place, who, board=old.board, options=old.options, press=press, rematch_of=old.id, **agreed
        )
        rules = (await self._tables.storage.servers.of(old.place.server or 0)).rules
        if not opened.repeated and rules.computers:
            for seat in old.seats:
                if seat.user is None and seat.computer is not None:
                    await self._tables.submit(opened.table.id, who, AddComputer(seat.computer))
        return opened.table.id

    async def _invite_others(self, table: TableView, people: frozenset[int], who: Person) -> None:
        """Tell those who are still missing, once each, that somebody wants to play again."""
        if table.host != who.user:
            return
        seated = {seat.user for seat in table.seats}
        for user in sorted(people - seated - table.invited):
            await self._tables.submit(table.id, who, Invite(user))
