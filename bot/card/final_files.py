"""After the game: who carried for whom, the game as a film, and the record as a file."""

import io
from collections.abc import Iterable, Mapping, Sequence

import discord

from bot.play.sitting import Say
from bot.tables.log_entry import Entry
from bot.ui.escape import plain
from engine import Colour, apply, new_game, read_record, view
from engine.events import Moved
from render.film import Scene, recap


def carried(news: Iterable[Entry]) -> dict[Colour, dict[Colour, int]]:
    """What each mover paid to each payee over the whole game."""
    table: dict[Colour, dict[Colour, int]] = {}
    for entry in news:
        for event in entry.events:
            if isinstance(event, Moved):
                for _, payee, points in event.paid:
                    row = table.setdefault(event.seat, {})
                    row[payee] = row.get(payee, 0) + points
    return table


def carried_lines(news: Sequence[Entry], names: Mapping[Colour, str], say: Say) -> list[str]:
    """Who carried for whom, a line a mover."""
    lines = []
    for mover, row in carried(news).items():
        shares = ", ".join(
            say("pays-one", name=plain(names[payee]), points=points)
            for payee, points in sorted(row.items(), key=lambda share: -share[1])
        )
        lines.append(say("carried-for", name=plain(names[mover]), shares=shares))
    return lines


def film(record: str, names: Mapping[Colour, str], say: Say) -> bytes:
    """A finished game as an animated picture. Takes a second or two: not for the event loop."""
    game = read_record(record)
    state = new_game(game.board, game.seats, game.options)
    scenes = [Scene(view(state), ())]
    for line in game.lines:
        events = apply(state, line.seat, line.action)
        scenes.append(Scene(view(state), tuple(events)))
    return recap(scenes, names, say)


def final_files(game: int, record: str, moving: bytes, alt: str) -> tuple[discord.File, discord.File]:
    """The film and the record as files."""
    return (
        discord.File(io.BytesIO(moving), f"giants-{game}-recap.webp", description=alt),
        discord.File(io.BytesIO(record.encode()), f"giants-{game}.txt"),
    )
