"""The one way the engine says no."""

from functools import partial
from typing import Any, TypeAlias

Arg: TypeAlias = str | int


class Illegal(ValueError):
    """A decision that the rules do not allow.

    `key` names the reason, one key a reason, and `args` fills its blanks, so that any language
    can tell the player. A state that refused an action is exactly as it was before.
    """

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.key = key
        self.blanks: dict[str, Arg] = args

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are copied by their positional arguments, and ours are named.
        return partial(type(self), self.key, **self.blanks), ()

    def __str__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, value in self.blanks.items())
        return f"{self.key}({blanks})" if blanks else self.key
