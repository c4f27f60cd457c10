"""Transport: which statue, where to, whom to pay, and what to do there."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.play.sitting import Sitting
from bot.ui.names import escape
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from engine import Action
from engine.actions import Ending, Mark, Move, Pass, statue_order
from engine.board import Board

EXPENSIVE: Final = 3  # points for others that are asked about
_LETTERS: dict[Ending | None, str] = {"erect": "e", "crown": "c", "mark": "k", None: "l"}


class Goal(NamedTuple):
    """Where a statue can go and what becomes of it there, with every way to pay, cheapest first."""

    key: str
    hex: str
    then: Ending | None
    ahu: int | None
    ways: list[Move]


def goals(sitting: Sitting, statue: str) -> dict[str, Goal]:
    """Everything that can be done by moving a statue, best first."""
    found: dict[str, Goal] = {}
    standing = sitting.view.statues[statue]
    start = standing.at(sitting.view.board)
    for move in sitting.legal:
        if isinstance(move, Move) and move.statue == statue:
            tile = move.steps[-1].hex if move.steps else start
            key = f"{tile}{_LETTERS[move.then]}{move.ahu or ''}"
            found.setdefault(key, Goal(key, tile, move.then, move.ahu, [])).ways.append(move)
    for goal in found.values():
        goal.ways.sort(key=lambda move: (_cost(sitting, move), len(move.steps)))
    return dict(sorted(found.items(), key=lambda item: _rank(sitting, statue, item[1])))


def _cost(sitting: Sitting, move: Move) -> int:
    return sum(points for _, points in sitting.pay(move))


def worth(sitting: Sitting, statue: str, goal: Goal) -> int:
    """The points that an ending is worth on its ahu, to whoever owns the Moai there."""
    if goal.ahu is None:
        return 0
    ahu = sitting.view.board.ahus[goal.ahu]
    return ahu.headdress if goal.then == "crown" else ahu.moai * sitting.view.statues[statue].size


def _rank(sitting: Sitting, statue: str, goal: Goal) -> tuple[int, int, int, str]:
    price = _cost(sitting, goal.ways[0])
    if goal.then == "erect":
        return 0, price - worth(sitting, statue, goal), 0, goal.key
    if goal.then == "crown":
        known = sitting.view.ahus[goal.ahu or 0].owner
        group = 0 if known == sitting.view.seat else 1 if known is None else 3
        return group, price - worth(sitting, statue, goal), 0, goal.key
    ahead = _distance_to_value(sitting.view.board, sitting.view.statues[statue].size, goal.hex)
    return 2, ahead + price, 0 if goal.then == "mark" else 1, goal.key


def _distance_to_value(board: Board, size: int, tile: str) -> int:
    """Steps still to go to the best ahu, each point of value counting as a step gained."""
    steps = board.distances(tile)
    return min(steps[ahu.hex] - (ahu.moai if size else ahu.headdress) for ahu in board.ahus.values())


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
    """The statue with which most can be done, so that its best goals are a tap away."""
    ranked = [
        (_rank(sitting, name, next(iter(found.values()))), name)
        for name in _statues(sitting)
        if (found := goals(sitting, name))
    ]
    names = [min(ranked)[1]] if ranked else _statues(sitting)
    return str(Selection(names[0])) if names else str(Selection())


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


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Dear moves, headdresses on others' Moai, and the end of the game."""
    if not isinstance(action, Move):
        return []
    return [*_expensive(sitting, action), *_for_another(sitting, action), *_last_base(sitting, action)]


def _expensive(sitting: Sitting, move: Move) -> Iterator[str]:
    pay = sitting.pay(move)
    points = sum(share for _, share in pay)
    if points >= EXPENSIVE:
        yield sitting.say("sure-pay", points=points, pay=escape(sitting.pay_in_words(pay)))


def _for_another(sitting: Sitting, move: Move) -> Iterator[str]:
    if move.then == "crown" and move.ahu is not None:
        owner = sitting.view.ahus[move.ahu].owner
        if owner not in (None, sitting.view.seat):
            points = sitting.view.board.ahus[move.ahu].headdress
            yield sitting.say("sure-crown", name=escape(sitting.name(owner)), points=points)


def _last_base(sitting: Sitting, move: Move) -> Iterator[str]:
    view = sitting.view
    standing = sum(ahu.owner == view.seat and ahu.size > 0 for ahu in view.ahus.values())
    if move.then == "erect" and standing + 1 == view.box.bases[len(view.seats)]:
        yield sitting.say("sure-last-base")


def draw(sitting: Sitting, selection: str) -> Page:
    """My statues, then where to, then whom to pay; the preview draws the route with its prices."""
    say, wanted, names = sitting.say, Selection.read(selection), _statues(sitting)
    if wanted.statue not in names:
        wanted = Selection()
    blocks: list[Block] = [Text(say("transport-title"))]
    if len(names) > 1:
        options = tuple(
            Option(name, sitting.statue(name), chosen=name == wanted.statue) for name in names[:MOST_OPTIONS]
        )
        blocks.append(Choice("statue", say("transport-which"), options))
    if wanted.statue:
        blocks += _draw_goals(sitting, wanted)
    last = [Button("go", say("transport-pass"), selection="pass")]
    blocks.append(Buttons(tuple(last)))
    return Page(tuple(blocks), str(wanted))


def _draw_goals(sitting: Sitting, wanted: Selection) -> Iterator[Block]:
    say, found = sitting.say, goals(sitting, wanted.statue)
    yield Text(say("transport-statue", statue=sitting.statue(wanted.statue)))
    goal = found.get(wanted.goal)
    action = decide(sitting, str(wanted))
    yield Preview(action if isinstance(action, Move) else wanted.statue)
    if found and not goal:
        best = list(found.values())[:3]
        yield Buttons(
            tuple(
                Button(
                    "show", _label(sitting, wanted.statue, g), selection=str(Selection(wanted.statue, g.key))
                )
                for g in best
            )
        )
    if found:
        shown = list(found.values())[:MOST_OPTIONS]
        if goal and goal not in shown:
            shown[-1] = goal
        options = tuple(_option(sitting, wanted, candidate) for candidate in shown)
        yield Choice("goal", say("transport-where"), options)
    if goal and len(goal.ways) > 1:
        ways = tuple(
            Option(str(number), sitting.pay_in_words(sitting.pay(move)), chosen=number == wanted.way)
            for number, move in enumerate(goal.ways[:MOST_OPTIONS])
        )
        yield Choice("way", say("transport-pay-whom"), ways)
    row = []
    if goal and isinstance(action, Move):
        row.append(Button("go", _label(sitting, wanted.statue, goal), "success"))
    if Mark(wanted.statue) in sitting.legal:
        row.append(Button("go", say("transport-mark-here"), selection=str(Selection(wanted.statue, "mark"))))
    if len(found) > MOST_OPTIONS:
        row.append(Button("ask-hex", say("ask-hex")))
    if row:
        yield Buttons(tuple(row))


def _option(sitting: Sitting, wanted: Selection, goal: Goal) -> Option:
    label = _label(sitting, wanted.statue, goal)
    ways = len(goal.ways)
    pay = sitting.pay_in_words(sitting.pay(goal.ways[0]))
    description = sitting.say("transport-ways", pay=pay, count=ways) if ways > 1 else pay
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
            pay = sitting.pay_in_words(sitting.pay(move))
            found.append((f"{statue} · {label} · {pay}", str(Selection(statue, goal.key, number))))
    if Mark(statue) in sitting.legal:
        found.append((f"{statue} · {sitting.say('transport-mark-here')}", str(Selection(statue, "mark"))))
    return found
