"""Executors for the arena's tasks: this process, several processes, or a cluster.

The arena knows only `Workers`; `tripot.arena.executors.cluster` is the one for Ray.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future
from typing import Protocol, TypeVar

__all__ = ["Here", "Processes", "Workers", "workers"]

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 8  # tasks for each process, so that a long one keeps no other process waiting


class Workers(Protocol):
    """Runs tasks."""

    @property
    def number(self) -> int:
        """How many tasks run at the same time."""

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The results in the order of the tasks.  Whoever closes the generator early stops the work."""


class Here:
    """This process alone."""

    number = 1

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """One task after the other, as the results are asked for."""
        yield from map(work, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The results in the order of the tasks; a few tasks for each process are done ahead."""
        from concurrent.futures import ProcessPoolExecutor  # here, since in a browser there are no processes
        from multiprocessing import active_children, get_context

        others = active_children()
        # Forking a process that has threads, as the one with a progress bar, is not safe.
        pool = ProcessPoolExecutor(self.number, get_context("spawn"), initializer=ignore_interrupts)
        try:
            yield from in_order(pool, work, tasks, AHEAD * self.number)
        except BaseException:
            # A task may take minutes, and nobody waits for it any more.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def in_order(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], ahead: int
) -> Generator[Result, None, None]:
    """Like `Executor.map`, but for any number of tasks: only so many of them wait at a time."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def workers(number: int) -> Workers:
    """`number` workers of this machine; with one, this process itself."""
    return Here() if number == 1 else Processes(number)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the one that started the workers stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
