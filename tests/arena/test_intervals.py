from math import sqrt

import pytest

from tripot.arena.intervals import Z_95, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # the worked examples of Newcombe, Statistics in Medicine 17 (1998), method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


@pytest.mark.parametrize(("successes", "trials"), [(5, 10), (81, 263), (250, 1000)])
def test_each_bound_lies_just_as_far_from_the_share_as_chance_would_carry_it(successes: int, trials: int) -> None:
    for bound in wilson(successes, trials):
        distance = abs(bound - successes / trials)
        assert distance == pytest.approx(Z_95 * sqrt(bound * (1 - bound) / trials))


def test_without_trials_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_trials_make_the_interval_narrower() -> None:
    widths = [high - low for low, high in (wilson(n / 4, n) for n in (100, 1000, 10_000))]
    assert widths == sorted(widths, reverse=True)
