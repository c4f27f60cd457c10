"""What people do: write, press, choose, submit modals, held to what their client would let them do."""

from collections.abc import Mapping, Sequence

from bot.playground.errors import CannotAct, ChosenAlready
from bot.playground.interactions import Interaction, Interactions, InteractionType
from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.permissions import Permission, can_see, can_send, in_channel
from bot.playground.posting import post
from bot.playground.validation.component_types import SELECTS, ComponentType, walk
from bot.playground.validation.messages import Upload, read_message
from bot.playground.world import Channel, ChannelType, Message, Person, World

from .choices import check_chosen, preselected, resolve
from .modal_input import Entry, FilledModal

Value = str | int | float | bool


class Actions:
    """What people can do on one stand-in; raises `CannotAct` where their client would not let them."""

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self.world = world
        self.payloads = payloads
        self.interactions = interactions
        self._chosen: dict[tuple[int, int, str], frozenset[str]] = {}
        """What a select shows to somebody who chose in it, by person, message and custom id."""

    def write(
        self,
        person: Person,
        channel: Channel,
        content: str,
        uploads: Sequence[Upload] = (),
        reply_to: Message | None = None,
    ) -> Message:
        """Write a message."""
        if not channel.takes_messages or not can_send(self.world, channel, person.id):
            raise CannotAct("You do not have permission to send messages in this channel.")
        if channel.locked:
            raise CannotAct("This thread is locked.")
        body: JSON = {"content": content}
        if reply_to is not None:
            body["message_reference"] = {"channel_id": str(channel.id), "message_id": str(reply_to.id)}
        draft = read_message(self.world, body, dict(enumerate(uploads)))
        self.world.unarchive(channel)
        return post(self.world, channel, person.id, draft)

    def dismiss(self, person: Person, message: Message) -> None:
        """Close an ephemeral message."""
        if message.audience != person.id:
            raise CannotAct("Only a message that only you can see can be dismissed.")
        self.world.remove(message)

    def delete(self, person: Person, message: Message) -> None:
        """Delete a message, the own or as a moderator."""
        channel = self.world.channels[message.channel_id]
        may = in_channel(self.world, channel, person.id) & Permission.MANAGE_MESSAGES
        if message.audience is not None or (message.author_id != person.id and not may):
            raise CannotAct("You may not delete this message.")
        self.world.remove(message)

    def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        channel, part = self._component(person, message, custom_id)
        if part["type"] != ComponentType.BUTTON:
            raise CannotAct(f"{custom_id} is not a button.")
        data: JSON = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON), "id": part["id"]}
        return self.interactions.begin(InteractionType.COMPONENT, person, channel, data, message=message)

    def choose(self, person: Person, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Choose in a select menu. What it shows as chosen already is not sent (`ChosenAlready`), and that
        stays so while the select has the same custom id: editing its message makes no difference.
        """
        channel, part = self._component(person, message, custom_id)
        if part["type"] not in SELECTS:
            raise CannotAct(f"{custom_id} is not a select menu.")
        check_chosen(self.world, channel, part, values, optional=part["min_values"] == 0)
        shown = self._chosen.get((person.id, message.id, custom_id), preselected(part))
        if shown == frozenset(values):
            raise ChosenAlready
        self._chosen[person.id, message.id, custom_id] = frozenset(values)
        data: JSON = {
            "custom_id": custom_id,
            "component_type": part["type"],
            "id": part["id"],
            "values": list(values),
        }
        if part["type"] != ComponentType.SELECT:
            ids = [int(value) for value in values]
            data["resolved"] = resolve(self.world, self.payloads, channel, ids)
        return self.interactions.begin(InteractionType.COMPONENT, person, channel, data, message=message)

    def forge(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """Send what a tampered or outdated client might: any custom id and any values, on any message."""
        channel = self.world.channels[message.channel_id]
        data: JSON = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON), "id": 1}
        if values is not None:
            data |= {"component_type": int(ComponentType.SELECT), "values": list(values)}
        return self.interactions.begin(InteractionType.COMPONENT, person, channel, data, message=message)

    def submit(self, person: Person, opened: Interaction, fields: Mapping[str, Entry]) -> Interaction:
        """Send a modal; `fields` maps custom ids to what was filled in, missing ones keep their defaults."""
        modal = opened.modal
        if modal is None or opened.person_id != person.id:
            raise CannotAct("There is no such form open.")
        channel = self.world.channels[opened.channel_id]
        data = FilledModal(self.world, self.payloads, channel, modal, fields).data()
        message = self.world.message(channel.id, opened.message_id or 0)
        return self.interactions.begin(
            InteractionType.MODAL, person, channel, data, message=message, trigger=opened
        )

    def _component(self, person: Person, message: Message, custom_id: str) -> tuple[Channel, JSON]:
        channel = self.world.channels[message.channel_id]
        hidden = message.audience not in (None, person.id)
        if hidden or not can_see(self.world, channel, person.id):
            raise CannotAct("You cannot see this message.")
        if self.world.message(channel.id, message.id) is None:
            raise CannotAct("The message is gone.")
        for part in walk(message.components):
            if part.get("custom_id") == custom_id:
                if part.get("disabled"):
                    raise CannotAct("It is disabled.")
                return channel, part
        raise CannotAct(f"The message has no component {custom_id}.")

    def start_thread(self, person: Person, channel: Channel, name: str, message: Message | None) -> Channel:
        """Open a public thread, on a message where one is given."""
        may = in_channel(self.world, channel, person.id) & Permission.CREATE_PUBLIC_THREADS
        if channel.kind is not ChannelType.TEXT or not may or not name.strip():
            raise CannotAct("You cannot start a thread here.")
        if message is not None and message.id in self.world.channels:
            raise CannotAct("The message has a thread already.")
        return self.world.add_thread(channel, name.strip()[:100], person.id, message=message)
