"""Every effect names its cause: what countered it, from where a thief was taken, what a protection stopped."""

import random
from itertools import pairwise

import pytest

from tripot import Match
from tripot.games.trieste.state import events

from .table import RULES


@pytest.fixture(scope="module")
def told():
    """What spectators hear in games of random players."""
    found = []
    for seed in range(60):
        luck, match = (
            random.Random(seed),
            Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": bool(seed % 2)}),
        )
        while match.waiting and len(match.decisions) < 400:
            seat = luck.choice(match.waiting)
            match.submit(seat, luck.choice(match.legal(seat)))
        found.append(match.events())
    return found


@pytest.mark.parametrize("kind", [events.Took, events.CaptureTried, events.InfamyChanged, events.Protected])
def test_an_effect_names_the_card_whose_it_is(told, kind):
    found = [event for heard in told for event in heard if isinstance(event, kind)]
    assert found
    assert all(event.by for event in found)


def test_a_countered_card_names_what_countered_it_or_follows_a_protection(told):
    found = 0
    for heard in told:
        for before, event in pairwise(heard):
            if isinstance(event, events.Countered):
                found += 1
                assert event.by or isinstance(before, events.ProtectionHeld)
    assert found


def test_a_capture_tells_where_the_thief_was(told):
    places = {event.place for heard in told for event in heard if isinstance(event, events.CaptureTried)}
    assert "play" in places
    assert places <= {"play", "hand", "discard"}


def test_a_payment_tells_what_it_is_for(told):
    assert all(event.card for heard in told for event in heard if isinstance(event, events.Paid))
