"""The coach: what a decision is about before it is taken, and what came of it, for those who want that.

It speaks of what the seat may know, and builds on the advice that every panel has. In a lesson it fades:
everything in the first round, why in the second, what happened in the third, and nothing any more.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from bot.play.sitting import Sitting
from bot.tables.log_entry import Entry
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from engine import Event
from engine.actions import Bid, Mark, Move, Pass, Put, Tablet, Take
from engine.carrying import by_payee, weight
from engine.events import Erected, Marked, Moved, PowerUsed, Returned, Revealed, TabletTaken, Took
from engine.players import Decision


class Detail(IntEnum):
    """How much the coach says; each level has all of those below it."""

    NOTHING = 0
    WHAT_HAPPENED = 1
    WHY = 2
    EVERYTHING = 3


LAST_ROUND: Final = 3
"""The last round of a lesson in which the coach speaks."""


class Coach:
    """Explains decisions to those who sit at a lesson, or asked to be coached."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def before(self, look: PersonalView, sitting: Sitting) -> str:
        """What a panel is about and why the suggestion is one; empty for those who are not coached."""
        detail = await self._detail(look)
        if look.table.settings.lesson and _takes_its_leave(sitting):
            return sitting.say("coach-leaves")
        if detail < Detail.WHY or sitting.best is None:
            return ""
        why = _why(sitting, sitting.best)
        if detail is Detail.WHY or not _opens_a_phase(sitting):
            return _said(why)
        return _said([sitting.say(f"coach-{sitting.view.phase}"), *why, sitting.say("coach-green")])

    async def after(self, look: PersonalView, sitting: Sitting, entries: Iterable[Entry]) -> str:
        """What events mean for the seat: those that came of its own decision, or since."""
        if await self._detail(look) < Detail.WHAT_HAPPENED:
            return ""
        events = [event for entry in entries for event in entry.events]
        return _said(line for event in events for line in _means(sitting, event))

    async def since_last_move(self, look: PersonalView, sitting: Sitting) -> str:
        """The same for all since the seat's last decision, and outside lessons for what came of it."""
        if look.seat is None or look.seat.user is None or await self._detail(look) < Detail.WHAT_HAPPENED:
            return ""
        visit = await self._tables.storage.seen.last_visit(look.table.id, look.seat.user)
        first = visit.moved if look.table.settings.lesson else visit.moved - 1
        entries = await self._tables.log(look.table.id, max(first, visit.shown))
        return await self.after(look, sitting, entries)

    async def _detail(self, look: PersonalView) -> Detail:
        """How much this person is told at this table now."""
        if look.seat is None or look.seat.user is None or look.view is None:
            return Detail.NOTHING
        wanted = (await self._tables.storage.people.of(look.seat.user)).coach
        if wanted is not None:
            return Detail.EVERYTHING if wanted else Detail.NOTHING
        if not look.table.settings.lesson:
            return Detail.NOTHING
        return Detail(max(Detail.NOTHING, Detail.EVERYTHING + 1 - look.view.round))


def _said(lines: Iterable[str]) -> str:
    """What the coach says, as a quotation: so it is told from the panel's own words."""
    found = [line for text in lines for line in text.splitlines() if line]
    return "\n".join(f"> {line}" for line in found)


def _takes_its_leave(sitting: Sitting) -> bool:
    return sitting.view.round == LAST_ROUND + 1 and sitting.view.phase == "auction"


def _opens_a_phase(sitting: Sitting) -> bool:
    """Whether this is the seat's first decision of its kind in this round, as far as the board shows it."""
    view = sitting.view
    if view.phase == "placement":
        return not any(figure.seat == view.seat for figure in view.figures)
    if view.phase == "transport":
        return not any(statue.holder == view.seat and statue.hex for statue in view.statues.values())
    return True


def _why(sitting: Sitting, best: Decision) -> Iterator[str]:
    """Why what is suggested is a good idea, and what it costs."""
    say, action = sitting.say, best.action
    match action:
        case Bid():
            yield from _why_bid(sitting, action)
        case Put(power=power) if power is not None:
            yield say(f"coach-power-{power}", hex=action.hex)
        case Put() if best.reason.key == "reason-put-hire":
            yield say("coach-put-hire", hex=action.hex)
        case Put():
            yield say("coach-put", hex=action.hex, logs=action.logs)
        case Take():
            yield say("coach-take", size=action.size)
        case Tablet():
            yield say("coach-tablet")
        case Move():
            yield from _why_move(sitting, action)
        case Mark():
            yield say("coach-mark", statue=action.statue)
        case Pass():
            yield say("coach-pass")
        case _:
            return


