"""A person in a test: acts like one at a client, and sees what one would see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.playground.errors import CannotAct
from bot.playground.interactions import CallbackType, Interaction
from bot.playground.people import visibility
from bot.playground.people.actions import Value
from bot.playground.people.choices import offered
from bot.playground.people.notifications import Notification
from bot.playground.validation.component_types import SELECTS, ComponentType, walk
from bot.playground.validation.messages import Upload
from bot.playground.world import Channel, Message, Person

from .patience import patience
from .shown import Shown, names

if TYPE_CHECKING:
    from .stage import Stage

JSON = dict[str, Any]
Filled = str | bool | Sequence[str] | None


class Unanswered(AssertionError):
    """The bot did not answer an interaction in time: Discord would say "The application did not respond"."""

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(f"the bot did not answer {interaction.metadata} {interaction.data}")
        self.interaction = interaction


@dataclass(frozen=True, slots=True)
class Answered:
    """What the bot made of an interaction."""

    interaction: Interaction
    message: Shown | None
    """The message that answers it (or was updated by it), where there is one."""
    modal: JSON | None
    """The form that it opened."""
    besides: tuple[Shown, ...] = ()
    """What was said besides updating the message."""

    @property
    def text(self) -> str:
        """The words of the answer; empty where there is no message."""
        shown = () if self.message is None else (self.message,)
        return "\n".join(said.text for said in (*shown, *self.besides))

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for one person only."""
        return self.message is not None and self.message.ephemeral

    @property
    def fields(self) -> list[str]:
        """The labels of the opened form."""
        return [p["label"] for p in walk((self.modal or {}).get("components", [])) if p.get("label")]


