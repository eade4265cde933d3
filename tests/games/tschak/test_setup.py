"""Chapter 2: the set-up."""

from collections import Counter

import pytest

import tripot
from tripot.core.errors import BadSeats
from tripot.games.tschak.events import DungeonBegan, Fielded, FloorBegan, HandReceived, LastShown, LootLeft, LootTaken

from .table import heard, part, play_dungeon, play_game, types

SEEDS = range(60)
TEN_CARDS = {"sorcerer": 3, "warrior": 3, "dwarf": 3, "artefact": 1}


def new(seats: int, seed: int = 0) -> tripot.Match:
    return tripot.Match("tschak", seats=seats, seed=seed)


# ---- places and boards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-2.1")
@pytest.mark.parametrize(
    ("seats", "sitting"), [(4, (0, 1, 2, 3)), (3, (0, 1, 2, None)), (2, (0, None, 1, None))], ids=str
)
def test_a_board_takes_the_place_of_a_missing_player(seats, sitting):
    assert tuple(place.seat for place in new(seats).view(None).places) == sitting


@pytest.mark.rule("TSC-2.1", "TSC-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_has_three_of_each_kind_of_character_and_an_artefact(seats):
    for seed in SEEDS:
        match = new(seats, seed)
        assert [types(part(match, place, "hand")) for place in range(4)] == [TEN_CARDS] * 4


@pytest.mark.rule("TSC-2.1")
@pytest.mark.parametrize(("seats", "boards"), [(3, [3]), (2, [1, 3])])
def test_a_boards_hand_is_hidden_from_all(seats, boards):
    match = new(seats)
    for viewer in (*range(seats), None):
        for board in boards:
            shown = match.view(viewer).places[board]
            assert (shown.hand_size, shown.known) == (10, ("artefact",))  # there is one in every hand


@pytest.mark.rule("TSC-2.1")
@pytest.mark.parametrize(("seats", "boards"), [(3, [3]), (2, [1, 3])])
def test_a_board_never_plays(seats, boards):
    match = new(seats)
    assert match.waiting == tuple(range(seats))
    while match.waiting:
        for seat in match.waiting:
            match.submit(seat, match.legal(seat)[0])
        for board in boards:
            assert part(match, board, "team") == part(match, board, "spent") == ""
            assert len(part(match, board, "hand").split()) == 10
    for board in boards:
        shown = match.view(None).places[board]
        assert (shown.gold, shown.monster_count, shown.treasure_count, shown.score) == (0, 0, 0, None)
    assert {event.seat for event in heard(match, Fielded) + heard(match, LastShown)} == set(range(seats))


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats):
    with pytest.raises(BadSeats):
        new(seats)


# ---- monsters and treasures -----------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-2.2")
def test_a_dungeon_shows_a_monster_and_a_treasure_on_each_floor():
    match = new(3)
    floors = match.view(None).floors
    (began,) = heard(match, DungeonBegan)
    assert [floor.floor for floor in floors] == [1, 2, 3]
    assert tuple(floor.monster for floor in floors) == began.monsters
    assert tuple(floor.treasure for floor in floors) == began.treasures


@pytest.mark.rule("TSC-2.2")
def test_each_floor_has_the_cards_that_were_laid_there():
    match = play_game(new(4))
    laid = [card for event in heard(match, DungeonBegan) for card in zip(event.monsters, event.treasures, strict=True)]
    assert [(event.monster, event.treasure) for event in heard(match, FloorBegan)] == laid
    assert [event.floor for event in heard(match, FloorBegan)] == [1, 2, 3] * 4


@pytest.mark.rule("TSC-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_but_two_monsters_and_two_treasures_are_used_in_four_dungeons(seats):
    match = play_game(new(seats))
    document = match.position()
    assert (len(document["monster_deck"]), len(document["treasure_deck"])) == (2, 2)
    owned = match.view(None).places
    assert (sum(p.monster_count for p in owned), sum(p.treasure_count for p in owned)) == (12, 12)
    shown = Counter(card for event in heard(match, DungeonBegan) for card in event.monsters)
    assert shown == Counter(card for place in owned for card in place.monsters)


@pytest.mark.long
@pytest.mark.rule("TSC-2.2")
def test_any_monster_and_any_treasure_may_be_left_out():
    left_out = [play_game(new(2, seed)).position() for seed in SEEDS]
    assert len({key for document in left_out for key in document["monster_deck"]}) == 9
    assert len({key for document in left_out for key in document["treasure_deck"]}) == 9


@pytest.mark.rule("TSC-2.2")
def test_nobody_is_told_what_was_left_out():
    match = new(3)
    for viewer in (0, 1, 2, None):
        assert not [key for key in match.view(viewer).to_json() if "deck" in key]
        assert [type(event) for event in match.events(viewer) if "monsters" in event.to_json()] == [DungeonBegan]


# ---- hands and loot -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-2.3")
def test_any_card_may_come_to_any_hand():
    hands = [[set(part(new(2, seed), place, "hand").split()) for place in range(4)] for seed in range(80)]
    assert [len(set().union(*(deal[place] for deal in hands))) for place in range(4)] == [34] * 4


@pytest.mark.rule("TSC-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_told_to_its_holder_alone(seats):
    match = new(seats)
    for seat in range(seats):
        own = next(place for place in match.view(seat).places if place.seat == seat)
        assert heard(match, HandReceived, seat) == [HandReceived(seat, own.known)]
        assert own.known == tuple(part(match, own.place, "hand").split())
    assert heard(match, HandReceived, None) == []


@pytest.mark.rule("TSC-2.3")
def test_of_another_hand_one_sees_only_its_size_and_its_artefact():
    match = new(4)
    others = [(place.hand_size, place.known) for place in match.view(0).places[1:]]
    assert others == [(10, ("artefact",))] * 3


@pytest.mark.rule("TSC-2.4")
@pytest.mark.parametrize(("seats", "loots"), [(2, [2]), (3, [3, 2, 1]), (4, [3, 2, 1])])
def test_the_loots_of_a_dungeon(seats, loots):
    for seed in range(10):
        match = play_dungeon(new(seats, seed), seed)
        assert [event.gold for event in heard(match, LootTaken) + heard(match, LootLeft)] == loots
