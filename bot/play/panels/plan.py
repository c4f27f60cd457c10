"""Planning a placement: several figures in order, previewed, and placed as one's turns come.

The plan is the selection: `~` and two switches (ask if disturbed, pass at the end), then its steps in short,
like `~10wI5,w2H6,sF6!w`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.play.sitting import Sitting
from bot.tables.operations.placement_plans import PlacementPlan, Step
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Placements, Preview, Text
from engine.actions import PIECE_LETTERS, Pass, Piece, Power, Put

from .hex_menus import onward_note
from .suggestions import hex_groups, onward_for_mine

PREFIX: Final = "~"
LONGEST: Final = 60  # characters that a control carries
_STEP: Final = re.compile(r"([wsc])(\d?)([A-Z]\d{1,2})(?:!([wmlha])(\d*))?")
_PIECES: Final[dict[str, Piece]] = {letter: piece for piece, letter in PIECE_LETTERS.items()}
_POWERS: Final[dict[str, Power]] = {
    "w": "worker",
    "m": "marker",
    "l": "logs",
    "h": "headdress",
    "a": "ahu",
}
_POWER_LETTERS: Final = {power: letter for letter, power in _POWERS.items()}
_OF_EACH_GROUP: Final = 6  # hexes that the menu of next steps offers of each group


class PlanSelection(NamedTuple):
    """A plan while it is being made."""

    puts: tuple[Put, ...] = ()
    watch: bool = True
    then_pass: bool = False

    @classmethod
    def read(cls, text: str) -> "PlanSelection":
        """A plan from its selection; what makes no sense is left out."""
        switches, steps = text[1:3], text[3:]
        puts = tuple(put for step in steps.split(",") if (put := _read_step(step)) is not None)
        return cls(puts, switches[:1] != "0", switches[1:] == "1")

    def __str__(self) -> str:
        return f"{PREFIX}{int(self.watch)}{int(self.then_pass)}{','.join(map(_write_step, self.puts))}"

    def order(self, sitting: Sitting) -> str:
        """The line of the standing order."""
        steps: tuple[Step, ...] = (*self.puts, *([Pass()] if self.then_pass else []))
        return str(PlacementPlan(sitting.view.round, steps, 0 if self.watch else None))


def _write_step(put: Put) -> str:
    power = f"!{_POWER_LETTERS[put.power]}{put.ahu or ''}" if put.power else ""
    return f"{PIECE_LETTERS[put.piece]}{put.logs or ''}{put.hex}{power}"


def _read_step(text: str) -> Put | None:
    found = _STEP.fullmatch(text)
    if found is None:
        return None
    letter, logs, tile, power, ahu = found.groups()
    number = int(ahu) if ahu else None
    return Put(_PIECES[letter], tile, int(logs or 0), _POWERS[power] if power else None, number)


def can_plan(sitting: Sitting) -> bool:
    """Whether there is something to plan: more than one figure, and turns to come."""
    view = sitting.view
    left = view.screen.workers + view.screen.sorcerer + view.screen.chief
    return view.phase == "placement" and not view.players[view.seat].passed and left > 1


def start(sitting: Sitting) -> str:
    """What a good player would place for the rest of the phase."""
    return str(_fitting(PlanSelection(sitting.planned)))


def _fitting(plan: PlanSelection) -> PlanSelection:
    """As many of its steps as a control can carry."""
    while len(str(plan)) > LONGEST:
        plan = plan._replace(puts=plan.puts[:-1])
    return plan


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """One step more or fewer, or the other setting of a switch."""
    plan, value = PlanSelection.read(selection), values[0] if values else ""
    match word:
        case "step":
            put = _read_step(value)
            longer = plan._replace(puts=(*plan.puts, put)) if put is not None else plan
            return str(longer) if len(str(longer)) <= LONGEST else str(plan)
        case "hex":
            return change(sitting, selection, "step", [f"w{value.strip().upper()}"])
        case "unstep":
            return str(plan._replace(puts=plan.puts[:-1]))
        case "watch":
            return str(plan._replace(watch=not plan.watch))
        case "then":
            return str(plan._replace(then_pass=not plan.then_pass))
        case _:
            return selection


def draw(sitting: Sitting, selection: str) -> Page:
    """The steps on the board and in words, what else could follow, and how far the plan goes."""
    say, plan = sitting.say, PlanSelection.read(selection)
    lines = [say("plan-title"), say("plan-stands" if "plan" in sitting.orders else "plan-means")]
    lines += [f"{number}. {_step_words(sitting, put)}" for number, put in enumerate(plan.puts, start=1)]
    lines.append(say("plan-then-pass" if plan.then_pass else "plan-then-ask"))
    blocks: list[Block] = [Text("\n".join(lines)), Preview(Placements(plan.puts) if plan.puts else None)]
    if plan.puts:
        blocks.append(Buttons((Button("plan-go", say("plan-go"), "success"),)))
    blocks += _next_steps(sitting, plan)
    row = [Button("unstep", say("plan-remove"))] if plan.puts else []
    row.append(Button("watch", say("plan-watch-on" if plan.watch else "plan-watch-off")))
    row.append(Button("then", say("plan-pass-on" if plan.then_pass else "plan-pass-off")))
    last = [Button("ask-hex", say("ask-hex"))]
    last += [Button("plan-cancel", say("plan-cancel"), "danger")] if "plan" in sitting.orders else []
    last += [Button("unplan", say("plan-leave"))] if sitting.legal else []
    blocks += [Buttons(tuple(row)), Buttons(tuple(last))]
    return Page(tuple(blocks), str(plan))


def _step_words(sitting: Sitting, put: Put) -> str:
    short = sitting.say("place-quick", piece=put.piece, hex=put.hex, logs=put.logs)
    if put.power is None:
        return short
    ahu = sitting.ahu(put.ahu) if put.ahu is not None else ""
    logs = sitting.view.board.forests.get(put.hex, 0)
    tablet = "yes" if put.piece == "chief" else "no"
    return f"{short} · {sitting.say(f'power-does-{put.power}', ahu=ahu, logs=logs, tablet=tablet)}"


def _next_steps(sitting: Sitting, plan: PlanSelection) -> Iterator[Choice]:
    """The menu of what could be placed next with what is left."""
    options = []
    onward = onward_for_mine(sitting)
    for put in dict.fromkeys(_candidates(sitting, plan)):
        carries = put.power is None and put.hex in onward
        note = onward_note(sitting, onward[put.hex]) if carries else ""
        options.append(Option(_write_step(put), _step_words(sitting, put), note))
    if options:
        yield Choice("step", sitting.say("plan-add"), tuple(options[:MOST_OPTIONS]))


def _candidates(sitting: Sitting, plan: PlanSelection) -> Iterator[Put]:
    screen, view = sitting.view.screen, sitting.view
    used = [put.piece for put in plan.puts]
    if screen.workers > used.count("worker"):
        groups = {group.key: group.hexes for group in hex_groups(sitting, "worker", 0)}
        yield from (put for put in sitting.planned if put.piece == "worker")
        for key in ("mine", "others", "coast"):
            yield from (Put("worker", tile) for tile in groups.get(key, ())[:_OF_EACH_GROUP])
    if screen.sorcerer > used.count("sorcerer"):
        board = view.board
        yield Put("sorcerer", board.village, 0, "worker")
        yield Put("sorcerer", board.hut, 0, "marker")
        yield Put("sorcerer", board.headdress_quarry, 0, "headdress")
        forests = sorted(board.forests, key=lambda tile: -board.forests[tile])
        yield from (Put("sorcerer", tile, 0, "logs") for tile in forests if tile not in view.cut)
    if screen.chief > used.count("chief"):
        yield from (put for put in sitting.planned if put.piece == "chief")
        yield from (Put("chief", tile) for tile in list(onward_for_mine(sitting))[:_OF_EACH_GROUP])
