"""`tripot serve` as it is, except that deadlines can pass soon after a start: the soak does not live long enough else.

SOAK_FAULT names a fault that is planted, to see whether the checks find it.
"""

import asyncio
import os
from functools import partial
from unittest.mock import patch

from tripot.__main__ import main
from tripot.server.house import config
from tripot.server.rooms.room import Room

GRACE = 1.0  # seconds
LATE = 0.5  # seconds


async def tell_first(room: Room) -> None:
    """A wrong `Room.commit`: what is to change is told before it is stored."""
    pending, room.pending = room.pending, []
    for each in pending:
        room.apply(each)
        room.tell(each)
    if rows := [row for each in pending for row in each.rows]:
        await asyncio.sleep(LATE)
        await room.house.storage.commit(room.id, rows, room.epoch)
    room.let_bots_go_on()


FAULTS = {"tell-first": patch.object(Room, "commit", tell_first)}

if __name__ == "__main__":
    if fault := os.environ.get("SOAK_FAULT"):
        FAULTS[fault].start()
    with patch.object(config, "Config", partial(config.Config, grace=GRACE)):
        main()
