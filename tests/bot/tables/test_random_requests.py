"""Any interleaving of requests keeps the database valid. GIANTS_EXAMPLES sets how many are tried."""

import asyncio
import os
from collections.abc import Awaitable
from contextlib import closing
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.storage.sqlite.connection import connect_readonly
from bot.storage.sqlite.file_check import check_file
from bot.storage.tools.check import check_game
from bot.tables.bars import bar, unbar
from bot.tables.change import Request
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Person, Place
from bot.tables.operations.absences import Away, ComeBack
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lifecycle import End, MoveTo, Pause, Reopen, Resume
from bot.tables.operations.lobby import AddComputer, Configure, Invite, Join, Leave, Start
from bot.tables.operations.moderator_ops import CallModerators, DecideFor
from bot.tables.operations.seats import AcceptSeat, RefuseSeat, Replace
from bot.tables.operations.undo import TakeBack, UndoTo
from bot.tables.operations.votes import CastVote, NoteTold, Propose
from bot.tables.operations.waitlist import Wait
from bot.tables.service import Tables
from bot.tables.vote import IN_PLAY, WHEN_ENDED
from engine import COLOURS, Illegal, Options
from engine.actions import Bid, Pass
from tests.kit.deployment import memory_folder
from tests.kit.table_games import Inline, decide

people = st.integers(1, 6)
channels = st.integers(1, 3)
colours = st.sampled_from(COLOURS)
moderators = st.booleans()


