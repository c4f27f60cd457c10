"""Fault injection: what Discord and the network do to a bot on a bad day, on demand."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from .errors import ErrorCode


class FaultKind(StrEnum):
    """What can go wrong with a request."""

    RATE_LIMIT = "429"
    SERVER_ERROR = "500"
    REFUSED = "refused"
    SLOW = "slow"
    SLOW_UPLOAD = "slow upload"
    LOST_ANSWER = "lost answer"
    LOST_REQUEST = "lost request"


@dataclass(slots=True)
class Fault:
    """Something that goes wrong with the next `times` requests that match."""

    kind: FaultKind
    method: str
    path: re.Pattern[str]
    times: int
    seconds: float = 0.0
    everywhere: bool = False
    status: int = 500
    error: ErrorCode | None = None


class Faults:
    """The faults ordered so far. Paths are regular expressions searched in the path after `/api/v10`."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._duplicates: dict[str, int] = {}

    def rate_limit(
        self,
        path: str = "",
        *,
        method: str = "",
        times: int = 1,
        retry_after: float = 0.05,
        everywhere: bool = False,
    ) -> None:
        """Answer with 429 and `retry_after`; `everywhere` makes it the global limit."""
        pattern = re.compile(path)
        self._faults.append(Fault(FaultKind.RATE_LIMIT, method, pattern, times, retry_after, everywhere))

    def server_error(self, path: str = "", *, method: str = "", times: int = 1, status: int = 500) -> None:
        """Answer with a 5xx and change nothing."""
        self._faults.append(Fault(FaultKind.SERVER_ERROR, method, re.compile(path), times, status=status))

    def refuse(self, error: ErrorCode, path: str = "", *, method: str = "", times: int = 1) -> None:
        """Answer with one of Discord's errors and change nothing."""
        self._faults.append(Fault(FaultKind.REFUSED, method, re.compile(path), times, error=error))

    def slow_upload(self, path: str = "", *, method: str = "", times: int = 1, seconds: float = 3.5) -> None:
        """Get files only after a while; nothing of what is sent, if the sender breaks off before."""
        self._faults.append(Fault(FaultKind.SLOW_UPLOAD, method, re.compile(path), times, seconds))

    def slow(self, path: str = "", *, method: str = "", times: int = 1, seconds: float = 0.2) -> None:
        """Do what was asked, but answer late."""
        self._faults.append(Fault(FaultKind.SLOW, method, re.compile(path), times, seconds))

    def lose_answer(self, path: str = "", *, method: str = "", times: int = 1) -> None:
        """Do what was asked and break the connection instead of answering."""
        self._faults.append(Fault(FaultKind.LOST_ANSWER, method, re.compile(path), times))

    def lose_request(self, path: str = "", *, method: str = "", times: int = 1) -> None:
        """Break the connection and do nothing of what was asked."""
        self._faults.append(Fault(FaultKind.LOST_REQUEST, method, re.compile(path), times))

    def duplicate(self, event: str = "INTERACTION_CREATE", *, times: int = 1) -> None:
        """Deliver the next gateway events of this name twice."""
        self._duplicates[event] = self._duplicates.get(event, 0) + times

    def clear(self) -> None:
        """Order nothing any more."""
        self._faults.clear()
        self._duplicates.clear()

    def matching(self, method: str, path: str, *, files: bool = False) -> list[Fault]:
        """The faults that happen to this request, which may have files; each of them is used up by one."""
        found = [
            fault
            for fault in self._faults
            if fault.method in ("", method)
            and fault.path.search(path)
            and (files or fault.kind is not FaultKind.SLOW_UPLOAD)
        ]
        self._use_up(found)
        return found

    def copies(self, event: str) -> int:
        """How many times an event is to be delivered."""
        left = self._duplicates.get(event, 0)
        if left == 0:
            return 1
        self._duplicates[event] = left - 1
        return 2

    def _use_up(self, found: Iterable[Fault]) -> None:
        for fault in found:
            fault.times -= 1
            if fault.times <= 0:
                self._faults.remove(fault)
