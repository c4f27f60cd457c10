"""Two of four people vanish, in any phase: the game still finishes, whatever its table agreed on.

All of it through the stand-in with the real bot: its clock, its reminders and cards, moderators with their
commands, players with their buttons. Only the decisions of those who are present are given to the tables
directly. The games of all phases run side by side on one server, each in a channel of its own, and days pass
in seconds. With GIANTS_VANISHING=all a long run tries every pair of people that can vanish, not only one.
"""

import itertools
import os
from pathlib import Path
from typing import Any

import pytest

from bot.playground.kit import Player
from bot.playground.world import Channel
from bot.tables.model import Person, Place, Seat
from bot.tables.operations.decisions import Act
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.long_runs import only_long
from tests.kit.server import CAST, Server
from tests.kit.table_games import COLOURS, SEED, Inline, begun, decide, step

PHASES = ("auction", "choose", "placement", "transport", "stash", "recall")
FEW_PHASES = ("auction", "placement", "transport")  # one for each remedy
POLICIES = ("remind", "decision", "seat")
PAIRS = tuple(frozenset(pair) for pair in itertools.combinations(COLOURS[:4], 2))
USUAL = {  # green is the host
    "remind": frozenset({"red", "blue"}),
    "decision": frozenset({"green", "red"}),
    "seat": frozenset({"green", "blue"}),
}
MOST = 2000
MOST_GAMES = 40
_SEEDS: dict[tuple[str, frozenset[str]], int] = {}
REMEDIES = ("computer", "person", "vote")


