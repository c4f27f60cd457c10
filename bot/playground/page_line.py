"""One tab's live line: what its person does comes in, what its person can see goes out."""

import asyncio
import base64
import binascii
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.strict.commands import LOCALES
from bot.playground.strict.form import as_snowflake
from bot.playground.strict.messages import Upload

from . import sight
from .acts import CannotAct
from .interactions import Answer, Ask, Interaction
from .permissions import Allow, can_see, can_send, in_channel, in_guild
from .refusals import Refusal
from .world import Channel, Guild, Kind, Message, Person

if TYPE_CHECKING:
    from .server import StandIn

JSON = dict[str, Any]
PLACES = frozenset(
    [
        "person",
        "role",
        "join",
        "leave",
        "guild",
        "channel",
        "channel_update",
        "channel_delete",
        "thread",
        "thread_update",
        "thread_delete",
    ]
)
"""Changes after which a tab draws its list of places and people anew."""


class Line:
    """A tab of the page, as one person at a time."""

    def __init__(self, standin: "StandIn", socket: web.WebSocketResponse) -> None:
        self.standin = standin
        self.world = standin.world
        self.socket = socket
        self.person: Person | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._mine: set[int] = set()
        """Interactions begun in this tab: only here their forms open."""
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._deeds: dict[str, Callable[[Person, JSON], JSON | Awaitable[JSON]]] = {
            "open": self._open,
            "write": self._write,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "run": self._run,
            "complete": self._complete,
            "offered": self._offered,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "thread": self._thread,
            "settings": self._settings,
        }

    async def serve(self) -> None:
        """Serve the tab until it closes."""
        unsubscribe = self.world.subscribe(self._hear)
        writer = asyncio.create_task(self._write_out(), name="page-writer")
        try:
            async for frame in self.socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                self._receive(frame.data)
        finally:
            unsubscribe()
            writer.cancel()
            for timer in self._timers.values():
                timer.cancel()
            for task in self._tasks:
                task.cancel()

    async def hang_up(self) -> None:
        """End the line from this side."""
        await self.socket.close(code=WSCloseCode.GOING_AWAY)

    async def _write_out(self) -> None:
        while True:
            frame = await self._outbox.get()
            try:
                await self.socket.send_str(frame)
            except ConnectionError:
                return

    def _send(self, payload: JSON) -> None:
        self._outbox.put_nowait(json.dumps(payload, separators=(",", ":")))

    # what the tab asks

    def _receive(self, text: str) -> None:
        number: Any = None
        try:
            ask = json.loads(text)
            number = ask.get("n")
            answer = self._answer(ask)
        except CannotAct as no:
            self._send({"re": number, "error": str(no)})
        except Refusal as no:
            self._send({"re": number, "error": no.reason.message, "errors": no.errors})
        except (ValueError, KeyError, TypeError, AttributeError):
            self._send({"re": number, "error": "That was not understood."})
        else:
            if isinstance(answer, dict):
                self._send({"re": number, **answer})
            else:
                task = asyncio.ensure_future(self._send_later(number, answer))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send_later(self, number: Any, answer: Awaitable[JSON]) -> None:
        self._send({"re": number, **(await answer)})

    def _answer(self, ask: JSON) -> JSON | Awaitable[JSON]:
        deed = ask["do"]
        if deed == "people":
            return {"people": self._people()}
        if deed == "become":
            return self._become(ask)
        if deed == "invite":
            return self._invite(ask)
        if self.person is None:
            raise CannotAct("Choose who you are first.")
        return self._deeds[deed](self.person, ask)

    def _people(self) -> list[JSON]:
        return [
            {
                "id": str(person.id),
                "name": person.name,
                "username": person.username,
                "locale": person.locale,
                "takes_dms": person.takes_dms,
                "guilds": [guild.name for guild in sight.guilds(self.world, person)],
                "moderator": any(
                    in_guild_power(guild, person.id) for guild in sight.guilds(self.world, person)
                ),
            }
            for person in self.world.people.values()
            if not person.bot
        ]

    def _become(self, ask: JSON) -> JSON:
        person = self.world.people.get(as_snowflake(ask["person"]) or 0)
        if person is None or person.bot:
            raise CannotAct("There is nobody of that name.")
        self.person = person
        self._mine.clear()
        return {"places": self._places(person)}

    def _invite(self, ask: JSON) -> JSON:
        name = str(ask["name"]).strip()[:32]
        if not name:
            raise CannotAct("A person needs a name.")
        person = self.world.add_person(name)
        for guild in self.world.guilds.values():
            self.world.join(guild, person)
        return {"person": str(person.id), "people": self._people()}

    def _places(self, person: Person) -> JSON:
        world, payloads = self.world, self.standin.payloads
        servers = [
            {
                "id": str(guild.id),
                "name": guild.name,
                "channels": [self._place(c, person) for c in sight.channels(world, person, guild)],
                "roles": [payloads.role(role) for role in guild.roles.values()],
                "members": [
                    payloads.full_member(m) | {"power": in_guild_power(guild, m.person_id)}
                    for m in guild.members.values()
                ],
            }
            for guild in sight.guilds(world, person)
        ]
        return {
            "me": payloads.user(person) | {"locale": person.locale, "takes_dms": person.takes_dms},
            "bot": payloads.user(world.bot),
            "users": [payloads.user(each) for each in world.people.values()],
            "guilds": servers,
            "dms": [self._place(channel, person) for channel in sight.dms(world, person)],
        }

    def _place(self, channel: Channel, person: Person) -> JSON:
        place = self.standin.payloads.channel(channel)
        place["can_send"] = channel.takes_messages and can_send(self.world, channel, person.id)
        place["joined"] = person.id in channel.thread_members
        if channel.kind is Kind.DM:
            others = [who for who in channel.recipients if who != person.id]
            place["recipients"] = [self.standin.payloads.user(self.world.people[who]) for who in others]
        return place

    def _channel(self, person: Person, ask: JSON) -> Channel:
        channel = self.world.channels.get(as_snowflake(ask["channel"]) or 0)
        if channel is None or not can_see(self.world, channel, person.id):
            raise CannotAct("You cannot see this channel.")
        return channel

    def _message(self, person: Person, ask: JSON) -> Message:
        channel = self._channel(person, ask)
        message = self.world.message(channel.id, as_snowflake(ask["message"]) or 0)
        if message is None or not sight.sees(self.world, person, message):
            raise CannotAct("The message is gone.")
        return message

    def _open(self, person: Person, ask: JSON) -> JSON:
        channel = self._channel(person, ask)
        found = sight.messages(self.world, person, channel, before=as_snowflake(ask.get("before")))
        granted = in_channel(self.world, channel, person.id)
        return {
            "channel": self._place(channel, person),
            "messages": [self.standin.payloads.message(message) for message in found],
            "commands": self.standin.slash.usable(person, channel),
            "manages_messages": bool(granted & Allow.MANAGE_MESSAGES),
        }

    def _write(self, person: Person, ask: JSON) -> JSON:
        uploads = [_upload(each) for each in ask.get("files") or ()]
        reply_to = self._message(person, ask | {"message": ask["reply_to"]}) if ask.get("reply_to") else None
        channel = self._channel(person, ask)
        message = self.standin.acts.write(person, channel, str(ask["content"]), uploads, reply_to)
        return {"message": str(message.id)}

    def _press(self, person: Person, ask: JSON) -> JSON:
        message = self._message(person, ask)
        return self._begun(self.standin.acts.press(person, message, str(ask["custom_id"])))

    def _choose(self, person: Person, ask: JSON) -> JSON:
        message = self._message(person, ask)
        values = [str(value) for value in ask["values"]]
        return self._begun(self.standin.acts.choose(person, message, str(ask["custom_id"]), values))

    def _submit(self, person: Person, ask: JSON) -> JSON:
        opened = self.standin.interactions.find(as_snowflake(ask["interaction"]) or 0)
        if opened is None:
            raise CannotAct("There is no such form open.")
        return self._begun(self.standin.acts.submit(person, opened, ask["fields"]))

    def _run(self, person: Person, ask: JSON) -> JSON:
        channel = self._channel(person, ask)
        options = {
            name: _upload(value) if isinstance(value, dict) else value
            for name, value in ask["options"].items()
        }
        return self._begun(self.standin.slash.run(person, channel, str(ask["command"]), options))

    def _begun(self, interaction: Interaction) -> JSON:
        self._mine.add(interaction.id)
        loop = asyncio.get_running_loop()
        self._timers[interaction.id] = loop.call_later(
            self.standin.interactions.answer_within, self._unanswered, interaction
        )
        return {"interaction": str(interaction.id)}

    def _unanswered(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.answer is None:
            self._send({"event": "failed", "interaction": str(interaction.id)})

    def _complete(self, person: Person, ask: JSON) -> Awaitable[JSON]:
        channel = self._channel(person, ask)
        return self._completed(
            self.standin.slash.complete(
                person, channel, str(ask["command"]), str(ask["focused"]), ask["options"]
            )
        )

    async def _completed(self, interaction: Interaction) -> JSON:
        try:
            async with asyncio.timeout(self.standin.interactions.answer_within):
                await interaction.answered.wait()
        except TimeoutError:
            return {"error": "Loading options failed"}
        return {"choices": interaction.choices or []}

    def _offered(self, person: Person, ask: JSON) -> JSON:
        channel = self._channel(person, ask)
        part = {"type": int(ask["type"]), "channel_types": ask.get("channel_types")}
        return {"options": self.standin.acts.offered(channel, part)}

    def _dismiss(self, person: Person, ask: JSON) -> JSON:
        self.standin.acts.dismiss(person, self._message(person, ask))
        return {}

    def _delete(self, person: Person, ask: JSON) -> JSON:
        self.standin.acts.delete(person, self._message(person, ask))
        return {}

    def _thread(self, person: Person, ask: JSON) -> JSON:
        channel = self._channel(person, ask)
        message = self._message(person, ask) if ask.get("message") else None
        thread = self.standin.acts.start_thread(person, channel, str(ask["name"]), message)
        return {"channel": str(thread.id)}

    def _settings(self, person: Person, ask: JSON) -> JSON:
        locale = str(ask.get("locale", person.locale))
        if locale not in LOCALES:
            raise CannotAct("Discord does not know this language.")
        person.locale = locale
        person.takes_dms = bool(ask.get("takes_dms", person.takes_dms))
        self.world.tell("person", person)
        return {"places": self._places(person)}

    # what happens in the world

    def _hear(self, event: str, subject: Any) -> None:
        person = self.person
        if person is None:
            if event == "person":
                self._send({"event": "people", "people": self._people()})
            return
        if event in ("message", "message_update"):
            if sight.sees(self.world, person, subject):
                self._send({"event": event, "message": self.standin.payloads.message(subject)})
        elif event == "message_delete":
            if subject.audience in (None, person.id):
                told = {"channel": str(subject.channel_id), "message": str(subject.id)}
                self._send({"event": event, **told})
        elif event in PLACES:
            self._send({"event": "places", "places": self._places(person), "people": self._people()})
        elif event == "commands":
            self._send({"event": "commands"})
        elif event == "typing":
            if can_see(self.world, subject, person.id):
                self._send({"event": "typing", "channel": str(subject.id)})
        elif event == "answered" and subject.id in self._mine:
            self._answered(subject)

    def _answered(self, interaction: Interaction) -> None:
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        told: JSON = {"event": "answered", "interaction": str(interaction.id)}
        if interaction.answer is Answer.MODAL and interaction.ask is not Ask.MODAL:
            told["modal"] = interaction.modal
        self._send(told)


def _upload(sent: JSON) -> Upload:
    """A file as the page sends it."""
    try:
        return Upload(str(sent["name"]), base64.b64decode(sent["data"], validate=True))
    except binascii.Error:
        raise CannotAct("The file did not arrive whole.") from None


def in_guild_power(guild: Guild, person_id: int) -> bool:
    """Whether somebody moderates a server."""
    return bool(in_guild(guild, person_id) & Allow.MANAGE_GUILD)
