"""What a moderator sees: which games there are, whom they wait for and for how long, and what can be done.

Everything here is public at the tables themselves: a moderator learns no secret by looking after a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import Colour

from .panels.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Text
from .plain import plain
from .reminders import game_name
from .tables import Entry, Face
from .tables.stewards import Loss
from .tidings import news_line, person_named
from .words import Words

LEVELS = ("easy", "normal", "hard")
QUICK = 3  # buttons of a row that still reads well on a phone


@dataclass(frozen=True, slots=True)
class Stand:
    """How a game stands, for somebody who looks after it."""

    face: Face
    names: Mapping[Colour, str]
    since: Mapping[Colour, float]
    trouble: Loss | None

    @property
    def waited(self) -> list[Colour]:
        """The seats whose people are waited for, the slowest first."""
        seats = {seat.colour: seat for seat in self.face.seats}
        found = [colour for colour in self.face.due if not seats[colour].driver]
        return sorted(found, key=lambda colour: self.since.get(colour, 0.0))

    @property
    def oldest(self) -> float:
        """Since when the game has been waiting; games that can't go on by themselves come first."""
        if self.trouble is not None or self.face.status == "paused":
            return 0.0
        return min((self.since[colour] for colour in self.waited if colour in self.since), default=2e10)


def waits_for(stand: Stand, say: Words) -> str:
    """Whom a game waits for and since when, or why it does not go on."""
    if stand.trouble is not None:
        return say(f"mod-trouble-{stand.trouble}")
    if stand.face.status != "playing":
        return say(f"mod-{stand.face.status}")
    if not stand.waited:
        return say("mod-computers")
    return ", ".join(
        say("mod-waits", name=plain(stand.names[colour]), since=f"<t:{int(stand.since[colour])}:R>")
        if colour in stand.since
        else plain(stand.names[colour])
        for colour in stand.waited
    )


def _title(stand: Stand, say: Words) -> str:
    place = stand.face.place
    where = f"<#{place.channel}>" if place else say("mod-nowhere")
    return say("mod-title", game=game_name(stand.face.id, stand.face.board, say), where=where)


def list_page(stands: Sequence[Stand], say: Words) -> Page:
    """All games of a server, the most stuck first, and a menu to look after one."""
    if not stands:
        return Page((Text(say("mod-none")),))
    stands = sorted(stands, key=lambda stand: stand.oldest)[:MOST_OPTIONS]
    lines = [f"- {_title(stand, say)} · {waits_for(stand, say)}" for stand in stands]
    options = tuple(
        Option(
            str(stand.face.id),
            game_name(stand.face.id, stand.face.board, say),
            _short(stand, say),
        )
        for stand in stands
    )
    blocks: list[Block] = [Text("\n".join([say("mod-list-title"), *lines]))]
    quick = [button for button in (_quick_help(stand, say) for stand in stands) if button is not None]
    if quick:
        blocks.append(Buttons(tuple(quick[:QUICK])))
    return Page((*blocks, Choice("pick", say("mod-pick"), options)))


def _quick_help(stand: Stand, say: Words) -> Button | None:
    """What helps a game most likely, as one press; its number travels with the button."""
    game = str(stand.face.id)
    match _plight(stand):
        case "paused":
            return Button("resume", say("mod-quick-resume", game=stand.face.id), "success", draft=game)
        case "channel" | "server":
            return Button("move", say("mod-quick-move", game=stand.face.id), "success", draft=game)
        case "waiting":
            return Button("nudge", say("mod-quick-nudge", game=stand.face.id), draft=game)
        case _:
            return None


def _short(stand: Stand, say: Words) -> str:
    """The same without formatting: a menu's line can't have any."""
    if stand.face.status == "playing" and stand.trouble is None:
        return ", ".join(stand.names[colour] for colour in stand.waited)
    return waits_for(stand, say)


