"""The tree of errors."""

import json
import pickle

import pytest

from tripot.core import errors
from tripot.core.errors import BadInput, BrokenState, CardCount, GameOver, IllegalAction, TripotError

ALL = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TripotError)]


def test_every_error_has_a_code_of_its_own():
    codes = [kind.code for kind in ALL]
    assert len(set(codes)) == len(codes) > 15


@pytest.mark.parametrize("kind", ALL)
def test_every_error_is_drawn_in_the_tree(kind):
    assert kind.__name__ in errors.__doc__.split()


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind not in (TripotError, BrokenState)])
def test_every_error_but_a_broken_state_is_the_callers(kind):
    assert issubclass(kind, BadInput)


@pytest.fixture
def without_texts(monkeypatch):
    """As for whoever imports the core alone."""
    monkeypatch.setattr(TripotError, "sentence", None)


def test_a_broken_state_is_ours(without_texts):
    error = BrokenState("a card is lost")
    assert not isinstance(error, BadInput)
    assert str(error) == "broken-state: what=a card is lost"


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind is not BrokenState])
def test_an_error_tells_its_code_and_details_as_text_and_json(kind, without_texts):
    error = kind(seat=2, wanted=["a", "b"])
    assert str(error) == f"{kind.code}: seat=2, wanted=['a', 'b']"
    assert json.loads(json.dumps(error.to_json())) == {"error": kind.code, "seat": 2, "wanted": ["a", "b"]}
    assert error.details == {"seat": 2, "wanted": ["a", "b"]}


@pytest.mark.parametrize(("kind", "parent"), [(GameOver, IllegalAction), (CardCount, errors.BadPosition)])
def test_who_catches_the_general_case_catches_the_special_one(kind, parent):
    with pytest.raises(parent):
        raise kind(seat=0)


@pytest.mark.parametrize(
    "error", [BrokenState("a card is lost"), *(kind(seat=2) for kind in ALL if kind is not BrokenState)]
)
def test_an_error_survives_the_way_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.details) == (type(error), str(error), error.details)


def test_an_error_without_a_text_of_its_own_still_lists_its_details():
    class Odd(BadInput):
        code = "odd"

    assert str(Odd(seat=2)) == "odd: seat=2"
