"""Actions as ints, typed values and texts; the order in which they are offered; the dense numbering."""

import random

import pytest

import tripot
from rulebook import texts
from tripot.core.errors import BadNotation, IllegalAction
from tripot.games.trol.actions import (
    Aim,
    Assign,
    Betray,
    Double,
    Help,
    Keep,
    Minus,
    Plus,
    Refuse,
    Reroll,
    Serve,
    Spare,
    Trigger,
)

from .table import GAME, SEATS, answer, hunt, table

EXAMPLES = [
    (Assign("chief", 0), "assign chief 0"),
    (Assign("trap", 4), "assign trap 4"),
    (Trigger("apprentice", 2), "trigger apprentice 2"),
    (Betray(11), "betray 11"),
    (Spare(), "spare"),
    (Aim(2), "aim 2"),
    (Plus(), "plus"),
    (Minus(), "minus"),
    (Reroll(), "reroll"),
    (Keep(), "keep"),
    (Help(), "help"),
    (Refuse(), "refuse"),
    (Assign("sneak", 3, 2), "assign sneak 3 pile 2"),
    (Trigger("beater", 0, 0), "trigger beater 0 pile 0"),
    (Double(2), "double 2"),
    (Serve(), "serve"),
]


@pytest.mark.parametrize(("action", "text"), EXAMPLES)
def test_an_action_is_written_and_read(action, text):
    assert str(action) == text
    assert GAME.parse(text) == action
    assert GAME.decode(action.code) == action
    assert action.to_json()["text"] == text


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_survives_the_way_to_its_text_and_back(seats):
    numbering = GAME.numbering(seats)
    for number in range(len(numbering)):
        action = GAME.decode(numbering.code(number))
        assert GAME.parse(str(action)) == action
        assert (action.code, numbering.number(action.code)) == (numbering.code(number), number)


@pytest.mark.parametrize(("seats", "places"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_the_numbering_has_every_action_once(seats, places):
    # 12 cards to assign, 10 trolls to trigger with, 16 cards of each tribe to betray, 0 to 3 red dice, 7 plain words;
    # with two or four players 3 portions and `serve`; with two, 3 kinds to assign or trigger with from 4 piles.
    codes = GAME.codes(seats)
    cooking = 4 if seats in (2, 4) else 0
    piles = 2 * 3 * places * 4 if seats == 2 else 0
    assert len(codes) == len(set(codes)) == 12 * places + 10 * places + 16 * places + 4 + 7 + cooking + piles


@pytest.mark.parametrize("seats", SEATS)
def test_actions_of_the_second_rules_are_numbered_after_those_of_the_first(seats):
    numbering = GAME.numbering(seats)
    later = {text.split()[0] for text in ("double 0", "serve")}
    texts = [str(GAME.decode(numbering.code(number))) for number in range(len(numbering))]
    is_new = [text.split()[0] in later or "pile" in text for text in texts]
    assert is_new == sorted(is_new)


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_of_a_game_has_a_number(seats):
    match = tripot.Match("trol", seats=seats, seed=2)
    numbers = GAME.numbering(seats).numbers
    rng = random.Random(2)
    while match.waiting:
        assert all(action.code in numbers for action in match.legal(match.waiting[0]))
        answer(match, rng)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "assign",
        "assign chief",
        "assign chief 5",
        "assign chief -1",
        "assign wizard 0",
        "assign 0 chief",
        "assign chief 0 2",
        "assign chief 0 pile",
        "assign chief 0 pile 4",
        "trigger rocky 0",
        "trigger trap 0",
        "betray",
        "betray 80",
        "betray chief",
        "aim",
        "aim 4",
        "spare 0",
        "double",
        "double 3",
        "serve 0",
        "keep keep",
        "Assign chief 0",
        "pass",
    ],
)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_an_action_as_json_has_its_text_and_its_parts():
    told = {"action": "Trigger", "text": "trigger cook 3", "card": "cook", "place": 3, "pile": -1}
    assert Trigger("cook", 3).to_json() == told
    told = {"action": "Assign", "text": "assign sneak 1 pile 2", "card": "sneak", "place": 1, "pile": 2}
    assert Assign("sneak", 1, 2).to_json() == told


# ---- the order in which they are offered ----------------------------------------------------------------------------


def test_plays_are_offered_by_place_and_card_assigning_first():
    match = table(3, {"hand": "beater chief trap"}, lines=("koalapin:", "canarval: moss cook", "none:"))
    assert texts(match, 0) == [
        *("assign chief 0", "assign beater 0", "assign trap 0"),
        *("assign chief 1", "trigger chief 1", "assign beater 1", "trigger beater 1", "assign trap 1"),
    ]


def test_a_card_that_one_has_twice_is_offered_once():
    match = table(3, {"hand": "beater beater"}, lines=("koalapin:", "none:", "none:"))
    assert texts(match, 0) == ["assign beater 0"]


@pytest.mark.parametrize(
    ("line", "answers", "wrong"),
    [
        ("flint sneak, moss cook", [], ["betray 2", "aim 0", "keep"]),
        ("flint shaman, moss cook", [], ["aim 2", "spare", "plus"]),
        ("flint apprentice, moss cook", [], ["aim 0", "help"]),
        ("flint shaman, moss cook", ["1: aim 0"], ["aim 0", "refuse"]),
    ],
)
def test_an_answer_to_another_question_is_refused_and_changes_nothing(line, answers, wrong):
    match = hunt(line, *answers, dice="w0" if answers else "")
    before = match.position()
    for text in wrong:
        with pytest.raises(IllegalAction) as refused:
            match.submit(1, text)
        assert refused.value.details["allowed"] == texts(match, 1)
    assert match.position() == before
