"""A view is a frozen dataclass whose objects are made quickly."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, replace

import pytest

from tripot.core.view import View, numbers_of, seats_of, view_dataclass


@view_dataclass
class MeadowView(View):
    flowers: tuple[str, ...]


MEADOW = MeadowView("meadow", 1, "mowing", (0, 1), (), ("rose",))
FIELDS = {"game": "meadow", "seat": 1, "phase": "mowing", "waiting": (0, 1), "answered": (), "flowers": ("rose",)}


def test_a_view_is_made_by_position_and_by_name():
    assert MeadowView(**FIELDS) == MEADOW
    assert asdict(MEADOW) == vars(MEADOW) == FIELDS
    assert list(vars(MEADOW)) == list(FIELDS)


def test_a_view_never_changes():
    with pytest.raises(FrozenInstanceError):
        MEADOW.flowers = ()  # type: ignore[misc]


def test_views_are_equal_by_their_fields():
    other = replace(MEADOW, flowers=())
    assert other != MEADOW
    assert replace(other, flowers=("rose",)) == pickle.loads(pickle.dumps(MEADOW)) == copy.deepcopy(MEADOW) == MEADOW
    assert len({MEADOW, copy.copy(MEADOW), other}) == 2


@pytest.mark.parametrize("fields", [FIELDS | {"wind": "west"}, {"game": "meadow"}])
def test_fields_too_many_or_too_few_fail(fields):
    with pytest.raises(TypeError):
        MeadowView(**fields)


def test_a_view_with_slots_is_refused():
    with pytest.raises(TypeError, match="MeadowView"):
        type("MeadowView", (View,), {"__slots__": ("flowers",)})


def test_numbers_are_those_of_the_bits_that_are_set():
    assert numbers_of(0b1011 << 30) == (30, 31, 33)
    assert seats_of(0b101) == (0, 2)
    assert numbers_of(0) == ()
