"""A game by slash commands only, with what autocomplete offers."""

import random

import pytest

from bot.playground.kit import Player, Stage
from bot.tables.service import Tables
from engine.actions import Bid, Decline, Pass, Put, Recall, Stash, Tablet, Take
from engine.players import legal_from
from tests.kit.deployment import Deployment
from tests.kit.long_runs import amounts
from tests.kit.panel_play import newest_game

CAST = ("Alice", "Bruno", "Chloé")


async def by_command(player: Player, tables: Tables, game: int, rng: random.Random) -> None:
    """Decide something legal by typing."""
    look = await tables.look(game, player.id)
    assert look.view is not None
    if look.view.phase == "transport" and rng.random() < 0.8:
        offers = await player.complete("/move", "to", to="")
        if offers:
            await player.run("/move", to=rng.choice(list(offers.values())))
            return
    options = [
        a
        for a in legal_from(look.view)
        if isinstance(a, Bid | Take | Decline | Put | Tablet | Stash | Recall)
    ]
    action = rng.choice(options) if options else Pass()
    match action:
        case Bid():
            await player.run(
                "/bid",
                markers=action.markers,
                workers=action.workers,
                sorcerer=action.sorcerer,
                chief=action.chief,
            )
        case Take():
            await player.run("/take", size=action.size)
        case Decline():
            await player.run("/decline")
        case Put():
            offers = await player.complete(
                "/place", "hex", figure=action.piece, hex=action.hex, logs=action.logs
            )
            assert action.hex in offers.values()
            power = f"{action.power or ''}{action.ahu or ''}"
            await player.run("/place", figure=action.piece, hex=action.hex, logs=action.logs, power=power)
        case Tablet():
            await player.run("/tablet")
        case Stash():
            await player.run("/stash", statues=" ".join(action.statues) or "-")
        case Recall():
            await player.run("/recall", statues=" ".join(action.statues) or "-")
        case Pass():
            await player.run("/pass")


@pytest.mark.parametrize("decisions", amounts(30, 2000))
async def test_a_game_goes_on_by_commands_only(stage: Stage, deployment: Deployment, decisions: int) -> None:
    rng = random.Random(11)
    people = [stage[name] for name in CAST]
    by_id = {player.id: player for player in people}
    await people[0].run("/giants new", quick_start=True, pictures="request")
    for player in people[1:]:
        await player.run("/giants join")
    await people[0].run("/giants start")
    game = await newest_game(deployment.tables, stage)
    table = (await deployment.tables.look(game)).table
    for _ in range(decisions):
        if table.status != "playing":
            break
        seat = rng.choice([seat for seat in table.seats if seat.colour in table.due])
        player = by_id[seat.user or 0]
        before = table.version
        await by_command(player, deployment.tables, game, rng)
        table = (await deployment.tables.look(game)).table
        if table.version == before and "Yes, do it" in player.newest.buttons:
            await player.press("Yes, do it")
            table = (await deployment.tables.look(game)).table
    assert table.status == "finished" or (decisions < 2000 and table.version >= decisions)
