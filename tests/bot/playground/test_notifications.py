"""What phones show: the words of plain messages, nothing of Components V2, and never an edit."""

import discord
from discord import ui

from bot.playground.kit import playing
from tests.kit.lobby_bot import LobbyBot


def texts(*words: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for each in words:
        view.add_item(ui.TextDisplay(each))
    return view


async def test_a_plain_message_says_its_words_and_one_of_components_v2_says_nothing() -> None:
    async with playing(LobbyBot) as lobby:
        alice = lobby["Alice"]
        everybody = discord.AllowedMentions(users=True)
        channel = lobby.bot.get_partial_messageable(lobby.channel.id)
        sent = await channel.send(f"{alice.mention}: your bid, please", allowed_mentions=everybody)
        await sent.edit(content=None, view=texts(f"{alice.mention}: a card"), allowed_mentions=everybody)
        await channel.send(view=texts(f"{alice.mention}: a card"), allowed_mentions=everybody)
        await channel.send(f"{alice.mention} hush", silent=True, allowed_mentions=everybody)
        await channel.send(f"{alice.mention} quiet", allowed_mentions=discord.AllowedMentions.none())
        shown = [(each.title, each.text) for each in alice.notifications]
        assert shown == [
            ("Giants (#giants, Rapa Nui)", "@Alice: your bid, please"),
            ("Giants (#giants, Rapa Nui)", ""),
        ]
        assert lobby["Bruno"].notifications == []


async def test_a_direct_message_needs_no_mention() -> None:
    async with playing(LobbyBot) as lobby:
        channel = await lobby.bot.create_dm(discord.Object(lobby["Alice"].id))
        await channel.send("Your game waits.")
        assert [(each.title, each.text) for each in lobby["Alice"].notifications] == [
            ("Giants", "Your game waits.")
        ]
