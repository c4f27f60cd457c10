"""Statements of a transaction on their way to the server together: it is waited for only where a job asks
what came of one, and once in the end.

    with batched(connection) as batch:
        batch.execute("UPDATE games SET …", (…,))
        found = batch.execute("SELECT …", (…,)).fetchone()

This is libpq's pipeline mode by psycopg's binding of it; psycopg's own pipelines turn to the socket after
every statement, which costs more than all the rest. Statements are prepared once a connection, however large
the numbers in them are.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from types import NoneType
from typing import Any, Final, NamedTuple

import psycopg
from psycopg import errors, pq
from psycopg.adapt import Transformer
from psycopg.pq.abc import PGresult

from .connection import Connection, Statement
from .dialect import numbered_statement

MOST_PREPARED: Final = 500  # a connection: statements with lists of any length must not fill the server
_FAILED: Final = (pq.ExecStatus.FATAL_ERROR, pq.ExecStatus.PIPELINE_ABORTED)
_UNKNOWN, _INT8, _FLOAT8 = 0, 20, 701  # the server's numbers of types; it finds out by itself what is unknown

Kind = tuple[int, Callable[[Any], bytes | None]]
"""How values of a type are sent: as which of the server's, and written how."""


def _text(value: str) -> bytes:
    encoded = value.encode()
    if 0 in encoded:
        raise psycopg.DataError("a text on the server can't have a NUL in it")
    return encoded


class _Kinds(dict[type, Kind]):
    """Kinds by type; a type that is made from one of them is sent like it."""

    def __missing__(self, of: type) -> Kind:
        kind = next((self[base] for base in of.__mro__[1:-1] if base in self), None)
        if kind is None:
            raise psycopg.ProgrammingError(f"a value can't be a {of.__name__}")
        self[of] = kind
        return kind


_KINDS: Final = _Kinds(
    {
        int: (_INT8, lambda value: b"%d" % value),  # truth values too, as in the columns of our schema
        float: (_FLOAT8, lambda value: repr(float(value)).encode()),
        str: (_UNKNOWN, _text),
        NoneType: (_UNKNOWN, lambda value: None),
    }
)


class Found:
    """What a statement found, or will: asking for it has everything up to it sent and waited for."""

    __slots__ = ("_batch", "_left", "result")

    def __init__(self, batch: "Batch") -> None:
        self._batch = batch
        self._left: Iterator[Any] | None = None
        self.result: PGresult | None = None

    def _arrived(self) -> PGresult:
        if self.result is None:
            self._batch.settle()
        if self.result is None:
            raise psycopg.InterfaceError("a statement before this one failed")
        return self.result

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        return self._arrived().command_tuples or 0

    @property
    def description(self) -> list[tuple[str]]:
        """The columns it found: the name of each."""
        result = self._arrived()
        return [((result.fname(number) or b"").decode(),) for number in range(result.nfields)]

    def __iter__(self) -> Iterator[Any]:
        if self._left is None:
            self._left = iter(self._batch.rows(self._arrived()))
        return self._left

    def fetchone(self) -> Any:
        """The next row, or None."""
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return list(self)


class _Preparing(NamedTuple):
    """A statement that the server is told a name for."""

    statement: Statement
    name: bytes


class Batch:
    """A connection in a transaction, as jobs see it. One that is `deferring` looks in the end whether what
    was to change one row each did so.
    """

    def __init__(self, connection: Connection, *, deferring: bool) -> None:
        self._connection = connection
        self._deferring = deferring
        self._deferred: list[tuple[Found, Callable[[], Exception]]] = []
        self._libpq = connection.raw.pgconn
        self._sent: list[Found | _Preparing] = []
        self._preparing: dict[Statement, bytes] = {}

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Found:
        """Have a statement run; a question mark in it stands for a value."""
        kinds = [_KINDS[type(value)] for value in values]
        types = [number for number, _ in kinds]
        texts = [write(value) for (_, write), value in zip(kinds, values, strict=True)]
        name = self._name(statement, types)
        if name is None:
            self._libpq.send_query_params(numbered_statement(statement), texts, types)
        else:
            self._libpq.send_query_prepared(name, texts)
        found = Found(self)
        self._sent.append(found)
        return found

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Have a statement run once for each row of values."""
        for row in rows:
            self.execute(statement, row)

    def change_one(
        self, statement: str, values: Sequence[Any], /, *, otherwise: Callable[[], Exception]
    ) -> None:
        """Run a statement that changes one row; where it does not, fail with what `otherwise` says."""
        changed = self.execute(statement, values)
        if self._deferring:
            self._deferred.append((changed, otherwise))
        elif changed.rowcount != 1:
            raise otherwise()

    def finish(self) -> None:
        """Wait until everything has run, and look whether it did what it was to do."""
        self.settle()
        for changed, otherwise in self._deferred:
            if changed.rowcount != 1:
                raise otherwise()

    def _name(self, statement: str, types: list[int]) -> bytes | None:
        """The name under which the server knows a statement by now; None if it is to know no more of them."""
        key, prepared = (statement, tuple(types)), self._connection.prepared
        name = prepared.get(key) or self._preparing.get(key)
        if name is None and len(prepared) < MOST_PREPARED:
            name = b"giants_%d" % next(self._connection.numbers)
            self._libpq.send_prepare(name, numbered_statement(statement), types)
            self._sent.append(_Preparing(key, name))
            self._preparing[key] = name
        return name

    def rows(self, result: PGresult) -> list[tuple[Any, ...]]:
        """The rows of a result."""
        values = Transformer(self._connection.raw)
        values.set_pgresult(result)
        return values.load_rows(0, result.ntuples, tuple)

    def settle(self) -> None:
        """Wait until everything has run that is on its way; the first error of it is raised."""
        if not self._sent:
            return
        sent, self._sent = self._sent, []
        self._libpq.pipeline_sync()
        self._flush()
        first: psycopg.Error | None = None
        for one in sent:
            result = self._next()
            assert result is not None, "every statement is answered"
            if result.status in _FAILED:
                first = first or errors.error_from_result(result)
            elif isinstance(one, Found):
                one.result = result
            else:
                self._connection.prepared[one.statement] = one.name
            self._next()  # the end of the answer
        self._next()  # the end of what was sent
        self._preparing.clear()
        if first is not None:
            raise first

    def _flush(self) -> None:
        """Send everything, and take in what is answered meanwhile: or each would wait for the other."""
        while self._libpq.flush():
            if self._wait(EVENT_READ | EVENT_WRITE) & EVENT_READ:
                self._libpq.consume_input()

    def _next(self) -> PGresult | None:
        while self._libpq.is_busy():
            self._wait(EVENT_READ)
            self._libpq.consume_input()
        return self._libpq.get_result()

    def _wait(self, events: int) -> int:
        """Wait until the connection can be read or written."""
        with DefaultSelector() as selector:
            selector.register(self._libpq.socket, events)
            return selector.select()[0][1]


@contextmanager
def batched(connection: Connection, *, deferring: bool = False) -> Iterator[Batch]:
    """Statements on their way together; all have run when this ends without an error."""
    connection.raw.pgconn.enter_pipeline_mode()
    batch = Batch(connection, deferring=deferring)
    try:
        yield batch
        batch.finish()
    finally:
        if not connection.raw.closed:
            _leave(connection, batch)


def _leave(connection: Connection, batch: Batch) -> None:
    """Take a connection out of pipeline mode; one that is stuck there is closed."""
    try:
        with suppress(psycopg.Error):
            batch.settle()
        connection.raw.pgconn.exit_pipeline_mode()
    except psycopg.OperationalError:
        connection.raw.close()
