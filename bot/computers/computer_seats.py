"""Computer seats: whenever one is due, its level is asked off the event loop, and its table goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final, NamedTuple

from bot.storage.errors import StoreDamagedError, StoreError
from bot.tables.errors import Refused
from engine import Action, Colour, SeatView
from engine.players import computer_player

from .health import Health
from .players import ComputerPlayers, NoDecisionError, legal_decision

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
    """Decides for the computer seats of all tables. A table where none is due costs nothing.

    Where a level can't decide, an easy player in this process does, and `health` says so.
    """

    def __init__(
        self,
        ask: Callable[[int], Awaitable[Question | None]],
        answer: Callable[[Question, Action | None], Awaitable[object]],
        players: ComputerPlayers,
        health: Health | None = None,
    ) -> None:
        self._ask, self._answer = ask, answer
        self._players = players
        self.health = health or Health()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    @property
    def levels(self) -> Collection[str]:
        """The levels that a seat can be given to."""
        return self._players.levels

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
        await self._answer(question, await self.decide(question))
        return True

    async def decide(self, question: Question) -> Action | None:
        """A decision for a question, by an easy player where its level fails.

        None if that failed as well: then the table makes the safe move.
        """
        seed = f"{question.game}/{question.version}/{question.seat}"
        if self.health.paused(question.level):
            return await self._easy_decision(question, seed)
        try:
            action = await self._players.decide(question.level, question.view, seed)
        except NoDecisionError as error:
            if not self._closed:
                log.info(
                    "game %s: no decision of the computer at %s: %s", question.game, question.seat, error
                )
                self.health.failed(question.level, str(error))
            return await self._easy_decision(question, seed)
        self.health.decided(question.level)
        return action

    async def _easy_decision(self, question: Question, seed: str) -> Action | None:
        try:
            return await asyncio.to_thread(legal_decision, computer_player("easy"), question.view, seed)
        except Exception:
            log.exception("game %s: no decision for %s at all", question.game, question.seat)
            return None

    async def wait_until_idle(self) -> None:
        """Wait until no computer is due anywhere."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop: decisions that are not made yet are left for the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._players.close()
