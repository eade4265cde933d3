"""One thread writes: what waits together is committed together, before anybody hears of it."""

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tripot.server.errors import OutcomeUnknown
from tripot.server.storage.database.condition import Condition

MOST_TOGETHER = 512
T = TypeVar("T")


class Write(NamedTuple):
    work: Callable[..., Any]  # its first argument is the connection
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]


class WriteResult(NamedTuple):
    value: Any
    error: BaseException | None


class Writer(ABC):
    """Whoever inherits connects first: the thread begins at once."""

    def __init__(self, loop: asyncio.AbstractEventLoop, condition: Condition, on_lost: Callable[[], None]) -> None:
        self.loop = loop
        self.condition = condition
        self.on_lost = on_lost
        self.gathered: list[Write] = []  # in this turn of the event loop
        self.jobs: SimpleQueue[list[Write] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[..., T], *arguments: object) -> "asyncio.Future[T]":
        """Do `work(connection, *arguments)`; the future has its result when it is durable, or NotStored."""
        if self.condition.is_lost:
            raise OutcomeUnknown
        future: asyncio.Future[T] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(Write(work, arguments, future))
        return future

    def hand_over(self) -> None:
        """Wake the thread once for all that came together."""
        self.jobs.put(self.gathered)
        self.gathered = []

    def stop(self) -> None:
        """Write what is waiting."""
        self.jobs.put(None)
        self.thread.join()

    # ---- in the thread ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        going = True
        while going:
            jobs, going = self.waiting_jobs()
            if not jobs:
                continue
            try:
                outcomes = self.together(jobs)
            except OutcomeUnknown as error:
                self.loop.call_soon_threadsafe(self.lose, jobs, error)
            else:
                self.loop.call_soon_threadsafe(deliver, jobs, outcomes)

    def waiting_jobs(self) -> tuple[list[Write], bool]:
        """At least one job, and those that wait behind it; false after the last."""
        gathered = self.jobs.get()
        jobs: list[Write] = []
        while gathered is not None:
            jobs += gathered
            if len(jobs) >= MOST_TOGETHER or self.jobs.empty():
                return jobs, True
            gathered = self.jobs.get()
        return jobs, False

    def together(self, jobs: list[Write]) -> list[WriteResult]:
        """All in one transaction; if one cannot be done, each in its own; if the database is gone, none of them."""
        try:
            if self.condition.is_lost:
                raise OutcomeUnknown
            values = self.transaction(jobs)
        except OutcomeUnknown:
            raise
        except Exception as error:
            if len(jobs) == 1 or self.is_cut_off:
                return [WriteResult(None, self.as_told(error))] * len(jobs)
            return [outcome for job in jobs for outcome in self.together([job])]
        return [WriteResult(value, None) for value in values]

    @property
    def is_cut_off(self) -> bool:
        """Is there no database any more that could do a single job?"""
        return False

    @abstractmethod
    def transaction(self, jobs: list[Write]) -> list[Any]:
        """The results of all jobs; if one fails, nothing has changed.  OutcomeUnknown if nobody can tell."""

    @abstractmethod
    def as_told(self, error: Exception) -> Exception:
        """A full disk and the like are no secret, but where the database lies is nobody's business."""

    # ---- in the event loop again ------------------------------------------------------------------------------------

    def lose(self, jobs: list[Write], error: OutcomeUnknown) -> None:
        """The server has to end before it tells anybody anything."""
        self.on_lost()
        deliver(jobs, [WriteResult(None, error)] * len(jobs))


def deliver(jobs: list[Write], outcomes: list[WriteResult]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # whoever waited was cancelled
            continue
        if outcome.error is not None:
            job.future.set_exception(outcome.error)
        else:
            job.future.set_result(outcome.value)
