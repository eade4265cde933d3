"""Positions of Tschak!: written, read back, filled in and refused."""

import random
from collections import Counter

import pytest
from mypy_extensions import i64

import tripot
from rulebook import play
from tripot.core.errors import BadPosition, BrokenState, CardCount
from tripot.core.events import Journal
from tripot.core.packed import vec
from tripot.core.playing import play_out
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS

from .oracle import ALL_MONSTERS, the_forty_cards
from .table import answer, part, play_dungeon, play_game, table, types

GAME = tripot.game("tschak")
HANDS = ["sorcerer-2 warrior-1 dwarf-1 artefact", "sorcerer-5 warrior-6 dwarf-4 artefact"]
TWELVE = ALL_MONSTERS[:12]


def viewers(match: tripot.Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


# ---- written and read back ------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("memory", ["shown", "hidden"])
def test_every_position_of_a_game_can_be_read_back(seats, memory):
    match = tripot.Match("tschak", seats=seats, seed=4, options={"memory": memory})
    rng = random.Random(4)
    while True:
        again = tripot.Match.from_position(match.position())
        again.state.check()
        assert again.position() == match.position()
        assert [again.view(viewer) for viewer in viewers(match)] == [match.view(viewer) for viewer in viewers(match)]
        if not match.waiting:
            break
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice(match.legal(seat)))
    assert again.outcome == match.outcome


def test_a_game_goes_on_from_a_position_as_it_would_have():
    match = play_dungeon(tripot.Match("tschak", seats=3, seed=5))
    again = tripot.Match.from_position(match.position())
    for game in (match, again):
        for _ in range(6):
            answer(game, random.Random(5))
    assert part(match, 0, "monsters") == part(again, 0, "monsters")
    assert [part(match, place, "hand") for place in range(4)] == [part(again, place, "hand") for place in range(4)]


def test_a_position_names_every_zone():
    match = play(table(2, *[{"hand": hand} for hand in HANDS], floor=3), "0: field sorcerer-2 warrior-1 dwarf-1")
    document = match.position()
    assert document.keys() == {
        *("game", "rules", "seats", "options", "phase", "waiting", "dungeon", "floor"),
        *("monsters", "treasures", "monster_deck", "treasure_deck", "places"),
    }
    zones = {"hand", "team", "spent", "gold", "monsters", "treasures"}
    assert [place.keys() for place in document["places"]] == [zones | {"answer"}, zones, zones, zones]
    assert document["places"][0]["answer"] == ["sorcerer-2", "warrior-1", "dwarf-1"]


def test_an_answer_that_lies_face_down_is_read_back():
    match = table(2, {"hand": HANDS[0], "answer": "sorcerer-2 warrior-1 artefact"}, {"hand": HANDS[1]}, floor=3)
    assert (match.waiting, match.answered) == ((1,), (0,))
    assert match.view(0).answer == ("sorcerer-2", "warrior-1", "artefact")
    play(match, "1: field sorcerer-5 warrior-6 dwarf-4")
    assert match.view(None).dungeon == 2


# ---- filled in ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_what_a_position_leaves_out_is_filled_in(seats, floor):
    for seed in range(10):
        match = table(seats, dungeon=2, floor=floor, seed=seed)
        match.state.check()
        players = [place for place in match.view(None).places if place.seat is not None]
        assert [len(place.spent) for place in players] == [3 * (floor - 1)] * seats
        assert all(max(types(place.spent).values(), default=0) <= floor - 1 for place in players)
        assert [floor.floor for floor in match.view(None).floors] == [1, 2, 3][floor - 1 :]
        play_game(match, seed)
        assert match.outcome is not None


def test_what_is_filled_in_depends_on_the_seed():
    first, again, other = (table(3, seed=seed).position() for seed in (1, 1, 2))
    assert first == again
    assert first["places"] != other["places"]


def test_a_hand_that_is_given_in_part_is_filled_up():
    match = table(3, {"hand": "chameleon artefact"}, {}, {"hand": "dwarf-1 dwarf-2"}, floor=2)
    assert len(part(match, 0, "hand").split()) == 7
    assert set(part(match, 0, "hand").split()) > {"chameleon", "artefact"}
    assert set(part(match, 2, "hand").split()) > {"dwarf-1", "dwarf-2"}


def test_what_is_not_in_a_whole_hand_was_spent():
    match = table(2, *[{"hand": hand} for hand in HANDS], floor=3)
    assert part(match, 0, "hand") == HANDS[0]
    assert types(part(match, 0, "spent")) == {"sorcerer": 2, "warrior": 2, "dwarf": 2}


def test_what_lies_nowhere_else_is_in_the_deck():
    match = table(2, {"monsters": "dragon"}, monsters="golem ghoul skeleton", dungeon=2)
    deck = Counter(match.position()["monster_deck"])
    assert deck == Counter(ALL_MONSTERS) - Counter(["dragon", "golem", "ghoul", "skeleton"])


