"""Work on a Ray cluster; the optional extra `tripot[ray]`.  Its machines have this package installed too."""

import logging
import os
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import count, islice
from types import ModuleType
from typing import Any

from tripot.arena.executors.workers import Result, Task, processors
from tripot.core.extras import needs

STORE = 100 * 2**20  # bytes of shared memory for a Ray of our own: tasks and results are small


class Ray:
    """The cluster that RAY_ADDRESS names or that runs on this machine; without one, a Ray of our own.

    It stays connected until the program ends, as Ray's own habit is.
    """

    def __init__(self, number: int | None = None) -> None:
        """At most `number` tasks run at once; by default, and at most, as many as the cluster has processors."""
        self.ray = library()
        connect(self.ray, number or processors())
        there = int(self.ray.cluster_resources()["CPU"])
        self.number = min(number or there, there)
        self.workers: list[Any] = []

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        self.workers = self.workers or [self.ray.remote(num_cpus=1)(RayWorker).remote() for _ in range(self.number)]
        coming = enumerate(tasks)
        first = zip(self.workers, coming, strict=False)
        running = {worker.do.remote(work, task): (n, worker) for worker, (n, task) in first}
        done: dict[int, Result] = {}
        try:
            for n in count():
                while n not in done:
                    if not running:
                        return
                    for reference in self.ray.wait(list(running))[0]:
                        m, worker = running.pop(reference)
                        done[m] = self.result(reference)
                        running |= {worker.do.remote(work, task): (k, worker) for k, task in islice(coming, 1)}
                yield done.pop(n)
        finally:
            if running:
                self.stop()

    def stop(self) -> None:
        for worker in self.workers:
            self.ray.kill(worker)
        self.workers = []

    def result(self, reference: object) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error  # as it would be raised here


class RayWorker:
    """A process of the cluster, which can be ended at any time.

    Ray can cancel plain tasks too, but a program that cancels one just when it ends may be ended by Ray itself.
    """

    def do(self, work: Callable[[Task], Result], task: Task) -> Result:
        return work(task)


def library() -> ModuleType:
    """Loaded only when asked for, and by name, so that types are checked without it."""
    with needs("ray"):
        return import_module("ray")


def connect(ray: ModuleType, number: int) -> None:
    if ray.is_initialized():
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        ray.init(address="local", num_cpus=number, object_store_memory=STORE, include_dashboard=False, **quiet)
