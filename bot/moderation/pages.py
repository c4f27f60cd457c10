"""The moderators' pages: the games of a server, whom each waits for and for how long, and operations on it.

Everything here is public at the tables themselves: a moderator learns no secret from a game's status.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.card.log_lines import person_named
from bot.reminders.messages import game_name
from bot.tables.errors import Refused
from bot.tables.log_entry import Entry
from bot.tables.model import Loss, Seat
from bot.tables.public_view import TableView
from bot.tables.rights import DEEDS, Deed
from bot.ui.long_texts import fit_lines
from bot.ui.names import Names
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Text
from bot.words import Words
from engine import Colour, components

PAGE: Final = 8  # games of a list that are shown at once
MOST_QUICK_BUTTONS: Final = 3  # buttons of a row that still reads well on a phone
LONGEST_NAME: Final = 16  # letters of a name on a button
OPERATIONS: Final = ("act", "replace", "undo", "moveto", "repair", "end", "look", "export", "audit")
DEED_OF_QUESTION: Final[dict[str, Deed]] = {
    "undo": "undo",
    "end": "end",
    "abandon": "end",
    "settings": "settings",
    "pause": "pause",
    "resume": "resume",
    "reopen": "end",
}
"""The deed of a moderator that the table can agree on as well, by the kind of the question."""
DEED_OF: Final[dict[str, Deed]] = {
    "nudge": "nudge",
    "repair": "repair",
    "call": "call",
    "pause": "pause",
    "resume": "resume",
    "act": "decide",
    "actas": "decide",
    "replace": "replace",
    "seat": "replace",
    "person": "replace",
    "computer": "replace",
    "reseat": "replace",
    "undo": "undo",
    "undoto": "undo",
    "moveto": "move",
    "move": "move",
    "channel": "move",
    "end": "end",
    "score": "end",
    "abandon": "end",
    "look": "look",
    "inspect": "look",
    "export": "export",
}
"""What the words of the panel's controls come to; those that are not here only show something."""
_OVER: Final = ("finished", "abandoned")
_BEGUN_ONLY: Final = ("act", "replace", "undo", "look", "export")


@dataclass(frozen=True, slots=True)
class GameStatus:
    """The status of a game for moderators: whom it waits for since when, and what keeps it from going on.

    `loss` says why its card can't be shown, `stopped` is the entry that interrupted it, `missing` are the
    permissions that the bot lacks in its channel. Names may be incomplete on a list: a mention shows there.
    """

    table: TableView
    names: Names
    since: Mapping[Colour, float]
    loss: Loss | None
    stopped: Entry | None = None
    missing: tuple[str, ...] = ()

    @property
    def waited_for(self) -> list[Colour]:
        """The seats whose people are waited for, the slowest first."""
        seats = {seat.colour: seat for seat in self.table.seats}
        found = [colour for colour in self.table.due if not seats[colour].deciding_computer]
        return sorted(found, key=lambda colour: self.since.get(colour, 0.0))

    @property
    def waiting_since(self) -> float:
        """Since when the game has been waiting; games that can't go on by themselves come first."""
        if self.loss is not None or self.table.status == "paused":
            return 0.0
        return min((self.since[colour] for colour in self.waited_for if colour in self.since), default=2e10)

    @property
    def problem(self) -> str:
        """Why a game does not go on, as far as a moderator can help."""
        if self.loss is not None:
            return self.loss
        if self.table.status == "playing":
            return "waiting" if self.waited_for else "playing"
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


def waiting_line(status: GameStatus, say: Words) -> str:
    """Whom a game waits for and since when, or why it does not go on."""
    if status.loss is not None:
        return say(f"mod-trouble-{status.loss}")
    if status.table.status == "paused" and status.stopped is not None:
        right, _, user = status.stopped.actor.partition(":")
        who = person_named(user, say) if right in ("user", "moderator") else "none"
        return say("mod-paused-since", since=f"<t:{int(status.stopped.at)}:R>", who=who)
    if status.table.status != "playing":
        return say(f"mod-{status.table.status}")
    if not status.waited_for:
        return say("mod-computers")
    groups = []
    for since, colours in groupby(status.waited_for, key=status.since.get):  # the slowest first
        names = say("list-and", things=[_name_or_mention(status, colour) for colour in colours])
        asked = None if since is None else f"<t:{int(since)}:R>"
        groups.append(names if asked is None else say("mod-waited", name=names, since=asked))
    return say("mod-waits", names=say("list-plain", things=groups))


