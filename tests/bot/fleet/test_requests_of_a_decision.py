"""What a decision asks of Discord beside its answer: the card, and who is called; no names that are known."""

from typing import Any

import discord
import pytest

from bot.client import Giants
from bot.playground.kit import Stage
from bot.ui.names import DisplayNames
from tests.kit.panel_play import begin

EXEMPT = ("/callback", "/webhooks/")
"""Answers to interactions, which Discord does not count among a bot's requests."""


def limited(stage: Stage, since: int) -> list[str]:
    """The requests that Discord counts, of those after some."""
    entries = list(stage.requests.entries)[since:]
    return [
        f"{entry.method} {entry.path}" for entry in entries if not any(part in entry.path for part in EXEMPT)
    ]


async def seal(stage: Stage, name: str) -> list[str]:
    """What was asked of Discord while somebody opened their panel and sealed their bid."""
    await stage.settle()
    since = len(stage.requests.entries)
    panel = await stage[name].press("Your move")
    assert panel.message is not None
    button = next(label for label in panel.message.buttons if label.startswith("Seal: "))
    answer = await stage[name].press(button, on=panel.message)
    assert "Done" in answer.text
    await stage.settle()
    return limited(stage, since)


async def test_a_decision_costs_at_most_two_limited_requests_and_a_call_one_more(stage: Stage) -> None:
    """Whoever is called gets a new message, which becomes the card, and the old card goes."""
    await begin(stage, "request", 3)
    asked = [await seal(stage, name) for name in ("Alice", "Bruno", "Chloé")]
    assert [len(requests) for requests in asked[:2]] == [1, 1], asked
    assert all(requests[0].startswith("PATCH") for requests in asked[:2])
    assert sorted(request.split()[0] for request in asked[2]) == ["DELETE", "PATCH", "POST"], asked[2]
    assert sum(map(len, asked)) <= 2 * len(asked)
    assert not [request for requests in asked for request in requests if "/members/" in request]


async def test_names_that_a_new_process_does_not_know_cost_no_limited_request(stage: Stage) -> None:
    await begin(stage, "request", 3)
    await stage.restart_bot()
    asked = await seal(stage, "Alice")
    assert [request.split()[0] for request in asked] == ["PATCH"], asked
    assert isinstance(stage.bot, Giants)
    people = [stage[name].id for name in ("Alice", "Bruno", "Chloé")]
    names = [stage.bot.names._cached[stage.demo.guild.id, user].plain for user in people]
    assert names == ["Alice", "Bruno", "Chloé"], "read for the card"


async def test_who_is_not_found_is_not_asked_for_again_and_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    names, server = DisplayNames(stage.bot), stage.demo.guild.id
    bruno, asked = stage["Bruno"].id, list[list[int]]()
    ask = discord.Guild.query_members

    async def noted(guild: discord.Guild, **options: Any) -> list[discord.Member]:
        asked.append(options["user_ids"])
        return await ask(guild, **options)

    monkeypatch.setattr(discord.Guild, "query_members", noted)
    for _ in range(2):
        found = await names.of_users(server, (1, bruno, 2))
        assert {user: name.plain for user, name in found.items()} == {bruno: "Bruno"}
    assert asked == [[1, bruno, 2]]


async def test_where_the_gateway_does_not_answer_each_is_looked_up(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(guild: discord.Guild, **options: Any) -> list[discord.Member]:
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "query_members", silent)
    names = DisplayNames(stage.bot)
    found = await names.of_users(stage.demo.guild.id, (1, stage["Bruno"].id))
    assert [name.plain for name in found.values()] == ["Bruno"]
