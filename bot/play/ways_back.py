"""The last row of a private page: to one's move, if the table waits for it, and back to the menu."""

from bot.tables.public_view import PersonalView
from bot.ui.page import Button, Buttons
from bot.words import Say


def ways_back(look: PersonalView, say: Say, *, to_menu: bool = True) -> tuple[Buttons, ...]:
    """A row of buttons, or nothing where it would have none."""
    seat, table = look.seat, look.table
    row = []
    if seat is not None and seat.colour in table.due and table.status == "playing" and not seat.stand_in:
        row.append(Button("move", say("card-your-move"), "primary"))
    if to_menu:
        row.append(Button("menu", say("more-back")))
    return (Buttons(tuple(row)),) if row else ()
