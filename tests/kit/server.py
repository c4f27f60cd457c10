"""A Discord server whose people play a long game: begun at once, moved through hours and days."""

import asyncio
from typing import Any

from bot.client import Giants
from bot.playground.kit import Answered, Player, Shown, Stage
from bot.playground.kit.patience import patience
from bot.playground.world import Channel
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Join, Start
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.words import FALLBACK, words
from tests.kit.deployment import Deployment
from tests.kit.fake_clock import HOUR, FakeClock
from tests.kit.table_games import COLOURS, decide

CAST = ("Alice", "Bruno", "Chloé", "Dmitri", "Emil")


class Server:
    """The stage, the tables, and shortcuts to a game in the middle."""

    def __init__(self, stage: Stage, deployment: Deployment) -> None:
        self.stage = stage
        self.deployment = deployment
        assert deployment.fake_clock is not None
        self.fake_clock: FakeClock = deployment.fake_clock
        self.posted: list[Shown] = []
        # Its settings show everybody the moderators' commands, so that the bot has to refuse by itself.
        stage.world.give_command(stage.demo.guild, "table")
        stage.world.subscribe(self._see)

    def _see(self, event: str, subject: Any) -> None:
        if event == "message":
            self.posted.append(Shown(subject, self.stage.world))

    @property
    def tables(self) -> Tables:
        return self.deployment.tables

    @property
    def bot(self) -> Giants:
        assert isinstance(self.stage.bot, Giants)
        return self.stage.bot

    def __getitem__(self, name: str) -> Player:
        return self.stage[name]

    @property
    def here(self) -> Place:
        return Place(self.stage.demo.guild.id, self.stage.channel.id)

    def place(self, channel: Channel) -> Place:
        return Place(self.stage.demo.guild.id, channel.id)

    async def begun(self, people: int = 3, place: Place | None = None, **settings: Any) -> int:
        """A game of the first people of the cast, seated as green, red, blue …, led by Alice."""
        host = Person(self["Alice"].id)
        agreed = {"seating": "seated", "pictures": "request", "reminder": 8 * HOUR, "stand_in": "random"}
        opened = await self.tables.open_table(place or self.here, host, **{**agreed, **settings})
        for name, colour in zip(CAST[:people], COLOURS, strict=False):
            await self.tables.submit(opened.table.id, Person(self[name].id), Join(colour))
        await self.tables.submit(opened.table.id, host, Start())
        where = self.stage.world.channels[(place or self.here).channel]
        title = words(settings.get("language", FALLBACK))("card-title", round=1, phase="auction")
        await self["Alice"].at(where).until_sees(title)
        await self.stage.settle()
        return opened.table.id

    async def table(self, game: int) -> TableView:
        return (await self.tables.look(game)).table

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due then."""
        self.fake_clock.time += seconds
        await self.tick()

    async def tick(self) -> None:
        await self.bot.reminders.tick()
        await self.stage.settle()

    async def until_trouble(self, game: int, kind: str | None) -> None:
        """Wait until it is known what a game suffers from, or that it does no more."""
        async with patience(20):
            while await self.bot.lost_places.of(game) != kind:  # noqa: ASYNC110 -- nothing tells
                await asyncio.sleep(0.02)

    def name_of(self, user: int) -> str:
        return self.stage.world.people[user].name

    async def act(self, game: int, colour: str) -> None:
        """A seat's person decides something."""
        table = await self.table(game)
        user = next(seat.user for seat in table.seats if seat.colour == colour)
        assert user is not None
        look = await self.tables.look(game, user)
        assert look.view is not None
        await self.tables.submit(game, Person(user), Act(decide(look.view, table.version, "easy")))

    async def step(self, game: int, absent: frozenset[str] = frozenset()) -> bool:
        """One decision of somebody who is due and present; whether there was anybody."""
        table = await self.table(game)
        for seat in table.seats:
            due = seat.colour in table.due and seat.user is not None and not seat.deciding_computer
            if due and seat.colour not in absent:
                await self.act(game, seat.colour)
                return True
        return False

    async def until_phase(self, game: int, phase: str) -> None:
        while (table := await self.table(game)).view is not None and table.view.phase != phase:
            assert await self.step(game)
        await self.stage.settle()

    def reminders(self, name: str) -> list[Shown]:
        """Every reminder of somebody that was ever posted, taken away since or not."""
        return [shown for shown in self.posted if name in shown.pinged and "Not now" in shown.buttons]

    def pings(self, name: str) -> list[Shown]:
        """Every other message that pinged somebody, but for cards."""
        found = (shown for shown in self.posted if name in shown.pinged and not shown.ephemeral)
        return [shown for shown in found if not {"Not now", "My screen"}.intersection(shown.buttons)]

    def standing(self, name: str) -> list[Shown]:
        """Those of them that can still be read."""
        return [shown for shown in self.reminders(name) if self.stands(shown)]

    def stands(self, shown: Shown) -> bool:
        """Whether a message was not taken away."""
        return self.stage.world.message(shown.message.channel_id, shown.message.id) is not None

    async def press_planted(self, name: str, control: str, *values: str) -> Answered:
        """Press a control that nobody was shown, as if it stood on a message of the bot's own."""
        shown = (await self[name].run("/giants my data")).message
        assert shown is not None
        part: dict[str, Any] = {"type": 2, "id": 2, "style": 2, "label": "x", "disabled": False}
        if control.startswith("s"):
            options = [{"label": value, "value": value} for value in values]
            part = {"type": 3, "id": 2, "options": options, "min_values": 1, "max_values": 1}
        part["custom_id"] = control
        shown.message.components = [{"type": 1, "id": 1, "components": [part]}]
        act = self[name].choose if control.startswith("s") else self[name].press
        return await act(control, *values, on=shown)

    async def restart_amid(self, seconds: float) -> None:
        """The process ends so many seconds after it began to do what is due, and comes back."""
        ticking = asyncio.create_task(self.bot.reminders.tick())
        await asyncio.sleep(seconds)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)
        await self.restart()

    async def restart(self) -> None:
        """The whole process ends and comes back."""
        await self.stage.stop_bot()
        await self.deployment.close()
        await self.deployment.open()
        await self.stage.start_bot()
