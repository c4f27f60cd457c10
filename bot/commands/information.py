"""`/giants screen`, `board`, `log`, `undo`, `hint`: looking at a game, and taking back."""

from typing import Final

from discord import app_commands

from bot.play.game_log import PARTS
from bot.tables.errors import Refused
from bot.ui.press import Press
from bot.ui.respond import answering, words_for

from .common import Choices, Commands, client_of, game_here, help_text
from .options import TypedText


@app_commands.command(name="screen", description=help_text("screen"))
async def screen(interaction: Press) -> None:
    """One's own screen and Moai, privately, also of the last game here when none is on."""
    async with answering(interaction) as say:
        game = await game_here(interaction, over=True)
        await client_of(interaction).menu.screen(interaction, game, say)


@app_commands.command(name="board", description=help_text("board"))
@app_commands.describe(wide=help_text("board-wide"), text=help_text("board-text"))
async def board(interaction: Press, wide: bool = False, text: bool = False) -> None:
    """The board as everybody sees it, also of the last game here when none is on."""
    async with answering(interaction) as say:
        game = await game_here(interaction, over=True)
        menu = client_of(interaction).menu
        if text:
            await menu.text_board(interaction, game, say)
        else:
            await menu.board(interaction, game, say, wide=wide)


@app_commands.command(name="log", description=help_text("log"))
@app_commands.describe(show=help_text("log-show"), player=help_text("log-player"))
@app_commands.choices(show=[app_commands.Choice(name=help_text(f"log-{part}"), value=part) for part in PARTS])
async def log(
    interaction: Press,
    show: str | None = None,
    player: app_commands.Transform[str, TypedText()] = "",
) -> None:
    """What happened, also at the last game here when none is on, and then by player."""
    async with answering(interaction) as say:
        game = await game_here(interaction, over=True)
        game_log = client_of(interaction).game_log
        part = next((known for known in PARTS if known == show), None)
        players = await game_log.players(game, say) if player else {}
        fitting = (colour for colour, name in players.items() if name.casefold() == player.casefold())
        await game_log.show(interaction, game, part, say, player=next(fitting, player))


@log.autocomplete("player")
async def _complete_player(interaction: Press, current: str) -> Choices:
    try:
        game = await game_here(interaction, over=True)
        players = await client_of(interaction).game_log.players(game, words_for(interaction))
    except Refused:
        return []
    return [
        app_commands.Choice(name=name, value=colour)
        for colour, name in players.items()
        if current.casefold() in name.casefold()
    ]


@app_commands.command(name="undo", description=help_text("undo"))
async def undo(interaction: Press) -> None:
    """Take one's own last action back, or ask the table to."""
    async with answering(interaction) as say:
        client = client_of(interaction)
        game = await game_here(interaction)
        try:
            await client.decisions.take_back(interaction, game, say)
        except Refused as refusal:
            if refusal.key != "table-nothing-to-take-back":
                raise
            await client.votes.ask(interaction, game, "undo", say)


@app_commands.command(name="hint", description=help_text("hint"))
async def hint(interaction: Press) -> None:
    """What a computer player would do in one's place, and why."""
    async with answering(interaction) as say:
        game = await game_here(interaction)
        await client_of(interaction).decisions.hint(interaction, game, say)


INFORMATION_COMMANDS: Final[Commands] = (
    screen,
    board,
    log,
    undo,
    hint,
)
