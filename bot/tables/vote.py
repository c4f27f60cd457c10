"""A question to the table: what would be done, who asked, who was told of it and when, and who said what."""

from typing import Final, Literal, NamedTuple, get_args

from engine import Colour

HOUR: Final = 3600
ANSWER_TIME: Final = 48 * HOUR  # that a person has to answer once they were told of a question
ABSENCE_GRACE: Final = (
    5 * 24 * HOUR
)  # that a question waits at least for somebody who said that they are away
QUESTION_TIME: Final = 7 * 24 * HOUR  # after which a question that was not carried is dropped
REST_TIME: Final = 24 * HOUR  # before somebody asks again what was not carried: each time everybody is pinged
Proposal = Literal["undo", "end", "abandon", "settings", "pause", "resume", "reopen", "close"]
PROPOSALS: Final[tuple[Proposal, ...]] = get_args(Proposal)
"""What can be put to the vote: going back to an entry, ending with the points as they stand or without,
another time limit, pausing and going on; and of a game that was ended early, to take it up again or to close
it for good.
"""
IN_PLAY: Final[tuple[Proposal, ...]] = ("undo", "end", "abandon", "settings", "pause", "resume")
WHEN_ENDED: Final[tuple[Proposal, ...]] = ("reopen", "close")
UNANIMOUS: Final[frozenset[str]] = frozenset({"close"})
"""Questions that need everybody's yes, and that no silence answers."""
Term = tuple[str, str | int | None]


class Vote(NamedTuple):
    """A question before the table: a kind of `PROPOSALS`, or (`seat_vote`) whether somebody gets a seat.

    `target` is the entry that an undo would go back to, or the person who asks for the seat; `terms` are the
    settings that would hold. `number` is the entry that asked it, and tells it from another of its kind;
    `user` asked, at `at`, and it is dropped at `until`. `told` says who was pinged about it and when;
    `silent` are those who did not answer in time, and have no say unless they do.
    """

    kind: str
    target: int
    ayes: tuple[int, ...]
    noes: tuple[int, ...] = ()
    number: int = 0
    user: int | None = None
    at: float = 0.0
    until: float | None = None
    terms: tuple[Term, ...] = ()
    told: tuple[tuple[int, float], ...] = ()
    silent: tuple[int, ...] = ()

    @property
    def seat(self) -> str | None:
        """The colour of the seat that it is about; None if it is about none."""
        kind, _, colour = self.kind.partition("-")
        return colour if kind == "seat" else None

    def answered(self, user: int) -> bool:
        """Whether somebody said yes or no."""
        return user in self.ayes or user in self.noes

    def told_at(self, user: int) -> float | None:
        """When somebody was pinged about it; None if they were not yet."""
        return dict(self.told).get(user)

    def tell(self, user: int, at: float) -> "Vote":
        """The same, with somebody pinged at a time."""
        return self._replace(told=(*(known for known in self.told if known[0] != user), (user, at)))

    def without(self, user: int) -> "Vote":
        """The same, as if a person had never been at the table."""
        return self._replace(
            ayes=tuple(voter for voter in self.ayes if voter != user),
            noes=tuple(voter for voter in self.noes if voter != user),
            told=tuple(known for known in self.told if known[0] != user),
            silent=tuple(voter for voter in self.silent if voter != user),
        )


def seat_vote(colour: Colour | str) -> str:
    """The kind of the vote on who gets a seat."""
    return f"seat-{colour}"
