"""One task watches all deadlines.  They are stored, so a restart forgets none."""

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from tripot.server import presence
from tripot.server.errors import NotFound
from tripot.server.storage.play import drop_deadline, due_deadlines, next_deadline
from tripot.server.storage.rows import Deadline

if TYPE_CHECKING:
    from tripot.server.house import House

LONGEST_SLEEP = 60.0
RETRY = 30.0  # seconds until a deadline that still stands is handed over again; a bot may be answering meanwhile
log = logging.getLogger("tripot.sweeper")


class Sweeper:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.earlier = asyncio.Event()
        self.next = float("inf")
        self.in_hand: dict[Deadline, float] = {}  # and when to hand each over again

    def expect(self, moments: Iterable[float | None]) -> None:
        """These deadlines are new."""
        if any(at is not None and at < self.next for at in moments):
            self.earlier.set()

    async def run(self) -> None:
        while True:
            self.earlier.clear()
            at = await self.house.storage.read(next_deadline)
            self.next = at if at is not None else float("inf")
            pause = min(max(0.05, self.next - time.time()), LONGEST_SLEEP)
            try:
                await asyncio.wait_for(self.earlier.wait(), pause)
            except TimeoutError:
                await self.sweep_safely()

    async def sweep_safely(self) -> None:
        """Whatever happens to one deadline, the others must be watched."""
        try:
            await self.sweep()
        except Exception:
            log.exception("sweeping failed")
            await asyncio.sleep(1.0)

    async def sweep(self) -> None:
        due = await self.house.storage.read(due_deadlines, time.time())
        self.in_hand = {deadline: self.in_hand[deadline] for deadline in due if deadline in self.in_hand}
        for deadline in due:
            if self.in_hand.get(deadline, 0.0) <= time.monotonic():
                self.in_hand[deadline] = time.monotonic() + RETRY
                await self.hand_over(deadline)

    async def hand_over(self, deadline: Deadline) -> None:
        try:
            room = await self.house.room(deadline.table_id)
        except NotFound:
            await self.house.storage.write(drop_deadline, deadline)
        else:
            room.post(partial(self.expire, deadline))

    async def expire(self, deadline: Deadline) -> None:
        """In the room's turn."""
        try:
            room = await self.house.room(deadline.table_id)
            await presence.expire(room, deadline)
        except BaseException:
            self.in_hand.pop(deadline, None)
            raise
