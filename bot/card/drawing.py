"""Drawing a card: its page, the board's picture, and the files below the card of a game that is over."""

import hashlib
import io
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import discord

from bot.studio import Studio
from bot.tables.log_entry import Entry, Kind
from bot.tables.model import LIVE
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.names import DisplayNames, Names, markdown_names
from bot.ui.page import Block, Page, Preview
from bot.words import Words, words
from engine import Event
from engine.events import PhaseBegan, RoundBegan

from .final_files import carried_lines, film, final_files
from .log_lines import event_lines
from .pages import final_page, fresh_events, game_page, lobby_page
from .questions import question_blocks, undone_by


class UploadedPicture(NamedTuple):
    """A picture that a card has: where nothing on it changed it need not be uploaded again."""

    filename: str
    digest: bytes


class DrawnCard(NamedTuple):
    """A card as a message: its files are to be uploaded, unless it keeps those that the message has."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    picture: UploadedPicture | None = None
    keeps_files: bool = False


class CardDrawing:
    """Draws a table's card as everybody may see it, in the table's language."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names

    async def draw(
        self,
        table: TableView,
        entries: Sequence[Entry],
        fresh: Sequence[Entry],
        uploaded: UploadedPicture | None = None,
    ) -> DrawnCard:
        """The card as a message: `entries` are told in words, `fresh` are those that it did not show yet.

        `uploaded` is the picture that the message has, if it is known and may be kept.
        """
        say = words(table.settings.language)
        names = await self._names.at_table(table, say)
        panel, record = "card", None
        if table.status == "open":
            page, panel = lobby_page(table, names, say), "lobby"
        elif table.status in LIVE:
            lines = event_lines(entries, markdown_names(names), say)
            page = game_page(table, names, say, lines, await self._questions(table, names, say))
        else:
            record = await self._final_record(table)
            carried = await self._carried(record, names, say)
            asked = await self._questions(table, names, say)
            page = final_page(table, names, say, carried, await self._ending(table), asked)
        picture, shows = await self._picture(table, page, names, fresh), None
        if picture is not None:
            shows = UploadedPicture(picture.filename, hashlib.sha256(picture.fp.read()).digest())
            picture.reset()
        keeps = (
            record is None and shows is not None and uploaded is not None and shows.digest == uploaded.digest
        )
        if keeps and picture is not None and uploaded is not None:
            picture.filename, shows = uploaded.filename, uploaded
        view = layout(page, game=table.id, version=table.version, panel=panel, picture=picture)
        files = [picture] if picture and not keeps else []
        if record is not None:
            files += await self._final_files(table.id, record, names, say, view)
        return DrawnCard(view, files, shows, keeps)

    async def _questions(self, table: TableView, names: Names, say: Words) -> list[Block]:
        """What is asked of the table now."""
        return question_blocks(table, names, say, await undone_by(self._tables, table, names, say))

    async def _ending(self, table: TableView) -> Entry | None:
        """The entry that ended a game."""
        kinds: tuple[Kind, ...] = ("finished", "abandoned")
        return next(reversed(await self._tables.storage.tables.entries_of(table.id, kinds, after=0)), None)

    async def _picture(
        self, table: TableView, page: Page, names: Names, fresh: Sequence[Entry]
    ) -> discord.File | None:
        """The board, if the page shows it and the table wants to see it now."""
        shown = any(isinstance(block, Preview) for block in page.blocks)
        if table.view is None or not shown or not wants_picture(table, fresh):
            return None
        say = words(table.settings.language)
        events = fresh_events(fresh, names, say, redacted=table.owners_hidden)
        webp, alt = await self._studio.card(table.view, names, say, events, small=True)
        return discord.File(io.BytesIO(webp), f"giants-{table.id}-{table.version}.webp", description=alt)

    async def _final_record(self, table: TableView) -> str | None:
        """The record of a game that is over for good."""
        if table.view is None or not table.over_for_good:
            return None
        return await self._tables.record(table.id)

    async def _carried(self, record: str | None, names: Names, say: Words) -> list[str]:
        """Who carried for whom in a game that is over for good."""
        return [] if record is None else await self._studio.run(partial(carried_lines, record, names, say))

    async def _final_files(
        self, game: int, record: str, names: Names, say: Words, view: discord.ui.LayoutView
    ) -> list[discord.File]:
        """The film and the record, put below a final card."""
        animation = await self._studio.run(partial(film, record, names, say))
        shown, record_file = final_files(game, record, animation, say("recap-alt"))
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(shown, description=shown.description)))
        view.add_item(discord.ui.File(record_file))
        return [shown, record_file]


def wants_picture(table: TableView, fresh: Sequence[Entry]) -> bool:
    """Whether a table wants to see the board now: at every action, once a phase, or only when asked."""
    if table.settings.pictures == "action" or table.status in ("finished", "abandoned"):
        return True
    events: list[Event] = [event for entry in fresh for event in entry.events]
    changed = any(isinstance(event, PhaseBegan | RoundBegan) for event in events)
    return table.settings.pictures == "phase" and changed
