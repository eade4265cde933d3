"""The queue of a room: one thing after the other.

What a turn is to change is worked out when everything before it is done.  Decisions that follow each other at once are
committed together, and nothing else is done before they are.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from tripot.server.protocol.news import News
from tripot.server.rooms.change import Change, QueueTurn, Work
from tripot.server.rooms.deadlines import Deadlines
from tripot.server.rooms.seating import Seating
from tripot.server.storage.rows import Row
from tripot.server.telling.audience import Letter


class Pending(Struct, frozen=True):
    """A change that is not stored yet, and what the room becomes by it."""

    turn: QueueTurn
    change: Change
    rows: list[Row]
    seating: Seating
    deadlines: Deadlines
    letters: list[Letter]
    tells_table: bool  # has it changed as everybody at it sees it?
    began: float


class TurnQueue(ABC):
    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.queue: deque[QueueTurn] = deque()
        self.pending: list[Pending] = []
        self.task: asyncio.Task[None] | None = None
        self.used = monotonic()
        self.closed_by: Exception | None = None  # why nothing is done here any more

    @property
    def is_closed(self) -> bool:
        return self.closed_by is not None

    @abstractmethod
    def prepared(self, turn: QueueTurn, change: Change, began: float) -> Pending:
        """What the room becomes by a change."""

    @abstractmethod
    async def commit(self) -> None:
        """Store, apply and tell what is pending."""

    @abstractmethod
    async def refusal(self, error: Exception) -> Exception:
        """What whoever asked is told of an error: a room that is not the table any more refuses nothing."""

    @abstractmethod
    def log_failure(self, error: BaseException) -> None:
        """Something failed for which nobody waits."""

    def enqueue(self, turn: QueueTurn) -> None:
        """Let it be done when everything before it is done."""
        assert not self.is_closed, "a closed room has no writer"
        self.queue.append(turn)
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    def enqueue_work(self, work: Work, joins: bool = False) -> None:
        """The same for what nobody waits for; a room outlives whatever happens in it."""
        self.enqueue(Chore(work, self.log_failure, joins))

    async def call(self, work: Work) -> News | None:
        """Wait until it is done in its turn; the reply."""
        turn = AwaitedTurn(work)
        self.enqueue(turn)
        return await turn.done

    async def work(self) -> None:
        while self.queue:
            turn = self.queue.popleft()
            if self.pending and not (turn.joins and self.has_nothing_of(turn.guest)):
                await self.commit()
            if self.closed_by:  # by what was committed, or while it was
                turn.fail(self.closed_by)
                continue
            await self.take(turn)
            if self.pending and (self.pending[-1].tells_table or not (turn.joins and self.queue)):
                await self.commit()
        self.used = self.monotonic()
        self.task = None

    def has_nothing_of(self, guest: str) -> bool:
        """Is nothing pending that the guest has asked for?  Else this may be the same command again."""
        return not guest or all(each.turn.guest != guest for each in self.pending)

    async def take(self, turn: QueueTurn) -> None:
        """Have the change worked out; `commit` does it."""
        began = time.perf_counter()
        try:
            self.pending.append(self.prepared(turn, await turn.work(), began))
        except Exception as error:
            if self.pending:
                await self.commit()  # a refusal may follow from what is not stored yet
            turn.fail(await self.refusal(error))


@dataclass
class Chore:
    """What nobody waits for."""

    work: Work
    fail: Callable[[BaseException], None]
    joins: bool = False
    guest: str = ""

    def succeed(self, change: Change) -> None:
        """Nobody hears of it."""


class AwaitedTurn:
    """What somebody waits for."""

    joins, guest = False, ""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done: asyncio.Future[News | None] = asyncio.get_running_loop().create_future()

    def succeed(self, change: Change) -> None:
        if not self.done.done():
            self.done.set_result(change.reply)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)