class Lives(RuleBasedStateMachine):
    """Three places, six people, some of them moderators, and a bot that is restarted now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = memory_folder()
        self.path = self.folder.__enter__() / "giants.db"
        self.loop = asyncio.new_event_loop()
        self.versions: dict[int, int] = {}
        self.touched = 0
        self.time = 1_800_000_000.0

    def run(self, awaitable: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(self._quietly(awaitable))

    async def _quietly(self, awaitable: Awaitable[Any]) -> Any:
        """The answer, or None for a refusal; computers then play until people are due."""
        try:
            answer = await awaitable
        except (Refused, Illegal):
            answer = None
        await self.tables.wait_for_computers()
        return answer

    @initialize()
    def begin(self) -> None:
        opened = Tables.open(self.path, Inline(), now=lambda: self.time, capacity=2)
        self.tables = self.loop.run_until_complete(opened)

    async def at(self, channel: int) -> int:
        game = await self.tables.storage.tables.at(Place(1, channel).channel)
        self.touched = game or self.touched
        return game or 0

    def submit(self, channel: int, who: Person, request: Request) -> Any:
        async def submitted() -> Any:
            return await self.tables.submit(await self.at(channel), who, request)

        return self.run(submitted())

    @rule(channel=channels, user=people, private=st.booleans(), seating=st.sampled_from(["random", "seated"]))
    def open_table(self, channel: int, user: int, private: bool, seating: str) -> None:
        opened = self.run(
            self.tables.open_table(Place(1, channel), Person(user), private=private, seating=seating)
        )
        if opened is not None:
            self.touched = opened.table.id

    @rule(channel=channels)
    def seat_everybody(self, channel: int) -> None:
        for user in (1, 2, 3):
            self.submit(channel, Person(user), Join())

    @rule(channel=channels, user=people, colour=st.none() | colours)
    def join(self, channel: int, user: int, colour: Any) -> None:
        self.submit(channel, Person(user), Join(colour))

    @rule(channel=channels, user=people)
    def leave(self, channel: int, user: int) -> None:
        self.submit(channel, Person(user), Leave())

    @rule(channel=channels, user=people)
    def wait_for_a_seat(self, channel: int, user: int) -> None:
        for level in ("random", "random"):
            self.submit(channel, Person(9, moderator=True), AddComputer(level))
        self.submit(channel, Person(user), Wait())

    @rule(user=people, lifts=st.booleans())
    def bar(self, user: int, lifts: bool) -> None:
        who = Person(9, moderator=True)
        self.run(unbar(self.tables, 1, who, user) if lifts else bar(self.tables, 1, who, user))

    @rule(channel=channels, user=people, invited=people)
    def invite(self, channel: int, user: int, invited: int) -> None:
        self.submit(channel, Person(user), Invite(invited))

    @rule(channel=channels, level=st.sampled_from(["random", "nobody"]))
    def add_computer(self, channel: int, level: str) -> None:
        self.submit(channel, Person(9, moderator=True), AddComputer(level))

    @rule(channel=channels, options=st.sampled_from(["quick_start", "open_score", "open_owners"]))
    def configure(self, channel: int, options: str) -> None:
        self.submit(channel, Person(9, moderator=True), Configure(options=Options.of(options)))
        self.submit(channel, Person(9, moderator=True), Configure({"deadline": 3600}))

    @rule(channel=channels, user=people, moderator=moderators)
    def start(self, channel: int, user: int, moderator: bool) -> None:
        self.submit(channel, Person(user, moderator), Start())

    @rule(channel=channels, seed=st.integers(0, 99), count=st.integers(1, 30))
    def play(self, channel: int, seed: int, count: int) -> None:
        self.run(self._play(channel, seed, count))

    async def _play(self, channel: int, seed: int, count: int) -> None:
        game = await self.at(channel)
        for number in range(count):
            await self.tables.wait_for_computers()
            table = (await self.tables.look(game)).table
            seat = next((s for s in table.seats if s.colour in table.due and s.user is not None), None)
            if seat is None or seat.user is None:
                return
            view = (await self.tables.look(game, seat.user)).view
            assert view is not None
            await self.tables.submit(game, Person(seat.user), Act(decide(view, f"{seed}/{number}")))

    @rule(channel=channels, user=people, moderator=moderators, colour=st.none() | colours)
    def act_anyhow(self, channel: int, user: int, moderator: bool, colour: Any) -> None:
        for action in (Bid(), Pass()):
            self.submit(channel, Person(user, moderator), Act(action))
            self.submit(channel, Person(user, moderator), DecideFor(colour or "red", action, exact=True))
        self.submit(channel, Person(user, moderator, while_playing=True), CallModerators())

    @rule(channel=channels, user=people)
    def take_back(self, channel: int, user: int) -> None:
        self.submit(channel, Person(user), TakeBack())

    @rule(channel=channels, back=st.integers(0, 20), moderator=moderators)
    def undo(self, channel: int, back: int, moderator: bool) -> None:
        async def undone() -> Any:
            game = await self.at(channel)
            table = (await self.tables.look(game)).table
            return await self.tables.submit(game, Person(9, moderator), UndoTo(table.version - back))

        self.run(undone())

    @rule(channel=channels, user=people, kind=st.sampled_from(IN_PLAY), aye=st.booleans())
    def vote(self, channel: int, user: int, kind: str, aye: bool) -> None:
        terms: dict[str, str | int | None] = (
            {"deadline": 7200, "late": "decision"} if kind == "settings" else {}
        )
        self.submit(channel, Person(user), Propose(kind, terms=terms))
        self.submit(channel, Person(user % 3 + 1), CastVote(kind, aye))

    @rule(user=people, kind=st.sampled_from(WHEN_ENDED), moderator=moderators)
    def vote_on_what_was_ended(self, user: int, kind: str, moderator: bool) -> None:
        if self.touched:
            requests = (Propose(kind), CastVote(kind, aye=True), Reopen())
            for number, request in enumerate(requests):
                who = Person(user % 3 + 1 + number, moderator)
                self.run(self.tables.submit(self.touched, who, request))

    @rule(user=people)
    def tell_of_a_question(self, user: int) -> None:
        if self.touched:
            for vote in self.loop.run_until_complete(self.tables.look(self.touched)).table.votes:
                self.run(self.tables.submit(self.touched, SYSTEM, NoteTold(vote.kind, vote.number, user)))

    @rule(days=st.sampled_from([2, 5, 8]))
    def let_time_pass(self, days: int) -> None:
        self.time += days * 86400
        reached = self.tables.storage.due_times.reached_by_tables(self.time, 100)
        for due in self.loop.run_until_complete(reached):
            self.run(self.tables.handle_table_due(due))
            self.touched = due.game

    @rule(
        channel=channels, colour=colours, user=st.none() | people, computer=st.sampled_from([None, "random"])
    )
    def replace(self, channel: int, colour: Any, user: int | None, computer: str | None) -> None:
        self.submit(channel, Person(9, moderator=True), Replace(colour, user=user, computer=computer))

    @rule(channel=channels, user=people, accepts=st.booleans())
    def answer_invitation(self, channel: int, user: int, accepts: bool) -> None:
        self.submit(channel, Person(user), AcceptSeat() if accepts else RefuseSeat())

    @rule(channel=channels, user=people, stand_in=st.sampled_from([None, "random"]))
    def away(self, channel: int, user: int, stand_in: str | None) -> None:
        self.submit(channel, Person(user), Away(None, stand_in))

    @rule(channel=channels, user=people)
    def back(self, channel: int, user: int) -> None:
        self.submit(channel, Person(user), ComeBack())

    @rule(channel=channels, user=people, order=st.sampled_from(["pass", "largest", "bid", "stash", "recall"]))
    def order(self, channel: int, user: int, order: str) -> None:
        line = {"bid": "bid 1m 1w", "stash": "all", "recall": "none"}.get(order, "")
        self.submit(channel, Person(user), LeaveOrder(order, line))

    @rule(channel=channels, user=people, moderator=moderators)
    def pause(self, channel: int, user: int, moderator: bool) -> None:
        self.submit(channel, Person(user, moderator), Pause())

    @rule(channel=channels, user=people, moderator=moderators)
    def resume(self, channel: int, user: int, moderator: bool) -> None:
        self.submit(channel, Person(user, moderator), Resume())

    @rule(channel=channels, user=people, moderator=moderators, scored=st.booleans())
    def end(self, channel: int, user: int, moderator: bool, scored: bool) -> None:
        self.submit(channel, Person(user, moderator), End(scored=scored))

    @rule(channel=channels, there=channels)
    def move(self, channel: int, there: int) -> None:
        self.submit(channel, Person(9, moderator=True), MoveTo(Place(1, there)))

    @rule()
    def restart(self) -> None:
        self.loop.run_until_complete(self.tables.close())
        self.begin()

    @invariant()
    def the_touched_game_is_sound(self) -> None:
        if not self.touched:
            return
        with closing(connect_readonly(self.path)) as db:
            assert list(check_game(db, self.touched)) == []
            version = db.execute("SELECT version FROM games WHERE id = ?", (self.touched,)).fetchone()[0]
            live = db.execute(
                "SELECT max(n) FROM (SELECT count(*) AS n FROM games"
                " WHERE status IN ('open', 'playing', 'paused') GROUP BY channel)"
            ).fetchone()[0]
        assert version >= self.versions.get(self.touched, 0), "a log only grows"
        assert live in (None, 1), "one running game a place"
        self.versions[self.touched] = version

    def teardown(self) -> None:
        self.loop.run_until_complete(self.tables.close())
        self.loop.close()
        with closing(connect_readonly(self.path)) as db:
            assert list(check_file(db)) == []
        self.folder.__exit__(None, None, None)


TestLives = Lives.TestCase
TestLives.settings = settings(
    max_examples=int(os.environ.get("GIANTS_EXAMPLES", "25")),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
