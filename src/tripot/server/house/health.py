"""Is the server well?  Found out by a real write, at most once a second however often somebody asks."""

import asyncio
import logging
from typing import TYPE_CHECKING

from tripot.server.errors import NotStored, OutcomeUnknown
from tripot.server.protocol.bodies import Problem
from tripot.server.storage.schedule import Beat, beat

if TYPE_CHECKING:
    from tripot.server.house.house import House

HEARTBEAT = 30.0  # seconds between two checks when nobody asks
FRESH = 1.0  # seconds for which a check holds
LONGEST_WRITE = 5.0  # seconds; a write that takes longer counts as failed
JUMP = 5.0  # seconds by which the wall clock must jump to be worth a line in the log
log = logging.getLogger("tripot.health")


class HealthCheck:
    """What a healthy server can do: write, read, and run all its background tasks."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.writing: asyncio.Task[bool] | None = None
        self.began = 0.0  # by the monotonic clock
        self.jump = 0.0  # as it was logged last

    async def problems(self) -> list[Problem]:
        found: list[Problem] = []
        if not await self.can_write():
            found.append("not-stored")
        if self.house.storage.condition.is_damaged:
            found.append("damaged")
        if self.house.background.ended:
            found.append("task-ended")
        return found

    async def reasons_to_wait(self) -> list[Problem]:
        """Why nobody new should come here now."""
        found = await self.problems()
        if self.house.is_closing:
            found.append("stopping")
        if self.house.node and not self.house.node.holds_lease:
            found.append("no-lease")
        return found

    async def can_write(self) -> bool:
        """All who ask at the same time wait for the same write, which is never given up."""
        now = self.house.time.monotonic()
        if self.writing is None or (self.writing.done() and now - self.began >= FRESH):
            self.began = now
            self.writing = asyncio.create_task(self.write())
        done, _ = await asyncio.wait([self.writing], timeout=LONGEST_WRITE)
        return bool(done) and self.writing.result()

    async def write(self) -> bool:
        time = self.house.time
        try:
            await self.house.storage.write(beat, Beat(time.now(), time.steady()))
        except (NotStored, OutcomeUnknown):
            return False
        return True

    async def watch(self) -> None:
        """One round of the background task: failures get into the log also while nobody asks."""
        await asyncio.sleep(HEARTBEAT)
        await self.can_write()
        self.note_jump()

    def note_jump(self) -> None:
        jump = self.house.time.jump()
        if abs(jump - self.jump) >= JUMP:
            log.warning("the wall clock has jumped, or the machine has slept", extra={"seconds": jump - self.jump})
            self.jump = jump
