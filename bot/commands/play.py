"""Slash commands for decisions. Each becomes a panel's selection and is submitted as the panel would."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, Literal

from discord import app_commands

from bot.play.panels import bid, place, transport
from bot.play.panels.typed_moves import refuse_move
from bot.play.sitting import Sitting, refuse_illegal
from bot.tables.errors import Refused
from bot.ui.components import truncate
from bot.ui.press import Press
from bot.ui.respond import answering, words_for
from engine import Action, PhaseName
from engine.actions import Bid, Decline, Mark, Move, Pass, Put, Recall, Stash, Tablet, Take, statue_order

from .common import MOST_CHOICES, Choices, Commands, client_of, game_here, help_text, with_bid
from .options import StatueNames, TypedText


async def _submit(
    interaction: Press,
    phases: Sequence[PhaseName],
    selection: str,
    typed: Action | Callable[[Sitting], None] | None,
) -> None:
    """Submit a selection; what it says that can't be done is refused with the reason."""

    def refuse(sitting: Sitting) -> None:
        if callable(typed):
            typed(sitting)
        elif typed is not None:
            refuse_illegal(sitting, typed)

    async with answering(interaction) as say:
        game = await game_here(interaction)
        await client_of(interaction).decisions.submit(interaction, game, phases, selection, say, refuse)


async def _sitting(interaction: Press) -> Sitting | None:
    """What the person can decide now, for autocompletion; None where they decide nothing here."""
    try:
        client = client_of(interaction)
        look = await client.tables.look(await game_here(interaction), interaction.user.id)
        return await client.decisions.sitting(look, words_for(interaction))
    except Refused:
        return None


def _matching(current: str, offers: Iterable[tuple[str, str]]) -> Choices:
    """Offers whose name or value has the typed text in it, as Discord wants them."""
    typed = current.strip().casefold()
    found = [
        app_commands.Choice(name=truncate(name, 100), value=value)
        for name, value in offers
        if typed in name.casefold() or typed in value.casefold()
    ]
    return found[:MOST_CHOICES]


@app_commands.command(name="bid", description=help_text("bid"))
@app_commands.guild_only
@with_bid
async def seal_bid(interaction: Press, /, **parts: Any) -> None:
    """Seal a bid."""
    typed = Bid(**parts)
    await _submit(interaction, ("auction",), bid.write(typed), typed)


@app_commands.command(name="take", description=help_text("take"))
@app_commands.describe(size=help_text("take-size"))
@app_commands.guild_only
async def take(interaction: Press, size: Literal[1, 2, 3]) -> None:
    """Take a Moai."""
    await _submit(interaction, ("choose",), str(size), Take(size))


@app_commands.command(name="decline", description=help_text("decline"))
@app_commands.guild_only
async def decline(interaction: Press) -> None:
    """Take no more Moai."""
    await _submit(interaction, ("choose",), "none", Decline())


@app_commands.command(name="place", description=help_text("place"))
@app_commands.rename(tile="hex")
@app_commands.describe(
    figure=help_text("place-figure"),
    tile=help_text("place-hex"),
    logs=help_text("place-logs"),
    power=help_text("place-power"),
)
@app_commands.guild_only
async def place_command(
    interaction: Press,
    figure: Literal["worker", "sorcerer", "chief"],
    tile: app_commands.Transform[str, TypedText(3)],
    logs: app_commands.Range[int, 0, 2] = 0,
    power: app_commands.Transform[str, TypedText(12)] = "",
) -> None:
    """Place a figure."""
    letter = {"worker": "w", "sorcerer": "s", "chief": "c"}[figure]
    selection = place.Selection(f"{letter}{logs}", tile.upper(), _token(power))
    await _submit(interaction, ("placement",), str(selection), selection.spelt())


def _token(text: str) -> str:
    """Something typed, made safe to stand in a selection."""
    return "".join(letter for letter in text if letter.isalnum())


def _typed_put(interaction: Press) -> tuple[str, str, int]:
    """The figure, hex and logs typed so far."""
    space = interaction.namespace
    figure = str(getattr(space, "figure", "") or "worker")
    logs = getattr(space, "logs", 0)
    return figure, str(getattr(space, "hex", "") or "").upper(), logs if isinstance(logs, int) else 0


