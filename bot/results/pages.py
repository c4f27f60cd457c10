"""What results look like: somebody's statistics, ladders, halls of fame."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.storage.results import Rating
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.words import Say

from .rating import PROVISIONAL, provisional, shown
from .statistics import Feat, Statistics

EVER: Final = "ever"
"""In the place of a season: all of them."""
MOST_LISTED: Final = 20  # of a ladder
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def stats_page(
    person: str, found: Statistics, rating: Rating | None, say: Say, *, own: bool, whole: bool
) -> Page:
    """Somebody's games in words, above their chart; `whole` if none of them is left out."""
    lines = [say("stats-title", person=person, games=found.games, wins=found.wins)]
    if rating is None:
        lines.append(say("stats-unrated"))
    else:
        unsure = "yes" if provisional(rating) else "no"
        lines.append(say("stats-rating", rating=shown(rating), provisional=unsure, count=rating.number))
    lines.append(say("stats-places", places=[f"{_MEDALS.get(p, f'{p}.')} {n}" for p, n in found.places]))
    lines.append(say("stats-points", average=found.average, best=found.best))
    lines.append(say("stats-sources", sources=source_words(found.sources, say)))
    if found.coast is not None:
        lines.append(say("stats-coast", coast=found.coast[0], count=found.coast[1]))
    if found.carried:
        people = [say("stats-for", person=_mention(user), points=points) for user, points in found.carried]
        lines.append(say("stats-carried", people=people))
    if found.nemesis is not None:
        user, ahead, games = found.nemesis
        lines.append(say("stats-nemesis", person=_mention(user), ahead=ahead, games=games))
    if found.partner is not None:
        key = "stats-partner" if own else "stats-partner-other"
        lines.append(say(key, person=_mention(found.partner.user), points=found.partner.points))
    text = "\n".join([lines[0], *(f"- {line}" for line in lines[1:])])
    if not whole:
        text += f"\n{say('stats-shared-only')}"
    blocks: list[Block] = [Text(text), Preview()]
    if own:
        blocks.append(Buttons((Button("out", say("stats-out")),)))
    return Page(tuple(blocks))


def source_words(sources: dict[str, int], say: Say) -> list[str]:
    """Points by source, in words."""
    return [
        say("stats-source", source=say(f"picture-source-{name}"), points=points)
        for name, points in sources.items()
    ]


def hidden_page(say: Say) -> Page:
    """That somebody takes no part, and how they can again."""
    return Page((Text(say("stats-hidden")), Buttons((Button("in", say("stats-in"), "primary"),))))


# Ladders


def season_words(season: str, say: Say) -> str:
    """A season as people read it."""
    if season == EVER:
        return say("ladder-ever")
    return say("ladder-season", year=int(season[:4]), quarter=int(season[-1]))


def ranked(ladder: Iterable[Rating]) -> list[Rating]:
    """A ladder from top to bottom: those whose rating is provisional come last."""
    return sorted(ladder, key=lambda rating: (provisional(rating), -shown(rating), -rating.mu, rating.user))


def ladder_page(
    ladder: Sequence[Rating],
    server: str | None,
    season: str,
    seasons: Sequence[str],
    viewer: int,
    say: Say,
    *,
    on_server: bool,
) -> Page:
    """A ladder, of a server by its name or of all, in a season, and the ways to others."""
    told = season_words(season, say)
    if server is None:
        lines = [say("ladder-title-all", season=told)]
    else:
        lines = [say("ladder-title-server", server=server, season=told)]
    lines += _ladder_lines(ranked(ladder), viewer, say)
    if server is None:
        lines.append(say("ladder-shared-only"))
    where = "all" if server is None else "server"
    blocks: list[Block] = [Text("\n".join(lines))]
    options = tuple(
        Option(name, season_words(name, say), chosen=name == season)
        for name in (EVER, *seasons[: MOST_OPTIONS - 1])
    )
    blocks.append(Choice("season", say("ladder-choose-season"), options))
    if on_server:
        other = ("all", "ladder-show-all") if where == "server" else ("server", "ladder-show-server")
        row = (
            Button("show", say(other[1]), selection=f"{other[0]}.{season}"),
            Button("fame", say("ladder-fame")),
        )
        blocks.append(Buttons(row))
    return Page(tuple(blocks), f"{where}.{season}")


def _ladder_lines(ladder: Sequence[Rating], viewer: int, say: Say) -> list[str]:
    """The top of a ladder, and whoever looks at it, wherever they are."""
    if not ladder:
        return [say("ladder-nobody")]
    sure = [rating for rating in ladder if not provisional(rating)]
    listed = [*ladder[:MOST_LISTED], *(r for r in ladder[MOST_LISTED:] if r.user == viewer)]
    lines = [
        say(
            "ladder-line",
            place=1 + sum(shown(other) > shown(rating) for other in sure),
            person=_mention(rating.user),
            rating=shown(rating),
            count=rating.number,
        )
        for rating in listed
        if not provisional(rating)
    ]
    unsure = [rating for rating in listed if provisional(rating)]
    if unsure:
        lines.append(say("ladder-provisional", least=PROVISIONAL))
    lines += [
        "- "
        + say(
            "ladder-line-provisional",
            person=_mention(rating.user),
            rating=shown(rating),
            count=rating.number,
        )
        for rating in unsure
    ]
    if len(ladder) > len(listed):
        lines.append(say("ladder-more", count=len(ladder) - len(listed)))
    return lines


# Halls of fame


def fame_lines(found: Sequence[Feat], say: Say) -> list[str]:
    """Records in words."""
    return [
        "- "
        + say(
            "fame-game",
            feat=say(f"fame-{feat.kind}", people=[_mention(u) for u in feat.people], value=feat.value),
            game=feat.game,
        )
        for feat in found
    ]


def fame_page(server: str, found: Sequence[Feat], selection: str, say: Say) -> Page:
    """The hall of fame of a server, and the way back to its ladder."""
    lines = [say("fame-title", server=server), *(fame_lines(found, say) or [say("fame-none")])]
    back = Buttons((Button("show", say("ladder-back")),))
    return Page((Text("\n".join(lines)), back), selection)


def _mention(user: int) -> str:
    return f"<@{user}>"
