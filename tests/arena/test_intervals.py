from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from tripot.arena.statistics.intervals import Z_95, paired, student, wilson


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


# ---- deals that are played several times ----------------------------------------------------------------------------

SEATS = 4


def independent(random: Random, share: float) -> float:
    """Every game of a deal by its own luck."""
    return sum(random.random() < share for _ in range(SEATS))


def alike(random: Random, share: float) -> float:
    """The deal decides: all of its games are won, or none."""
    return SEATS * (random.random() < share)


def opposed(random: Random, share: float) -> float:
    """One seat has the cards and usually wins: a bot that gets every seat wins about one game of each deal."""
    return random.random() < SEATS * share


@pytest.mark.parametrize("of_a_deal", [independent, alike, opposed])
@pytest.mark.parametrize(("share", "deals"), [(0.2, 25), (0.2, 100), (0.1, 50)])
def test_nineteen_intervals_in_twenty_hold_the_true_share(
    of_a_deal: Callable[[Random, float], float], share: float, deals: int
) -> None:
    random, samples = Random(1), 1500
    held = 0
    for _ in range(samples):
        low, high = paired([of_a_deal(random, share) for _ in range(deals)], [SEATS] * deals)
        held += low <= share <= high
    assert 0.935 < held / samples < 0.99


def test_an_interval_is_as_wide_as_the_deals_differ() -> None:
    games = [SEATS] * 60
    shared_luck = paired([SEATS, 0, 0, 0] * 15, games)
    own_luck = paired([0, 1, 1, 2] * 15, games)
    no_luck = paired([1] * 60, games)
    widths = [high - low for low, high in (no_luck, own_luck, shared_luck)]
    assert widths == sorted(widths)
    assert widths[2] > 3 * widths[0]


def test_independent_games_have_nearly_wilsons_interval() -> None:
    random = Random(5)
    wins = [independent(random, 0.25) for _ in range(4000)]
    low, high = wilson(sum(wins), SEATS * 4000)
    assert paired(wins, [SEATS] * 4000) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_deals_of_one_game_each_are_independent_games() -> None:
    wins = [1.0, 0, 0, 1, 0] * 200
    assert paired(wins, [1] * 1000) == pytest.approx(wilson(400, 1000), abs=1e-3)


@pytest.mark.parametrize(("wins", "share"), [([4, 4, 4], 1), ([0, 0, 0], 0), ([1], 0.25), ([1, 1, 1], 0.25)])
def test_few_deals_that_are_alike_prove_little(wins: list[float], share: float) -> None:
    low, high = paired(wins, [SEATS] * len(wins))
    assert low <= share <= high
    assert high - low > 0.3


def test_without_games_anything_is_possible_in_deals_too() -> None:
    assert paired([], []) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "t"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_few_deals_are_paid_for_by_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.01)
