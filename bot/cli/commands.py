"""`giants commands`: every command, in Discord and here, as a page; docs/commands.md is what it prints."""

import argparse
from collections.abc import Iterator
from typing import Any, Final

from bot.operation.command_list import english_payloads

from . import COMMANDS

_GROUPS: Final = (1, 2)  # what an option is that has a command in it, as Discord numbers them
_KINDS: Final = {  # of what is no text
    4: "number",
    5: "yes or no",
    6: "person",
    7: "channel",
    8: "role",
    9: "person or role",
    10: "number",
    11: "file",
}
_DECISIONS: Final = ["bid", "take", "decline", "place", "tablet", "move", "pass", "stash", "recall", "peek"]
_INTRODUCTION: Final = """\
# Commands

Everything that buttons do can be typed as well. Discord shows these commands after `/`, in your own language,
with what each option means and what can be chosen; decisions are completed with what is legal. *This page is
made from the commands themselves: `giants commands > docs/commands.md` writes it anew.*
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(_args: argparse.Namespace) -> int:
    """Print the page."""
    print("\n".join(page()))
    return 0


def page() -> Iterator[str]:
    """The lines of the page."""
    yield _INTRODUCTION
    commands = {payload["name"]: payload for payload in english_payloads()}
    yield "## Decisions\n"
    yield "These are typed many times in a game, and have short names. Each is for whoever is due.\n"
    for name in _DECISIONS:
        yield from _described(commands.pop(name), "")
    groups = {name: payload for name, payload in commands.items() if _inside(payload)}
    yield "## Rules and replays\n"
    for name, payload in commands.items():
        if name not in groups:
            yield from _described(payload, "")
    for name, payload in groups.items():
        yield f"## /{name}\n"
        if payload.get("default_member_permissions"):
            yield "For those who may manage messages; others are shown it where a server's settings say so.\n"
        for option in payload["options"]:
            yield from _described(option, f"{name} ")
    yield "## On the operator's machine\n"
    yield "Typed in a terminal. `giants COMMAND --help` lists the options of each.\n"
    yield "| command | what it does |\n| --- | --- |"
    for name, command in COMMANDS.items():
        yield f"| `giants {name}` | {command.help} |"


def _inside(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """The commands in a command."""
    return [option for option in payload.get("options", ()) if option["type"] in _GROUPS]


def _described(payload: dict[str, Any], before: str) -> Iterator[str]:
    """A command with its options; of a group, those in it."""
    inside = _inside(payload)
    if inside:
        for option in inside:
            yield from _described(option, f"{before}{payload['name']} ")
        return
    yield f"**`/{before}{payload['name']}`** {payload['description']}.\n"
    options = payload.get("options", ())
    for option in options:
        yield f"- {_option(option)}"
    if options:
        yield ""


def _option(option: dict[str, Any]) -> str:
    optional = "" if option.get("required") else ", optional"
    choices = [choice["name"] for choice in option.get("choices", ())]
    values = ", ".join(choices) if choices else _KINDS.get(option["type"], "")
    if "min_value" in option and "max_value" in option and option["max_value"] < 10_000:
        values = f"{option['min_value']} to {option['max_value']}"
    return f"`{option['name']}`{optional}: {option['description']}{f' ({values})' if values else ''}"
