"""The error of a refused request: a message key and what fills its blanks, for every language to say it."""

from typing import TYPE_CHECKING

from engine import KeyedError

if TYPE_CHECKING:
    from .public_view import TableView


class Refused(KeyedError):
    """Something that this table does not allow, or not to this person, or not now.

    Nothing was changed. `table` is the table as it is now where that helps: a stale panel can be redrawn from
    it at once.
    """

    def __init__(self, key: str, /, *, table: "TableView | None" = None, **blanks: str | int) -> None:
        super().__init__(key, **blanks)
        self.table = table
