"""Chapter 5, second half: what can be known, what the view shows of it, and worlds that agree with it."""

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, product

import pytest

import tripot
from rulebook import play
from tripot.core.rng import FastRng

from .oracle import the_forty_cards
from .table import PLACES_OF, TYPES, answer, clash, part, play_dungeon, play_floor, play_game, table, types

GAME = tripot.game("tschak")
NOTHING = ("artefact",)  # there is one in every hand


def known(match: tripot.Match, viewer: int | None, place: int) -> tuple[str, ...]:
    return match.view(viewer).places[place].known


def hand(match: tripot.Match, place: int) -> tuple[str, ...]:
    return tuple(part(match, place, "hand").split())


def viewers(match: tripot.Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


# ---- hands that have been played ------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-5.2")
def test_with_four_players_everybody_knows_all_hands_after_the_first_dungeon():
    match = play_dungeon(tripot.Match("tschak", seats=4, seed=1))
    for viewer, place in product(viewers(match), range(4)):
        assert known(match, viewer, place) == hand(match, place)


@pytest.mark.rule("TSC-5.2")
def test_with_three_players_everybody_knows_the_boards_hand_after_the_first_dungeon():
    match = tripot.Match("tschak", seats=3, seed=1)
    boards = hand(match, 3)
    play_dungeon(match)
    assert hand(match, 0) == boards
    for viewer, place in product(viewers(match), range(4)):
        assert known(match, viewer, place) == hand(match, place)


@pytest.mark.rule("TSC-5.2")
def test_with_two_players_each_knows_the_opponents_hand_in_the_second_dungeon():
    match = play_dungeon(tripot.Match("tschak", seats=2, seed=1))
    for viewer, place in product((0, 1), range(4)):
        assert known(match, viewer, place) == hand(match, place)


@pytest.mark.rule("TSC-5.2")
def test_with_two_players_a_spectator_lacks_two_hands_in_the_second_dungeon():
    match = play_dungeon(tripot.Match("tschak", seats=2, seed=1))
    assert [known(match, None, place) for place in (0, 2)] == [NOTHING, NOTHING]
    assert [known(match, None, place) for place in (1, 3)] == [hand(match, 1), hand(match, 3)]


@pytest.mark.rule("TSC-5.2")
def test_with_two_players_a_spectator_knows_all_hands_from_the_third_dungeon_on():
    match = play_dungeon(play_dungeon(tripot.Match("tschak", seats=2, seed=1)))
    assert [known(match, None, place) for place in range(4)] == [hand(match, place) for place in range(4)]


@pytest.mark.rule("TSC-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_that_is_known_stays_known_while_it_is_played(seats):
    match = play_dungeon(tripot.Match("tschak", seats=seats, seed=2))
    for _ in range(2):
        play_floor(match)
        for viewer, place in product(range(seats), range(4)):
            assert known(match, viewer, place) == hand(match, place)


@pytest.mark.rule("TSC-5.2", "TSC-3.2")
def test_what_has_been_played_is_public():
    match = clash("sorcerer-2 warrior-1 dwarf-1", "sorcerer-5 warrior-6 dwarf-4")
    for viewer in viewers(match):
        shown = match.view(viewer).places
        assert [set(shown[place].spent) for place in (0, 2)] == [
            {"sorcerer-2", "warrior-1", "dwarf-1"},
            {"sorcerer-5", "warrior-6", "dwarf-4"},
        ]


# ---- elimination inside the first dungeon ---------------------------------------------------------------------------


@pytest.mark.rule("TSC-5.2")
def test_a_player_whose_artefact_is_played_has_none_left():
    match = clash("artefact warrior-1 dwarf-1", "sorcerer-5 warrior-6 dwarf-4", "sorcerer-4 warrior-5 dwarf-3")
    assert [known(match, 1, place) for place in (0, 2, 3)] == [(), NOTHING, NOTHING]


def third_floor_of_four(*hands: str) -> tripot.Match:
    """The third floor of the first dungeon: seat 0 holds and has spent no chameleon, the others hold these cards."""
    own = {
        "hand": "sorcerer-2 warrior-1 dwarf-1 artefact",
        "spent": "sorcerer-3 sorcerer-4 warrior-2 warrior-3 dwarf-2 dwarf-3",
    }
    return table(4, own, *[{"hand": hand} for hand in hands], floor=3)


@pytest.mark.rule("TSC-5.2")
def test_where_only_chameleons_are_left_everybody_knows_who_holds_them():
    match = third_floor_of_four(
        "chameleon chameleon warrior-4 dwarf-4",
        "chameleon warrior-5 warrior-5-axe dwarf-3-axe",
        "chameleon warrior-6 dwarf-1-axe dwarf-4-axe",
    )
    assert [known(match, 0, place) for place in (1, 2, 3)] == [
        ("chameleon", "chameleon"),
        ("chameleon",),
        ("chameleon",),
    ]


@pytest.mark.rule("TSC-5.2")
def test_of_chameleons_as_many_are_certain_as_fit_nowhere_else():
    match = third_floor_of_four(
        "chameleon chameleon warrior-4 dwarf-4",
        "chameleon warrior-5 dwarf-3-axe artefact",
        "sorcerer-5 warrior-6 dwarf-1-axe artefact",
    )
    # Four sorcerers are unseen, three of them chameleons: seats 2 and 3 have room for two.
    assert [known(match, 0, place) for place in (1, 2, 3)] == [("chameleon",), NOTHING, NOTHING]


def late_in_the_first_dungeon() -> tripot.Match:
    """The third floor for three; no chameleon has been seen, and everybody has one card of each type."""
    own = {
        "hand": "sorcerer-2-staff warrior-1 dwarf-1 artefact",
        "spent": "sorcerer-2 sorcerer-3 warrior-2 warrior-3 dwarf-2 dwarf-3",
    }
    second = {
        "hand": "chameleon warrior-4 dwarf-4 artefact",
        "spent": "sorcerer-3-staff sorcerer-4 warrior-5 warrior-6 dwarf-1-axe dwarf-2-axe",
    }
    third = {
        "hand": "chameleon warrior-1-axe dwarf-4-axe artefact",
        "spent": "sorcerer-4-staff sorcerer-5 warrior-3-axe warrior-4-axe dwarf-3-axe dwarf-1-weapon",
    }
    return table(3, own, second, third, floor=3)


@pytest.mark.rule("TSC-5.2")
def test_a_board_must_hold_the_chameleons_that_the_players_have_no_room_for():
    match = late_in_the_first_dungeon()
    assert known(match, 0, 3) == ("chameleon", "chameleon", "artefact")
    assert [known(match, 0, place) for place in (1, 2)] == [NOTHING, NOTHING]
    assert known(match, None, 3) == ("chameleon", "artefact")  # who does not see seat 0's hand knows less


@pytest.mark.long
@pytest.mark.rule("TSC-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_is_what_all_possible_worlds_agree_on(seats):
    for seed in range(12):
        match = tripot.Match("tschak", seats=seats, seed=seed)
        rng = random.Random(seed)
        while match.view(None).dungeon == 1:
            viewer = rng.choice(viewers(match))
            for place in range(4):
                if place != own_place(match, viewer):
                    assert Counter(known(match, viewer, place)) == agreed(match, viewer, place)
            answer(match, rng)


def own_place(match: tripot.Match, viewer: int | None) -> int | None:
    return None if viewer is None else PLACES_OF[match.seats][viewer]


def agreed(match: tripot.Match, viewer: int | None, place: int) -> Counter:
    """What a hand of the first dungeon holds in every deal of the cards that the viewer has not seen."""
    certain: Counter = Counter()
    held = types(hand(match, place))
    for kind, unseen in unseen_cards(match, viewer).items():
        deals = [Counter(cards) for cards in combinations(unseen, held[kind])]
        certain += Counter({key: min(deal[key] for deal in deals) for key in unseen})
    return certain


def unseen_cards(match: tripot.Match, viewer: int | None) -> dict[str, list[str]]:
    """By type, the cards that lie in no team, are not spent and not in the viewer's hand."""
    left = Counter(card.name for card in the_forty_cards())
    for place in range(4):
        for zone in ("hand", "team", "spent") if place == own_place(match, viewer) else ("team", "spent"):
            left -= Counter(part(match, place, zone).split())
    unseen: dict[str, list[str]] = {}
    for key in left.elements():
        unseen.setdefault(TYPES[key], []).append(key)
    return unseen


# ---- for people who want to remember by themselves ------------------------------------------------------------------


@pytest.fixture
def forgetful() -> tripot.Match:
    """A table in the middle of its second dungeon that shows nothing one could remember."""
    match = tripot.Match("tschak", seats=3, seed=3, options={"memory": "hidden"})
    return play_floor(play_dungeon(match))


@pytest.mark.rule("TSC-5.2")
def test_what_can_be_known_is_shown_unless_the_table_wants_it_hidden():
    assert tripot.Match("tschak", seats=3).options == {"memory": "shown"}


@pytest.mark.rule("TSC-5.2")
def test_with_memory_hidden_nothing_is_shown_of_the_others_hands_and_piles(forgetful):
    for viewer in viewers(forgetful):
        for place in forgetful.view(viewer).places:
            if place.place != own_place(forgetful, viewer):
                assert (place.known, place.spent, place.monsters, place.treasures) == ((), (), (), ())
                assert place.score is None


@pytest.mark.rule("TSC-5.2")
def test_with_memory_hidden_one_still_counts_the_cards_of_the_others(forgetful):
    for place in forgetful.view(None).places:
        assert place.hand_size == len(hand(forgetful, place.place))
        assert place.monster_count == len(part(forgetful, place.place, "monsters").split())
        assert place.treasure_count == len(part(forgetful, place.place, "treasures").split())
    assert sum(place.monster_count for place in forgetful.view(None).places) == 4


@pytest.mark.rule("TSC-5.2")
def test_with_memory_hidden_one_still_sees_all_ones_own_cards(forgetful):
    own = forgetful.view(1).places[1]
    assert own.known == hand(forgetful, 1)
    assert own.spent == tuple(part(forgetful, 1, "spent").split())
    assert own.monsters == tuple(part(forgetful, 1, "monsters").split())
    assert own.treasures == tuple(part(forgetful, 1, "treasures").split())
    assert own.score is not None


@pytest.mark.rule("TSC-5.2")
def test_with_memory_hidden_the_teams_still_lie_open(forgetful):
    answer(forgetful, random.Random(0))
    assert [len(place.team) for place in forgetful.view(0).places] == [1, 1, 1, 0]


@pytest.mark.rule("TSC-5.2")
def test_with_memory_hidden_all_is_shown_once_the_game_is_over():
    hidden = play_game(tripot.Match("tschak", seats=3, seed=3, options={"memory": "hidden"}))
    shown = play_game(tripot.Match("tschak", seats=3, seed=3))
    assert hidden.view(None) == shown.view(None)
    assert [place.score for place in shown.view(None).places[:3]] == list(shown.outcome.scores)


@pytest.mark.rule("TSC-5.2")
def test_a_bot_knows_a_played_hand_even_with_memory_hidden(forgetful):
    world = forgetful.state.copy()
    world.determinise(0, FastRng(5))
    assert GAME.write(world) == GAME.write(forgetful.state)


# ---- worlds that agree with what a seat knows -----------------------------------------------------------------------


@pytest.mark.rule("TSC-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guessed_world_looks_the_same_to_the_one_who_guesses(seats):
    match = tripot.Match("tschak", seats=seats, seed=6)
    rng = random.Random(6)
    while match.waiting:
        for viewer in viewers(match):
            world = guess(match, viewer, rng.randrange(1000))
            assert GAME.view(world, viewer) == match.view(viewer)
        answer(match, rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guessed_world_keeps_open_hands_piles_sizes_and_types(seats):
    match = tripot.Match("tschak", seats=seats, seed=7)
    rng = random.Random(7)
    while match.view(None).dungeon < 3:
        world = GAME.write(guess(match, 0, rng.randrange(1000)))
        real = match.position()
        for place in range(4):
            guessed, there = world["places"][place], real["places"][place]
            assert types(guessed["hand"]) == types(there["hand"])
            if place == 0 or known(match, 0, place) == hand(match, place):
                assert guessed == there
            assert guessed | {"hand": []} == there | {"hand": []}
        assert {key: world[key] for key in world if key != "places"} == {
            key: real[key] for key in world if key != "places"
        }
        answer(match, rng)


def guess(match: tripot.Match, viewer: int | None, seed: int):
    """A world that the viewer thinks possible; its cards add up."""
    world = match.state.copy()
    world.determinise(-1 if viewer is None else viewer, FastRng(seed))
    world.check()
    return world


@pytest.mark.parametrize("viewer", [0, None])
def test_a_guessed_world_differs_where_nothing_is_known(viewer):
    match = tripot.Match("tschak", seats=2, seed=8)
    guesses = [GAME.write(guess(match, viewer, seed))["places"] for seed in range(20)]
    hidden = [place for place in range(4) if place != own_place(match, viewer)]
    for place in hidden:
        assert len({tuple(places[place]["hand"]) for places in guesses}) > 15


def test_answers_of_others_are_taken_back_and_ones_own_is_kept():
    match = tripot.Match("tschak", seats=3, seed=9)
    play(match, *[f"{seat}: {match.legal(seat)[0]}" for seat in (0, 1)])
    world = guess(match, 0, 1)
    assert GAME.view(world, 0) == replace(match.view(0), waiting=(1, 2), answered=(0,))
    assert (GAME.view(world, 1).answer, "answer" in GAME.write(world)["places"][1]) == (None, False)
    assert GAME.view(guess(match, None, 1), None) == replace(match.view(None), waiting=(0, 1, 2), answered=())


def test_a_spectator_of_two_players_guesses_the_two_hidden_hands_of_the_second_dungeon():
    match = play_dungeon(tripot.Match("tschak", seats=2, seed=1))
    guesses = [GAME.write(guess(match, None, seed))["places"] for seed in range(20)]
    for place in (0, 2):
        assert len({tuple(places[place]["hand"]) for places in guesses}) > 10
    for place in (1, 3):
        assert {tuple(places[place]["hand"]) for places in guesses} == {hand(match, place)}


@pytest.mark.long
def test_every_possible_world_comes_up_as_often_as_it_should():
    """The third floor of the first dungeon, three seats: seat 0 cannot tell 1,200 worlds apart.

    Five sorcerers are unseen, four of them chameleons, five warriors and five dwarves: one of each is with either
    opponent, three are with the board.  A chi-square test with 1,199 degrees of freedom, seven deviations wide.
    """
    match = late_in_the_first_dungeon()
    expected = possible_worlds(match)
    assert len(expected) == 3 * 20 * 20
    assert sum(expected.values()) == pytest.approx(1)

    guesses = 20_000
    rng = FastRng(2024)
    seen: Counter = Counter()
    world = match.state.copy()
    for _ in range(guesses):
        world.assign(match.state)
        world.determinise(0, rng)
        seen[tuple(int(world.places[place].hand) for place in (1, 2))] += 1
    assert seen.keys() <= expected.keys()
    chi_square = sum((seen[w] - guesses * share) ** 2 / (guesses * share) for w, share in expected.items())
    freedom = len(expected) - 1
    assert abs(chi_square - freedom) < 7 * (2 * freedom) ** 0.5


def possible_worlds(match: tripot.Match) -> dict[tuple[int, int], float]:
    """The hands that seats 1 and 2 may hold, with the share of all deals of the unseen cards in which they do."""
    unseen = unseen_cards(match, 0)
    pairs = {kind: [(a, b) for a in range(5) for b in range(5) if a != b] for kind in ("sorcerer", "warrior", "dwarf")}
    worlds: Counter = Counter()
    for deal in product(*pairs.values()):
        first = [unseen[kind][pair[0]] for kind, pair in zip(pairs, deal, strict=True)]
        second = [unseen[kind][pair[1]] for kind, pair in zip(pairs, deal, strict=True)]
        codes = [GAME.parse(" ".join(["field", *cards])).code for cards in (first, second)]
        worlds[codes[0], codes[1]] += 1
    artefact = GAME.parse("field artefact").code
    number = sum(worlds.values())
    return {(a + artefact, b + artefact): deals / number for (a, b), deals in worlds.items()}
