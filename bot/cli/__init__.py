"""The `giants` command. Each subcommand is a module with `configure(parser)` and `run(args)`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final, NamedTuple, NoReturn


class Command(NamedTuple):
    """A subcommand: the module that runs it, and what it does in a line."""

    module: str
    help: str


COMMANDS: Final[dict[str, Command]] = {
    "run": Command("run_bot", "join Discord with DISCORD_TOKEN, or open the playground (the default)"),
    "invite": Command("invite", "print the link that brings the bot to a server"),
    "doctor": Command("doctor", "look at everything that the bot needs, and say what to do"),
    "replay": Command("replay", "replay a game record and show where it stands"),
    "picture": Command("picture", "draw a position of a record"),
    "recap": Command("recap", "film a whole game"),
    "selfplay": Command("selfplay", "let computer players play games against each other"),
    "arena": Command("arena", "say how often one computer player beats several of another"),
    "tune": Command("tune", "find better weights for the computer players by games among them"),
    "train": Command("train", "have the searching computer players learn anew what positions are worth"),
    "tune-board": Command("tune_board", "find better values for a board by games of good players on it"),
    "board": Command("board", "check a board file and print its figures"),
    "games": Command("games", "list the tables of a database"),
    "check": Command("check", "check a database: the file, every record, every position"),
    "ratings": Command("ratings", "print the ladder, or make all results and ratings anew"),
    "backup": Command("backup", "copy a database while the bot plays on"),
    "restore": Command("restore", "bring a backup back in place of the database"),
    "copy": Command("copy", "copy a database into an empty one, a file or on a server"),
    "export": Command("export_record", "print a stored game as a record"),
    "import": Command("import_record", "bring a record into a database"),
    "words": Command("words", "say how complete the languages are, or tell a game in one of them"),
    "commands": Command("commands", "print every command as a page, which is docs/commands.md"),
    "showcase": Command("showcase", "draw the pictures of the README"),
    "bench": Command("bench", "measure speed against a named peer or limit"),
}


class Failure(Exception):
    """Ends the command with a sentence for the person at the keyboard, and an exit code."""

    code = 1


class UsageError(Failure):
    """The command line or a setting is wrong; other tools exit with 2 as well then."""

    code = 2


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit with its code."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Run the command line; the exit code is 0 if all went well."""
    argv = argv or ["run"]
    try:
        args = _parser(argv).parse_args(argv)  # imports the command, and can be interrupted like it
        code: int = args.module.run(args)
    except Failure as failure:
        print(f"giants: {failure}", file=sys.stderr)
        return failure.code
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output went away: nothing to say to anybody
        return 1
    except KeyboardInterrupt:
        print("giants: stopped", file=sys.stderr)
        return 130
    return code


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="giants",
        description="The board game Giants: play it, replay it, measure it.",
        epilog="Say 'giants COMMAND --help' for more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"giants {version('giants')}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", required=True)
    chosen = next((word for word in argv if not word.startswith("-")), None)
    for name, command in COMMANDS.items():
        subparser = subparsers.add_parser(
            name, help=command.help, description=command.help.capitalize() + "."
        )
        if name == chosen:  # the others' modules, and what they import, are not needed
            module = import_module(f"{__name__}.{command.module}")
            module.configure(subparser)
            subparser.set_defaults(module=module)
    return parser
