"""Computer seats at work: whenever one is due its table asks a worker, off the event loop, and goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from bot.storage.sqlite import StoreDamagedError, StoreError
from bot.tables.errors import Refused
from engine import Action, Colour, SeatView

from .worker_processes import ComputerPlayers, NoDecisionError

log = logging.getLogger(__name__)
AT_ONCE: Final = 8  # tables whose computers are served side by side
MOST_REFUSALS: Final = 5
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 60.0


class Question(NamedTuple):
    """A decision that a computer owes: for which seat, at which version, from what it may know."""

    game: int
    seat: Colour
    level: str
    version: int
    view: SeatView


class ComputerSeats:
    """Drives the computer seats of all tables. A table where none is due costs nothing."""

    def __init__(
        self,
        ask: Callable[[int], Awaitable[Question | None]],
        answer: Callable[[Question, Action | None], Awaitable[object]],
        thinkers: ComputerPlayers,
    ) -> None:
        self._ask, self._answer = ask, answer
        self.thinkers = thinkers
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    def wake(self, game: int) -> None:
        """A computer may be due at this table."""
        if self._closed:
            return
        self._woken.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._drive(game), name=f"computers of game {game}")

    async def _drive(self, game: int) -> None:
        """Answer one decision after the other until no computer is due; faults end here, not at the table."""
        wait, refusals = FIRST_WAIT, 0
        try:
            while game in self._woken and refusals < MOST_REFUSALS:
                self._woken.discard(game)
                try:
                    async with self._turns:
                        while await self._one(game):
                            wait, refusals = FIRST_WAIT, 0
                except Refused as refusal:  # somebody was faster, or the table was paused: look again
                    refusals += 1
                    log.info("game %s: a computer's decision was refused: %s", game, refusal)
                    self._woken.add(game)
                except StoreDamagedError:
                    log.exception("game %s: its computers stop", game)
                except StoreError as error:
                    log.warning("game %s: a computer's decision waits %s s: %s", game, wait, error)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    self._woken.add(game)
        except Exception:
            log.exception("game %s: its computers stop until the table changes", game)
        finally:
            self._woken.discard(game)
            del self._tasks[game]

    async def _one(self, game: int) -> bool:
        question = await self._ask(game)
        if question is None or self._closed:
            return False
        await self._answer(question, await self.think(question))
        return True

    async def think(self, question: Question) -> Action | None:
        """A decision for a question; None if the worker failed and the table must help itself."""
        try:
            seed = f"{question.game}/{question.version}/{question.seat}"
            return await self.thinkers.think(question.level, question.view, seed)
        except NoDecisionError as error:
            log.warning("game %s: the computer at %s gave no answer: %s", question.game, question.seat, error)
            return None

    async def quiet(self) -> None:
        """Wait until no computer is due anywhere."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop: what is being thought about is left for the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
