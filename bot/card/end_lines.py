"""Signs that the end of a game is near, in words: on the card what everybody knows, in private a bit more."""

from bot.ui.names import Names, markdown_names
from bot.words import Say
from engine import PublicView, SeatView
from engine.standings import EndSign, end_signs


def end_lines(view: PublicView, names: Names, say: Say) -> list[str]:
    """What ends the game, and the signs that it is near: from what the view knows and nothing else."""
    return [_sign(view, sign, names, say) for sign in end_signs(view)]


def _sign(view: PublicView, sign: EndSign, names: Names, say: Say) -> str:
    if sign.kind != "bases" or sign.seat is None:
        return say(f"end-near-{sign.kind}")
    if isinstance(view, SeatView) and sign.seat == view.seat:
        return say("end-near-mine")
    return say("end-near-bases", name=markdown_names(names)[sign.seat])
