"""Chapter 3, first half: a dungeon, floor by floor - choosing and revealing teams."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations

import pytest

import tripot
from rulebook import play, texts
from tripot.core.errors import BadNotation, IllegalAction
from tripot.core.rng import FastRng
from tripot.games.tschak.events import Fielded, FloorBegan

from .oracle import cards_of, is_team
from .table import TYPES, heard, part, play_floor, play_game, table, types

HAND = (
    "sorcerer-2-staff sorcerer-5 chameleon warrior-1 warrior-4-axe warrior-6 "
    "dwarf-1 dwarf-2-weapon dwarf-4-axe artefact"
)


def sizes(match: tripot.Match, seat: int) -> set[int]:
    """How many cards the choices of a seat have."""
    return {len(action.cards) for action in match.legal(seat)}


# ---- teams of three types -------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.1")
@pytest.mark.parametrize(
    "team", ["sorcerer-5", "chameleon", "warrior-1", "dwarf-1", "artefact", "sorcerer-5 dwarf-1", "warrior-1 artefact"]
)
def test_a_team_takes_any_card_but_a_second_one_of_a_type(team):
    hand = [key for key in HAND.split() if key not in team.split()]
    opponent = ["warrior-3", "dwarf-3-axe"][: len(team.split())]
    match = table(2, {"team": team, "hand": hand}, {"team": opponent})
    offered = {text.removeprefix("field ") for text in texts(match, 0)}
    assert offered == {key for key in hand if TYPES[key] not in types(team)}


@pytest.mark.rule("TSC-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_team_of_a_game_has_three_cards_of_three_types(seats):
    match = play_game(tripot.Match("tschak", seats=seats, seed=3))
    teams: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for event in match.events(None):
        if isinstance(event, FloorBegan):
            teams = {seat: [] for seat in range(seats)}
        if isinstance(event, Fielded):
            teams[event.seat] += event.cards
            assert len(teams[event.seat]) < 3 or is_team(cards_of(teams[event.seat]))
    assert {len(team) for team in teams.values()} == {3}


# ---- one by one, one and two, three at once -------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.2")
def test_on_the_first_floor_cards_are_chosen_one_by_one():
    match = tripot.Match("tschak", seats=3, seed=1)
    for turn in range(3):
        assert [sizes(match, seat) for seat in range(3)] == [{1}] * 3
        assert (match.view(None).floor, match.view(None).choose) == (1, 1)
        assert [len(place.team) for place in match.view(None).places] == [turn, turn, turn, 0]
        play(match, *[f"{seat}: {texts(match, seat)[0]}" for seat in range(3)])
    assert match.view(None).floor == 2


@pytest.mark.rule("TSC-3.3")
def test_on_the_second_floor_one_card_is_chosen_and_then_two_at_once():
    match = play_floor(tripot.Match("tschak", seats=3, seed=1))
    for turn, number in enumerate((1, 2)):
        assert [sizes(match, seat) for seat in range(3)] == [{number}] * 3
        assert (match.view(None).floor, match.view(None).choose) == (2, number)
        assert [len(place.team) for place in match.view(None).places] == [turn, turn, turn, 0]
        play(match, *[f"{seat}: {texts(match, seat)[0]}" for seat in range(3)])
    assert match.view(None).floor == 3


@pytest.mark.rule("TSC-3.4")
def test_on_the_third_floor_three_cards_are_chosen_at_once():
    match = play_floor(play_floor(tripot.Match("tschak", seats=3, seed=1)))
    assert [sizes(match, seat) for seat in range(3)] == [{3}] * 3
    assert (match.view(None).floor, match.view(None).choose) == (3, 3)
    play(match, *[f"{seat}: {texts(match, seat)[0]}" for seat in range(3)])
    assert (match.view(None).dungeon, match.view(None).floor) == (2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dungeon_asks_everybody_six_times(seats):
    match = play_game(tripot.Match("tschak", seats=seats))
    assert Counter(seat for seat, _ in match.decisions) == dict.fromkeys(range(seats), 4 * 6)


# ---- in secret, and revealed together -------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.2", "TSC-3.3", "TSC-3.4")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_a_choice_is_secret_until_all_have_chosen(floor):
    match = table(3, floor=floor, seed=5)
    before = {viewer: match.view(viewer) for viewer in (1, 2, None)}
    match.submit(0, match.legal(0)[0])
    for viewer, seen in before.items():
        assert match.view(viewer) == replace(seen, waiting=(1, 2), answered=(0,))
        assert match.events(viewer) == []


@pytest.mark.rule("TSC-3.2", "TSC-3.3", "TSC-3.4")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_all_choices_are_revealed_together(floor):
    match = table(3, floor=floor, seed=5)
    chosen = [match.legal(seat)[-1] for seat in range(3)]
    for seat in range(3):
        assert heard(match, Fielded) == []
        match.submit(seat, chosen[seat])
    assert heard(match, Fielded) == [Fielded(seat, action.cards) for seat, action in enumerate(chosen)]


@pytest.mark.rule("TSC-3.2")
def test_one_sees_ones_own_choice_while_it_lies_face_down():
    match = play(table(2, {"hand": "warrior-6"}), "0: field warrior-6")
    assert match.view(0).answer == ("warrior-6",)
    assert (match.view(1).answer, match.view(None).answer) == (None, None)
    assert "warrior-6" in part(match, 0, "hand").split()


@pytest.mark.rule("TSC-3.2")
def test_a_choice_may_be_changed_until_all_have_chosen():
    match = table(2, {"hand": "warrior-6 dwarf-1"}, {"hand": "artefact"})
    play(match, "0: field warrior-6", "0: field dwarf-1", "1: field artefact")
    assert [place.team for place in match.view(None).places] == [("dwarf-1",), (), ("artefact",), ()]
    assert "warrior-6" in part(match, 0, "hand").split()


@pytest.mark.rule("TSC-3.2")
def test_the_order_of_the_answers_changes_nothing():
    ends = []
    for order in permutations(range(3)):
        match = table(3, floor=3, seed=9)
        for seat in order:
            match.submit(seat, match.legal(seat)[1])
        ends.append((match.position(), match.events(None)))
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("TSC-3.2")
def test_revealed_cards_leave_the_hand_and_lie_open():
    match = table(2, {"hand": "warrior-6"}, {"hand": "artefact"})
    play(match, "0: field warrior-6", "1: field artefact")
    assert (part(match, 0, "team"), part(match, 2, "team")) == ("warrior-6", "artefact")
    assert "warrior-6" not in part(match, 0, "hand").split()
    assert [place.hand_size for place in match.view(None).places] == [9, 10, 9, 10]


@pytest.mark.rule("TSC-3.9")
def test_after_a_floor_the_teams_are_put_aside():
    match = play_floor(table(2, seed=4))
    assert [len(part(match, place, "team").split()) for place in (0, 2)] == [0, 0]
    assert [len(part(match, place, "spent").split()) for place in (0, 2)] == [3, 3]
    assert match.view(None).places[0].spent == tuple(part(match, 0, "spent").split())


# ---- what is refused ------------------------------------------------------------------------------------------------


SECOND = "sorcerer-2-staff chameleon warrior-1 warrior-4-axe dwarf-1 dwarf-2-weapon dwarf-4-axe"
THIRD = "sorcerer-5 chameleon warrior-1 dwarf-1"


@pytest.mark.rule("TSC-3.5")
@pytest.mark.parametrize(
    ("floor", "cards", "team", "choice"),
    [
        (1, HAND, "", "warrior-5"),  # not in the hand
        (1, HAND, "", "warrior-6 dwarf-1"),  # one card only
        (1, HAND, "warrior-6", "warrior-1"),
        (1, HAND, "chameleon", "sorcerer-5"),
        (1, HAND, "sorcerer-5", "chameleon"),
        (2, SECOND, "", "warrior-1 dwarf-1"),  # the first card is chosen alone
        (2, SECOND, "dwarf-1", "warrior-1"),  # then two at once
        (2, SECOND, "dwarf-1", "warrior-1 dwarf-2-weapon"),
        (2, SECOND, "dwarf-1", "warrior-1 warrior-4-axe"),
        (2, SECOND, "dwarf-1", "sorcerer-2-staff chameleon"),
        (3, THIRD, "", "sorcerer-5 chameleon dwarf-1"),
        (3, THIRD, "", "chameleon warrior-1"),
        (3, THIRD, "", "chameleon warrior-1 artefact"),
    ],
)
def test_a_choice_that_cannot_become_a_team_of_three_types_is_refused(floor, cards, team, choice):
    hand = [key for key in cards.split() if key != team]
    match = table(2, {"hand": hand, "team": team}, {"team": "artefact" if team else ""}, floor=floor)
    before = (match.position(), match.events(0))
    with pytest.raises(IllegalAction) as refused:
        match.submit(0, f"field {choice}")
    assert not isinstance(refused.value, BadNotation)
    assert (match.position(), match.events(0)) == before


@pytest.mark.rule("TSC-3.5")
def test_every_sequence_of_legal_choices_goes_through_all_three_floors():
    """By types, not by cards: the engine offers just the teams that people could form, and never none."""
    start = tripot.game("tschak").blank(2, {"memory": "shown"})
    start.set_up(FastRng(1))
    assert walk(start, ()) == set(three_teams())


def walk(state, steps: tuple[str, ...]) -> set[tuple[str, ...]]:
    """All ways through the dungeon, as the types of the cards chosen at each step; both players do the same."""
    if state.dungeon == 2:
        return {steps}
    choices = [{}, {}]
    for seat in (0, 1):
        for code in state.legal_actions(seat):
            choices[seat].setdefault(kinds(code), code)
    assert choices[0], f"nothing can be chosen after {steps}"
    assert choices[0].keys() == choices[1].keys()
    found = set()
    for kind in choices[0]:
        after = state.copy()
        for seat in (0, 1):
            after.apply(seat, choices[seat][kind], FastRng(1))
        found |= walk(after, (*steps, kind))
    return found


def kinds(code: int) -> str:
    """`DSW` for a choice of a dwarf, a sorcerer and a warrior."""
    return "".join(sorted(TYPES[key][0].upper() for key in tripot.game("tschak").decode(code).cards))


def three_teams():
    """Every way to form three teams of three types from three of each kind of character and one artefact."""
    teams = ["".join(sorted(team)) for team in combinations("SWDA", 3)]
    for first in teams:
        for second in teams:
            for third in teams:
                if (first + second + third).count("A") <= 1:
                    for order in permutations(first):
                        for lead in second:
                            yield (*order, lead, second.replace(lead, ""), third)


# ---- the order of what is offered -----------------------------------------------------------------------------------


def test_the_legal_choices_of_one_card_are_in_the_order_of_the_cards():
    cards = "sorcerer-2-staff sorcerer-5 warrior-1 warrior-4-axe warrior-6 dwarf-1 dwarf-2-weapon dwarf-4-axe"
    assert texts(table(2, {"hand": HAND}), 0) == [f"field {card}" for card in [*cards.split(), "chameleon", "artefact"]]


def test_the_legal_choices_of_two_cards_are_in_the_order_of_the_cards():
    hand = "sorcerer-2 chameleon warrior-1 dwarf-3 dwarf-3-axe artefact"
    match = table(2, {"hand": hand, "team": "warrior-5-axe"}, {"team": "warrior-6-axe"}, floor=2)
    assert texts(match, 0) == [
        "field sorcerer-2 dwarf-3",
        "field sorcerer-2 dwarf-3-axe",
        "field sorcerer-2 artefact",
        "field dwarf-3 chameleon",
        "field dwarf-3 artefact",
        "field dwarf-3-axe chameleon",
        "field dwarf-3-axe artefact",
        "field chameleon artefact",
    ]


def test_the_legal_choices_of_three_cards_are_in_the_order_of_the_cards():
    match = table(2, {"hand": "dwarf-3 artefact sorcerer-5 warrior-1"}, floor=3)
    assert texts(match, 0) == [
        "field sorcerer-5 warrior-1 dwarf-3",
        "field sorcerer-5 warrior-1 artefact",
        "field sorcerer-5 dwarf-3 artefact",
        "field warrior-1 dwarf-3 artefact",
    ]


def test_chameleons_are_offered_once_however_many_there_are():
    match = table(2, {"hand": "chameleon chameleon chameleon"})
    assert texts(match, 0).count("field chameleon") == 1
