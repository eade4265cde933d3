"""What time it is, in one place, so that a test can make it jump.

There are two clocks.  The wall clock is for what people read; it may jump when somebody sets it.  Steady time starts
with the wall clock and then only follows the monotonic clock, so it never jumps: every deadline is in steady time.
"""

import time
from collections.abc import Callable


class TimeSource:
    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.now = wall  # seconds since 1970
        self.monotonic = monotonic
        self.offset = wall() - monotonic()
        self.apart = 0.0  # by how much the wall clock was ahead of the time that we follow

    def steady(self) -> float:
        """Seconds since 1970 by the wall clock as it stood at the start."""
        return self.offset + self.monotonic()

    def follow(self, now: float) -> None:
        """Let steady time be that of the database, which all nodes share."""
        self.offset = now - self.monotonic()
        self.apart = self.now() - now

    def jump(self) -> float:
        """Seconds by which the wall clock has been set forward since the start, or the machine has slept."""
        return self.now() - self.steady() - self.apart
