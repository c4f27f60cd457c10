"""Two of four people vanish, in any phase: the game still finishes, whatever its table agreed on."""

from pathlib import Path

import pytest

from bot.clock import Clock
from bot.people import People
from bot.tables import Person, Tables
from tests.tables.company import Hands, Inline, begun, decide, faults_of, step

from .village import DAY, HOUR, Village

PHASES = ("auction", "choose", "placement", "transport", "stash", "recall")
POLICIES = ("remind", "decision", "seat")
MODERATOR = Person(99, moderator=True)
MOST = 3000
MOST_GAMES = 30


async def help_out(tables: Tables, game: int) -> bool:
    """What a moderator does who was told that a game waits; whether anybody told them."""
    pleas = [n for n in await tables.outbox.notices(1000) if n.user == 0 and n.key.endswith("plea")]
    for plea in pleas:
        await tables.outbox.delivered(plea)
        colour = plea.blanks["colour"]
        face = (await tables.look(game)).face
        seat = next(seat for seat in face.seats if seat.colour == colour)
        if seat.user is not None and seat.colour in face.due:
            await tables.replace(game, MODERATOR, seat.colour, computer="random")
    return bool(pleas)


async def present_step(tables: Tables, game: int, absent: frozenset[int]) -> bool:
    """A decision of somebody who is still there."""
    face = (await tables.look(game)).face
    for seat in face.seats:
        if seat.colour in face.due and seat.user is not None and not seat.driver and seat.user not in absent:
            await step_of(tables, game, seat.user)
            return True
    return False


async def step_of(tables: Tables, game: int, user: int) -> None:
    look = await tables.look(game, user)
    assert look.view is not None
    await tables.act(game, Person(user), decide(look.view, look.face.version))


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("phase", PHASES)
async def test_the_game_finishes_though_two_of_four_vanish(tmp_path: Path, phase: str, policy: str) -> None:
    hands, path = Hands(), tmp_path / "giants.db"
    seeds = iter(f"game {number}" for number in range(MOST_GAMES))
    tables = await Tables.open(path, Inline(), now=hands, new_seed=lambda: next(seeds))
    clock = Clock(tables, People(tables.store))
    game = await begun(tables, 4, deadline=DAY, late=policy, reminder=8 * HOUR, stand_in="random")
    while not await reach(tables, game, phase):
        game = await begun(tables, 4, deadline=DAY, late=policy, reminder=8 * HOUR, stand_in="random")
    absent = frozenset({2, 3})
    for _ in range(MOST):
        await tables.quiet()
        if (await tables.look(game)).face.status != "playing":
            break
        if not await present_step(tables, game, absent):
            hands.time += DAY
            await clock.tick()
            await help_out(tables, game)
    face = (await tables.look(game)).face
    assert face.status == "finished"
    late = [entry for entry in await tables.log(game) if entry.kind == "late"]
    assert {entry.seat for entry in late} <= {"red", "blue"}
    assert late
    await tables.close()
    assert faults_of(path) == []


async def reach(tables: Tables, game: int, phase: str) -> bool:
    """Play until a phase is reached in which somebody who will vanish is due; some games have none."""
    for _ in range(MOST):
        face = (await tables.look(game)).face
        if face.view is not None and face.view.phase == phase and {"red", "blue"} & set(face.due):
            return True
        if face.status != "playing" or await step(tables, game) is None:
            break
    return False


@pytest.mark.parametrize("policy", ["remind", "seat"])
async def test_it_finishes_in_discord_too(village: Village, policy: str) -> None:
    """The same through the stand-in: reminders in the channel, a moderator at the list, and the end."""
    game = await village.begun(4, deadline=DAY, late=policy, stand_in="easy")
    absent = frozenset({"red", "blue"})
    mo = village["Mo"]
    helped = 0
    for _ in range(MOST):
        await village.tables.quiet()
        face = await village.face(game)
        if face.status != "playing":
            break
        if await village.step(game, absent):
            continue
        await village.pass_time(12 * HOUR)
        if policy == "remind" and helped < 2 and mo.sees("Moderators:"):
            page = await mo.run("/table list")
            page = await mo.press("Replace…", on=page.message)
            waited = next(seat for seat in face.seats if seat.colour in face.due)
            await mo.choose("Replace…", f"{waited.colour}/easy", on=page.message)
            helped += 1
    assert (await village.face(game)).status == "finished"
    assert helped == (2 if policy == "remind" else 0)
