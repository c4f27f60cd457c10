"""Metrics for Prometheus. They need prometheus-client, the extra `ops`: nobody imports this without it."""

from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.client import Giants
from bot.tables.service import Tables

from .backups import DailyBackups

ANSWER_BUCKETS: Final = (0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.0, 3.0, 5.0)
CARD_BUCKETS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 300.0)
WORK_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
DATABASE_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 5.0)
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
STATUSES: Final = ("open", "playing", "paused", "finished", "abandoned")


class Metrics:
    """What a Prometheus scrapes: an observer of the bot, and what it looks up when it is asked."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, version: str) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        Info("giants_build", "The version that runs.", registry=self.registry).info({"version": version})
        self._answers = self._histogram(
            "giants_press_to_answer_seconds",
            "From when a press, a command or a form was heard until Discord took the first answer.",
            ANSWER_BUCKETS,
            "kind",
        )
        self._unanswered = self._counter("giants_presses_unanswered", "Presses without any answer.", "kind")
        self._cards = self._histogram(
            "giants_press_to_card_seconds",
            "From when a press was heard until the card in the channel showed it.",
            CARD_BUCKETS,
        )
        self._pictures = self._histogram(
            "giants_picture_seconds", "Drawing a picture, with its wait for a thread.", WORK_BUCKETS
        )
        self._decisions = self._histogram(
            "giants_computer_decision_seconds", "A computer player's decision.", WORK_BUCKETS, "level"
        )
        self._failures = self._counter(
            "giants_computer_failures", "Decisions that a computer player failed to give.", "level"
        )
        self._jobs = self._histogram(
            "giants_database_seconds", "A job of the database, with its wait.", DATABASE_BUCKETS, "kind"
        )
        self._refusals = self._counter(
            "giants_database_refusals", "Jobs that the database refused, by reason.", "reason"
        )
        self._responses = self._counter(
            "giants_discord_responses", "Discord's answers to our requests, by status.", "status"
        )
        self._lag = self._histogram(
            "giants_event_loop_lag_seconds", "How late the event loop came, sampled.", LAG_BUCKETS
        )
        self._games = self._gauge("giants_games", "Games by their status.", "status")
        self._behind = self._gauge(
            "giants_cards_behind", "Cards that show an older version than the table's."
        )
        self._overdue = self._gauge(
            "giants_due_times_overdue", "Times that were reached and not handled yet."
        )
        self._notices = self._gauge("giants_notices_waiting", "Notices that were not delivered yet.")
        self._servers = self._gauge("giants_servers", "Servers that the bot is in.")
        self._connected = self._gauge("giants_shard_connected", "Whether a shard is connected.", "shard")
        self._latency = self._gauge("giants_shard_latency_seconds", "A shard's last heartbeat.", "shard")
        self._held = self._gauge("giants_shards_held", "Shards of the block that this process holds.")
        self._shards = self._gauge("giants_shards", "Shards of the whole bot, over all processes.")
        self._blocks_held = self._gauge("giants_blocks_held", "Blocks of shards that this process serves.")
        self._blocks = self._gauge("giants_blocks", "Blocks of the whole bot, over all processes.")
        self._block_held = self._gauge("giants_block_held", "Whether this process serves a block.", "block")
        self._backup_age = self._gauge("giants_backup_age_seconds", "How old the newest backup is.")
        self._backup_ok = self._gauge("giants_backup_ok", "Whether backups are made as they should be.")
        self._outages = self._gauge(
            "giants_computer_outage", "Whether a level of computer players fails.", "level"
        )

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, what, labels, buckets=buckets, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, registry=self.registry)

    def answered(self, kind: str, seconds: float) -> None:
        """Somebody who pressed or typed something got their first answer."""
        self._answers.labels(kind).observe(seconds)

    def unanswered(self, kind: str) -> None:
        """Somebody never got one."""
        self._unanswered.labels(kind).inc()

    def card_followed(self, seconds: float) -> None:
        """The card shows what somebody pressed."""
        self._cards.observe(seconds)

    def drew(self, seconds: float) -> None:
        """A picture was made."""
        self._pictures.observe(seconds)

    def decided(self, level: str, seconds: float, *, failed: bool) -> None:
        """A computer player decided, or failed to."""
        if failed:
            self._failures.labels(level).inc()
        else:
            self._decisions.labels(level).observe(seconds)

    def stored(self, kind: str, seconds: float, refusal: str | None) -> None:
        """The database ran a job, or refused it."""
        self._jobs.labels(kind).observe(seconds)
        if refusal is not None:
            self._refusals.labels(refusal.removeprefix("table-store-")).inc()

    def responded(self, status: int) -> None:
        """Discord answered a request."""
        self._responses.labels(str(status)).inc()

    def lagged(self, seconds: float) -> None:
        """The event loop came so much later than it should."""
        self._lag.observe(seconds)

    async def text(self, client: Giants, tables: Tables, backups: DailyBackups | None) -> bytes:
        """Everything as Prometheus reads it; what is only looked up is looked up now."""
        work = await tables.storage.facts.workload(tables.now())
        for status in {*STATUSES, *work.games}:
            self._games.labels(status).set(work.games.get(status, 0))
        self._behind.set(work.cards_behind)
        self._overdue.set(work.overdue)
        self._notices.set(work.notices)
        self._servers.set(len(client.guilds))
        self._shards.set(client.shard_count or 0)
        self._held.set(len(client.shards))
        self._blocks.set(client.blocks.plan.blocks)
        self._blocks_held.set(len(client.blocks.held))
        for block in range(client.blocks.plan.blocks):
            self._block_held.labels(str(block)).set(block in client.blocks.held)
        for number, shard in client.shards.items():
            self._connected.labels(str(number)).set(not shard.is_closed())
            self._latency.labels(str(number)).set(shard.latency)
        self._outages.clear()
        for outage in tables.computer_outages:
            self._outages.labels(outage.level).set(1)
        if backups is not None and backups.ours():
            self._note_backups(backups.report())
        elif backups is not None:
            self._backup_ok.set(1)  # that is for another process to say
        return generate_latest(self.registry)

    def _note_backups(self, report: dict[str, Any]) -> None:
        self._backup_ok.set(report["ok"])
        age = report["age_seconds"]
        self._backup_age.set(float("inf") if age is None else age)
