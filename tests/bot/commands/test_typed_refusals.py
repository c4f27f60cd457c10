"""Decisions that are typed and can't be made: the answer says why, in the reader's language."""

import pytest

from bot.playground.kit import Player
from bot.words import Words, languages, words
from engine.actions import Move, Recall, Stash
from tests.kit.server import Server


async def mover(server: Server, game: int) -> tuple[Player, list[Move]]:
    """Whoever is to move a statue, and what can be done."""
    table = await server.table(game)
    user = next(seat.user for seat in table.seats if seat.colour in table.due)
    assert user is not None
    look = await server.tables.look(game, user)
    sitting = await server.bot.decisions.sitting(look, words())
    return server[server.name_of(user)], [move for move in sitting.legal if isinstance(move, Move)]


async def until_somebody_moves(server: Server, game: int) -> tuple[Player, list[Move]]:
    """A turn of transport in which some statue can be moved, and others can't."""
    for _ in range(200):
        table = await server.table(game)
        if table.view is not None and table.view.phase == "transport":
            player, moves = await mover(server, game)
            if moves:
                return player, moves
        assert await server.step(game)
    raise AssertionError("nobody ever moves a statue")


async def test_a_typed_move_is_refused_with_its_reason(server: Server) -> None:
    game = await server.begun()
    player, moves = await until_somebody_moves(server, game)
    table = await server.table(game)
    assert table.view is not None
    view, version = table.view, table.version
    mine = moves[0].statue
    others = next(
        statue.id
        for statue in view.statues.values()
        if statue.id not in {move.statue for move in moves} and statue.holder not in (None, *table.due)
    )
    reached = {move.steps[-1].hex for move in moves if move.statue == mine and move.steps}
    far = next(tile for tile in view.board.hexes if tile not in reached)
    ahu = next(
        number for number, found in view.board.ahus.items() if found.hex == far or found.hex not in reached
    )
    for language in sorted(languages()):
        player.person.locale, say = language, words(language)
        told = {
            "nothing": say("notation-statue", word="nothing"),
            "m99 H4": say("unknown-statue", statue="m99"),
            f"{others} {far}": say(
                "in-front-of-other", statue=others, owner=view.statues[others].holder or ""
            ),
            f"{mine} Z99": say("unknown-hex", hex="Z99"),
            f"{mine} {far.lower()}": _unreachable(say, mine, far, reached),
            f"{mine} 99": say("unknown-ahu", ahu=99),
            f"{mine} ahu {ahu}": _unreachable(say, mine, view.board.ahus[ahu].hex, reached),
        }
        shown = list(told.items()) if language == "en" else list(told.items())[-2:]
        for typed, reason in shown:
            answer = await player.run("/move", to=typed)
            assert reason in answer.text, (language, typed)
    assert (await server.table(game)).version == version, "nothing happened"


def _unreachable(say: Words, statue: str, tile: str, reached: set[str]) -> str:
    hexes = say("list-plain", things=sorted(reached))
    return say("move-out-of-reach", statue=statue, hex=tile, hexes=hexes, count=len(reached))


@pytest.mark.parametrize("phase", ["stash", "recall"])
async def test_typed_marks_are_refused_with_their_reason(server: Server, phase: str) -> None:
    game = await server.begun()
    await server.until_phase(game, phase)
    table = await server.table(game)
    user = next(seat.user for seat in table.seats if seat.colour in table.due)
    assert user is not None
    player = server[server.name_of(user)]
    look = await server.tables.look(game, user)
    sitting = await server.bot.decisions.sitting(look, words())
    [own, *_] = [a.statues for a in sitting.legal if isinstance(a, Stash | Recall) and len(a.statues) == 1]
    key = "not-in-your-front" if phase == "stash" else "not-your-marker"
    for language in sorted(languages()):
        player.person.locale, say = language, words(language)
        answer = await player.run(f"/{phase}", statues="M99")
        assert say(key, statue="m99") in answer.text
        answer = await player.run(f"/{phase}", statues=f"{own[0]}, {own[0]}")
        assert say("statue-twice", statue=own[0]) in answer.text
    answer = await player.run(f"/{phase}", statues=own[0].upper())
    assert words(player.person.locale)("done") in answer.text, "however it is written"
