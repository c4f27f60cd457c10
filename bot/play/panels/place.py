"""Placement: which figure with how many logs, where, and whether to use the power there."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.play.sitting import Sitting
from bot.ui.page import MOST_OPTIONS, Block, Button, Buttons, Choice, Option, Page, Preview, Text
from engine import Action
from engine.actions import PIECE_LETTERS, PIECES, Pass, Piece, Put, Tablet

from .suggestions import suggest_hexes

_FIGURE: Final = re.compile(r"([wsc])([0-9])")
_BY_LETTER: Final[dict[str, Piece]] = {letter: piece for piece, letter in PIECE_LETTERS.items()}


class Selection(NamedTuple):
    """A figure with its logs ("w2"), a hex and a power, as far as they are chosen."""

    figure: str = ""
    hex: str = ""
    power: str = ""

    @classmethod
    def read(cls, text: str) -> "Selection":
        """A selection from its text."""
        figure, tile, power = [*text.split("."), "", "", ""][:3]
        return cls(figure, tile, power)

    def __str__(self) -> str:
        return f"{self.figure}.{self.hex}.{self.power}"

    def piece(self) -> tuple[Piece, int] | None:
        """The figure and its logs, if chosen."""
        found = _FIGURE.fullmatch(self.figure)
        return (_BY_LETTER[found[1]], int(found[2])) if found else None


def _puts(sitting: Sitting) -> Iterator[Put]:
    return (action for action in sitting.legal if isinstance(action, Put))


def _figures(sitting: Sitting) -> list[tuple[Piece, int]]:
    there = {(put.piece, put.logs) for put in _puts(sitting)}
    return sorted(there, key=lambda figure: (PIECES.index(figure[0]), figure[1]))


def start(sitting: Sitting) -> str:
    """The humblest figure there is."""
    figures = _figures(sitting)
    return str(Selection(_code(*figures[0]))) if figures else str(Selection())


def _code(piece: Piece, logs: int) -> str:
    return f"{PIECE_LETTERS[piece]}{logs}"


def change(sitting: Sitting, selection: str, word: str, values: Sequence[str]) -> str:
    """Another figure, hex or power; a power goes with its hex."""
    old, value = Selection.read(selection), values[0] if values else ""
    match word:
        case "figure":
            return str(_with_power_kept(sitting, Selection(value, old.hex, old.power)))
        case "hex":
            return str(_with_first_power(sitting, Selection(old.figure, value.strip().upper())))
        case "power":
            return str(Selection(old.figure, old.hex, "" if value == "-" else value))
        case _:
            return selection


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


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """A chief's power costs a tablet."""
    if isinstance(action, Put) and action.piece == "chief" and action.power:
        return [sitting.say("sure-tablet", halves=sitting.view.box.power_halves)]
    return []


def draw(sitting: Sitting, selection: str) -> Page:
    """Figure, hex, power, and the board with the piece on it before it is confirmed."""
    say, wanted = sitting.say, Selection.read(selection)
    figures = _figures(sitting)
    if wanted.piece() not in figures:
        wanted = Selection.read(start(sitting))
    blocks: list[Block] = [Text(say("place-title"))]
    put = decide(sitting, str(wanted))
    if isinstance(put, Put):
        blocks.append(Preview(put))
    quick = [other for other in suggestions(sitting) if str(other) != str(wanted)]
    if quick and not isinstance(put, Put):
        blocks.append(
            Buttons(tuple(Button("show", _quick_label(sitting, d), selection=str(d)) for d in quick))
        )
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
        blocks.append(_hexes(sitting, wanted))
        blocks += _power_choice(sitting, wanted)
    row = []
    if isinstance(put, Put):
        row.append(Button("go", _label(sitting, put), "success"))
    if figures:
        row.append(Button("ask-hex", say("ask-hex")))
    if row:
        blocks.append(Buttons(tuple(row)))
    last = [Button("go", say("place-tablet"), selection="tablet")] if Tablet() in sitting.legal else []
    last.append(Button("go", say("place-pass"), selection="pass"))
    blocks.append(Buttons(tuple(last)))
    return Page(tuple(blocks), str(wanted))


def suggestions(sitting: Sitting) -> list[Selection]:
    """Up to three placements that often make sense, to be looked at with one tap."""
    found: list[Selection] = []
    for piece, least in (("sorcerer", 1), ("worker", 2), ("chief", 1)):
        figure = next((f for f in _figures(sitting) if f == (piece, 0)), None)
        if figure:
            tiles = suggest_hexes(sitting, *figure)[:least]
            found += [_with_first_power(sitting, Selection(_code(*figure), tile)) for tile in tiles]
    return found[:3]


def _quick_label(sitting: Sitting, selection: Selection) -> str:
    put = decide(sitting, str(selection))
    assert isinstance(put, Put), "what is suggested is legal"
    return sitting.say("place-quick", piece=put.piece, hex=put.hex)


def _hexes(sitting: Sitting, wanted: Selection) -> Choice:
    figure = wanted.piece()
    best = suggest_hexes(sitting, *figure)[:MOST_OPTIONS] if figure else []
    if wanted.hex in sitting.view.board.hexes and wanted.hex not in best:
        best = [wanted.hex, *best[: MOST_OPTIONS - 1]]
    options = tuple(
        Option(tile, _hex_label(sitting, tile), _hex_note(sitting, tile), chosen=tile == wanted.hex)
        for tile in best
    )
    return Choice("hex", sitting.say("place-where"), options)


def hex_offers(sitting: Sitting, selection: str) -> list[tuple[str, str]]:
    """Every hex for the selected figure, best first, with what is there: for those who type."""
    figure = Selection.read(selection).piece()
    if figure is None:
        return []
    offers = []
    for tile in suggest_hexes(sitting, *figure):
        note = _hex_note(sitting, tile)
        label = _hex_label(sitting, tile)
        offers.append((f"{label} · {note}" if note else label, tile))
    return offers


def _hex_label(sitting: Sitting, tile: str) -> str:
    board = sitting.view.board
    terrain = board.hexes[tile].terrain
    if terrain == "forest":
        if tile in sitting.view.cut:
            return sitting.say("hex-forest-cut", hex=tile)
        return sitting.say("hex-forest", hex=tile, logs=board.forests[tile])
    return tile if terrain == "plain" else sitting.say("hex-special", hex=tile, terrain=terrain)


def _hex_note(sitting: Sitting, tile: str) -> str:
    """Who stands there and which ahus it has, for those who choose without the picture."""
    view = sitting.view
    parts = []
    count = sum(figure.hex == tile for figure in view.figures)
    if count:
        parts.append(sitting.say("hex-figures", count=count))
    ahus = ", ".join(str(number) for number in view.board.ahus_at[tile])
    if ahus:
        parts.append(sitting.say("hex-ahus", ahus=ahus))
    return " · ".join(parts)


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
