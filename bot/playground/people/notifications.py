"""What phones show: a notification for every message that mentions somebody, or is written to them alone.

It is made once, when the message is posted. An edit notifies nobody and changes nothing that a phone shows;
of a message of Components V2 it has no words.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.playground.permissions import can_see
from bot.playground.world import ChannelType, Message, MessageFlag, World

_MENTION = re.compile(r"<@!?(\d{1,19})>")
_ROLE_MENTION = re.compile(r"<@&(\d{1,19})>")


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification as a phone shows it: who wrote where, and the words."""

    person_id: int
    title: str
    text: str
    message: Message
    """What it leads to; a message that was deleted since leads nowhere."""


class Notifications:
    """Every notification since the stand-in started, oldest first."""

    def __init__(self, world: World) -> None:
        self.sent: list[Notification] = []
        self._world = world
        world.subscribe(self._hear)

    def of(self, person_id: int) -> list[Notification]:
        """The notifications of one person."""
        return [notification for notification in self.sent if notification.person_id == person_id]

    def _hear(self, event: str, subject: Any) -> None:
        if event == "message":
            for person in self._notified(subject):
                self.sent.append(self._notification(subject, person))
                self._world.announce("notification", self.sent[-1])

    def _notified(self, message: Message) -> Iterable[int]:
        channel = self._world.channels[message.channel_id]
        if message.audience is not None or message.flags & MessageFlag.SILENT:
            return []
        people = channel.recipients if channel.kind is ChannelType.DM else list(message.mentions)
        guild = self._world.guilds.get(channel.guild_id or 0)
        for person_id, member in guild.members.items() if guild else ():
            if message.mention_everyone or set(member.roles) & set(message.mention_roles):
                people.append(person_id)
        return [
            person_id
            for person_id in dict.fromkeys(people)
            if person_id != message.author_id
            and not self._world.people[person_id].bot
            and can_see(self._world, channel, person_id)
        ]

    def _notification(self, message: Message, person_id: int) -> Notification:
        author = self._world.people[message.author_id].name
        channel = self._world.channels[message.channel_id]
        guild = self._world.guilds.get(channel.guild_id or 0)
        title = author if guild is None else f"{author} (#{channel.name}, {guild.name})"
        return Notification(person_id, title, "" if message.v2 else self._words(message.content), message)

    def _words(self, content: str) -> str:
        """A message's content with names for mentions; the rest stays as it was written."""
        text = _MENTION.sub(lambda found: f"@{self._name(int(found[1]))}", content)
        return _ROLE_MENTION.sub(lambda found: f"@{self._role(int(found[1]))}", text)

    def _name(self, person_id: int) -> str:
        person = self._world.people.get(person_id)
        return "unknown-user" if person is None else person.name

    def _role(self, role_id: int) -> str:
        roles = (guild.roles.get(role_id) for guild in self._world.guilds.values())
        return next((role.name for role in roles if role is not None), "deleted-role")
