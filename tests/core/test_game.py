"""What a game checks before anybody sits down."""

import pytest

import tripot
from tripot.core.errors import BadOption, BadSeats, UnknownOption
from tripot.core.game import Option, is_among

TROK = tripot.game("trok")


def test_options_that_are_not_given_have_their_defaults():
    assert TROK.check_options({}, 3) == {"open_aare": False, "youngest": None, "memory": "shown"}
    assert TROK.check_options({"youngest": 2}, 3) == {"open_aare": False, "youngest": 2, "memory": "shown"}


def test_an_unknown_option_is_refused_with_those_that_are_known():
    with pytest.raises(UnknownOption) as error:
        TROK.check_options({"colour": "blue"}, 2)
    assert error.value.details == {"option": "colour", "known": ["memory", "open_aare", "youngest"]}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("open_aare", 1, [False, True]),  # True is not 1
        ("open_aare", 0, [False, True]),
        ("open_aare", "true", [False, True]),
        ("open_aare", None, [False, True]),
        ("open_aare", [True], [False, True]),
        ("youngest", True, [None, 0, 1]),
        ("youngest", 2, [None, 0, 1]),
        ("youngest", -1, [None, 0, 1]),
        ("youngest", "0", [None, 0, 1]),
        ("youngest", 0.0, [None, 0, 1]),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option, value, allowed):
    with pytest.raises(BadOption) as error:
        TROK.check_options({option: value}, 2)
    assert error.value.details == {"option": option, "value": value, "allowed": allowed}


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "2", None])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(BadSeats) as error:
        TROK.check_seats(seats)
    assert error.value.details == {"game": "trok", "seats": seats, "allowed": [2, 3, 4, 5]}


def test_the_number_of_seats_is_an_integer():
    assert [TROK.check_seats(seats) for seats in (2, 5)] == [2, 5]


def test_an_option_without_choices_is_a_seat_or_drawn_by_lot():
    assert Option("first", (), None).allowed(3) == (None, 0, 1, 2)
    assert Option("deck", ("small", "large"), "small").allowed(3) == ("small", "large")


@pytest.mark.parametrize(
    ("value", "allowed", "is_there"), [(1, (True,), False), (True, (True,), True), (1, (1,), True)]
)
def test_true_is_not_one(value, allowed, is_there):
    assert is_among(value, allowed) is is_there


def test_a_numbering_is_made_once_for_each_number_of_seats():
    assert TROK.numbering(2) is TROK.numbering(2)
    assert len(TROK.numbering(2)) < len(TROK.numbering(3))


def test_a_game_introduces_itself():
    assert (TROK.key, TROK.title, TROK.seats, TROK.rules) == ("trok", "Trök", (2, 3, 4, 5), "1")


def test_a_game_without_a_data_file_brings_no_names_of_its_own():
    assert TROK.names("fr") == {}
