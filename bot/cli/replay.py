"""`giants replay FILE`: rebuild a game from its record."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from bot.words import Words
from engine import Record, RecordError, State, load_board, read_record, replay, summary, summary_of_view, view
from engine.board import BoardError
from engine.colours import COLOURS, Colour
from engine.scoring import standing

from . import Failure
from .configuration import add_language, chosen_words


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_record(parser)
    add_board(parser)
    add_language(parser)
    parser.add_argument("--at", type=int, metavar="N", help="stop after N lines (decisions and dice alike)")
    parser.add_argument("--json", action="store_true", help="print the whole state as JSON, secrets included")
    parser.add_argument(
        "--as",
        dest="viewer",
        choices=[*COLOURS, "public"],
        help="only what this seat, or everybody, may know",
    )


def add_record(parser: argparse.ArgumentParser) -> None:
    """The argument that names a record."""
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")


def add_board(parser: argparse.ArgumentParser) -> None:
    """The option that names the file of a board that does not come with the game."""
    parser.add_argument("--board", type=Path, metavar="FILE", help="a board file of your own")


def record_text(name: str) -> str:
    """The text of a record in a file, or on standard input for "-"; Failure if it can't be read."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"{name}: cannot be read: {error}") from error


def load_record(name: str, board: Path | None, say: Words) -> Record:
    """A record from a file or standard input; Failure names the line that is wrong."""
    text = record_text(name)
    try:
        return read_record(text, load_board(board) if board else None)
    except RecordError as error:
        raise Failure(f"{name}: {explain(error, say)}") from error
    except BoardError as error:
        raise Failure(str(error)) from error


def play_record(name: str, record: Record, at: int | None, say: Words) -> State:
    """The state after a record's lines; Failure names the line that is illegal and why."""
    try:
        return replay(record, at)
    except RecordError as error:
        raise Failure(f"{name}: {explain(error, say)}") from error


def explain(error: RecordError, say: Words) -> str:
    """A record's error in words, with its line."""
    reason = say(error.key, **error.blanks)
    return say("cli-line", line=error.number, why=reason) if error.number else reason


def run(args: argparse.Namespace) -> int:
    """Replay and print."""
    say = chosen_words(args)
    record = load_record(args.file, args.board, say)
    state = play_record(args.file, record, args.at, say)
    if args.viewer not in (None, "public", *state.seats):
        raise Failure(say("cli-not-playing", seat=args.viewer))
    if args.viewer is None:
        table = summary(state)
    else:
        table = summary_of_view(view(state) if args.viewer == "public" else view(state, args.viewer))
    if args.json:
        print(json.dumps(table, indent=1))
        return 0
    _print(record, state, args.at, say)
    return 0


def _print(record: Record, state: State, at: int | None, say: Words) -> None:
    lines, seats = len(record.lines) if at is None else at, _colours(record.seats, say)
    print(say("cli-replayed", board=record.board.title, seats=seats, lines=lines, all=len(record.lines)))
    print(say("cli-round", round=state.round, phase=say(f"phase-{state.phase}")))
    erected = standing(state.bases.values())
    for seat, player in state.players.items():
        points = {"points": player.score, "moai": erected[seat], "halves": player.halves}
        print(say("cli-seat", seat=say(f"colour-{seat}"), **points))
    seen = view(state)
    if seen.outcome:
        totals = [f"{say(f'colour-{seat}')} {each.total}" for seat, each in seen.outcome.accounts.items()]
        print(say("cli-final", totals=totals))
        places = enumerate((_colours(place, say) for place in seen.outcome.ranking), start=1)
        print(say("cli-places", places=[say("cli-place", place=n, names=names) for n, names in places]))
    elif seen.due:
        print(say("cli-due", seats=_colours(seen.due, say)))
    else:
        print(say("cli-due-dice"))


def _colours(seats: Iterable[Colour], say: Words) -> list[str]:
    return [say(f"colour-{seat}") for seat in seats]
