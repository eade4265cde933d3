"""Cards by key and as numbers."""

import pytest

from tripot.core.decks import UniqueCards
from tripot.core.document import Document, Stock
from tripot.core.errors import CardCount

BEASTS = UniqueCards(("boar", "bear", "wolf"))


def test_of_unique_cards_each_has_a_bit():
    assert (BEASTS.whole, BEASTS.one(2), BEASTS.size(0b101), BEASTS.keys(0b101)) == (7, 4, 2, ("boar", "wolf"))
    assert [BEASTS.count(0b101, kind) for kind in range(3)] == [1, 0, 1]


@pytest.mark.parametrize("zones", [{"lair": ["bear", "bear"]}, {"lair": ["bear"], "trophies": ["bear"]}])
def test_a_unique_card_lies_in_one_place(zones):
    document, stock = Document(zones), Stock(BEASTS)
    with pytest.raises(CardCount) as error:
        [stock.take(document, key) for key in zones]
    assert (error.value.details["card"], error.value.details["wanted"]) == ("bear", 1)
