"""Placement: which figure with how many logs, where, and whether to use the power there."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, get_args

from bot.play.sitting import Sitting
from bot.tables.operations.standing_orders import OrderKind
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Preview, Text
from engine import Action
from engine.actions import PIECE_LETTERS, PIECES, Pass, Piece, Power, Put, Tablet

from . import plan
from .hex_menus import hex_label, hex_menus, hex_note, onward_note
from .suggestions import onward_for_mine, suggest_hexes

_FIGURE: Final = re.compile(r"([wsc])([0-9])")
_POWERS: Final[dict[str, Power]] = {power: power for power in get_args(Power)}
_POWER: Final = re.compile(rf"({'|'.join(_POWERS)})(\d*)")
_BY_LETTER: Final[dict[str, Piece]] = {letter: piece for piece, letter in PIECE_LETTERS.items()}


class Selection(NamedTuple):
    """A figure with its logs ("w2"), a hex and a power, as far as they are chosen, and the group of hexes
    that is being looked through.
    """

    figure: str = ""
    hex: str = ""
    power: str = ""
    group: str = ""

    @classmethod
    def read(cls, text: str) -> "Selection":
        """A selection from its text."""
        figure, tile, power, group = [*text.split("."), "", "", "", ""][:4]
        return cls(figure, tile, power, group)

    @classmethod
    def of(cls, put: Put) -> "Selection":
        """The selection that amounts to a placement."""
        return cls(_code(put.piece, put.logs), put.hex, f"{put.power or ''}{put.ahu or ''}")

    def __str__(self) -> str:
        return f"{self.figure}.{self.hex}.{self.power}.{self.group}"

    def piece(self) -> tuple[Piece, int] | None:
        """The figure and its logs, if chosen."""
        found = _FIGURE.fullmatch(self.figure)
        return (_BY_LETTER[found[1]], int(found[2])) if found else None

    def spelt(self) -> Put | None:
        """The placement that a complete selection spells, whether it is legal or not."""
        figure, used = self.piece(), _POWER.fullmatch(self.power)
        if figure is None or not self.hex or (self.power and used is None):
            return None
        power = _POWERS[used[1]] if used else None
        return Put(figure[0], self.hex, figure[1], power, int(used[2]) if used and used[2] else None)


def _puts(sitting: Sitting) -> Iterator[Put]:
    return (action for action in sitting.legal if isinstance(action, Put))


def _figures(sitting: Sitting) -> list[tuple[Piece, int]]:
    there = {(put.piece, put.logs) for put in _puts(sitting)}
    return sorted(there, key=lambda figure: (PIECES.index(figure[0]), figure[1]))


def start(sitting: Sitting) -> str:
    """What is advised, if it is a placement; else the humblest figure there is; out of turn a plan."""
    if not sitting.legal and plan.can_plan(sitting):
        return plan.start(sitting)
    advised = next((d.action for d in sitting.advice if isinstance(d.action, Put)), None)
    if advised is not None:
        return str(Selection.of(advised))
    figures = _figures(sitting)
    return str(Selection(_code(*figures[0]))) if figures else str(Selection())


def _code(piece: Piece, logs: int) -> str:
    return f"{PIECE_LETTERS[piece]}{logs}"


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """Another figure, hex or power; a power goes with its hex. Or planning begins, goes on or is left."""
    if word in ("plan", "unplan"):
        return plan.start(sitting) if word == "plan" else start(sitting)
    if selection.startswith(plan.PREFIX):
        return plan.change(sitting, selection, word, values)
    return str(_changed(sitting, selection, word, values))


def _changed(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> Selection:
    old, value = Selection.read(selection), values[0] if values else ""
    match word:
        case "figure":
            return _with_power_kept(sitting, old._replace(figure=value))
        case "group":
            return old._replace(group=value)
        case "hex":
            tile = value.strip().upper()
            return _with_first_power(sitting, old._replace(hex=tile, power=""))
        case "power":
            return old._replace(power="" if value == "-" else value)
        case _:
            return old


def _powers(sitting: Sitting, selection: Selection) -> list[str]:
    figure = selection.piece()
    return [
        f"{put.power}{put.ahu or ''}"
        for put in _puts(sitting)
        if (put.piece, put.logs) == figure and put.hex == selection.hex and put.power
    ]


def _with_first_power(sitting: Sitting, selection: Selection) -> Selection:
    """Whoever sends a sorcerer to the village wants a worker; a reservation or a tablet is asked for."""
    powers = _powers(sitting, selection)
    free = [power for power in powers if not power.startswith("ahu")]
    return selection._replace(power=free[0] if free and selection.figure.startswith("s") else "")


def _with_power_kept(sitting: Sitting, selection: Selection) -> Selection:
    return selection if selection.power in _powers(sitting, selection) else selection._replace(power="")


def decide(sitting: Sitting, selection: str) -> Action | None:
    """Pass, a half-tablet, or the figure on its hex."""
    if selection == "pass":
        return Pass()
    if selection == "tablet":
        return Tablet() if Tablet() in sitting.legal else None
    wanted = Selection.read(selection)
    figure = wanted.piece()
    for put in _puts(sitting):
        power = f"{put.power or ''}{put.ahu or ''}"
        if ((put.piece, put.logs), put.hex, power) == (figure, wanted.hex, wanted.power):
            return put
    return None


def orders(selection: str) -> tuple[tuple[OrderKind, str], ...]:
    """Nothing."""
    return ()


def describe(sitting: Sitting, action: Action) -> str:
    """A placement in a few words."""
    if isinstance(action, Put):
        return sitting.say("place-quick", piece=action.piece, hex=action.hex, logs=action.logs)
    return sitting.say("place-tablet" if isinstance(action, Tablet) else "place-pass")


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """A chief's power costs a tablet, and whoever passes places nothing more."""
    if isinstance(action, Put) and action.piece == "chief" and action.power:
        return [sitting.say("sure-tablet", halves=sitting.view.box.power_halves)]
    if isinstance(action, Pass) and any(isinstance(other, Put) for other in sitting.legal):
        return [sitting.say("sure-pass", figures=_figures_in_hand(sitting))]
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """The board with the piece on it before it is confirmed, why it may go there, and everything else."""
    if selection.startswith(plan.PREFIX):
        return plan.draw(sitting, selection)
    if not sitting.legal and plan.can_plan(sitting):
        return plan.draw(sitting, plan.start(sitting))
    say, wanted = sitting.say, Selection.read(selection)
    figures = _figures(sitting)
    if wanted.piece() not in figures:
        wanted = Selection.read(start(sitting))
    put = decide(sitting, str(wanted))
    title = "\n".join([say("place-title"), _in_hand(sitting)])
    blocks: list[Block] = [Text(title), Preview(put if isinstance(put, Put) else None)]
    if isinstance(put, Put):
        blocks += _confirmation(sitting, put)
    blocks += _advised(sitting, put)
    if figures:
        options = tuple(
            Option(
                _code(piece, logs),
                say("place-figure", piece=piece, logs=logs),
                chosen=_code(piece, logs) == wanted.figure,
            )
            for piece, logs in figures
        )
        blocks.append(Choice("figure", say("place-which"), options))
        figure = wanted.piece()
        blocks += hex_menus(sitting, figure, wanted.group, wanted.hex) if figure else ()
        blocks += _power_choice(sitting, wanted)
    if plan.can_plan(sitting):
        blocks.append(Buttons((Button("plan", say("plan-open")),)))
    last = [Button("ask-hex", say("ask-hex"))] if figures else []
    best = sitting.best.action if sitting.best else None
    plain: tuple[tuple[Action, str], ...] = ((Tablet(), "tablet"), (Pass(), "pass"))
    last += [
        Button("go", say(f"place-{word}"), "success" if action == best else "secondary", selection=word)
        for action, word in plain
        if action in sitting.legal
    ]
    blocks.append(Buttons(tuple(last)))
    return Page(tuple(blocks), str(wanted))


