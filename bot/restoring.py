"""Cards from a future that no longer is: after a database was restored from an older copy.

Nothing in the store says that it was restored; the cards in the channels do. Their versions are later than
the table's, or they belong to games that the copy does not know.
"""

import logging

import discord

from .courtesy import Press, courtesy, tell
from .ids import ControlId
from .tables import Face, Refused, Tables

_log = logging.getLogger(__name__)
_PUBLIC = ("card", "lobby")


async def out_of_time(tables: Tables, interaction: Press, control: ControlId) -> bool:
    """Answer a press on a card that can't be true of this table; whether it was one."""
    if control.panel not in _PUBLIC or not control.game:
        return False
    try:
        face = (await tables.look(control.game)).face
    except Refused:
        return False  # whoever answers says that there is no such game
    strange = _elsewhere(interaction, face)
    if control.version <= face.version and not strange:
        return False
    async with courtesy(interaction, control.game) as say:
        if strange:
            await tell(interaction, say("unknown-control"))
        else:
            await tell(interaction, say("table-news-restored"))
            await _remove(interaction)  # first: a new card may have the same nonce as this one had
            await tables.outbox.card_lost(control.game)
            await tables.stewards.restored(control.game, control.version)
    return True


def _elsewhere(interaction: Press, face: Face) -> bool:
    """A card in a channel where its table is not: the table moved, or its number was given anew."""
    if interaction.guild_id is None or face.place is None:
        return False
    return face.place.channel != interaction.channel_id


async def _remove(interaction: Press) -> None:
    message = interaction.message
    if message is None or message.flags.ephemeral or interaction.channel_id is None:
        return
    channel = interaction.client.get_partial_messageable(interaction.channel_id)
    try:
        await channel.get_partial_message(message.id).delete()
    except discord.HTTPException as error:
        _log.info("a card of another time stays: %s", error)
