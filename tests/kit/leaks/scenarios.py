"""What people do at a table and at its twin: look at everything, or seal bids that only they know."""

import dataclasses
import random
import re
from functools import cache
from typing import Any

from bot.tables.model import Seat
from engine import Colour, PhaseName
from tests.kit.engine.random_games import Game
from tests.kit.leaks.explorer import LOOKS, Explorer, offers
from tests.kit.leaks.pairs import PHASES, Pair, pair, position, some_bid
from tests.kit.leaks.worlds import Scene


async def twins_at(
    scene: Scene, phase: PhaseName, rng: random.Random, *, rewrite: bool = False, alike: bool = False
) -> Pair:
    """A table in a new trace, and its twin; sometimes it is the moderator who looks on from a seat."""
    place, demo = await scene.turn_over(), scene.stage.demo
    game = position(rng, phase, 4 if rewrite else 0)
    seats = game.state.seats
    viewer = rng.choice((None, *seats, *seats))
    people = [person.id for person in rng.sample(demo.players, len(seats))]
    users = dict(zip(seats, people, strict=True))
    if viewer is not None and rng.random() < 0.25:
        users[viewer] = demo.moderator.id
    for user in users.values():
        if rng.random() < 0.25:
            await scene.bot.tables.storage.people.change(user, reach="dm")
    now, moderator = scene.tables.now(), demo.moderator.id
    return pair(game, place, users, viewer, moderator, now, rng, rewrite=rewrite, alike=alike)


@cache
def _sealed_game() -> Game:
    """An auction with bids that are in, besides the first seat's, and Moai of hidden owners that stand."""
    rng = random.Random("sealed")
    while True:
        game = position(rng, "auction")
        seat, state = game.state.seats[0], game.state
        bids = [player for player in state.players.values() if player.bid and player.colour != seat]
        hidden = [base for base in state.bases.values() if base.size and base.owner != seat]
        if bids and len(hidden) > 2 and not state.options.open_owners:
            return game


async def sealed_twins(scene: Scene) -> Pair:
    """The same table and its twin every time, with much to hide from whoever sits at the first seat."""
    place, demo, game = await scene.turn_over(), scene.stage.demo, _sealed_game()
    users = {seat: person.id for seat, person in zip(game.state.seats, demo.players, strict=False)}
    now, rng = scene.tables.now(), random.Random("twins")
    return pair(game, place, users, game.state.seats[0], demo.moderator.id, now, rng)


def watchers(scene: Scene, made: Pair) -> list[int]:
    """The viewer, a stranger and a moderator, who may be the viewer."""
    demo = scene.stage.demo
    people = {demo.stranger.id, demo.moderator.id, made.viewer}
    return sorted(user for user in people if user is not None)


async def look_at_everything(scene: Scene, number: int, seed: int) -> None:
    """One table, or its twin: its viewer, a stranger and a moderator use whatever they find."""
    rng = random.Random(f"leak/{seed}")
    phase = PHASES[seed % len(PHASES)]
    made = await twins_at(scene, phase, rng, rewrite=True)
    table = await scene.begin(made.changes[number], made.others)
    people = watchers(scene, made)
    for user in rng.sample(people, len(people)):
        somebody = Explorer(scene, user, rng)
        for name in ("more", "screen", "move"):  # one panel after another: there is one of them
            await somebody.press_card(name)
            await somebody.wander(4 if user == made.viewer else 2)
        await somebody.press_card("move")
        await somebody.press_own("hint", "plan", "plan-go")
        await somebody.type_everything(0.4 if user == made.viewer else 0.25, phase)
        await somebody.wander(5)
        await somebody.forge(3)
        if user == made.viewer == scene.stage.demo.moderator.id:
            await _abuse(somebody, rng.choice([s for s in made.changes[0].table.seats if s.user != user]))
    if made.viewer is not None and made.seat is not None:
        await Explorer(scene, made.viewer, rng).decide(table, made.seat)
    await scene.end(table)


async def _abuse(moderator: Explorer, seat: Seat) -> None:
    """What a moderator may do who does not play, tried by one who does."""
    colour = seat.colour
    await moderator.run("/table look", seat=colour)
    await moderator.run("/table export")
    for bid in ("bid 1m", "bid 6m 6w s c"):
        await moderator.run("/table act", seat=colour, how=bid)


async def seal_in_secret(scene: Scene, number: int, seed: int) -> None:
    """One auction, or the same with other bids: by command, by panel, from before, by a moderator's word.

    It ends before the last bid is in. Everybody else looks on all the while.
    """
    rng, alike = random.Random(f"sealing/{seed}"), seed % 3 == 0
    made = await twins_at(scene, ("auction", "recall")[seed % 2], rng, alike=alike)
    table = await scene.begin(made.changes[number], made.others)
    sealing = Sealing(scene, table, made, rng, number)
    await sealing.leave_bids()
    await sealing.seal_all_but_one(going_back=alike)
    await scene.end(table)


async def plan_in_secret(scene: Scene, number: int, seed: int) -> None:
    """A placement at which those who wait make plans, others in each world; it ends before any is begun."""
    rng = random.Random(f"planning/{seed}")
    made = await twins_at(scene, "placement", rng, alike=True)
    table = await scene.begin(made.changes[number], made.others)
    await Sealing(scene, table, made, rng, number).leave_plans()
    await scene.end(table)


