"""Slash commands: everything that panels do, in one line, for people who like to type."""

from typing import TYPE_CHECKING

from .information import INFORMATION_COMMANDS
from .lobby import LobbyCommands
from .moderation import TableCommands
from .play import PLAY_COMMANDS
from .privacy import PRIVACY_COMMANDS
from .reminders import REMINDER_COMMANDS
from .seat import SEAT_COMMANDS, SeatCommands

if TYPE_CHECKING:
    from bot.client import Giants


def add_commands(client: "Giants") -> None:
    """Put all commands into a client's tree."""
    for group in (LobbyCommands(), TableCommands(), SeatCommands()):
        client.tree.add_command(group)
    for commands in (
        PLAY_COMMANDS,
        INFORMATION_COMMANDS,
        REMINDER_COMMANDS,
        PRIVACY_COMMANDS,
        SEAT_COMMANDS,
    ):
        for command in commands:
            client.tree.add_command(command)
