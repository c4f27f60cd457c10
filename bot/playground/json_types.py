"""The type of the JSON objects that go over the wire."""

from typing import Any

JSON = dict[str, Any]
