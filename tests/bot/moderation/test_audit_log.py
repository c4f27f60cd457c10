"""Every deed of a moderator, in every state of a table: refused kindly, or done, told and audited by name."""

import re

import pytest

from bot.moderation.dialogs import audit_lines
from bot.playground.kit import Answered, CannotAct, Shown
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause
from bot.tables.operations.lobby import Join
from bot.tables.operations.seats import Replace
from bot.ui.custom_id import ControlId
from bot.words import words
from engine.actions import Bid
from tests.kit.fake_clock import HOUR
from tests.kit.long_runs import only_long
from tests.kit.server import Server

STATES = ("open", "playing", "paused", "finished", "abandoned", "empty")
DEEDS = {
    "nudge": ("",),
    "pause": ("",),
    "resume": ("",),
    "repair": ("",),
    "actas": ("red/normal", "red/safe", "green/hard", "purple/safe", "red/nonsense", "x"),
    "reseat": (
        "red/easy",
        "red/u{sam}",
        "red/u{bruno}",
        "red/u1",
        "red/u",
        "blue/nonsense",
        "/",
        "purple/easy",
    ),
    "undoto": ("{point}", "999999", "0", "x", ""),
    "move": ("",),
    "channel": ("{general}", "{forum}", "1", "x"),
    "inspect": ("red", "purple", ""),
    "export": ("",),
    "score": ("",),
    "abandon": ("",),
    "act": ("",),
    "replace": ("", "red", "purple", "x"),
    "seat": ("blue", "x"),
    "person": ("x",),
    "computer": ("red/easy", "x"),
    "other": ("", "nudge", "nonsense", "audit"),
    "pick": ("1", "999", "x"),
    "look": ("",),
    "end": ("",),
    "audit": ("",),
    "moveto": ("",),
    "nonsense": ("",),
}
BEGUN = {"resume", "repair", "actas", "reseat", "undoto", "channel", "inspect", "export", "score"}
PAGES = ("act", "replace", "seat", "person", "computer", "other", "pick", "look", "end", "audit", "moveto")


async def table_in(server: Server, state: str) -> int:
    """A table in a state, with a bid of Alice's in it if it was begun."""
    alice, other = Person(server["Alice"].id), Person(server["Sam"].id, moderator=True)
    if state == "open":
        game = (await server.tables.open_table(server.here, alice)).table.id
        for name in ("Alice", "Bruno", "Chloé"):
            await server.tables.submit(game, Person(server[name].id), Join())
        await server["Alice"].until_sees("Chloé")
        await server.stage.settle()
        return game
    game = await server.begun()
    await server.tables.submit(game, alice, Act(Bid(markers=1, workers=1)))
    if state in ("paused", "empty"):
        await server.tables.submit(game, other, Pause())
    if state == "empty":
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Replace("red"))
    if state in ("finished", "abandoned"):
        await server.tables.submit(game, other, End(scored=state == "finished"))
    await server.stage.settle()
    return game


async def audited(server: Server, game: int) -> list[str]:
    """The lines of the audit that name Mo as a moderator."""
    lines = audit_lines(await server.tables.log(game), words())
    return [line for line in lines if f"{server['Mo'].mention} (moderator)" in line]


async def press(server: Server, game: int, word: str, selection: str, panel: Shown) -> Answered:
    """Use a control that the panel may not offer, as one that was open for long would."""
    version = (await server.table(game)).version
    control = f"b{ControlId(game, version, 'mod', selection, word)}"
    button = {"type": 2, "id": 2, "style": 2, "label": word, "custom_id": control, "disabled": False}
    panel.message.components = [{"type": 1, "id": 1, "components": [button]}]
    return await server["Mo"].press(control, on=panel)


@pytest.mark.parametrize("state", ["playing", *only_long(state for state in STATES if state != "playing")])
async def test_whatever_changes_a_table_is_in_its_audit(server: Server, state: str) -> None:
    channels = {channel.name: channel.id for channel in server.stage.world.channels.values()}
    blanks = {
        "sam": server["Sam"].id,
        "bruno": server["Bruno"].id,
        "general": channels["general"],
        "forum": channels["long-games"],
    }
    guild = server.stage.demo.guild.id
    await server.tables.storage.servers.change(guild, 0, 0.0, lobby_days=0)  # a lobby stands this long
    game, changed = await table_in(server, state), set()
    log = await server.tables.log(game)
    blanks["point"] = next((entry.seq - 1 for entry in log if entry.kind == "action" and entry.seat), 0)
    panel = (await server["Mo"].run("/table list")).message
    assert panel is not None
    for word, selections in DEEDS.items():
        for selection in selections:
            server.fake_clock.time += 24 * HOUR  # everybody had the time to decide
            before, lines = await server.table(game), await audited(server, game)
            answer = await press(server, game, word, selection.format(**blanks), panel)
            assert answer.text, (word, selection)
            assert "reference" not in answer.text.lower(), (word, selection, answer.text)
            after, now = await server.table(game), await audited(server, game)
            await server.tables.wait_for_computers()
            if after.version == before.version:
                assert now == lines, (word, selection)
                continue
            changed.add(word)
            assert word not in PAGES, f"{word} only asks"
            assert len(now) > len(lines), (word, selection)
            assert all(re.match(r"<t:\d+:f> ", line) for line in now)
    expected = {
        "open": {"repair", "channel", "abandon"},
        "playing": {*BEGUN, "nudge", "pause"},
        "paused": BEGUN,
        "finished": {"repair", "resume", "undoto", "inspect", "export"},
        "abandoned": {"repair", "resume", "undoto", "inspect", "export"},
        "empty": {"repair", "reseat", "undoto", "inspect", "export", "channel", "score"},
    }[state]
    assert expected <= changed
    assert state != "open" or changed == expected
    answer = await server["Mo"].run("/table audit", game=game)
    assert answer.text.splitlines()[-1] == audit_lines(await server.tables.log(game), words())[-1]


async def test_a_press_that_comes_twice_is_taken_once(server: Server) -> None:
    game = await server.begun()
    page = await server["Mo"].run("/table list")
    server.stage.faults.duplicate(times=1)
    await server["Mo"].press("Pause", on=page.message)
    kinds = [entry.kind for entry in await server.tables.log(game)]
    assert kinds.count("paused") == 1


async def test_two_moderators_at_once_do_it_once(server: Server) -> None:
    game = await server.begun()
    first = await server["Mo"].run("/table list")
    second = await server["Olga"].run("/table list")
    await server["Mo"].press("Pause", on=first.message)
    answer = await server["Olga"].press("Pause", on=second.message)
    assert "The game is paused." in answer.text
    kinds = [entry.kind for entry in await server.tables.log(game)]
    assert kinds.count("paused") == 1


async def test_a_disabled_control_can_not_be_pressed(server: Server) -> None:
    await table_in(server, "empty")
    page = await server["Mo"].run("/table list")
    with pytest.raises(CannotAct):
        await server["Mo"].press("Resume", on=page.message)
