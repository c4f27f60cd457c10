"""Transport: which statue, where to, with whose help, and what to do there."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.play.sitting import Sitting
from bot.tables.operations.standing_orders import OrderKind
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Style, Text
from engine import Action
from engine.actions import Mark, Move, Pass, Peek, statue_order

from .goals import Goal, end_of, goals, rank, worth

EXPENSIVE: Final = 3  # points for others that are asked about, if they are not outweighed


class Selection(NamedTuple):
    """A statue, a goal and the number of a way to it, as far as they are chosen."""

    statue: str = ""
    goal: str = ""
    way: int = 0

    @classmethod
    def read(cls, text: str) -> "Selection":
        """A selection from its text; what makes no sense is left out."""
        statue, goal, way = [*text.split("."), "", "", ""][:3]
        return cls(statue, goal, int(way) if way.isdecimal() else 0)

    def __str__(self) -> str:
        return f"{self.statue}.{self.goal}.{self.way}"


def _statues(sitting: Sitting) -> list[str]:
    names = {action.statue for action in sitting.legal if isinstance(action, Move | Mark)}
    return sorted(names, key=statue_order)


def start(sitting: Sitting) -> str:
    """The move that is advised; else the statue with which most can be done."""
    advised = sitting.best.action if sitting.best else None
    if isinstance(advised, Move | Mark):
        return str(_selection_of(sitting, advised))
    ranked = [
        (rank(sitting, name, next(iter(found.values()))), name)
        for name in _statues(sitting)
        if (found := goals(sitting, name))
    ]
    names = [min(ranked)[1]] if ranked else _statues(sitting)
    return str(Selection(names[0])) if names else str(Selection())


def _selection_of(sitting: Sitting, move: Move | Mark) -> Selection:
    """The selection that comes to a move, or to one that is as good; for a mark just its statue."""
    if isinstance(move, Mark):
        return Selection(move.statue)
    for goal in goals(sitting, move.statue).values():
        if (goal.then, goal.ahu) == (move.then, move.ahu) and goal.hex == end_of(sitting, move):
            gains = sitting.gains(move)
            ways = [number for number, way in enumerate(goal.ways) if sitting.gains(way) == gains]
            return Selection(move.statue, goal.key, ways[0] if ways else 0)
    return Selection(move.statue)


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """Another statue, goal or way."""
    old, value = Selection.read(selection), values[0] if values else ""
    match word:
        case "statue":
            return str(Selection(value))
        case "goal":
            return str(Selection(old.statue, value))
        case "way":
            return str(Selection(old.statue, old.goal, int(value) if value.isdecimal() else 0))
        case "hex":
            return str(Selection(old.statue, _best_goal_on(sitting, old.statue, value.strip().upper())))
        case _:
            return selection


def _best_goal_on(sitting: Sitting, statue: str, tile: str) -> str:
    if statue not in sitting.view.statues:
        return ""
    return next((key for key, goal in goals(sitting, statue).items() if goal.hex == tile), "")


def decide(sitting: Sitting, selection: str) -> Action | None:
    """Pass, mark in place, or the chosen way to the chosen goal."""
    if selection == "pass":
        return Pass()
    wanted = Selection.read(selection)
    if wanted.statue not in _statues(sitting):
        return None
    if wanted.goal == "mark":
        return Mark(wanted.statue) if Mark(wanted.statue) in sitting.legal else None
    goal = goals(sitting, wanted.statue).get(wanted.goal)
    return goal.ways[wanted.way] if goal and wanted.way < len(goal.ways) else None


def orders(selection: str) -> tuple[tuple[OrderKind, str], ...]:
    """Nothing."""
    return ()


def describe(sitting: Sitting, action: Action) -> str:
    """What is done with which statue."""
    match action:
        case Move():
            ahu = sitting.ahu(action.ahu) if action.ahu is not None else ""
            end, then = end_of(sitting, action), action.then or "leave"
            return sitting.say("action-move", statue=action.statue, hex=end, ahu=ahu, then=then)
        case Mark():
            return sitting.say("action-mark", statue=action.statue)
        case Peek():
            return sitting.say("action-peek", ahu=sitting.ahu(action.ahu))
        case _:
            return sitting.say("transport-pass")


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Moves that bring others much, headdresses on others' Moai, and the end of the game."""
    if not isinstance(action, Move):
        return []
    return [*_expensive(sitting, action), *_for_another(sitting, action), *_last_base(sitting, action)]


