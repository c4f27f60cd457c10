"""What a table's card says, by its status: a lobby, a game in play, a game over. All of it is public."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.tables.log_entry import Entry
from bot.tables.model import OPPONENTS, Seat
from bot.tables.public_view import TableView
from bot.ui.names import Names, markdown_names
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.words import Say
from engine import COLOURS, Colour, Event, PublicView, components
from engine.players import TEMPERAMENTS

from .end_lines import end_lines
from .log_lines import event_lines, person_named
from .questions import known_points

MOST_LINES: Final = 8
_EMBLEMS: Final[dict[Colour, str]] = {
    "blue": "🔵",
    "green": "🟢",
    "red": "🔴",
    "yellow": "🟡",
    "purple": "🟣",
}


def mention(seat: Seat) -> str | None:
    """A person's mention; computers have none."""
    return None if seat.user is None else f"<@{seat.user}>"


def player_label(seat: Seat, names: Names) -> str:
    """A player's escaped name with the emblem of their colour."""
    return f"{_EMBLEMS[seat.colour]} **{names[seat.colour].markdown}**"


def lobby_page(table: TableView, names: Names, say: Say) -> Page:
    """A table that waits for players: who sits, how it plays, and buttons for everybody."""
    counts = components().player_counts()
    lines = [
        say("lobby-title", board=table.board),
        say("lobby-count", count=len(table.seats), most=counts[-1]),
    ]
    lines += [f"- {player_label(seat, names)}{_motto(seat, say)}" for seat in table.seats]
    lines.append(_settings_line(table, say))
    lines += _invitation_lines(table, say)
    if table.options.open_score and not table.options.open_owners:
        lines.append(say("lobby-open-score-tells"))
    free = [colour for colour in COLOURS if all(seat.colour != colour for seat in table.seats)]
    blocks: list[Block] = [Text("\n".join(lines)), Preview()]
    if free and len(table.seats) < counts[-1]:
        options = tuple(Option(colour, say(f"picture-colour-{colour}")) for colour in free)
        blocks.append(Choice("join", say("lobby-join"), options))
        blocks.append(_computers_offered(say))
    else:
        blocks.append(Buttons((Button("wait", say("lobby-wait"), "primary"),)))
    ready = len(table.seats) in counts
    blocks.append(
        Buttons(
            (
                Button("start", say("lobby-start"), "success", disabled=not ready),
                Button("leave", say("lobby-leave")),
                Button("settings", say("lobby-settings")),
            )
        )
    )
    return Page(tuple(blocks))


def _computers_offered(say: Say) -> Choice:
    """The computers that can be given a seat, each with what it is like."""
    options = (
        Option(
            computer,
            say("computer-offered", level=computer, name=say("computer-name", level=computer)),
            say("computer-means", level=computer),
        )
        for computer in OPPONENTS
    )
    return Choice("computer", say("lobby-computer"), tuple(options))


def _motto(seat: Seat, say: Say) -> str:
    """What a computer with a character says of itself; nothing for anybody else."""
    if seat.computer not in TEMPERAMENTS:
        return ""
    words = say("computer-means", level=seat.computer)
    return f" {say('lobby-character', words=words)}"


def _invitation_lines(table: TableView, say: Say) -> list[str]:
    """Who may join, if not everybody, and who is invited and does not sit yet: mentions that ping nobody."""
    lines = [say("lobby-private")] if table.settings.private else []
    invited = sorted(table.invited - {seat.user for seat in table.seats})
    if invited:
        lines.append(say("lobby-invited", people=[f"<@{user}>" for user in invited]))
    if table.waitlist:
        lines.append(say("lobby-waitlist", people=[f"<@{user}>" for user in table.waitlist]))
    return lines


def _settings_line(table: TableView, say: Say) -> str:
    """The options and settings in a line."""
    return say("lobby-agreed", parts=agreed_parts(table, say))