def test_a_whole_deal_may_be_given():
    cards = {kind: [card.name for card in the_forty_cards() if card.type == kind] for kind in ("sorcerer", "warrior")}
    hands = [" ".join(cards["sorcerer"][i::4] + cards["warrior"][i::4]) for i in range(4)]
    match = table(4, *[{"hand": hand} for hand in hands])
    assert [set(hand.split()) <= set(part(match, i, "hand").split()) for i, hand in enumerate(hands)] == [True] * 4


def test_a_game_that_is_over_has_its_hands_whole_and_known():
    match = table(3, {"gold": 4}, phase="over")
    assert (match.waiting, match.outcome.scores) == ((), (4, 0, 0))
    assert [(place.hand_size, len(place.known)) for place in match.view(None).places] == [(10, 10)] * 4


# ---- refused --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({"phase": "looting"}, "phase"),
        ({"dungeon": 0}, "dungeon"),
        ({"dungeon": 5}, "dungeon"),
        ({"floor": 4}, "floor"),
        ({"phase": "over", "dungeon": 3}, "dungeon"),
        ({"phase": "over", "floor": 2}, "floor"),
        ({"waiting": [0]}, "waiting"),
        ({"waiting": [0, 2]}, "waiting"),
        ({"phase": "over", "waiting": [0]}, "waiting"),
        ({"monsters": "golem"}, "monsters"),
        ({"floor": 2, "treasures": "ring ring ring"}, "treasures"),
        ({"monsters": "ring golem golem"}, "monsters"),
        ({"secret": 1}, "secret"),
    ],
)
def test_a_table_that_cannot_be_is_refused(parts, path):
    with pytest.raises(BadPosition) as refused:
        table(2, **parts)
    assert refused.value.details["path"] == path


@pytest.mark.parametrize(
    ("parts", "player", "zone"),
    [
        ({}, {"gold": 25}, "gold"),
        ({}, {"gold": -1}, "gold"),
        ({}, {"cards": "artefact"}, "cards"),
        ({}, {"hand": "goblin"}, "hand"),
        ({}, {"hand": "sorcerer-2 sorcerer-3 sorcerer-4 chameleon"}, "hand"),  # four of a type
        ({}, {"hand": "artefact artefact"}, "hand"),
        ({}, {"team": "sorcerer-2 sorcerer-3"}, "team"),
        ({}, {"team": "chameleon sorcerer-3"}, "team"),
        ({}, {"spent": "sorcerer-2 warrior-1 dwarf-1"}, "spent"),
        ({"floor": 2}, {"spent": "warrior-1 dwarf-1 dwarf-2"}, "spent"),  # no team of three types
        ({"floor": 2}, {"spent": "sorcerer-2 warrior-1 dwarf-1 artefact"}, "spent"),
        ({"floor": 2}, {"hand": "sorcerer-2 sorcerer-3 sorcerer-4 warrior-1 warrior-2 warrior-3 dwarf-1"}, "spent"),
        ({"floor": 3}, {"hand": "dwarf-1 dwarf-2 dwarf-3 artefact"}, "spent"),
        ({"floor": 3}, {"hand": "sorcerer-2 warrior-1 dwarf-1 dwarf-2 artefact"}, "spent"),
        ({"phase": "over"}, {"team": "artefact"}, "team"),
        ({"phase": "over"}, {"spent": "artefact"}, "spent"),
        ({"phase": "over"}, {"hand": "artefact", "answer": "artefact"}, "answer"),
        ({}, {"hand": "warrior-1 dwarf-1", "answer": "warrior-1 dwarf-1"}, "answer"),
        ({}, {"answer": "goblin"}, "answer"),
    ],
)
def test_a_player_that_cannot_be_is_refused(parts, player, zone):
    with pytest.raises(BadPosition) as refused:
        table(2, player, **parts)
    assert refused.value.details["path"] == f"places[0].{zone}"


@pytest.mark.parametrize(
    ("zone", "value"),
    [
        ("gold", 1),
        ("monsters", "dragon"),
        ("treasures", "ring"),
        ("team", "artefact"),
        ("spent", "artefact"),
        ("answer", "artefact"),
    ],
)
def test_a_board_that_plays_or_owns_something_is_refused(zone, value):
    with pytest.raises(BadPosition) as refused:
        table(3, boards=({zone: value, "hand": "artefact" if zone == "answer" else ""},))
    assert refused.value.details["path"] == f"places[3].{zone}"


