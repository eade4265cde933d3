"""Long work on the event loop, in slices between which everybody else gets their turn.

For what has to be done here, since its result cannot be sent between processes; a thread would keep Python's lock from
the event loop again and again.
"""

import asyncio
import time

SLICE = 0.002  # seconds


class Slices:
    def __init__(self) -> None:
        self.end = time.monotonic() + SLICE

    async def pause(self) -> None:
        """Let others have their turn, if it is time; to be called after every small piece of work."""
        if time.monotonic() >= self.end:
            await asyncio.sleep(0)
            self.end = time.monotonic() + SLICE
