"""A table of people who press everything they see, type every command, and forge what nobody offers."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.playground.kit import CannotAct, Player, Shown, Stage, Unanswered
from bot.playground.permissions import Permission
from bot.playground.world import Channel, Person
from bot.tables.model import Place
from bot.tables.public_view import TableView
from tests.kit.deployment import Deployment
from tests.kit.panel_play import controls, decide, use
from tests.kit.payload_checker import PayloadChecker, control_of

TRASH = ("", "Q9", "🗿", "-1", "0", "999999999999999999999", "../../etc", "<@1>", "F6", "m3", "x" * 90)
LOCALES = ("en-US", "en-GB", "fr", "de", "it", "ru", "ja", "pt-BR")
ENDERS = frozenset({"cancel", "end", "abandon", "leave", "askend", "aye", "forget", "delete"})
"""What ends a game or a seat at it: pressed now and then only, or hardly a game would see its end."""
SUBCOMMAND, GROUP = 1, 2
STRING, WHOLE, FLAG, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
DECISIONS = 0.55
STUCK_AFTER = 400
SECRET_OR_FINAL = ("inspected", "exported", "tried", "undone", "finished", "abandoned", "reopened", "hosted")
"""Steps without any change of the game after which it counts as stuck."""


class Gate:
    """Lets people act side by side, or keeps them all out while the bot is away."""

    def __init__(self) -> None:
        self._inside = 0
        self._shut = False
        self._changed = asyncio.Condition()

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Act while the gate is open."""
        async with self._changed:
            await self._changed.wait_for(lambda: not self._shut)
            self._inside += 1
        try:
            yield
        finally:
            async with self._changed:
                self._inside -= 1
                self._changed.notify_all()

    @asynccontextmanager
    async def shut(self) -> AsyncIterator[None]:
        """Nobody acts meanwhile, and whoever did has finished."""
        async with self._changed:
            self._shut = True
            await self._changed.wait_for(lambda: self._inside == 0)
        try:
            yield
        finally:
            async with self._changed:
                self._shut = False
                self._changed.notify_all()