def _name_or_mention(status: GameStatus, colour: Colour) -> str:
    """A name, or a mention, which pings nobody in a message that one person alone sees."""
    name = status.names.get(colour)
    return f"<@{status.seat(colour).user}>" if name is None else name.markdown


def _plain_name(status: GameStatus, colour: Colour, say: Words) -> str:
    """A name, or a colour where it is not known."""
    name = status.names.get(colour)
    return say(f"colour-{colour}") if name is None else name.plain


def _title(status: GameStatus, say: Words) -> str:
    place = status.table.place
    where = f"<#{place.channel}>" if place else say("mod-nowhere")
    return say("mod-title", game=game_name(status.table.id, status.table.island, say), where=where)


def list_page(statuses: Sequence[GameStatus], say: Words, skipped: int = 0) -> Page:
    """The games of a server, those that have waited longest first, some a page, and a menu to open one."""
    if not statuses:
        return Page((Text(say("mod-none")), _rules(say)))
    skipped = min(max(0, skipped), (len(statuses) - 1) // PAGE * PAGE)
    shown = sorted(statuses, key=lambda status: status.waiting_since)[skipped : skipped + PAGE]
    lines = fit_lines(f"- {_list_line(status, say)}" for status in shown)
    if len(statuses) > PAGE:
        lines.append(say("mod-page", first=skipped + 1, last=skipped + len(shown), count=len(statuses)))
    options = tuple(
        Option(
            str(status.table.id),
            game_name(status.table.id, status.table.island, say),
            _plain_waiting_line(status, say),
        )
        for status in shown
    )
    blocks: list[Block] = [Text("\n".join([say("mod-list-title"), *lines, f"-# {say('mod-list-advice')}"]))]
    quick = [button for button in (_quick_button(status, say) for status in shown) if button is not None]
    if quick:
        blocks.append(Buttons(tuple(quick[:MOST_QUICK_BUTTONS])))
    blocks.append(Choice("pick", say("mod-pick"), options))
    if len(statuses) > PAGE:
        earlier, later = skipped - PAGE, skipped + PAGE
        blocks.append(
            Buttons(
                (
                    Button("list", say("mod-earlier"), disabled=earlier < 0, selection=f"p{max(0, earlier)}"),
                    Button("list", say("mod-later"), disabled=later >= len(statuses), selection=f"p{later}"),
                )
            )
        )
    return Page((*blocks, _rules(say)))


def _rules(say: Words) -> Buttons:
    return Buttons((Button("rules", say("mod-rules")),))


def _list_line(status: GameStatus, say: Words) -> str:
    """A game in the list: what and where it is, whom it waits for, how full it is, and since when it is."""
    table = status.table
    taken = sum(not seat.vacant for seat in table.seats)
    most = components().player_counts()[-1] if table.status == "open" else len(table.seats)
    seats = say("mod-seats", taken=taken, most=most, since=f"<t:{int(table.created_at)}:R>")
    return f"{_title(status, say)} · {waiting_line(status, say)} · {seats}"


def _quick_button(status: GameStatus, say: Words) -> Button | None:
    """The operation that most likely helps a game, as one press; the button's selection is its number."""
    game = str(status.table.id)
    match status.problem:
        case "paused":
            return Button("resume", say("mod-quick-resume", game=status.table.id), "success", selection=game)
        case "channel" | "server":
            return Button("move", say("mod-quick-move", game=status.table.id), "success", selection=game)
        case "waiting":
            return Button("nudge", say("mod-quick-nudge", game=status.table.id), selection=game)
        case _:
            return None


def _plain_waiting_line(status: GameStatus, say: Words) -> str:
    """The same without formatting: a menu's line can't have any."""
    if status.loss is not None:
        return say(f"mod-trouble-{status.loss}")
    if status.table.status == "playing" and status.waited_for:
        names = [_plain_name(status, colour, say) for colour in status.waited_for]
        return say("mod-waits", names=names)
    return say("mod-computers") if status.table.status == "playing" else say(f"mod-{status.table.status}")


def game_page(
    status: GameStatus,
    say: Words,
    done: str = "",
    *,
    several: bool = True,
    allowed: Collection[Deed] = DEEDS,
    seated: bool = False,
) -> Page:
    """One game: its status, the likely operations as buttons, and all others in one menu, as far as they are
    allowed to whoever asks.

    `done` says what was done just now; `several` whether there is a list to go back to; `seated` whether who
    asks sits there, and can ask the table instead.
    """
    table = status.table
    lines = [*([done, ""] if done else []), f"**{_title(status, say)}**", waiting_line(status, say)]
    if table.deadlines:
        lines.append(say("card-deadline", at=f"<t:{int(min(table.deadlines.values()))}:R>"))
    seats = [
        say("mod-seat", name=status.names[seat.colour].markdown, colour=seat.colour) for seat in table.seats
    ]
    if table.view is not None:
        view = table.view
        lines.append(f"-# {say('mod-stands', round=view.round, phase=view.phase, seats=seats)}")
    plays = "look" not in allowed
    stake = say("mod-you-play-allowed" if "decide" in allowed else "mod-you-play")
    lines.append(f"-# {stake if plays else _advice(status, say)}")
    rows = [_main_buttons(status, say), _replacement_buttons(status, say)]
    if plays and status.table.status not in _OVER:
        rows.append([Button("call", say("mod-call"), "primary")])
    rows = [[button for button in row if DEED_OF[button.word] in allowed] for row in rows]
    if plays and seated and status.table.status in ("playing", "paused"):
        word = "pause" if status.table.status == "playing" else "resume"
        rows += [] if word in allowed else [[Button(word, say(f"mod-ask-{word}"))]]
    blocks: list[Block] = [Text("\n".join(lines)), *(Buttons(tuple(row)) for row in rows if row)]
    blocks.append(Choice("other", say("mod-other"), _operations(status, say, allowed)))
    blocks.append(Buttons((Button("list", say("mod-back")),)) if several else _rules(say))
    return Page(tuple(blocks))


def _advice(status: GameStatus, say: Words) -> str:
    if status.problem == "permissions" and status.missing:
        missing = [say(f"permission-{name}") for name in status.missing]
        return say("mod-advice-missing", missing=missing)
    if status.table.status in _OVER:
        return say("mod-advice-over" if status.table.open_until is None else "mod-advice-reopen")
    return say(f"mod-advice-{status.problem}")


def _main_buttons(status: GameStatus, say: Words) -> list[Button]:
    if status.table.status in _OVER:
        again = status.table.open_until is not None
        return [Button("resume", say("mod-reopen"), "success")] if again else []
    if status.problem in ("channel", "server"):
        return [Button("move", say("mod-move-resume"), "success")]
    if status.table.status == "playing":
        nudge = Button("nudge", say("mod-nudge"), "primary", disabled=not status.waited_for)
        return [nudge, Button("pause", say("mod-pause"))]
    if status.problem == "empty":
        return [
            Button("replace", say("mod-fill"), "success"),
            Button("resume", say("mod-resume"), disabled=True),
        ]
    return [Button("resume", say("mod-resume"), "success", disabled=status.table.status == "open")]


def _replacement_buttons(status: GameStatus, say: Words) -> list[Button]:
    """If one person holds up the game: the two ways to go on without them."""
    if status.table.status != "playing" or not status.waited_for:
        return []
    colour = status.waited_for[0]
    name = status.names[colour].short(LONGEST_NAME)
    row = [Button("replace", say("mod-replace-one", name=name), selection=colour)]
    if len(status.waited_for) == 1:
        row.insert(0, Button("actas", say("mod-act-once", name=name), selection=f"{colour}/normal"))
    return row


def _operations(status: GameStatus, say: Words, allowed: Collection[Deed]) -> tuple[Option, ...]:
    begun = status.table.status in ("playing", "paused")
    words = [word for word in OPERATIONS if begun or word not in _BEGUN_ONLY]
    if status.table.status in _OVER:
        words = [word for word in OPERATIONS if word in ("repair", "audit")]
        if status.table.over_for_good and status.table.view is not None:
            words = [*words, "export"]
    if not status.table.due:
        words = [word for word in words if word != "act"]
    words = [word for word in words if word not in DEED_OF or DEED_OF[word] in allowed]
    return tuple(Option(word, say(f"mod-{word}"), say(f"mod-{word}-means")) for word in words)
