"""`/giants host …`: what a table's host may do, and moderators too; they find most of it in `/table …`."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord import app_commands

from bot.moderation.operations import ModeratorOperations
from bot.moderation.rights import person, refuse_other_server
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.ui.press import Press, note_game
from bot.ui.respond import answering, tell
from bot.words import Words

from .common import Commands, GameNumber, add_copies, client_of, game_here, help_text
from .server_setup import deadline

Operation = Callable[[ModeratorOperations, int, Person, str], Awaitable[None]]


async def authorise(interaction: Press, game: int | None, *, host: bool = False) -> tuple[Person, int]:
    """Who acts, being a moderator here (or, with `host`, the table's host), and on which game of this server;
    Refused for everybody else.
    """
    client = client_of(interaction)
    who = await person(interaction)
    if not who.moderator and not host:
        raise Refused("table-not-moderator")
    number = await game_here(interaction) if game is None else game
    note_game(number)
    await refuse_other_server(client.tables, interaction, number)
    if not who.moderator and (await client.tables.look(number)).table.host != who.user:
        raise Refused("table-not-moderator")
    return who, number


async def show_result(interaction: Press, game: int, operation: str, say: Words) -> None:
    """Say what was done, with the game's status now."""
    client = client_of(interaction)
    client.reminders.wake()
    done = say("mod-done", deed=operation)
    if (await person(interaction)).moderator:
        await client.moderation.show(interaction, game, say, done, instead=False)
    else:
        await tell(interaction, done)


async def _operate(
    interaction: Press, game: int | None, operation: str, operate: Operation, question: str | None = None
) -> None:
    """Answer a command that does one thing to a game, which its host may do as well: with a `question`, by
    asking it of the table.
    """
    async with answering(interaction) as say:
        who, number = await authorise(interaction, game, host=True)
        moderation = client_of(interaction).moderation
        if question is not None and await moderation.ask_instead(interaction, who, number, question, say):
            return
        await operate(moderation.operations, number, who, str(interaction.id))
        await show_result(interaction, number, operation, say)


@app_commands.command(name="nudge", description=help_text("table-nudge"))
@app_commands.describe(game=help_text("table-game"))
async def nudge(interaction: Press, game: GameNumber | None = None) -> None:
    """Remind whoever is waited for."""
    await _operate(interaction, game, "nudge", ModeratorOperations.nudge)


@app_commands.command(name="pause", description=help_text("table-pause"))
@app_commands.describe(game=help_text("table-game"))
async def pause(interaction: Press, game: GameNumber | None = None) -> None:
    """Stop a game until it is resumed."""
    await _operate(interaction, game, "pause", ModeratorOperations.pause, "pause")


@app_commands.command(name="resume", description=help_text("table-resume"))
@app_commands.describe(game=help_text("table-game"))
async def resume(interaction: Press, game: GameNumber | None = None) -> None:
    """Go on, also with a game that was ended early."""
    async with answering(interaction) as say:
        named = await game_here(interaction, over=True) if game is None else game
        who, number = await authorise(interaction, named, host=True)
        client = client_of(interaction)
        ended = (await client.tables.look(number)).table.open_until is not None
        question = "reopen" if ended else "resume"
        if not await client.moderation.ask_instead(interaction, who, number, question, say):
            await client.moderation.operations.resume(number, who, str(interaction.id))
            await show_result(interaction, number, "resume", say)


@app_commands.command(name="repair", description=help_text("table-repair"))
@app_commands.describe(game=help_text("table-game"))
async def repair(interaction: Press, game: GameNumber | None = None) -> None:
    """Post the card anew."""
    await _operate(interaction, game, "repair", ModeratorOperations.repair)


HOST_COMMANDS: Final[Commands] = (
    nudge,
    pause,
    resume,
    repair,
    deadline,
)


class HostCommands(app_commands.Group):
    """For whoever hosts the table of this channel."""

    def __init__(self) -> None:
        super().__init__(name="host", description=help_text("host"))
        add_copies(self, *HOST_COMMANDS)

    @app_commands.command(name="invite", description=help_text("host-invite"))
    @app_commands.describe(user=help_text("host-invite-person"))
    @app_commands.rename(user="person")
    async def invite(self, interaction: Press, user: discord.User) -> None:
        """Ask somebody to join; at a private table only they can."""
        async with answering(interaction) as say:
            game = await game_here(interaction)
            member = await client_of(interaction).lobby.invite(interaction, game, str(user.id))
            await tell(interaction, say("invited", person=member.mention))

    @app_commands.command(name="handover", description=help_text("host-handover"))
    @app_commands.describe(user=help_text("host-handover-person"))
    @app_commands.rename(user="person")
    async def handover(self, interaction: Press, user: discord.User) -> None:
        """Hand the table over to somebody else, before the game or during it."""
        async with answering(interaction) as say:
            game = await game_here(interaction)
            member = await client_of(interaction).lobby.hand_over(interaction, game, str(user.id))
            await tell(interaction, say("host-changed", person=member.mention))
