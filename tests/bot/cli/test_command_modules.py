"""The commands' modules and the command line itself do not get in each other's way."""

from importlib import import_module

import pytest

import bot.cli
from bot.cli import COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_once_used_leaves_the_command_line_as_it_was(command: str) -> None:
    entrance = bot.cli.run
    import_module(f"bot.cli.{COMMANDS[command].module}")
    assert bot.cli.run is entrance
