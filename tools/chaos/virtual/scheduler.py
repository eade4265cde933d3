"""Virtual time: coroutines that sleep and wait, woken one at a time in an order that a seed decides."""

import heapq
import random
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Result(Generic[T]):
    """What somebody waits for."""

    def __init__(self) -> None:
        self.is_set = False
        self.value: T | None = None
        self.error: BaseException | None = None
        self.waiting: Callable[[], None] | None = None

    def set(self, value: T | None = None, error: BaseException | None = None) -> None:
        if not self.is_set:
            self.is_set, self.value, self.error = True, value, error
            if self.waiting:
                self.waiting()

    def __await__(self) -> Generator["Result[T]", None, T]:
        if not self.is_set:
            yield self
        if self.error:
            raise self.error
        return self.value  # type: ignore[return-value]


class Machine:
    """Where coroutines run.  While it stands still none of them goes on, and when it is dead none ever will."""

    def __init__(self) -> None:
        self.is_dead = False
        self.stands_still = False
        self.held: list[Callable[[], None]] = []


class Scheduler:
    def __init__(self, seed: object) -> None:
        self.rng = random.Random(str(seed))
        self.now = 0.0
        self.number = 0
        self.events: list[tuple[float, int, Callable[[], None]]] = []

    def call_later(self, seconds: float, work: Callable[[], None]) -> None:
        self.number += 1
        heapq.heappush(self.events, (self.now + seconds, self.number, work))

    def sleep(self, seconds: float) -> Result[None]:
        slept: Result[None] = Result()
        self.call_later(seconds, slept.set)
        return slept

    def start(self, machine: Machine, work: Coroutine[Any, Any, None]) -> None:
        def step() -> None:
            if machine.is_dead:
                work.close()
            elif machine.stands_still:
                machine.held.append(step)
            else:
                try:
                    waited = work.send(None)
                except StopIteration:
                    return
                waited.waiting = lambda: self.call_later(0.0, step)

        step()

    def wake(self, machine: Machine) -> None:
        machine.stands_still = False
        held, machine.held = machine.held, []
        for step in held:
            self.call_later(0.0, step)

    def run(self, until: float) -> None:
        while self.events and self.events[0][0] <= until:
            self.now, _, work = heapq.heappop(self.events)
            work()
        self.now = until
