"""Reading actions: one line, one decision. Writing them is `str(action)`."""

import re
from collections.abc import Callable
from typing import Final

from .actions import (
    PIECE_LETTERS,
    Action,
    Bid,
    Decline,
    Ending,
    Mark,
    Move,
    Pass,
    Peek,
    Power,
    Put,
    Recall,
    Roll,
    Stash,
    Step,
    Tablet,
    Take,
    carriers,
    statue_order,
)
from .illegal import Illegal

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_COUNT: Final = re.compile(r"([1-9][0-9]?)([mw])")
_FIGURE: Final = re.compile(r"([ws])(?:\+([1-9]))?|(c)")
_HEX: Final = re.compile(r"[A-Z][1-9][0-9]?")
_STEP: Final = re.compile(r"([A-Z][1-9][0-9]?)(?::([bgrypBGRYP]{1,9}))?")
_STATUE: Final = re.compile(r"[mh][1-9][0-9]{0,2}")
_POWER: Final = re.compile(r"!(?:(worker|marker|logs|headdress)|(ahu)([1-9][0-9]{0,3}))")
_PIECE_BY_LETTER: Final = {letter: piece for piece, letter in PIECE_LETTERS.items()}
_POWERS: Final[dict[str, Power]] = {
    "worker": "worker",
    "marker": "marker",
    "logs": "logs",
    "headdress": "headdress",
}
_ENDINGS: Final[dict[str, Ending]] = {"erect": "erect", "crown": "crown"}


def _match(pattern: re.Pattern[str], word: str, key: str) -> re.Match[str]:
    found = pattern.fullmatch(word)
    if found is None:
        raise Illegal(key, word=word)
    return found


def _number(word: str) -> int:
    return int(_match(_NUMBER, word, "notation-number")[0])


def _one(verb: str, words: list[str]) -> str:
    if len(words) != 1:
        raise Illegal("notation-one-word", verb=verb)
    return words[0]


def _alone(verb: str, words: list[str]) -> None:
    if words:
        raise Illegal("notation-alone", verb=verb)


def _roll(words: list[str]) -> Roll:
    if not words or any(re.fullmatch("[0-9]", word) is None for word in words):
        raise Illegal("notation-dice")
    return Roll(tuple(map(int, words)))


def _bid(words: list[str]) -> Bid:
    if words == ["-"]:
        return Bid()
    counts = {"m": 0, "w": 0, "s": 0, "c": 0}
    for word in words:
        number, kind = (1, word) if word in ("s", "c") else _counted(word)
        if counts[kind]:
            raise Illegal("notation-twice", word=word)
        counts[kind] = number
    if not words:
        raise Illegal("notation-bid", word="")
    return Bid(counts["m"], counts["w"], bool(counts["s"]), bool(counts["c"]))


def _counted(word: str) -> tuple[int, str]:
    found = _match(_COUNT, word, "notation-bid")
    return int(found[1]), found[2]


def _put(words: list[str]) -> Put:
    if len(words) not in (2, 3):
        raise Illegal("notation-put")
    figure = _match(_FIGURE, words[0], "notation-figure")
    tile = _match(_HEX, words[1], "notation-hex")[0]
    piece, logs = _PIECE_BY_LETTER[figure[1] or figure[3]], int(figure[2] or 0)
    if len(words) == 2:
        return Put(piece, tile, logs)
    power = _match(_POWER, words[2], "notation-power")
    if power[2]:
        return Put(piece, tile, logs, "ahu", int(power[3]))
    return Put(piece, tile, logs, _POWERS[power[1]])


def _step(word: str) -> Step:
    found = _match(_STEP, word, "notation-step")
    return Step(found[1], carriers(found[2] or ""))


def _move(words: list[str]) -> Move:
    if len(words) < 2:
        raise Illegal("notation-move")
    statue = _match(_STATUE, words[0], "notation-statue")[0]
    if words[-1] == "mark":
        steps = words[1:-1]
        if not steps:
            raise Illegal("notation-mark-in-place", statue=statue)
        return Move(statue, tuple(map(_step, steps)), "mark")
    if words[-2] in _ENDINGS:
        return Move(statue, tuple(map(_step, words[1:-2])), _ENDINGS[words[-2]], _number(words[-1]))
    return Move(statue, tuple(map(_step, words[1:])))


def _statues(words: list[str]) -> tuple[str, ...]:
    if words == ["-"]:
        return ()
    if not words:
        raise Illegal("notation-statues")
    for index, word in enumerate(words):
        _match(_STATUE, word, "notation-statue")
        if word in words[:index]:
            raise Illegal("notation-twice", word=word)
    return tuple(sorted(words, key=statue_order))


def _decline(words: list[str]) -> Decline:
    _alone("decline", words)
    return Decline()


def _tablet(words: list[str]) -> Tablet:
    _alone("tablet", words)
    return Tablet()


def _pass(words: list[str]) -> Pass:
    _alone("pass", words)
    return Pass()


_VERBS: Final[dict[str, Callable[[list[str]], Action]]] = {
    "dice": _roll,
    "bid": _bid,
    "take": lambda words: Take(_number(_one("take", words))),
    "decline": _decline,
    "put": _put,
    "tablet": _tablet,
    "move": _move,
    "mark": lambda words: Mark(_match(_STATUE, _one("mark", words), "notation-statue")[0]),
    "pass": _pass,
    "stash": lambda words: Stash(_statues(words)),
    "recall": lambda words: Recall(_statues(words)),
    "peek": lambda words: Peek(_number(_one("peek", words))),
}


def parse(text: str) -> Action:
    """The action that a text says; `Illegal` names what is wrong with a text that says none.

    `parse(str(action)) == action` for every action.
    """
    verb, *words = text.split() or [""]
    if verb not in _VERBS:
        raise Illegal("notation-verb", word=verb)
    return _VERBS[verb](words)
