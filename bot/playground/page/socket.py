"""The web socket of one tab: what its person does comes in, what its person can see goes out."""

import asyncio
import base64
import binascii
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.errors import ApiError, CannotAct, ChosenAlready
from bot.playground.interactions import CallbackType, Interaction, InteractionType
from bot.playground.json_types import JSON
from bot.playground.people import visibility
from bot.playground.people.choices import offered
from bot.playground.permissions import Permission, can_see, in_channel
from bot.playground.sockets import write_frames
from bot.playground.validation.commands import LOCALES
from bot.playground.validation.messages import Upload
from bot.playground.world import Channel, Message, Person
from bot.playground.world.snowflakes import as_snowflake

from .places import list_people, list_places, place

if TYPE_CHECKING:
    from bot.playground.server import StandIn

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


class PageSocket:
    """A tab of the page, as one person at a time."""

    def __init__(self, standin: "StandIn", socket: web.WebSocketResponse) -> None:
        self.standin = standin
        self.world = standin.world
        self.payloads = standin.payloads
        self.socket = socket
        self.person: Person | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._own: set[int] = set()
        """Interactions begun in this tab: only here their forms open."""
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._actions: dict[str, Callable[[Person, JSON], JSON | Awaitable[JSON]]] = {
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
        unsubscribe = self.world.subscribe(self._on_change)
        writer = asyncio.create_task(write_frames(self.socket, self._outbox), name="page-writer")
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

    async def close(self) -> None:
        """Close the socket from this side."""
        await self.socket.close(code=WSCloseCode.GOING_AWAY)

    def _send(self, payload: JSON) -> None:
        self._outbox.put_nowait(json.dumps(payload, separators=(",", ":")))

    # what the tab asks

    def _receive(self, text: str) -> None:
        number: Any = None
        try:
            request = json.loads(text)
            number = request.get("n")
            answer = self._answer(request)
        except CannotAct as no:
            self._send({"re": number, "error": str(no)})
        except ApiError as no:
            self._send({"re": number, "error": no.code.message, "errors": no.errors})
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

    def _answer(self, request: JSON) -> JSON | Awaitable[JSON]:
        action = request["do"]
        if action == "people":
            return {"people": list_people(self.world)}
        if action == "become":
            return self._become(request)
        if action == "invite":
            return self._invite(request)
        if self.person is None:
            raise CannotAct("Choose who you are first.")
        return self._actions[action](self.person, request)

    def _become(self, request: JSON) -> JSON:
        person = self.world.people.get(as_snowflake(request["person"]) or 0)
        if person is None or person.bot:
            raise CannotAct("There is nobody of that name.")
        self.person = person
        self._own.clear()
        return {"places": list_places(self.world, self.payloads, person)}

    def _invite(self, request: JSON) -> JSON:
        name = str(request["name"]).strip()[:32]
        if not name:
            raise CannotAct("A person needs a name.")
        person = self.world.add_person(name)
        for guild in self.world.guilds.values():
            self.world.join(guild, person)
        return {"person": str(person.id), "people": list_people(self.world)}

    def _channel(self, person: Person, request: JSON) -> Channel:
        channel = self.world.channels.get(as_snowflake(request["channel"]) or 0)
        if channel is None or not can_see(self.world, channel, person.id):
            raise CannotAct("You cannot see this channel.")
        return channel

    def _message(self, person: Person, request: JSON) -> Message:
        channel = self._channel(person, request)
        message = self.world.message(channel.id, as_snowflake(request["message"]) or 0)
        if message is None or not visibility.sees(self.world, person, message):
            raise CannotAct("The message is gone.")
        return message

    def _open(self, person: Person, request: JSON) -> JSON:
        channel = self._channel(person, request)
        found = visibility.messages(self.world, person, channel, before=as_snowflake(request.get("before")))
        granted = in_channel(self.world, channel, person.id)
        return {
            "channel": place(self.world, self.payloads, channel, person),
            "messages": [self.payloads.message(message) for message in found],
            "commands": self.standin.slash_commands.usable(person, channel),
            "manages_messages": bool(granted & Permission.MANAGE_MESSAGES),
        }

    def _write(self, person: Person, request: JSON) -> JSON:
        uploads = [_upload(each) for each in request.get("files") or ()]
        reply_to = (
            self._message(person, request | {"message": request["reply_to"]})
            if request.get("reply_to")
            else None
        )
        channel = self._channel(person, request)
        message = self.standin.actions.write(person, channel, str(request["content"]), uploads, reply_to)
        return {"message": str(message.id)}

    def _press(self, person: Person, request: JSON) -> JSON:
        message = self._message(person, request)
        return self._begun(self.standin.actions.press(person, message, str(request["custom_id"])))

    def _choose(self, person: Person, request: JSON) -> JSON:
        message = self._message(person, request)
        values = [str(value) for value in request["values"]]
        try:
            chosen = self.standin.actions.choose(person, message, str(request["custom_id"]), values)
        except ChosenAlready:
            return {}
        return self._begun(chosen)

    def _submit(self, person: Person, request: JSON) -> JSON:
        opened = self.standin.interactions.find(as_snowflake(request["interaction"]) or 0)
        if opened is None:
            raise CannotAct("There is no such form open.")
        return self._begun(self.standin.actions.submit(person, opened, request["fields"]))

    def _run(self, person: Person, request: JSON) -> JSON:
        channel = self._channel(person, request)
        options = {
            name: _upload(value) if isinstance(value, dict) else value
            for name, value in request["options"].items()
        }
        return self._begun(self.standin.slash_commands.run(person, channel, str(request["command"]), options))

    def _begun(self, interaction: Interaction) -> JSON:
        self._own.add(interaction.id)
        loop = asyncio.get_running_loop()
        self._timers[interaction.id] = loop.call_later(
            self.standin.interactions.answer_within, self._unanswered, interaction
        )
        return {"interaction": str(interaction.id)}

    def _unanswered(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.answer is None:
            self._send({"event": "failed", "interaction": str(interaction.id)})

    def _complete(self, person: Person, request: JSON) -> Awaitable[JSON]:
        channel = self._channel(person, request)
        return self._completed(
            self.standin.slash_commands.complete(
                person, channel, str(request["command"]), str(request["focused"]), request["options"]
            )
        )

    async def _completed(self, interaction: Interaction) -> JSON:
        try:
            async with asyncio.timeout(self.standin.interactions.answer_within):
                await interaction.answered.wait()
        except TimeoutError:
            return {"error": "Loading options failed"}
        return {"choices": interaction.choices or []}

    def _offered(self, person: Person, request: JSON) -> JSON:
        channel = self._channel(person, request)
        part = {"type": int(request["type"]), "channel_types": request.get("channel_types")}
        return {"options": offered(self.world, channel, part)}

    def _dismiss(self, person: Person, request: JSON) -> JSON:
        self.standin.actions.dismiss(person, self._message(person, request))
        return {}

    def _delete(self, person: Person, request: JSON) -> JSON:
        self.standin.actions.delete(person, self._message(person, request))
        return {}

    def _thread(self, person: Person, request: JSON) -> JSON:
        channel = self._channel(person, request)
        message = self._message(person, request) if request.get("message") else None
        thread = self.standin.actions.start_thread(person, channel, str(request["name"]), message)
        return {"channel": str(thread.id)}

    def _settings(self, person: Person, request: JSON) -> JSON:
        locale = str(request.get("locale", person.locale))
        if locale not in LOCALES:
            raise CannotAct("Discord does not know this language.")
        person.locale = locale
        person.takes_dms = bool(request.get("takes_dms", person.takes_dms))
        self.world.announce("person", person)
        return {"places": list_places(self.world, self.payloads, person)}

    # what happens in the world

    def _on_change(self, event: str, subject: Any) -> None:
        person = self.person
        if person is None:
            if event == "person":
                self._send({"event": "people", "people": list_people(self.world)})
            return
        if event in ("message", "message_update"):
            if visibility.sees(self.world, person, subject):
                self._send({"event": event, "message": self.payloads.message(subject)})
        elif event == "message_delete":
            if subject.audience in (None, person.id):
                payload = {"channel": str(subject.channel_id), "message": str(subject.id)}
                self._send({"event": event, **payload})
        elif event in PLACES:
            self._send(
                {
                    "event": "places",
                    "places": list_places(self.world, self.payloads, person),
                    "people": list_people(self.world),
                }
            )
        elif event == "notification" and subject.person_id == person.id:
            channel = str(subject.message.channel_id)
            shown = {"title": subject.title, "text": subject.text, "channel": channel}
            self._send({"event": event, **shown})
        elif event == "commands":
            self._send({"event": "commands"})
        elif event == "typing":
            if can_see(self.world, subject, person.id):
                self._send({"event": "typing", "channel": str(subject.id)})
        elif event == "answered" and subject.id in self._own:
            self._answered(subject)

    def _answered(self, interaction: Interaction) -> None:
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        payload: JSON = {"event": "answered", "interaction": str(interaction.id)}
        if interaction.answer is CallbackType.MODAL and interaction.ask is not InteractionType.MODAL:
            payload["modal"] = interaction.modal
        self._send(payload)


def _upload(sent: JSON) -> Upload:
    """A file as the page sends it."""
    try:
        return Upload(str(sent["name"]), base64.b64decode(sent["data"], validate=True))
    except binascii.Error:
        raise CannotAct("The file did not arrive whole.") from None
