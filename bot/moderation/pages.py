"""What a moderator sees: which games there are, whom they wait for and for how long, and what helps most.

Everything here is public at the tables themselves: a moderator learns no secret by looking after a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.card.log_lines import person_named
from bot.reminders.messages import game_name
from bot.tables.errors import Refused
from bot.tables.log_entry import Entry
from bot.tables.model import Loss, Seat
from bot.tables.public_view import TableView
from bot.ui.names import escape
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Text
from bot.ui.respond import fit_lines
from bot.words import Words
from engine import Colour

QUICK: Final = 3  # buttons of a row that still reads well on a phone
NAME: Final = 16  # letters of a name on a button
OPERATIONS: Final = ("act", "replace", "undo", "moveto", "repair", "end", "look", "export", "audit")
_OVER: Final = ("finished", "abandoned")
_BEGUN_ONLY: Final = ("act", "replace", "undo", "look", "export")


@dataclass(frozen=True, slots=True)
class GameStatus:
    """How a game stands, for somebody who looks after it.

    `stopped` is the entry that interrupted it, `missing` what the bot is not allowed where it is. On a list
    some names may not be known yet: there Discord's clients put them in.
    """

    table: TableView
    names: Mapping[Colour, str]
    since: Mapping[Colour, float]
    trouble: Loss | None
    stopped: Entry | None = None
    missing: tuple[str, ...] = ()

    @property
    def waited(self) -> list[Colour]:
        """The seats whose people are waited for, the slowest first."""
        seats = {seat.colour: seat for seat in self.table.seats}
        found = [colour for colour in self.table.due if not seats[colour].driver]
        return sorted(found, key=lambda colour: self.since.get(colour, 0.0))

    @property
    def oldest(self) -> float:
        """Since when the game has been waiting; games that can't go on by themselves come first."""
        if self.trouble is not None or self.table.status == "paused":
            return 0.0
        return min((self.since[colour] for colour in self.waited if colour in self.since), default=2e10)

    @property
    def problem(self) -> str:
        """Why a game does not go on, as far as a moderator can help."""
        if self.trouble is not None:
            return self.trouble
        if self.table.status == "playing":
            return "waiting" if self.waited else "playing"
        return "empty" if self.table.status == "paused" and self.empty else self.table.status

    def seat(self, colour: Colour) -> Seat:
        """The seat of a colour; Refused for one that does not play."""
        for seat in self.table.seats:
            if seat.colour == colour:
                return seat
        raise Refused("table-no-such-seat", colour=colour)

    @property
    def empty(self) -> list[Colour]:
        """Seats that nobody has."""
        return [seat.colour for seat in self.table.seats if seat.vacant]


def waits_for(stand: GameStatus, say: Words) -> str:
    """Whom a game waits for and since when, or why it does not go on."""
    if stand.trouble is not None:
        return say(f"mod-trouble-{stand.trouble}")
    if stand.table.status == "paused" and stand.stopped is not None:
        right, _, user = stand.stopped.actor.partition(":")
        who = person_named(user, say) if right in ("user", "moderator") else "none"
        return say("mod-paused-since", since=f"<t:{int(stand.stopped.at)}:R>", who=who)
    if stand.table.status != "playing":
        return say(f"mod-{stand.table.status}")
    if not stand.waited:
        return say("mod-computers")
    waited = []
    for since, colours in groupby(stand.waited, key=stand.since.get):  # the slowest first
        names = ", ".join(_called(stand, colour) for colour in colours)
        asked = None if since is None else f"<t:{int(since)}:R>"
        waited.append(names if asked is None else say("mod-waited", name=names, since=asked))
    return say("mod-waits", names=", ".join(waited))


def _called(stand: GameStatus, colour: Colour) -> str:
    """A name, or a mention, which pings nobody in a message that one person alone sees."""
    name = stand.names.get(colour)
    return f"<@{stand.seat(colour).user}>" if name is None else escape(name)


def _title(stand: GameStatus, say: Words) -> str:
    place = stand.table.place
    where = f"<#{place.channel}>" if place else say("mod-nowhere")
    return say("mod-title", game=game_name(stand.table.id, stand.table.island, say), where=where)


def list_page(stands: Sequence[GameStatus], say: Words) -> Page:
    """All games of a server, the most stuck first, and a menu to look after one."""
    if not stands:
        return Page((Text(say("mod-none")),))
    shown = sorted(stands, key=lambda stand: stand.oldest)[:MOST_OPTIONS]
    lines = fit_lines(f"- {_title(stand, say)} · {waits_for(stand, say)}" for stand in shown)
    if len(stands) > len(lines):
        lines.append(say("mod-others", count=len(stands) - len(lines)))
    options = tuple(
        Option(str(stand.table.id), game_name(stand.table.id, stand.table.island, say), _short(stand, say))
        for stand in shown
    )
    blocks: list[Block] = [Text("\n".join([say("mod-list-title"), *lines, f"-# {say('mod-list-advice')}"]))]
    quick = [button for button in (_quick_help(stand, say) for stand in shown) if button is not None]
    if quick:
        blocks.append(Buttons(tuple(quick[:QUICK])))
    return Page((*blocks, Choice("pick", say("mod-pick"), options)))


