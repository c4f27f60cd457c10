"""Reading the fields of a request body, collecting every error by its path, as Discord reports them."""

from collections.abc import Collection
from typing import Any

from bot.playground.errors import BAD_FORM, ApiError
from bot.playground.json_types import JSON
from bot.playground.world.snowflakes import as_snowflake

Path = tuple[str | int, ...]


class Form:
    """A body under examination: collects errors, and `raise_errors` refuses it where there are any.

    The readers (`text`, `integer`, …) return the value where it is usable and None where it is absent or
    wrong, so that a check can go on and find the other errors.
    """

    def __init__(self) -> None:
        self.errors: JSON = {}

    def add_error(self, path: Path, code: str, message: str) -> None:
        """Note one error."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_errors(self) -> None:
        """Refuse the body with all errors that were found, if any."""
        if self.errors:
            raise ApiError(BAD_FORM, self.errors)

    def required(self, path: Path) -> None:
        """Something that must be there is not."""
        self.add_error(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(
        self, body: JSON, key: str, path: Path, low: int, high: int, *, needed: bool = False
    ) -> str | None:
        """A string of `low` to `high` characters."""
        value = self._present(body, key, path, needed=needed)
        if value is None:
            return None
        if not isinstance(value, str):
            self.add_error((*path, key), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return None
        if not low <= len(value) <= high:
            if not value and low:
                self.required((*path, key))
            else:
                self.length((*path, key), low, high)
            return None
        return value

    def integer(
        self, body: JSON, key: str, path: Path, low: int, high: int, *, needed: bool = False
    ) -> int | None:
        """A whole number from `low` to `high`."""
        value = self._present(body, key, path, needed=needed)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.add_error((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.add_error(
                (*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}."
            )
            return None
        if value > high:
            self.add_error(
                (*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}."
            )
            return None
        return value

    def boolean(self, body: JSON, key: str, path: Path) -> bool | None:
        """True or false."""
        value = body.get(key)
        if value is not None and not isinstance(value, bool):
            self.add_error((*path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return None
        return value

    def snowflake(self, body: JSON, key: str, path: Path, *, needed: bool = False) -> int | None:
        """An identifier, as a string or a number."""
        value = self._present(body, key, path, needed=needed)
        if value is None:
            return None
        number = as_snowflake(value)
        if number is None:
            self.add_error((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return number

    def choice(
        self, body: JSON, key: str, path: Path, allowed: Collection[int], *, needed: bool = False
    ) -> int | None:
        """One of a few numbers."""
        value = self._present(body, key, path, needed=needed)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            offered = ", ".join(map(str, sorted(allowed)))
            self.add_error(
                (*path, key), "BASE_TYPE_CHOICES", f'Value of field "{key}" must be one of ({offered},).'
            )
            return None
        return value

    def objects(
        self, body: JSON, key: str, path: Path, low: int, high: int, *, needed: bool = False
    ) -> list[JSON]:
        """A list of `low` to `high` objects; what is no object is reported and left out."""
        value = self._present(body, key, path, needed=needed)
        if value is None:
            return []
        if not isinstance(value, list):
            self.add_error((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.length((*path, key), low, high)
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                self.not_an_object((*path, key, index))
        return [item if isinstance(item, dict) else {} for item in value]

    def object(self, body: JSON, key: str, path: Path) -> JSON:
        """An object, empty where it is absent or none."""
        value = body.get(key)
        if value is not None and not isinstance(value, dict):
            self.not_an_object((*path, key))
        return value if isinstance(value, dict) else {}

    def several(self, body: JSON, key: str, path: Path) -> list[Any]:
        """A list of anything, empty where it is absent or none."""
        value = body.get(key)
        if value is not None and not isinstance(value, list):
            self.add_error((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return value if isinstance(value, list) else []

    def length(self, path: Path, low: int, high: int) -> None:
        """A string or a list is too short or too long."""
        if low == 0:
            self.add_error(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add_error(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def not_an_object(self, path: Path) -> None:
        """Something that must be an object is not."""
        self.add_error(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")

    def _present(self, body: JSON, key: str, path: Path, *, needed: bool) -> Any:
        value = body.get(key)
        if value is None and needed:
            self.required((*path, key))
        return value
