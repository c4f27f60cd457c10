"""Everything on a message, a form or a menu that people read."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.playground.validation.component_types import walk

_READ = ("content", "label", "placeholder", "description", "title")


def words_of(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Texts, labels, placeholders and descriptions of components, options and pictures included."""
    for part in walk(list(components)):
        for said in (part, *part.get("options", ()), *part.get("items", ())):
            yield from (str(said[key]) for key in _READ if said.get(key))
