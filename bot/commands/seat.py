"""`/giants seat …`, `/giants order …`, `/giants vote`: one's seat, standing orders, and votes."""

from typing import Any, Final

from discord import app_commands

from bot.play.standing_orders import ORDERS
from bot.tables.operations.seats import OfferSeat, WithdrawOffer
from bot.tables.vote import PROPOSALS, WHEN_ENDED, Proposal
from bot.ui.press import Press
from bot.ui.respond import answering
from engine import Colour
from engine.actions import Bid

from .common import Steps, client_of, game_here, help_text, submit_and_tell, with_bid

ASKED: Final = tuple(kind for kind in PROPOSALS if kind != "settings")  # for which there is a command


class SeatCommands(app_commands.Group):
    """One's seat: to offer, to keep, or to take over from somebody."""

    def __init__(self) -> None:
        super().__init__(name="seat", description=help_text("seat"))

    @app_commands.command(name="offer", description=help_text("seat-offer"))
    async def offer(self, interaction: Press) -> None:
        """Offer one's seat."""
        await submit_and_tell(interaction, OfferSeat(), "seat-offered")

    @app_commands.command(name="keep", description=help_text("seat-keep"))
    async def keep(self, interaction: Press) -> None:
        """Keep it after all."""
        await submit_and_tell(interaction, WithdrawOffer(), "seat-kept")

    @app_commands.command(name="take", description=help_text("seat-take"))
    @app_commands.describe(colour=help_text("seat-take-colour"))
    async def take(self, interaction: Press, colour: Colour) -> None:
        """Ask for a seat that is on offer."""
        async with answering(interaction) as say:
            game = await game_here(interaction)
            await client_of(interaction).votes.ask_for_seat(interaction, game, colour, say)

    @app_commands.command(name="accept", description=help_text("seat-accept"))
    async def accept(self, interaction: Press) -> None:
        """Take a seat that one was asked to take."""
        async with answering(interaction) as say:
            await client_of(interaction).votes.accept_seat(interaction, await game_here(interaction), say)

    @app_commands.command(name="refuse", description=help_text("seat-refuse"))
    async def refuse(self, interaction: Press) -> None:
        """Not take it."""
        async with answering(interaction) as say:
            await client_of(interaction).votes.refuse_seat(interaction, await game_here(interaction), say)


class OrderCommands(app_commands.Group):
    """Standing orders: decisions that are left for later."""

    def __init__(self) -> None:
        super().__init__(name="order", description=help_text("order"))

    @app_commands.command(name="set", description=help_text("order-set"))
    @app_commands.describe(what=help_text("order-what"))
    @app_commands.choices(
        what=[app_commands.Choice(name=help_text(f"order-{word}"), value=word) for word in ORDERS]
    )
    async def set(self, interaction: Press, what: str) -> None:
        """Leave a standing order."""
        async with answering(interaction) as say:
            client = client_of(interaction)
            game = await game_here(interaction)
            await client.menu.order(interaction, game, what, say)

    @app_commands.command(name="bid", description=help_text("order-bid"))
    @with_bid
    async def bid(self, interaction: Press, /, **parts: Any) -> None:
        """Leave a bid for the next auction."""
        async with answering(interaction) as say:
            game = await game_here(interaction)
            await client_of(interaction).menu.prebid(interaction, game, str(Bid(**parts)), say)


@app_commands.command(name="vote", description=help_text("vote"))
@app_commands.describe(question=help_text("vote-question"), steps=help_text("vote-steps"))
@app_commands.choices(
    question=[app_commands.Choice(name=help_text(f"vote-{kind}"), value=kind) for kind in ASKED]
)
async def vote(interaction: Press, question: Proposal, steps: Steps | None = None) -> None:
    """Be shown what the table would be asked, and ask it."""
    async with answering(interaction) as say:
        game = await game_here(interaction, over=question in WHEN_ENDED)
        await client_of(interaction).votes.ask(interaction, game, question, say, steps=steps)
