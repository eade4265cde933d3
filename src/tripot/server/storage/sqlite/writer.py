"""One thread writes: what waits together is committed together, with one fsync, before anybody hears of it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tripot.server.errors import NotStored, OutcomeUnknown
from tripot.server.security.private_files import keep_private, make_private
from tripot.server.storage.sqlite.condition import Condition, primary_code
from tripot.server.storage.sqlite.migrations import migrate

MOST_TOGETHER = 512
LONGEST_WAIT = 1000  # milliseconds, at the end, for somebody else who reads the database
BESIDE = ("-wal", "-shm", "-journal")  # SQLite's files beside a database; new ones get the mode of the database
T = TypeVar("T")


class Write(NamedTuple):
    work: Callable[..., Any]  # its first argument is the connection
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]


class WriteResult(NamedTuple):
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
        database.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return database


class Writer:
    def __init__(
        self, path: Path, loop: asyncio.AbstractEventLoop, condition: Condition, on_lost: Callable[[], None]
    ) -> None:
        self.loop = loop
        self.condition = condition
        self.on_lost = on_lost
        self.database = connect(path)
        migrate(self.database)
        self.gathered: list[Write] = []  # in this turn of the event loop
        self.jobs: SimpleQueue[list[Write] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[..., T], *arguments: object) -> "asyncio.Future[T]":
        """Do `work(connection, *arguments)`; the future has its result when it is durable, or NotStored."""
        future: asyncio.Future[T] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(Write(work, arguments, future))
        return future

    def hand_over(self) -> None:
        """Wake the thread once for all that came together."""
        self.jobs.put(self.gathered)
        self.gathered = []

    def close(self) -> None:
        """Write what is waiting, and stop; then all is in the main file."""
        self.jobs.put(None)
        self.thread.join()
        try:
            self.database.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT}")
            self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            self.condition.note(error, "being closed")
        self.database.close()

    # ---- in the thread ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        going = True
        while going:
            jobs, going = self.waiting_jobs()
            if not jobs:
                continue
            try:
                outcomes = self.together(jobs)
            except OutcomeUnknown as error:
                self.loop.call_soon_threadsafe(self.lose, jobs, error)
            else:
                self.loop.call_soon_threadsafe(deliver, jobs, outcomes)

    def waiting_jobs(self) -> tuple[list[Write], bool]:
        """At least one job, and those that wait behind it; false after the last."""
        gathered = self.jobs.get()
        jobs: list[Write] = []
        while gathered is not None:
            jobs += gathered
            if len(jobs) >= MOST_TOGETHER or self.jobs.empty():
                return jobs, True
            gathered = self.jobs.get()
        return jobs, False

    def together(self, jobs: list[Write]) -> list[WriteResult]:
        """All in one transaction; if one cannot be done, each in its own."""
        try:
            values = self.transaction(jobs)
        except OutcomeUnknown:
            raise
        except Exception as error:
            if len(jobs) == 1:
                return [WriteResult(None, self.as_told(error))]
            return [outcome for job in jobs for outcome in self.together([job])]
        return [WriteResult(value, None) for value in values]

    def transaction(self, jobs: list[Write]) -> list[Any]:
        """The results of all jobs; if one fails, nothing has changed.  OutcomeUnknown if nobody can tell."""
        if self.condition.is_lost:
            raise OutcomeUnknown
        self.database.execute("BEGIN IMMEDIATE")
        try:
            values = [job.work(self.database, *job.arguments) for job in jobs]
            self.commit()
        except OutcomeUnknown:
            raise
        except BaseException:
            if self.database.in_transaction:
                self.database.execute("ROLLBACK")
            raise
        return values

    def commit(self) -> None:
        try:
            self.database.execute("COMMIT")
        except sqlite3.Error as error:
            if is_undone(error):
                raise
            self.condition.is_lost = True
            self.condition.note(error, "committing")
            raise OutcomeUnknown from error

    def as_told(self, error: Exception) -> Exception:
        """A full disk and the like are no secret, but where the database lies is nobody's business."""
        if not isinstance(error, sqlite3.Error):
            return error
        self.condition.note(error, "writing")
        told = NotStored()
        told.__cause__ = error
        return told

    # ---- in the event loop again ------------------------------------------------------------------------------------

    def lose(self, jobs: list[Write], error: OutcomeUnknown) -> None:
        """The server has to end before it tells anybody anything."""
        self.on_lost()
        deliver(jobs, [WriteResult(None, error)] * len(jobs))


def is_undone(error: sqlite3.Error) -> bool:
    """Has a commit that failed so done nothing, for certain?

    A transaction counts when its last frame is whole in the log file.  If there was no room for it, or it could not be
    written, it is not whole.  If it was written but could not be synced, it may be there after a crash or not.
    """
    is_unwritten = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_WRITE
    return is_unwritten or primary_code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CONSTRAINT)


def deliver(jobs: list[Write], outcomes: list[WriteResult]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # whoever waited was cancelled
            continue
        if outcome.error is not None:
            job.future.set_exception(outcome.error)
        else:
            job.future.set_result(outcome.value)
