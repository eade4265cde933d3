"""Luck: fast and fair, both reproducible, the fair one checkable by hand."""

import hashlib
import hmac
from collections import Counter

import pytest

from tripot.core.rng import FairRng, FastRng, Rng, commitment, fair_seed

SEED = bytes(range(32))
PINNED = {0: [33, 46, 10, 76, 40, 4, 86, 4, 7, 39, 36, 55], 7: [2, 66, 69, 56, 67, 35, 89, 60, 1, 63, 27, 14]}
FAIR = [48, 36, 23, 20, 47, 31, 11, 18]


def draw(rng: Rng, n: int, times: int) -> list[int]:
    return [rng.below(n) for _ in range(times)]


def test_luck_without_a_source_is_no_luck():
    with pytest.raises(NotImplementedError):
        Rng().below(6)


# ---- fast -----------------------------------------------------------------------------------------------------------


def sfc32(seed: int):
    """The published generator, with a seed of 64 bits and twelve numbers thrown away."""
    word = 2**32
    a, b, c, counter = seed % word, seed // word % word, 0x9E3779B9, 1
    for number in range(10**9):
        result = (a + b + counter) % word
        counter = (counter + 1) % word
        a, b, c = b ^ (b // 2**9), c * 9 % word, (c * 2**21 % word + c // 2**11 + result) % word
        if number >= 12:
            yield result


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 123456789012345678])
def test_fast_luck_is_sfc32(seed):
    words = sfc32(seed)
    assert draw(FastRng(seed), 2**30, 200) == [next(words) // 4 for _ in range(200)]


def test_fast_luck_stays_the_same_for_ever():
    """Records of simulations depend on it."""
    assert draw(FastRng(0), 100, 12) == PINNED[0]
    assert draw(FastRng(7), 100, 12) == PINNED[7]


def test_a_new_seed_begins_anew():
    rng = FastRng(5)
    first = draw(rng, 1000, 20)
    assert draw(rng, 1000, 20) != first
    rng.reseed(5)
    assert draw(rng, 1000, 20) == first
    assert draw(FastRng(6), 1000, 20) != first


@pytest.mark.parametrize("make", [lambda: FastRng(3), lambda: FairRng(SEED)])
def test_all_numbers_below_n_come_up_about_equally_often(make):
    counts = Counter(draw(make(), 7, 7000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5, 6]
    assert all(880 < number < 1120 for number in counts.values())


# ---- fair -----------------------------------------------------------------------------------------------------------


def words(seed: bytes, blocks: int) -> list[int]:
    """The words of the stream, by hand: HMAC-SHA-256 of a counter, eight big-endian words to a block."""
    stream = b"".join(hmac.new(seed, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(blocks))
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


@pytest.mark.parametrize("n", [1, 2, 6, 58, 1000])
def test_fair_luck_is_the_next_word_modulo_n(n):
    assert draw(FairRng(SEED), n, 24) == [word % n for word in words(SEED, 3)]


def test_the_first_fair_numbers_are_known():
    first = hmac.new(bytes(32), bytes(8), hashlib.sha256).digest()
    assert FairRng(bytes(32)).below(2**16) == int.from_bytes(first[2:4], "big")
    assert draw(FairRng(bytes(32)), 58, 8) == FAIR


def test_words_that_would_favour_small_numbers_are_passed_over():
    n = 3 * 2**30  # the last quarter of all words would come again as the first third of the numbers
    kept = [word for word in words(SEED, 10) if word < n]
    assert len(kept) < 80
    assert draw(FairRng(SEED), n, len(kept)) == kept


def test_large_fair_numbers_are_equally_likely():
    thirds = Counter(number // 2**30 for number in draw(FairRng(SEED), 3 * 2**30, 3000))
    assert all(900 < thirds[third] < 1100 for third in (0, 1, 2))


def test_fair_luck_is_reproducible_from_its_seed_alone():
    assert draw(FairRng(SEED), 58, 50) == draw(FairRng(SEED), 58, 50)
    assert draw(FairRng(SEED), 58, 50) != draw(FairRng(SEED[::-1]), 58, 50)


def test_the_commitment_is_the_sha_256_of_the_seed():
    digest = hashlib.sha256(SEED).hexdigest()
    assert FairRng(SEED).commitment == commitment(SEED) == digest


def test_the_commitment_does_not_change_as_numbers_are_drawn():
    rng = FairRng(SEED)
    before = rng.commitment
    draw(rng, 6, 20)
    assert rng.commitment == before


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_fair_seed_has_256_bits(length):
    with pytest.raises(ValueError, match=f"not {length}"):
        FairRng(bytes(length))


def test_a_plain_number_stands_for_a_seed():
    assert fair_seed(0) == bytes(32)
    assert fair_seed(258) == bytes(30) + b"\x01\x02"
