"""Slash commands: everything that panels do, in one line, for people who like to type."""

from typing import TYPE_CHECKING

from .lobby import LobbyCommands
from .looking import LOOKING
from .play import PLAY

if TYPE_CHECKING:
    from bot.client import Giants


def add_commands(client: "Giants") -> None:
    """Put all commands into a client's tree."""
    client.tree.add_command(LobbyCommands())
    for command in (*PLAY, *LOOKING):
        client.tree.add_command(command)
