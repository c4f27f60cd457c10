"""A tour of the bot: somebody who opens every page, presses every control once and types every command."""

from collections import deque
from typing import Any

from bot.playground.kit import Answered, CannotAct, Player, Shown
from bot.playground.people.choices import preselected
from bot.playground.validation.component_types import walk
from bot.playground.validation.messages import Upload
from bot.tables.public_view import TableView
from bot.ui.custom_id import ControlId, read_id
from tests.kit.panel_play import controls
from tests.kit.server import Server
from tests.kit.shown_words import words_of

BUTTON, SUBCOMMAND, GROUP = 2, 1, 2
STRING, WHOLE, NUMBER, FLAG, USER, CHANNEL, ROLE, FILE = 3, 4, 10, 5, 6, 7, 8, 11
ENDING = frozenset(
    {"cancel", "end", "abandon", "leave", "forget", "delete", "go", "sure", "kick", "aye", "close"}
)
"""What ends a game, a seat or a decision: the tour goes on without them."""


class Tour:
    """Remembers everything that the bot said to anybody, and where, and what was cut to fit."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.said: dict[str, str] = {}
        self.cut: list[str] = []
        self.pressed: set[tuple[str, str]] = set()
        self._doing = ""
        server.stage.world.subscribe(self._hear)

    def _hear(self, event: str, subject: Any) -> None:
        if event in ("message", "message_update") and subject.author_id == self.server.stage.world.bot.id:
            self._note(subject.content)
            for text in words_of(subject.components):
                self._note(text)
            for attachment in subject.attachments:
                self._note(attachment.description or "")
            self._measure(subject.components)
        elif event == "answered":
            modal = subject.modal or {}
            for text in (modal.get("title", ""), *words_of(modal.get("components", ()))):
                self._note(text)
            for choice in subject.choices or ():
                self._note(str(choice["name"]))

    def _note(self, text: str) -> None:
        if text:
            self.said.setdefault(text, self._doing)

    def _measure(self, components: list[dict[str, Any]]) -> None:
        for part in walk(components):
            labels = [(part.get("label"), 80), (part.get("placeholder"), 150)]
            for option in part.get("options", ()):
                labels += [(option["label"], 100), (option.get("description"), 100)]
            self.cut += [text for text, most in labels if text and len(text) == most and text.endswith("…")]

    async def press_everything(self, player: Player, shown: Shown | None, most: int = 40) -> None:
        """Press every control of a page that was not pressed before, and of what comes of that."""
        waiting = deque([] if shown is None else [shown])
        while waiting and most:
            page = waiting.popleft()
            for control in controls(page):
                found = _read(control)
                if (
                    found is None
                    or found.word in ENDING
                    or (found.panel, found.word) in self.pressed
                    or not most
                ):
                    continue
                self.pressed.add((found.panel, found.word))
                most -= 1
                answered = await self._use(player, page, control, found)
                if answered is not None and answered.message is not None:
                    waiting.append(answered.message)
                    waiting.extend(answered.besides)

    async def _use(
        self, player: Player, page: Shown, control: dict[str, Any], found: ControlId
    ) -> Answered | None:
        self._doing = f"{player.person.name} uses {found.panel}/{found.word}"
        try:
            if control["type"] == BUTTON:
                answered = await player.press(control["custom_id"], on=page)
            else:
                new = [o["value"] for o in control["options"] if o["value"] not in preselected(control)]
                values = new[: max(1, control.get("min_values", 1))]
                answered = await player.choose(control["custom_id"], *values, on=page)
            if answered.modal is not None:
                fields = [
                    part["component"]["custom_id"]
                    for part in answered.modal["components"]
                    if "component" in part
                ]
                answered = await player.submit(dict.fromkeys(fields, "F6"), form=answered)
        except CannotAct:  # another press replaced the page
            return None
        return answered

    async def type_everything(self, player: Player) -> None:
        """Run every command that the person is offered, with something for every option."""
        usable = self.server.stage.standin.slash_commands.usable(player.person, player.channel)
        for name, options in [leaf for command in usable for leaf in leaves(command)]:
            if not set(name.split()) & ENDING:
                given: dict[str, Any] = {}
                for option in options:
                    if (value := await self._value(player, name, option, given)) is not None:
                        given[option["name"]] = value
                self._doing = f"{player.person.name} types /{name} {given}"
                required = {
                    option["name"]: given[option["name"]] for option in options if option.get("required")
                }
                await player.run(f"/{name}", **given)
                if required != given:
                    await player.run(f"/{name}", **required)

    async def _value(self, player: Player, name: str, option: dict[str, Any], given: dict[str, Any]) -> Any:
        if option.get("autocomplete"):
            offered = await player.complete(f"/{name}", option["name"], **given, **{option["name"]: ""})
            if offered:
                return next(iter(offered.values()))
        if option.get("choices"):
            return option["choices"][-1]["value"]
        demo = self.server.stage.demo
        kinds: dict[int, Any] = {
            STRING: "F6",
            WHOLE: option.get("min_value", 1),
            NUMBER: option.get("min_value", 1.0),
            FLAG: True,
            USER: str(self.server["Emil"].id),
            CHANNEL: str((demo.general if 0 in option.get("channel_types", (0,)) else demo.forum).id),
            ROLE: str(demo.bot_role.id),
            FILE: Upload("record.txt", b"1 2 3"),
        }
        return kinds.get(option["type"])

    async def open_card(self, player: Player, game: int, word: str) -> Shown | None:
        """Press a button of the newest card of a game."""
        for shown in reversed(player.messages):
            for control in controls(shown):
                found = _read(control)
                if (
                    found is not None
                    and found.game == game
                    and found.panel in ("card", "lobby")
                    and found.word == word
                ):
                    answered = await self._use(player, shown, control, found)
                    return None if answered is None else answered.message
        raise AssertionError(f"{player.person.name} finds no {word} of game {game}")

    async def table(self, game: int) -> TableView:
        """How a game stands."""
        return await self.server.table(game)


def _read(control: dict[str, Any]) -> ControlId | None:
    return read_id(str(control.get("custom_id", ""))[1:])


def leaves(command: dict[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every command under this one, as people type it, with its options."""
    options = command.get("options") or []
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        return [(command["name"], options)]
    return [(f"{command['name']} {name}", leaf) for option in nested for name, leaf in leaves(option)]