def agreed_parts(table: TableView, say: Say) -> list[str]:
    """The options and settings of a table, one by one."""
    parts = [say(f"option-{name}") for name in table.options.names()] or [say("option-none")]
    if table.settings.deadline:
        parts.append(say("lobby-deadline", hours=table.settings.deadline // 3600))
    return parts


def fresh_events(fresh: Sequence[Entry], names: Names, say: Say, *, redacted: bool) -> list[Event]:
    """What a card's picture and its alt text tell as new.

    A card that is posted anew looks far back. Redacted, it tells no more than its own lines do.
    """
    events: list[Event] = []
    later = 0
    for entry in reversed(fresh):
        if not (redacted and later >= MOST_LINES):
            events[:0] = entry.events
        later += len(event_lines([entry], markdown_names(names), say))
    return events


def game_page(
    table: TableView,
    names: Names,
    say: Say,
    lines: Sequence[str],
    questions: Sequence[Block] = (),
) -> Page:
    """A game in play: phase, who is due, what happened, the picture, open questions, the three buttons."""
    view = table.view
    if view is None:
        return lobby_page(table, names, say)
    head = [say("card-title", round=view.round, phase=view.phase)]
    if table.status == "paused":
        head.append(say("card-asleep" if table.asleep else "card-paused"))
    else:
        head += _due_lines(table, names, say)
        head += end_lines(view, names, say)
    shown = list(lines)[-MOST_LINES:]
    blocks: list[Block] = [Text("\n".join(head)), Preview()]
    if shown:
        blocks.append(Text("\n".join(f"-# {line}" for line in shown)))
    blocks += questions
    move = Button("move", say("card-your-move"), "primary", disabled=table.status == "paused")
    blocks.append(
        Buttons(
            (
                Button("wake", say("card-wake"), "success") if table.asleep else move,
                Button("screen", say("card-my-screen")),
                Button("more", say("card-more")),
            )
        )
    )
    return Page(tuple(blocks))


def _due_lines(table: TableView, names: Names, say: Say) -> list[str]:
    view = table.view
    seats = [seat for seat in table.seats if seat.colour in table.due]
    who = [mention(seat) or player_label(seat, names) for seat in seats]
    lines = [say("card-due", names=who)] if who else []
    if view is not None and view.phase == "auction" and not view.dice_due:
        sealed = sum(player.sealed for player in view.players.values())
        lines.append(say("card-bids", count=sealed, all=len(view.seats)))
    deadlines = [at for seat, at in table.deadlines.items() if seat in table.due]
    if deadlines:
        lines.append(say("card-deadline", at=f"<t:{int(min(deadlines))}:R>"))
    return lines


def final_page(
    table: TableView,
    names: Names,
    say: Say,
    told: Sequence[str] = (),
    ending: Entry | None = None,
    questions: Sequence[Block] = (),
) -> Page:
    """A game that is over: places, points by source, the final picture, and what is told of the game.

    `ending` is the entry that ended it. A game that can still be taken up again tells no secret.
    """
    if table.view is None:
        expired = ending is not None and ending.kind == "expired"
        return Page((Text(say("card-expired" if expired else "card-abandoned")),))
    early = ending is not None and not (ending.actor == "table" and "ayes" not in ending.blanks)
    title = "card-abandoned" if table.status == "abandoned" else "card-ended" if early else "card-over"
    lines = [say(title)]
    people = [found for seat in table.seats if (found := mention(seat)) is not None]
    if people:
        lines.append(say("card-played", names=people))
    if ending is not None and early:
        lines.append(_signature(ending, say))
    picture = () if table.status == "abandoned" else (Preview(),)
    if table.open_until is not None:
        lines += _ended_lines(table, table.open_until, names, say)
        return Page((Text("\n".join(lines)), *picture, *questions, _ended_buttons(say)))
    lines += _place_lines(table, table.view, names, say)
    blocks: list[Block] = [Text("\n".join(lines)), *picture]
    if told:
        blocks.append(Text("\n".join(told)))
    replay = Button("replay", say("card-replay"))
    again = (Button("again", say("card-again"), "success"),) if table.status == "finished" else ()
    turned = (Button("turned", say("card-turned")),) if table.status == "finished" else ()
    return Page((*blocks, Buttons((*again, replay, *turned))))


def _place_lines(table: TableView, view: PublicView, names: Names, say: Say) -> Iterator[str]:
    """Everybody's place and points by source."""
    by_colour = {seat.colour: seat for seat in table.seats}
    for place, seats in enumerate(view.outcome.ranking if view.outcome else (), start=1):
        for seat in seats:
            assert view.outcome is not None, "it has a ranking"
            account = view.outcome.accounts[seat]
            yield say(
                "card-place",
                place=place,
                name=player_label(by_colour[seat], names),
                points=account.total,
                moai=account.moai,
                headdresses=account.headdresses,
                carrying=account.carrying,
                tablets=account.tablets,
            )


def _signature(ending: Entry, say: Say) -> str:
    """Who ended a game before its time, and how."""
    right, _, user = ending.actor.partition(":")
    if right == "moderator":
        return say("ended-by-moderator", user=person_named(user, say))
    asked = person_named(ending.blanks.get("user", 0), say)
    ayes, noes = int(ending.blanks.get("ayes", 0)), int(ending.blanks.get("noes", 0))
    if ayes + noes <= 1:
        return say("ended-by-one", user=asked)
    return say("ended-by-table", user=asked, ayes=ayes, noes=noes)


def _ended_lines(table: TableView, open_until: float, names: Names, say: Say) -> Iterator[str]:
    """Of a game that can be taken up again: the points that everybody can see, and until when."""
    if table.status == "finished":
        if not table.options.open_owners:
            yield say("ended-known")
        yield from (f"- {line}" for line in known_points(table, names, say))
    yield f"-# {say('ended-open', until=f'<t:{int(open_until)}:f>')}"


def _ended_buttons(say: Say) -> Buttons:
    return Buttons(
        (
            Button("askreopen", say("ended-reopen"), "success"),
            Button("askclose", say("ended-close")),
        )
    )
