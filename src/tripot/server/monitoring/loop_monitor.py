"""How long the event loop stands still.  Whatever runs on it, everybody else waits for.

A task wakes up every `TICK` and measures how late it is: that is the gap.  A thread looks, while a gap is long, at what
the loop is doing, for the log.
"""

import asyncio
import logging
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from types import FrameType

from tripot.server.monitoring.logs import place_of
from tripot.server.monitoring.metrics import GAPS, LOOP_GAP, LOOP_GAP_MAX, rounded

TICK = 0.01  # seconds
LOOK = 0.05  # seconds between two looks of the thread
LONG = 0.1  # seconds: such a gap is logged
MINUTE = 60.0
DEEPEST = 8  # innermost calls that are logged
log = logging.getLogger("tripot.loop")


class LoopMonitor:
    def __init__(self) -> None:
        self.due = time.monotonic() + TICK  # of the next wake-up
        self.found: list[str] = []  # what the loop did when the thread looked during a long gap
        self.latest: deque[tuple[float, float]] = deque()  # gaps of the last minute and when, each longer than the next
        self.is_over = threading.Event()

    async def run(self) -> None:
        thread = threading.Thread(target=self.watch, args=(threading.get_ident(),), name="loop-monitor", daemon=True)
        thread.start()
        try:
            while True:
                self.due = time.monotonic() + TICK
                await asyncio.sleep(TICK)
                now = time.monotonic()
                self.note(now, max(0.0, now - self.due))
        finally:
            self.is_over.set()

    def note(self, now: float, gap: float) -> None:
        LOOP_GAP.observe(rounded(gap, GAPS))  # a single command must not show
        while self.latest and self.latest[-1][1] <= gap:
            self.latest.pop()
        self.latest.append((now, gap))
        while self.latest[0][0] < now - MINUTE:
            self.latest.popleft()
        LOOP_GAP_MAX.set(max(GAPS[0], round(self.latest[0][1], 3)))
        if gap > LONG:
            log.warning("the event loop stood still", extra={"seconds": round(gap, 3), "where": self.found})
        self.found = []

    # ---- in the thread ----------------------------------------------------------------------------------------------

    def watch(self, loop_thread: int) -> None:
        while not self.is_over.wait(LOOK):
            if time.monotonic() - self.due > LOOK and not self.found:
                with suppress(KeyError):  # the loop's thread may have ended
                    self.found = calls(sys._current_frames()[loop_thread])


def calls(frame: FrameType | None) -> list[str]:
    """The innermost calls, the latest last; only where, nothing of what."""
    found: list[str] = []
    while frame is not None and len(found) < DEEPEST:
        found.append(place_of(frame.f_code.co_name, frame.f_code.co_filename, frame.f_lineno))
        frame = frame.f_back
    return found[::-1]
