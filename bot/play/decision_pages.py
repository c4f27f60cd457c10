"""What decision panels have in common: pages before, beside and after the panel of a decision."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.tables.operations.standing_orders import round_of
from bot.tables.public_view import PersonalView
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from bot.words import Say

from .panels import PANELS
from .panels.markers import marks_at_the_end
from .sitting import Sitting

MOST_IN_A_ROW: Final = 5  # buttons, with those for a hint and the rules


def absent_page(look: PersonalView, say: Say) -> Page:
    """Somebody comes back: to a game that fell asleep, or to a seat that a computer holds for them."""
    if look.table.asleep:
        text, button = say("card-asleep"), Button("wake", say("card-wake"), "success")
    else:
        away = look.seat.away_until if look.seat is not None else None
        until = f"<t:{int(away)}:f>" if away else "none"
        text, button = say("seat-held", until=until), Button("home", say("seat-take-back"), "success")
    return Page((Text(text), Buttons((button,))))


def with_note(page: Page, text: str) -> Page:
    """A page with something said above it."""
    return Page((Text(text), *page.blocks), page.selection)


def with_help(page: Page, sitting: Sitting) -> Page:
    """A page with buttons for a hint, if there is one, and for the rules in its last row."""
    *above, last = page.blocks
    hint = (Button("hint", sitting.say("hint-ask")),) if sitting.advice else ()
    buttons = (*hint, Button("rules", sitting.say("rules-ask")))
    if isinstance(last, Buttons) and len(last.row) + len(buttons) <= MOST_IN_A_ROW:
        return Page((*above, Buttons((*last.row, *buttons))), page.selection)
    return Page((*page.blocks, Buttons(buttons)), page.selection)


def hint_text(sitting: Sitting) -> str:
    """What is advised and why, what would be next best, and by how much it is worse if that is known."""
    describe, say, lines = PANELS[sitting.view.phase].describe, sitting.say, []
    for key, advised in zip(("hint", "hint-next"), sitting.advice, strict=False):
        action, reason = describe(sitting, advised.action), sitting.reason_words(advised.reason)
        if advised.behind is None:
            lines.append(say(key, action=action, reason=reason))
        else:
            lines.append(say("hint-behind", action=action, reason=reason, points=round(advised.behind)))
    return "\n".join(lines)


def confirm_page(selection: str, asked: Sequence[str], say: Say) -> Page:
    """What may be regretted, to be confirmed or not."""
    text = "\n".join([say("sure-title"), *asked])
    row = (Button("sure", say("sure-yes"), "danger"), Button("back", say("sure-no")))
    return Page((Text(text), Buttons(row)), selection)


def ahead_blocks(look: PersonalView, sitting: Sitting) -> Iterator[Block]:
    """For whoever moves no more statues this round: what they would be asked at its end, to be said now."""
    view, say, orders = sitting.view, sitting.say, dict(look.orders)
    if look.table.status != "playing" or view.phase != "transport" or not view.players[view.seat].passed:
        return
    left = [s for s in view.statues.values() if s.hex is None and s.holder == view.seat]
    asks_stash = bool(left) and view.screen.markers > 0
    asks_recall = asks_stash or any(statue.marked_by == view.seat for statue in view.statues.values())
    standing = {kind for kind, line in look.orders if round_of(kind, line) is None}
    if not {*(["stash"] if asks_stash else []), *(["recall"] if asks_recall else [])} - standing:
        return
    yield Text(say("ahead-title"))
    if asks_stash and "stash" not in standing:
        now = orders.get("stash", "").partition(" ")[0]
        options = (
            Option("ask", say("ahead-ask"), chosen=not now),
            Option("all", say("ahead-stash-all"), chosen=now == "all"),
            Option("none", say("stash-none"), chosen=now == "none"),
        )
        yield Choice("ahead-stash", say("ahead-stash"), options)
    if asks_recall and "recall" not in standing:
        yield marks_at_the_end("ahead-recall", orders.get("recall", "").partition(" ")[0], say)
