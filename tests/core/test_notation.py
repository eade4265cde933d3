"""Actions whose notation, parsing, codes and numbers follow from what their fields are declared to be."""

from typing import Annotated

import pytest

from tripot.core.actions import Action, Coded, Vocabulary, Words
from tripot.core.decks import Deck
from tripot.core.errors import BadNotation
from tripot.core.events import Card, Cards, Seat
from tripot.core.notation import CardsOf, Number, OneOf

FRUIT = Deck(("apple", "pear"), 0x13)  # three apples and a pear


class Move(Action):
    shift = 16


class Give(Move):
    verb = 1
    seat: Annotated[Seat, Number(4, at=4, each=1)]
    card: Annotated[Card, OneOf(FRUIT.names, at=8)]


class Eat(Move):
    verb = 2
    cards: Annotated[Cards, CardsOf(FRUIT, 2)]


class Rest(Move):
    verb = 3


WORDS = Vocabulary(Give, Eat, Rest)
EXAMPLES = [
    (Give(2, "pear"), "give 2 pear", 0x10120),
    (Eat(("apple", "pear")), "eat apple pear", 0x20011),
    (Eat(()), "eat", 0x20000),
    (Rest(), "rest", 0x30000),
]


@pytest.mark.parametrize(("action", "text", "code"), EXAMPLES)
def test_text_and_code_follow_from_the_fields_and_lead_back(action, text, code):
    assert (str(action), action.code) == (text, code)
    assert WORDS.parse(text) == WORDS.decode(code) == action


def test_cards_may_be_named_in_any_order():
    assert WORDS.parse("eat pear apple") == Eat(("apple", "pear"))


@pytest.mark.parametrize(
    ("text", "wrong", "allowed"),
    [
        ("take 1 pear", "take", ["give", "eat", "rest"]),
        ("give 4 pear", "4", ["0", "1", "2", "3"]),
        ("give 1 plum", "plum", ["apple", "pear"]),
        ("give 1", "", ["apple", "pear"]),
        ("eat pear apple apple", "pear apple apple", ["1..2"]),
        ("rest now", "now", [""]),
    ],
)
def test_what_is_wrong_is_told_with_what_is_allowed(text, wrong, allowed):
    with pytest.raises(BadNotation) as error:
        WORDS.parse(text)
    assert error.value.details == {"text": wrong, "allowed": allowed}


def test_every_action_has_one_code_and_no_seat_or_card_that_there_is_not():
    texts = [str(WORDS.decode(code)) for code in WORDS.codes(seats=2)]
    assert texts == [
        *("give 0 apple", "give 0 pear", "give 1 apple", "give 1 pear"),
        *("eat", "eat apple", "eat pear", "eat apple apple", "eat apple pear", "rest"),
    ]


class Wild(Coded):
    shift = 16


class Name(Wild):
    verb = 4
    beast: Annotated[Card, OneOf("beasts", bits=8)]


def test_words_can_come_from_a_data_file():
    wild = Vocabulary(Name, names={"beasts": Words({"boar": 17, "bear": 23})})
    assert wild.codes(2) == [0x40011, 0x40017]
    bear = wild.parse("name bear")
    assert (str(bear), bear.code, repr(bear)) == ("name bear", 0x40017, "Name(beast='bear')")
    assert wild.decode(0x40017) == bear
    assert bear.to_json() == {"action": "Name", "text": "name bear", "beast": "bear"}
    with pytest.raises(BadNotation) as error:
        wild.parse("name wolf")
    assert error.value.details["allowed"] == ["boar", "bear"]
