"""What people were told in a world, written down as it came, and what is left of it in the end."""

import re
from collections import defaultdict
from typing import Any

from bot.playground.kit import Shown
from bot.playground.validation.component_types import walk
from bot.playground.world import ChannelType, Message, World
from bot.ui.custom_id import read_id
from engine.colours import COLOURS

_EVERYBODY = re.compile(rf"^<@\d+>(?:(?:, | and )<@\d+>)*|\((?:{'|'.join(COLOURS)}|, | and )+\)")


class ToldMessages:
    """Everything that anybody was ever told, by person and game, in the order of its coming."""

    def __init__(self, world: World) -> None:
        self.told: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        self._world = world
        world.subscribe(self._tell)

    def _tell(self, event: str, subject: Any) -> None:
        if event != "message":
            return
        channel = self._world.channels[subject.channel_id]
        if is_card(subject):
            game, said = int(channel.name), "card"
        else:
            # Where the card is and when time runs out differ from world to world.
            said = re.sub(r"\(https://[^)]*\)|<t:\d+:R>", "", Shown(subject, self._world).text)
            # Who is told the same is told together, unless the bot died before it knew of all of them.
            said = _EVERYBODY.sub("", said)
            found = re.search(r"game (\d+)", said)
            assert found is not None, f"nobody knows which game this is about: {said}"
            game = int(found[1])
        people = channel.recipients if channel.kind is ChannelType.DM else subject.mentions
        names = [person.name for who in people if not (person := self._world.people[who]).bot]
        if not names and said != "card":
            names = ["moderators"]
        for name in names:
            self.told[name, game].append(said)


def words_on(message: Message) -> set[str]:
    """The words of a message's controls."""
    ids = [str(part.get("custom_id", ""))[1:] for part in walk(message.components)]
    return {control.word for control in map(read_id, ids) if control is not None}


def is_reminder(message: Message) -> bool:
    """Whether a message reminds somebody: it has a button for being left alone."""
    return "snooze" in words_on(message)


def is_card(message: Message) -> bool:
    """Whether a message is a table's card: a note to somebody has no controls and no files."""
    return not is_reminder(message) and bool(words_on(message) or message.attachments)
