"""Planning a placement by panel, through the real bot: few visits for many decisions."""

from bot.playground.kit import Player, Stage
from bot.playground.kit.shown import Shown
from tests.kit.panel_play import begin


async def bid_nothing(stage: Stage, *names: str) -> None:
    for name in names:
        await stage[name].run("/bid")


def panel_of(player: Player) -> Shown:
    return player.private[-1]


async def in_turn(stage: Stage) -> tuple[Player, list[Player]]:
    """Whose turn it is to place, and the others."""
    people = [stage[name] for name in ("Alice", "Bruno", "Chloé")]
    for index, player in enumerate(people):
        answer = await player.press("Your move")
        assert answer.message is not None
        if "Your turn to place" in answer.text:
            return player, [*people[index + 1 :], *people[:index]]
    raise AssertionError("nobody is in turn")


async def test_whoever_waits_plans_and_the_plan_is_carried_out(stage: Stage) -> None:
    await begin(stage, "request", 3)
    await bid_nothing(stage, "Alice", "Bruno", "Chloé")
    first, (second, third) = await in_turn(stage)
    plan = await second.press("Your move")
    assert "Plan your placement" in plan.text, "who is not in turn plans"
    assert plan.message is not None
    left = await second.press("Place these as my turns come", on=plan.message)
    assert "Your plan is being carried out" in left.text
    for player in (first, third):  # who sits where is drawn by lot
        if "Your turn to place" in (await player.press("Your move")).text:
            await player.press("Pass", on=panel_of(player))
            if "Are you sure" in panel_of(player).text:
                await player.press("Yes, do it", on=panel_of(player))
    log = await second.run("/giants log", show="round")
    assert "placed" in log.text
    assert "Your turn to place" not in "".join(shown.text for shown in second.private), "nobody asked them"


async def test_a_plan_is_made_step_by_step_and_stopped(stage: Stage) -> None:
    await begin(stage, "request", 3)
    await bid_nothing(stage, "Alice", "Bruno", "Chloé")
    _, (second, _) = await in_turn(stage)
    answer = await second.press("Your move")
    assert answer.message is not None
    page = answer.message
    while "Remove the last step" in page.buttons:
        page = (await second.press("Remove the last step", on=page)).message or page
    assert "Place these as my turns come" not in page.buttons
    option = page.selects["Add a step…"][0]
    page = (await second.choose("Add a step…", option, on=page)).message or page
    assert "1. " in page.text
    page = (await second.press("Ask me at the end ✓", on=page)).message or page
    assert "Then: pass." in page.text
    done = await second.press("Place these as my turns come", on=page)
    assert "Your plan is being carried out" in done.text
    again = await second.press("Your move")
    assert "Stop the plan" in (again.message.buttons if again.message else ())
    stopped = await second.press("Stop the plan", on=again.message)
    assert "The plan is stopped" in stopped.text
