"""The pages of `/table setup`: what a server decides about its tables, each thing with what holds now."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.card.log_lines import person_named
from bot.storage.servers import Bar, PolicyChange, ServerPolicy
from bot.tables.model import DEADLINES, LATE_POLICIES
from bot.tables.server_rules import MOST_CHANNELS
from bot.ui.long_texts import fit_lines
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Pick, Text
from bot.words import Words, endonym, languages

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "where": ("hosting", "per_channel", "home"),
    "who": ("opening", "per_person"),
    "new": ("deadline", "late", "language", "computers", "lobby_days"),
    "after": ("fame_channel",),
    "moderators": ("role", "channel", "while_playing"),
}
"""What is decided on which page."""
PAGES: Final = (*SETTINGS, "people", "history")
LIMITS: Final = (0, 1, 2, 3, 5, 10)  # tables that are offered as limits; 0 is none
LOBBY_DAYS: Final = (0, 1, 3, 7, 14, 30)
_NONE: Final = "none"


def setting_line(name: str, policy: ServerPolicy, say: Words) -> str:
    """What a server decided about one thing, as a sentence."""
    rules = policy.rules
    blanks: dict[str, str | int | list[str]] = {
        "channels": [f"<#{channel}>" for channel in rules.hosting] or _NONE,
        "opening": rules.opening,
        "openers": f"<@&{rules.opening_role}>",
        "own": rules.per_person or 0,
        "here": rules.per_channel or 0,
        "home": rules.home,
        "forum": f"<#{rules.forum}>",
        "deadline": say("deadline", hours=(rules.deadline or 0) // 3600),
        "late": say(f"late-{rules.late}"),
        "language": endonym(rules.language) if rules.language else _NONE,
        "computers": _yes(rules.computers),
        "days": rules.lobby_days,
        "fame": f"<#{rules.fame_channel}>" if rules.fame_channel else _NONE,
        "role": f"<@&{policy.role}>" if policy.role else _NONE,
        "channel": f"<#{policy.channel}>" if policy.channel else _NONE,
        "playing": _yes(policy.while_playing),
    }
    return say(f"setup-{name.replace('_', '-')}", **blanks)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def overview_page(policy: ServerPolicy, barred: int, say: Words) -> Page:
    """Everything that a server decided, and a menu of what can be decided."""
    lines = [say("setup-title")]
    for page, names in SETTINGS.items():
        lines += [f"**{say(f'setup-page-{page}')}**", *(f"- {setting_line(n, policy, say)}" for n in names)]
    if policy.role is None:
        lines.append(say("mod-setup-no-role"))
    if barred:
        lines.append(f"- {say('setup-barred-count', count=barred)}")
    options = tuple(
        Option(page, say(f"setup-page-{page}"), say(f"setup-page-{page}-means")) for page in PAGES
    )
    return Page((Text("\n".join(lines)), Choice("page", say("setup-change"), options)))


def setting_page(page: str, policy: ServerPolicy, say: Words) -> Page:
    """One page of settings with its controls."""
    lines = [f"### {say(f'setup-page-{page}')}"]
    lines += [f"- {setting_line(name, policy, say)}" for name in SETTINGS[page]]
    controls = {"where": _where, "who": _who, "new": _new, "after": _after, "moderators": _moderators}[page]
    return Page((Text("\n".join(lines)), *controls(policy, say), _back(say)), page)


def _where(policy: ServerPolicy, say: Words) -> Iterator[Block]:
    rules = policy.rules
    hosting = tuple(str(channel) for channel in rules.hosting)
    yield Pick("hosting", say("setup-pick-hosting"), "home", 0, MOST_CHANNELS, hosting)
    yield Choice("per-channel", say("setup-pick-per-channel"), _limits(rules.per_channel, say))
    homes = tuple(
        Option(home, say(f"setup-home-{home}"), chosen=home == rules.home) for home in ("here", "thread")
    )
    yield Choice("home", say("setup-pick-home"), homes)
    forum = (str(rules.forum),) if rules.home == "forum" else ()
    yield Pick("forum", say("setup-pick-forum"), "forum", 0, 1, forum)


def _who(policy: ServerPolicy, say: Words) -> Iterator[Block]:
    rules = policy.rules
    openings = tuple(
        Option(opening, say(f"setup-opening-{opening}"), chosen=opening == rules.opening)
        for opening in ("everybody", "moderators")
    )
    yield Choice("opening", say("setup-pick-opening"), openings)
    role = (str(rules.opening_role),) if rules.opening == "role" else ()
    yield Pick("openrole", say("setup-pick-openrole"), "role", 0, 1, role)
    yield Choice("per-person", say("setup-pick-per-person"), _limits(rules.per_person, say))


def _new(policy: ServerPolicy, say: Words) -> Iterator[Block]:
    rules = policy.rules
    hours = (rules.deadline or 0) // 3600
    deadlines = tuple(Option(str(n), say("deadline", hours=n), chosen=n == hours) for n in DEADLINES)
    yield Choice("deadline", say("settings-deadline"), deadlines)
    late = tuple(Option(p, say(f"late-{p}"), chosen=p == rules.late) for p in LATE_POLICIES)
    yield Choice("late", say("settings-late"), late)
    any_language = Option(_NONE, say("setup-language-any"), chosen=rules.language is None)
    spoken = tuple(
        Option(name, endonym(name), chosen=name == rules.language)
        for name in sorted(languages())[: MOST_OPTIONS - 1]
    )
    yield Choice("language", say("setup-pick-language"), (any_language, *spoken))
    days = tuple(Option(str(n), say("setup-days", days=n), chosen=n == rules.lobby_days) for n in LOBBY_DAYS)
    yield Choice("days", say("setup-pick-days"), days)
    yield _switch("computers", on=rules.computers, page="new", say=say)


def _after(policy: ServerPolicy, say: Words) -> Iterator[Block]:
    channel = (str(policy.rules.fame_channel),) if policy.rules.fame_channel else ()
    yield Pick("fame", say("setup-pick-fame"), "channel", 0, 1, channel)


def _moderators(policy: ServerPolicy, say: Words) -> Iterator[Block]:
    role = (str(policy.role),) if policy.role else ()
    yield Pick("role", say("setup-pick-role"), "role", 0, 1, role)
    channel = (str(policy.channel),) if policy.channel else ()
    yield Pick("channel", say("setup-pick-channel"), "channel", 0, 1, channel)
    yield _switch("playing", on=policy.while_playing, page="moderators", say=say)


def _limits(now: int | None, say: Words) -> tuple[Option, ...]:
    return tuple(Option(str(n), say("setup-limit", count=n), chosen=n == (now or 0)) for n in LIMITS)


def _switch(word: str, *, on: bool, page: str, say: Words) -> Buttons:
    other = "off" if on else "on"
    return Buttons((Button(word, say(f"setup-{word}-{other}"), selection=f"{page}.{other}"),))


def _back(say: Words) -> Buttons:
    return Buttons((Button("show", say("setup-back")),))


def people_page(bars: Sequence[Bar], say: Words) -> Page:
    """Who is barred from tables here, by whom and why; menus to bar somebody and to lift it."""
    in_force = [bar for bar in bars if bar.lifted_at is None]
    lifted = [bar for bar in bars if bar.lifted_at is not None]
    lines = [f"### {say('setup-page-people')}", say("setup-people-means")]
    lines += fit_lines([_bar_line(bar, say) for bar in reversed(in_force)], 2400) or [say("setup-nobody")]
    if lifted:
        lines += [f"**{say('setup-lifted')}**"]
        lines += fit_lines([_bar_line(bar, say) for bar in reversed(lifted)], 800)
    blocks: list[Block] = [Text("\n".join(lines)), Pick("bar", say("setup-bar"), "person")]
    if in_force:
        options = tuple(
            Option(str(bar.number), say("setup-lift-one", number=bar.number))
            for bar in in_force[-MOST_OPTIONS:]
        )
        blocks.append(Choice("lift", say("setup-lift"), options))
    return Page((*blocks, _back(say)), "people")


def _bar_line(bar: Bar, say: Words) -> str:
    line = say(
        "setup-bar-line",
        number=bar.number,
        person=person_named(bar.user or 0, say),
        moderator=person_named(bar.actor, say),
        at=f"<t:{int(bar.at)}:d>",
        reason=bar.reason or _NONE,
    )
    if bar.lifted_at is None:
        return f"- {line}"
    lifted = say(
        "setup-lifted-by", moderator=person_named(bar.lifted_by or 0, say), at=f"<t:{int(bar.lifted_at)}:d>"
    )
    return f"- {line} {lifted}"


def bar_page(user: int, say: Words) -> Page:
    """Whether to bar somebody, with what that means."""
    row = (
        Button("barsure", say("setup-bar-yes"), "danger", selection=f"people.{user}"),
        Button("go", say("mod-not"), selection="people"),
    )
    return Page((Text(say("setup-bar-sure", person=f"<@{user}>")), Buttons(row)), "people")


def history_page(changes: Sequence[PolicyChange], say: Words) -> Page:
    """Who decided what for this server, newest first."""
    lines = [f"### {say('setup-page-history')}"]
    lines += fit_lines(change_line(change, say) for change in reversed(changes)) or [say("setup-no-history")]
    return Page((Text("\n".join(lines)), _back(say)), "history")


def change_line(change: PolicyChange, say: Words) -> str:
    """One decision for a server: when, by whom, and what has held since."""
    before, after = change.before, change.after
    names = [name for names in SETTINGS.values() for name in names]
    lines = [(setting_line(name, before, say), setting_line(name, after, say)) for name in names]
    changed = " ".join(new for old, new in lines if new != old)
    return f"- <t:{int(change.at)}:f> {person_named(change.actor, say)}: {changed}"
