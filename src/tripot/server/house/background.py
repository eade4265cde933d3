"""Tasks that run as long as the server does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

FIRST_PAUSE = 1.0  # seconds
LONGEST_PAUSE = 60.0
log = logging.getLogger("tripot.background")


class Background:
    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self.tasks[name] = asyncio.create_task(keep_running(name, work), name=name)

    @property
    def ended(self) -> list[str]:
        """Tasks that do not run any more, though they should."""
        return [name for name, task in self.tasks.items() if task.done()]

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.tasks.clear()


async def keep_running(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do `work` again and again; whatever it raises is logged, and it is tried again after a growing pause."""
    failures = 0
    while True:
        try:
            await work()
            failures = 0
        except Exception:
            log.exception("a background task failed", extra={"task": name, "failures": failures + 1})
            await asyncio.sleep(min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE))
            failures = min(failures + 1, 10)
