"""Twin games: two that look the same to one person, and differ in all that this person may not know."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.card.log_lines import event_lines
from bot.card.pages import MOST_LINES
from bot.reminders.quiet_hours import Preferences
from bot.tables.change import Change, Written
from bot.tables.model import Place, Seat, Settings, Table
from bot.tables.operations.decisions import take
from bot.tables.operations.standing_orders import ORDERS_IN_PHASE
from bot.tables.timetable import newly_called, update_due_times
from bot.words import words
from engine import Action, Colour, PhaseName, State, check, due, new_game, view
from engine.actions import Bid
from engine.players import computer_player
from engine.state import Player
from engine.views import Screen
from tests.kit.engine.random_games import ALL_OPTIONS, Game
from tests.kit.fake_clock import DAY
from tests.kit.scrambled_log import scrambled

PHASES: Final[tuple[PhaseName, ...]] = ("auction", "choose", "placement", "transport", "stash", "recall")
_ORDERS: Final = (("bid", "bid 1m"), ("bid", "bid 1w"), ("bid", "bid -"), ("largest", ""), ("pass", ""))
_ANSWERS: Final = (("stash", "all"), ("stash", "none"), ("recall", "all"), ("recall", "none"))


class Plausible(Game):
    """A game among easy computer players: statues go up sooner than in one at random."""

    def pick(self) -> tuple[Colour | None, Action]:
        seat, action = super().pick()
        if seat is None or seat not in due(self.state):
            return seat, action
        return seat, computer_player("easy").decide(view(self.state, seat), self.rng).action


def position(rng: random.Random, phase: PhaseName, further: int = 4) -> Game:
    """A game that has come to a phase, and up to some steps further in it, with the lines that led there."""
    while True:
        kind = Plausible if rng.random() < 0.3 else Game
        game = kind(rng.randrange(10**9), rng.randint(3, 5), rng.choice(ALL_OPTIONS), keen=rng.random() < 0.8)
        game.play(rng.randrange(3, 280))
        while not game.over and not _in(game.state, phase):
            game.step()
        for _ in range(rng.randint(0, further)):
            before, lines = game.state.copy(), list(game.lines)
            if not game.over:
                game.step()
            if not _in(game.state, phase):
                game.state, game.lines = before, lines
                break
        if not game.over:
            return game


def _in(state: State, phase: PhaseName) -> bool:
    return state.phase == phase and state.faces is not None


def twin_of(state: State, viewer: Colour | None, rng: random.Random) -> State:
    """A sound state that a viewer (None: anybody who does not play) can't tell from this one.

    Everything else is another: screens and urns, sealed bids, whose face-down bases stand where, and what
    the others peeked at.
    """
    twin = state.copy()
    others = [seat for seat in state.seats if seat != viewer]
    _shuffle_owners(twin, viewer, others, rng)
    logs = Counter(rng.choices(others, k=sum(state.players[seat].logs for seat in others)))
    standing = [number for number, base in state.bases.items() if base.size]
    for seat in others:
        player = twin.players[seat]
        player.logs = logs[seat]
        least = int(state.phase == "stash" and seat in state.owing)  # it is asked, so it has a marker
        workers, markers = player.workers + player.urn_workers, player.markers + player.urn_markers
        player.workers, player.markers = rng.randint(0, workers), rng.randint(min(least, markers), markers)
        player.urn_workers, player.urn_markers = workers - player.workers, markers - player.markers
        player.peeked = tuple(sorted(rng.sample(standing, rng.randint(0, len(standing)))))
        if state.phase == "auction" and player.bid is not None:
            player.bid = some_bid(player, rng)
    assert check(twin) == [], "a twin is a game that could be"
    assert view(twin) == view(state), "a twin looks the same to all"
    assert viewer is None or view(twin, viewer) == view(state, viewer), "and to its viewer"
    return twin


def some_bid(hand: Player | Screen, rng: random.Random) -> Bid:
    """A bid that a seat could make; none that would have to be confirmed, which is an act more."""
    workers = rng.randint(0, hand.workers)
    sorcerer = bool(hand.sorcerer and rng.random() < 0.5)
    chief = bool(hand.chief and rng.random() < 0.5)
    markers = rng.randint(0, hand.markers) if workers or sorcerer or chief else 0
    return Bid(markers, workers, sorcerer, chief)


def _shuffle_owners(twin: State, viewer: Colour | None, others: Sequence[Colour], rng: random.Random) -> None:
    """Give every face-down base that the viewer does not know to another of the others."""
    if twin.options.open_owners:
        return
    known = () if viewer is None else twin.players[viewer].peeked
    hidden = [n for n, b in twin.bases.items() if b.size and b.owner != viewer and n not in known]
    for number in hidden:
        twin.players[twin.bases[number].owner].bases += 1
    for number in rng.sample(hidden, len(hidden)):
        old = twin.bases[number].owner
        able = [seat for seat in others if twin.players[seat].bases]
        owner = rng.choice([seat for seat in able if seat != old] or able)
        twin.players[owner].bases -= 1
        twin.bases[number] = twin.bases[number]._replace(owner=owner)


class Pair(NamedTuple):
    """The same table twice, ready to be stored in two databases; and who looks at it."""

    changes: tuple[Change, Change]
    viewer: int | None
    seat: Colour | None

    @property
    def others(self) -> frozenset[int]:
        """The people of the other seats, who know what the viewer does not."""
        return frozenset(self.changes[0].table.people()) - {self.viewer}


def pair(
    game: Game,
    place: Place,
    users: Mapping[Colour, int],
    viewer: Colour | None,
    moderator: int,
    now: float,
    rng: random.Random,
    *,
    rewrite: bool = True,
    alike: bool = False,
) -> Pair:
    """A table at which a game has come so far, and its twin.

    With `rewrite` more of it differs: the dice to come, the others' standing orders, and in the log what
    hidden owners are to hide, who did what is over, as soon as the card no longer tells of it.
    An `alike` twin is the same game, so that both can go back to what the log says.
    """
    settings = Settings(
        pictures="action" if rng.random() < 0.7 else "phase",
        deadline=rng.choice((None, 86400)),
        reminder=rng.choice((None, 43200)),
    )
    change = _played(game, place, users, settings, moderator, now, rng)
    other = Change(change.table.copy(), now, list(change.written), list(change.notices))
    other.table.state = game.state.copy() if alike else twin_of(game.state, viewer, rng)
    own = [_an_order(rng)] if rng.random() < 0.5 else []
    if rewrite:
        other.table.seed = "another seed"
        other.written = _rewritten(change.written, game.state, users, viewer, rng)
    for one in (change, other):
        one.written = _with_bids(one.written, one.table.game())
        if rewrite:
            _leave_orders(one, viewer, own, rng)
        wishes = {seat.user or 0: Preferences(seat.user or 0) for seat in one.table.seats}
        update_due_times(one, newly_called(one), wishes)
    return Pair((change, other), None if viewer is None else users[viewer], viewer)


def _played(
    game: Game,
    place: Place,
    users: Mapping[Colour, int],
    settings: Settings,
    moderator: int,
    now: float,
    rng: random.Random,
) -> Change:
    """A table's change with the whole game in its log, as if its people had played it."""
    state = game.state
    seats = tuple(Seat(seat, user=users[seat]) for seat in state.seats)
    host, rules = users[state.seats[0]], state.box.version
    table = Table(
        0, place, host, "playing", state.board.title, state.options, settings, 0, now, rules, seats=seats
    )
    table.seed, table.state = "a seed", new_game(state.board, state.seats, state.options, rules)
    change = Change(table, now)
    change.log("opened", f"user:{host}")
    table.position = change.log("started", f"user:{host}", first=table.seats[0].colour)
    for line in game.lines:
        actor = "table"
        if line.seat is not None:
            by_moderator = rng.random() < 0.1 and moderator not in users.values()
            actor = f"moderator:{moderator}" if by_moderator else f"user:{users[line.seat]}"
        take(change, actor, line.seat, line.action)
    assert table.state == state, "the log tells how the game came here"
    # Everybody had the time to decide: a moderator may decide for those who are waited for.
    change.written = [one._replace(entry=replace(one.entry, at=now - DAY)) for one in change.written]
    return change


