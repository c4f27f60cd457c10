"""What "Where it turned" looks like: one player's dearest decisions, one of them with its moment."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.computers.reviews import Review
from bot.play.panels import PANELS
from bot.play.sitting import Sitting
from bot.ui.names import Names, plain_names
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Preview, Text
from bot.words import Say
from engine import Action, Colour, Record, view, walk
from engine.actions import Bid
from engine.players import Turn
from render.telling import tell
from render.voice import Voice

from .pages import Replay
from .steps import Step


class ToldTurn(NamedTuple):
    """A dear decision in words: in which round and phase, at which step of the replay, what was done, what
    would have been better and why, and what that would have brought."""

    round: int
    phase: str
    step: int
    done: str
    better: str
    reason: str
    points: int


def told_turns(
    record: Record, turns: Sequence[Turn], steps: Sequence[Step], names: Names, say: Say
) -> list[ToldTurn]:
    """Decisions of one seat in words. It plays the game again: not for the event loop."""
    wanted = {turn.line: turn for turn in turns}
    found: dict[int, ToldTurn] = {}
    moments = walk(record)
    state = next(moments).state
    voice = Voice(say, plain_names(names))
    for number in range(len(record.lines)):
        turn = wanted.get(number)
        seen = view(state, turn.seat) if turn else None
        events = next(moments).events
        if turn is None or seen is None:
            continue
        sitting = Sitting(seen, (), say, names)
        told = "" if isinstance(turn.done, Bid) or not events else tell(events[0], voice)
        found[number] = ToldTurn(
            seen.round,
            seen.phase,
            next(index for index, step in enumerate(steps) if step.through > number),
            told or _described(sitting, turn.done),
            _described(sitting, turn.better),
            sitting.reason_words(turn.reason),
            max(1, round(turn.points)),
        )
    return [found[turn.line] for turn in turns]


def _described(sitting: Sitting, action: Action) -> str:
    words = PANELS[sitting.view.phase].describe(sitting, action)
    return sitting.say("turned-bid", bid=words) if isinstance(action, Bid) else words


def waiting_page(say: Say) -> Page:
    """The whole game is being thought over."""
    row = (Button("look", say("turned-look")), Button("never", say("turned-never")))
    return Page((Text(say("turned-wait")), Buttons(row)))


def turned_page(
    replay: Replay, found: Review, seat: Colour, told: Sequence[ToldTurn], shown: int, say: Say
) -> Page:
    """The dearest decisions of a seat, with the moment of one of them."""
    name = replay.names[seat]
    lines = [say("turned-title", game=replay.table.id), say("turned-of", name=name.markdown)]
    lines += _lines(told, shown, say)
    blocks: list[Block] = [Text("\n".join(lines))]
    if told:
        blocks.append(Preview())
        row = tuple(
            Button(
                "see",
                say("turned-see", number=number + 1, points=each.points),
                "primary" if number == shown else "secondary",
                disabled=number == shown,
                selection=f"{seat}.{number}",
            )
            for number, each in enumerate(told)
        )
        blocks.append(Buttons(row))
        there = Button("there", say("turned-there"), "success", selection=str(told[shown].step))
        blocks.append(Buttons((there,)))
    blocks.append(Choice("seat", say("turned-whose"), tuple(_seats(found, seat, replay.names, say))))
    blocks.append(Text(f"-# {say('turned-means')}"))
    return Page(tuple(blocks), f"{seat}.{shown}")


def _lines(told: Sequence[ToldTurn], shown: int, say: Say) -> Iterator[str]:
    """What the one that is shown was, and what would have been better."""
    if not told:
        yield say("turned-none")
        return
    turn = told[shown]
    yield say("turned-where", round=turn.round, phase=turn.phase, number=shown + 1, count=len(told))
    yield say("turned-done", done=turn.done)
    yield say("turned-better", better=turn.better, reason=turn.reason, points=turn.points)


def _seats(found: Mapping[Colour, Sequence[Turn]], seat: Colour, names: Names, say: Say) -> Iterator[Option]:
    for other, turns in found.items():
        points = sum(max(1, round(turn.points)) for turn in turns)
        what = say("turned-sum", count=len(turns), points=points)
        yield Option(other, names[other].plain, what, chosen=other == seat)
