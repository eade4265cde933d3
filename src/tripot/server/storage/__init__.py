"""The database: one thread writes, one reads, and the event loop waits for neither."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from tripot.server.private_files import make_private
from tripot.server.storage.writer import Writer, connect

P = ParamSpec("P")
T = TypeVar("T")

__all__ = ["Storage", "back_up"]


class Storage:
    def __init__(self, path: Path) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = Writer(path, self.loop)
        self.reader = ThreadPoolExecutor(1, "reader")
        self.reading = connect(path, read_only=True)

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of `work`, when it is durable; NotStored if it cannot be, and then nothing has changed."""
        return await self.writer.write(work, *args)

    async def read(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.loop.run_in_executor(self.reader, lambda: work(self.reading, *args, **kwargs))

    async def close(self) -> None:
        self.writer.hand_over()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.reader.shutdown)
        self.reading.close()


def back_up(database: Path, copy: Path) -> None:
    """A copy of a database that may be in use, whole as of one moment."""
    source = connect(database, read_only=True)
    make_private(copy)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()
