"""`giants words`: how complete the languages are, and one game told in one of them."""

import argparse
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bot.words import FALLBACK, Words, endonym, languages, words
from engine import Record, view, walk
from render import text_board
from render.telling import tell
from render.voice import Voice

from . import UsageError
from .replay import add_board, load_record, play_record
from .word_coverage import Coverage, coverage


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--language", metavar="CODE", help="only this language, with every key")
    parser.add_argument("--tell", metavar="RECORD", help="print one game told in that language instead")
    add_board(parser)


def run(args: argparse.Namespace) -> int:
    """Print what was asked; 1 if a language lacks something."""
    if args.language is not None and args.language not in languages():
        raise UsageError(
            f"there is no language {args.language!r}: there are {', '.join(sorted(languages()))}"
        )
    if args.tell is not None:
        say = words(args.language or FALLBACK)
        record = load_record(args.tell, args.board, say)
        play_record(args.tell, record, None, say)  # names the illegal line, if there is one
        print("\n".join(told(record, say)))
        return 0
    chosen = [args.language] if args.language else sorted(languages())
    found = {language: coverage(language) for language in chosen}
    if args.language:
        _print_keys(found[args.language])
    else:
        _print_table(found)
    return 0 if all(each.complete for each in found.values()) else 1


def told(record: Record, say: Words) -> Iterator[str]:
    """A game as a log tells it, a line for each thing that happened, and how it stood at the end."""
    voice = Voice(say, {})
    last = None
    for step in walk(record):
        yield from (tell(event, voice) for event in step.events)
        last = step.state
    if last is not None:
        yield ""
        yield text_board(view(last), {}, say)


def _print_table(found: dict[str, Coverage]) -> None:
    table = Table("language", "", "said", "missing", "extra", "other blanks")
    for language, each in found.items():
        counts = (str(len(keys)) for keys in (each.missing, each.extra, each.different))
        table.add_row(language, endonym(language), f"{each.share:.1%}", *counts)
    Console().print(table)


def _print_keys(each: Coverage) -> None:
    print(f"{each.share:.1%} of {each.total} messages are said")
    for title, keys in (("missing", each.missing), ("extra", each.extra), ("other blanks", each.different)):
        for key in keys:
            print(f"{title}: {key}")
