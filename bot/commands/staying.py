"""Commands that keep people in their games: reminders, being away, offers, votes, orders, privacy."""

import asyncio
from contextlib import suppress
from typing import Any, Final, Literal

from discord import app_commands

from bot.moderation.rights import person
from bot.play.standing_orders import ORDERS, refuse_prebid
from bot.reminders.quiet_hours import zones
from bot.reminders.time_input import away_until, ends_offered, quiet_hours, zone_named
from bot.tables.errors import Refused
from bot.tables.operations.decisions import LeaveOrder
from bot.tables.operations.lifecycle import Resume
from bot.tables.operations.seats import Away, ComeBack, OfferSeat, WithdrawOffer
from bot.tables.operations.votes import Propose
from bot.ui.respond import Press, answering, tell, words_for
from engine import Colour
from engine.actions import Bid

from .common import game_here, giants, says

StandIn = Literal["wait", "easy", "normal", "hard"]
Choices = list[app_commands.Choice[str]]


@app_commands.command(name="reminders", description=says("reminders"))
@app_commands.describe(
    where=says("reminders-where"), quiet=says("reminders-quiet"), zone=says("reminders-zone")
)
async def reminders(
    interaction: Press,
    where: Literal["channel", "dm", "off"] | None = None,
    quiet: app_commands.Range[str, 1, 20] | None = None,
    zone: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """How one is reminded; without options, all of it by buttons."""
    async with answering(interaction) as say:
        client = giants(interaction)
        changes: dict[str, Any] = {}
        if where is not None:
            changes["reach"] = where
        if quiet is not None:
            changes |= quiet_hours(quiet)
        if zone is not None:
            changes["zone"] = zone_named(zone, await asyncio.to_thread(zones))
        if changes:
            await client.tables.storage.people.change(interaction.user.id, **changes)
        await client.staying.reminders(interaction, say)


@reminders.autocomplete("zone")
async def _zones(interaction: Press, current: str) -> Choices:
    typed = current.strip().casefold().replace(" ", "_")
    found = [name for name in await asyncio.to_thread(zones) if typed in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]


@app_commands.command(name="away", description=says("away"))
@app_commands.describe(until=says("away-until"), stand_in=says("away-stand_in"))
async def away(
    interaction: Press, until: app_commands.Range[str, 1, 20], stand_in: StandIn = "normal"
) -> None:
    """Be away from all one's games until a day."""
    async with answering(interaction) as say:
        client, who = giants(interaction), await person(interaction)
        preferences = await client.tables.storage.people.of(who.user)
        at = away_until(until, preferences, client.tables.now())
        count = 0
        for listed in await client.tables.storage.tables.of_user(who.user):
            if listed.status in ("playing", "paused"):
                with suppress(Refused):  # it ended just now: there is nothing left to be away from
                    await client.tables.submit(
                        listed.id, who, Away(at, None if stand_in == "wait" else stand_in)
                    )
                    count += 1
        if not count:
            raise Refused("away-none")
        await tell(interaction, say("away-done", count=count, until=f"<t:{int(at)}:D>", stand_in=stand_in))


@away.autocomplete("until")
async def _ends(interaction: Press, current: str) -> Choices:
    client, say = giants(interaction), words_for(interaction)
    preferences = await client.tables.storage.people.of(interaction.user.id)
    offered = ends_offered(current, preferences, client.tables.now())
    return [
        app_commands.Choice(name=say("away-choice", days=days, date=day.isoformat()), value=text)
        for text, days, day in offered
    ]


@app_commands.command(name="back", description=says("back"))
async def back(interaction: Press) -> None:
    """Be back at all one's games."""
    async with answering(interaction) as say:
        client, who = giants(interaction), await person(interaction)
        count = 0
        for listed in await client.tables.storage.tables.of_user(who.user):
            look = await client.tables.look(listed.id, who.user)
            if look.seat is None or not (look.table.asleep or look.seat.stand_in or look.seat.away_until):
                continue
            with suppress(Refused):  # a game that can't be woken keeps nobody from the others
                if look.table.asleep:  # waking a game gives back the seat as well
                    await client.tables.submit(listed.id, who, Resume())
                else:
                    await client.tables.submit(listed.id, who, ComeBack())
                count += 1
        await tell(interaction, say("away-back", count=count))


@app_commands.command(name="privacy", description=says("privacy"))
async def privacy(interaction: Press) -> None:
    """What is stored about one: see, get or delete it."""
    async with answering(interaction) as say:
        await giants(interaction).staying.privacy(interaction, say)


@app_commands.command(name="vote", description=says("vote"))
@app_commands.describe(question=says("vote-question"))
@app_commands.choices(
    question=[
        app_commands.Choice(name=says(f"vote-{kind}"), value=kind) for kind in ("undo", "end", "abandon")
    ]
)
@app_commands.guild_only
async def vote(interaction: Press, question: Literal["undo", "end", "abandon"]) -> None:
    """Put a question to the table."""
    async with answering(interaction) as say:
        client = giants(interaction)
        game = await game_here(interaction)
        await client.tables.submit(
            game, await person(interaction), Propose(question), press=str(interaction.id)
        )
        client.reminders.wake()
        await tell(interaction, say("vote-asked"))


@app_commands.command(name="order", description=says("order"))
@app_commands.describe(what=says("order-what"))
@app_commands.choices(what=[app_commands.Choice(name=says(f"order-{word}"), value=word) for word in ORDERS])
@app_commands.guild_only
async def order(interaction: Press, what: str) -> None:
    """Leave a standing order."""
    async with answering(interaction) as say:
        client = giants(interaction)
        game = await game_here(interaction)
        if what not in ORDERS:
            raise Refused("table-no-such-order", order=what[:20])
        kind, line = ORDERS[what]
        await client.tables.submit(game, await person(interaction), LeaveOrder(kind, line))
        await client.play.private.screen(interaction, game, say)


@app_commands.command(name="prebid", description=says("prebid"))
@app_commands.describe(
    markers=says("bid-markers"),
    workers=says("bid-workers"),
    sorcerer=says("bid-sorcerer"),
    chief=says("bid-chief"),
)
@app_commands.guild_only
async def prebid(
    interaction: Press,
    markers: app_commands.Range[int, 0, 6] = 0,
    workers: app_commands.Range[int, 0, 6] = 0,
    sorcerer: bool = False,
    chief: bool = False,
) -> None:
    """Leave a bid for the next auction."""
    async with answering(interaction) as say:
        client = giants(interaction)
        game = await game_here(interaction)
        refuse_prebid(await client.tables.look(game, interaction.user.id))
        bid = Bid(markers=markers, workers=workers, sorcerer=sorcerer, chief=chief)
        await client.tables.submit(game, await person(interaction), LeaveOrder("bid", str(bid)))
        await client.play.private.screen(interaction, game, say)


class SeatCommands(app_commands.Group):
    """One's seat: to offer, to keep, or to take over from somebody."""

    def __init__(self) -> None:
        super().__init__(name="seat", description=says("seat"), guild_only=True)

    @app_commands.command(name="offer", description=says("seat-offer"))
    async def offer(self, interaction: Press) -> None:
        """Offer one's seat."""
        async with answering(interaction) as say:
            client, game = giants(interaction), await game_here(interaction)
            await client.tables.submit(
                game, await person(interaction), OfferSeat(), press=str(interaction.id)
            )
            await tell(interaction, say("seat-offered"))

    @app_commands.command(name="keep", description=says("seat-keep"))
    async def keep(self, interaction: Press) -> None:
        """Keep it after all."""
        async with answering(interaction) as say:
            client, game = giants(interaction), await game_here(interaction)
            await client.tables.submit(
                game, await person(interaction), WithdrawOffer(), press=str(interaction.id)
            )
            await tell(interaction, say("seat-kept"))

    @app_commands.command(name="take", description=says("seat-take"))
    @app_commands.describe(colour=says("seat-take-colour"))
    async def take(self, interaction: Press, colour: Colour) -> None:
        """Ask for a seat that is on offer."""
        async with answering(interaction) as say:
            game = await game_here(interaction)
            await giants(interaction).staying.ask_for_seat(interaction, game, colour, say)


STAYING: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (
    *(reminders, away, back, privacy),
    *(vote, order, prebid),
)
