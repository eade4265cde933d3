"""Reading notations word by word, and the dense numbering."""

import pytest

from tripot.core.actions import Numbering, read_end, read_number, read_word, read_words
from tripot.core.errors import BadNotation


def test_words_are_taken_one_after_the_other():
    words = ["take", "2", "armour"]
    assert read_word(words, ["give", "take"]) == "take"
    assert read_number(words, range(3)) == 2
    assert words == ["armour"]


@pytest.mark.parametrize(("words", "text"), [(["steal", "x"], "steal"), ([], "")])
def test_a_word_that_is_not_allowed_is_refused_with_those_that_are(words, text):
    with pytest.raises(BadNotation) as error:
        read_word(words, ("give", "take"))
    assert error.value.details == {"text": text, "allowed": ["give", "take"]}


@pytest.mark.parametrize("word", ["3", "-1", "01", "two", "²", "1.0", ""])
def test_a_number_is_one_of_its_range_and_written_plainly(word):
    with pytest.raises(BadNotation):
        read_number([word], range(3))


def test_all_the_words_left_are_read():
    words = ["a", "b", "a"]
    assert read_words(words, ["a", "b"]) == ["a", "b", "a"]
    assert words == []
    with pytest.raises(BadNotation):
        read_words(["a", "c"], ["a", "b"])


def test_nothing_may_be_left_over():
    read_end([])
    with pytest.raises(BadNotation) as error:
        read_end(["and", "more"])
    assert error.value.details["text"] == "and more"


def test_a_numbering_is_dense_and_goes_both_ways():
    numbering = Numbering([70, 5, 31])
    assert len(numbering) == 3
    assert [numbering.code(number) for number in range(3)] == [5, 31, 70]
    assert [numbering.number(code) for code in (5, 31, 70)] == [0, 1, 2]
    with pytest.raises(KeyError):
        numbering.number(6)
