"""A table to test at: positions set up in a few words, games played in the lines of the notation.

    table = Table("green red blue").round(2).screen("green", workers=3, markers=2)
    table.figures("green w C4", "red w+2 I4").statues("m1 2 E4 green").transport("green")
    table.play("green move m1 D4:r C4 erect 28")

What is not said is filled in so that every component is somewhere: the rest is in urn and supply.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Self

import pytest

from engine import (
    COLOURS,
    Action,
    Board,
    Colour,
    Event,
    Illegal,
    Options,
    PhaseName,
    State,
    apply,
    check,
    dice_due,
    due,
    find_board,
    legal,
    new_game,
    parse,
)
from engine.actions import PIECE_LETTERS, Piece
from engine.scoring import Account, accounts
from engine.state import Base, Figure, Player, Statue

PIECES: dict[str, Piece] = {letter: piece for piece, letter in PIECE_LETTERS.items()}
MOAI, HEADDRESS = "m", "h"


def colour(word: str) -> Colour:
    return next(seat for seat in COLOURS if seat == word)


def line(text: str) -> tuple[Colour | None, Action]:
    """A line of a record: who decides what."""
    if text.startswith("dice"):
        return None, parse(text)
    seat, rest = text.split(maxsplit=1)
    return colour(seat), parse(rest)


def lines(*texts: str) -> list[str]:
    """The lines of several texts, comments and blanks left out."""
    rows = (row.partition(";")[0].strip() for text in texts for row in text.splitlines())
    return [row for row in rows if row]


def optional(word: str) -> Colour | None:
    return None if word == "-" else colour(word)


class Table:
    """A state being set up, then played on."""

    def __init__(self, seats: str = "green red blue", options: str = "", board: Board | None = None) -> None:
        chosen = Options.of(*options.split())
        island = board or find_board("Rapa Nui 1")
        self._state = new_game(island, [colour(seat) for seat in seats.split()], chosen)
        self._touched = False

    @property
    def state(self) -> State:
        if self._touched:
            self._balance()
        return self._state

    def __getitem__(self, seat: str) -> Player:
        return self.state.players[colour(seat)]

    def _touch(self) -> State:
        self._touched = True
        return self._state

    def round(self, number: int) -> Self:
        self._touch().round = number
        return self

    def first(self, seat: str) -> Self:
        self._touch().first_player = colour(seat)
        return self

    def screen(self, seat: str, **pieces: int) -> Self:
        """Set what a seat has behind its screen (and `halves`); a missing chief or sorcerer was spent."""
        player = self._touch().players[colour(seat)]
        for name, number in pieces.items():
            setattr(player, name, number)
        return self

    def figures(self, *texts: str) -> Self:
        """Figures on the board: "green w C4", "red s+2 I4". They are none of those behind the screen."""
        for text in texts:
            seat, piece, tile = text.split()
            letter, _, logs = piece.partition("+")
            figure = Figure(colour(seat), PIECES[letter], tile, int(logs or 0))
            self._touch().figures.append(figure)
            if figure.piece == "sorcerer":
                self._state.players[figure.seat].sorcerer = 0
            if figure.piece == "chief":
                self._state.players[figure.seat].chief = 0
        return self

    def statues(self, *texts: str) -> Self:
        """Statues: "m1 2 E4 green" under a marker, "h1 C6 -" abandoned, "m2 3 front red" in a front,
        "m3 1 J5-I5 ~red" moved by red this round over those hexes and left unmarked."""
        state = self._touch()
        for text in texts:
            name, *size, tile, seat = text.split()
            weight = int(size[0]) if size else 0
            if tile == "front":
                statue = Statue(name, weight, None, colour(seat))
            else:
                been = tuple(tile.split("-"))
                holder = colour(seat[1:]) if seat.startswith("~") else None
                marked_by = None if holder else optional(seat)
                statue = Statue(name, weight, been[-1], holder, marked_by, been)
            state.statues[name] = statue
        return self

    def erected(self, ahu: int, owner: str, size: int, *, crowned: bool = False) -> Self:
        self._touch().bases[ahu] = Base(colour(owner), size, crowned)
        return self

    def reserved(self, owner: str, *ahus: int) -> Self:
        for ahu in ahus:
            self._touch().bases[ahu] = Base(colour(owner))
        return self

    def cut(self, *tiles: str) -> Self:
        self._touch().cut = tuple(sorted(tiles))
        return self

    def no_moai_in_supply(self, *but: int) -> Self:
        """All Moai that are nowhere else have left the game, one of each given size excepted."""
        state = self.state
        for size, count in state.moai_supply.items():
            state.moai_gone[size] += count - but.count(size)
        self._balance()
        return self

    def no_headdress_in_supply(self) -> Self:
        """Every headdress left stands abandoned on its quarry."""
        state = self.state
        for _ in range(state.headdress_supply):
            state.headdresses_named += 1
            self.statues(f"h{state.headdresses_named} {state.board.headdress_quarry} -")
        return self

    def nothing_arrived(self) -> Self:
        """The dice of this round brought no Moai."""
        self._touch().arrived = False
        return self

    def logs_in_supply(self, number: int) -> Self:
        state = self.state
        state.logs_gone += state.log_supply - number
        self._balance()
        return self

    def halves_in_supply(self, number: int, holder: str) -> Self:
        """All other half-tablets lie in front of one seat."""
        state = self.state
        state.players[colour(holder)].halves += state.half_supply - number
        self._balance()
        return self

    def _in(self, phase: PhaseName, turn: str) -> Self:
        state = self._touch()
        state.phase = phase
        state.turn = colour(turn)
        state.first_player = state.turn
        state.faces = tuple(1 for _ in state.seats)
        state.arrived = True
        return self

    def placement(self, turn: str) -> Self:
        return self._in("placement", turn)

    def transport(self, turn: str) -> Self:
        return self._in("transport", turn)

    def _balance(self) -> None:
        """What is nowhere is in urn, front or supply; then the position must be sound."""
        state, box = self._state, self._state.box
        on_board = Counter((figure.seat, figure.piece) for figure in state.figures)
        for seat, player in state.players.items():
            player.spent_sorcerer = 1 - player.sorcerer - on_board[seat, "sorcerer"]
            player.spent_chief = 1 - player.chief - on_board[seat, "chief"]
            workers = player.workers + player.spent_workers + on_board[seat, "worker"]
            player.urn_workers = box.per_colour.workers - workers
            marks = sum(statue.marked_by == seat for statue in state.statues.values())
            player.urn_markers = box.per_colour.markers - player.markers - player.spent_markers - marks
            owned = sum(base.owner == seat for base in state.bases.values())
            player.bases = box.bases[len(state.seats)] - owned
        on_way = Counter(statue.size for statue in state.statues.values())
        standing = Counter(base.size for base in state.bases.values())
        for size, count in box.moai.items():
            elsewhere = on_way[size] + standing[size] + state.quarry.count(size) + state.moai_gone[size]
            state.moai_supply[size] = count - elsewhere
        crowned = sum(base.crowned for base in state.bases.values())
        state.headdress_supply = box.headdresses - on_way[0] - crowned
        state.moai_named = sum(on_way[size] + standing[size] for size in box.moai)
        state.headdresses_named = on_way[0] + crowned
        logs = sum(player.logs for player in state.players.values())
        state.log_supply = box.logs - logs - sum(figure.logs for figure in state.figures) - state.logs_gone
        state.half_supply = box.halves - sum(player.halves for player in state.players.values())
        self._touched = False
        assert check(state) == []

    def play(self, *texts: str) -> list[Event]:
        """Play lines; what happened at the last one."""
        events: list[Event] = []
        for text in lines(*texts):
            events = apply(self.state, *line(text))
            assert check(self.state) == [], text
        return events

    def refuse(self, text: str) -> str:
        """The key with which a line is refused, the state being as it was."""
        before = self.state.copy()
        with pytest.raises(Illegal) as refusal:
            apply(self.state, *line(text))
        assert self.state == before
        return refusal.value.key

    def due(self) -> dict[str, str]:
        return {str(seat): str(phase) for seat, phase in due(self.state).items()}

    def dice_due(self) -> bool:
        return dice_due(self.state)

    def legal(self, seat: str) -> list[str]:
        return [str(action) for action in legal(self.state, colour(seat))]

    def scores(self) -> list[int]:
        """Prestige points on the track, in seat order."""
        return [player.score for player in self.state.players.values()]

    def counts(self, name: str) -> list[int]:
        """One kind of piece behind every screen (or `halves`), in seat order."""
        return [int(getattr(player, name)) for player in self.state.players.values()]

    def accounts(self) -> dict[Colour, Account]:
        return accounts(self.state)

    def totals(self) -> dict[str, int]:
        return {str(seat): account.total for seat, account in accounts(self.state).items()}


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of events, in their order."""
    return [type(event).__name__ for event in events]


def carrying(*figures: str, **screen: int) -> Table:
    """Green moves first; these figures stand on the board."""
    return Table().round(2).screen("green", **screen).figures(*figures).transport("green")
