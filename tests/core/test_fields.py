"""What a position says of a part of the table, from one declaration: written, read, refused."""

import pytest

from tripot.core.decks import Deck
from tripot.core.document import Document
from tripot.core.errors import BadPosition, CardCount
from tripot.core.fields import Count, Fields, Flag, Rest, Seats, Word, Zone, stocks_of
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