def _quick_help(stand: GameStatus, say: Words) -> Button | None:
    """What helps a game most likely, as one press; its number travels with the button."""
    game = str(stand.table.id)
    match stand.problem:
        case "paused":
            return Button("resume", say("mod-quick-resume", game=stand.table.id), "success", selection=game)
        case "channel" | "server":
            return Button("move", say("mod-quick-move", game=stand.table.id), "success", selection=game)
        case "waiting":
            return Button("nudge", say("mod-quick-nudge", game=stand.table.id), selection=game)
        case _:
            return None


def _short(stand: GameStatus, say: Words) -> str:
    """The same without formatting: a menu's line can't have any."""
    if stand.trouble is not None:
        return say(f"mod-trouble-{stand.trouble}")
    if stand.table.status == "playing" and stand.waited:
        names = [stand.names.get(colour) or say(f"colour-{colour}") for colour in stand.waited]
        return say("mod-waits", names=", ".join(names))
    return say("mod-computers") if stand.table.status == "playing" else say(f"mod-{stand.table.status}")


def game_page(stand: GameStatus, say: Words, told: str = "", *, several: bool = True) -> Page:
    """One game: how it stands, what helps most likely as buttons, and everything else in one menu."""
    table = stand.table
    lines = [*([told, ""] if told else []), f"**{_title(stand, say)}**", waits_for(stand, say)]
    if table.deadlines:
        lines.append(say("card-deadline", at=f"<t:{int(min(table.deadlines.values()))}:R>"))
    seated = ", ".join(
        say("mod-seat", name=escape(stand.names[seat.colour]), colour=seat.colour) for seat in table.seats
    )
    if table.view is not None:
        view = table.view
        lines.append(f"-# {say('mod-stands', round=view.round, phase=view.phase, seats=seated)}")
    lines.append(f"-# {_advice(stand, say)}")
    rows = (_first_help(stand, say), _second_help(stand, say))
    blocks: list[Block] = [Text("\n".join(lines)), *(Buttons(tuple(row)) for row in rows if row)]
    blocks.append(Choice("other", say("mod-other"), _operations(stand, say)))
    if several:
        blocks.append(Buttons((Button("list", say("mod-back")),)))
    return Page(tuple(blocks))


def _advice(stand: GameStatus, say: Words) -> str:
    if stand.problem == "permissions" and stand.missing:
        missing = ", ".join(say(f"permission-{name}") for name in stand.missing)
        return say("mod-advice-missing", missing=missing)
    return say(f"mod-advice-{stand.problem}")


def _first_help(stand: GameStatus, say: Words) -> list[Button]:
    if stand.table.status in _OVER:
        return []
    if stand.problem in ("channel", "server"):
        return [Button("move", say("mod-move-resume"), "success")]
    if stand.table.status == "playing":
        nudge = Button("nudge", say("mod-nudge"), "primary", disabled=not stand.waited)
        return [nudge, Button("pause", say("mod-pause"))]
    if stand.problem == "empty":
        return [
            Button("replace", say("mod-fill"), "success"),
            Button("resume", say("mod-resume"), disabled=True),
        ]
    return [Button("resume", say("mod-resume"), "success", disabled=stand.table.status == "open")]


def _second_help(stand: GameStatus, say: Words) -> list[Button]:
    """If one person holds up the game: the two ways to go on without them."""
    if stand.table.status != "playing" or not stand.waited:
        return []
    colour = stand.waited[0]
    name = stand.names[colour][:NAME]
    row = [Button("replace", say("mod-replace-one", name=name), selection=colour)]
    if len(stand.waited) == 1:
        row.insert(0, Button("actas", say("mod-act-once", name=name), selection=f"{colour}/normal"))
    return row


def _operations(stand: GameStatus, say: Words) -> tuple[Option, ...]:
    begun = stand.table.status in ("playing", "paused")
    words = [word for word in OPERATIONS if begun or word not in _BEGUN_ONLY]
    if stand.table.status in _OVER:
        words = [word for word in OPERATIONS if word in ("repair", "audit")]
        if stand.table.status == "finished":  # only a game with an end can be taken up again before it
            words = ["undo", *words, "export"]
    if not stand.table.due:
        words = [word for word in words if word != "act"]
    return tuple(Option(word, say(f"mod-{word}"), say(f"mod-{word}-means")) for word in words)
