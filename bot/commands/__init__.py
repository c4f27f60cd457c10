"""Slash commands: everything that panels do, in one line, for people who like to type.

Decisions have names of their own (`/bid`, `/move`), since they are typed many times in a game, and so have
`/rules`, which is looked up in the midst of one, and `/replay`, `/stats` and `/ladder`, once it is over; what
moderators do is `/table …`; leagues are `/league …`; all the rest is `/giants …`, so that the bot takes few
names on a server that it shares with others. Discord takes at most 25 commands and groups in one.
"""

from typing import TYPE_CHECKING

from .absences import ABSENCE_COMMANDS
from .common import add_copies
from .finished_games import FINISHED_GAME_COMMANDS
from .host import HostCommands
from .information import INFORMATION_COMMANDS
from .leagues import LeagueCommands
from .learning import LEARNING_COMMANDS, rules
from .lobby import GiantsCommands
from .moderation import TableCommands
from .personal import PersonalCommands
from .play import PLAY_COMMANDS
from .seat import OrderCommands, SeatCommands, vote

if TYPE_CHECKING:
    from bot.client import Giants


def add_commands(client: "Giants") -> None:
    """Put all commands into a client's tree."""
    giants = GiantsCommands()
    add_copies(giants, *INFORMATION_COMMANDS, *ABSENCE_COMMANDS, *LEARNING_COMMANDS, vote)
    for group in (HostCommands(), SeatCommands(), OrderCommands(), PersonalCommands()):
        giants.add_command(group)
    client.tree.add_command(giants)
    client.tree.add_command(TableCommands())
    client.tree.add_command(LeagueCommands())
    for command in (*PLAY_COMMANDS, rules, *FINISHED_GAME_COMMANDS):
        client.tree.add_command(command)
