"""Characters: they judge like the normal level, and follow their taste where that costs them little.

Of decisions that look about as good as the best one each takes the one that it likes. So they are about as
strong as each other, and whoever has played against one knows it again.
"""

import random
from typing import Final, Literal, get_args

from ..actions import Action, Put, Tablet
from ..views import SeatView
from .bidding import Bidding, Forecast, forecast_reason
from .decision import ComputerPlayer, Decision, NothingToDecide, Reason
from .imagination import imagine
from .looking import look_first
from .normal import sensible
from .placing import Course, Placing, hire
from .temper import SENSIBLE

Temperament = Literal["trader", "builder", "gambler", "collector"]
TEMPERAMENTS: Final[tuple[Temperament, ...]] = get_args(Temperament)

# More than any bid is worth: what a taste counts is compared first, among bids that are good enough.
_ABOVE_ALL: Final = 1000.0
# From how many points on that they can hope for a trader sends a chief or a worker at once.
_GOOD_PAY: Final = {"chief": 2.0, "worker": 1.0}


class _Character:
    """Somebody of the normal level. `slack` is how many points a bid to its taste may cost among three; where
    more play, everybody makes fewer points, and a taste may cost less too."""

    slack: float = 0.0

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        state = imagine(view, rng)
        match view.phase:
            case "auction":
                idea = self._bid(Bidding(state, view.seat, SENSIBLE).forecasts(rng), _leeway(view))
            case "placement":
                idea = self._place(Placing(state, view.seat, SENSIBLE), _leeway(view))
            case _:
                idea = sensible(state, view.seat, rng)
        return look_first(view, Decision(*idea))

    def _bid(self, forecasts: list[Forecast], leeway: float) -> tuple[Action, Reason]:
        least = forecasts[0].score - self.slack * leeway
        good = [each for each in forecasts if each.score >= least]
        chosen = max(good, key=lambda each: self._bid_taste(each) * _ABOVE_ALL + each.score)
        return chosen.bid, forecast_reason(chosen)

    def _bid_taste(self, _forecast: Forecast) -> float:
        return 0.0

    def _place(self, placing: Placing, leeway: float) -> tuple[Action, Reason]:
        return placing.decide_on(placing.course(lambda course: self._course_taste(course) * leeway))

    def _course_taste(self, _course: Course) -> float:
        """How many points a course is worth more for being to one's taste, among three players."""
        return 0.0


def _leeway(view: SeatView) -> float:
    return 3 / len(view.seats)


class Trader(_Character):
    """Keeps its chief out of the auction, and sends whoever is free where others must pass and pay, before it
    sees to its own statues."""

    slack = 1.0

    def _bid_taste(self, forecast: Forecast) -> float:
        return -float(forecast.bid.chief)

    def _place(self, placing: Placing, leeway: float) -> tuple[Action, Reason]:
        course = placing.course()
        if course.sorcerer is None and course.chief is None and placing.spare_markers(course.plan) <= 0:
            hired = self._hired(placing, course)
            if hired is not None:
                return hired, Reason("reason-put-hire", {"hex": hired.hex})
        return placing.decide_on(course)

    def _hired(self, placing: Placing, course: Course) -> Put | None:
        spare, player = course.plan.purse, placing.player
        pay = hire(placing.state, placing.seat, placing.temper)
        names = placing.outlook.chart.names
        if spare.chief and player.chief and max(pay.chief) >= _GOOD_PAY["chief"]:
            return Put("chief", names[pay.chief.index(max(pay.chief))])
        if spare.workers and player.workers and max(pay.worker) >= _GOOD_PAY["worker"]:
            return Put("worker", names[pay.worker.index(max(pay.worker))])
        return None


class Builder(_Character):
    """Wants every Moai of its own to wear a headdress."""

    def _course_taste(self, course: Course) -> float:
        return 2.0 if course.sorcerer is not None and course.sorcerer.power == "headdress" else 0.0


class Gambler(_Character):
    """Bids high where others bid little, and often wins what it wants."""

    slack = 1.5

    def _bid_taste(self, forecast: Forecast) -> float:
        return float(forecast.bid.markers)


class Collector(_Character):
    """Bids no markers but makes half-tablets of them, before anything else, and keeps these."""

    slack = 0.8

    def _bid_taste(self, forecast: Forecast) -> float:
        return -float(forecast.bid.markers)

    def _place(self, placing: Placing, leeway: float) -> tuple[Action, Reason]:
        course = placing.course(lambda course: self._course_taste(course) * leeway)
        if placing.spare_markers(course.plan) > 0:
            return Tablet(), Reason("reason-tablet")
        return placing.decide_on(course)

    def _course_taste(self, course: Course) -> float:
        fetches = course.sorcerer is not None and course.sorcerer.power == "marker"
        return (1.3 if fetches else 0.0) - (0.8 if course.chief is not None else 0.0)


def character(temperament: Temperament) -> ComputerPlayer:
    """A player of a temperament."""
    match temperament:
        case "trader":
            return Trader()
        case "builder":
            return Builder()
        case "gambler":
            return Gambler()
        case "collector":
            return Collector()
