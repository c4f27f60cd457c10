"""People who press what they see: whole games through panels, as players would play them."""

import random
from typing import Any

from bot.playground.kit import Answered, Player, Shown, Stage
from bot.playground.people.choices import preselected
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.words import words

BUTTON, SELECT = 2, 3
PLANNERS = 0.25  # how often somebody plans where that can be done
CAST = ("Alice", "Bruno", "Chloé", "Dmitri", "Emil")


def controls(shown: Shown) -> list[dict[str, Any]]:
    """Everything on a message that can be pressed or chosen from; a link leads away, and tells nobody."""
    return [
        part
        for part in shown.components
        if part["type"] in (BUTTON, SELECT) and "custom_id" in part and not part.get("disabled")
    ]


def word(control: dict[str, Any]) -> str:
    """What a control of ours does."""
    return str(control["custom_id"]).rpartition(":")[2].partition("~")[0]


async def use(player: Player, shown: Shown, control: dict[str, Any], rng: random.Random) -> Answered:
    """Press a button, or choose something from a menu."""
    if control["type"] == BUTTON:
        return await player.press(control["custom_id"], on=shown)
    most = min(control.get("max_values", 1), len(control["options"]))
    count = rng.randint(max(1, control.get("min_values", 1)), most)
    values = [option["value"] for option in rng.sample(control["options"], count)]
    if frozenset(values) == preselected(control):  # a client sends nothing then: they choose anything else
        others = [option["value"] for option in control["options"] if option["value"] not in values]
        if not others:
            return await player.press("Your move")
        values = others[:1]
    return await player.choose(control["custom_id"], *values, on=shown)


async def decide(player: Player, rng: random.Random, patience: int = 40) -> bool:
    """Open the panel and press until a decision is taken, or several are planned; whether one was."""
    answered = await player.press("Your move")
    done = words(player.person.locale)("done")
    planning = rng.random() < PLANNERS
    changes = 0
    for _ in range(patience):
        shown = answered.message
        if shown is None or done in shown.text:
            return shown is not None
        offered = controls(shown)
        if not offered:
            return False
        plans = [c for c in offered if word(c) in ("plan", "plan-go")]
        if planning and plans:
            answered = await use(player, shown, plans[-1], rng)
            continue
        final = [c for c in offered if word(c) in ("go", "sure", "plan-go")]
        change = [c for c in offered if c["type"] == SELECT]
        wanted = change if change and (changes < 2 or not final) and rng.random() < 0.8 else final
        control = rng.choice(wanted or offered)
        if word(control) == "ask-hex":
            form = await use(player, shown, control, rng)
            answered = await player.submit({"hex": rng.choice(("F6", "j5", "Q9"))}, form=form)
            continue
        changes += control["type"] == SELECT
        answered = await use(player, shown, control, rng)
    return False


async def begin(stage: Stage, pictures: str, count: int) -> dict[int, str]:
    """A game of so many people, begun by commands; their names by their ids."""
    people = [stage[name] for name in CAST[:count]]
    await people[0].run("/giants new", quick_start=True, pictures=pictures)
    for player in people[1:]:
        await player.run("/giants join")
    await people[0].run("/giants start")
    await people[0].until_sees("Round 1")
    return {player.id: player.person.name for player in people}


def due_players(stage: Stage, table: TableView, names: dict[int, str]) -> list[Player]:
    """The people who owe a decision."""
    return [
        stage[names[seat.user]] for seat in table.seats if seat.colour in table.due and seat.user is not None
    ]


async def newest_game(tables: Tables, stage: Stage) -> int:
    """The newest game on the server."""
    found = await tables.storage.tables.in_server(stage.demo.guild.id)
    return found[-1].id
