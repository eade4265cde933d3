import json
from itertools import pairwise

from tripot.arena.statistics.distribution import Distribution


def test_mean_deviation_and_quantiles_are_those_of_the_values() -> None:
    told = Distribution([1, 2, 2, 3, 7])
    assert (told.mean, told.least, told.most, told.total) == (3.0, 1, 7, 5)
    assert round(told.deviation, 3) == 2.098
    assert [told.quantile(share) for share in (0.0, 0.2, 0.5, 0.75, 1.0)] == [1, 1, 2, 3, 7]


def test_merging_is_the_same_as_counting_at_once() -> None:
    one, other = Distribution([1, 1, 4]), Distribution([4, 9])
    one.merge(other)
    assert one.counts == Distribution([1, 1, 4, 4, 9]).counts


def test_bins_hold_every_value_once() -> None:
    told = Distribution(range(-5, 40))
    bins = told.bins(10)
    assert len(bins) <= 10
    assert sum(count for _, _, count in bins) == 45
    assert bins[0][0] == -5
    assert all(last + 1 == first for (_, last, _), (first, _, _) in pairwise(bins))


def test_few_values_have_a_bin_each() -> None:
    assert Distribution([3, 5, 5]).bins(10) == [(3, 3, 1), (4, 4, 0), (5, 5, 2)]


def test_it_can_be_written_as_json() -> None:
    assert json.loads(json.dumps(Distribution([2, 1]).to_json()))["counts"] == {"1": 1, "2": 1}


def test_a_share_from_a_value_on_counts_that_value() -> None:
    assert Distribution([0, 0, 1, 3]).share_from(1) == 0.5
