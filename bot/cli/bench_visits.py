"""How often a game asks its players to come, and how many taps their decisions take.

Simulated people play whole games through the tables' interface, and find their decisions by pressing through
the pages that the panels draw, by the shortest way. Both kinds of people mean to decide alike: some use
plans, standing orders and suggestions, the others none of them. Who comes because the table waits decides
all that is asked of them, which is one visit; *Your move* is its first tap.
"""

import asyncio
import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from bot.play.panels import PANELS
from bot.play.panels.goals import end_of
from bot.play.panels.plan import PlanSelection
from bot.play.sitting import Sitting
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lobby import Join, Start
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from bot.ui.names import Name
from bot.ui.page import Button, Buttons, Choice, Page
from bot.words import words
from engine import Action
from engine.actions import Move, Peek, Recall, Stash
from engine.players import advise, advise_placements, computer_player, legal_from

from .measuring import percentile
from .output import Figure

TABLES: Final = (3, 4, 5)  # people at a table
SEEDS: Final = ("Ahu Akivi", "Orongo")  # of the dice: the same games every time
MOST_TAPS: Final = 6  # on one page after another; what takes more counts as so many
MOST_PAGES: Final = 80  # that are looked at for the shortest way
FOR_GOOD: Final = (("largest", ""), ("stash", "all"), ("recall", "none"))
"""What people who like standing orders leave with their first decision: on their screen, two taps each."""
_NO_WAY: Final = frozenset({"hint", "plan", "order", "then", "ask-hex"})  # words that lead to nothing here


class Found(NamedTuple):
    """What a panel came to, and after how many taps."""

    selection: str
    action: Action
    taps: int


@dataclass
class Counted:
    """What one game came to, for all its players together."""

    rounds: int = 0
    decisions: int = 0
    visits: int = 0
    by_hand: list[int] = field(default_factory=list)
    """The taps of everything that was decided by hand."""


def measure() -> dict[str, Figure]:
    """All figures of one run; visits and decisions are those of one player."""
    figures: dict[str, Figure] = {}
    for helped in (True, False):
        taps: list[int] = []
        for people in TABLES:
            found = [asyncio.run(_game(people, seed, helped=helped)) for seed in SEEDS]
            name = f"{'with_plans' if helped else 'by_hand'}_{people}_people"
            seats = people * len(found)
            figures[f"{name}_decisions"] = round(sum(game.decisions for game in found) / seats, 1)
            figures[f"{name}_visits"] = round(sum(game.visits for game in found) / seats, 1)
            rounds = sum(game.rounds for game in found)
            figures[f"{name}_visits_a_round"] = round(sum(g.visits for g in found) / people / rounds, 2)
            taps += [count for game in found for count in game.by_hand]
        name = "with_plans" if helped else "by_hand"
        figures[f"{name}_taps_median"] = statistics.median(taps)
        figures[f"{name}_taps_p90"] = percentile(taps, 0.9)
    return figures


async def _game(people: int, seed: str, *, helped: bool) -> Counted:
    """One game, from its table's opening to its end."""
    counted, rng = Counted(), random.Random(f"{people}/{seed}/{helped}")
    with tempfile.TemporaryDirectory() as folder:
        tables = await Tables.open(Path(folder) / "bench.db", new_seed=lambda: seed)
        try:
            host = Person(1)
            game = (await tables.open_table(Place(1, 1), host)).table.id
            for user in range(1, people + 1):
                await tables.submit(game, Person(user), Join())
            await tables.submit(game, host, Start())
            while True:
                table = (await tables.look(game)).table
                due = [seat.user for seat in table.seats if seat.colour in table.due and seat.user]
                if table.status != "playing" or not due:
                    break
                await _visit(tables, game, rng.choice(due), counted, helped=helped)
            assert table.view is not None, "it was played"
            log = await tables.log(game)
            counted.decisions = sum(entry.kind == "action" and entry.seat is not None for entry in log)
            counted.rounds = table.view.round
        finally:
            await tables.close()
    return counted


async def _visit(tables: Tables, game: int, user: int, counted: Counted, *, helped: bool) -> None:
    """Somebody comes, and decides until nothing more is asked."""
    counted.visits += 1
    opening = 1
    while True:
        look = await tables.look(game, user)
        if look.seat is None or look.view is None or look.seat.colour not in look.table.due:
            return
        if helped and not look.orders and look.view.phase == "auction":
            for kind, line in FOR_GOOD:
                await tables.submit(game, Person(user), LeaveOrder(kind, line))
                counted.by_hand.append(2)
        sitting = _sitting(look, helped=helped)
        taps = await _plan(tables, look, sitting) if helped else 0
        if not taps:
            found = _shortest(sitting, _wanted(look))
            await tables.submit(game, Person(user), Act(found.action))
            taps = found.taps
        counted.by_hand.append(opening + taps)
        opening = 0