def _why_bid(sitting: Sitting, bid: Bid) -> Iterator[str]:
    say = sitting.say
    if bid.chief:
        yield say("coach-bid-chief", size=max(sitting.view.quarry, default=0))
    elif bid.workers or bid.sorcerer:
        yield say("coach-bid-sculptors")
    else:
        yield say("coach-bid-nothing")
    if bid != Bid():
        yield say("coach-bid-markers", count=bid.markers)


def _why_move(sitting: Sitting, move: Move) -> Iterator[str]:
    """Where a statue goes, what it will score, and whose figures are needed."""
    say, view, statue = sitting.say, sitting.view, sitting.view.statues[move.statue]
    end = move.steps[-1].hex if move.steps else statue.at(view.board)
    if move.ahu is not None:
        ahu = view.board.ahus[move.ahu]
        if move.then == "erect":
            points = ahu.moai * statue.size
            blanks = {"hex": end, "value": ahu.moai, "size": statue.size, "points": points}
            yield say("coach-erect", **blanks, ahu=sitting.ahu(move.ahu))
        else:
            yield say("coach-crown", hex=end, points=ahu.headdress, ahu=sitting.ahu(move.ahu))
    else:
        kept = "kept" if statue.marked_by == view.seat else "leave"
        yield say("coach-onward", hex=end, then=move.then or kept)
    need = weight(view.box, statue.size)
    for seat, points in sitting.gains(move):
        yield say("coach-help", name=sitting.name(seat).markdown, points=points, need=need)


def _means(sitting: Sitting, event: Event) -> Iterator[str]:
    """What an event means for the seat; nothing for most of them."""
    say, me = sitting.say, sitting.view.seat
    match event:
        case Revealed():
            yield from _order(sitting, event)
        case Took(seat=seat) if seat == me:
            yield say("coach-took", statue=event.statue)
        case PowerUsed(seat=seat) if seat == me:
            yield say(f"coach-gained-{event.power}", count=event.gain)
        case TabletTaken(seat=seat) if seat == me:
            yield say("coach-halves", count=sitting.view.players[me].front.halves)
        case Moved():
            yield from _paid(sitting, event)
        case Erected(seat=seat) if seat == me:
            ahu = sitting.view.board.ahus[event.ahu]
            standing = sum(found.owner == me and found.size > 0 for found in sitting.view.ahus.values())
            bases = sitting.view.box.bases[len(sitting.view.seats)]
            yield say("coach-erected", points=ahu.moai * event.size, standing=standing, bases=bases)
        case Marked(seat=seat) if seat == me:
            yield say("coach-marked", statue=event.statue)
        case Returned():
            yield say("coach-returned")
        case _:
            return


def _order(sitting: Sitting, revealed: Revealed) -> Iterator[str]:
    """Which place the seat has in the order of choosing, and why nobody comes before it, or somebody does."""
    say, me = sitting.say, sitting.view.seat
    order = [seat for seat, _ in revealed.bids]
    if me not in order:
        return
    place, bids = order.index(me), dict(revealed.bids)
    if place == 0:
        yield say("coach-chooses-first")
        return
    before = order[place - 1]
    halves = {seat: sitting.view.players[seat].front.halves for seat in (before, me)}
    if bids[before].markers > bids[me].markers:
        reason = "markers"
    else:
        reason = "halves" if halves[before] > halves[me] else "turn"
    yield say("coach-chooses-later", name=sitting.name(before).markdown, reason=reason)


def _paid(sitting: Sitting, moved: Moved) -> Iterator[str]:
    """Who gained by a statue's way: by the seat's own, everybody; by others', the seat."""
    say, me = sitting.say, sitting.view.seat
    total = by_payee(moved.paid)
    if moved.seat == me:
        for seat, points in total.items():
            yield say("coach-carried-for-you", name=sitting.name(seat).markdown, points=points)
        if moved.steps and not total:
            yield say("coach-carried-alone")
    elif me in total:
        yield say("coach-you-carried", name=sitting.name(moved.seat).markdown, points=total[me])
