"""Tables: games that nothing can lose, from the lobby to the final result. No Discord in here.

    tables = await Tables.open(Path("giants.db"))
    opened = await tables.open_table(Place(server=1, channel=2), Person(7))
    game = opened.face.id
    await tables.join(game, Person(7), "green")
    ...
    await tables.start(game, Person(7))
    outcome = await tables.act(game, Person(7), Bid(markers=1, workers=1), version=4, press="1234")

A request is queued, authorised, applied, stored and only then answered. `Outcome` says what to tell whom;
`tables.outbox` says what still has to be shown, after a crash too.
"""

from .face import Face, Look, Outcome
from .hall import Tables
from .lateness import Due
from .news import Entry, Notice
from .outbox import Announcement, CardDue, PrivateNotice
from .refusals import Refused
from .register import Listed
from .table import Person, Place, Seat, Settings, Vote
from .thinkers import Brain, Processes, Thinkers, ThinkingError

__all__ = [
    "Announcement",
    "Brain",
    "CardDue",
    "Due",
    "Entry",
    "Face",
    "Listed",
    "Look",
    "Notice",
    "Outcome",
    "Person",
    "Place",
    "PrivateNotice",
    "Processes",
    "Refused",
    "Seat",
    "Settings",
    "Tables",
    "Thinkers",
    "ThinkingError",
    "Vote",
]
