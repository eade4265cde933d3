"""How much memory work leaves behind."""

import tracemalloc
from collections.abc import Callable


def growth(work: Callable[[], object], times: int) -> int:
    """Bytes that are still in use after doing it again and again, once all that is kept on purpose is there."""
    work()
    tracemalloc.start()
    for _ in range(times):
        work()
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return grown
