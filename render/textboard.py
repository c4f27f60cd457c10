"""The whole table as plain lines, for screen readers and for whoever likes to read: complete, no secrets."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from engine.actions import PIECES, Piece
from engine.carrying import Camp, camps
from engine.colours import Colour
from engine.views import AhuView, Outcome, PlayerView, PublicView, SeatView

from .alt import due_words
from .inventory import bid_things, counted, front_things, listed, screen_things, statue_words
from .map.badges import strength_of
from .panels.standings import placed
from .voice import Say, Voice


def text_board(view: PublicView, names: Mapping[Colour, str], say: Say) -> str:
    """Everything a picture shows, in lines: heading, players, quarry, hexes in use, ahus, supply."""
    return "\n".join(_lines(view, Voice(say, names)))


def _lines(view: PublicView, voice: Voice) -> Iterator[str]:
    say = voice.say
    phase = say(f"picture-phase-{view.phase}")
    yield say("board-title", board=view.board.file.name, round=view.round, phase=phase)
    yield say("board-due", due=due_words(view, voice))
    if view.outcome:
        yield from _final(view.outcome, voice)
    yield say("board-first", name=voice.name(view.first_player))
    if view.faces is not None:
        faces, offered = " ".join(map(str, view.faces)), listed(map(str, sorted(view.quarry)), voice)
        yield say("board-quarry", faces=faces, sizes=offered)
    yield ""
    yield say("board-players")
    for seat in view.seats:
        yield _player(view, view.players[seat], voice)
    if isinstance(view, SeatView):
        yield say("board-screen", things=screen_things(view.screen, voice))
        if view.bid is not None and view.phase == "auction":
            yield say("board-own-bid", things=bid_things(view.bid, voice))
    yield ""
    yield say("board-hexes")
    yield from _hexes(view, voice)
    yield ""
    if view.ahus:
        yield say("board-ahus")
    for ahu in view.ahus.values():
        yield _ahu(view, ahu, voice)
    yield say("board-ahus-free")
    free = [_ahu_name(view, number, voice) for number in view.board.ahus if number not in view.ahus]
    yield say("list-groups", things=free)
    yield ""
    yield say("board-supply", things=_supply(view, voice))


def _final(outcome: Outcome, voice: Voice) -> Iterator[str]:
    yield voice.say("board-final")
    for place, seat in placed(outcome):
        account = outcome.accounts[seat]
        yield voice.say(
            "board-final-line",
            place=place,
            name=voice.name(seat),
            total=account.total,
            moai=account.moai,
            headdresses=account.headdresses,
            carrying=account.carrying,
            tablets=account.tablets,
        )


def _player(view: PublicView, player: PlayerView, voice: Voice) -> str:
    say = voice.say
    line = say("board-player", name=voice.name(player.colour), seat=player.colour, points=player.score)
    notes = []
    if player.colour in view.due:
        notes.append(say("board-due-mark"))
    if player.passed:
        notes.append(say("board-passed"))
    if player.sealed:
        notes.append(say("board-sealed"))
    if player.bid is not None:
        notes.append(say("board-bid", things=bid_things(player.bid, voice)))
        notes.append(say("board-sculptors", count=player.sculptors))
    front = front_things(view, player.front, voice)
    if front:
        notes.append(say("board-front", things=listed(front, voice)))
    return say("board-player-notes", line=line, notes=notes) if notes else line


def _terrain(view: PublicView, name: str, voice: Voice) -> str:
    tile = view.board.hexes[name]
    if tile.terrain == "forest":
        if name in view.cut:
            return voice.say("board-terrain-cut")
        return voice.say("board-terrain-forest", logs=tile.logs or 0)
    return voice.say(f"board-terrain-{tile.terrain}")


def _hexes(view: PublicView, voice: Voice) -> Iterator[str]:
    """A line for every hex with something on it or about it."""
    pieces: defaultdict[str, Counter[tuple[Colour, Piece]]] = defaultdict(Counter)
    logs: Counter[str] = Counter()
    for seat, piece, tile, with_logs in view.figures:
        pieces[tile][seat, piece] += 1
        logs[tile] += with_logs
    statues: defaultdict[str, list[str]] = defaultdict(list)
    for statue in view.statues.values():
        if statue.hex is not None:
            statues[statue.hex].append(statue_words(statue, voice))
    found = camps(view.box, view.figures)
    for name in view.board.hexes:
        things = list(statues[name])
        for seat in view.seats:
            own = [counted(piece, pieces[name][seat, piece], voice) for piece in PIECES]
            if any(own):
                things.append(voice.say("board-owned", name=voice.name(seat), things=listed(own, voice)))
        things.append(counted("log", logs[name], voice))
        things.append(_strength(view, found.get(name), voice))
        terrain = _terrain(view, name, voice)
        if any(things):
            yield voice.say("board-hex", hex=name, terrain=terrain, things=listed(things, voice))
        elif view.board.hexes[name].terrain != "plain":
            yield voice.say("board-hex-empty", hex=name, terrain=terrain)


def _strength(view: PublicView, camp: Camp | None, voice: Voice) -> str:
    """What those on a hex carry together, and what the reader, or whoever is to move, carries there alone."""
    if camp is None:
        return ""
    seat = view.seat if isinstance(view, SeatView) else view.turn
    own, total = strength_of(view.box, camp, seat)
    if own is None or seat is None:
        return voice.say("board-strength", total=total)
    return voice.say("board-strength-own", total=total, own=own, name=voice.name(seat))


def _ahu_name(view: PublicView, number: int, voice: Voice) -> str:
    ahu = view.board.ahus[number]
    blanks: dict[str, str | int] = {"hex": ahu.hex, "moai": ahu.moai, "headdress": ahu.headdress}
    return voice.say("board-ahu", number=number, ahu=ahu.name, **blanks)


def _ahu(view: PublicView, ahu: AhuView, voice: Voice) -> str:
    say = voice.say
    things = []
    if ahu.reserved_by:
        things.append(say("board-ahu-reserved", name=voice.name(ahu.reserved_by)))
    else:
        things.append(say("board-ahu-moai", size=ahu.size))
    if ahu.crowned:
        things.append(say("board-ahu-crowned"))
    if ahu.owner:
        things.append(say("board-ahu-owner", name=voice.name(ahu.owner)))
    if view.outcome and ahu.number in view.outcome.ahus:
        things.append(say("board-ahu-points", points=view.outcome.ahus[ahu.number][1]))
    return say("board-ahu-line", ahu=_ahu_name(view, ahu.number, voice), things=listed(things, voice))


def _supply(view: PublicView, voice: Voice) -> str:
    stock = view.supply
    things = [
        voice.say("board-supply-moai", count=count, size=size) for size, count in sorted(stock.moai.items())
    ]
    things += [
        counted("headdress", stock.headdresses, voice),
        counted("log", stock.logs, voice),
        counted("half", stock.halves, voice),
    ]
    return listed(things, voice)
