"""Where a game turned: after it is over for good, the decisions that cost each player most.

Everybody who may watch the game may ask. It is thought over once, in a process of its own, while a page waits
that can be left; what a control carries is the seat and which of its decisions is shown.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.computers.reviews import GameKey, GivenUpError, Review, ReviewFailedError, Reviews
from bot.studio import Studio
from bot.tables.service import Tables
from bot.ui.arguments import colour_named, first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.press import Press
from bot.ui.respond import show_panel, tell
from bot.words import Words
from engine import Colour, read_record

from .pages import Replay
from .replay_panel import ReplayPanel
from .turn_pages import told_turns, turned_page, waiting_page

_log = logging.getLogger(__name__)
PANEL: Final = "turned"


class TurningPoints:
    """Shows the dearest decisions of finished games."""

    def __init__(self, tables: Tables, studio: Studio, replays: ReplayPanel, reviews: Reviews) -> None:
        self._tables = tables
        self._studio = studio
        self._replays = replays
        self._reviews = reviews
        self._following: dict[tuple[GameKey, int], asyncio.Task[None]] = {}

    async def open(self, interaction: Press, game: int, say: Words) -> None:
        """One's own decisions first; a page that waits while they are looked for."""
        replay = await self._replays.replay_of(interaction, game, say)
        found = self._reviews.known(_key(replay))
        if found is not None:
            await self._show(interaction, replay, found, _first_seat(replay, interaction.user.id), 0, say)
            return
        table = replay.table
        view = layout(waiting_page(say), game=game, version=table.version, panel=PANEL)
        await show_panel(interaction, game, view, instead=True)
        record = await self._tables.record(game)
        waits = (_key(replay), interaction.user.id)
        if waits in self._following:  # asked again: the newest page is the one that is followed up
            self._following[waits].cancel()
        following = asyncio.create_task(self._follow(interaction, replay, record, say), name="review follows")
        self._following[waits] = following
        following.add_done_callback(lambda done: self._forget(waits, done))

    def _forget(self, waits: tuple[GameKey, int], done: asyncio.Task[None]) -> None:
        if self._following.get(waits) is done:
            del self._following[waits]

    async def _follow(self, interaction: Press, replay: Replay, record: str, say: Words) -> None:
        """Show what was found in place of the page that waits, unless it was left."""
        try:
            found = await self._reviews.of(_key(replay), record, interaction.user.id)
            await self._show(interaction, replay, found, _first_seat(replay, interaction.user.id), 0, say)
        except ReviewFailedError as error:
            _log.warning("game %s: no review: %s", replay.table.id, error)
            await tell(interaction, say("turned-failed"))
        except GivenUpError:
            return
        except Exception:  # noqa: BLE001 - nobody else hears of what goes wrong in a task
            _log.exception("game %s: its review was not shown", replay.table.id)

    async def pressed(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Another player, another of the decisions, or what the page that waits offers."""
        replay = await self._replays.replay_of(interaction, control.game, say)
        found = self._reviews.known(_key(replay))
        if control.word == "never":
            self._reviews.give_up(_key(replay), interaction.user.id)
            await self._replays.open(interaction, control.game, say)
            return
        if found is None:  # it still waits, or the bot was started anew
            await self.open(interaction, control.game, say)
            return
        chosen, _, number = control.selection.partition(".")
        if control.word == "seat":
            chosen, number = first_of(values), "0"
        seats = replay.steps[0].view.seats
        seat = colour_named(chosen) if chosen in seats else _first_seat(replay, interaction.user.id)
        await self._show(interaction, replay, found, seat, int(number) if number.isdecimal() else 0, say)

    async def go_there(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """The replay, at the moment of a decision."""
        number = int(control.selection) if control.selection.isdecimal() else 0
        await self._replays.open(interaction, control.game, say, number=number)

    async def _show(
        self, interaction: Press, replay: Replay, found: Review, seat: Colour, number: int, say: Words
    ) -> None:
        game, turns = replay.table.id, found.get(seat, ())
        record = await self._tables.record(game)
        told = await self._studio.run(
            lambda: told_turns(read_record(record), turns, replay.steps, replay.names, say)
        )
        shown = min(number, max(0, len(told) - 1))
        page = turned_page(replay, found, seat, told, shown, say)
        if not told:
            view = layout(page, game=game, version=replay.table.version, panel=PANEL)
            await show_panel(interaction, game, view, instead=True)
            return
        view, file = await self._replays.message_of(replay, told[shown].step, page, say, PANEL)
        await show_panel(interaction, game, view, [file], instead=True)

    async def close(self) -> None:
        """Stop looking for anything."""
        following = list(self._following.values())
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        await self._reviews.close()


def _key(replay: Replay) -> GameKey:
    return GameKey(replay.table.id, replay.table.version)


def _first_seat(replay: Replay, user: int) -> Colour:
    """The seat of whoever asks; the first of the table for a spectator."""
    own = (seat.colour for seat in replay.table.seats if seat.user == user)
    return next(own, replay.steps[0].view.seats[0])
