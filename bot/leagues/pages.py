"""What a league looks like: its card, its standings in words, its log."""

from collections.abc import Collection, Sequence

from bot.ui.long_texts import fit_lines
from bot.ui.names import escape
from bot.ui.page import Block, Button, Buttons, Page, Preview, Text
from bot.words import Say
from render.league_table import MOST_ROWS, Division, LeagueChart, Row

from .model import LEAST_PEOPLE, Entry, League, LeagueTable, LogLine
from .standings import Line, league_points, tables_of


def person(entry: Entry, hidden: Collection[int], say: Say) -> str:
    """Somebody in a text; nobody's name who was forgotten or takes no part in results."""
    known = entry.user is not None and entry.user not in hidden
    return f"<@{entry.user}>" if known else say("league-somebody")


def title(league: League, say: Say) -> str:
    """The name of a league, and how far it is."""
    return say("league-title", league=escape(league.name), stage=stage(league, say))


def stage(league: League, say: Say) -> str:
    """How far a league is, in words."""
    if league.status == "playing":
        key = "league-stage-final" if league.in_final else "league-stage-round"
        return say(key, round=league.round, rounds=league.settings.rounds)
    return say(f"league-stage-{league.status}")


def rules_lines(league: League, say: Say) -> list[str]:
    """What a league is played by."""
    chosen = league.settings
    lines = [
        say(f"league-kind-{chosen.kind}"),
        say("league-terms", size=chosen.size, rounds=chosen.rounds, days=chosen.days),
        say("league-board", board=chosen.board),
    ]
    if names := chosen.options.names():
        lines.append(say("league-options", options=[say(f"option-{name}") for name in names]))
    if chosen.pace is not None:
        lines.append(say("league-pace", hours=chosen.pace))
    return [f"- {line}" for line in lines]


# The card


def card_page(league: League, hidden: Collection[int], say: Say) -> Page:
    """The card of a league: everybody sees it."""
    number = str(league.id)
    blocks: list[Block] = [Text(title(league, say))]
    manage = Button("manage", say("league-manage"))
    buttons: tuple[Button, ...] = (Button("show", say("league-standings"), "primary"), manage)
    match league.status:
        case "signup":
            blocks += [Text("\n".join(rules_lines(league, say))), Text(_signed_up(league, hidden, say))]
            buttons = (
                Button("join", say("league-join"), "success"),
                Button("leave", say("league-leave")),
                manage,
            )
        case "playing":
            ends = int(league.round_ends or 0)
            blocks += [
                Preview(),
                Text("\n".join([say("league-round-ends", until=ends), *_table_lines(league, hidden, say)])),
            ]
        case _:
            blocks += [Preview(), Text("\n".join(_ending(league, hidden, say)))]
    blocks.append(Buttons(buttons))
    return Page(tuple(blocks), number)


def _signed_up(league: League, hidden: Collection[int], say: Say) -> str:
    people = [person(entry, hidden, say) for entry in league.entries]
    lines = [say("league-signup-ends", until=int(league.signup_ends or 0), least=LEAST_PEOPLE)]
    lines.append(say("league-people", count=len(people), people=people) if people else say("league-nobody"))
    return "\n".join(lines)


def _table_lines(league: League, hidden: Collection[int], say: Say) -> list[str]:
    return fit_lines(
        [_table_line(league, table, hidden, say) for table in league.of_round(league.round)], 2500
    )


def _table_line(league: League, table: LeagueTable, hidden: Collection[int], say: Say) -> str:
    """A table of this round: where it is, who plays, and what came of it."""
    where = f"<#{table.message}>" if table.message and table.game else say("league-not-open")
    if table.how is None:
        people = [person(league.entry(seat.entry), hidden, say) for seat in table.seats]
        return say("league-table", table=table.number, where=where, people=people)
    best = sorted(table.seats, key=lambda seat: -league_points(table, seat))
    people = [
        say(
            "league-gained",
            person=person(league.entry(seat.entry), hidden, say),
            points=float(league_points(table, seat)),
        )
        for seat in best
    ]
    return say("league-table-over", table=table.number, where=where, people=people, how=table.how)


