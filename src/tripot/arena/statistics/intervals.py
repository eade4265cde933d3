"""Confidence intervals of shares counted in a sample."""

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054  # half the width of a 95 % interval, in standard deviations


def wilson(successes: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share; honest also for few trials and for shares near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return centre - half if successes > 0 else 0.0, centre + half if successes < trials else 1.0


def paired(wins: Sequence[float], games: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of the share of wins where games of one deal have their luck in common.

    `wins` and `games` are by deal.  Games of one deal are not independent trials, but deals are: the variance is
    measured between deals, turned into the number of independent games that would be as uncertain, and passed to
    Wilson's interval.  Student's t corrects for few deals.  One more deal with purely random results is added, so that
    a few deals that happen to be alike prove nothing.
    """
    deals, total = sum(number > 0 for number in games), sum(games)
    share = sum(wins) / total if total else 0.0
    if deals < 2 or share in (0, 1):
        return wilson(share * deals, deals)  # as if all games of a deal had to end alike
    by_luck = share * (1 - share)
    squares = sum((won - share * number) ** 2 for won, number in zip(wins, games, strict=True))
    squares += by_luck * max(games) ** 2
    trials = by_luck * total**2 * (deals - 1) / deals / squares
    return wilson(share * trials, trials, student(deals - 1))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the first terms of Fisher's expansion; within 1 % from 3 degrees on."""
    z = Z_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
