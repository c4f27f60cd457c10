"""`giants doctor`: everything that a bot needs is looked at, and what is wrong comes with what to do.

Each question is answered for itself: one that fails in an unexpected way is a finding too, and the others are
still asked. Nothing is changed, and no secret is told.
"""

from collections.abc import Awaitable, Callable, Iterable

from bot.operation.logs import reason_of
from bot.storage.database import Finding

Question = Callable[[], Awaitable[Iterable[Finding]]]


async def answers(questions: Iterable[tuple[str, Question]]) -> list[Finding]:
    """The findings of all questions, in their order, each with the subject of what failed in it."""
    found: list[Finding] = []
    for subject, question in questions:
        try:
            found += await question()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is wrong
            says = f"this could not be found out: {type(error).__name__}: {reason_of(error)}"
            found.append(Finding(subject, "error", says, "Please report it with these lines."))
    return found