def _rewritten(
    written: Sequence[Written],
    state: State,
    users: Mapping[Colour, int],
    viewer: Colour | None,
    rng: random.Random,
) -> list[Written]:
    """The log of the twin: others did what is over and the card tells no more, in another order.

    What the viewer did is the viewer's in both: they know it, and are told it when they ask for their data.
    """
    if state.options.open_owners:
        return list(written)
    entries = [one.entry for one in written]
    names = {seat: seat for seat in state.seats}
    # That a moderator decided for a seat stays on record, whatever it was about.
    kept = {entry.seq for entry in entries if entry.actor.startswith("moderator")}
    kept.update(entry.seq for entry in entries if viewer is not None and entry.seat == viewer)
    lines = 0
    for entry in reversed(entries):
        if lines < MOST_LINES:
            kept.add(entry.seq)
        lines += len(event_lines([entry], names, words("en")))
    authors = [seat for seat in state.seats if seat != viewer]
    told = scrambled(entries, authors, rng, going_on=state.phase != "transport", kept=kept)
    signed = [
        replace(entry, actor=f"user:{users[entry.seat]}")
        if entry.seat is not None and entry.actor.startswith("user:")
        else entry
        for entry in told
    ]
    return [one._replace(entry=other) for one, other in zip(written, signed, strict=True)]


def _with_bids(written: Sequence[Written], state: State) -> list[Written]:
    """The log's own lines of bids that are in: those of this state."""
    if state.phase != "auction":
        return list(written)
    left = {seat: str(player.bid) for seat, player in state.players.items() if player.bid is not None}
    changed = []
    for one in reversed(written):
        seat = one.entry.seat
        changed.append(one._replace(line=left.pop(seat)) if seat in left else one)
    return changed[::-1]


def _an_order(rng: random.Random) -> tuple[str, str]:
    return rng.choice((*_ORDERS, *_ANSWERS))


def _leave_orders(
    change: Change, viewer: Colour | None, own: Sequence[tuple[str, str]], rng: random.Random
) -> None:
    """Standing orders for decisions to come: the viewer's own, and whatever the others have in mind."""
    table = change.table
    state = table.game()
    waiting = due(state)
    for seat in table.seats:
        given = own if seat.colour == viewer else [_an_order(rng) for _ in range(rng.randrange(3))]
        at_once = ORDERS_IN_PHASE[state.phase] if seat.colour in waiting else ()
        kept = {(seat.colour, kind): line for kind, line in given if kind not in at_once}
        table.orders = {**table.orders, **kept}
        if seat.colour != viewer:
            why = rng.choice(("markers-missing", "workers-missing", "piece-missing"))
            change.notify(seat.user, "table-notice-order-dropped", order="bid", why=why)
