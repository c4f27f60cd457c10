"""Every control has one who answers it, also those of cards that were posted long ago, and every form."""

from typing import Final

import pytest

from bot.client import Giants
from bot.playground.interactions import InteractionType
from bot.playground.kit import Answered, Stage
from bot.router import forms, routes
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin, newest_game

OUTDATED: Final = "This button is from another time. Please use the newest card."
DRAWN_BEFORE: Final = (
    *("card/move", "card/screen", "card/more", "card/aye", "card/nay", "card/takeover", "card/wake"),
    *("card/home", "card/snooze", "lobby/join", "lobby/computer", "lobby/leave", "lobby/start"),
    *("lobby/settings", "welcome/play", "more/log", "more/text", "more/wide", "more/help", "more/takeback"),
    *("more/askundo", "more/askend", "more/peek", "more/order", "more/prebid", "more/drop", "more/cancel"),
    *("more/options", "more/deadline", "more/pictures", "more/late", "people/where", "people/night"),
    *("people/snooze", "people/wake", "privacy/export", "privacy/delete", "privacy/keep", "privacy/forget"),
    *("card/sit", "card/nosit", "more/logpage", "people/zone", "people/zoneyes", "people/zonepick"),
    *("card/question", "card/askreopen", "card/askclose", "more/ask", "ask/point", "ask/go", "ask/no"),
    *("ask/aye", "ask/nay", "more/look", "more/keep"),
    *("rules/open", "rules/topic", "auction/rules", "auction/topic", "auction/rules-turn"),
    *("welcome/learn", "more/coach", "example", "lobby/wait", "more/host", "games/watch", "setup"),
    *("card/replay", "more/replay", "more/logplayer", "games/finished", "replay", "replay/pick"),
    *(
        "replay/share",
        "replay/film",
        "replay/record",
        "replay/log",
        "stats/out",
        "stats/in",
        "ladder",
        "league",
        "card/turned",
        "replay/turned",
        "turned",
        "turned/there",
    ),
    *("auction", "choose", "placement", "transport", "stash", "recall", "mod"),
)


def bot_of(stage: Stage) -> Giants:
    assert isinstance(stage.bot, Giants)
    return stage.bot


async def test_controls_that_were_ever_drawn_are_still_answered(stage: Stage) -> None:
    assert set(DRAWN_BEFORE) <= set(routes(bot_of(stage)))


async def test_a_form_is_answered_by_the_panel_that_opened_it(stage: Stage) -> None:
    assert {"placement/ask-hex", "transport/ask-hex"} <= set(forms(bot_of(stage)))


async def submit(stage: Stage, opened: Answered, custom_id: str) -> Answered:
    """Send a form that nobody opened, in the place where a panel is."""
    player = stage["Bruno"]
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "hex", "value": "F6"}}
    data = {"custom_id": custom_id, "components": [field]}
    message = None if opened.message is None else opened.message.message
    interaction = stage.standin.interactions.begin(
        InteractionType.MODAL,
        player.person,
        player.channel,
        data,
        message=message,
        trigger=opened.interaction,
    )
    return await player._answered(interaction)


@pytest.mark.parametrize(
    "custom_id", ["somebody-else's", "mg:1:6:card::move~00", "mg:1:6:nowhere::ask-hex~00"]
)
async def test_a_form_that_nobody_was_given_is_answered(stage: Stage, custom_id: str) -> None:
    await begin(stage, "request", 3)
    opened = await stage["Bruno"].press("Your move")
    answer = await submit(stage, opened, custom_id)
    assert answer.text == OUTDATED


async def test_a_form_of_a_panel_that_is_over_shows_what_is_due_now(
    stage: Stage, deployment: Deployment
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    opened = await stage["Bruno"].press("Your move")
    answer = await submit(stage, opened, f"mg:{game}:6:placement:w0..:ask-hex~00")
    assert "The table has moved on" in answer.text
    assert "Auction of round 1" in answer.text
