"""What a bot needs of Discord: a token, a way there, a clock that is right, commands, permissions."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from email.utils import parsedate_to_datetime
from itertools import groupby
from typing import Any, Final, NamedTuple

import aiohttp
import discord

from bot.command_sync import same_commands
from bot.endpoints import discord_at
from bot.operation.command_list import english_payloads
from bot.operation.logs import reason_of
from bot.settings import Settings
from bot.storage.database import Finding
from bot.ui.permissions import NEEDED, invite_link, missing_permissions

WRONG_CLOCK: Final = 2.0  # seconds
PAGE: Final = 200  # servers that Discord tells at once
MOST_SERVERS: Final = 50  # servers whose channels are looked at: each costs three requests
FEW_STARTS: Final = 10  # connections left of the thousand a day
NO_TOKEN: Final = "Copy the bot's token from https://discord.com/developers/applications into DISCORD_TOKEN."


class LivePlace(NamedTuple):
    """Where a game is under way."""

    game: int
    server: int
    channel: int


async def _note_asked(
    _session: aiohttp.ClientSession, context: Any, _start: aiohttp.TraceRequestStartParams
) -> None:
    context.asked = time.time()


def ahead_of(date: str, asked: float, answered: float) -> float:
    """How many seconds our clock is ahead of a date in an answer at least, however long that took: the date
    was written after we asked, before we had it, and tells whole seconds.
    """
    there = parsedate_to_datetime(date).timestamp()
    return min(0.0, answered - there) + max(0.0, asked - (there + 1))


class DiscordChecks:
    """Asks Discord, with one login; every question is a method."""

    def __init__(self, settings: Settings, places: Sequence[LivePlace]) -> None:
        self._settings = settings
        self._places = places
        self._offsets: list[float] = []

    async def examine(self) -> list[Finding]:
        """All that Discord can be asked; what a missing token or way there rules out is left out."""
        token = self._settings.token
        if token is None:
            return [
                Finding("token", "warning", "DISCORD_TOKEN is not set: giants opens the playground", NO_TOKEN)
            ]
        if token.get_secret_value().count(".") != 2:
            return [Finding("token", "error", "DISCORD_TOKEN does not look like a token", NO_TOKEN)]
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(_note_asked)
        trace.on_request_end.append(self._note_date)
        client = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
        with discord_at(self._settings.discord_api, self._settings.discord_gateway):
            try:
                return await self._logged_in(client, token.get_secret_value())
            finally:
                await client.close()

    async def _note_date(
        self, _session: aiohttp.ClientSession, context: Any, end: aiohttp.TraceRequestEndParams
    ) -> None:
        date = end.response.headers.get("Date")
        if date is not None:
            self._offsets.append(ahead_of(date, context.asked, time.time()))

    async def _logged_in(self, client: discord.Client, token: str) -> list[Finding]:
        try:
            async with asyncio.timeout(30):
                await client.login(token)
        except discord.LoginFailure:
            return [Finding("token", "error", "Discord does not accept DISCORD_TOKEN", NO_TOKEN)]
        except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException) as error:
            remedy = "Look at network, DNS, firewall and proxy (GIANTS_DISCORD_API); see https://discordstatus.com."
            return [Finding("discord", "error", f"it can't be reached: {reason_of(error)}", remedy)]
        found = [Finding("token", "ok", f"it belongs to {client.user}"), self._clock()]
        found += self._application(client)
        for question in (self._gateway, self._commands, self._servers, self._channels):
            try:
                found += await question(client)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                subject = question.__name__.strip("_")
                found.append(
                    Finding(subject, "warning", f"Discord does not say: {reason_of(error)}", "Ask again.")
                )
        return found

    def _clock(self) -> Finding:
        offset = min(self._offsets, key=abs, default=0.0)
        if abs(offset) > WRONG_CLOCK:
            way = "ahead of" if offset > 0 else "behind"
            remedy = "Let the system set its clock (timedatectl set-ntp true): deadlines depend on it."
            return Finding("clock", "error", f"it is {abs(offset):.0f} s {way} Discord's", remedy)
        return Finding("clock", "ok", "it agrees with Discord's")

    def _application(self, client: discord.Client) -> Iterable[Finding]:
        application = client.application
        if application is None:
            return
        yield Finding("intents", "ok", "none that Discord has to grant are needed")
        if application.interactions_endpoint_url:
            remedy = (
                "Clear 'Interactions Endpoint URL' on the application's page: presses never reach the bot."
            )
            yield Finding("interactions", "error", "Discord sends presses to an address instead", remedy)
        if application.bot_require_code_grant:
            remedy = "Switch 'Requires OAuth2 Code Grant' off on the page of the bot."
            yield Finding("invitation", "error", "nobody can invite the bot", remedy)
        elif not application.bot_public:
            yield Finding("invitation", "ok", "only its owner can invite the bot ('Public Bot' is off)")

    async def _gateway(self, client: discord.Client) -> list[Finding]:
        shards, _, limit = await client.http.get_bot_gateway()
        found = []
        if limit["remaining"] < FEW_STARTS:
            hours = limit["reset_after"] / 3_600_000
            remedy = f"Start it less often: there are more in {hours:.0f} hours."
            says = f"only {limit['remaining']} connections are left"
            found.append(Finding("gateway", "error", says, remedy))
        chosen = self._settings.shards
        if chosen is not None and chosen < shards:
            remedy = f"Unset GIANTS_SHARDS, or set it to {shards} at least."
            found.append(Finding("shards", "error", f"{chosen} are set, Discord wants {shards}", remedy))
        return found or [
            Finding("gateway", "ok", f"{limit['remaining']} connections are left, shards: {shards}")
        ]

    async def _commands(self, client: discord.Client) -> list[Finding]:
        theirs = await client.http.get_global_commands(client.application_id or 0)
        ours = english_payloads()  # translations are not compared
        if not theirs:
            return [
                Finding("commands", "warning", "Discord knows none", "Start the bot: it tells Discord them.")
            ]
        if not same_commands(ours, [dict(command) for command in theirs]):
            remedy = "Start this version of the bot: it tells Discord its own."
            return [Finding("commands", "warning", "Discord knows those of another version", remedy)]
        return [Finding("commands", "ok", f"Discord knows all {len(theirs)}")]

    async def _servers(self, client: discord.Client) -> list[Finding]:
        servers: list[Any] = []
        while page := await client.http.get_guilds(PAGE, after=servers[-1]["id"] if servers else None):
            servers += page
            if len(page) < PAGE:
                break
        link = invite_link(client.application_id or 0)
        if not servers:
            return [Finding("servers", "warning", "the bot is in none", f"Invite it: {link}")]
        found = []
        for server in servers:
            granted = discord.Permissions(int(server["permissions"]))
            missing = [name.replace("_", " ") for name in NEEDED if not getattr(granted, name)]
            if missing and not granted.administrator:
                says = f"{server['name']} ({server['id']}): the bot lacks {', '.join(missing)}"
                found.append(
                    Finding("servers", "warning", says, f"Grant it to the bot's role, or invite anew: {link}")
                )
        return found or [Finding("servers", "ok", f"in {len(servers)}, with all permissions that it needs")]

    async def _channels(self, client: discord.Client) -> list[Finding]:
        """Whether the bot may post where games are under way."""
        found = []
        by_server = groupby(sorted(self._places, key=lambda place: place.server), lambda place: place.server)
        for number, (server, places) in enumerate(by_server):
            if number == MOST_SERVERS:
                break
            found += await self._channels_of(client, server, list(places))
        return found or [Finding("channels", "ok", f"it may post in all {len(self._places)} with games")]

    async def _channels_of(
        self, client: discord.Client, server: int, places: list[LivePlace]
    ) -> list[Finding]:
        try:
            guild = await client.fetch_guild(server)
            me = await guild.fetch_member(client.user.id if client.user else 0)
            channels = {channel.id: channel for channel in await guild.fetch_channels()}
        except (discord.NotFound, discord.Forbidden):
            games = ", ".join(str(place.game) for place in places)
            remedy = "Invite it again; the games wait."
            return [Finding("channels", "warning", f"the bot is not in the server of game {games}", remedy)]
        found = []
        for place in places:
            channel = channels.get(place.channel)
            if channel is None:
                continue  # a thread, or gone, of which the bot tells its table
            missing = missing_permissions(channel.permissions_for(me), thread=False)
            if missing:
                what = ", ".join(name.replace("_", " ") for name in missing)
                says = f"game {place.game} in #{channel.name} of {guild.name}: the bot lacks {what}"
                remedy = "Grant it in the channel's permissions, or move the game with /table move."
                found.append(Finding("channels", "warning", says, remedy))
        return found
