"""What every refusal of the project has in common: a key that any language can say, and its blanks."""

from typing import Any, TypeAlias

Blank: TypeAlias = str | int


class KeyedError(Exception):
    """An error that is told in words elsewhere: `key` names the message, `blanks` fill its gaps.

    A subclass may take keyword-only arguments of its own and keep them as attributes; they are no
    blanks. Whatever it holds, a copy made by `copy` or `pickle` is equal in all of it.
    """

    def __init__(self, key: str, /, **blanks: Blank) -> None:
        super().__init__(key, blanks)
        self.key = key
        self.blanks: dict[str, Blank] = blanks

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are copied by calling them with their positional arguments, and ours are named.
        return _empty, (type(self), self.args), self.__dict__

    def __str__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, value in self.blanks.items())
        return f"{self.key}({blanks})" if blanks else self.key


def _empty(kind: type[KeyedError], args: tuple[Any, ...]) -> KeyedError:
    """An error that has its arguments but no attributes yet."""
    return kind.__new__(kind, *args)