class Sealing:
    """The people of one table who have something to hide, and those who would like to know it."""

    def __init__(self, scene: Scene, table: int, made: Pair, rng: random.Random, number: int) -> None:
        self.scene = scene
        self.table = table
        self.made = made
        self.rng = rng
        self._secret = random.Random(rng.random() + number)  # for what the two worlds do not share
        self._seats = {seat.colour: seat.user or 0 for seat in made.changes[0].table.seats}

    async def leave_bids(self) -> None:
        """At the end of a round: leave bids for the next auction, but for one, and let the round end."""
        left: set[int] = set()
        while (
            table := (await self.scene.tables.look(self.table)).table
        ).view and table.view.phase == "recall":
            for user in self._seats.values():
                some = len(left | {user}) < len(self._seats)
                if some and user in self.made.others and self.rng.random() < 0.3:
                    left.add(user)
                    await self._type(user, "/giants order bid", **await self._bid_of(user))
                    what = self._secret.choice(("largest", "stashall", "stashnone"))
                    await self._type(user, "/giants order set", what=what)
                    await self._look()
            await self._type(self._seats[table.due[0]], "/recall", statues="-")

    async def leave_plans(self) -> None:
        """Whoever waits for a turn and has something to hide plans it; the others look on."""
        due = (await self.scene.tables.look(self.table)).table.due
        for colour, user in self._seats.items():
            if user not in self.made.others or colour in due:
                continue
            player, name = self.scene.player(user), self.scene.player(user).person.name
            await self.scene.act(f"{name} opens the panel", player.press("Your move"))
            for words in (("watch", "then"), ("plan-go",)):
                found = [o.control["custom_id"] for o in offers(player, 1) if o.word in words]
                if found:
                    pressing = player.press(self._dice_of(user).choice(found))
                    await self.scene.act(f"{name} plans", pressing)
            await self._look()
        for user in watchers(self.scene, self.made):
            somebody = Explorer(self.scene, user, self.rng)
            await somebody.press_card("move")
            await somebody.press_own("hint", "plan")
            await somebody.run("/giants hint")

    async def seal_all_but_one(self, *, going_back: bool) -> None:
        """Seal bids in every way, until only one is missing."""
        ways = ("command", "panel", "twice", "moderator", *(("undo",) if going_back else ()))
        while True:
            table = (await self.scene.tables.look(self.table)).table
            if table.view is None or table.view.phase != "auction" or len(table.due) < 2:
                return
            colour = self.rng.choice(table.due)
            user, way = self._seats[colour], self.rng.choice(ways)
            if way == "panel":
                await self._by_panel(user)
            elif way == "moderator":
                await self._by_moderator(colour)
            else:
                await self._type(user, "/bid", **await self._bid_of(user))
            if way == "undo":
                await self._look()
                await self._type(user, "/giants undo")
                await self._look()
            if way in ("undo", "twice"):
                await self._type(user, "/bid", **await self._bid_of(user))
            await self._look()

    async def _bid_of(self, user: int) -> dict[str, Any]:
        """What somebody bids: those who hide something differently in each world."""
        view = (await self.scene.tables.look(self.table, user)).view
        assert view is not None, "the game has begun"
        return dataclasses.asdict(some_bid(view.screen, self._dice_of(user)))

    def _dice_of(self, user: int) -> random.Random:
        return self._secret if user in self.made.others else self.rng

    async def _type(self, user: int, command: str, **options: Any) -> None:
        player = self.scene.player(user)
        await self.scene.act(f"{player.person.name} types {command}", player.run(command, **options))

    async def _by_panel(self, user: int) -> None:
        """Open the panel and take one of the bids that it offers at a press."""
        player = self.scene.player(user)
        name = player.person.name
        await self.scene.act(f"{name} opens the panel", player.press("Your move"))
        bids = [o.control["custom_id"] for o in offers(player, 1) if o.word == "go"]
        easy = [each for each in bids if re.search(r":m0w|:m.w[1-9]|s1|c1:", each)]  # no need to confirm
        if easy:
            await self.scene.act(f"{name} presses a bid", player.press(self._dice_of(user).choice(easy)))

    async def _by_moderator(self, colour: Colour) -> None:
        """A moderator has a computer bid for somebody, and then asks for all that is stored about them."""
        user = self.scene.stage.demo.moderator.id
        moderator = self.scene.player(user)
        await self._type(user, "/table act", seat=colour, how="normal")
        await self._type(user, "/giants my data")
        exports = [o for o in offers(moderator, 1) if o.word == "export"]
        for offer in exports:
            await Explorer(self.scene, user, self.rng).use(offer)

    async def _look(self) -> None:
        """Somebody who may know nothing of it looks on."""
        user = self.rng.choice(watchers(self.scene, self.made))
        playing = user in self._seats.values()
        command, options = self.rng.choice(LOOKS)
        somebody = Explorer(self.scene, user, self.rng)
        await somebody.press_card(self.rng.choice(("more", "screen", "move")))
        await somebody.run(command, **options)
        if not playing and user == self.scene.stage.demo.moderator.id:
            await somebody.run("/table export")
