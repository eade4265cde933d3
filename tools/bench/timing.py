"""Timing: the best of several repetitions of the same work, after a warm-up.

The processor's time for this process counts, not the wall clock's: others who want the same core disturb it less.
"""

from collections.abc import Callable
from time import process_time

Work = Callable[[int], int]  # plays so many games (or laps); returns how many decisions (or states) that were


def best_rate(work: Work, seconds: float, repeats: int) -> float:
    """Units a second, when each repetition takes about `seconds`.  The best run is the least disturbed one."""
    laps = laps_for(work, seconds)
    return max(rate(work, laps) for _ in range(repeats))


def laps_for(work: Work, seconds: float) -> int:
    """How many laps take about `seconds`; finding out is the warm-up."""
    laps = 1
    while (elapsed := timed(work, laps)[1]) < seconds / 4:
        laps *= 2
    return max(1, round(laps * seconds / elapsed))


def rate(work: Work, laps: int) -> float:
    units, elapsed = timed(work, laps)
    return units / elapsed


def timed(work: Work, laps: int) -> tuple[int, float]:
    start = process_time()
    units = work(laps)
    return units, process_time() - start
