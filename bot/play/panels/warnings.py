"""What a player may regret: asked about once, before it is done."""

from bot.play.sitting import Sitting
from bot.ui.escape import plain
from engine import Action
from engine.actions import Bid, Move, Put
from engine.scoring import bases_to_fill

from .bid import strength


def warnings(sitting: Sitting, action: Action) -> list[str]:
    """Sentences to confirm; none for a harmless decision."""
    match action:
        case Bid():
            return _bid(sitting, action)
        case Move():
            return _move(sitting, action)
        case Put() if action.piece == "chief" and action.power:
            return [sitting.say("sure-tablet", halves=sitting.view.box.power_halves)]
        case _:
            return []


def _bid(sitting: Sitting, bid: Bid) -> list[str]:
    if bid.markers and not strength(sitting, bid):
        return [sitting.say("sure-markers-alone", count=bid.markers)]
    return []


def _move(sitting: Sitting, move: Move) -> list[str]:
    view, asked = sitting.view, []
    pay = sitting.pay(move)
    total = sum(points for _, points in pay)
    if total >= 3:
        asked.append(sitting.say("sure-pay", points=total, pay=plain(sitting.pay_in_words(pay))))
    if move.then == "crown" and move.ahu is not None:
        owner = view.ahus[move.ahu].owner
        if owner is not None and owner != view.seat:
            points = view.board.ahus[move.ahu].headdress
            asked.append(sitting.say("sure-crown", name=plain(sitting.name(owner)), points=points))
    if move.then == "erect" and bases_to_fill(view.box, view.seats, view.ahus.values())[view.seat] == 1:
        asked.append(sitting.say("sure-last-base"))
    return asked
