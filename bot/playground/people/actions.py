"""What people do: write, press, choose, fill in forms — held to what their client would let them do."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.playground.interactions import Interaction, Interactions, InteractionType
from bot.playground.payloads import Payloads
from bot.playground.permissions import Permission, can_see, can_send, in_channel, in_guild
from bot.playground.posting import post
from bot.playground.validation.component_types import SELECTS, ComponentType, walk
from bot.playground.validation.messages import Upload, read_message
from bot.playground.world import Channel, ChannelType, Message, MessageFlag, Person, World

JSON = dict[str, Any]
Value = str | int | float | bool


class CannotAct(Exception):
    """The person's client would not let them do that; nothing was sent."""


class Actions:
    """The doings of people on one stand-in."""

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self.world = world
        self.payloads = payloads
        self.interactions = interactions

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
        if channel.archived:
            channel.archived = False
            channel.archive_changed_at = self.world.clock.now()
            self.world.change_channel(channel)
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
        """Choose in a select menu."""
        channel, part = self._component(person, message, custom_id)
        if part["type"] not in SELECTS:
            raise CannotAct(f"{custom_id} is not a select menu.")
        self._check_values(channel, part, values, optional=part["min_values"] == 0)
        data: JSON = {
            "custom_id": custom_id,
            "component_type": part["type"],
            "id": part["id"],
            "values": list(values),
        }
        if part["type"] != ComponentType.SELECT:
            data["resolved"] = self._resolved(channel, values)
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

    def submit(
        self, person: Person, opened: Interaction, fields: Mapping[str, str | bool | Sequence[str] | None]
    ) -> Interaction:
        """Send a modal; `fields` maps custom ids to what was filled in, missing ones keep their defaults."""
        modal = opened.modal
        if modal is None or opened.person_id != person.id:
            raise CannotAct("There is no such form open.")
        known = {part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part}
        if not set(fields) <= known:
            raise CannotAct(f"The form has no field {', '.join(sorted(set(fields) - known))}.")
        channel = self.world.channels[opened.channel_id]
        resolved: JSON = {}
        components = [self._filled(channel, part, fields, resolved) for part in modal["components"]]
        data: JSON = {"custom_id": modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
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

    def _check_values(self, channel: Channel, part: JSON, values: Sequence[str], *, optional: bool) -> None:
        low, high = part["min_values"], part["max_values"]
        if not (optional and not values) and not low <= len(values) <= high:
            raise CannotAct(f"Choose {low} to {high}.")
        if len(set(values)) != len(values):
            raise CannotAct("Nothing can be chosen twice.")
        offered = {choice["value"] for choice in self.offered(channel, part)}
        if not set(values) <= offered:
            raise CannotAct(f"Not on offer: {', '.join(sorted(set(values) - offered))}.")

    def offered(self, channel: Channel, part: JSON) -> list[JSON]:
        """What a select, radio group or checkbox group lets one choose from: value and label."""
        if "options" in part:
            return list(part["options"])
        world = self.world
        guild = None if channel.guild_id is None else world.guilds[channel.guild_id]
        people = list(guild.members) if guild is not None else channel.recipients
        users = [{"value": str(who), "label": world.people[who].name} for who in people]
        roles = [] if guild is None else [{"value": str(r.id), "label": r.name} for r in guild.roles.values()]
        kinds = part.get("channel_types")
        channels = [
            {"value": str(c.id), "label": f"#{c.name}"}
            for c in (world.guild_channels(guild.id) if guild is not None else ())
            if kinds is None or int(c.kind) in kinds
        ]
        by_kind = {
            ComponentType.USER_SELECT: users,
            ComponentType.ROLE_SELECT: roles,
            ComponentType.MENTIONABLE_SELECT: users + roles,
            ComponentType.CHANNEL_SELECT: channels,
        }
        return by_kind[ComponentType(part["type"])]

    def _filled(
        self,
        channel: Channel,
        part: JSON,
        fields: Mapping[str, str | bool | Sequence[str] | None],
        resolved: JSON,
    ) -> JSON:
        filled: JSON = {"type": part["type"], "id": part["id"]}
        if part["type"] == ComponentType.ROW:
            return filled | {
                "components": [self._filled(channel, child, fields, resolved) for child in part["components"]]
            }
        if part["type"] == ComponentType.LABEL:
            return filled | {"component": self._filled(channel, part["component"], fields, resolved)}
        if "custom_id" in part:
            filled |= {"custom_id": part["custom_id"], **self._field(channel, part, fields, resolved)}
        return filled

    def _field(
        self,
        channel: Channel,
        part: JSON,
        fields: Mapping[str, str | bool | Sequence[str] | None],
        resolved: JSON,
    ) -> JSON:
        given = fields.get(part["custom_id"])
        chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
        match ComponentType(part["type"]):
            case ComponentType.TEXT_INPUT:
                return {"value": self._text(part, given)}
            case ComponentType.CHECKBOX:
                return {"value": part["default"] if given is None else bool(given)}
            case ComponentType.RADIO_GROUP:
                value = given if part["custom_id"] in fields else next(iter(chosen), None)
                return {"value": _radio(part, value)}
            case ComponentType.FILE_UPLOAD:
                raise CannotAct("Files cannot be sent in forms here.")
        return {"values": self._several(channel, part, chosen if given is None else _listed(given), resolved)}

    def _several(self, channel: Channel, part: JSON, values: list[str], resolved: JSON) -> list[str]:
        if not values and part["required"]:
            raise CannotAct("This question is required.")
        self._check_values(channel, part, values, optional=not part["required"])
        if part["type"] in SELECTS and part["type"] != ComponentType.SELECT:
            for kind, things in self._resolved(channel, values).items():
                resolved.setdefault(kind, {}).update(things)
        return values

    def _text(self, part: JSON, given: str | bool | Sequence[str] | None) -> str:
        value = part.get("value", "") if given is None else given
        if not isinstance(value, str):
            raise CannotAct("This question wants text.")
        if part["style"] == 1 and "\n" in value:
            raise CannotAct("This question wants one line.")
        if not value and not part["required"]:
            return value
        if not value:
            raise CannotAct("This question is required.")
        if not part["min_length"] <= len(value) <= part["max_length"]:
            raise CannotAct(f"Must be {part['min_length']} to {part['max_length']} in length.")
        return value

    def _resolved(self, channel: Channel, values: Sequence[str]) -> JSON:
        return resolve(self.world, self.payloads, channel, [int(value) for value in values])

    def start_thread(self, person: Person, channel: Channel, name: str, message: Message | None) -> Channel:
        """Open a public thread, on a message where one is given."""
        may = in_channel(self.world, channel, person.id) & Permission.CREATE_PUBLIC_THREADS
        if channel.kind is not ChannelType.TEXT or not may or not name.strip():
            raise CannotAct("You cannot start a thread here.")
        now = self.world.clock.now()
        thread = Channel(
            id=self.world.snowflakes.next() if message is None else message.id,
            kind=ChannelType.PUBLIC_THREAD,
            name=name.strip()[:100],
            guild_id=channel.guild_id,
            parent_id=channel.id,
            owner_id=person.id,
            archive_changed_at=now,
            thread_members={person.id: now},
        )
        if thread.id in self.world.channels:
            raise CannotAct("The message has a thread already.")
        self.world.add_channel(thread)
        if message is not None:
            message.flags |= MessageFlag.HAS_THREAD
            self.world.change(message)
        return thread


def _radio(part: JSON, value: Any) -> Any:
    if value is None and part["required"]:
        raise CannotAct("This question is required.")
    if value is not None and value not in [option["value"] for option in part["options"]]:
        raise CannotAct(f"Not on offer: {value}.")
    return value


def _listed(given: str | bool | Sequence[str]) -> list[str]:
    if isinstance(given, bool):
        raise CannotAct("This question wants a choice.")
    return [given] if isinstance(given, str) else list(given)


def resolve(world: World, payloads: Payloads, channel: Channel, ids: Sequence[int]) -> JSON:
    """The things that ids stand for, as interactions carry them along."""
    resolved: JSON = {}
    guild = None if channel.guild_id is None else world.guilds[channel.guild_id]
    for number in ids:
        key = str(number)
        if number in world.people:
            resolved.setdefault("users", {})[key] = payloads.user(world.people[number])
            if guild is not None and number in guild.members:
                permissions = {"permissions": str(in_guild(guild, number))}
                member = payloads.member(guild.members[number])
                resolved.setdefault("members", {})[key] = member | permissions
        elif guild is not None and number in guild.roles:
            resolved.setdefault("roles", {})[key] = payloads.role(guild.roles[number])
        elif number in world.channels:
            other = world.channels[number]
            payload = payloads.channel(other)
            payload["permissions"] = str(in_channel(world, other, world.bot.id))
            resolved.setdefault("channels", {})[key] = payload
        else:
            _resolve_file(world, payloads, channel, number, resolved)
    return resolved


def _resolve_file(world: World, payloads: Payloads, channel: Channel, number: int, resolved: JSON) -> None:
    """A file that was handed to a command, or that stands in the channel already."""
    if number in world.command_files:
        where, handed = world.command_files[number]
        resolved.setdefault("attachments", {})[str(number)] = payloads.file(where, handed, ephemeral=True)
        return
    for message in world.messages.get(channel.id, {}).values():
        for attachment in message.attachments:
            if attachment.id == number:
                found = payloads.attachment(message, attachment)
                resolved.setdefault("attachments", {})[str(number)] = found
