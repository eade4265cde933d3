"""One task watches all deadlines.  They are stored, so a restart forgets none."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from tripot.server.errors import Elsewhere, NodeUnreachable, NotFound, NotRead, NotStored
from tripot.server.rooms.commands import presence
from tripot.server.rooms.queue import Chore
from tripot.server.storage.rows import Deadline
from tripot.server.storage.schedule import drop_deadline, due_deadlines, next_deadline

if TYPE_CHECKING:
    from tripot.server.house.house import House

LONGEST_SLEEP = 60.0
SHARED_SLEEP = 0.5  # the same where other nodes set deadlines too
SHORTEST_SLEEP = 0.05
BUSY = 0.25  # seconds to sleep while a deadline that has passed is being dealt with
RETRY = 30.0  # seconds until a deadline that still stands is handed over again; a bot may be answering meanwhile
FAILED = 5.0  # seconds until one is tried again that could not be dealt with
log = logging.getLogger("tripot.sweeper")


class Sweeper:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.earlier = asyncio.Event()
        self.next = float("inf")
        self.in_hand: dict[Deadline, float] = {}  # and when to hand each over again

    def expect(self, at: float | None) -> None:
        """This deadline is new."""
        if at is not None and at < self.next:
            self.earlier.set()

    async def watch(self) -> None:
        """One round of the background task: wait for the next deadline, or an earlier one that is new."""
        if self.house.node and not self.house.node.is_sweeper:
            await asyncio.sleep(SHARED_SLEEP)
            return
        try:
            await self.watch_next()
        except NotRead:  # the storage has said why
            await asyncio.sleep(SHARED_SLEEP)

    async def watch_next(self) -> None:
        self.earlier.clear()
        at = await self.house.storage.read(next_deadline)
        self.next = at if at is not None else float("inf")
        shortest = BUSY if self.in_hand else SHORTEST_SLEEP
        pause = min(max(shortest, self.next - self.house.time.steady()), self.longest_sleep)
        try:
            async with asyncio.timeout(pause):  # unlike `wait_for`, it never swallows that the task is cancelled
                await self.earlier.wait()
        except TimeoutError:
            await self.sweep()

    @property
    def longest_sleep(self) -> float:
        """What other nodes store wakes nobody here."""
        return SHARED_SLEEP if self.house.node else LONGEST_SLEEP

    async def sweep(self) -> None:
        now = self.house.time.monotonic()
        due = await self.house.storage.read(due_deadlines, self.house.time.steady())
        self.in_hand = {deadline: self.in_hand[deadline] for deadline in due if deadline in self.in_hand}
        for deadline in due:
            if self.in_hand.get(deadline, 0.0) <= now:
                self.in_hand[deadline] = now + RETRY
                try:
                    await self.hand_over(deadline)
                except (Elsewhere, NodeUnreachable, NotStored, NotRead):
                    self.in_hand[deadline] = now + SHARED_SLEEP  # its node is just changing
                except Exception as error:  # whatever happens to one deadline, the others must be watched
                    self.fail(deadline, error)

    def fail(self, deadline: Deadline, error: BaseException) -> None:
        """It is not tried again at once."""
        log.error("a deadline could not be dealt with", exc_info=error, extra={"kind": deadline.kind})
        self.in_hand[deadline] = self.house.time.monotonic() + FAILED

    async def hand_over(self, deadline: Deadline) -> None:
        owner = await self.house.owner_of(deadline.table_id)
        if owner and self.house.errands:
            await self.house.errands.expire(owner, deadline)
        else:
            await self.expire(deadline)

    async def expire(self, deadline: Deadline) -> None:
        """At a table that no other node has."""
        if deadline.kind == "stale" and not self.house.has_room(deadline.table_id):
            await self.house.forget_stale(deadline)
            return
        try:
            room = await self.house.room(deadline.table_id)
        except NotFound:
            await self.house.storage.write(drop_deadline, deadline)
        else:
            room.enqueue(Chore(partial(presence.expire, room, deadline), partial(self.fail, deadline)))