@place_command.autocomplete("tile")
async def _complete_hex(interaction: Press, current: str) -> Choices:
    sitting = await _sitting(interaction)
    if sitting is None or sitting.view.phase != "placement":
        return []
    figure, _, logs = _typed_put(interaction)
    page = place.draw(sitting, str(place.Selection(f"{figure[0]}{logs}")))
    return _matching(current, place.hex_offers(sitting, page.selection))


@place_command.autocomplete("power")
async def _complete_power(interaction: Press, current: str) -> Choices:
    sitting = await _sitting(interaction)
    if sitting is None:
        return []
    figure, tile, logs = _typed_put(interaction)
    powers = [
        f"{put.power}{put.ahu or ''}"
        for put in sitting.legal
        if isinstance(put, Put) and (put.piece, put.hex, put.logs) == (figure, tile, logs) and put.power
    ]
    return _matching(current, ((power, power) for power in powers))


@app_commands.command(name="tablet", description=help_text("tablet"))
@app_commands.guild_only
async def tablet(interaction: Press) -> None:
    """A marker for a half-tablet."""
    await _submit(interaction, ("placement",), "tablet", Tablet())


@app_commands.command(name="pass", description=help_text("pass"))
@app_commands.guild_only
async def pass_command(interaction: Press) -> None:
    """Pass for the rest of the phase."""
    await _submit(interaction, ("placement", "transport"), "pass", Pass())


@app_commands.command(name="move", description=help_text("move"))
@app_commands.describe(to=help_text("move-to"))
@app_commands.guild_only
async def move(interaction: Press, to: app_commands.Transform[str, TypedText()]) -> None:
    """Move a statue."""
    await _submit(interaction, ("transport",), to, partial(refuse_move, typed=to))


@move.autocomplete("to")
async def _complete_move(interaction: Press, current: str) -> Choices:
    sitting = await _sitting(interaction)
    if sitting is None or sitting.view.phase != "transport":
        return []
    statues = sorted({a.statue for a in sitting.legal if isinstance(a, Move | Mark)}, key=statue_order)
    return _matching(current, (offer for name in statues for offer in transport.offers(sitting, name)))


def _sets(sitting: Sitting | None, kind: type[Stash] | type[Recall]) -> Iterable[tuple[str, str]]:
    if sitting is None:
        return []
    return [
        (" ".join(action.statues) or "-", "+".join(action.statues) or "-")
        for action in sitting.legal
        if isinstance(action, kind)
    ]


def _named(selection: str) -> tuple[str, ...]:
    """The statues of a selection; a dash alone is none."""
    return () if selection == "-" else tuple(selection.split("+"))


@app_commands.command(name="stash", description=help_text("stash"))
@app_commands.describe(statues=help_text("stash-statues"))
@app_commands.guild_only
async def stash(interaction: Press, statues: app_commands.Transform[str, StatueNames()]) -> None:
    """Mark statues that go to the quarry."""
    await _submit(interaction, ("stash",), statues, Stash(_named(statues)))


@stash.autocomplete("statues")
async def _complete_stash(interaction: Press, current: str) -> Choices:
    return _matching(current, _sets(await _sitting(interaction), Stash))


@app_commands.command(name="recall", description=help_text("recall"))
@app_commands.describe(statues=help_text("recall-statues"))
@app_commands.guild_only
async def recall(interaction: Press, statues: app_commands.Transform[str, StatueNames()]) -> None:
    """Take markers back from statues."""
    await _submit(interaction, ("recall",), statues, Recall(_named(statues)))


@recall.autocomplete("statues")
async def _complete_recall(interaction: Press, current: str) -> Choices:
    return _matching(current, _sets(await _sitting(interaction), Recall))


@app_commands.command(name="peek", description=help_text("peek"))
@app_commands.describe(ahu=help_text("peek-ahu"))
@app_commands.guild_only
async def peek(interaction: Press, ahu: app_commands.Range[int, 1, 99]) -> None:
    """Look under one Moai."""
    async with answering(interaction) as say:
        game = await game_here(interaction)
        await client_of(interaction).menu.ask_peek(interaction, game, ahu, say)


PLAY_COMMANDS: Final[Commands] = (
    seal_bid,
    take,
    decline,
    place_command,
    tablet,
    pass_command,
    move,
    stash,
    recall,
    peek,
)
