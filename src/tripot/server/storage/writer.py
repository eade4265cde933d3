"""One thread writes: what waits together is committed together, with one fsync, before anybody hears of it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tripot.server.errors import NotStored
from tripot.server.private_files import keep_private, make_private
from tripot.server.storage.migrations import migrate

MOST_TOGETHER = 512
BESIDE = ("-wal", "-shm", "-journal")  # SQLite's files beside a database; new ones get the mode of the database
T = TypeVar("T")


class Job(NamedTuple):
    work: Callable[..., Any]  # its first argument is the connection
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    value: Any
    error: BaseException | None


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    if not read_only:
        make_private(path)
        for suffix in BESIDE:
            keep_private(path.with_name(path.name + suffix))
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False, timeout=10
    )
    database.execute("PRAGMA foreign_keys = ON")
    if not read_only:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk
    return database


class Writer:
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.database = connect(path)
        migrate(self.database)
        self.gathered: list[Job] = []  # in this turn of the event loop
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[..., T], *arguments: object) -> "asyncio.Future[T]":
        """Do `work(connection, *arguments)`; the future has its result when it is durable, or NotStored."""
        future: asyncio.Future[T] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(Job(work, arguments, future))
        return future

    def hand_over(self) -> None:
        """Wake the thread once for all that came together."""
        self.jobs.put(self.gathered)
        self.gathered = []

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.jobs.put(None)
        self.thread.join()
        self.database.close()

    # ---- in the thread ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        going = True
        while going:
            jobs, going = self.waiting_jobs()
            if jobs:
                outcomes = self.together(jobs)
                self.loop.call_soon_threadsafe(deliver, jobs, outcomes)

    def waiting_jobs(self) -> tuple[list[Job], bool]:
        """At least one job, and those that wait behind it; false after the last."""
        gathered = self.jobs.get()
        jobs: list[Job] = []
        while gathered is not None:
            jobs += gathered
            if len(jobs) >= MOST_TOGETHER or self.jobs.empty():
                return jobs, True
            gathered = self.jobs.get()
        return jobs, False

    def together(self, jobs: list[Job]) -> list[Outcome]:
        """All in one transaction; if one cannot be done, each in its own."""
        try:
            values = self.transaction(jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [Outcome(None, as_told(error))]
            return [outcome for job in jobs for outcome in self.together([job])]
        return [Outcome(value, None) for value in values]

    def transaction(self, jobs: list[Job]) -> list[Any]:
        self.database.execute("BEGIN IMMEDIATE")
        try:
            values = [job.work(self.database, *job.arguments) for job in jobs]
            self.database.execute("COMMIT")
        except BaseException:
            if self.database.in_transaction:
                self.database.execute("ROLLBACK")
            raise
        return values


def as_told(error: Exception) -> Exception:
    """A full disk and the like are no secret, but where the database lies is nobody's business."""
    if isinstance(error, sqlite3.Error):
        told = NotStored()
        told.__cause__ = error
        return told
    return error


def deliver(jobs: list[Job], outcomes: list[Outcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # whoever waited was cancelled
            continue
        if outcome.error is not None:
            job.future.set_exception(outcome.error)
        else:
            job.future.set_result(outcome.value)