@pytest.mark.parametrize(
    ("players", "parts", "card"),
    [
        ([{"hand": "dwarf-1"}, {"hand": "dwarf-1"}], {}, "dwarf-1"),
        ([{"hand": "dwarf-1", "team": "dwarf-1"}, {"team": "artefact"}], {}, "dwarf-1"),
        ([{"hand": "chameleon chameleon chameleon"}, {"hand": "chameleon chameleon"}], {}, "chameleon"),
        ([{"monsters": "golem"}], {"monsters": "golem ghoul skeleton"}, "golem"),
        ([{"treasures": "ring ring ring ring ring ring"}, {"treasures": "ring"}], {}, "ring"),
        ([{"treasures": "trophy trophy"}], {}, "trophy"),
        ([], {"monster_deck": ALL_MONSTERS[:7], "monsters": "kraken golem beholder"}, "lizard-man"),  # lies nowhere
        ([], {"monster_deck": ALL_MONSTERS, "monsters": "kraken golem beholder"}, "kraken"),
        ([{"hand": "dwarf-1", "answer": "dwarf-2"}], {}, "dwarf-2"),  # not in the hand
    ],
)
def test_cards_that_do_not_add_up_are_refused(players, parts, card):
    with pytest.raises(CardCount) as refused:
        table(2, *players, **parts)
    assert refused.value.details["card"] == card


@pytest.mark.parametrize(
    ("players", "parts", "path"),
    [
        ([{"monsters": TWELVE[:6]}, {"monsters": TWELVE[6:]}], {"dungeon": 4}, "monster_deck"),
        ([{"monsters": ALL_MONSTERS}], {"phase": "over"}, "monster_deck"),
        ([{"monsters": TWELVE[:3]}], {"dungeon": 1}, "monster_deck"),
        ([{"treasures": ["ring"] * 6}], {"dungeon": 2, "treasures": "chest-2 chest-3 chest-4"}, "treasure_deck"),
    ],
)
def test_a_deck_that_does_not_do_for_the_dungeons_to_come_is_refused(players, parts, path):
    with pytest.raises(BadPosition) as refused:
        table(2, *players, **parts)
    assert refused.value.details["path"] == path


@pytest.mark.parametrize("dungeon", [1, 2, 3, 4])
def test_a_deck_that_just_does_for_the_dungeons_to_come_is_enough(dungeon):
    match = table(2, {"monsters": ALL_MONSTERS[: 3 * dungeon - 3]}, dungeon=dungeon)
    assert len(match.position()["monster_deck"]) == 14 - 3 * dungeon
    assert len(play_game(match).position()["monster_deck"]) == 2


def test_teams_of_different_sizes_are_refused():
    with pytest.raises(BadPosition) as refused:
        table(2, {"team": "artefact"}, {"team": "warrior-1 dwarf-1"})
    assert refused.value.details["path"] == "places"


@pytest.mark.parametrize(
    ("floor", "team"), [(1, "sorcerer-{} warrior-{} dwarf-{}"), (2, "sorcerer-{} warrior-{}"), (3, "sorcerer-{}")]
)
def test_teams_that_leave_no_room_for_a_choice_are_refused(floor, team):
    with pytest.raises(BadPosition) as refused:
        table(2, {"team": team.format(2, 2, 2)}, {"team": team.format(3, 3, 3)}, floor=floor)
    assert refused.value.details["path"] == "places"


def test_a_position_in_which_all_have_answered_is_refused():
    players = [{"hand": hand, "answer": hand.replace(" artefact", "")} for hand in HANDS]
    with pytest.raises(BadPosition) as refused:
        table(2, *players, floor=3)
    assert refused.value.details["path"] == "waiting"


# ---- a state that checks itself -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: setattr(state.places[1], "hand", state.places[0].hand),
        lambda state: setattr(state.places[1], "hand", 0),
        lambda state: setattr(state, "monster_deck", state.monster_deck - 1),
        lambda state: setattr(state, "treasure_deck", 0),
        lambda state: setattr(state.places[2], "monsters", 1),
        lambda state: setattr(state, "waiting", 0),
    ],
)
def test_a_state_whose_cards_do_not_add_up_complains(spoil):
    state = tripot.Match("tschak", seats=3, seed=1).state.copy()
    state.check()
    spoil(state)
    with pytest.raises(BrokenState):
        state.check()


def test_a_copy_is_independent():
    match = tripot.Match("tschak", seats=3, seed=2)
    before = match.position()
    copy = match.state.copy()
    for seat in range(3):
        copy.apply(seat, copy.legal_actions(seat)[0], match.rng)
    assert match.position() == before
    assert GAME.write(copy) != GAME.write(match.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_nobody_listens_to_goes_the_same_way(seats):
    told, untold = (GAME.blank(seats, {"memory": "shown"}) for _ in range(2))
    told.journal = Journal()
    for state in (told, untold):
        rng = FastRng(3)
        state.set_up(rng)
        play_out(state, rng, vec[i64]([0] * MAX_ACTIONS))
    assert len(told.journal.entries) > 100
    assert GAME.write(told) == GAME.write(untold)
