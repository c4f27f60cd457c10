"""Drawing a card: its page, its pictures, and the files below the card of a game that is over."""

import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

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

from .final_files import final_files, story_lines
from .log_lines import event_lines
from .pages import final_page, game_page, lobby_page
from .pictures import CardPictures, PictureDrawing
from .questions import question_blocks, undone_by


class UploadedPictures(NamedTuple):
    """The pictures that a card has: where nothing on them changed they need not be uploaded again."""

    filenames: tuple[str, ...]
    digests: tuple[bytes, ...]


class DrawnCard(NamedTuple):
    """A card as a message: its files are to be uploaded, unless it keeps those that the message has.

    `page` and `pictures` are what it was made of.
    """

    view: discord.ui.LayoutView
    files: list[discord.File]
    page: Page
    pictures: CardPictures
    uploaded: UploadedPictures | None = None
    keeps_files: bool = False


class CardDrawing:
    """Draws a table's card as everybody may see it, in the table's language."""

    def __init__(self, tables: Tables, studio: Studio, names: DisplayNames) -> None:
        self._tables = tables
        self._studio = studio
        self._names = names
        self._pictures = PictureDrawing(studio, names)

    async def draw(
        self,
        table: TableView,
        entries: Sequence[Entry],
        fresh: Sequence[Entry],
        uploaded: UploadedPictures | None = None,
    ) -> DrawnCard:
        """The card as a message: `entries` are told in words, `fresh` are those that it did not show yet.

        `uploaded` is what pictures the message has, if that is known and they may be kept.
        """
        say = words(table.settings.language)
        names = await self._names.at_table(table, say)
        panel, record, over = "card", None, None
        if table.status == "open":
            page, panel = lobby_page(table, names, say), "lobby"
        elif table.status in LIVE:
            lines = event_lines(entries, markdown_names(names), say)
            page = game_page(table, names, say, lines, await self._questions(table, names, say))
        else:
            record = await self._final_record(table)
            told = await self._told(table, record, names, say)
            asked = await self._questions(table, names, say)
            over = await self._ending(table)
            page = final_page(table, names, say, told, over, asked)
        pictures = CardPictures()
        if any(isinstance(block, Preview) for block in page.blocks):
            pictures = await self._pictures.draw(table, names, fresh, over)
        shows = _digested(pictures)
        keeps = False
        if record is None and shows and uploaded and shows.digests == uploaded.digests:
            keeps = True
            for file, filename in zip(pictures.files, uploaded.filenames, strict=True):
                file.filename = filename
            shows = uploaded
        view = layout(
            page,
            game=table.id,
            version=table.version,
            panel=panel,
            picture=pictures.whole,
            closeup=pictures.closeup,
        )
        files = [] if keeps else pictures.files
        if record is not None:
            files += await self._final_files(table, record, names, say, view)
        return DrawnCard(view, files, page, pictures, shows, keeps)

    async def animated(
        self, table: TableView, fresh: Sequence[Entry], drawn: DrawnCard
    ) -> tuple[discord.ui.LayoutView, discord.File] | None:
        """A card that was shown once more, now with an animation for its close-up, which is to be uploaded;
        None where nothing moves or the table wants no animation."""
        if drawn.pictures.closeup is None:
            return None
        names = await self._names.at_table(table, words(table.settings.language))
        film = await self._pictures.moving(table, names, fresh)
        if film is None:
            return None
        view = layout(
            drawn.page,
            game=table.id,
            version=table.version,
            panel="card",
            picture=drawn.pictures.whole,
            closeup=film,
        )
        return view, film

    async def _questions(self, table: TableView, names: Names, say: Words) -> list[Block]:
        """What is asked of the table now."""
        return question_blocks(table, names, say, await undone_by(self._tables, table, names, say))

    async def _ending(self, table: TableView) -> Entry | None:
        """The entry that ended a game."""
        kinds: tuple[Kind, ...] = ("finished", "abandoned", "expired")
        return next(reversed(await self._tables.storage.tables.entries_of(table.id, kinds, after=0)), None)

    async def _final_record(self, table: TableView) -> str | None:
        """The record of a game that is over for good."""
        if table.view is None or not table.over_for_good:
            return None
        return await self._tables.record(table.id)

    async def _told(self, table: TableView, record: str | None, names: Names, say: Words) -> list[str]:
        """What is told of a game that is over for good: whose Moai stand where, best deeds, carriers."""
        if record is None or table.view is None:
            return []
        return await self._studio.run(partial(story_lines, table.view, record, names, say))

    async def _final_files(
        self, table: TableView, record: str, names: Names, say: Words, view: discord.ui.LayoutView
    ) -> list[discord.File]:
        """The final count and the whole game as films, and the record, put below a final card."""
        *films, record_file = await self._studio.run(
            partial(final_files, table.id, table.view, record, names, say)
        )
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        for shown in films:
            gallery.append_item(discord.MediaGalleryItem(shown, description=shown.description))
        view.add_item(gallery)
        view.add_item(discord.ui.File(record_file))
        return [*films, record_file]


def _digested(pictures: CardPictures) -> UploadedPictures | None:
    """What is in a card's pictures, in short; None where it has none."""
    if not pictures.files:
        return None
    digests = []
    for file in pictures.files:
        digests.append(hashlib.sha256(file.fp.read()).digest())
        file.reset()
    return UploadedPictures(tuple(file.filename for file in pictures.files), tuple(digests))
