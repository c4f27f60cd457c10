"""Slash commands: everything that panels do, in one line, for people who like to type."""

from typing import TYPE_CHECKING

from .information import INFORMATION
from .lobby import LobbyCommands
from .moderation import TableCommands
from .play import PLAY
from .privacy import PRIVACY
from .reminders import REMINDERS
from .seat import SEAT, SeatCommands

if TYPE_CHECKING:
    from bot.client import Giants


def add_commands(client: "Giants") -> None:
    """Put all commands into a client's tree."""
    for group in (LobbyCommands(), TableCommands(), SeatCommands()):
        client.tree.add_command(group)
    for command in (*PLAY, *INFORMATION, *REMINDERS, *PRIVACY, *SEAT):
        client.tree.add_command(command)
