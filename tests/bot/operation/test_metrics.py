"""Health and metrics over HTTP: what happened is counted, and read by Prometheus' own parser."""

import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.client import Giants
from bot.operation import service
from bot.operation.backups import DailyBackups
from bot.operation.service import backing_up, served
from bot.operation.web import AddressTaken, OperatorServer
from bot.playground.errors import MISSING_ACCESS
from bot.playground.kit import Stage, playing
from bot.playground.kit.patience import wait_until
from bot.settings import Address
from bot.storage.errors import StoreError
from bot.storage.facts import FactStore
from bot.tables.service import Tables
from tests.kit.panel_play import begin
from tests.kit.source_code import ROOT
from tests.kit.table_games import SEED, Inline

HERE = Address("127.0.0.1", 0)


class Operated:
    """A bot on a stand-in with its operator's server."""

    def __init__(self, stage: Stage, server: OperatorServer, tables: Tables) -> None:
        self.stage, self.server, self.tables = stage, server, tables

    async def get(self, path: str) -> tuple[int, str]:
        address = f"http://127.0.0.1:{self.server.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async def scraped(self) -> dict[str, float]:
        """Every sample by its name, with its labels as Prometheus writes them."""
        status, text = await self.get("/metrics")
        assert status == 200
        found = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
                found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
        return found


@asynccontextmanager
async def operated(path: Path, backups: bool = True) -> AsyncIterator[Operated]:
    players = Inline()
    tables = await Tables.open(path, players, new_seed=lambda: SEED)
    client = Giants(tables, painters=1)
    folder = path.parent / "backups" if backups else None
    async with (
        backing_up(path, folder, client.blocks) as daily,
        served(HERE, client, tables, players, daily) as server,
    ):
        assert server is not None
        await wait_until(lambda: daily is None or daily.newest is not None, 60)
        async with playing(lambda: client, idle=lambda bot: bot.idle) as stage:
            yield Operated(stage, server, tables)
    await tables.close()


async def test_what_happens_is_counted_and_scraped(path: Path) -> None:
    async with operated(path) as here:
        await begin(here.stage, "request", 3)
        before = await here.scraped()
        answer = await here.stage["Bruno"].run("/bid", markers=1, workers=1)
        assert "Done" in answer.text
        await here.stage["Alice"].run("/giants practice")  # refused here: another answer, and no card
        alice = here.stage["Alice"].id
        here.stage.faults.rate_limit("/users/", retry_after=0.01)
        await here.stage.bot.fetch_user(alice)
        here.stage.faults.refuse(MISSING_ACCESS, "/users/")
        with pytest.raises(discord.Forbidden):
            await here.stage.bot.fetch_user(alice)
        await here.stage.settle()
        after = await here.scraped()

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown("giants_press_to_answer_seconds_count{kind=application_command}") == 2
    assert grown("giants_press_to_card_seconds_count") == 1
    assert grown("giants_database_seconds_count{kind=write}") >= 2
    assert grown("giants_discord_responses_total{status=200}") >= 2
    assert grown("giants_discord_responses_total{status=429}") == 1
    assert grown("giants_discord_responses_total{status=403}") == 1
    assert after["giants_picture_seconds_count"] >= 1
    assert after["giants_games{status=playing}"] == 1
    assert after["giants_games{status=open}"] == 0
    assert after["giants_cards_behind"] == 0
    assert after["giants_due_times_overdue"] == 0
    assert after["giants_servers"] == len(here.stage.bot.guilds)
    assert (after["giants_shards"], after["giants_shards_held"]) == (1, 1)
    assert after["giants_shard_connected{shard=0}"] == 1
    assert after["giants_backup_ok"] == 1
    assert after["giants_backup_age_seconds"] < 600
    assert after["giants_event_loop_lag_seconds_count"] >= before["giants_event_loop_lag_seconds_count"]
    assert any(name.startswith("process_resident_memory") for name in after)
    texts = " ".join(after)
    assert "Bruno" not in texts
    assert not re.search(r"\d{15,}", texts), "no numbers of people, servers or channels"


async def test_health_names_what_is_wrong(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with operated(path) as here:
        await here.stage.settle()
        for page in ("/healthz", "/readyz"):
            status, text = await here.get(page)
            assert status == 200, text
        found = json.loads(text)
        assert (found["status"], found["problems"], found["shards"]) == ("ok", [], [0])
        assert found["backups"]["ok"] is True

        async def full(*_: Any) -> Any:
            raise StoreError("table-store-failed", detail="disk I/O error")

        with monkeypatch.context() as broken:
            broken.setattr(FactStore, "get", full)
            for page in ("/healthz", "/readyz"):
                status, text = await here.get(page)
                assert status == 503
                assert "disk I/O error" in text
        with monkeypatch.context() as failing:
            failing.setattr(DailyBackups, "report", lambda _: {"ok": False, "error": "no room"})
            status, text = await here.get("/healthz")
            assert status == 200, "it is no reason to start the bot anew"
            assert json.loads(text)["warnings"] == ["there is no fresh backup"]
        await here.stage.stop_bot()
        assert (await here.get("/healthz"))[0] == 200
        status, text = await here.get("/readyz")
        assert status == 503
        assert "shard 0 is not connected" in text


async def test_without_prometheus_client_health_is_served_and_metrics_are_explained(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "_metrics", lambda: None)
    async with operated(path, backups=False) as here:
        assert (await here.get("/healthz"))[0] == 200
        status, text = await here.get("/metrics")
    assert status == 501
    assert "giants[ops]" in text


async def test_an_address_that_is_taken_is_named(path: Path) -> None:
    tables = await Tables.open(path, Inline())
    client = Giants(tables, painters=1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = Address("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(AddressTaken, match=f"GIANTS_HTTP: {address} is in use"):
            async with served(address, client, tables, Inline(), None):
                raise AssertionError("it can't be served there")
    client.studio.close()
    await tables.close()


async def test_what_is_not_switched_on_is_not_watched(path: Path) -> None:
    players = Inline()
    tables = await Tables.open(path, players)
    client = Giants(tables, painters=1)
    async with served(None, client, tables, players, None) as server:
        assert server is None
        for owner, method in (
            (tables, "submit"),
            (tables.storage.database, "write"),
            (client.studio, "run"),
            (players, "decide"),
        ):
            assert method not in vars(owner), "the method is the class's own"
        assert client.http.http_trace is None
    client.studio.close()
    await tables.close()


def test_the_dashboard_shows_metrics_that_there_are() -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ()))
    names = set(re.findall(r"\b(?:giants|process)_\w+", asked))
    metrics = service._metrics()
    families = [family.name for family in metrics.registry.collect()]
    there = {f"{name}{ending}" for name in families for ending in ("", "_total", "_bucket")}
    assert names <= there
    own = {name for name in families if name.startswith("giants_")}
    unseen = {name for name in own if not any(asked_for.startswith(name) for asked_for in names)}
    assert unseen <= {"giants_build"}, "what is counted is shown"
