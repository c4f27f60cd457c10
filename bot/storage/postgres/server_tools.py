"""What an operator's tools do with a database on a server."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bot.storage.database import DatabaseUrl, Db
from bot.storage.errors import StoreRefusedError
from bot.storage.tools import AT_ONCE, Part, Portion, Row, Tools
from bot.storage.tools.check import Watched, check_games

from .connection import Connection, connected, translated_errors
from .schema import prepare, refuse_outdated


class ServerTools(Tools):
    """The tools for a database on a server."""

    def __init__(self, url: DatabaseUrl) -> None:
        self._url = url

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The database, open for reading at one moment; it may be in use meanwhile."""
        with translated_errors(), connected(self._url) as db:
            db.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            refuse_outdated(db, self._url.public)
            yield db

    def faults(self, db: Db, watched: Watched) -> Iterator[str]:
        """Every fault of the games, a sentence each: the server looks after its own files."""
        return check_games(db, translated_errors, watched)

    def columns(self, db: Db) -> Iterable[tuple[str, str]]:
        """The tables of our schema, each with each of its columns."""
        return db.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name NOT LIKE 'giants%'"
        )

    def stream(self, db: Db, statement: str) -> Iterator[list[Row]]:
        """The rows that a statement finds, AT_ONCE of them at a time."""
        assert isinstance(db, Connection)
        with db.raw.cursor(name="rows") as cursor:
            cursor.execute(statement.encode())
            while rows := cursor.fetchmany(AT_ONCE):
                yield rows

    def fill(self, parts: list[Part], portions: Iterable[Portion]) -> None:
        """Put rows into an empty database, in one transaction; one that is not empty is refused."""
        with translated_errors(), connected(self._url) as db:
            prepare(db)
            with db.raw.transaction():
                self._refuse_unless_empty(db, parts)
                db.raw.execute("DELETE FROM keepsakes")
                for part, rows in portions:
                    _copy(db, part, rows)
                for part in parts:
                    _continue_numbers(db, part)

    def _refuse_unless_empty(self, db: Connection, parts: list[Part]) -> None:
        """Refuse a database that has rows; what it remembers of itself does not count."""
        for part in parts:
            if part.name != "keepsakes" and db.execute(f'SELECT 1 FROM "{part.name}" LIMIT 1').fetchone():
                raise StoreRefusedError("table-store-not-empty", path=self._url.public)


def _copy(db: Connection, part: Part, rows: list[Row]) -> None:
    statement = f'COPY "{part.name}" ({part.listed}) FROM STDIN'
    with db.raw.cursor() as cursor, cursor.copy(statement.encode()) as copying:
        for row in rows:
            copying.write_row(row)


def _continue_numbers(db: Connection, part: Part) -> None:
    """Let the next number that the server draws be one that is free."""
    for column in part.columns:
        sequence = db.execute("SELECT pg_get_serial_sequence(?, ?)", (f'"{part.name}"', column)).fetchone()[0]
        if sequence is not None:
            db.execute(
                f'SELECT setval(?, (SELECT coalesce(max("{column}"), 0) + 1 FROM "{part.name}"), FALSE)',
                (sequence,),
            )
