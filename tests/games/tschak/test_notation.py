"""Actions: their notation, their ints and their dense numbers."""

import random

import pytest

import tripot
from tripot.core.errors import BadNotation

from .oracle import cards_of
from .table import answer

GAME = tripot.game("tschak")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_survives_the_way_to_its_text_and_back(seats):
    numbering = GAME.numbering(seats)
    for number in range(len(numbering)):
        action = GAME.decode(numbering.code(number))
        assert GAME.parse(str(action)) == action
        assert (action.code, numbering.number(action.code)) == (numbering.code(number), number)


def test_the_numbering_has_every_set_of_one_to_three_types_once():
    sorcerers, warriors, dwarves, artefacts = 9, 12, 12, 1  # kinds of cards: the chameleons are one
    ones = sorcerers + warriors + dwarves + artefacts
    twos = (
        sorcerers * warriors + sorcerers * dwarves + warriors * dwarves + (sorcerers + warriors + dwarves) * artefacts
    )
    threes = sorcerers * warriors * dwarves + twos - (sorcerers + warriors + dwarves)
    codes = GAME.codes(3)
    assert len(codes) == len(set(codes)) == ones + twos + threes
    for code in codes:
        cards = cards_of(GAME.decode(code).cards)
        assert len({card.type for card in cards}) == len(cards) in (1, 2, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_of_a_game_has_a_number(seats):
    match = tripot.Match("tschak", seats=seats, seed=2)
    numbers = GAME.numbering(seats).numbers
    rng = random.Random(2)
    while match.waiting:
        for seat in match.waiting:
            assert all(action.code in numbers for action in match.legal(seat))
        answer(match, rng)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("field artefact", "field artefact"),
        ("field dwarf-1-axe warrior-6", "field warrior-6 dwarf-1-axe"),
        ("  field  chameleon dwarf-4 warrior-1-axe ", "field warrior-1-axe dwarf-4 chameleon"),
    ],
)
def test_cards_may_be_named_in_any_order(text, canonical):
    assert str(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "field",
        "take artefact",
        "artefact",
        "field sorcerer-6",
        "field golem",
        "field artefact artefact",
        "field chameleon chameleon dwarf-1",
        "field sorcerer-2 warrior-1 dwarf-1 artefact",
        "field sorcerer-2, warrior-1",
        "FIELD artefact",
    ],
)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_an_action_as_json_has_its_text_and_its_cards():
    assert GAME.parse("field artefact warrior-6").to_json() == {
        "action": "Field",
        "text": "field warrior-6 artefact",
        "cards": ("warrior-6", "artefact"),
    }