@pytest.fixture(autouse=True)
def no_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film of each game would take longer than the games."""
    for film in ("film", "reveal"):
        monkeypatch.setattr(f"bot.card.final_files.{film}", lambda *_: b"a film")


class Game:
    """A game whose people vanish in a phase, and where it is played."""

    def __init__(self, server: Server, number: int, phase: str, channel: Channel) -> None:
        self.server, self.number, self.phase, self.channel = server, number, phase, channel
        self.vanished_at = 0
        self.calls_for_help = 0

    def at(self, name: str) -> Player:
        return self.server[name].at(self.channel)

    async def table(self) -> TableView:
        return await self.server.table(self.number)


async def reach(tables: Tables, game: int, phase: str, absent: frozenset[str], seed: int) -> bool:
    """Play until a phase is reached in which somebody who will vanish is due; some games have none."""
    for _ in range(MOST):
        table = (await tables.look(game)).table
        if table.view is not None and table.view.phase == phase and absent & set(table.due):
            return True
        if await step(tables, game, seed) is None:
            break
    return False


async def seed_for(phase: str, absent: frozenset[str], path: Path) -> int:
    """How to play so that this moment comes, tried where nobody looks on."""
    if (phase, absent) in _SEEDS:
        return _SEEDS[phase, absent]
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    try:
        for seed in range(MOST_GAMES):
            if await reach(tables, await begun(tables, 4, Place(1, seed)), phase, absent, seed):
                _SEEDS[phase, absent] = seed
                return seed
    finally:
        await tables.close()
    raise AssertionError(f"no game has {phase} for {absent}")


async def games_at(
    server: Server, policy: str, absent: frozenset[str], phases: tuple[str, ...], scratch: Path
) -> list[Game]:
    """A game in each of the phases, at the moment at which people vanish."""
    found = []
    for phase in phases:
        seed = await seed_for(phase, absent, scratch / f"{phase}.db")
        channel = server.stage.world.add_text_channel(server.stage.demo.guild, f"during-{phase}")
        place = server.place(channel)
        number = await server.begun(4, place, deadline=DAY, late=policy, stand_in="random")
        assert await reach(server.tables, number, phase, absent, seed)
        game = Game(server, number, phase, channel)
        game.vanished_at = (await game.table()).version
        found.append(game)
    await server.stage.settle()
    return found


async def play_present(game: Game, absent: frozenset[str]) -> bool:
    """All decisions of those who are still there; whether there was any."""
    server, acted = game.server, False
    for _ in range(MOST):
        await server.tables.wait_for_computers()
        table = await game.table()
        seats = [seat for seat in table.seats if seat.colour in table.due and not seat.deciding_computer]
        # Whoever took over a seat of somebody who vanished is there.
        vanished = {server[name].id for name, colour in zip(CAST, COLOURS, strict=False) if colour in absent}
        present = next((seat.user for seat in seats if seat.user and seat.user not in vanished), None)
        if present is None:
            break
        look = await server.tables.look(game.number, present)
        assert look.view is not None
        await server.tables.submit(game.number, Person(present), Act(decide(look.view, table.version)))
        acted = True
    return acted


async def help_out(game: Game, remedy: str, absent: frozenset[str]) -> None:
    """What people do once the moderators were told that a game waits for somebody."""
    calls_for_help = [
        shown for shown in game.at("Mo").messages if "Moderators: The game has been waiting" in shown.text
    ]
    if len(calls_for_help) <= game.calls_for_help:
        return
    game.calls_for_help = len(calls_for_help)
    table = await game.table()
    if remedy == "vote":
        present = [name for name, colour in zip(CAST, COLOURS, strict=False) if colour not in absent][:2]
        if not table.votes:
            page = await game.at(present[0]).run("/giants vote", question="end")
            await game.at(present[0]).press("Ask the table", on=page.message)
        if await game.server.stage.until(lambda: game.at(present[1]).sees("End the game now")):
            await game.at(present[1]).press("Yes")
        return
    for colour in [colour for colour in table.due if colour in absent]:
        sits = any(seat.user == game.at("Sam").id for seat in (await game.table()).seats)
        if remedy == "person" and not sits:
            await game.at("Mo").run("/table replace", seat=colour, user=game.at("Sam").id)
            await game.at("Sam").run("/giants seat accept")
        else:
            await game.at("Mo").run("/table replace", seat=colour, computer="easy")


def cases() -> list[Any]:
    """One policy with a pair in a few phases; in a long run all in all phases, or with all pairs too."""
    pairs = (
        itertools.product(POLICIES, PAIRS) if os.environ.get("GIANTS_VANISHING") == "all" else USUAL.items()
    )
    usual = [(policy, absent, FEW_PHASES) for policy, absent in USUAL.items() if policy == "seat"]
    return [*usual, *only_long((policy, absent, PHASES) for policy, absent in pairs)]


def named(case: str | frozenset[str] | tuple[str, ...]) -> str:
    """What a case is called in the report."""
    return case if isinstance(case, str) else "-".join(sorted(case)) if len(case) < len(PHASES) else "all"


@pytest.mark.parametrize(("policy", "absent", "phases"), cases(), ids=named)
async def test_games_finish_though_two_of_four_vanish(
    server: Server, policy: str, absent: frozenset[str], phases: tuple[str, ...], tmp_path: Path
) -> None:
    games = await games_at(server, policy, absent, phases, tmp_path)
    for _ in range(MOST):
        live = [game for game in games if (await game.table()).status == "playing"]
        if not live:
            break
        acted = [await play_present(game, absent) for game in live]
        if any(acted):
            continue
        await server.pass_time(DAY)
        if policy == "remind":
            for number, game in enumerate(games):
                if game in live:
                    await help_out(game, REMEDIES[number % len(REMEDIES)], absent)
    await server.tick()
    for game in games:
        table = await game.table()
        assert table.status == "finished", f"{game.phase}: {table}"
        late = [e.seat for e in await server.tables.log(game.number, game.vanished_at) if e.kind == "late"]
        assert late, game.phase
        assert set(late) <= absent
        assert game.at("Alice").sees("The game is over")
        assert (policy == "remind") == bool(game.calls_for_help)
    assert all(server.standing(name) == [] for name in CAST[:4]), "no reminder is left behind"


async def seat_of(server: Server, game: int, name: str) -> Seat:
    table = await server.table(game)
    return next(seat for seat in table.seats if seat.user == server[name].id)


async def test_an_owner_comes_back_in_the_middle_and_vanishes_again(server: Server) -> None:
    """Two vanish; one presses Your move days later, plays on for a round, and is gone for good."""
    game = await server.begun(4, deadline=DAY, late="seat", stand_in="random")
    absent = frozenset({"red", "blue"})
    await server.pass_time(0)
    while await server.step(game, absent):
        pass
    await server.pass_time(DAY)
    await server.tables.wait_for_computers()
    assert (await seat_of(server, game, "Bruno")).stand_in == "random"
    assert (await seat_of(server, game, "Chloé")).stand_in == "random"
    await server.stage.settle()
    panel = await server["Bruno"].press("Your move")
    await server["Bruno"].press("I'm back", on=panel.message)
    assert (await seat_of(server, game, "Bruno")).stand_in is None
    came_back = (await server.table(game)).view
    assert came_back is not None
    own = 0
    for _ in range(MOST):
        await server.tables.wait_for_computers()
        table = await server.table(game)
        if table.status == "finished":
            break
        assert table.view is not None
        gone = table.view.round > came_back.round
        own += "red" in table.due and not gone
        if not await server.step(game, absent if gone else frozenset({"blue"})):
            await server.pass_time(DAY)
    assert (await server.table(game)).status == "finished"
    assert own, "red was asked again after coming back"
    late = [entry.seat for entry in await server.tables.log(game) if entry.kind == "late"]
    assert late.count("red") == 2
    assert late.count("blue") == 1


@pytest.mark.parametrize("policy", POLICIES)
async def test_an_absence_that_waits_outlasts_a_deadline(server: Server, policy: str) -> None:
    """Away for five days without a stand-in, at a table that gives a day: the deadline has its effect, and
    the return has its own."""
    game = await server.begun(deadline=DAY, late=policy, stand_in="random")
    await server["Bruno"].run("/giants away", until="5", stand_in="wait")
    for name in ("Alice", "Chloé"):
        await server.act(game, next(c for n, c in zip(CAST, COLOURS, strict=False) if n == name))
    await server.pass_time(DAY)
    await server.tables.wait_for_computers()
    table = await server.table(game)
    assert table.view is not None
    assert (table.view.phase == "auction") == (policy == "remind")
    assert bool((await seat_of(server, game, "Bruno")).stand_in) == (policy == "seat")
    assert server.reminders("Bruno") == [], "nobody is called back from a holiday"
    await server.pass_time(4 * DAY + HOUR)
    seat = await seat_of(server, game, "Bruno")
    assert (seat.stand_in, seat.away_until) == (None, None)
    assert (await server.table(game)).status == "playing"


async def test_somebody_with_a_stand_in_misses_no_deadline(server: Server) -> None:
    game = await server.begun(deadline=DAY, late="seat", stand_in="random")
    await server["Bruno"].run("/giants away", until="30", stand_in="easy")
    for _ in range(3):
        await server.tables.wait_for_computers()
        while await server.step(game):
            await server.tables.wait_for_computers()
        await server.pass_time(DAY)
    assert not [e for e in await server.tables.log(game) if e.kind == "late" and e.seat == "red"]