def _in_hand(sitting: Sitting) -> str:
    """What can still be placed."""
    screen, say = sitting.view.screen, sitting.say
    parts = _figures_in_hand(sitting)
    parts += [say("hand-logs", count=screen.logs)] if screen.logs else []
    return say("place-hand", pieces=parts) if parts else say("place-hand-empty")


def _figures_in_hand(sitting: Sitting) -> list[str]:
    """The figures behind one's screen, in words."""
    screen, say = sitting.view.screen, sitting.say
    parts = [say("hand-workers", count=screen.workers)] if screen.workers else []
    return parts + [say(f"hand-{piece}") for piece in ("sorcerer", "chief") if getattr(screen, piece)]


def _confirmation(sitting: Sitting, put: Put) -> Iterator[Block]:
    """What the chosen placement is good for, and the button that makes it."""
    why = _why(sitting, put)
    if why:
        yield Text(why)
    better = sitting.best is not None and not isinstance(sitting.best.action, Put)
    yield Buttons((Button("go", _label(sitting, put), "primary" if better else "success"),))


def _why(sitting: Sitting, put: Put) -> str:
    """The reason that was given for a placement; else what the hex gives, as far as it can be told."""
    reason = sitting.reason_for(put)
    if reason:
        return sitting.say("advice-reason", reason=reason)
    onward = onward_for_mine(sitting).get(put.hex)
    return onward_note(sitting, onward) if onward else ""


