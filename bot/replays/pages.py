"""What a replay looks like: a step with the ways to others, a moment for everybody, and games to choose."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.tables.public_view import TableView
from bot.ui.names import Names, markdown_names, plain_names
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.words import Say
from engine import Event
from engine.events import (
    Crowned,
    Erected,
    GameOver,
    Moved,
    Peeked,
    PhaseBegan,
    Returned,
    Revealed,
    Sealed,
    SupplyEmpty,
)
from render.telling import tell
from render.voice import Voice

from .stepping import step_buttons, step_lines
from .steps import Step

_WEIGHTS: Final[dict[type, int]] = {GameOver: 9, SupplyEmpty: 8, Erected: 5, Crowned: 4, Peeked: 3}
_TELLING: Final = (GameOver, Erected, Crowned, SupplyEmpty, Revealed, Moved)
"""What names a step in a menu, if it happened; else what happened first."""


class Replay(NamedTuple):
    """A finished game that somebody watches."""

    table: TableView
    steps: tuple[Step, ...]
    names: Names


def step_page(replay: Replay, number: int, say: Say, *, leader: int | None = None) -> Page:
    """A step of a game; `leader` is who turns the pages for everybody where everybody sees it."""
    blocks: list[Block] = [Text("\n".join(_words(replay, number, say))), Preview()]
    turned = (Button("turned", say("card-turned")),) if leader is None else ()
    blocks += step_buttons(replay.steps, number, say, *turned)
    blocks += _jumps(replay, number, say)
    if leader is None:
        blocks.append(
            Buttons(
                (
                    Button("share", say("replay-share"), "primary"),
                    Button("film", say("replay-film")),
                    Button("record", say("replay-record")),
                    Button("log", say("replay-log")),
                )
            )
        )
        return Page(tuple(blocks), str(number))
    blocks.append(Text(f"-# {say('replay-led', leader=f'<@{leader}>')}"))
    return Page(tuple(blocks), f"{number}.{leader}")


def moment_page(replay: Replay, number: int, who: int, say: Say) -> Page:
    """A single step, shown to everybody by somebody, from which everybody can go on alone."""
    shared = say("replay-moment", who=f"<@{who}>")
    text = "\n".join([shared, *_words(replay, number, say)])
    watch = Button("watch", say("replay-watch"), "primary")
    return Page((Text(text), Preview(), Buttons((watch,))), str(number))


def choosing_page(games: Sequence[tuple[int, str]], say: Say) -> Page:
    """Games to choose from, each by its number and what it is called in a list."""
    if not games:
        return Page((Text(say("replay-none")),))
    options = tuple(Option(str(game), label) for game, label in games[:MOST_OPTIONS])
    return Page((Text(say("replay-choose")), Choice("pick", say("replay-choose-game"), options)))


def _words(replay: Replay, number: int, say: Say) -> Iterator[str]:
    """Which game, where in it, and what happened."""
    step, table = replay.steps[number], replay.table
    yield say(
        "replay-title",
        game=table.id,
        board=table.island,
        round=step.round,
        step=number + 1,
        steps=len(replay.steps),
    )
    yield from step_lines(step, markdown_names(replay.names), say)
    if not number:
        yield say("replay-begins", people=[name.markdown for name in replay.names.values()])
    elif not step.events:
        yield say("replay-ended")


def step_label(replay: Replay, number: int, say: Say) -> str:
    """A step in a line of a menu."""
    if not number:
        return say("replay-setup")
    voice = Voice(say, plain_names(replay.names))
    quiet = (Sealed, PhaseBegan, Returned)
    all_events = replay.steps[number].events
    events = [event for event in all_events if not isinstance(event, quiet)] or all_events
    if not events:
        return say("replay-ended")
    ranked = (event for kind in _TELLING for event in events if isinstance(event, kind))
    telling = next(ranked, events[0])
    if isinstance(telling, Revealed):
        return say("replay-bids")
    return tell(replace(telling, paid=()) if isinstance(telling, Moved) else telling, voice)


def _jumps(replay: Replay, now: int, say: Say) -> Iterator[Choice]:
    """Menus of steps: those of this round, and the great moments of the whole game."""
    steps = replay.steps
    here = [number for number, step in enumerate(steps) if step.round == steps[now].round]
    begin = max(0, min(here.index(now) - MOST_OPTIONS // 2, len(here) - MOST_OPTIONS))
    here = here[begin : begin + MOST_OPTIONS]
    of_round = say("replay-jump-round", round=steps[now].round)
    yield Choice("jump", of_round, tuple(_option(replay, number, say) for number in here))
    great = _great_moments(steps)
    if great:
        options = tuple(_option(replay, number, say, with_round=True) for number in great)
        yield Choice("great", say("replay-jump-great"), options)


def _option(replay: Replay, number: int, say: Say, *, with_round: bool = False) -> Option:
    told = say("replay-in-round", round=replay.steps[number].round) if with_round else ""
    return Option(str(number), f"{number + 1}. {step_label(replay, number, say)}", told)


def _great_moments(steps: Sequence[Step]) -> list[int]:
    """The steps that everybody remembers, as many as a menu holds, in their order."""
    weighed = [(_weight(step.events), number) for number, step in enumerate(steps)]
    found = sorted((pair for pair in weighed if pair[0]), key=lambda pair: -pair[0])[:MOST_OPTIONS]
    return sorted(number for _, number in found)


def _weight(events: Sequence[Event]) -> float:
    """How much somebody remembers of what happened: what was erected, the larger the more."""
    found = (
        _WEIGHTS.get(type(event), 0) + (event.size / 10 if isinstance(event, Erected) else 0)
        for event in events
    )
    return max(found, default=0)
