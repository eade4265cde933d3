"""A database in memory that the browser keeps: a write is done when its copy is kept, and undone if it cannot be."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, TypeVarTuple

from tripot.core.errors import TripotError
from tripot.server.errors import NotKept, NotRead
from tripot.server.storage.committing import write_rows
from tripot.server.storage.database.address import KeptDatabase
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.database.unshared import Unshared
from tripot.server.storage.database.writer import Write, WriteResult, deliver
from tripot.server.storage.rows import Row
from tripot.server.storage.sqlite.migrations import migrate

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class DeviceStorage(Unshared):
    def __init__(self, database: KeptDatabase) -> None:
        self.database = database
        self.database.execute("PRAGMA foreign_keys = ON")
        migrate(database)
        self.condition = Condition()
        self.waiting: list[Write] = []
        self.writing: asyncio.Task[None] | None = None
        self.turn = asyncio.Lock()  # nobody reads what is not kept yet

    def commit(self, table_id: str, rows: Sequence[Row], epoch: int | None = None) -> "asyncio.Future[None]":
        return self.write(write_rows, table_id, rows)

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append(Write(work, args, future))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write_all())
        return future

    async def write_all(self) -> None:
        while self.waiting:
            async with self.turn:
                jobs, self.waiting = self.waiting, []
                deliver(jobs, await self.together(jobs))

    async def together(self, jobs: list[Write]) -> list[WriteResult]:
        """All in one transaction; if one cannot be done, each in its own."""
        try:
            values = await self.transaction(jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [WriteResult(None, self.as_told(error))]
            return [outcome for job in jobs for outcome in await self.together([job])]
        return [WriteResult(value, None) for value in values]

    async def transaction(self, jobs: list[Write]) -> list[Any]:
        """The results of all jobs; if one fails, or the browser cannot keep them, nothing has changed."""
        self.database.execute("BEGIN")
        try:
            values = [job.work(self.database, *job.arguments) for job in jobs]
        except BaseException:
            self.database.execute("ROLLBACK")
            raise
        self.database.execute("COMMIT")
        await self.database.keep()
        return values

    def as_told(self, error: Exception) -> Exception:
        if isinstance(error, TripotError):
            return error
        self.condition.note(error, "writing")
        told = NotKept()
        told.__cause__ = error
        return told

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        async with self.turn:
            try:
                return work(self.database, *args)
            except Exception as error:
                self.condition.note(error, "reading")
                raise NotRead from error

    async def check(self) -> None:
        """The browser looks after what it keeps."""

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
