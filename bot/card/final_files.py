"""What the final card adds when a game is over: its story in words, films of the count and of the game, the
record. All of it plays the game again: not for the event loop.
"""

import io
from collections.abc import Iterator

import discord

from bot.ui.names import Names, plain_names
from bot.words import Say
from engine import PublicView, carried, read_record, walk
from engine.deeds import best_deeds
from render.film import Scene, recap
from render.reveal import reveal


def story_lines(view: PublicView, record: str, names: Names, say: Say) -> list[str]:
    """Whose Moai stand where and for how much, what each player did best, and who carried for whom."""
    return [
        *_moai_lines(view, names, say),
        *_deed_lines(view, record, names, say),
        *(f"-# {line}" for line in carried_lines(record, names, say)),
    ]


def _moai_lines(view: PublicView, names: Names, say: Say) -> Iterator[str]:
    """The count in words, for those who can't see it, or would rather read."""
    if view.outcome is None:
        return
    for seat in view.seats:
        own = [(points, ahu) for ahu, (owner, points) in view.outcome.ahus.items() if owner == seat]
        if own:
            shares = [
                say("final-moai", ahu=view.board.ahus[ahu].name, points=points)
                for points, ahu in sorted(own, reverse=True)
            ]
            yield f"-# {say('final-moai-of', name=names[seat].markdown, moai=shares)}"


def _deed_lines(view: PublicView, record: str, names: Names, say: Say) -> Iterator[str]:
    """One deed of each player, worth remembering."""
    for seat, deed in best_deeds(read_record(record)).items():
        ahu = view.board.ahus[deed.ahu].name if deed.ahu is not None else ""
        yield say(f"deed-{deed.kind}", name=names[seat].markdown, value=deed.value, ahu=ahu)


def carried_lines(record: str, names: Names, say: Say) -> list[str]:
    """Who carried for whom, a line a mover."""
    lines = []
    for mover, row in carried(read_record(record)).items():
        shares = [
            say("carried-share", name=names[payee].markdown, points=points)
            for payee, points in sorted(row.items(), key=lambda share: -share[1])
        ]
        lines.append(say("carried-for", name=names[mover].markdown, shares=shares))
    return lines


def film(record: str, names: Names, say: Say) -> bytes:
    """A finished game as an animated picture."""
    scenes = (Scene(moment.view, moment.events) for moment in walk(read_record(record)))
    return recap(scenes, plain_names(names), say)


def final_files(
    game: int, view: PublicView | None, record: str, names: Names, say: Say
) -> list[discord.File]:
    """The count (if there is one), the film and the record as files."""
    files = []
    if view is not None and view.outcome is not None:
        count = reveal(view, plain_names(names), say)
        files.append(_file(count, f"giants-{game}-count.webp", say("count-alt")))
    files.append(_file(film(record, names, say), f"giants-{game}-recap.webp", say("recap-alt")))
    return [*files, _file(record.encode(), f"giants-{game}.txt", None)]


def _file(content: bytes, name: str, alt: str | None) -> discord.File:
    return discord.File(io.BytesIO(content), name, description=alt)
