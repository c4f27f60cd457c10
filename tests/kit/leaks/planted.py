"""Leaks put into the bot on purpose, each of another kind: whoever hunts leaks must find them all."""

import io
import zlib
from collections.abc import Callable
from typing import Any, Final

import discord
import pytest
from PIL import Image

import engine.views
from bot.card.pages import game_page
from bot.card.poster import CardPoster
from bot.play.standing_orders import order_blocks
from bot.ui.components import layout
from bot.ui.page import Choice, Option, Page, Text
from engine import State
from render.alt import alt_text
from render.pictures import board_picture

Plant = Callable[[pytest.MonkeyPatch, State], None]


def _secret(state: State) -> int:
    """A number that depends on everything that is hidden."""
    return zlib.crc32(repr((state.players, state.bases)).encode())


def in_words(patch: pytest.MonkeyPatch, state: State) -> None:
    """The card says what is sealed."""

    def page(*args: Any) -> Page:
        bids = {seat: str(player.bid) for seat, player in state.players.items()}
        return Page((*game_page(*args).blocks, Text(str(bids))))

    patch.setattr("bot.card.drawing.game_page", page)


def in_alt_text(patch: pytest.MonkeyPatch, state: State) -> None:
    """The words for the picture name an owner."""
    owners = " ".join(base.owner for base in state.bases.values())
    patch.setattr("bot.studio.alt_text", lambda *args, **more: f"{alt_text(*args, **more)[:900]} {owners}")


def in_custom_id(patch: pytest.MonkeyPatch, state: State) -> None:
    """The buttons of the card carry a secret."""
    selection = str(_secret(state))
    patch.setattr(
        "bot.card.drawing.layout", lambda page, **more: layout(Page(page.blocks, selection), **more)
    )


def in_file_name(patch: pytest.MonkeyPatch, state: State) -> None:
    """The card's picture is named after a secret."""

    def renamed(page: Page, *, picture: discord.File | None, **more: Any) -> Any:
        if picture is None:  # a game that was given up
            return layout(page, picture=None, **more)
        picture.filename = f"{_secret(state)}.png"
        return layout(page, picture=picture, **more)

    patch.setattr("bot.card.drawing.layout", renamed)


def in_one_pixel(patch: pytest.MonkeyPatch, state: State) -> None:
    """One pixel has the colour of an owner."""

    def picture(*args: Any, **more: Any) -> bytes:
        image, out = Image.open(io.BytesIO(board_picture(*args, **more))).convert("RGB"), io.BytesIO()
        image.putpixel((3, 3), (_secret(state) % 256, 0, 0))
        image.save(out, "PNG", compress_level=1)
        return out.getvalue()

    patch.setattr("bot.studio.board_picture", picture)


def in_option_value(patch: pytest.MonkeyPatch, state: State) -> None:
    """An option of a private menu looks the same and means something else."""
    told = Choice("drop", "Orders", (Option(str(_secret(state)), "Something"),))
    patch.setattr("bot.play.menu.order_blocks", lambda *args: [*order_blocks(*args)[:1], told])


def in_requests(patch: pytest.MonkeyPatch, state: State) -> None:
    """The bot hesitates over a card, longer for some secrets than for others."""
    real = CardPoster._show

    async def show(cards: Any, due: Any) -> None:
        for _ in range(_secret(state) % 7):
            await cards._client.http.send_typing(due.place.channel)
        await real(cards, due)

    patch.setattr(CardPoster, "_show", show)


def in_views(patch: pytest.MonkeyPatch, state: State) -> None:
    """The engine itself forgets to hide whose Moai stands where."""
    real = engine.views._ahu_views

    def everything(shown: State, viewer: Any) -> Any:
        known = shown.copy()
        known.options = shown.options.model_copy(update={"open_owners": True})
        return real(known, viewer)

    patch.setattr("engine.views._ahu_views", everything)


PLANTS: Final[tuple[Plant, ...]] = (
    *(in_words, in_alt_text, in_custom_id, in_file_name),
    *(in_one_pixel, in_option_value, in_requests, in_views),
)
