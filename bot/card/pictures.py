"""The pictures of a card: the lobby, the board with what just happened close up, the poster of the end."""

import io
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

import discord

from bot.studio import Studio
from bot.tables.log_entry import Entry
from bot.tables.public_view import TableView
from bot.ui.names import DisplayNames, Names, plain_names
from bot.words import Words, words
from engine import Event, boards
from engine.events import PhaseBegan, RoundBegan
from engine.rules_data import components
from render.alt import alt_text, closeup_text
from render.closeup import animation
from render.lobby import lobby_picture
from render.poster import final_poster

from .pages import agreed_parts, fresh_events


class CardPictures(NamedTuple):
    """The pictures of a card. The close-up, if there is one, stands above the other."""

    whole: discord.File | None = None
    closeup: discord.File | None = None

    @property
    def files(self) -> list[discord.File]:
        """Those that there are, from top to bottom."""
        return [file for file in (self.closeup, self.whole) if file is not None]


class PictureDrawing:
    """Has a card's pictures drawn, in the table's language, as the table wants them."""

    def __init__(self, studio: Studio, names: DisplayNames) -> None:
        self._studio = studio
        self._names = names

    async def draw(
        self, table: TableView, names: Names, fresh: Sequence[Entry], over: Entry | None = None
    ) -> CardPictures:
        """The pictures that a card shows now; none where the table wants none.

        `fresh` is what the card did not show yet, `over` the entry that ended the game.
        """
        say = words(table.settings.language)
        if table.view is None:
            return await self._lobby(table, names, say)
        if not wants_picture(table, fresh):
            return CardPictures()
        if table.view.outcome is not None:
            return await self._poster(table, names, say, over)
        events = fresh_events(fresh, names, say, redacted=table.owners_hidden)
        stem = f"giants-{table.id}-{table.version}"
        closeup = table.settings.closeup != "board"
        drawn = await self._studio.card(table.view, names, say, events, closeup=closeup)
        whole = _file(drawn.whole, f"{stem}.webp", drawn.alt)
        if drawn.closeup is None:
            return CardPictures(whole)
        text = closeup_text(plain_names(names), say, events)
        return CardPictures(whole, _file(drawn.closeup, f"{stem}-close.webp", text))

    async def moving(self, table: TableView, names: Names, fresh: Sequence[Entry]) -> discord.File | None:
        """The close-up as an animation, where the table wants that and a statue was carried."""
        view = table.view
        if table.settings.closeup != "animation" or view is None or view.outcome is not None:
            return None
        if not wants_picture(table, fresh):
            return None
        say, plain = words(table.settings.language), plain_names(names)
        events = fresh_events(fresh, names, say, redacted=table.owners_hidden)
        film = await self._studio.run(partial(animation, view, plain, say, events))
        text = closeup_text(plain, say, events)
        name = f"giants-{table.id}-{table.version}-moving.webp"
        return None if film is None else _file(film, name, text)

    async def _lobby(self, table: TableView, names: Names, say: Words) -> CardPictures:
        """A table that waits for players."""
        board = boards().get(table.board)
        if table.status != "open" or table.settings.pictures == "request" or board is None:
            return CardPictures()
        seats = [seat.colour for seat in table.seats]
        most = components().player_counts()[-1]
        agreed = agreed_parts(table, say)
        plain = plain_names(names)
        draw = partial(lobby_picture, board, plain, seats, most, agreed, say)
        free = most - len(seats)
        people = [plain[seat] for seat in seats] or [say("lobby-alt-nobody")]
        alt = say("lobby-alt", board=table.board, people=people, free=free, agreed=agreed)
        return CardPictures(_file(await self._studio.run(draw), f"giants-{table.id}-lobby.webp", alt))

    async def _poster(self, table: TableView, names: Names, say: Words, over: Entry | None) -> CardPictures:
        """A game that was played to its end."""
        view, plain = table.view, plain_names(names)
        if view is None:
            return CardPictures()
        date = datetime.fromtimestamp(over.at, UTC).date().isoformat() if over else ""
        place = self._names.of_server(table.place.server if table.place else None)
        draw = partial(final_poster, view, plain, say, place=place, date=date)
        picture = await self._studio.run(draw)
        alt = await self._studio.run(partial(alt_text, view, plain, say))
        return CardPictures(_file(picture, f"giants-{table.id}-{table.version}.png", alt))


def _file(content: bytes, name: str, alt: str) -> discord.File:
    return discord.File(io.BytesIO(content), name, description=alt)


def wants_picture(table: TableView, fresh: Sequence[Entry]) -> bool:
    """Whether a table wants to see the board now: at every action, once a phase, or only when asked."""
    if table.settings.pictures == "action" or table.status in ("finished", "abandoned"):
        return True
    events: list[Event] = [event for entry in fresh for event in entry.events]
    changed = any(isinstance(event, PhaseBegan | RoundBegan) for event in events)
    return table.settings.pictures == "phase" and changed