def _ending(league: League, hidden: Collection[int], say: Say) -> list[str]:
    if league.status == "cancelled":
        return [say("league-called-off")]
    lines = []
    standing = tables_of(league)
    for number, division in standing.items():
        if division:
            winner = person(division[0].entry, hidden, say)
            key = "league-winner-division" if len(standing) > 1 else "league-winner"
            lines.append(say(key, division=number, person=winner))
    if league.settings.kind == "divisions" and len(standing) > 1:
        lines.append(say("league-moves"))
    return lines


# Standings


def standing_page(league: League, hidden: Collection[int], viewer: int, say: Say, *, manages: bool) -> Page:
    """How a league stands in words, with what decides between equals, for one person."""
    lines = [title(league, say)]
    if league.status == "signup":
        lines += [*rules_lines(league, say), _signed_up(league, hidden, say)]
    elif league.status != "cancelled":
        for number, division in tables_of(league).items():
            lines.append(_division_title(league, number, say))
            lines += [_standing_line(line, hidden, viewer, say) for line in division]
        lines += [say("league-tie-breaks"), *rules_lines(league, say)]
    own, row = league.entry_of(viewer), [Button("log", say("league-log"))]
    if own is None and league.status == "signup":
        row.insert(0, Button("join", say("league-join"), "success"))
    if own is not None and not own.out and league.live:
        row.append(Button("leave", say("league-leave")))
    if manages:
        row.append(Button("manage", say("league-manage")))
    return Page((Text("\n".join(fit_lines(lines, 3500))), Buttons(tuple(row))), str(league.id))


def _division_title(league: League, number: int, say: Say) -> str:
    single = league.settings.kind != "divisions"
    return say("league-all") if single else say("league-division", division=number)


def _standing_line(line: Line, hidden: Collection[int], viewer: int, say: Say) -> str:
    return say(
        "league-line",
        place=line.place,
        person=person(line.entry, hidden, say),
        points=float(line.points),
        games=line.games,
        share="" if line.share is None else say("league-share", share=_share(line, say)),
        out="yes" if line.entry.out else "no",
        own="yes" if line.entry.user == viewer else "no",
    )


def _share(line: Line, say: Say) -> str:
    return "-" if line.share is None else say("league-percent", share=round(100 * line.share))


def chart_of(league: League, names: dict[int, str], say: Say) -> LeagueChart:
    """The picture of the standings; `names` are those that may be shown, by person."""
    divisions, left = [], MOST_ROWS
    for number, lines in tables_of(league).items():
        shown = lines[:left]
        left -= len(shown)
        if shown:
            rows = tuple(
                Row(
                    line.place,
                    names.get(line.entry.user or 0, ""),
                    line.games,
                    say("league-figure", points=float(line.points)),
                    _share(line, say),
                )
                for line in shown
            )
            divisions.append(Division(_plain_title(league, number, say), rows))
    return LeagueChart(league.name, stage(league, say), tuple(divisions))


def _plain_title(league: League, number: int, say: Say) -> str:
    single = league.settings.kind != "divisions"
    return say("picture-league-all") if single else say("picture-league-division", division=number)


def alt_text(chart: LeagueChart, say: Say) -> str:
    """The picture in words."""
    parts = []
    for division in chart.divisions:
        rows = [
            say(
                "league-alt-line",
                place=row.place,
                name=row.name or say("picture-stats-somebody"),
                points=row.points,
            )
            for row in division.rows
        ]
        parts.append(say("league-alt-division", title=division.title, rows=rows))
    return say("league-alt", name=chart.name, stage=chart.stage, divisions=parts)


# The log


def log_lines(lines: Sequence[LogLine], hidden: Collection[int], say: Say) -> list[str]:
    """What happened, the newest last, each with its time and whoever did it."""
    return [say("league-log-line", at=int(line.at), what=_told(line, hidden, say)) for line in lines]


def _told(line: LogLine, hidden: Collection[int], say: Say) -> str:
    role, _, number = line.actor.partition(":")
    by = _named(int(number), hidden, say) if number else say("league-by-itself")
    blanks: dict[str, str | int] = {"by": by, "plays": "no", "user": "", **line.blanks}
    for name in ("user", "old_user", "new_user"):
        if name in line.blanks:
            blanks[name] = _named(int(line.blanks[name]), hidden, say)
    text = say(f"league-news-{line.kind}", **blanks)
    if role == "user":
        return text
    return say("league-signed", what=text, by=by, plays=str(blanks["plays"]))


def _named(user: int, hidden: Collection[int], say: Say) -> str:
    return person(Entry(0, user or None), hidden, say)