class Player:
    """A person in a channel. `player.at(channel)` is the same person elsewhere."""

    def __init__(self, stage: "Stage", person: Person, channel: Channel) -> None:
        self.stage = stage
        self.person = person
        self.channel = channel

    @property
    def id(self) -> int:
        """The account's id."""
        return self.person.id

    @property
    def mention(self) -> str:
        """How a message mentions this person."""
        return f"<@{self.person.id}>"

    def at(self, channel: Channel) -> "Player":
        """The same person in another channel or thread."""
        return Player(self.stage, self.person, channel)

    @property
    def dm(self) -> "Player":
        """The same person in the private channel with the bot."""
        return self.at(self.stage.world.dm(self.person))

    # seeing

    @property
    def messages(self) -> list[Shown]:
        """What stands in the channel for this person, the oldest first."""
        world = self.stage.world
        found = visibility.messages(world, self.person, self.channel, limit=1000)
        return [Shown(message, world) for message in found]

    @property
    def newest(self) -> Shown:
        """The last message that this person sees here."""
        messages = self.messages
        if not messages:
            raise AssertionError(f"{self.person.name} sees no message in #{self.channel.name}")
        return messages[-1]

    @property
    def private(self) -> list[Shown]:
        """The ephemeral messages that this person has open here."""
        return [shown for shown in self.messages if shown.ephemeral]

    @property
    def everywhere(self) -> list[Shown]:
        """Everything that this person can see in any channel, thread and private channel."""
        world = self.stage.world
        places = [
            c
            for guild in visibility.guilds(world, self.person)
            for c in visibility.channels(world, self.person, guild)
        ]
        places += visibility.dms(world, self.person)
        return [shown for place in places for shown in self.at(place).messages]

    @property
    def notifications(self) -> list[Notification]:
        """What this person's phone has shown since the stand-in started, oldest first."""
        return self.stage.standin.notifications.of(self.person.id)

    def sees(self, text: str) -> bool:
        """Whether the words stand anywhere in the channel for this person."""
        return any(text in shown.text for shown in self.messages)

    async def until_sees(self, text: str, within: float = 20.0) -> Shown:
        """Wait until the words stand in the channel for this person, and give the newest such message."""
        found: list[Shown] = []

        def seen() -> bool:
            found[:] = [shown for shown in self.messages if text in shown.text]
            return bool(found)

        if not await self.stage.until(seen, within):
            said = "\n  ".join(str(shown) for shown in self.messages[-5:])
            raise AssertionError(f"{self.person.name} does not see {text!r} but\n  {said}")
        return found[-1]

    # acting

    async def write(self, text: str, *files: tuple[str, bytes]) -> Shown:
        """Write a message."""
        uploads = [Upload(name, content) for name, content in files]
        message = self.stage.standin.actions.write(self.person, self.channel, text, uploads)
        if not self.stage.hurried:
            await self.stage.settle()
        return Shown(message, self.stage.world)

    async def press(self, button: str, *, on: Shown | None = None) -> Answered:
        """Press the newest button of that label, emoji or custom id (or the one on a given message)."""
        shown, part = self._find({ComponentType.BUTTON}, button, on)
        interaction = self.stage.standin.actions.press(self.person, shown.message, _custom_id(part))
        return await self._answered(interaction)

    async def choose(self, select: str, *choices: str, on: Shown | None = None) -> Answered:
        """Choose in the newest select of that placeholder or custom id, by labels or values."""
        shown, part = self._find(SELECTS, select, on)
        values = self._values(part, choices)
        interaction = self.stage.standin.actions.choose(self.person, shown.message, _custom_id(part), values)
        return await self._answered(interaction)

    async def run(self, command: str, /, **options: Value | Upload) -> Answered:
        """Run a slash command: `run("/bid", markers=2)`, `run("game undo")`; files are `Upload`s."""
        typed = command.removeprefix("/")
        interaction = self.stage.standin.slash_commands.run(self.person, self.channel, typed, options)
        return await self._answered(interaction)

    async def forge_command(
        self, command: str, /, *, resolved: JSON | None = None, **options: Value
    ) -> Answered:
        """Run a slash command with values that no client lets through, or `resolved` to little."""
        typed = command.removeprefix("/")
        interaction = self.stage.standin.slash_commands.forge(
            self.person, self.channel, typed, options, resolved
        )
        return await self._answered(interaction)

    async def complete(self, command: str, /, focused: str, **options: Value) -> dict[str, Value]:
        """What the bot offers for an option while it is typed: values by name."""
        typed = command.removeprefix("/")
        interaction = self.stage.standin.slash_commands.complete(
            self.person, self.channel, typed, focused, options
        )
        await self._answered(interaction)
        return {choice["name"]: choice["value"] for choice in interaction.choices or ()}

    async def submit(
        self, fields: Mapping[str, Filled] | None = None, *, form: Answered | None = None
    ) -> Answered:
        """Send the form that was opened last (or a given one), filled in by labels or custom ids."""
        opened = form.interaction if form is not None else self.stage.opened.get(self.person.id)
        if opened is None or opened.modal is None:
            raise CannotAct(f"{self.person.name} has no form open")
        by_name = _fields(opened.modal)
        filled: dict[str, Filled] = {}
        for name, value in (fields or {}).items():
            part = by_name.get(name)
            if part is None:
                raise CannotAct(f"the form has no field {name!r} but {sorted(by_name)}")
            filled[part["custom_id"]] = self._filled(part, value)
        interaction = self.stage.standin.actions.submit(self.person, opened, filled)
        self.stage.opened.pop(self.person.id, None)
        return await self._answered(interaction)

    async def forge(self, custom_id: str, *values: str, on: Shown) -> Answered:
        """Send a component that is not there (any more), as a tampered or outdated client can."""
        interaction = self.stage.standin.actions.forge(self.person, on.message, custom_id, values or None)
        return await self._answered(interaction)

    async def dismiss(self, shown: Shown) -> None:
        """Close an ephemeral message."""
        self.stage.standin.actions.dismiss(self.person, shown.message)

    def _find(
        self, kinds: frozenset[ComponentType] | set[ComponentType], name: str, on: Shown | None
    ) -> tuple[Shown, JSON]:
        places = [on] if on is not None else self.messages[::-1]
        found = [(shown, part) for shown in places if (part := shown.find(kinds, name)) is not None]
        if not found:
            said = "\n  ".join(str(shown) for shown in places[:5])
            raise CannotAct(f"{self.person.name} finds no {name!r} in\n  {said}")
        working = [pair for pair in found if not pair[1].get("disabled")]
        return (working or found)[0]

    def _values(self, part: JSON, choices: Sequence[str]) -> list[str]:
        options = offered(self.stage.world, self.channel, part)
        by_label = {option["label"]: option["value"] for option in options}
        return [by_label.get(choice, choice) for choice in choices]

    def _filled(self, part: JSON, value: Filled) -> Filled:
        if (
            value is None
            or isinstance(value, bool)
            or part["type"] in (ComponentType.TEXT_INPUT, ComponentType.CHECKBOX)
        ):
            return value
        values = self._values(part, [value] if isinstance(value, str) else value)
        return values[0] if part["type"] == ComponentType.RADIO_GROUP and values else values

    async def _answered(self, interaction: Interaction) -> Answered:
        stage = self.stage
        try:
            async with patience(stage.patience):
                await interaction.answered.wait()
        except TimeoutError:
            raise Unanswered(interaction) from None
        if interaction.answer is CallbackType.DEFER:
            await stage.until(lambda: not self._thinking(interaction), stage.patience)
        if not stage.hurried:
            await stage.settle()
        if interaction.modal is not None:
            stage.opened[self.person.id] = interaction
        message = self._answer_to(interaction)
        shown = None if message is None else Shown(message, stage.world)
        return Answered(interaction, shown, interaction.modal, self._besides(interaction))

    def _besides(self, interaction: Interaction) -> tuple[Shown, ...]:
        if interaction.answer not in (CallbackType.UPDATE, CallbackType.DEFER_UPDATE):
            return ()
        world = self.stage.world
        found = (world.message(interaction.channel_id, number) for number in interaction.followup_ids)
        return tuple(Shown(message, world) for message in found if message is not None)

    def _answer_to(self, interaction: Interaction) -> Message | None:
        """The message that answers: a follow-up, where the press was only acknowledged at first."""
        interactions = self.stage.standin.interactions
        if interaction.answer is CallbackType.DEFER_UPDATE and interaction.followup_ids:
            return interactions.reachable(interaction, str(interaction.followup_ids[0]))
        return interactions.original(interaction)

    def _thinking(self, interaction: Interaction) -> bool:
        message = self.stage.standin.interactions.original(interaction)
        return message is not None and message.loading


def _custom_id(part: JSON) -> str:
    if "custom_id" not in part:
        raise CannotAct("A link leads away from Discord; nothing is sent.")
    return str(part["custom_id"])


def _fields(modal: JSON) -> dict[str, JSON]:
    found: dict[str, JSON] = {}
    for part in walk(modal["components"]):
        field = part.get("component", part)
        if "custom_id" in field:
            for name in names(field) | ({part["label"]} if part.get("label") else set()):
                found.setdefault(name, field)
    return found