def _advised(sitting: Sitting, put: Action | None) -> Iterator[Block]:
    """Other ideas, a tap each: placements are shown, a half-tablet and passing are done at once."""
    others = [d for d in sitting.advice if d.action != put]
    if not others:
        return
    lines = [
        sitting.say("advice-line", action=describe(sitting, d.action), reason=sitting.reason_words(d.reason))
        for d in others
    ]
    yield Text("\n".join(lines))
    row = tuple(
        Button("show", describe(sitting, d.action), selection=str(Selection.of(d.action)))
        for d in others
        if isinstance(d.action, Put)
    )
    if row:
        yield Buttons(row)


def _power_choice(sitting: Sitting, wanted: Selection) -> Iterator[Choice]:
    powers = _powers(sitting, wanted)
    if powers:
        none = Option("-", sitting.say("place-no-power"), chosen=not wanted.power)
        options = [
            Option(power, _power_label(sitting, wanted, power), chosen=power == wanted.power)
            for power in powers
        ]
        yield Choice("power", sitting.say("place-power"), (none, *options))


def _power_label(sitting: Sitting, wanted: Selection, power: str) -> str:
    cost = "yes" if wanted.figure.startswith("c") else "no"
    if power.startswith("ahu"):
        return sitting.say("power-does-ahu", ahu=sitting.ahu(int(power[3:])), tablet=cost)
    logs = sitting.view.board.forests.get(wanted.hex, 0)
    return sitting.say(f"power-does-{power}", logs=logs, tablet=cost)


def _label(sitting: Sitting, put: Put) -> str:
    key = "place-go-power" if put.power else "place-go"
    return sitting.say(key, piece=put.piece, logs=put.logs, hex=put.hex)


def hex_offers(sitting: Sitting, selection: str) -> list[tuple[str, str]]:
    """Every hex for the selected figure, best first, with what is there: for those who type."""
    figure = Selection.read(selection).piece()
    if figure is None:
        return []
    offers = []
    for tile in suggest_hexes(sitting, *figure):
        note = hex_note(sitting, tile)
        label = hex_label(sitting, tile)
        offers.append((f"{label} · {note}" if note else label, tile))
    return offers
