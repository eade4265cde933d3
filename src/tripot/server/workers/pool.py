"""The workers: processes that do one job after the other, and are replaced when they take too long or die."""

import asyncio
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from tripot.server.bounds import MOST_CPU, MOST_TIME
from tripot.server.monitoring.logs import where
from tripot.server.monitoring.metrics import KILLED
from tripot.server.workers.process import LENGTH, message
from tripot.server.workers.queue import FairQueue, Job

START = 60.0  # seconds until a worker has to be ready


class WorkFailed(Exception):
    """The work raised an error; `args` say where, and nothing of its message."""


class WorkerLost(WorkFailed):
    """The worker took too long and was killed, or it died, or it could not be started."""


class Worker(Protocol):
    """Does one job at a time."""

    @property
    def ready(self) -> "asyncio.Future[Any]":
        """Done when it can begin with a job."""

    async def run(self, job: Job) -> Any:
        """What comes of the job; or WorkFailed."""

    async def end(self) -> None: ...


class LocalWorker:
    """Works in this process, where there can be no other; whatever else there is to do waits meanwhile."""

    def __init__(self) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ready.set_result(None)

    async def run(self, job: Job) -> Any:
        await asyncio.sleep(0)  # what was to be sent before is sent
        try:
            return job.work(job.given)
        except Exception as error:
            raise WorkFailed(*where(error)) from error

    async def end(self) -> None:
        """There is nothing to end."""


class WorkerProcess:
    """A process that is started at once, and replaced at once when it is lost."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.created = asyncio.create_task(create())  # never cancelled: the event loop may not survive that
        self.ready = asyncio.create_task(self.get_ready())

    async def get_ready(self) -> Process:
        process = await asyncio.shield(self.created)
        async with asyncio.timeout(START):
            await receive(process)
        return process

    async def run(self, job: Job) -> Any:
        try:
            process = await self.ready
            async with asyncio.timeout(job.seconds + MOST_TIME):
                await send(process, (job.seconds + MOST_CPU, job.work, job.given))
                is_done, result = await receive(process)
        except Exception as error:  # time, the end of its output, what cannot be pickled: it is out of step
            KILLED.inc()
            await self.end()
            self.begin()
            raise WorkerLost from error
        if not is_done:
            raise WorkFailed(*result)
        return result

    async def end(self) -> None:
        """Kill the process, whatever it does."""
        self.ready.cancel()
        await asyncio.gather(self.ready, return_exceptions=True)
        with suppress(OSError):  # it was never created, or has died by itself
            process = await self.created
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def create() -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "tripot.server.workers.process", str(os.getpid())),
        stdin=PIPE,
        stdout=PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


async def send(process: Process, what: object) -> None:
    assert process.stdin is not None
    process.stdin.write(message(what))
    await process.stdin.drain()


async def receive(process: Process) -> Any:
    assert process.stdout is not None
    length = await process.stdout.readexactly(LENGTH)
    return pickle.loads(await process.stdout.readexactly(int.from_bytes(length)))


class Pool:
    """Does what is in a fair queue, with so many workers; with none, it does so itself."""

    def __init__(self, workers: int) -> None:
        self.queue = FairQueue(max(1, workers))
        self.start_worker: Callable[[], Worker] = WorkerProcess if workers else LocalWorker
        self.queued = asyncio.Semaphore(0)
        self.results: dict[Job, asyncio.Future[Any]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.queue.workers)]

    async def close(self) -> None:
        """Whoever still waits is cancelled."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for result in self.results.values():
            result.cancel()

    async def run(self, job: Job) -> Any:
        """What comes of the job, when its turn has come; or WorkFailed."""
        result = self.results[job] = asyncio.get_running_loop().create_future()
        self.queue.put(job)
        self.queued.release()
        try:
            return await result
        finally:
            del self.results[job]
            self.queue.discard(job)

    async def work(self) -> None:
        """Take jobs from the queue, with a worker of one's own."""
        worker = self.start_worker()
        try:
            while True:
                await self.queued.acquire()
                await asyncio.wait([worker.ready])  # until then, who is next may change
                job = self.queue.take()
                if job is not None:  # none: nobody wants it any more
                    await self.do(worker, job)
        finally:
            await worker.end()

    async def do(self, worker: Worker, job: Job) -> None:
        began = time.monotonic()
        found: Any = None
        failure: WorkFailed | None = None
        try:
            found = await worker.run(job)
        except WorkFailed as error:
            failure = error
        finally:
            self.queue.end(job, time.monotonic() - began)
        result = self.results.get(job)
        if result is None or result.done():
            return  # nobody waits for it any more
        if failure:
            result.set_exception(failure)
        else:
            result.set_result(found)
