"""Computer players that can't decide: the application's owner is told once, and once when it is over."""

from collections.abc import Collection
from pathlib import Path

from bot.computers.players import NoDecisionError
from bot.tables.service import Tables
from engine import Action, SeatView
from engine.players import LEVELS
from tests.kit.deployment import Deployment, staged
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import SEED, decide


class Failing:
    """Computer players that give no decision while they are told to fail."""

    levels: Collection[str] = LEVELS

    def __init__(self) -> None:
        self.failing = True

    async def decide(self, level: str, view: SeatView, seed: str) -> Action:
        if self.failing:
            raise NoDecisionError("no process could be started: **out of memory**")
        return decide(view, seed, level)

    async def close(self) -> None:
        pass


class WithFailingPlayers(Deployment):
    """A bot whose computer players fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, FakeClock(1_800_000_000.0))
        self.players = Failing()

    async def open(self) -> None:
        self.tables = await Tables.open(self.path, self.players, new_seed=lambda: SEED)


async def test_the_owner_of_the_application_is_told_when_it_begins_and_when_it_is_over(path: Path) -> None:
    deployment = WithFailingPlayers(path)
    await deployment.open()
    deployment.tables._computers.health._pause = 0.0
    async with staged(deployment) as stage:
        assert stage.bot.application is not None
        owner = stage[stage.world.people[stage.bot.application.owner.id].name].dm
        await stage["Bruno"].run("/giants practice")
        await deployment.tables.wait_for_computers()
        told = await owner.until_sees("The computer players of level easy fail")
        await owner.until_sees("The computer players of level normal fail")
        assert r"\*\*out of memory\*\*" in told.text
        await stage["Bruno"].run("/bid")
        await deployment.tables.wait_for_computers()
        await stage.settle()
        assert len(owner.messages) == 2, "once for each level, however often it fails"
        deployment.players.failing = False
        page = await stage["Bruno"].run("/pass")
        await stage["Bruno"].press("Yes, do it", on=page.message)
        await deployment.tables.wait_for_computers()
        await owner.until_sees("decide again")
    await deployment.close()
