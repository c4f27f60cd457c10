"""The menus of hexes in the placement panel: first what a figure should do, then where it can do that."""

from collections.abc import Iterator, Mapping

from bot.play.sitting import Sitting
from bot.ui.page import Block, Choice, Option
from engine.actions import Piece

from .suggestions import Onward, hex_groups, onward_for_mine, onward_for_others


def hex_menus(sitting: Sitting, figure: tuple[Piece, int], key: str, wanted: str) -> Iterator[Block]:
    """What the figure is to do, then, for the group that was chosen, the hexes where it can, best first."""
    groups = {group.key: group.hexes for group in hex_groups(sitting, *figure)}
    options = tuple(
        Option(
            other,
            sitting.say(f"hexes-{_kind(other)}"),
            sitting.say("list-plain", things=hexes),
            chosen=other == key,
        )
        for other, hexes in groups.items()
    )
    yield Choice("group", sitting.say("place-what-for"), options)
    if key in groups:
        gives = _gives(sitting, key)
        listed = tuple(
            Option(
                tile,
                hex_label(sitting, tile),
                " · ".join(part for part in (gives.get(tile, ""), hex_note(sitting, tile)) if part),
                chosen=tile == wanted,
            )
            for tile in groups[key]
        )
        yield Choice("hex", sitting.say("place-where"), listed)


def _kind(key: str) -> str:
    """A group's kind: a large group comes in numbered parts."""
    return key.rstrip("0123456789")


def _gives(sitting: Sitting, key: str) -> Mapping[str, str]:
    """What each hex of a group is good for, where the group alone does not say it."""
    match _kind(key):
        case "mine":
            found = onward_for_mine(sitting)
        case "others":
            found = onward_for_others(sitting)
        case _:
            return {}
    return {tile: onward_note(sitting, onward) for tile, onward in found.items()}


def onward_note(sitting: Sitting, onward: Onward) -> str:
    """Which statue gets on towards which ahu."""
    ahu = sitting.ahu(onward.ahu)
    return sitting.say("hex-onward", statue=onward.statue, ahu=ahu, points=onward.points, steps=onward.steps)


def hex_label(sitting: Sitting, tile: str) -> str:
    """A hex by its name and what is there."""
    board = sitting.view.board
    terrain = board.hexes[tile].terrain
    if terrain == "forest":
        if tile in sitting.view.cut:
            return sitting.say("hex-forest-cut", hex=tile)
        return sitting.say("hex-forest", hex=tile, logs=board.forests[tile])
    return tile if terrain == "plain" else sitting.say("hex-special", hex=tile, terrain=terrain)


def hex_note(sitting: Sitting, tile: str) -> str:
    """Who stands there and which ahus it has, for those who choose without the picture."""
    view = sitting.view
    parts = []
    count = sum(figure.hex == tile for figure in view.figures)
    if count:
        parts.append(sitting.say("hex-figures", count=count))
    ahus = [str(number) for number in view.board.ahus_at[tile]]
    if ahus:
        parts.append(sitting.say("hex-ahus", ahus=ahus))
    return " · ".join(parts)