def game_page(
    stand: Stand, say: Words, told: str = "", *, several: bool = True, here: int | None = None
) -> Page:
    """One game, and everything that can be done about it; the likeliest help first, and said why."""
    face = stand.face
    lines = [*([told] if told else []), f"**{_title(stand, say)}**", waits_for(stand, say)]
    if face.deadlines:
        lines.append(say("card-deadline", at=f"<t:{int(min(face.deadlines.values()))}:R>"))
    lost = stand.trouble in ("channel", "server")
    lines.append(f"-# {say(f'mod-advice-{_plight(stand)}')}")
    if face.status == "playing":
        first = [Button("nudge", say("mod-nudge"), "primary"), Button("pause", say("mod-pause"))]
    else:
        first = [Button("resume", say("mod-resume"), "success", disabled=lost or face.status == "open")]
    if lost:
        first.insert(0, Button("move", say("mod-move-resume"), "success"))
    first.append(Button("repair", say("mod-repair")))
    begun = face.status in ("playing", "paused")
    blocks: list[Block] = [Text("\n".join(lines)), Buttons(tuple(first))]
    if len(stand.waited) == 1:
        (colour,) = stand.waited
        label = say("mod-act-computer", name=stand.names[colour])
        blocks.append(Buttons((Button("actas", label, draft=f"{colour}/normal"),)))
    if begun:
        second = (
            Button("act", say("mod-act"), disabled=not face.due),
            Button("replace", say("mod-replace")),
            Button("undo", say("mod-undo")),
        )
        blocks.append(Buttons(second))
    third = [Button("end", say("mod-end")), Button("audit", say("mod-audit"))]
    if begun:
        third += [Button("export", say("mod-export")), Button("look", say("mod-look"))]
    blocks.append(Buttons(tuple(third)))
    there = face.place is not None and face.place.channel == here
    last = [] if lost or there else [Button("move", say("mod-move"))]
    if several:
        last.append(Button("list", say("mod-back")))
    if last:
        blocks.append(Buttons(tuple(last)))
    return Page(tuple(blocks))


def _plight(stand: Stand) -> str:
    """Why a game does not go on, as far as a moderator can help."""
    if stand.trouble is not None:
        return stand.trouble
    if stand.face.status == "playing":
        return "waiting" if stand.waited else "playing"
    empty = stand.face.status == "paused" and any(seat.vacant for seat in stand.face.seats)
    return "empty" if empty else stand.face.status


def act_page(stand: Stand, say: Words) -> Page:
    """Which decision is to be made for whom, without looking behind a screen."""
    options = []
    for colour in stand.face.due:
        name = stand.names[colour]
        options.append(Option(f"{colour}/normal", say("mod-act-computer", name=name)))
        options.append(Option(f"{colour}/safe", say("mod-act-safe", name=name), say("mod-act-safe-means")))
    return _choice("actas", say("mod-act-title"), say("mod-act"), options, say)


def replace_page(stand: Stand, say: Words) -> Page:
    """Whose seat goes to which computer; a person is named with the command."""
    options = [
        Option(
            f"{seat.colour}/{level}",
            say("mod-replace-by", name=stand.names[seat.colour], level=say("computer-name", level=level)),
        )
        for seat in stand.face.seats
        for level in LEVELS
        if seat.computer != level
    ]
    return _choice("reseat", say("mod-replace-title"), say("mod-replace"), options, say)


def look_page(stand: Stand, say: Words) -> Page:
    """Behind whose screen to look; the table will read of it."""
    options = [Option(seat.colour, stand.names[seat.colour]) for seat in stand.face.seats]
    return _choice("inspect", say("mod-look-title"), say("mod-look"), options, say)


def undo_page(points: Sequence[tuple[int, str]], say: Words) -> Page:
    """How far to go back."""
    options = [Option(str(seq), say("mod-undo-before", what=what)) for seq, what in points]
    return _choice("undoto", say("mod-undo-title"), say("mod-undo"), options, say)


def end_page(stand: Stand, say: Words) -> Page:
    """How to end, which is also the question whether to."""
    row = (
        Button("score", say("mod-end-scored"), "danger", disabled=stand.face.status == "open"),
        Button("abandon", say("mod-end-unscored"), "danger"),
        Button("show", say("mod-not")),
    )
    return Page((Text(say("mod-end-title")), Buttons(row)))


def _choice(word: str, title: str, placeholder: str, options: Sequence[Option], say: Words) -> Page:
    blocks: list[Block] = [Text(title)]
    if options:
        blocks.append(Choice(word, placeholder, tuple(options[:MOST_OPTIONS])))
    return Page((*blocks, Buttons((Button("show", say("mod-not")),))))


def audit_lines(news: Sequence[Entry], say: Words) -> list[str]:
    """What moderators did and what befell the table, oldest first, with time and name."""
    lines = []
    for entry in news:
        line = news_line(entry, say)
        if line is None:
            continue
        right, _, user = entry.actor.partition(":")
        who = person_named(user, say) if right in ("user", "moderator") else say("mod-by-itself")
        lines.append(f"<t:{int(entry.at)}:f> {who}: {line}")
    return lines
