"""Interactions: how a person's press, choice or command reaches the bot, and what it may answer when."""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from bot.playground.validation.commands import read_choices
from bot.playground.validation.form import Form
from bot.playground.validation.messages import FILE_LIMIT, Draft, Upload, read_message
from bot.playground.validation.modals import read_modal

from .errors import (
    ALREADY_ACKNOWLEDGED,
    BAD_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    ApiError,
)
from .gateway.connections import Gateway
from .json_types import JSON
from .payloads import Payloads
from .permissions import in_channel
from .posting import edit, post, post_thinking
from .world import Channel, Message, MessageFlag, Person, World

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0


class InteractionType(IntEnum):
    """Kinds of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """Kinds of callback."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """One thing that a person did, and how the bot has answered it so far."""

    id: int
    ask: InteractionType
    token: str
    person_id: int
    channel_id: int
    created_at: float
    metadata: JSON
    """What messages that come of it carry as their interaction metadata."""
    data: JSON = field(default_factory=dict)
    """What was done, as the bot is told."""
    message_id: int | None = None
    """The message whose component was used (or opened the modal that was sent)."""
    option_type: int | None = None
    answer: CallbackType | None = None
    original_id: int | None = None
    followup_ids: list[int] = field(default_factory=list)
    modal: JSON | None = None
    choices: list[JSON] | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    """The open interactions of a world."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway) -> None:
        self.world = world
        self.payloads = payloads
        self.gateway = gateway
        self.answer_within = ANSWER_WITHIN
        """Seconds after which an answer is refused; Discord's three unless told otherwise."""
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # a person acts

    def begin(
        self,
        ask: InteractionType,
        person: Person,
        channel: Channel,
        data: JSON,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
        option_type: int | None = None,
    ) -> Interaction:
        """Send the bot an interaction."""
        self._drop_expired()
        owner = "0" if channel.guild_id is None else str(channel.guild_id)
        number = self.world.snowflakes.next()
        metadata: JSON = {"id": str(number), "type": int(ask), "user_id": person.id, "owners": {"0": owner}}
        if ask is InteractionType.COMMAND:
            metadata["name"] = command_name(data)
        if ask is InteractionType.COMPONENT and message is not None:
            metadata["interacted_message_id"] = str(message.id)
        if trigger is not None:
            metadata["trigger"] = trigger.metadata
        elif ask is InteractionType.MODAL and message is not None:  # forged: as if a control had opened it
            press = {"id": str(self.world.snowflakes.next()), "type": int(InteractionType.COMPONENT)}
            metadata["trigger"] = {**metadata, **press, "interacted_message_id": str(message.id)}
        interaction = Interaction(
            id=number,
            ask=ask,
            token=f"aW50ZXJhY3Rpb24{secrets.token_urlsafe(48)}",
            person_id=person.id,
            channel_id=channel.id,
            created_at=self.world.clock.now(),
            metadata=metadata,
            data=data,
            message_id=None if message is None else message.id,
            option_type=option_type,
        )
        self._by_id[number] = interaction
        self._by_token[interaction.token] = interaction
        payload = self._payload(interaction, person, channel, data, message)
        self.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        self.world.announce("interaction", interaction)
        return interaction

    def _payload(
        self, interaction: Interaction, person: Person, channel: Channel, data: JSON, message: Message | None
    ) -> JSON:
        world, payloads = self.world, self.payloads
        payload: JSON = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": int(interaction.ask),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel)
            | {"permissions": str(in_channel(world, channel, person.id))},
            "locale": person.locale,
            "app_permissions": str(in_channel(world, channel, world.bot.id)),
            "attachment_size_limit": FILE_LIMIT,
            "entitlements": [],
            "authorizing_integration_owners": interaction.metadata["owners"],
            "context": 1 if channel.guild_id is None else 0,
        }
        if channel.guild_id is None:
            payload["user"] = payloads.user(person)
        else:
            guild = world.guilds[channel.guild_id]
            payload |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": payloads.full_member(guild.members[person.id])
                | {"permissions": str(in_channel(world, channel, person.id))},
            }
        if message is not None:
            payload["message"] = payloads.message(message)
        return payload

    def _drop_expired(self) -> None:
        # Kept for a while after its end, so that a late bot hears "invalid token" and not "unknown".
        cutoff = self.world.clock.now() - 2 * TOKEN_LIFE
        # Insertion order is age order, so the first young one ends the search.
        while self._by_id and (oldest := next(iter(self._by_id.values()))).created_at < cutoff:
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]

    # the bot answers

    def answer(self, number: int, token: str, body: JSON, files: dict[int, Upload]) -> JSON:
        """Take the bot's first answer, once and in time; returns what the callback route sends back."""
        interaction = self._by_id.get(number)
        if interaction is None or self.world.clock.now() - interaction.created_at > TOKEN_LIFE:
            raise ApiError(UNKNOWN_INTERACTION)
        if interaction.token != token:
            raise ApiError(BAD_WEBHOOK_TOKEN)
        if interaction.answer is not None:
            raise ApiError(ALREADY_ACKNOWLEDGED)
        if self.world.clock.now() - interaction.created_at > self.answer_within:
            raise ApiError(UNKNOWN_INTERACTION)
        form = Form()
        kind = form.choice(body, "type", (), self._allowed(interaction), needed=True)
        data = body.get("data")
        if data is not None and not isinstance(data, dict):
            form.not_an_object(("data",))
        form.raise_errors()
        answer = CallbackType(kind or 0)
        self._apply(interaction, answer, data or {}, files)
        interaction.answer = answer
        interaction.answered.set()
        self.world.announce("answered", interaction)
        return self._receipt(interaction)

    def _allowed(self, interaction: Interaction) -> set[CallbackType]:
        if interaction.ask is InteractionType.AUTOCOMPLETE:
            return {CallbackType.CHOICES}
        allowed = {CallbackType.MESSAGE, CallbackType.DEFER}
        if interaction.message_id is not None:
            allowed |= {CallbackType.DEFER_UPDATE, CallbackType.UPDATE}
        if interaction.ask is not InteractionType.MODAL:
            allowed.add(CallbackType.MODAL)
        return allowed

    def _apply(
        self, interaction: Interaction, answer: CallbackType, data: JSON, files: dict[int, Upload]
    ) -> None:
        world = self.world
        channel = world.channels[interaction.channel_id]
        match answer:
            case CallbackType.MESSAGE:
                draft = read_message(world, data, files, path=("data",))
                interaction.original_id = self._post(interaction, channel, draft).id
            case CallbackType.DEFER:
                flags = Form().integer(data, "flags", (), 0, 2**31 - 1) or 0
                message = post_thinking(
                    world,
                    channel,
                    audience=interaction.person_id if flags & MessageFlag.EPHEMERAL else None,
                    interaction=interaction.metadata,
                    kind=20 if interaction.ask is InteractionType.COMMAND else 0,
                    reference=self._reference(interaction),
                )
                interaction.original_id = message.id
            case CallbackType.DEFER_UPDATE:
                interaction.original_id = interaction.message_id
            case CallbackType.UPDATE:
                source = world.message(channel.id, interaction.message_id or 0)
                if source is None:
                    raise ApiError(UNKNOWN_INTERACTION)
                interaction.original_id = source.id
                if data:
                    edit(world, source, read_message(world, data, files, path=("data",), before=source))
            case CallbackType.CHOICES:
                form = Form()
                choices = read_choices(form, data, ("data",), interaction.option_type)
                form.raise_errors()
                interaction.choices = choices
            case CallbackType.MODAL:
                interaction.modal = read_modal(data)

    def _post(self, interaction: Interaction, channel: Channel, draft: Draft) -> Message:
        draft.reference = draft.reference or self._reference(interaction)
        return post(
            self.world,
            channel,
            self.world.bot.id,
            draft,
            audience=interaction.person_id if draft.flags & MessageFlag.EPHEMERAL else None,
            interaction=interaction.metadata,
            kind=20 if interaction.ask is InteractionType.COMMAND else 0,
        )

    def _reference(self, interaction: Interaction) -> JSON | None:
        """Answers to a component are replies to its message, where others can see that one too."""
        source = self.world.message(interaction.channel_id, interaction.message_id or 0)
        return None if source is None or source.audience is not None else self._reference_to(source)

    def _reference_to(self, source: Message) -> JSON:
        reference: JSON = {"type": 0, "channel_id": str(source.channel_id), "message_id": str(source.id)}
        guild_id = self.world.channels[source.channel_id].guild_id
        if guild_id is not None:
            reference["guild_id"] = str(guild_id)
        return reference

    def _receipt(self, interaction: Interaction) -> JSON:
        about: JSON = {"id": str(interaction.id), "type": int(interaction.ask)}
        receipt: JSON = {"interaction": about}
        message = self.world.message(interaction.channel_id, interaction.original_id or 0)
        if message is not None and interaction.answer is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.audience is not None,
            }
            if interaction.answer in (CallbackType.MESSAGE, CallbackType.UPDATE):
                receipt["resource"] = {
                    "type": int(interaction.answer),
                    "message": self.payloads.message(message),
                }
        return receipt

    def find(self, number: int) -> Interaction | None:
        """An interaction by id, while it is remembered."""
        return self._by_id.get(number)

    # afterwards, through the token

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction that a live token belongs to."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self.world.bot.id:
            raise ApiError(UNKNOWN_WEBHOOK)
        if self.world.clock.now() - interaction.created_at > TOKEN_LIFE:
            raise ApiError(BAD_WEBHOOK_TOKEN)
        if interaction.answer is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        return interaction

    def follow_up(self, interaction: Interaction, body: JSON, files: dict[int, Upload]) -> Message:
        """Post a further answer. The first one after a defer takes the place of "… is thinking"."""
        channel = self.world.channels[interaction.channel_id]
        original = self.original(interaction)
        if original is not None and original.loading:
            return edit(self.world, original, read_message(self.world, body, files, before=original))
        draft = read_message(self.world, body, files)
        metadata = interaction.metadata | {"original_response_message_id": str(interaction.original_id)}
        if original is not None and original.audience is None:
            draft.reference = draft.reference or self._reference_to(original)
        message = post(
            self.world,
            channel,
            self.world.bot.id,
            draft,
            audience=interaction.person_id if draft.flags & MessageFlag.EPHEMERAL else None,
            interaction=metadata,
        )
        interaction.followup_ids.append(message.id)
        return message

    def original(self, interaction: Interaction) -> Message | None:
        """The message that `@original` means."""
        return self.world.message(interaction.channel_id, interaction.original_id or 0)

    def reachable(self, interaction: Interaction, which: str) -> Message | None:
        """A message that a token gives access to: `@original` or a follow-up by id."""
        if which == "@original":
            return self.original(interaction)
        number = int(which) if which.isdigit() else 0
        if number in (interaction.original_id, interaction.message_id, *interaction.followup_ids):
            return self.world.message(interaction.channel_id, number)
        return None


def command_name(data: JSON) -> str:
    """A command as people type it, with its group and subcommand."""
    names = [data["name"]]
    options: list[Any] = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)
