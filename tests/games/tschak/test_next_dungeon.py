"""Chapter 5, first half: the next dungeon."""

import pytest

import tripot
from tripot.games.tschak.events import DungeonBegan, HandReceived, HandsPassed

from .table import heard, part, play_dungeon, play_game


def ten_cards(match: tripot.Match) -> list[list[str]]:
    """The ten cards of every place, wherever they lie now."""
    zones = ("hand", "team", "spent")
    return [sorted(key for zone in zones for key in part(match, place, zone).split()) for place in range(4)]


@pytest.mark.rule("TSC-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_passes_to_the_left_the_boards_included(seats):
    match = tripot.Match("tschak", seats=seats, seed=11)
    for _ in range(3):
        before = ten_cards(match)
        play_dungeon(match)
        after = ten_cards(match)
        assert [after[(place + 1) % 4] for place in range(4)] == before
        assert [len(part(match, place, "hand").split()) for place in range(4)] == [10] * 4


@pytest.mark.rule("TSC-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_four_dungeons_and_three_passes(seats):
    match = play_game(tripot.Match("tschak", seats=seats, seed=12))
    assert [event.dungeon for event in heard(match, DungeonBegan)] == [1, 2, 3, 4]
    assert len(heard(match, HandsPassed)) == 3
    assert match.state.length() == 4


@pytest.mark.rule("TSC-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_fourth_dungeon_the_game_is_over_and_nothing_passes(seats):
    match = tripot.Match("tschak", seats=seats, seed=13)
    for _ in range(3):
        assert match.outcome is None
        play_dungeon(match)
    before = ten_cards(match)
    play_dungeon(match)
    assert ten_cards(match) == before
    assert (match.waiting, match.view(None).phase) == ((), "over")
    assert match.outcome is not None
    assert (match.view(None).choose, match.view(None).floors) == (0, ())


@pytest.mark.rule("TSC-5.1")
def test_with_four_players_everybody_has_held_all_four_hands():
    match = play_game(tripot.Match("tschak", seats=4, seed=14))
    held = [[event.cards for event in heard(match, HandReceived, seat)] for seat in range(4)]
    assert {len(set(hands)) for hands in held} == {4}
    assert {frozenset(hands) for hands in held} == {frozenset(held[0])}


@pytest.mark.rule("TSC-5.1")
def test_with_two_players_the_hands_of_the_boards_come_into_play():
    match = tripot.Match("tschak", seats=2, seed=15)
    boards = [tuple(part(match, place, "hand").split()) for place in (3, 1)]
    play_dungeon(match)
    assert [heard(match, HandReceived, seat)[-1].cards for seat in (0, 1)] == boards


@pytest.mark.rule("TSC-5.1")
def test_a_new_dungeon_begins_on_its_first_floor_with_new_cards():
    match = play_dungeon(tripot.Match("tschak", seats=3, seed=16))
    shown = match.view(None)
    assert (shown.dungeon, shown.floor, shown.choose, len(shown.floors)) == (2, 1, 1, 3)
    assert [(len(place.team), len(place.spent)) for place in shown.places] == [(0, 0)] * 4
    assert match.waiting == (0, 1, 2)