def _sitting(look: PersonalView, *, helped: bool) -> Sitting:
    assert look.view is not None, "they play"
    names = {seat.colour: Name(f"Player {seat.user}") for seat in look.table.seats}
    orders = tuple(kind for kind, _ in look.orders)
    sitting = Sitting(look.view, legal_from(look.view), words("en"), names, orders)
    if not helped:
        return sitting
    seed = str(look.table.version)
    planned = advise_placements(look.view, random.Random(seed)) if look.view.phase == "placement" else []
    advice = tuple(advise(look.view, random.Random(seed)))
    return replace(sitting, advice=advice, planned=tuple(planned))


def _wanted(look: PersonalView) -> Action:
    """What a good player would decide."""
    assert look.view is not None, "they play"
    seed = str(look.table.version)
    ideas = [idea.action for idea in advise(look.view, random.Random(seed))]
    asked = [action for action in ideas if not isinstance(action, Peek)]
    return asked[0] if asked else computer_player("easy").decide(look.view, random.Random(seed)).action


async def _plan(tables: Tables, look: PersonalView, sitting: Sitting) -> int:
    """Plan the rest of a placement and pass then; how many taps that took, 0 where one figure is left."""
    if len(sitting.planned) <= 1:
        return 0
    panel = PANELS["placement"]
    opened = panel.change(sitting, panel.start(sitting), "plan", ())
    selection = panel.change(sitting, opened, "then", ())
    line = PlanSelection.read(selection).order(sitting)
    assert look.seat is not None
    await tables.submit(look.table.id, Person(look.seat.user or 0), LeaveOrder("plan", line))
    return 3


def _shortest(sitting: Sitting, wanted: Action) -> Found:
    """The shortest way through a panel's pages to a decision."""
    panel = PANELS[sitting.view.phase]
    reached, seen, pages = [panel.start(sitting)], set[str](), 0
    for taps in range(1, MOST_TAPS):
        following: list[str] = []
        for selection in reached:
            action = panel.decide(sitting, selection)
            if action is not None and _same(sitting, action, wanted):
                return Found(selection, action, taps + bool(panel.warnings(sitting, action)))
        for selection in sorted(reached, key=lambda text: -_agreement(text, wanted)):
            if selection in seen or pages >= MOST_PAGES:
                continue
            seen.add(selection)
            pages += 1
            page = panel.draw(sitting, selection)
            for final in _finals(page):
                action = panel.decide(sitting, final)
                if action is not None and _same(sitting, action, wanted):
                    return Found(final, action, taps + bool(panel.warnings(sitting, action)))
            following += _onward(sitting, page, wanted)
        reached = list(dict.fromkeys(following))
    return Found("", wanted, MOST_TAPS)


def _agreement(selection: str, wanted: Action) -> int:
    """How much of a decision a selection has in it already: such are looked at first."""
    parts = {part for part in str(wanted).replace("+", " ").split() if part}
    return sum(part in selection for part in parts)


def _finals(page: Page) -> Iterator[str]:
    for button in _buttons(page):
        if button.word == "go":
            yield page.selection if button.selection is None else button.selection


def _onward(sitting: Sitting, page: Page, wanted: Action) -> Iterator[str]:
    """The selections that are a tap away."""
    panel = PANELS[sitting.view.phase]
    for button in _buttons(page):
        selection = page.selection if button.selection is None else button.selection
        if button.word == "show":
            yield selection
        elif button.word != "go" and button.word not in _NO_WAY:
            yield panel.change(sitting, selection, button.word, ())
    for choice in page.blocks:
        if not isinstance(choice, Choice) or choice.word in _NO_WAY:
            continue
        if choice.most > 1 and isinstance(wanted, Stash | Recall):
            yield panel.change(sitting, page.selection, choice.word, wanted.statues)
        else:
            for option in choice.options:
                yield panel.change(sitting, page.selection, choice.word, (option.value,))


def _buttons(page: Page) -> Iterator[Button]:
    for block in page.blocks:
        if isinstance(block, Buttons):
            yield from block.row


def _same(sitting: Sitting, one: Action, other: Action) -> bool:
    """Whether two decisions come to the same: ways of a statue that bring everybody the same do."""
    if not isinstance(one, Move) or not isinstance(other, Move):
        return one == other
    come_to = [
        (move.statue, move.then, move.ahu, end_of(sitting, move), sitting.gains(move))
        for move in (one, other)
    ]
    return come_to[0] == come_to[1]
