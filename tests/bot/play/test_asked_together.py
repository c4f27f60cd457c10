"""What comes together is asked together: a second Moai with the first, marks with the last statue."""

from bot.playground.kit import Player, Shown
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from engine.actions import Bid
from engine.events import Recalled, Took
from tests.kit.server import Server


def panel(player: Player) -> Shown:
    return next(shown for shown in reversed(player.private) if "never wake you" not in shown.text)


async def test_with_one_moai_the_next_can_be_left_to_the_sculptors(server: Server) -> None:
    game = await server.begun()
    for name, bid in (("Alice", Bid()), ("Bruno", Bid(0, 1, True, True)), ("Chloé", Bid())):
        await server.tables.submit(game, Person(server[name].id), Act(bid))
    await server.stage.settle()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    assert "With the sculptors left" in panel(bruno).text
    await bruno.choose("With the sculptors left", "Take the largest I can", on=panel(bruno))
    smallest = min(label for label in panel(bruno).buttons if label.startswith("Take size"))
    await bruno.press(smallest, on=panel(bruno))
    taken = [
        (entry.actor, event.size)
        for entry in await server.tables.log(game)
        for event in entry.events
        if isinstance(event, Took)
    ]
    assert [actor for actor, _ in taken] == [f"user:{bruno.id}", *["order"] * (len(taken) - 1)]
    assert len(taken) > 1


async def test_who_moved_the_last_statue_says_what_becomes_of_marks(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    while True:
        await server.until_phase(game, "transport")
        look = await server.tables.look(game, bruno.id)
        assert look.view is not None
        mine = [s for s in look.view.statues.values() if look.view.seat in (s.marked_by, s.holder)]
        if look.view.seat in look.table.due and mine and look.view.screen.markers:
            break
        assert await server.step(game)
    await bruno.press("Your move")
    await bruno.press("Pass", on=panel(bruno))
    if "Are you sure" in panel(bruno).text:
        await bruno.press("Yes, do it", on=panel(bruno))
    assert "While you are here" in panel(bruno).text, panel(bruno)
    for answer in ("Take all my markers back", "Ask me then", "Keep my marks"):
        await bruno.choose("My marks at the end of the round", answer, on=panel(bruno))
        assert "Noted" in panel(bruno).text
    if "Statues that I leave in the quarry" in panel(bruno).selects:
        where = "Statues that I leave in the quarry"
        await bruno.choose(where, "Mark as many as I can, the largest first", on=panel(bruno))
    number = look.view.round
    while (table := await server.table(game)).view is not None and table.view.round == number:
        asked = look.view.seat in table.due and table.view.phase in ("stash", "recall")
        assert not asked, "it was said before"
        assert await server.step(game)
    log = await server.tables.log(game)
    kept = [entry.actor for entry in log for event in entry.events if isinstance(event, Recalled)]
    assert "order" in kept
    assert (await server.tables.look(game, bruno.id)).orders == ()
