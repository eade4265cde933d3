"""What a position says of a part of the table, from one declaration: written, read, refused."""

import pytest

from tripot.core.decks import Deck
from tripot.core.document import Document
from tripot.core.errors import BadPosition, CardCount
from tripot.core.fields import ANSWER, Count, Fields, Flag, Rest, Seats, Somebody, Word, Zone, stocks_of
from tripot.core.state import State

FRUIT = Deck(("apple", "pear"), 0x13)  # three apples and a pear
FIELDS = Fields(
    season=Word(("spring", "autumn")),
    age=Count(1, 9),
    is_ripe=Flag(),
    eaters=Seats(),
    basket=Zone(FRUIT, most=2),
    tree=Rest(FRUIT),
)


class Orchard(State):
    def __init__(self):
        self.seats = 3
        self.season, self.age, self.is_ripe, self.eaters, self.basket, self.tree = 1, 7, True, 5, 0x11, 0x02


WRITTEN = {
    "season": "autumn",
    "age": 7,
    "is_ripe": 1,
    "eaters": [0, 2],
    "basket": ["apple", "pear"],
    "tree": ["apple", "apple"],
}


def read(data: dict[str, object]) -> Orchard:
    orchard = Orchard()
    FIELDS.read(Document(data), orchard, stocks_of(FRUIT))
    return orchard


def test_all_fields_are_written_under_their_names():
    assert FIELDS.write(Orchard()) == WRITTEN


def test_what_is_written_is_read_again():
    assert FIELDS.write(read(WRITTEN)) == WRITTEN
    assert read(WRITTEN).is_ripe is True


def test_what_is_left_out_is_the_first_the_lowest_or_empty_and_decks_have_the_rest():
    found = read({"basket": ["pear"]})
    assert (found.season, found.age, found.is_ripe, found.eaters) == (0, 1, False, 0)
    assert (found.basket, found.tree) == (0x10, 0x03)


@pytest.mark.parametrize(
    ("key", "value", "wanted"),
    [
        ("season", "winter", ["spring", "autumn"]),
        ("age", 0, "1..9"),
        ("is_ripe", 2, "0..1"),
        ("eaters", [3], "0..2"),
        ("basket", ["plum"], ["apple", "pear"]),
        ("basket", ["apple", "apple", "pear"], "0..2"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(key, value, wanted):
    with pytest.raises(BadPosition) as error:
        read(WRITTEN | {key: value})
    assert (error.value.details["path"], error.value.details["wanted"]) == (key, wanted)


@pytest.mark.parametrize("tree", [["apple"], ["apple", "apple", "pear"]])
def test_a_deck_that_is_given_has_all_that_lies_nowhere_else_and_no_more(tree):
    with pytest.raises(CardCount):
        read(WRITTEN | {"tree": tree})


# ---- what depends on something else ---------------------------------------------------------------------------------

LATER = Fields(
    season=Word(("spring", "summer", "autumn"), allowed=["summer", "autumn"]),
    age=Count(lambda orchard: orchard.season, lambda orchard: orchard.season + 5, usual=lambda orchard: 3),
    owner=Somebody(usual=lambda orchard: orchard.seats - 1),
    row=lambda orchard: [orchard.season, orchard.age],
    basket=Zone(FRUIT, ANSWER),
)


def later(data: dict[str, object]) -> Orchard:
    orchard = Orchard()
    LATER.read(Document(data), orchard, stocks_of(FRUIT))
    return orchard


def test_bounds_and_usual_values_can_be_functions_of_the_table():
    found = later({"season": "autumn"})
    assert (found.season, found.age, found.owner) == (2, 3, 2)
    with pytest.raises(BadPosition) as error:
        later({"season": "autumn", "age": 8})
    assert error.value.details["wanted"] == "2..7"


def test_a_word_that_is_not_allowed_is_refused_and_the_first_that_is_stands_where_there_is_none():
    assert later({}).season == 1
    with pytest.raises(BadPosition):
        later({"season": "spring"})


def test_an_answer_is_written_only_while_it_lies_face_down_and_read_only_by_name():
    orchard = later({"owner": -1})
    written = {"season": "summer", "age": 3, "owner": -1, "row": [1, 3]}
    assert LATER.write(orchard) == written
    assert LATER.write(orchard, has_answered=True) == written | {"basket": ["apple", "pear"]}
    LATER.read(Document({"basket": ["pear"]}), orchard, stocks_of(FRUIT), "basket")
    assert orchard.basket == 0x10
