"""Piles as integers, against plain Python counters."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tripot.core import piles

counters = st.dictionaries(st.integers(0, 14), st.integers(1, 15)).map(Counter)
fixed = settings(derandomize=True, deadline=None)


def packed(counter: Counter) -> int:
    return sum(number * piles.card(kind) for kind, number in counter.items())


def unpacked(pile: int) -> Counter:
    return +Counter({kind: piles.count(pile, kind) for kind in range(15)})


@fixed
@given(counters)
def test_a_pile_counts_its_cards(counter):
    pile = packed(counter)
    assert unpacked(pile) == counter
    assert piles.size(pile) == counter.total()
    assert piles.kinds(pile) == len(counter)


@fixed
@given(counters)
def test_kind_marks_are_one_card_of_each_kind(counter):
    assert unpacked(piles.kind_marks(packed(counter))) == Counter(set(counter))


@fixed
@given(counters)
def test_the_nth_card_goes_through_the_pile_in_order(counter):
    pile = packed(counter)
    assert [piles.nth(pile, n) for n in range(counter.total())] == sorted(counter.elements())


@fixed
@given(counters, st.integers(0, 14))
def test_without_takes_one_card_if_there_is_any(counter, kind):
    assert unpacked(piles.without(packed(counter), kind)) == counter - Counter([kind])


@fixed
@given(counters)
def test_without_any_takes_one_card_of_every_kind(counter):
    assert unpacked(piles.without_any(packed(counter))) == counter - Counter(set(counter))


@fixed
@given(counters, counters)
def test_piles_are_put_together_and_taken_apart_by_plus_and_minus(one, other):
    other = Counter({kind: min(number, 15 - one[kind]) for kind, number in other.items()})
    assert unpacked(packed(one) + packed(other)) == one + other
    assert packed(one) + packed(other) - packed(one) == packed(other)


@fixed
@given(st.integers(1, 2**62 - 1))
def test_bits_are_counted_and_the_lowest_is_found(mask):
    assert piles.bits(mask) == mask.bit_count()
    assert piles.lowest(mask) == (mask & -mask).bit_length() - 1


def test_an_empty_mask_has_no_bits():
    assert piles.bits(0) == 0


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 44, 62])
def test_a_shift_is_right_beyond_32_bits(n):
    assert piles.bit(n) == piles.shl(1, n) == 2**n


@pytest.mark.parametrize("kind", range(15))
def test_a_card_has_four_bits_of_its_own(kind):
    assert piles.card(kind) == 16**kind


@pytest.mark.parametrize(("a", "b"), [(1, 2), (2, 1), (3, 3), (-1, 0)])
def test_less_and_more_of_two_numbers(a, b):
    assert (piles.smaller(a, b), piles.larger(a, b)) == (min(a, b), max(a, b))
