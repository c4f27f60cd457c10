"""Our slash commands as Discord is told them, without a bot."""

from collections.abc import Iterator
from typing import Any

from bot.operation.command_list import command_payloads

__all__ = ["command_payloads", "parts"]


def parts(body: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command and everything in it: what one types to get there, and what Discord is told of it."""
    here = f"{path} {body['name']}".strip()
    yield here, body
    for part in (*body.get("options", ()), *body.get("choices", ())):
        yield from parts(part, here)
