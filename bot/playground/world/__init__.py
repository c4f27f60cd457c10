"""Everything that is true on the stand-in: people, servers, channels, messages, files, commands, the time."""

from .models import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    MessageFlag,
    Overwrite,
    Person,
    Role,
)
from .state import MOST_COMMAND_FILES, MOST_PRIVATE, World

__all__ = [
    "MOST_COMMAND_FILES",
    "MOST_PRIVATE",
    "Attachment",
    "Channel",
    "ChannelType",
    "Guild",
    "Member",
    "Message",
    "MessageFlag",
    "Overwrite",
    "Person",
    "Role",
    "World",
]