class RandomPeople:
    """The players of one table with a moderator and a stranger, and how they pass the time."""

    def __init__(
        self, stage: Stage, deployment: Deployment, checker: PayloadChecker, gate: Gate, seed: str
    ) -> None:
        self.stage = stage
        self.deployment = deployment
        self.checker = checker
        self.gate = gate
        number = seed.rpartition("/")[2]
        self.rng = random.Random(seed)
        guild = stage.demo.guild
        self.channel = stage.world.add_text_channel(guild, f"table-{number}")
        names = [f"P{number}-{seat}" for seat in range(self.rng.choice((3, 3, 4, 5)))]
        self.players = [stage.newcomer(name, locale=self.rng.choice(LOCALES)).person for name in names]
        self.others = [stage.demo.stranger, stage.demo.moderator]
        self.abuser = self.rng.choice(self.players)  # who moderates the server, and would like to win
        guild.members[self.abuser.id].roles.append(self._wardens(stage))
        self.game = 0
        self.did: Counter[str] = Counter()

    def at(self, person: Person, channel: Channel | None = None) -> Player:
        """Somebody at this table."""
        return Player(self.stage, person, channel or self.channel)

    @staticmethod
    def _wardens(stage: Stage) -> int:
        """The role of those who moderate and may not manage the server."""
        guild = stage.demo.guild
        role = next((role for role in guild.roles.values() if role.name == "Wardens"), None)
        role = role or stage.world.add_role(guild, "Wardens", int(Permission.MANAGE_MESSAGES))
        return role.id

    async def table(self) -> TableView:
        """How the table stands; people follow it if it was moved."""
        table = (await self.deployment.tables.look(self.game)).table
        if table.place is not None:
            self.channel = self.stage.world.channels.get(table.place.channel, self.channel)
        return table

    async def begin(self) -> None:
        """Open a table with whatever options, and start."""
        async with self.gate.passing():
            await self._begin(self.at(self.players[0]), self.rng)

    async def _begin(self, host: Player, rng: random.Random) -> None:
        options: dict[str, Any] = {"pictures": rng.choice(("request", "phase", "phase", "action"))}
        for name in ("quick_start", "open_score", "open_owners"):
            if rng.random() < 0.3:
                options[name] = True
        await self._run(host, "/giants new", **options)
        place = Place(self.stage.demo.guild.id, self.channel.id)
        self.game = await self.deployment.tables.storage.tables.at(place.channel) or 0
        assert self.game
        for person in self.players[1:]:
            await self._run(self.at(person), "/giants join")
        await self._run(host, "/giants start")
        await host.until_sees("Round 1", within=60)

    async def _run(self, player: Player, command: str, **options: Any) -> None:
        """Run a command, and again if nobody heard it."""
        while True:
            try:
                await player.run(command, **options)
            except Unanswered as gone:
                self.checker.excuse(gone)
            else:
                return

    async def play(self, most: int) -> TableView:
        """Do things until the game is over, or for so many steps."""
        quiet, version = 0, -1
        for _ in range(most):
            async with self.gate.passing():
                table = await self.table()
            if table.status not in ("playing", "paused"):
                break
            quiet = quiet + 1 if table.version == version else 0
            version = table.version
            if quiet > STUCK_AFTER:
                raise AssertionError(f"game {self.game} is stuck: {table.status} {table.due} {table.seats}")
            try:
                async with self.gate.passing():
                    await self._step(table)
            except CannotAct:  # what was to be pressed was replaced meanwhile: look again
                self.did["outrun"] += 1
                await asyncio.sleep(0.01)
            except Unanswered as gone:
                self.checker.excuse(gone)
        async with self.gate.passing():
            return await self.table()

    async def _step(self, table: TableView) -> None:
        rng = self.rng
        if table.status == "paused" and rng.random() < 0.5:
            await self.at(self.stage.demo.moderator).run("/table resume")
            return
        roll = rng.random()
        if roll < DECISIONS:
            await self._decide(table)
        elif roll < 0.80:
            await self._press_anything()
        elif roll < 0.90:
            await self._type_anything()
        elif roll < 0.92:
            await self._abuse(table)
        elif roll < 0.96:
            await self._forge()
        elif roll < 0.985:
            self.did["chat"] += 1
            await self.at(rng.choice(self.players)).write("Whose Moai is that? @everyone <@1>")
        else:
            self._delete_something()

    async def _decide(self, table: TableView) -> None:
        seats = [s for s in table.seats if s.colour in table.due and s.user is not None]
        if not seats or table.status != "playing":
            await asyncio.sleep(0.02)  # computers think
            return
        self.did["decisions"] += 1
        person = self.stage.world.people[self.rng.choice(seats).user or 0]
        await decide(self.at(person), self.rng)

    async def _abuse(self, table: TableView) -> None:
        """Somebody who plays tries what moderators may do who don't, and what would tell them secrets."""
        self.did["abuse"] += 1
        seat = self.rng.choice(table.seats).colour
        chosen: tuple[str, dict[str, Any]] = self.rng.choice(
            (
                ("look", {"seat": seat}),
                ("export", {}),
                ("act", {"seat": seat, "how": self.rng.choice(("normal", "safe", "bid -"))}),
                ("replace", {"seat": seat, "user": self.abuser.id}),
                ("replace", {"seat": seat, "computer": "easy"}),
                ("undo", {"steps": self.rng.randint(1, 20)}),
                ("end", {"scored": self.rng.random() < 0.5}),
                ("pause", {}),
                ("deadline", {"hours": 1, "late": "seat"}),
            )
        )
        await self.at(self.abuser).run(f"/table {chosen[0]}", **chosen[1])

    async def abuses(self) -> list[str]:
        """What came of that: everything in the log that whoever plays may not do alone."""
        return [
            f"{entry.seq} {entry.kind}"
            for entry in await self.deployment.tables.log(self.game)
            if entry.actor == f"moderator:{self.abuser.id}"
            and entry.kind not in ("nudged", "repaired", "called")
            and ("plays" not in entry.blanks or entry.kind in SECRET_OR_FINAL)
        ]

    def _somebody(self) -> Player:
        return self.at(self.rng.choice([*self.players, *self.players, *self.others]))

    async def _press_anything(self) -> None:
        """Use some control of a message that this person sees, most often of a new one."""
        player, rng = self._somebody(), self.rng
        seen = player.messages
        seen = seen[-4:] if rng.random() < 0.7 else seen
        offered = [(shown, control) for shown in seen for control in controls(shown)]
        if rng.random() < 0.97:
            offered = [(s, c) for s, c in offered if self._word(c) not in ENDERS]
        if not offered:
            return
        shown, control = rng.choice(offered)
        self.did["presses"] += 1
        answered = await use(player, shown, control, rng)
        if answered.modal is not None:
            fields = [part["custom_id"] for part in _inputs(answered.modal)]
            await player.submit({name: rng.choice(TRASH[1:6]) for name in fields}, form=answered)

    def _word(self, control: dict[str, Any]) -> str:
        read = control_of(str(control.get("custom_id", "")))
        return read.word if read else ""

    async def _type_anything(self) -> None:
        """Run some command with options that it offers, or with anything."""
        player, rng = self._somebody(), self.rng
        usable = self.stage.standin.slash_commands.usable(player.person, player.channel)
        leaves = [leaf for command in usable for leaf in _leaves(command)]
        name, options = rng.choice(leaves)
        if (set(name.split()) & ENDERS or name == "giants new") and rng.random() < 0.97:
            return
        given: dict[str, Any] = {}
        for option in options:
            if option.get("required") or rng.random() < 0.4:
                value = await self._value(player, name, option, given)
                if value is not None:
                    given[option["name"]] = value
        self.did["commands"] += 1
        await player.run(f"/{name}", **given)

    async def _value(self, player: Player, name: str, option: dict[str, Any], given: dict[str, Any]) -> Any:
        rng = self.rng
        if option.get("autocomplete"):
            typed = {**given, option["name"]: rng.choice(("", "", "1", "g", "Z"))}
            offered = await player.complete(f"/{name}", option["name"], **typed)
            if offered and rng.random() < 0.9:
                return rng.choice(list(offered.values()))
        return self._made_up(option)

    def _made_up(self, option: dict[str, Any]) -> Any:
        """Something of the right kind; nothing for a file."""
        rng = self.rng
        if option.get("choices"):
            return rng.choice(option["choices"])["value"]
        low, high = option.get("min_value", 0), min(option.get("max_value", 20), 400)
        kinds: dict[int, Any] = {
            STRING: rng.choice(TRASH[1:]),
            WHOLE: rng.randint(low, max(low, high)),
            FLAG: rng.random() < 0.5,
            USER: str(rng.choice([*self.players, *self.others]).id),
            CHANNEL: str(self.channel.id),
            ROLE: str(rng.choice(list(self.stage.demo.guild.roles))),
        }
        return kinds.get(option["type"])

    async def _forge(self) -> None:
        """Send a control that is not there: of another moment, another panel, another game, or nonsense."""
        player, rng = self._somebody(), self.rng
        seen = [shown for shown in player.messages if controls(shown)]
        if not seen:
            return
        shown: Shown = rng.choice(seen[-6:])
        control = rng.choice(controls(shown))
        parts = str(control["custom_id"]).split(":")
        spot = rng.randrange(1, max(2, len(parts)))
        if spot < len(parts):
            parts[spot] = rng.choice(("", "0", "1", "999999", "transport", "auction", "go", "sure", "m1>14"))
        self.did["forged"] += 1
        await player.forge(":".join(parts)[:100], on=shown)

    def _delete_something(self) -> None:
        """A moderator deletes a message, even the card."""
        moderator = self.at(self.stage.demo.moderator)
        public = [shown for shown in moderator.messages if not shown.ephemeral]
        if public:
            self.did["deleted"] += 1
            self.stage.standin.actions.delete(moderator.person, self.rng.choice(public[-2:]).message)

    async def shows(self, words: str) -> None:
        """The channel shows one card of the table, and it is up to date."""
        stranger = self.at(self.stage.demo.stranger)

        def cards() -> list[Shown]:
            return [shown for shown in stranger.messages if not shown.ephemeral and words in shown.text]

        # A new card comes before the old one goes, so there may be two for a moment.
        assert await self.stage.until(lambda: len(cards()) == 1, within=60), [str(card) for card in cards()]

    def tidy(self) -> None:
        """Close what is open, so that two hundred games' pictures do not stay in memory."""
        for person in (*self.players, *self.others):
            for shown in self.at(person).private:
                self.stage.standin.actions.dismiss(person, shown.message)


def _leaves(command: dict[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every command under this one, as people type it, with its options."""
    options = command.get("options") or []
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        return [(command["name"], options)]
    return [(f"{command['name']} {name}", leaf) for option in nested for name, leaf in _leaves(option)]


def _inputs(modal: dict[str, Any]) -> list[dict[str, Any]]:
    """The text inputs of a form."""
    found = []
    for part in modal["components"]:
        inner = part.get("component") or (part.get("components") or [None])[0]
        if inner is not None and inner["type"] == 4:
            found.append(inner)
    return found
