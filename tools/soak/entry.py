"""`tripot serve` as it is, except that deadlines can pass soon after a start: the soak does not live long enough else.

SOAK_FAULT names a fault that is planted, to see whether the checks find it.
"""

import asyncio
import os
from functools import partial
from unittest.mock import patch

from tripot.__main__ import main
from tripot.server import house
from tripot.server.room import Room
from tripot.server.storage.play import add_deeds

GRACE = 1.0  # seconds
LATE = 0.5  # seconds


async def tell_first(room: Room) -> None:
    """A wrong `Room.settle`: what was decided is told before it is stored."""
    settled, room.unsettled = room.unsettled, []
    for made in settled:
        room.tell(made)
    if settled:
        await asyncio.sleep(LATE)
        await room.house.storage.write(add_deeds, room.id, [made.deed for made in settled])
    room.bench.go_on()


FAULTS = {"tell-first": patch.object(Room, "settle", tell_first)}

if __name__ == "__main__":
    if fault := os.environ.get("SOAK_FAULT"):
        FAULTS[fault].start()
    with patch.object(house, "Running", partial(house.Running, grace=GRACE)):
        main()
