"""`giants replay FILE`: rebuild a game from its record."""

import argparse
import json
import sys
from pathlib import Path

from bot.words import words
from engine import Record, RecordError, State, load_board, read_record, replay, summary, summary_of_view, view
from engine.board import BoardError
from engine.colours import COLOURS
from engine.scoring import standing

from . import Failure


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_record(parser)
    add_board(parser)
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


def load_record(name: str, board: Path | None = None) -> Record:
    """A record from a file or standard input; Failure names the line that is wrong."""
    text = record_text(name)
    try:
        return read_record(text, load_board(board) if board else None)
    except RecordError as error:
        raise Failure(f"{name}: {explain(error)}") from error
    except BoardError as error:
        raise Failure(str(error)) from error


def play_record(name: str, record: Record, at: int | None) -> State:
    """The state after a record's lines; Failure names the line that is illegal and why."""
    try:
        return replay(record, at)
    except RecordError as error:
        raise Failure(f"{name}: {explain(error)}") from error


def explain(error: RecordError) -> str:
    """A record's error in English, with its line."""
    reason = words()(error.key, **error.blanks)
    return f"line {error.number}: {reason}" if error.number else reason


def run(args: argparse.Namespace) -> int:
    """Replay and print."""
    record = load_record(args.file, args.board)
    state = play_record(args.file, record, args.at)
    if args.viewer not in (None, "public", *state.seats):
        raise Failure(f"{args.viewer} does not play in this game")
    if args.viewer is None:
        table = summary(state)
    else:
        table = summary_of_view(view(state) if args.viewer == "public" else view(state, args.viewer))
    if args.json:
        print(json.dumps(table, indent=1))
        return 0
    _print(record, state, args.at)
    return 0


def _print(record: Record, state: State, at: int | None) -> None:
    say = words()
    lines = len(record.lines) if at is None else at
    print(f"{record.board.title}, {', '.join(record.seats)}: {lines} of {len(record.lines)} lines")
    print(f"round {state.round}, {say(f'phase-{state.phase}')}")
    erected = standing(state.bases.values())
    for seat, player in state.players.items():
        moai, halves = erected[seat], player.halves
        print(f"  {seat:7} {player.score:3} points, {moai} Moai erected, {halves} half-tablets")
    seen = view(state)
    if seen.outcome:
        places = (" and ".join(place) for place in seen.outcome.ranking)
        totals = ", ".join(f"{seat} {account.total}" for seat, account in seen.outcome.accounts.items())
        print(f"final: {totals}")
        print("places: " + "; ".join(f"{n}. {names}" for n, names in enumerate(places, start=1)))
    elif seen.due:
        print(f"due: {', '.join(seen.due)}")
    else:
        print("due: the dice")
