"""The rules in Discord: by command, by words, beside a decision and back, and below a refusal."""

import pytest

from bot.playground.kit import Shown, Stage
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin, controls, due_players, newest_game, word


def pictures(shown: Shown) -> list[str]:
    return [attachment.filename for attachment in shown.message.attachments]


async def test_the_game_in_three_minutes_has_four_pages_with_pictures(stage: Stage) -> None:
    alice = stage["Alice"]
    answer = await alice.run("/rules")
    assert answer.ephemeral
    answer = await alice.press("The game in three minutes", on=answer.message)
    seen = set()
    for number in range(1, 5):
        assert answer.message is not None
        assert f"{number} of 4" in answer.text
        seen |= set(pictures(answer.message))
        if number < 4:
            answer = await alice.press("Next ▶", on=answer.message)
    assert len(seen) == 4
    answer = await alice.press("◀ Back", on=answer.message)
    assert "3 of 4" in answer.text


async def test_topics_are_found_by_words_while_typing_and_after(stage: Stage) -> None:
    alice = stage["Alice"]
    assert await alice.complete("/rules", "topic", topic="tie") == {
        "Who chooses first: ties": "order",
        "Points": "scoring",
    }
    assert len(await alice.complete("/rules", "topic", topic="")) == 25
    assert "More half-tablets".casefold() in (await alice.run("/rules", topic="order")).text.casefold()
    assert "### Marking and abandoned statues" in (await alice.run("/rules", topic="abandoned")).text
    answer = await alice.run("/rules", topic="castling @everyone")
    assert "castling everyone" in answer.text
    answer = await alice.choose("Choose a topic…", "Dice", on=answer.message)
    assert "a 3 counts as a 2" in answer.text
    assert "### Logs and forests" in (await alice.dm.run("/rules", topic="logs")).text, "anywhere"


async def test_a_panel_explains_its_decision_and_leads_back_to_what_was_chosen(stage: Stage) -> None:
    await begin(stage, "request", 3)
    alice = stage["Alice"]
    panel = await alice.press("Your move")
    panel = await alice.choose("How many tribe markers?", "one marker", on=panel.message)
    assert panel.message is not None
    before = panel.text
    rules = await alice.press("?", on=panel.message)
    assert "### Bidding" in rules.text
    assert rules.message is not None
    assert pictures(rules.message) == ["rules-auction.webp"]
    rules = await alice.choose("topic", "brief", on=_with_plain_ids(rules.message))
    rules = await alice.press("Next ▶", on=rules.message)
    assert "2 of 4" in rules.text
    again = await alice.press("◀ Back to my decision", on=rules.message)
    assert again.text == before
    assert again.message is not None
    assert not pictures(again.message)


def _with_plain_ids(shown: Shown) -> Shown:
    """The same message; its menu is found by the end of its custom id."""
    for part in controls(shown):
        if word(part) == "topic":
            part["placeholder"] = "topic"
    return shown


@pytest.mark.parametrize("selection", ["brief.9", "nothing.1", "brief", "brief.x", ""])
async def test_pages_that_there_are_not_are_refused(stage: Stage, selection: str) -> None:
    alice = stage["Alice"]
    answer = await alice.run("/rules", topic="dice")
    assert answer.message is not None
    control = f"bg:0:0:rules:{selection}:open"
    button = {"type": 2, "id": 9, "style": 2, "label": "x", "custom_id": control, "disabled": False}
    answer.message.message.components = [{"type": 1, "id": 8, "components": [button]}]
    assert "from another time" in (await alice.press(control, on=answer.message)).text


async def test_a_refusal_leads_to_its_topic(stage: Stage, deployment: Deployment) -> None:
    people = await begin(stage, "request", 3)
    alice = stage["Alice"]
    refused = await alice.run("/bid", markers=6)
    assert refused.text == "You have only 2 tribe markers behind your screen."
    assert "### Bidding" in (await alice.press("📖 Bidding", on=refused.message)).text
    for name in people.values():
        await stage[name].run("/bid")
    table = (await deployment.tables.look(await newest_game(deployment.tables, stage))).table
    [due] = due_players(stage, table, people)
    for typed, topic in (
        ({"figure": "chief", "hex": "F6", "logs": 1}, "Logs and forests"),
        ({"figure": "worker", "hex": "F6", "power": "worker"}, "Powers"),
        ({"figure": "chief", "hex": "F6", "power": "worker"}, "Half-tablets"),
        ({"figure": "worker", "hex": "Z9"}, "The island and its ahus"),
    ):
        refused = await due.run("/place", **typed)
        answer = await due.press(f"📖 {topic}", on=refused.message)
        assert f"### {topic}" in answer.text


async def test_a_refusal_that_is_no_rule_of_the_game_has_no_such_button(stage: Stage) -> None:
    answer = await stage["Alice"].run("/bid", markers=1)
    assert "There is no game" in answer.text
    assert answer.message is not None
    assert not controls(answer.message)
