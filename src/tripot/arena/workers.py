"""Who does the work: this process, or several.

The arena knows only `Workers`; a cluster is one more class of this shape.
"""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers(Protocol):
    @property
    def number(self) -> int: ...

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """The results in the order of the tasks.  Whoever closes the generator early stops the work."""


class Here:
    """This process alone."""

    number = 1

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        yield from map(work, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        # Forking a process that has threads, as the one with a progress bar, is not safe.
        pool = ProcessPoolExecutor(self.number, get_context("spawn"), initializer=ignore_interrupts)
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def workers(number: int) -> Workers:
    return Here() if number == 1 else Processes(number)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the one that started the workers stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
