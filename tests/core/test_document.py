"""Reading documents that somebody wrote by hand."""

import pytest

from tripot.core.decks import Deck
from tripot.core.document import Document, Stock
from tripot.core.errors import BadPosition, BadRecord, CardCount

NAMES = ("apple", "pear", "plum")
COPIES = 0x123  # three apples, two pears, one plum


def refused(call, *args):
    """The details of the refusal."""
    with pytest.raises(BadPosition) as error:
        call(*args)
    return error.value.details


# ---- objects --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("data", "found"), [([], "list"), (None, None), ("{}", "{}"), (7, 7)])
def test_a_document_is_an_object(data, found):
    assert refused(Document, data) == {"path": ".", "found": found, "wanted": "object"}


def test_a_document_knows_where_it_is():
    inner = Document({"b": [{"c": "x"}]}, "a").objects("b", 1)[0]
    assert refused(inner.integer, "c", None, 0, 9) == {"path": "a.b[0].c", "found": "x", "wanted": "0..9"}


def test_a_document_refuses_with_the_error_it_was_given():
    with pytest.raises(BadRecord):
        Document({"a": 1}, error=BadRecord).text("a")


def test_a_document_refuses_keys_that_nobody_asked_for():
    document = Document({"a": "x", "b": 2})
    document.text("a")
    assert refused(document.close) == {"path": "b", "found": "b", "wanted": ["a"]}
    document.integer("b", None, 0, 9)
    document.close()


# ---- numbers and words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [0, 3, 9])
def test_an_integer_is_read(value):
    assert Document({"n": value}).integer("n", None, 0, 9) == value


@pytest.mark.parametrize("value", [-1, 10, True, False, "3", 3.0, None, [3]])
def test_an_integer_out_of_range_or_of_another_type_is_refused(value):
    assert refused(Document({"n": value}).integer, "n", 5, 0, 9) == {"path": "n", "found": value, "wanted": "0..9"}


def test_a_missing_integer_is_its_default():
    assert Document({}).integer("n", 5, 0, 9) == 5
    assert refused(Document({}).integer, "n", None, 0, 9)["found"] is None


def test_a_word_is_one_of_those_allowed():
    assert Document({"w": "pear"}).word("w", NAMES) == "pear"
    assert Document({}).word("w", NAMES, "plum") == "plum"
    for data in ({"w": "nut"}, {"w": 1}, {}):
        assert refused(Document(data).word, "w", NAMES)["wanted"] == ["apple", "pear", "plum"]


def test_a_text_is_any_text():
    assert Document({"t": "anything"}).text("t") == "anything"
    assert refused(Document({}).text, "t") == {"path": "t", "found": None, "wanted": "text"}


# ---- lists ----------------------------------------------------------------------------------------------------------


def test_a_missing_list_is_empty():
    assert Document({}).items("l") == []
    assert refused(Document({"l": "ab"}).items, "l")["wanted"] == "list"


def test_objects_are_as_many_as_asked_for():
    assert [inner.data for inner in Document({"p": [{"a": 1}, {}]}).objects("p", 2)] == [{"a": 1}, {}]
    assert [inner.data for inner in Document({}).objects("p", 2)] == [{}, {}]
    assert refused(Document({"p": [{}]}).objects, "p", 2) == {"path": "p", "found": 1, "wanted": 2}
    assert refused(Document({"p": [{}, 3]}).objects, "p", 2)["path"] == "p[1]"


def test_seats_are_a_mask():
    assert Document({"s": [2, 0]}).seats("s", 3) == 0b101
    assert Document({}).seats("s", 3) == 0


@pytest.mark.parametrize("value", [[3], [-1], [True], ["0"], [0.0], 1])
def test_seats_that_are_not_there_are_refused(value):
    assert refused(Document({"s": value}).seats, "s", 3)["path"] == "s"


def test_a_row_keeps_its_order():
    assert Document({"r": ["plum", "apple", "plum"]}).row("r", NAMES, 3) == [2, 0, 2]


def test_a_row_has_known_cards_and_not_too_many():
    assert refused(Document({"r": ["plum", "nut"]}).row, "r", NAMES, 3)["found"] == "nut"
    assert refused(Document({"r": ["plum", 2]}).row, "r", NAMES, 3)["found"] == 2
    assert refused(Document({"r": ["plum"] * 4}).row, "r", NAMES, 3) == {"path": "r", "found": 4, "wanted": "0..3"}


def test_a_pile_has_no_order():
    assert Document({"p": ["plum", "apple", "pear", "apple"]}).pile("p", NAMES, COPIES) == 0x112


def test_a_pile_has_no_more_of_a_card_than_there_are():
    with pytest.raises(CardCount) as error:
        Document({"p": ["pear", "pear", "pear"]}, "q").pile("p", NAMES, COPIES)
    assert error.value.details == {"path": "q.p", "card": "pear", "wanted": 2}


# ---- the stock ------------------------------------------------------------------------------------------------------


def test_what_one_zone_holds_no_other_can():
    stock = Stock(Deck(NAMES, COPIES))
    assert stock.take(Document({"a": ["pear", "apple"]}), "a") == 0x011
    assert stock.left == 0x112
    with pytest.raises(CardCount) as error:
        stock.take(Document({"b": ["pear", "pear"]}), "b")
    assert error.value.details == {"path": "b", "card": "pear", "wanted": 2}


def test_a_refused_zone_takes_nothing_from_the_stock():
    stock = Stock(Deck(NAMES, COPIES))
    with pytest.raises(CardCount):
        stock.remove(0x203, "z")
    assert stock.left == COPIES


def test_in_the_end_all_cards_must_be_somewhere():
    stock = Stock(Deck(NAMES, COPIES))
    stock.remove(0x023, "a")
    with pytest.raises(CardCount) as error:
        stock.must_be_empty("deck")
    assert error.value.details == {"path": "deck", "card": "plum", "wanted": 1}
    stock.remove(0x100, "b")
    stock.must_be_empty("deck")


# ---- what must be so ------------------------------------------------------------------------------------------------


def test_who_is_asked_may_be_said_but_not_otherwise():
    Document({}).asks(3, 5)
    Document({"waiting": [2, 0]}).asks(3, 5)
    wanted = {"path": "waiting", "found": [1], "wanted": [0, 2]}
    assert refused(Document({"waiting": [1]}).asks, 3, 5) == wanted


def test_keys_that_must_be_empty():
    document = Document({"hand": [], "gold": 0, "team": ["apple"]})
    document.must_be_empty("hand", "gold", "deck")
    assert refused(document.must_be_empty, "hand", "team") == {"path": "team", "found": ["apple"], "wanted": []}
