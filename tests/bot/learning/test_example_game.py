"""The example game: sound, commented once on everything, and stepped through in Discord."""

from bot.learning.example_game import TOPIC_OF_COMMENT, example_steps
from bot.learning.topics import TOPICS
from bot.playground.kit import Stage
from bot.words import words
from tests.kit.panel_play import controls, word
from tests.kit.stepping import go, step, walk


def test_the_example_is_a_whole_game_in_which_everything_happens_and_is_commented_once() -> None:
    steps = example_steps()
    said = [key for step in steps for key in step.comments]
    assert len(said) == len(set(said))
    assert set(said) | {"supply"} == set(TOPIC_OF_COMMENT), "all but a supply that runs out"
    assert set(TOPIC_OF_COMMENT.values()) <= set(TOPICS)
    assert all(words()(f"example-{key}") for key in TOPIC_OF_COMMENT)
    assert steps[-1].view.outcome is not None
    assert [step.round for step in steps] == sorted(step.round for step in steps)
    assert len(steps) < 200
    assert "erected" in {key for step in steps if step.round <= 2 for key in step.comments}


async def test_one_steps_through_it_forwards_backwards_and_round_by_round(stage: Stage) -> None:
    alice, last = stage["Alice"], len(example_steps())
    begun = await alice.run("/giants show")
    assert "🎓" in begun.text
    answer = await walk(alice, begun)
    assert "The dice show" in answer.text
    answer = await go(alice, answer, "◀ Round")
    assert step(answer) == 1
    answer = await go(alice, answer, "⏭")
    assert step(answer) == last
    assert "everything is counted" in answer.text
    answer = await go(alice, answer, "⏮")
    assert step(answer) == 1


async def test_a_comment_leads_to_its_rule_and_back(stage: Stage) -> None:
    alice = stage["Alice"]
    answer = await go(alice, await alice.run("/giants show"), "Next ▶")
    rule = await alice.press("📖 Dice", on=answer.message)
    assert "### Dice" in rule.text
    assert rule.message is not None
    [back] = [part for part in controls(rule.message) if word(part) == "back"]
    again = await alice.press(back["custom_id"], on=rule.message)
    assert again.text == answer.text


async def test_posted_for_everybody_it_gives_each_a_copy_of_their_own(stage: Stage) -> None:
    answer = await stage["Alice"].run("/giants show", everybody=True)
    assert "for everybody" in answer.text
    [posted] = [shown for shown in stage["Bruno"].messages if "A whole game to watch" in shown.text]
    assert not posted.ephemeral
    own = await stage["Bruno"].press("Next ▶", on=posted)
    assert own.ephemeral
    assert step(own) == 2
    assert "step 1 of" in posted.text


async def test_a_forged_step_is_the_nearest_that_there_is(stage: Stage) -> None:
    alice = stage["Alice"]
    shown = (await alice.run("/giants show")).message
    assert shown is not None
    control = "bg:0:0:example:99999:next"
    button = {"type": 2, "id": 9, "style": 2, "label": "x", "custom_id": control, "disabled": False}
    shown.message.components = [{"type": 1, "id": 8, "components": [button]}]
    assert step(await alice.press(control, on=shown)) == len(example_steps())
