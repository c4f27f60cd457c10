"""What the operator's commands share: opening a database for reading, and its errors as messages."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage import tools
from bot.storage.database import DatabaseAddress, Db, address_of
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.words import words
from engine import RecordError

from . import Failure
from .replay import explain


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument that names the database."""
    parser.add_argument(
        "database",
        type=address_of,
        metavar="DB",
        help="the bot's database: a file, or the address of one on a server, postgresql://…",
    )


@contextmanager
def errors_as_failures() -> Iterator[None]:
    """Turn what the database or a table refuses into a sentence and an exit code."""
    try:
        yield
    except (StoreError, Refused) as error:
        if isinstance(error.__cause__, RecordError):
            raise Failure(explain(error.__cause__, words())) from error
        raise Failure(words()(error.key, **error.blanks)) from error
    except OSError as error:
        raise Failure(str(error)) from error


@contextmanager
def reading(address: DatabaseAddress) -> Iterator[Db]:
    """A database of ours, open for reading at one moment; it may be in use meanwhile."""
    with errors_as_failures(), tools.reading(address) as db:
        yield db
