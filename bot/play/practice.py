"""A practice game: a table with two computer players, begun at once by one press."""

from bot.moderation.rights import person
from bot.tables.model import Person
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.service import Tables
from bot.tables.timetable import FIRST_REMINDER
from bot.ui.press import Press, place
from bot.ui.respond import words_for

OPPONENTS = ("easy", "normal")


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
