"""What the final card adds when a game is over: who carried for whom, its film, and its record as a file."""

import io

import discord

from bot.ui.names import Names, plain_names
from bot.words import Say
from engine import carried, read_record, walk
from render.film import Scene, recap


def carried_lines(record: str, names: Names, say: Say) -> list[str]:
    """Who carried for whom, a line a mover. Plays the game again: not for the event loop."""
    lines = []
    for mover, row in carried(read_record(record)).items():
        shares = ", ".join(
            say("carried-share", name=names[payee].markdown, points=points)
            for payee, points in sorted(row.items(), key=lambda share: -share[1])
        )
        lines.append(say("carried-for", name=names[mover].markdown, shares=shares))
    return lines


def film(record: str, names: Names, say: Say) -> bytes:
    """A finished game as an animated picture. Takes a second or two: not for the event loop."""
    scenes = (Scene(moment.view, moment.events) for moment in walk(read_record(record)))
    return recap(scenes, plain_names(names), say)


def final_files(game: int, record: str, animation: bytes, alt: str) -> tuple[discord.File, discord.File]:
    """The film and the record as files."""
    return (
        discord.File(io.BytesIO(animation), f"giants-{game}-recap.webp", description=alt),
        discord.File(io.BytesIO(record.encode()), f"giants-{game}.txt"),
    )
