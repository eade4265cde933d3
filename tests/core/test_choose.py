"""What a bot would play."""

import pytest

import tripot
from tripot.core.errors import NotWaiting, UnknownBot


def test_the_random_bot_plays_something_legal():
    match = tripot.Match("trok", seats=3, seed=1)
    for seed in range(20):
        assert tripot.choose(match, 2, bot="random", seed=seed).action in match.legal(2)


def test_the_random_bot_plays_the_same_for_the_same_seed_and_sooner_or_later_everything():
    match = tripot.Match("trok", seats=2, seed=1)
    chosen = [tripot.choose(match, 0, "random", seed=seed).action for seed in range(200)]
    assert chosen == [tripot.choose(match, 0, "random", seed=seed).action for seed in range(200)]
    assert set(chosen) == set(match.legal(0))


def test_without_a_seed_the_random_bot_is_still_reproducible():
    first, same = (tripot.Match("trok", seats=2, seed=1) for _ in range(2))
    for match in (first, same):
        while match.waiting and len(match.decisions) < 60:
            match.submit(match.waiting[0], tripot.choose(match, match.waiting[0], "random").action)
    assert first.record() == same.record()


def test_choosing_changes_nothing():
    match = tripot.Match("trok", seats=2, seed=1)
    before = match.position()
    tripot.choose(match, 0, "random")
    assert match.position() == before
    assert match.decisions == []


def test_who_has_answered_may_think_again():
    match = tripot.Match("trok", seats=2, seed=1)
    match.submit(0, match.legal(0)[0])
    assert tripot.choose(match, 0, "random").action in match.legal(0)


def test_an_unknown_bot_is_refused_with_those_that_are_known():
    with pytest.raises(UnknownBot) as error:
        tripot.choose(tripot.Match("trok", seats=2), 0, bot="deep-thought")
    assert error.value.details["bot"] == "deep-thought"
    assert "random" in error.value.details["known"]


def test_a_seat_that_is_not_asked_has_nothing_to_choose():
    with pytest.raises(NotWaiting):
        tripot.choose(tripot.Match("trok", seats=2), 2, "random")
