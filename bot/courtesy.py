"""Answering people: in private, in their language, and always, whatever went wrong."""

import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
from discord import ui

from engine import Illegal

from .layout import cut
from .store import StoreError
from .tables.refusals import Refused
from .tables.table import Person, Place
from .words import Words, languages, words

_log = logging.getLogger(__name__)
NO_PINGS: Final = discord.AllowedMentions.none()
Press = discord.Interaction[Any]


def words_for(interaction: Press) -> Words:
    """The words of the person who acts, as far as their language is spoken here."""
    language = interaction.locale.value.partition("-")[0]
    return words(language if language in languages() else "en")


def person(interaction: Press) -> Person:
    """Who acts, and whether they may moderate here: whoever may remove others' messages may."""
    allowed = interaction.permissions
    return Person(interaction.user.id, allowed.manage_messages or allowed.administrator)


def place(interaction: Press) -> Place:
    """Where they act."""
    return Place(interaction.guild_id, interaction.channel_id or 0)


def note(text: str) -> ui.LayoutView:
    """A message of one paragraph."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(text, 3900)))
    return view


async def tell(interaction: Press, text: str) -> None:
    """Say something to one person alone."""
    await show(interaction, note(text))


async def show(
    interaction: Press, view: ui.LayoutView, files: Sequence[discord.File] = (), *, instead: bool = False
) -> None:
    """Show something to one person alone: as a new message, or instead of the panel they pressed on."""
    response = interaction.response
    if instead and not response.is_done() and interaction.message is not None:
        await response.edit_message(view=view, attachments=list(files), allowed_mentions=NO_PINGS)
    elif instead:
        await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=NO_PINGS
        )
    elif response.is_done():
        await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NO_PINGS
        )
    else:
        await response.send_message(view=view, files=list(files), ephemeral=True, allowed_mentions=NO_PINGS)


@asynccontextmanager
async def courtesy(interaction: Press, game: int | None = None) -> AsyncIterator[Words]:
    """Whatever is raised inside is answered: a refusal with its reason, a fault with a reference."""
    say = words_for(interaction)
    try:
        yield say
    except (Refused, Illegal, StoreError) as refusal:
        await _try_to_tell(interaction, say(refusal.key, **refusal.blanks), game)
    except discord.HTTPException as error:
        # The interaction is gone, or Discord is in trouble: what was decided is stored all the same.
        _log.warning("game %s: an answer could not be given: %s", game, error)
    except Exception:  # noqa: BLE001 - the player is told, the fault is logged with its game
        reference = secrets.token_hex(3)
        _log.exception("game %s: fault %s", game, reference)
        await _try_to_tell(interaction, say("fault", reference=reference), game)


async def _try_to_tell(interaction: Press, text: str, game: int | None) -> None:
    try:
        await tell(interaction, text)
    except discord.HTTPException as error:
        _log.warning("game %s: an answer could not be given: %s", game, error)