def _expensive(sitting: Sitting, move: Move) -> Iterator[str]:
    """Who brings others more than oneself may have meant something else."""
    if sitting.best is not None and move == sitting.best.action:
        return  # what is advised was weighed already, and stands in green with what others gain
    gains, own = sitting.gains(move), 0
    if move.ahu is not None:
        ahu = sitting.view.board.ahus[move.ahu]
        size = sitting.view.statues[move.statue].size
        own = ahu.moai * size if move.then == "erect" else ahu.headdress
    if sum(points for _, points in gains) >= max(EXPENSIVE, own):
        yield sitting.say("sure-gains", gains=sitting.gains_in_words(gains, markdown=True))


def _for_another(sitting: Sitting, move: Move) -> Iterator[str]:
    if move.then == "crown" and move.ahu is not None:
        owner = sitting.view.ahus[move.ahu].owner
        if owner not in (None, sitting.view.seat):
            points = sitting.view.board.ahus[move.ahu].headdress
            yield sitting.say("sure-crown", name=sitting.name(owner).markdown, points=points)


def _last_base(sitting: Sitting, move: Move) -> Iterator[str]:
    view = sitting.view
    standing = sum(ahu.owner == view.seat and ahu.size > 0 for ahu in view.ahus.values())
    if move.then == "erect" and standing + 1 == view.box.bases[len(view.seats)]:
        yield sitting.say("sure-last-base")


def draw(sitting: Sitting, selection: str) -> Page:
    """The chosen move with its way and who gains by it; then my statues, where to, and with whose help."""
    say, wanted, names = sitting.say, Selection.read(selection), _statues(sitting)
    if wanted.statue not in names:
        wanted = Selection()
    blocks: list[Block] = [Text(say("transport-title"))]
    if wanted.statue:
        blocks += _draw_move(sitting, wanted)
    blocks += _other_ideas(sitting, wanted)
    if len(names) > 1:
        options = tuple(
            Option(name, sitting.statue(name), chosen=name == wanted.statue) for name in names[:MOST_OPTIONS]
        )
        blocks.append(Choice("statue", say("transport-which"), options))
    if wanted.statue:
        blocks += _draw_goals(sitting, wanted)
    passing = Button("go", say("transport-pass"), _style(sitting, Pass()), selection="pass")
    blocks.append(Buttons((passing,)))
    return Page(tuple(blocks), str(wanted))


def _style(sitting: Sitting, action: Action) -> Style:
    """Green for what is advised."""
    return "success" if sitting.best and sitting.best.action == action else "secondary"


def _draw_move(sitting: Sitting, wanted: Selection) -> Iterator[Block]:
    """The statue, its way on the board, what the move brings whom and why, and the button that makes it."""
    say, goal = sitting.say, goals(sitting, wanted.statue).get(wanted.goal)
    action = decide(sitting, str(wanted))
    yield Text(say("transport-statue", statue=sitting.statue(wanted.statue)))
    yield Preview(action if isinstance(action, Move) else wanted.statue)
    if goal and isinstance(action, Move):
        lines = [_brings(sitting, wanted.statue, goal, action)]
        lines += [say("advice-reason", reason=reason) for reason in _reasons(sitting, wanted)]
        yield Text("\n".join(lines))
        yield Buttons((Button("go", _label(sitting, wanted.statue, goal), "success"),))


def _reasons(sitting: Sitting, wanted: Selection) -> Iterator[str]:
    """Why a selection is advised, if it is: also where it takes another way that is as good."""
    for decision in sitting.advice:
        if isinstance(decision.action, Move) and _selection_of(sitting, decision.action) == wanted:
            yield sitting.reason_words(decision.reason)


def _brings(sitting: Sitting, statue: str, goal: Goal, move: Move) -> str:
    """What a move brings to whom and when: one's own Moai score at the end, carriers gain at once."""
    gains = sitting.gains_in_words(sitting.gains(move), markdown=True)
    points = worth(sitting, statue, goal)
    if goal.ahu is None or not points:
        return sitting.say("transport-brings-others", gains=gains)
    if goal.then == "crown" and sitting.view.ahus[goal.ahu].owner != sitting.view.seat:
        return sitting.say("transport-brings-owner", points=points, gains=gains)
    now = goal.then == "erect" and sitting.view.options.open_score
    return sitting.say("transport-brings", points=points, when="now" if now else "end", gains=gains)


def _other_ideas(sitting: Sitting, chosen: Selection) -> Iterator[Block]:
    """What else a good player would think of, a tap each."""
    advised = [_selection_of(sitting, d.action) for d in sitting.advice if isinstance(d.action, Move)]
    row = []
    for selection in dict.fromkeys(advised):
        goal = goals(sitting, selection.statue).get(selection.goal)
        if goal is not None and selection != chosen:
            label = f"{selection.statue} · {_label(sitting, selection.statue, goal)}"
            row.append(Button("show", label, selection=str(selection)))
    if row:
        yield Buttons(tuple(row))


def _draw_goals(sitting: Sitting, wanted: Selection) -> Iterator[Block]:
    say, found = sitting.say, goals(sitting, wanted.statue)
    goal = found.get(wanted.goal)
    if found:
        shown = list(found.values())[:MOST_OPTIONS]
        if goal and goal not in shown:
            shown[-1] = goal
        options = tuple(_option(sitting, wanted, candidate) for candidate in shown)
        yield Choice("goal", say("transport-where"), options)
    if goal and len(goal.ways) > 1:
        ways = tuple(
            Option(str(number), sitting.gains_in_words(sitting.gains(move)), chosen=number == wanted.way)
            for number, move in enumerate(goal.ways[:MOST_OPTIONS])
        )
        yield Choice("way", say("transport-with-whom"), ways)
    row = []
    mark = Mark(wanted.statue)
    if mark in sitting.legal:
        style = _style(sitting, mark)
        selection = str(Selection(wanted.statue, "mark"))
        row.append(Button("go", say("transport-mark-here"), style, selection=selection))
        if reason := sitting.reason_for(mark):
            yield Text(say("advice-reason", reason=reason))
    if len(found) > MOST_OPTIONS:
        row.append(Button("ask-hex", say("ask-hex")))
    if row:
        yield Buttons(tuple(row))


def _option(sitting: Sitting, wanted: Selection, goal: Goal) -> Option:
    label = _label(sitting, wanted.statue, goal)
    ways = len(goal.ways)
    gains = sitting.gains_in_words(sitting.gains(goal.ways[0]))
    description = sitting.say("transport-ways", gains=gains, count=ways) if ways > 1 else gains
    return Option(goal.key, label, description, chosen=goal.key == wanted.goal)


def _label(sitting: Sitting, statue: str, goal: Goal) -> str:
    if goal.ahu is None:
        return sitting.say("transport-mark-there" if goal.then else "transport-leave-there", hex=goal.hex)
    ahu, points = sitting.ahu(goal.ahu), worth(sitting, statue, goal)
    if goal.then == "erect":
        return sitting.say("transport-erect", ahu=ahu, points=points)
    return sitting.say("transport-crown", ahu=ahu, points=points)


def offers(sitting: Sitting, statue: str) -> list[tuple[str, str]]:
    """Everything that can be done with a statue, best first, each with its selection: for those who type."""
    found = []
    for goal in goals(sitting, statue).values():
        label = _label(sitting, statue, goal)
        for number, move in enumerate(goal.ways):
            gains = sitting.gains_in_words(sitting.gains(move))
            found.append((f"{statue} · {label} · {gains}", str(Selection(statue, goal.key, number))))
    if Mark(statue) in sitting.legal:
        found.append((f"{statue} · {sitting.say('transport-mark-here')}", str(Selection(statue, "mark"))))
    return found
